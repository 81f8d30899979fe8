### The terminal: the table in a window of text, and the plain line mode.

## Who sits where

tui-kind-human = człowiek
tui-kind-greedy = zręczny bot
tui-kind-random = losowy bot
tui-kind-easy = łatwy bot
tui-kind-medium = średni bot
tui-kind-hard = trudny bot
tui-kind-champion = mistrzowski bot
tui-kind-search = szukający bot
tui-human-1 = Szyper
tui-human-2 = Ania
tui-human-3 = Bartek
tui-human-4 = Celina
tui-human-5 = Darek
tui-bot-1 = Bonny
tui-bot-2 = Morgan
tui-bot-3 = Rackham
tui-bot-4 = Teach
tui-bot-5 = Kidd
refuse-who = Miejsc jest { $seats }, a podanych graczy { $count }.

## Figures

tui-coins = { $count ->
    [one] jedna moneta
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monet
}
tui-repel = { $count ->
    [one] do odparcia: jedna szabla
    [few] do odparcia: { $count } szable
    [many] do odparcia: { $count } szabel
   *[other] do odparcia: { $count } szabel
}
tui-no-repel = nie do odparcia
tui-swords = { $count ->
    [0] bez szabel
    [one] jedna szabla
    [few] { $count } szable
    [many] { $count } szabel
   *[other] { $count } szabel
}

## Port Royal: cards in a few words

tui-colour-yellow = żółty
tui-colour-blue = niebieski
tui-colour-green = zielony
tui-colour-red = czerwony
tui-colour-black = czarny
tui-colour-ares = herbaciany
tui-letter-yellow = Ż
tui-letter-blue = N
tui-letter-green = Z
tui-letter-red = C
tui-letter-black = K
tui-letter-ares = A
tui-does-trader = { $ship }: +1 moneta
tui-does-settler = Dom do ekspedycji
tui-does-captain = Kotwica do ekspedycji
tui-does-priest = Krzyż do ekspedycji
tui-does-jack = Dowolny znak do ekspedycji
tui-does-sailor = Odpiera statki
tui-does-pirate = Odpiera statki
tui-does-mademoiselle = Rekrutujesz o 1 taniej
    .full = Każda postać, którą rekrutujesz, kosztuje cię o 1 monetę mniej
tui-does-jester = 1 moneta za wpadkę lub pusty port
    .full = 1 moneta za każdą wpadkę, a także gdy w cudzym porcie nic już dla ciebie nie zostaje
tui-does-admiral = 2 monety za 5 lub więcej kart
    .full = 2 monety, jeśli w porcie leży 5 lub więcej kart, gdy przychodzi twoja kolej na branie
tui-does-governor = Bierzesz +1 kartę
    .full = W każdym porcie możesz wziąć jedną kartę więcej
tui-does-wholesaler = { $ship }: zostaje jako 1 PZ
tui-does-passenger = Daje tylko PZ
tui-does-gambler = Raz w turze 4 karty naraz
    .full = Raz w turze możesz odkryć 4 karty naraz, a jeśli nie ma wpadki, bierzesz jedną kartę więcej
tui-does-clerk = { $ship }: +1 karta
    .full = Gdy bierzesz statek { $ship }, możesz wziąć jedną kartę więcej
tui-does-gunner = 1 moneta za statek, bez jednego
    .full = Moneta za każdy statek w porcie oprócz jednego, gdy przychodzi twoja kolej na branie
tui-does-vice-admiral = 1 moneta za 3 lub 4 karty
    .full = 1 moneta, jeśli w porcie leżą 3 lub 4 karty, gdy przychodzi twoja kolej na branie
tui-does-scout = Ogląda 3 następne karty
    .full = Raz w swojej turze możesz obejrzeć 3 następne karty stosu, dwie odrzucić i jedną zostawić na wierzchu
tui-does-innkeeper = Korona za 4 postacie; kupuje chleb i rum
    .full = Jeśli w porcie leżą 4 postacie, gdy przychodzi twoja kolej na branie, dostajesz koronę i możesz sprzedać jeden chleb lub rum
tui-does-tybuk = Odpiera statki
tui-does-ares-bonus = { $does }, 1 moneta za statki Ares
tui-does-gift = I moneta dla kogoś innego
tui-does-good = Albo towar: { $good }
tui-cargo-bread = Chleb
tui-cargo-rum = Rum
tui-cargo-herbs = Zioła
tui-cargo-book = Księga
tui-does-tax = Od { $threshold } monet przepada połowa
tui-does-tax-down = Przepada wszystko ponad { $keep }
tui-sign-bread = { $count ->
    [one] chleb
    [few] { $count } chleby
    [many] { $count } chlebów
   *[other] { $count } chlebów
}
tui-sign-settler = { $count ->
    [one] dom
    [few] { $count } domy
    [many] { $count } domów
   *[other] { $count } domów
}
tui-sign-captain = { $count ->
    [one] kotwica
    [few] { $count } kotwice
    [many] { $count } kotwic
   *[other] { $count } kotwic
}
tui-sign-priest = { $count ->
    [one] krzyż
    [few] { $count } krzyże
    [many] { $count } krzyży
   *[other] { $count } krzyży
}
tui-card-person = { $name }: koszt { $cost }, { $influence } PZ. { $does }.
tui-card-fighter = { $name }: koszt { $cost }, { $influence } PZ, { $swords }. { $does }.
tui-card-ship = { $name }, kolor { $colour }: { $coins }; { $swords }.
tui-card-ship-gift = { $name }, kolor { $colour }: { $coins }; { $swords }. { $does }.
tui-card-tax = { $name }: { $does }.
tui-crowns = { $count ->
    [one] jedna korona
    [few] { $count } korony
    [many] { $count } koron
   *[other] { $count } koron
}
tui-card-expedition = { $name }. Potrzeba: { $needs }. Nagroda: { $influence } PZ i { $coins }.

## Port Royal: the table in sentences

tui-harbour = Port:
tui-harbour-empty = Port jest pusty.
tui-knocking = U wejścia do portu:
tui-expeditions = Odkryte ekspedycje:
tui-piles = Kart w stosie: { $pile }, odrzuconych: { $discard }.
tui-odds = { $name } ryzykuje: następna karta daje wpadkę z szansą { $percent }% ({ $fatal } z { $cards }).
tui-odds-mixed = { $name } ryzykuje: następna karta daje wpadkę z szansą { $percent }%.
tui-odds-none = { $name } nic nie ryzykuje: następna karta nie daje wpadki.
tui-knows-top = { $name } zna następną kartę. { $face }
tui-top-known = Następną kartę zna { $name }.
tui-scouted = { $name } ogląda następne karty:
tui-player-free = { $name }: { $coins }, { $influence } PZ, { $swords }. { $display }
tui-player = { $name }: { $coins }, { $influence } z { $goal } PZ, { $swords }. { $display }
tui-display = Ma karty: { $list }.
tui-display-none = Nie ma kart.
tui-count = { $name } ×{ $count }
tui-stored = { $name } (u Hurtownika)

## Port Royal: contracts

tui-contracts = Kontrakty:
tui-contract = { $name }: { $asks }.
tui-asks-luminary = Kapłan i Błazen
tui-asks-bruja = Kapitan i Mademoiselle
tui-asks-maritime-supremacy = Kapitan i Wiceadmirał
tui-asks-new-colony = Osadnik i Kanonier
tui-asks-trade-outpost = Osadnik i Kupiec
tui-asks-trade-master = 2 Handlarzy
tui-asks-thrifty-staff = 4 postacie o koszcie do 3
tui-asks-mercenary = 3 szable
tui-asks-explorer = ekspedycja
tui-asks-frigate-nemesis = weź 3 Fregaty bez monet
tui-asks-galleon-nemesis = weź 2 Galeony bez monet
tui-asks-tax-inspector = zapłać podatek
tui-asks-jinx = strać swój port
tui-asks-speculator = 3 kolory statków w twoim porcie, dwa razy
tui-asks-major-speculator = 4 kolory statków w twoim porcie
tui-asks-pirates-nest = odeprzyj po statku w każdym z 5 kolorów
tui-asks-small-estate = 12 PZ
tui-asks-ransom = zapłać 15 monet
tui-gives-coins = Nagroda: { $coins }.
tui-gives-nothing = Nagroda: bez monet.
tui-done-by = Gotowe: { $names }.
tui-done-nobody = Na razie nikt tego nie ma.
tui-steps = { $name }: krok { $count } z { $of }.
tui-lacking = Brakuje ({ $name }): { $list }.
tui-ready = { $name } ma wszystko, czego trzeba.
tui-time = { $count ->
    [0] To już ostatnia tura
    [one] W stosie czasu została jedna tura
    [few] W stosie czasu zostały { $count } tury
    [many] W stosie czasu zostało { $count } tur
   *[other] W stosie czasu zostało { $count } tur
}, na stosie punktów: { $score }; otwarte kontrakty: { $open } z { $all }.
tui-cubes-free = { $count ->
    [0] Bez wolnych znaczników.
    [one] Jeden wolny znacznik.
    [few] { $count } wolne znaczniki.
    [many] { $count } wolnych znaczników.
   *[other] { $count } wolnych znaczników.
}
tui-kept = Zatrzymane do kontraktu „Gniazdo piratów”: { $list }.
tui-ranks = Stos punktów: { $score }. Rangi: { $list }.
tui-rank = { $name } od { $least }
tui-rank-landlubbers = szczury lądowe
tui-rank-sailors = żeglarze
tui-rank-pirates = piraci
tui-rank-captains = kapitanowie
tui-rank-terror = postrach mórz

## Port Royal: what is lacking

tui-lack-persons = { $count ->
    [one] { $name }
    [few] { $count } × { $name }
    [many] { $count } × { $name }
   *[other] { $count } × { $name }
}
tui-lack-swords = { $count ->
    [one] jedna szabla
    [few] { $count } szable
    [many] { $count } szabel
   *[other] { $count } szabel
}
tui-lack-influence = { $count } PZ
tui-lack-expeditions = ekspedycja
tui-lack-cheap = { $count ->
    [one] jedna taka postać
    [few] { $count } takie postacie
    [many] { $count } takich postaci
   *[other] { $count } takich postaci
}
tui-lack-goods = { $count ->
    [one] { $name }
    [few] { $count } × { $name }
    [many] { $count } × { $name }
   *[other] { $count } × { $name }
}
tui-lack-ares = { $count ->
    [one] zachowany statek Ares
    [few] { $count } zachowane statki Ares
    [many] { $count } zachowanych statków Ares
   *[other] { $count } zachowanych statków Ares
}
tui-lack-colour = { $name }
tui-lack-cube = znacznik
tui-lack-moment = właściwa chwila

## Port Royal: The Adventure Begins

tui-good = { $good }
tui-tasks = Zadania:
tui-task = Zadanie { $code }, { $name }: { $asks }
tui-gives-task = Nagroda: { $crowns }, a dla pierwszej osoby { $coins }.
tui-gives-crowns = Nagroda: { $crowns }.
tui-gives-first = Nagroda dla pierwszej osoby: { $coins }.
tui-chapter = Rozdział { $chapter }, { $name }, { tui-month }.
tui-open-book = Otwarte morze, { tui-month }.
tui-event = Wydarzenie: { $name }. { $text }
tui-event-none = Jeszcze bez wydarzeń.
tui-calendar = W tym miesiącu jeszcze przed nami: { $list }.
tui-calendar-unknown = { $count ->
    [one] jedno nieznane wydarzenie
    [few] { $count } nieznane wydarzenia
    [many] { $count } nieznanych wydarzeń
   *[other] { $count } nieznanych wydarzeń
}
tui-goal = Do wygranej: wszystkie zadania wykonane ({ $done } z { $tasks }), znaczniki na zadaniach: { $cubes } z { $cubes-wanted }, razem PZ: { $influence } z { $influence-wanted }.
tui-goal-short = do wygranej: ★{ $count }, otwarte ∩ i ⚱
tui-goal-alone = Do wygranej: { $count } PZ oraz otwarte drzwi i kielich.
tui-traveller = Bohater: { $name }. Zdolność { $lock ->
    [locked] zablokowana
   *[open] odblokowana
}: { $ability }. { $fields }
tui-fields = Znaczniki jeszcze tu: { $list }.
tui-fields-none = Wszystkie znaczniki są zdjęte.
tui-field-door = drzwi
tui-field-cup = kielich
tui-field-window = okno ({ $crowns })
tui-crowns-held = Korony: { $crowns } z { $most } ({ $influence } PZ).
tui-goods = Ma towary: { $list }.
tui-can-grace-may = 2 monety za utratę małego portu
tui-can-samuel-blackguard = raz 2 monety
tui-can-jacques-grandeur = 2 korony za ekspedycję
tui-can-lady-anne = rekrutuje o 1 taniej
tui-can-jean-blackbeard = jedna szabla
tui-can-pirate-mary = moneta za 3 statki
tui-can-don-ferdinando = korona za Fregatę
tui-can-peter-landman = moneta za Barkę
tui-can-officer-scott = moneta za 5 kart
tui-can-thomas-fishborn = ogląda 3 następne karty

## Port Royal: the table in the window

tui-title-contracts = KONTRAKTY
tui-title-tasks = ZADANIA
tui-title-crew = ZAŁOGA
tui-title-scouted = ZWIADOWCA WIDZI
tui-top = Góra
tui-top-hidden = sekret
tui-turns-left = { $count ->
    [one] tura do końca
    [few] tury do końca
    [many] tur do końca
   *[other] tur do końca
}
tui-score-pile = stos punktów { $score }
tui-contracts-open = otwarte: { $open } z { $all }
tui-brief-time = tury { $time }, otwarte { $open }/{ $all }
tui-heading-chapter = ROZDZIAŁ { $chapter }
tui-heading-open = OTWARTE MORZE
tui-month = { $last ->
    [0] miesiąc { $month }
   *[other] miesiąc { $month } z { $last }
}
tui-ahead = dalej
tui-lack = brak: { $list }
tui-have-all = masz wszystko

tui-progress = rozdział { $chapter } z { $all } { $marks }  wygrane: { $won }{ $defeats ->
    [0] {""}
    [one] , jedna porażka
    [few] , { $defeats } porażki z rzędu
    [many] , { $defeats } porażek z rzędu
   *[other] , { $defeats } porażek z rzędu
}{ $coins ->
    [0] {""}
   *[other] , monety premii: { $coins }
}
tui-progress-signs = { $chapter }/{ $all } { $marks }{ $defeats ->
    [0] {""}
   *[other] {" "}✗{ $defeats }
}{ $coins ->
    [0] {""}
   *[other] {" "}+{ $coins }●
}
tui-no-campaign = Ten stół nie należy do żadnej kampanii.
tui-title-expeditions = EKSPEDYCJE
tui-pile = Stos
tui-discard = Odrzucone
tui-bust = Wpadka
tui-bust-of = { $fatal } z { $cards }
tui-turn = Tura { $count }
tui-last-round = OSTATNIA RUNDA
tui-harbour-calm = W porcie cisza. Żadna karta nie leży odkryta.
tui-look-pile = Stos dobierania, kart: { $pile }.
tui-look-take = Klawisz { $key } lub Enter: { $what }.

## Choosing

tui-waiting = Zastanawia się { $name } ...
tui-over = Gra skończona.
tui-see-standing = Zobacz wyniki
tui-took-nothing = { $name } nie może tu nic wziąć ani opłacić.
tui-hint = Zręczny bot wybrałby: { $what }.
tui-hint-none = Teraz nie ma czego wybierać.
tui-undone = Cofnięte; wybierz jeszcze raz.
tui-undo-agree = { $reason } Czy pozostali się zgadzają?
tui-may = To teraz możliwe: { $what }.

## Pages

tui-page-keys = Enter: dalej   ↑, ↓: czytaj
tui-words-title = Stół słowami
tui-campaign-title = Kampania

## The story and its keys

tui-title-story = PRZEBIEG
tui-keys-undo = cofnij
tui-keys-hint = podpowiedź
tui-keys-view = opis
tui-keys-board = tablica
tui-keys-campaign = kampania
tui-keys-save = zapisz
tui-keys-help = pomoc
tui-keys-quit = wyjdź
tui-keys-hurry = szybciej
tui-key-space = spacja

## Start

tui-welcome = D O U B L O O N
tui-welcome-sub = otwarty stół do gier o piratach
tui-setting-game = Gra
tui-setting-mode = Tryb
tui-setting-mix = Dodaj
tui-setting-end = Koniec
tui-setting-chapter = Rozdział
tui-setting-people = Bohater
tui-setting-seats = Miejsca
tui-setting-seat = Miejsce { $number }
tui-value-mode-classic = Klasyczny
tui-value-mode-set-sail = Żagle staw
tui-value-mode-contracts = Kontrakty
tui-value-mode-contracts-coop = Kontrakty, razem
tui-value-mode-adventure = Przygoda się zaczyna
tui-value-mode-adventure-coop = Przygoda się zaczyna, razem
tui-value-mode-adventure-open = Przygoda się zaczyna, otwarta
tui-about-mode-classic = Odkrywaj statki i postacie, skończ w porę i zdobądź 12 punktów zwycięstwa przed innymi.
tui-about-mode-set-sail = Małe pudełko: mniej kart, Hurtownicy i wyścig do 8 punktów zwycięstwa.
tui-about-mode-contracts = Gra klasyczna i cztery kontrakty, które płacą temu, kto pierwszy je zrealizuje.
tui-about-mode-contracts-coop = Razem albo w pojedynkę przeciw czasowi: zdążcie zrealizować wszystkie kontrakty.
tui-about-mode-adventure = Rozdział księgi, każdy dla siebie: dwa wykonane zadania i 12 punktów zwycięstwa.
tui-about-mode-adventure-coop = Rozdział księgi, razem albo w pojedynkę: zdążcie z każdym zadaniem do końca ostatniego miesiąca.
tui-about-mode-adventure-open = Bez księgi, z wszystkimi nowymi kartami i czterema zadaniami naraz, każdy dla siebie.
tui-value-chapter-1 = 1, { story-title-1.name }
tui-value-chapter-2 = 2, { story-title-2.name }
tui-value-chapter-3 = 3, { story-title-3.name }
tui-value-chapter-4 = 4, { story-title-4.name }
tui-value-chapter-5 = 5, { story-title-5.name }
tui-value-people-sheets = każdy ma jeden arkusz z dwiema stronami
tui-value-people-draft = arkusze krążą i każdy wybiera
tui-value-mix-set-sail = Żagle staw
tui-value-mix-gambler = Hazardzista
tui-value-mix-contract-crew = Nowa załoga
tui-value-end-standard = po zdobyciu celu
tui-value-end-expedition = po zdobyciu celu, z ekspedycją
tui-start-go = W morze!
tui-start-keys = Enter: w morze   Tab: dalej   ←, →: zmień   Spacja: zaznacz   Ctrl+Q: wyjdź

## Save, quit, help, curtain

tui-save-where = Zapisz tę grę jako
tui-saved = Zapisane: { $path }
tui-not-saved = Tu nie można zapisać: { $path }; wybierz inne miejsce.
tui-save-exists = { $path } już istnieje i nie jest tą grą; wybierz inną nazwę.
tui-dialog-keys = Enter: tak   Escape: nie
tui-quit-ask = Odejść od stołu? Wszystko, co niezapisane, przepadnie.
tui-quit-ask-kept = Odejść od stołu? Gra zapisze się w { $path }.
tui-yes = Tak
tui-no = Nie
tui-curtain = Przekaż ekran: { $name }
tui-curtain-ready = Enter, gdy już można
tui-help-title = JAK GRAĆ PRZY TYM STOLE
tui-help-close = Escape: do stołu   ↑, ↓: czytaj
tui-primer-port-royal =
    W swojej turze odkrywasz karty, aż skończysz; dwa statki w jednym kolorze to wpadka i zostajesz z niczym.
    Potem bierzesz karty: statek daje monety, postać rekrutujesz za jej cenę.
    { $seats ->
        [1] Reszty nikt nie bierze: grasz z czasem.
       *[other] Potem każdy z pozostałych może wziąć jedną z reszty i płaci ci za to monetę.
    }
tui-primer-buccaneer =
    W swojej turze kładziesz swój stos na cudzym i zostajesz jego kapitanem albo robisz abordaż stosem, który ma dość piratów.
    Kapitan bierze pieniądze i łup i płaci żołd wszystkim innym na pokładzie.
    Potem wszyscy wracają do domu.
    Gdy statek ma dwa rodzaje łupu, drugi dostaje pierwszy oficer, czyli drugi od góry.
tui-more-contracts =
    Kontrakty płacą temu, kto je zrealizuje, we własnej turze lub przy braniu kart; niektóre liczą się tylko w chwili, gdy to się dzieje.
    Każdy twój znacznik starcza na jeden kontrakt. Drugi daje 1 PZ, trzeci jeszcze 2.
tui-more-contracts-coop =
    Pierwsza karta każdej tury pochodzi ze stosu czasu. Każda odłożona karta to o turę mniej, ale lepsza ranga w razie wygranej.
tui-more-adventure =
    Tura zaczyna się od wydarzenia; z końcem miesiąca { $mode ->
        [adventure-open] każde z was może zapłacić 10 monet i zdjąć znacznik.
       *[other] księga otwiera się na następnej stronie.
    }
    Za zadanie kładziesz na nim znacznik swojego bohatera, od lewej: drzwi odblokowują zdolność, okna dają korony.
    Dwie korony to 1 PZ. Statek z towarem możesz zachować zamiast brać monety i wydać go na zadanie.
tui-help-keys =
    1 do 9, 0      zagraj tę możliwość
    ↑, ↓           ruch po liście; Enter wybiera
    Tab, strzałki  oglądaj karty i graczy; Enter bierze lub zdobywa
    Mysz           kliknij kartę lub możliwość
    Spacja         pogoń boty
    U  cofnij      wróć do swojego ostatniego wyboru
    H  podpowiedź  co zrobiłby zręczny bot
    V  opis        cały stół słowami
    B  tablica     karty, kontrakty lub zadania obok załogi
    C  kampania    jak daleko jest załoga, jeśli w niej płynie
    S  zapisz   Q  wyjdź   ?  ta strona
tui-help-signs-port-royal =
    ● monety   ★ PZ, punkty zwycięstwa   ⚔ szable   ☠ nie do odparcia
    ⌂ dom   ⚓ kotwica   ✝ krzyż   ✶ dowolny z tych trzech
    ■ znacznik  ♔ korona  ∩ drzwi  ⚱ kielich  ⊞ okno  ☾ koniec miesiąca
    ■ ◪ □ rozdział wygrany, grany teraz, przyszły   ✗ porażki z rzędu
tui-help-signs-buccaneer =
    ● dukaty  załoga 4  tylu piratów trzeba  ?=3  żołd za ? na statku
    ♛N5 kapitan  ♞C pierwszy oficer  Ż N  żołd zakryty  ×4  wysokość
    N5×4 9..11 C+2..5   abordaż: kapitan ma 9 do 11, czerwony 2 do 5
    ▣ skrzynia 15  ◍ beczka 12  ♆ kandelabr 9  † sztylet 6  ★ najwięcej
tui-help-colours-buccaneer = Krążki każdego gracza mają kolor i literę:
tui-help-colours-port-royal = Dwa statki w jednym kolorze w porcie to wpadka:
tui-help-rules = Gdy czegoś nie możesz, zobaczysz dlaczego, z numerem zasady.

## The end

tui-end-title = DZIENNIK POKŁADOWY ZAMKNIĘTY
tui-end-winner = Wygrywa { $names }!
tui-end-winners = Razem wygrywają: { $names }!
tui-end-nobody = Załoga przegrała.
tui-end-place = { $place }.
tui-end-keys-next = R: następna gra  N: inny stół  S: zapisz  Escape: stół  Q: wyjdź
tui-end-keys = R: rewanż  N: inny stół  S: zapisz  Escape: stół  Q: wyjdź
tui-end-rematch = Rewanż
tui-end-next = Następna gra
tui-end-another = Inny stół
tui-end-save = Zapisz
tui-end-quit = Wyjdź

## The plain line mode

tui-plain-welcome = { $title }, { $count ->
    [one] jedno miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsc
}: { $names }. Ziarno { $seed }. Wpisz „help”, by dostać pomoc.
tui-plain-welcome-no-seed = { $title }, { $count ->
    [one] jedno miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsc
}: { $names }. Wpisz „help”, by dostać pomoc.
tui-plain-mode = { $title } ({ $mode })
tui-plain-prompt = { $name }: { $prompt }
tui-plain-option = { $number }. { $what } [{ $word }]
tui-told-option = { $number }. { $what }
tui-plain-ask = >
tui-plain-unknown = „{ $text }” nie jest tu możliwe; wpisz liczbę od 1 do { $count } albo „help”.
tui-plain-number = Nie ma możliwości numer { $number }; wpisz liczbę od 1 do { $count }.
tui-plain-undo-agree = { $reason } Jeśli wszyscy się zgadzają, wpisz „undo agreed”.
tui-plain-why-what = Podaj co, na przykład: why { $word }
tui-plain-save-where = Podaj gdzie, na przykład: save wieczor.jsonl
tui-plain-curtain = Przekaż ekran i naciśnij Enter: { $name }.
tui-plain-hidden = { $name } ...
tui-plain-standing = Wyniki:
tui-plain-place = { $place }. { $name }: { $scores }.
tui-plain-mate = { $name }: { $scores }.
tui-plain-bye = Gra zostaje w tym miejscu.
tui-plain-bye-unsaved = Gra zostaje w tym miejscu i nie jest zapisana; zapisuje ją słowo save albo --save PLIK na początku.
tui-plain-help =
    Wpisz numer możliwości, jej słowo („{ $word }”) albo całość („{ $whole }”).
    hint, h: co wybrałby zręczny bot.
    why WYBÓR: czy to możliwe, a jeśli nie, to według której zasady.
    undo, u: cofnij swój ostatni wybór.
    view, look: pokaż stół jeszcze raz.
    log: cały dotychczasowy przebieg, w notacji.
    campaign: jak daleko jest kampania i jej dotychczasowe gry.
    save PLIK, s PLIK: zapisz grę do pliku.
    help, ?: te wiersze.
    quit, q: odejdź od stołu.

## Buccaneer

tui-setting-memory-aid = Pamięć
tui-value-memory-aid-False = bez pomocy, żołd przykrytych jest ukryty
tui-value-memory-aid-True = z pomocą, widać każdy żołd
tui-value-mode-standard = Zwykły
tui-about-mode-standard = Kładź piratów na cudzych stosach, zdobywaj statki, płać żołd. Łupy liczą się na koniec.
tui-b-ships = Statki:
tui-b-ship = { $card }; dukaty: { $money }, potrzeba piratów: { $crew }, żołd za ?: { $wage }. Łup: { $list }.
tui-b-deck = { $count ->
    [0] Więcej statków nie będzie.
    [one] Przypłynie jeszcze jeden statek.
    [few] Przypłyną jeszcze { $count } statki.
    [many] Przypłynie jeszcze { $count } statków.
   *[other] Przypłynie jeszcze { $count } statków.
}
tui-b-to-come = w drodze { $count }
tui-b-crew = załoga { $count }
tui-b-loot-chest = skrzynia
tui-b-loot-barrel = beczka
tui-b-loot-candelabra = kandelabr
tui-b-loot-dagger = sztylet
tui-b-stacks = Stosy, każdy od góry:
tui-b-stack = { $list }: { $count } piratów, kapitan { $name }, pierwszy oficer { $rival }.
tui-b-lone = Bez stosu ({ $name }): { $list }.
tui-b-covered = przykryty { $colour }
tui-b-boardings = Co dałby abordaż:
tui-b-boarding = Abordaż ({ $disc }, { $card }): { $list }.
tui-b-gets = { $name } dostaje { $gets }
tui-b-range = od { $least } do { $most }
tui-b-short = { $least }..{ $most }
tui-b-more = jeszcze { $count }
tui-b-player = { $name }, kolor { $colour }: { $ducats }. Łupy: { $list }.
tui-b-player-no-loot = { $name }, kolor { $colour }: { $ducats }. Bez łupów.
tui-b-loot = { $kind ->
    [chest] { $count ->
        [one] 1 skrzynia
        [few] { $count } skrzynie
        [many] { $count } skrzyń
       *[other] { $count } skrzyń
    }
    [barrel] { $count ->
        [one] 1 beczka
        [few] { $count } beczki
        [many] { $count } beczek
       *[other] { $count } beczek
    }
    [candelabra] { $count ->
        [one] 1 kandelabr
        [few] { $count } kandelabry
        [many] { $count } kandelabrów
       *[other] { $count } kandelabrów
    }
   *[dagger] { $count ->
        [one] 1 sztylet
        [few] { $count } sztylety
        [many] { $count } sztyletów
       *[other] { $count } sztyletów
    }
}
tui-b-loot-most = { tui-b-loot } (najwięcej, { $coins })
tui-b-loot-paid = { tui-b-loot }: { $coins }
tui-b-closing = { $name }: { $coins } za łupy ({ $list }).

## Looking up

tui-look-up = Która karta lub zasada? Nazwa, jej część albo numer, na przykład { $number }. Puste pole: zasady ostatnich wpisów
tui-look-up-none = Nie ma karty „{ $name }”. Wystarczy część nazwy albo numer zasady.
tui-look-up-nothing = Nie wydarzyło się jeszcze nic, co wynikałoby z zasad.
tui-keys-look-up = szukaj
tui-help-look-up =
    L  szukaj        karta według nazwy albo zasada według numeru
    G  język         następny z czterech języków
tui-plain-help-look-up =
    card NAZWA: cała karta; wystarczy część nazwy.
    rule { $number }: cała zasada; numer działu podaje go w całości, a słowo zasady, w których jest.
    rule: ostatnie wpisy w historii gry, każdy ze swoją zasadą.
    lang JĘZYK: graj dalej w innym języku: { $languages }.
tui-plain-card-what = Podaj, która, na przykład: card { $example }
tui-plain-sure = { $question } Jeśli tego chcesz, powtórz.
tui-too-small = To okno ma { $width } na { $height } znaków, a stół potrzebuje { $columns } na { $lines }. Powiększ je albo graj z --plain.
