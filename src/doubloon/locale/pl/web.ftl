### The browser table: what every page and every game share.

web-page-lost = Nie udało się pobrać tej strony.
web-lost = Poza mapą
web-lost-page = Takiej strony tu nie ma.
web-again = Spróbuj ponownie
web-home = Do strony startowej
web-close = Zamknij
web-line-lost = Połączenie z serwerem zerwane. Nic nie przepadło; samo wróci.
web-read-rule = Zasada { $rule }
web-sit = Usiądź tutaj
web-choices = Co możesz zrobić
web-why-not = { $what }: czemu nie?
web-all-choices = Wszystkie możliwości: { $count }
web-fewer-choices = Mniej
web-waiting-for = Zastanawia się { $name }.
web-doubloon = Doubloon
web-no = Nie
web-days = { $count ->
    [one] 1 dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dni
}
web-clock = Pozostały czas: { $time }

## The line above the table

web-mode-chapter = { $mode }, rozdział { $chapter }
web-turn = Tura { $count }
web-round = Runda { $count }
web-setting-out = Przygotowanie
web-your-turn = Twoja kolej
web-turn-of = Teraz gra: { $name }
web-watching = oglądasz
web-offline = brak połączenia
web-call = { $name }, twoja kolej!
web-turn-elsewhere = Przy innym stole jest twoja kolej.

## Choosing

web-choices-count = { $count ->
    [one] Jest jedna możliwość.
    [few] Są { $count } możliwości.
    [many] Jest { $count } możliwości.
   *[other] Jest { $count } możliwości.
}
web-bot-plays = Gra za ciebie bot.
web-undo = Cofnij
web-undo-asking = Prosisz o cofnięcie; pozostali muszą się zgodzić.
web-undo-asked = { $name } chce cofnąć ostatni wybór.
web-undo-agree = Zgoda
web-undo-refuse = Nie, gramy dalej
web-hint = Podpowiedź: co zrobiłby dobry bot?
web-odds = Szanse
web-odds-none = { $name } nic nie ryzykuje: następna karta nie daje wpadki.
web-odds-some = { $cards ->
    [one] { $name } ryzykuje: z jednej możliwej karty
    [few] { $name } ryzykuje: z { $cards } możliwych kart
    [many] { $name } ryzykuje: z { $cards } możliwych kart
   *[other] { $name } ryzykuje: z { $cards } możliwych kart
} { $fatal ->
    [one] jedna daje wpadkę
    [few] { $fatal } dają wpadkę
    [many] { $fatal } daje wpadkę
   *[other] { $fatal } daje wpadkę
}.
web-odds-mixed = { $name } ryzykuje: następna karta daje wpadkę z szansą { $percent } %.
web-odds-choices = Czego możesz teraz spróbować
web-odds-unseen = { $pile }, jeszcze niewidziane: { $count }
web-odds-how = Policzone z tego, co wie twoje miejsce: wszystko, czego jeszcze nie widać, jest równie prawdopodobne.
web-pass-always = Zawsze pasuj w takich chwilach
web-pass-ask = Znów pytaj mnie za każdym razem

## Beside the table

web-beside = Przebieg, rozmowa, ludzie, menu
web-tab-story = Przebieg
web-tab-talk = Rozmowa
web-tab-people = Ludzie
web-tab-menu = Menu
web-story = Co się działo do tej pory
web-story-empty = Jeszcze nic się nie wydarzyło.
web-taken-back = Cofnięte:
web-earlier = Co było wcześniej
web-voice = Co się dzieje przy stole
web-talk-empty = Nikt jeszcze nic nie powiedział.
web-talk-say = Powiedz coś do stołu
web-talk-send = Powiedz
web-fact-sat = { $name } siada do stołu.
web-fact-stood = { $seat } oddaje miejsce; dalej gra bot.
web-fact-away = { $why ->
    [left] { $seat } odchodzi od stołu; dalej gra bot.
    [clock] { $seat } nie ma już czasu; dalej gra bot.
   *[away] { $seat } ma przerwę; dalej gra bot.
}
web-fact-returned = { $seat } wraca do gry.
web-fact-wants-back = { $seat } chce cofnąć wybór.
web-fact-answered = { $yes ->
    [true] { $seat } się zgadza.
   *[other] { $seat } się nie zgadza.
}
web-fact-said = { $seat }: { $text }
web-fact-voted = { $seat } głosuje, by zamiast tej osoby grał bot: { $rival }.
web-fact-again = { $seat } chce zagrać jeszcze raz.
web-person-you = ty
web-person-person = przy stole
web-person-bot = bot: { $name }
web-person-away = przerwa; gra bot
web-person-asked = wybiera
web-person-look = Przejmij ekran
web-person-leave = Odejdź
web-person-back = Wróć
web-person-mute = Wycisz
web-person-unmute = Słuchaj znowu
web-person-vote = Zastąp
web-spectator = Oglądasz. Widzisz to, co wolno widzieć wszystkim.
web-leave-title = Odejść od stołu?
web-leave-text = Bot gra za ciebie dalej. Póki gra trwa, możesz w każdej chwili wrócić.
web-stay = Zostań
web-vote-title = Zastąpić botem: { $name }?
web-vote-text = Bot przejmie to miejsce na stałe, jeśli zechce tego ponad połowa pozostałych.
web-vote-yes = Głosuj za

## How one likes it

web-pace-calm = Spokojnie
web-pace-brisk = Żwawo
web-pace-instant = Od razu
web-theme-system = Jak urządzenie
web-theme-dark = Noc
web-theme-light = Dzień
web-read-table = Odczytaj stół
web-rules = Zasady
web-cards = Karty
web-keys = Klawisze
web-key-choose = zagraj możliwość o tym numerze
web-key-walk = przejdź po wszystkim, czego można dotknąć
web-key-zoom = obejrzyj kartę z bliska
web-key-undo = cofnij
web-key-hint = podpowiedź
web-key-odds = szanse następnej karty
web-key-read = stół słowami
web-key-talk = rozmowa
web-key-keys = ta strona
web-curtain = Przekaż ekran: { $name }
web-curtain-text = Za tę kurtynę może zajrzeć tylko { $name }.
web-curtain-open = To ja, { $name }

## The end

web-end-winner = Wygrywa { $names }!
web-end-winners = Razem wygrywają: { $names }!
web-end-nobody = Załoga przegrała.
web-end-show = Pokaż zakończenie
web-end-standing = Wyniki
web-end-rematch = Zagraj jeszcze raz
web-end-chapter = Następny rozdział
web-end-campaign = Kampania
web-end-followed = Do następnej gry
web-end-waiting = Czekamy, aż pozostali też zechcą zagrać jeszcze raz.
web-end-race = Wyścig
web-end-race-is = Wyścig w czasie; na końcu: { $list }
web-end-figures = W liczbach
web-figure-turns = Tury
web-figure-turned = Odkryte karty
web-figure-busts = Wpadki
web-figure-traded = Handel ze statkami
web-figure-earned = Zarobione monety
web-figure-hired = Zrekrutowane postacie
web-figure-expeditions = Ekspedycje
web-figure-claimed = Kontrakty
web-figure-tasks = Zadania
web-figure-moves = Przeniesieni piraci
web-figure-boardings = Abordaże
web-figure-plunder = Dukaty ze statków
web-figure-loot = Zdobyte łupy
web-figure-wages = Wypłacony żołd
web-figure-mutinies = Bunty
web-figure-ports = Odwiedzone porty
web-figure-sold = Sprzedane towary
web-figure-sales = Złoto z towarów
web-figure-raids = Złupieni kupcy
web-figure-battles = Rozpoczęte bitwy
web-figure-missions = Wykonane misje
web-figure-rumours = Prawdziwe plotki
web-figure-deaths = Straceni kapitanowie
web-fair = Uczciwe rozdanie
web-fair-promise = Zanim ktokolwiek usiadł do stołu, serwer zobowiązał się do swojego sekretu tym odciskiem:
web-fair-text = Serwer wylosował sekret i ogłosił jego odcisk, zanim ktokolwiek usiadł do stołu; każdy dołożył własną cząstkę. Z jednego i drugiego wynika wszystko, co mówi los, więc nikt nie mógł nim sterować. Ta strona sprawdza, czy sekret pasuje do odcisku, i przelicza od nowa każdą liczbę, którą podał los. Która karta lub kość kryje się za liczbą, tego dowiaduje się od serwera: aby sprawdzić i to, pobierz grę z powtórki i uruchom { $command }.
web-fair-commitment = Odcisk ogłoszony przed grą
web-fair-secret = Sekret ujawniony po grze
web-fair-check = Sprawdź odcisk i każdą liczbę
web-fair-good = Sekret pasuje do odcisku. { $count ->
    [one] Sprawdzono jedną liczbę: wynika z sekretu i cząstek.
    [few] Sprawdzono { $count } liczby: wszystkie wynikają z sekretu i cząstek.
    [many] Sprawdzono { $count } liczb: wszystkie wynikają z sekretu i cząstek.
   *[other] Sprawdzono { $count } liczb: wszystkie wynikają z sekretu i cząstek.
}
web-fair-bad = To rozdanie nie wynika ze swojego sekretu: coś zostało zmienione.
web-fair-lost = Nie udało się pobrać losowań.

## Looking at a game again

web-replay = Powtórka
web-share = Kopiuj adres tej pozycji
web-shared = Adres tej pozycji skopiowany.
web-download = Zapisz grę w pliku
web-position = Pozycja
web-position-of = { $at } z { $last }
web-step-first = Na początek
web-step-back = Krok wstecz
web-step-next = Krok dalej
web-step-last = Na koniec
web-play = Odtwarzaj
web-pause = Pauza
web-speed = Tempo
web-eyes = Czyimi oczami
web-eyes-nobody = Jako widz
web-eyes-of = Oczami: { $name }

# How the pages of docs/rules mark what the house decided, and what follows from other rules.
web-rules-mark-ruling = rozstrzygnięcie
web-rules-mark-derived = wynika

web-analysis = Analiza
web-analysing = Gra jest analizowana, to może potrwać minutę.
web-analysis-all = Cała analiza
web-analysis-draws = Karty, przy których groziła wpadka: { $count }
web-analysis-more = Żeby przyjrzeć się dokładniej, pobierz grę: „doubloon analyse PLIK --report PLIK.html” ma więcej czasu i rysuje wykresy.
web-chance-of = { $name } { $chance } %
web-mistake-jump = { $name }, −{ $loss }: błąd po decyzji { $at }
