### The browser table's pages: start, waiting room, my games, campaign, rules, settings.

## Every page

web-brand = Doubloon
web-title = { $page } · Doubloon
web-skip = Do treści
web-nav = Menu główne
web-nav-play = Graj
web-nav-games = Moje gry
web-nav-rules = Zasady
web-nav-cards = Karty
web-nav-settings = Ustawienia
web-nav-turns = { $count ->
    [one] jedna gra czeka na ciebie
    [few] { $count } gry czekają na ciebie
    [many] { $count } gier czeka na ciebie
   *[other] { $count } gier czeka na ciebie
}
web-language = Język
web-lang-en = English
web-lang-pl = Polski
web-lang-cs = Čeština
web-lang-de = Deutsch
web-to-light = Jasny motyw
web-to-dark = Ciemny motyw
web-notice = Doubloon to darmowy stół dla miłośników gier. Nie jest związany z autorami ani wydawcami tych gier, a wszystkie teksty i obrazki są jego własne. Podoba ci się gra? Kup pudełko.
web-failed = Nie udało się: { $why }
web-loading = Chwileczkę.
web-copy = Kopiuj
web-copied = Skopiowane.

## Start

web-start-title = Graj
web-start-head = Siadaj do stołu
web-start-lead = Trzy gry o piratach na każdym ekranie, z przyjaciółmi albo z botami. Za darmo i bez konta.
web-start-games = W co gramy?
web-start-how = Jak gramy
web-start-options = Szczegóły
web-start-seats = Kto gra?
web-start-count = Miejsca
web-start-go = Graj teraz
web-start-open = Otwórz stół
web-start-going = Rozkładamy grę.
web-start-go-note = { $bots ->
    [0] Gra zaczyna się od razu.
    [one] Ty i jeden bot. Gra zaczyna się od razu.
    [few] Ty i { $bots } boty. Gra zaczyna się od razu.
    [many] Ty i { $bots } botów. Gra zaczyna się od razu.
   *[other] Ty i { $bots } botów. Gra zaczyna się od razu.
}
web-start-open-note = { $count ->
    [one] Dostaniesz link dla jednej osoby; gra zacznie się, gdy będziecie gotowi.
    [few] Dostaniesz link dla { $count } osób; gra zacznie się, gdy wszyscy będą gotowi.
    [many] Dostaniesz link dla { $count } osób; gra zacznie się, gdy wszyscy będą gotowi.
   *[other] Dostaniesz link dla { $count } osób; gra zacznie się, gdy wszyscy będą gotowi.
}
web-start-here-note = { $count ->
    [one] { $count } osoba przy tym ekranie. Gra zaczyna się od razu.
    [few] { $count } osoby przy tym ekranie. Gra zaczyna się od razu.
    [many] { $count } osób przy tym ekranie. Gra zaczyna się od razu.
   *[other] { $count } osób przy tym ekranie. Gra zaczyna się od razu.
}
web-start-read = Przeczytaj zasady
web-start-look = Obejrzyj karty

web-game-port-royal = Odkrywaj statek po statku i skończ, zanim skończy się szczęście.
web-game-buccaneer = Układaj piratów w stosy, zdobywaj statki i płać tym, którzy leżą pod tobą.
web-game-merchants = Handluj, poluj albo uciekaj na otwartej mapie Karaibów.
web-game-facts-port-royal = 1–5 graczy · 30 minut
web-game-facts-buccaneer = 3–5 graczy · 30 minut
web-game-facts-merchants = 2–4 graczy · 2–3 godziny

web-mode-port-royal-classic = Klasyczny
web-mode-port-royal-set-sail = Żagle staw
web-mode-port-royal-contracts = Kontrakty
web-mode-port-royal-contracts-coop = Kontrakty, razem
web-mode-port-royal-adventure = Przygoda się zaczyna
web-mode-port-royal-adventure-coop = Przygoda się zaczyna, razem
web-mode-port-royal-adventure-open = Przygoda się zaczyna, otwarta
web-mode-buccaneer-standard = Zwykły
web-mode-merchants-standard = Zwykły
web-mode-about-port-royal-classic = Odkrywaj statki i postacie, skończ w porę i zdobądź 12 punktów zwycięstwa przed innymi.
web-mode-about-port-royal-set-sail = Małe pudełko: mniej kart, Hurtownicy i wyścig do 8 punktów zwycięstwa.
web-mode-about-port-royal-contracts = Gra klasyczna i cztery kontrakty, które płacą temu, kto pierwszy je zrealizuje.
web-mode-about-port-royal-contracts-coop = Wszyscy razem albo w pojedynkę przeciw czasowi: zdążcie zrealizować każdy kontrakt.
web-mode-about-port-royal-adventure = Rozdział z księgi opowieści, każdy dla siebie: dwa wykonane zadania i 12 punktów zwycięstwa.
web-mode-about-port-royal-adventure-coop = Rozdział z księgi opowieści, razem albo w pojedynkę: wykonajcie wszystkie zadania przed końcem ostatniego miesiąca.
web-mode-about-port-royal-adventure-open = Bez księgi, z wszystkimi nowymi kartami i czterema zadaniami naraz, każdy dla siebie.
web-mode-about-buccaneer-standard = Kładź piratów na cudzych stosach, zdobywaj statki, płać żołd. Łupy liczą się na koniec.
web-mode-about-merchants-standard = Każdy ma kapitana, statek, ładownię i sławę do zdobycia: sprzedawaj, łup, ścigaj plotki i zakopuj złoto.

web-option-mix = Dodaj
web-option-end = Koniec gry
web-option-chapter = Rozdział
web-option-people = Bohaterowie
web-option-memory-aid = Pomoc dla pamięci
web-option-glory = Punkty Chwały do wygranej
web-option-captains = Kapitanowie
web-option-npcs = Okręty i piraci walczą
web-value-mix-set-sail = Żagle staw
web-value-mix-gambler = Hazardzista
web-value-mix-contract-crew = Załoga z kontraktów
web-about-mix-set-sail = Hurtownicy trzymają statki jako punkty zwycięstwa, a Pasażerowie schodzą na ląd.
web-about-mix-gambler = Cztery postacie, które lubią ryzyko: odkrywają cztery karty naraz.
web-about-mix-contract-crew = Kupcy, Kanonierzy, Wiceadmirałowie i nowe statki, bez kontraktów.
web-value-end-standard = po zdobyciu celu
web-value-end-expedition = po zdobyciu celu, z ekspedycją
web-value-people-sheets = każdy ma jeden arkusz z dwiema stronami
web-value-people-draft = arkusze krążą i każdy wybiera
web-value-memory-aid-true = Pokazuj żołd przykrytych piratów
web-value-captains-random = rozdaje los
web-value-captains-chosen = każdy wybiera
web-value-npcs-policy = według stałych rozkazów
web-value-npcs-left = prowadzi je gracz po lewej

web-seat = Miejsce { $number }
web-seat-you = Ty
web-seat-who = Kto zajmuje miejsce { $number }?
web-seat-here = Ktoś przy tym ekranie
web-seat-friend = Ktoś przez link
web-seat-bot = Bot: { $name }
web-seat-name = Imię na miejscu { $number }
web-seat-player = Gracz { $number }
web-bot-random = losowy
web-bot-greedy = zręczny
web-bot-easy = łatwy
web-bot-medium = średni
web-bot-hard = trudny
web-bot-champion = mistrz
web-bot-search = szukający
web-your-name = Twoje imię
web-your-name-hint = Jak mamy cię nazywać?
web-guest = Gość

web-more = Zegar, prywatność, język
web-more-campaign = Załóż kampanię
web-more-campaign-about = Załoga przechodzi wszystkie pięć rozdziałów, a jej historia zostaje zapisana. Zaczyna się od rozdziału 1.
web-more-campaign-name = Nazwa kampanii
web-more-open = Każdy może dołączyć
web-more-open-about = Stół widać na stronie startowej. Inaczej trafią tu tylko ci, którzy mają link.
web-more-clock = Zegar
web-clock-none = Bez zegara
web-clock-live = Na żywo, minuty na całą grę
web-clock-days = Powoli, dni na każdy ruch
web-clock-bank = Minuty na osobę
web-clock-add = Dodatkowe sekundy na ruch
web-clock-move = Dni na każdy ruch
web-more-grace = Sekundy, po których wchodzi bot
web-more-stand-in = Kto zastępuje
web-more-name = Nazwa stołu
web-more-lang = Język stołu

## Lists of tables

web-tables-open = Otwarte stoły
web-tables-none = Nikt teraz nie czeka na graczy. Otwórz stół i zaznacz „Każdy może dołączyć”.
web-tables-continue = Wróć do przerwanej gry
web-tables-turn = Twoja kolej
web-tables-playing = Trwa
web-tables-waiting = Czeka na graczy
web-tables-over = Skończona
web-tables-past = Rozegrane
web-tables-all = Wszystkie moje gry
web-tables-join = Zajmij miejsce
web-tables-watch = Oglądaj
web-tables-go = Graj dalej
web-tables-enter = Do stołu
web-tables-replay = Powtórka
web-tables-alone = Jeszcze nikt tu nie siedzi
web-tables-free = { $count ->
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnych miejsc
}
web-tables-waits = Teraz gra: { $name }
web-campaigns = Kampanie
web-learn = Zanim wypłyniesz
web-learn-rules = Zasady: { $game }
web-learn-cards = Karty: { $game }
web-learn-five = Naucz się w pięć minut
web-learn-five-of = Naucz się w pięć minut: { $game }
web-learn-mode = Poznaj ten wariant w pięć minut

## Waiting room

web-wait-share = Wyślij ten link przyjaciołom
web-wait-send = Wyślij link
web-wait-send-text = Zagraj ze mną: { $game }
web-share-here = Ten link działa tylko na tym komputerze: aby działał też gdzie indziej, uruchom serwer poleceniem „doubloon serve --host 0.0.0.0” i otwórz tę stronę pod adresem komputera w swojej sieci.
web-wait-listed = Stół widzą wszyscy.
web-wait-private = Ten stół znajdą tylko ci, którzy mają link.
web-wait-seats = Kto gdzie siedzi
web-wait-bot = Bot, { $strength }
web-wait-free = Wolne miejsce
web-wait-ready = Można zaczynać
web-wait-not-ready = Jeszcze chwila
web-wait-sit = Usiądź tutaj
web-wait-sit-too = Usiądź też przy tym ekranie
web-wait-be-ready = Możemy zaczynać
web-wait-hold = Czekajcie, jeszcze nie
web-wait-leave = Wstań od stołu
web-wait-next = Imię kolejnej osoby przy tym ekranie, na miejsce { $number }
web-wait-mine = Przy tym ekranie
web-wait-fair = Rozdanie jest już ustalone: serwer zapieczętował sekret, a każdy gracz dokłada własną cząstkę. Po grze pieczęć zostaje złamana i każdy może sprawdzić, że żadna karta nie zmieniła miejsca.
web-wait-seal = Pieczęć { $seal }
web-wait-game = W co gramy
web-wait-people = { $count ->
    [0] Są już wszyscy. Gra zacznie się, gdy każdy będzie gotowy.
    [one] Jedno miejsce jest wolne. Gra zacznie się, gdy będzie zajęte i wszyscy będą gotowi.
    [few] { $count } miejsca są wolne. Gra zacznie się, gdy będą zajęte i wszyscy będą gotowi.
    [many] { $count } miejsc jest wolnych. Gra zacznie się, gdy będą zajęte i wszyscy będą gotowi.
   *[other] { $count } miejsc jest wolnych. Gra zacznie się, gdy będą zajęte i wszyscy będą gotowi.
}
web-wait-clock-none = Gramy bez zegara.
web-wait-clock-live = Każdy ma { $minutes } min na całą grę i dodatkowo { $seconds } s z każdym ruchem.
web-wait-clock-days = { $days ->
    [one] Na każdy ruch jest jeden dzień.
    [few] Na każdy ruch są { $days } dni.
    [many] Na każdy ruch jest { $days } dni.
   *[other] Na każdy ruch jest { $days } dni.
}
web-wait-told = { $name }: { $value }

## My games

web-games-title = Moje gry
web-games-none = Nie masz jeszcze żadnej gry. Do pierwszej wystarczą dwa kliknięcia.
web-games-play = Do strony startowej

## Campaign

web-campaign-title = Kampania
web-campaign-new = Ta kampania nie ma jeszcze skończonej gry. Jej historia zacznie się z końcem pierwszego rozdziału.
web-campaign-crew = Załoga
web-campaign-chapters = Pięć rozdziałów
web-campaign-chapter = Rozdział { $number }
web-campaign-won = Wygrany
web-campaign-next = Następny
web-campaign-ahead = Jeszcze nie
web-campaign-done = Wszystkie pięć rozdziałów wygrane. Morze jest wasze.
web-campaign-defeats = { $count ->
    [one] Jedna porażka w tym rozdziale; monety premii na następną próbę: { $coins }.
    [few] { $count } porażki z rzędu w tym rozdziale; monety premii na następną próbę: { $coins }.
    [many] { $count } porażek z rzędu w tym rozdziale; monety premii na następną próbę: { $coins }.
   *[other] { $count } porażek z rzędu w tym rozdziale; monety premii na następną próbę: { $coins }.
}
web-campaign-go = Do stołu
web-campaign-go-next = Dalej, rozdział { $number }
web-campaign-go-again = Jeszcze raz rozdział { $number }
web-campaign-lost-table = Usiądź przy ostatnim stole i tam poproś o następny rozdział.
web-campaign-records = Dziennik pokładowy
web-campaign-none = Żadna gra nie dobiegła jeszcze końca.
web-campaign-lost = Przegrany
web-campaign-winners = Wygrana: { $names }
web-campaign-way = Droga przez księgę
web-campaign-cubes = Znaczniki
web-campaign-influence = PZ
web-campaign-turns = Tury

## Rules

web-rules-title = Zasady: { $game }
web-rules-games = Gry
web-rules-index = Działy
web-rules-search = Szukaj w zasadach
web-rules-search-hint = Słowo lub numer, na przykład { $number }
web-rules-only = Tylko nasze rozstrzygnięcia
web-rules-found = { $count ->
    [0] Nie ma tego w żadnej zasadzie.
    [one] Jedna zasada
    [few] { $count } zasady
    [many] { $count } zasad
   *[other] { $count } zasad
}
web-rules-ruling = nasze rozstrzygnięcie
web-rules-derived = wynika
web-rules-marks = Zasady opisujemy własnymi słowami. „Nasze rozstrzygnięcie” oznacza to, co instrukcje zostawiają otwarte, a o czym zdecydowaliśmy my; „wynika” oznacza to, co wynika z innych zasad; dwie litery wskazują wydanie, które tak mówi.
web-rules-link = Link do zasady { $number }
web-rules-missing = Nie ma tu zasady { $number }.

## Settings

web-settings-title = Ustawienia
web-settings-you = Ty
web-settings-save = Zapisz
web-settings-saved = Zapisane.
web-settings-name-about = To imię widzą pozostali przy stole.
web-settings-mail = Adres e-mail
web-settings-mail-about = Tu wyślemy wiadomość, gdy w powolnej grze przyjdzie twoja kolej, a ciebie nie będzie. Zostaw puste, jeśli nie chcesz. Działa, jeśli ten serwer wysyła pocztę.
web-settings-look = Wygląd i dźwięk
web-settings-theme = Motyw
web-settings-sound = Dźwięk
web-settings-sound-about = Krótkie dźwięki kart, monet i twojej kolei.
web-settings-pace = Tempo
web-settings-pace-about = Jak długo widać każdy ruch innych.
web-settings-notify = Powiadom mnie, gdy przyjdzie moja kolej
web-settings-notify-about = Powiadomienie przeglądarki, także gdy patrzysz gdzie indziej.
web-settings-notify-denied = Przeglądarka blokuje powiadomienia tej strony; możesz to zmienić w jej ustawieniach.
web-settings-device = Inne urządzenie
web-settings-device-about = Zabierz ze sobą swoje miejsca i gry: utwórz kod tutaj i wpisz go tam albo otwórz tam jego link. Kod działa raz, przez dziesięć minut.
web-settings-code-make = Utwórz kod
web-settings-code-here = Twój kod
web-settings-code-link = Link dla drugiego urządzenia
web-settings-code-enter = Kod z drugiego urządzenia
web-settings-code-use = Użyj kodu
web-settings-code-warn = Wtedy będziesz tu tamtym gościem; gry rozegrane na tym urządzeniu jako { $name } zostaną za tobą.
web-settings-code-done = Witaj, { $name }. Twoje gry są już tutaj.
