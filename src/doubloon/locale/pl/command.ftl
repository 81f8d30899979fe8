### The `doubloon` command: its help, its pages and what it refuses.

## Help

help-usage = Użycie: { $line }
help-commands =
    {""}
    Polecenia
help-arguments =
    {""}
    Argumenty
help-positional = { $name ->
    [GAME] GRA
    [FILE] PLIK
    [NAME] KARTA
    [NUMBER] NUMER
    [CAMPAIGN] KAMPANIA
    [TABLE] STÓŁ
    [COMMAND] PROGRAM
    [BACKUP] KOPIA
   *[other] { $name }
}
help-options =
    {""}
    Opcje

usage-doubloon =
    doubloon POLECENIE ...

    Doubloon, otwarty stół do gier o piratach.
    „doubloon play” sadza cię do stołu z trzema botami.
usage-play =
    doubloon play [GRA] [OPCJE]

    Graj w terminalu: w pojedynkę z botami albo w kilka osób przy jednym ekranie.
    Bez nazwy gry stół sam spyta, w co gracie. GRA może też być zapisem: grasz dalej od miejsca,
    w którym się urwał, a przy wyjściu zapisuje się na nowo.
usage-sim =
    doubloon sim GRA [OPCJE]

    Boty rozgrywają wiele gier, a program liczy, kto wygrywa. Po każdej grze boty przesiadają się
    o jedno miejsce. Gdy botów jest mniej niż miejsc, siadają na zmianę: greedy,random na czterech
    miejscach to greedy, random, greedy, random. Jeden zajmuje wszystkie, a bez --bots jest to random.
usage-replay =
    doubloon replay PLIK [OPCJE]

    Odtwarza zapisaną grę, sprawdza każdy jej wiersz i mówi, jak stoi albo jak się skończyła.
usage-verify =
    doubloon verify PLIK [OPCJE]

    Sprawdza, czy zapisaną grę rozdano uczciwie: przelicza od nowa każde tasowanie i każdy rzut.
usage-games =
    doubloon games [OPCJE]

    Pokazuje gry, dla ilu są osób i jakie mają opcje.
usage-cards =
    doubloon cards GRA [KARTA] [OPCJE]

    Pokazuje wszystkie karty gry albo jedną w całości: jej liczby, skąd pochodzą, i jej zasadę.
    Kto ma pudełko, może zapisać je do pliku (--export), poprawić go i sprawdzić (--check).
usage-rules =
    doubloon rules GRA [NUMER] [OPCJE]

    Pokazuje zasady gry: wszystkie, jeden dział (R3), jedną zasadę z podpunktami (R3.6) albo
    wszystkie, w których jest dane słowo (podat).
usage-bench =
    doubloon bench [GRA] [OPCJE]

    Mierzy szybkość silnika na tej maszynie w losowych grach na cztery miejsca.
usage-campaign =
    doubloon campaign POLECENIE ...

    „Przygoda się zaczyna” jako kampania: jedna załoga i pięć rozdziałów; do następnego wieczoru nic nie przepada.
usage-campaign-new =
    doubloon campaign new KAMPANIA --crew A,B,... [OPCJE]

    Zakłada kampanię dla załogi od jednej do czterech osób: ludzi podaj po imieniu, boty po nazwie.
usage-campaign-list =
    doubloon campaign list [OPCJE]

    Pokazuje kampanie i to, jak daleko są.
usage-campaign-show =
    doubloon campaign show KAMPANIA [OPCJE]

    Pokazuje, jak daleko jest kampania, porażki i monety premii, nowe karty i wszystkie rozegrane gry.
usage-campaign-play =
    doubloon campaign play KAMPANIA [OPCJE]

    Zagraj następny rozdział albo graj dalej w rozpoczętą grę. Zapisuje się po każdym wyborze.
    Załoga botów gra sama, a program opowiada, co się dzieje.
usage-campaign-auto =
    doubloon campaign auto [OPCJE]

    Boty grają całą kampanię, a program opowiada jej historię; nic się nie zapisuje.

verb-play = Graj w terminalu, z botami albo w kilka osób przy jednym ekranie.
verb-sim = Niech boty rozegrają wiele gier; policz, kto wygrywa.
verb-replay = Opowiedz zapisaną grę od nowa albo pokaż jej pozycję.
verb-verify = Sprawdź, czy zapisaną grę rozdano uczciwie.
verb-games = Pokaż gry i ich opcje.
verb-cards = Pokaż karty gry.
verb-rules = Pokaż zasady gry.
verb-campaign = Poprowadź załogę przez pięć rozdziałów gry „Przygoda się zaczyna”.
verb-campaign-new = Załóż kampanię.
verb-campaign-list = Pokaż kampanie.
verb-campaign-show = Pokaż, jak daleko jest kampania i co rozegrano.
verb-campaign-play = Zagraj następny rozdział albo graj dalej.
verb-campaign-auto = Niech boty zagrają całą kampanię.
verb-bench = Zmierz, jak szybki jest tu silnik.

arg-help = Pokaż tę stronę.
arg-version = Pokaż wersję.
arg-game = Gra, na przykład port-royal; „doubloon games” pokazuje wszystkie.
arg-file = Zapisana gra.
arg-name = Karta, według identyfikatora albo nazwy: admiral-2 albo Admirał.
arg-number = Zasada, dział albo szukane słowo: R3.6, R3 albo podat.
arg-seats = Ile osób gra.
arg-play-seats = Ile osób gra. Bez tego: boty podane w --bots i jeden człowiek, chyba że podano tam ludzi; bez --bots cztery osoby albo mniej, jeśli gra nie pozwala na tyle.
arg-sim-seats = Ile botów siada do stołu. Bez tego tyle, ile podano; gdy podano jednego albo żadnego, cztery albo mniej, jeśli gra nie pozwala na tyle.
arg-arena-seats = Ile botów siada do stołu. Bez tego cztery albo mniej, jeśli gra nie pozwala na tyle.
arg-bots = Boty rozdzielone przecinkami: easy, medium, hard, champion, greedy, random, search:n=400. Gdy jest ich mniej niż miejsc, siadają na zmianę.
arg-sim-bots = Boty rozdzielone przecinkami: easy, medium, hard, champion, greedy, random, search:n=400 albo własny: careful.py:Careful, plik i klasa w nim. Gdy jest ich mniej niż miejsc, siadają na zmianę.
arg-arena-bots = { arg-sim-bots }
arg-play-bots = Boty rozdzielone przecinkami: easy, medium, hard, champion, greedy, random, search:n=400 albo własny: careful.py:Careful, plik i klasa w nim. Zajmują ostatnie miejsca, a ludzie pozostałe („none” oznacza brak botów); human:Ann to człowiek z imieniem.
arg-plain = Wiersz po wierszu, bez rysowania: dla czytników ekranu, potoków i skryptów.
arg-save = Przy wyjściu zapisz grę w tym pliku.
arg-sim-games = Ile gier; bez tego 100.
arg-arena-games = Ile gier; bez tego 100. Sprawdzenia dochodzą do tego, więc z powolnymi botami zacznij od niewielu.
arg-bench-games = Ile gier zmierzyć; bez tego 300.
arg-show = Opowiedz cały przebieg.
arg-at = Pokaż pozycję po tylu wyborach graczy.
arg-check = Tylko sprawdź: czy zapis jest prawdziwy, a gra skończona, albo co jest nie tak z talią.
arg-deck = Graj poprawionymi kartami z tego pliku, talią domową; zobacz docs/house-decks.md.
arg-export = Zapisz karty do tego pliku, by je poprawić.
arg-seed = Liczba całkowita: to samo ziarno daje ten sam los. Bez niej losowane jest nowe.
arg-lang = Język: en, pl, cs albo de.
arg-option = Opcja gry jako klucz=wartość, na przykład mix=gambler,set-sail. Można podać kilka razy.
arg-campaign = Nazwa kampanii.
arg-crew = Załoga, od jednej do czterech osób rozdzielonych przecinkami: imiona ludzi, boty (greedy, random) albo bot z imieniem (Polly:greedy).
arg-competitive = Grajcie przeciwko sobie zamiast razem.
arg-folder = Folder, w którym leżą kampanie; bez tej opcji folder w twoim katalogu domowym.
arg-auto = Niech boty zagrają na wszystkich miejscach, rozdział po rozdziale.
arg-tries = Ile razy boty mogą próbować każdego rozdziału: 25, jeśli nie podasz inaczej.
arg-share = Kto dostaje ile monet premii, według miejsc, na przykład 2,1,0. Bez tej opcji dzielicie je po równo.
arg-chapter = Wygrany rozdział, żeby zagrać go jeszcze raz.
arg-anew = Porzuć rozpoczętą grę.
arg-json = Wypisz wynik jako JSON.

value-seats = N
value-bots = A,B,...
value-save = PLIK
value-deck = PLIK
value-export = PLIK
value-check = PLIK
value-games = N
value-crew = A,B,...
value-folder = FOLDER
value-tries = N
value-share = N,N,...
value-chapter = N
value-at = N
value-seed = N
value-lang = JĘZYK
value-option = KLUCZ=WARTOŚĆ

## Games

games-title = { $title } ({ $id })
games-mode = tryb { $mode }: miejsca od { $least } do { $most }
games-option = opcja { $name }: { $values }
games-range = od { $least } do { $most }
games-rules = wersja zasad { $version }

## Cards

fact-id = id
fact-name = nazwa
fact-copies = sztuk
fact-cost = koszt
fact-influence = PZ
fact-swords = szable
fact-coins = monety
fact-set = zestaw
fact-confidence = pewność
fact-kind = rodzaj
fact-colour = kolor
fact-needs = wymaga
fact-threshold = podatek płaci, kto ma co najmniej
fact-keep = po podatku zostaje
fact-bonus = potem premia za
fact-bonus_coins = monety premii
fact-gift = monety dla innego gracza
fact-mix = wchodzi do gry podstawowej po dodaniu
fact-five_seats_only = tylko na pięć miejsc
fact-code = wchodzi do przygody z kodem
fact-ares_bonus = monety za każdy wzięty statek Ares
fact-good = można zachować jako
fact-good-name = { $good }
fact-persons = { $count } × { $name }
fact-goods = { $count } × { $good }
fact-sells = kupuje
fact-price = { $good } za { $count }
fact-need = wymaga
fact-crowns = korony
fact-needs_goods = wymaga towarów
fact-rewards = monety za zrealizowanie jako 1., 2., ...
fact-seal = karty czasu, według pieczęci
fact-letter = litera
fact-seal_confidence = pewność pieczęci i litery
fact-steps = kroki
fact-now = rozstrzyga się w chwili, gdy to się dzieje
fact-active = tylko dla aktywnego gracza
fact-coop = tylko w grze wspólnej
fact-cubes = znaczniki
fact-contracts = kontrakty
fact-nation = państwo
fact-home = port macierzysty
fact-place = miejsce
fact-start_zone = pojawia się w
fact-test = test
fact-toughness = kadłub i maszty
fact-cargo = ładownia
fact-crew = załoga
fact-cannons = działa
fact-maneuverability = zwrotność
fact-buy = cena
fact-sell = cena sprzedaży
fact-demand_tokens = żetony popytu
fact-money = dukaty na pokładzie
fact-wage = żołd
fact-majority = dukaty za najwięcej
fact-loot = łup
fact-note = uwaga

swords-skull = czaszka
yes = tak
set-base = Gra podstawowa
set-set-sail = Żagle staw
set-gambler = Hazardzista
set-contract-crew = Kontrakty
set-contracts = Kontrakty
set-adventure = Przygoda się zaczyna
kind-person = postać
kind-ship = statek
kind-expedition = ekspedycja
kind-tax = podatek
kind-contract = kontrakt
kind-personality = bohater
kind-task = zadanie
kind-pirate = pirat
kind-loot = łup
kind-zone = akwen
kind-captain = kapitan
kind-specialist = specjalista
kind-cargo = towar
kind-modification = ulepszenie
kind-special_weapon = broń specjalna
kind-npc = wydarzenie ze statkiem
kind-event = wydarzenie
kind-glory = karta Chwały
kind-rumor = plotka
kind-mission = misja
colour-yellow = żółty
colour-blue = niebieski
colour-green = zielony
colour-red = czerwony
colour-black = czarny
colour-ares = Ares
bonus-fewest-influence = najmniej PZ
bonus-most-swords = najwięcej szabel
confidence-rulebook = instrukcja
confidence-two-sources-agree = dwa zgodne źródła
confidence-one-source = jedno źródło
confidence-reconstructed = odtworzone

card-title = { $name } ({ $id })
card-confidence = Na ile pewne są liczby: { $level }
card-confirmed = Pewniejsze: { $what } ({ $level })
card-source = Skąd pochodzą: { $source }
card-reconstructed = (!) Odtworzone: drukowane wartości nie są publicznie znane. Te są nasze, dobrane tak, by pasowały do instrukcji.
card-house = Talia domowa: { $key } = { $house } zamiast { $ours }.

## Simulations and measurements

progress = { $done } z { $total } gier
sim-games = { $games ->
    [one] Jedna gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gier
}, miejsca: { $seats }, ziarno: { $seed }.
sim-speed = Decyzje: { $decisions } w { $seconds } s, czyli { $pace } gier/s i { $speed } decyzji/s.
sim-slow = Decyzje: { $decisions } w { $seconds } s, czyli { $pace } s na grę i { $speed } decyzji/s.
sim-turns = Średnia liczba tur w grze: { $turns }. Wygrane, z przedziałami 95 %:
sim-bot = { $name }: { $share } % (od { $low } do { $high })
sim-same = { $name } ({ $number })
sim-seat = { $seat }: { $share } % (od { $low } do { $high })
sim-team = drużyna: { $share } % (od { $low } do { $high })
sim-paces = Czas procesora na jeden wybór, gdy było w czym wybierać:
sim-pace = { $name }: średnio { $mean } ms, najdłużej { $slowest } ms; dłużej niż sekundę: { $long } z { $choices }

bench-title = { $games ->
    [one] Jedna losowa gra
    [few] { $games } losowe gry
    [many] { $games } losowych gier
   *[other] { $games } losowych gier
}, miejsca: { $seats }, w jednym procesie.
bench-compiled = Silnik jest skompilowany.
bench-plain = Silnik to zwykły Python; kompiluje go „make fast”.
bench-decisions-per-s = decyzje/s: { $figure }
bench-games-per-s = gry/s: { $figure }
bench-clone-us = kopia pozycji: { $figure } µs
bench-view-us = widok pozycji: { $figure } µs
bench-import-ms = import doubloon: { $figure } ms
bench-table-kb = stół z zapisem przebiegu: { $figure } kB

## Saved games

replay-title = { $title }, miejsca: { $seats }, { $choices ->
    [one] jeden wybór
    [few] { $choices } wybory
    [many] { $choices } wyborów
   *[other] { $choices } wyborów
}.
replay-next = Wybiera { $seat }: { $prompt } Możliwe: { $possible }.
replay-place = { $place }. { $seat }: { $scores }
replay-checked = { $over ->
    [yes] Zapis jest pełny i prawdziwy
   *[no] Zapis jest jak dotąd prawdziwy, ale gra nie jest skończona
}: { $choices ->
    [one] jeden wybór
    [few] { $choices } wybory
    [many] { $choices } wyborów
   *[other] { $choices } wyborów
}, każdy zgodny z zasadami, a los zgadza się ze swoim źródłem.
verify-seed = { $count ->
    [one] Uczciwie: jedyne losowanie wynika
    [few] Uczciwie: wszystkie { $count } losowania wynikają
    [many] Uczciwie: wszystkie { $count } losowań wynika
   *[other] Uczciwie: wszystkie { $count } losowań wynika
} z ziarna { $seed }.
verify-commitment = { $count ->
    [one] Uczciwie: jedyne losowanie wynika
    [few] Uczciwie: wszystkie { $count } losowania wynikają
    [many] Uczciwie: wszystkie { $count } losowań wynika
   *[other] Uczciwie: wszystkie { $count } losowań wynika
} z { $shares ->
    [0] sekretu
    [one] sekretu i cząstki jednego gracza
    [few] sekretu i cząstek { $shares } graczy
    [many] sekretu i cząstek { $shares } graczy
   *[other] sekretu i cząstek { $shares } graczy
}; sekret zgadza się ze zobowiązaniem { $commitment }.

## Refusals

refuse-lang = Nie ma języka „{ $name }”; są: { $possible }.
refuse-verb = Nie ma polecenia „{ $name }”; są: { $possible }.
refuse-flag = Nie ma tu opcji { $name }; --help pokazuje te, które są.
refuse-flag-first = Opcje podaje się po poleceniu: „doubloon games { $name } ...”.
refuse-flag-meant = Nie ma tu opcji { $name }; może chodzi o { $meant }?
refuse-extra = To za dużo: na „{ $text }” nie ma tu miejsca; --help pokazuje, co tu pasuje.
refuse-missing = Brakuje: { help-positional }; --help pokazuje, jak użyć tego polecenia.
refuse-no-value = Po { $name } musi być wartość.
refuse-no-flag = Trzeba podać { $name }, a po nim wartość.
refuse-repeated = { $name } można podać tylko raz.
refuse-value = „{ $text }” nie pasuje do { $name }.
refuse-command-line = Nie da się zrozumieć polecenia; --help pokazuje, jak go użyć.
refuse-number = { $flag } wymaga liczby całkowitej, a nie „{ $name }”.
refuse-key-value = Opcję pisze się jako klucz=wartość, na przykład mode=classic, a nie „{ $text }”.
refuse-games = Trzeba rozegrać co najmniej jedną grę, a nie { $name }.
refuse-too-many-bots = { $bots ->
    [0] Musi grać co najmniej jeden bot.
   *[other] Botów jest { $bots }, a miejsc tylko { $seats }.
}
refuse-bot-choice = Bot odpowiada „{ $text }”, a to nie jest możliwe.
refuse-card = Nie ma karty „{ $name }”; wystarczy część nazwy, a „doubloon cards GRA” pokazuje wszystkie.
refuse-cards = Pasuje do tego kilka kart: { $list }.
refuse-rule = Nie ma zasady „{ $name }”; zasady numeruje się od { $first }, a ostatni dział to { $last }.
refuse-no-rules = Zasad gry { $name } nie ma w tej instalacji.
refuse-at = W zapisie nie ma wyboru numer { $name }; wszystkich jest { $most }.
refuse-by-hand = W tej grze los prowadzono ręcznie, więc nie ma rozdania do sprawdzenia.
refuse-save-decides = Zapisana gra ma własne miejsca, ziarno, opcje i talię; pomiń --seats, --seed, --option i --deck.
refuse-no-textual = Rysowany stół wymaga pakietu textual: zainstaluj „doubloon[tui]” albo graj z --plain.
refuse-system = Ta maszyna na to nie pozwala: { $why }.
refuse-save-exists = { $path } już istnieje; wybierz inną nazwę albo graj w to dalej: „doubloon play { $path }”.
refuse-deck-exists = { $path } już istnieje; wybierz inną nazwę dla talii.
refuse-hand-played = W { $path } los prowadzono ręcznie, więc nie da się grać dalej; obejrzyj tę grę przez „doubloon replay”.
refuse-save-place = Nie można zapisać gry w { $path }; podaj plik w folderze, który istnieje.
