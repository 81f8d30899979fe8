### The table server: its command, its page and what it refuses.

## The command

usage-serve =
    doubloon serve [OPCJE]

    Udostępnia stoły w sieci. Każdy ruch jest zapisany, zanim ktokolwiek się o nim dowie; serwer
    można w każdej chwili zatrzymać albo ubić i uruchomić ponownie.
usage-bot-seat =
    doubloon bot-seat STÓŁ [OPCJE] -- PROGRAM ...

    Daje programowi miejsce przy stole serwera. Program czyta na wejściu wiadomości serwera i pisze
    na wyjściu swoje polecenia, jako JSON, po jednym w wierszu: opisuje je docs/protocol.md.
usage-export =
    doubloon export KOPIA [OPCJE]

    Zapisuje wszystkie stoły, gry i gości z bazy danych serwera do pliku z wierszami JSON.
usage-import =
    doubloon import KOPIA [OPCJE]

    Wczytuje do pustej bazy danych plik zapisany przez „doubloon export”.
verb-serve = Udostępnij stoły w sieci.
verb-bot-seat = Daj programowi miejsce przy stole serwera.
verb-export = Zapisz stoły serwera do pliku.
verb-import = Wczytaj stoły serwera z pliku.
arg-table = Stół, według identyfikatora.
arg-command = Program i to, z czym się go wywołuje.
arg-url = Adres serwera.
value-url = URL
arg-called = Nazwa, którą program nosi przy stole.
value-called = NAZWA
arg-backup = Plik z wierszami JSON.
arg-patience = Ile sekund ktoś może być nieobecny, zanim zostanie wywołany program z --hook: 30, jeśli nie podasz inaczej.
value-patience = N
arg-host = Adres do nasłuchu: 127.0.0.1 tylko dla tej maszyny, 0.0.0.0 dla sieci.
value-host = ADRES
arg-port = Port do nasłuchu: 8412, jeśli nie podasz inaczej; 0 bierze dowolny wolny.
value-port = N
arg-db = Gdzie trzymać stoły: plik SQLite albo adres bazy PostgreSQL.
value-db = BAZA
arg-workers = Ile procesów obsługuje stoły; więcej niż jeden wymaga PostgreSQL.
value-workers = N
arg-sync = Co przetrwa zapisany ruch: „process” to śmierć serwera; „power” to także brak prądu, ale wolniej.
value-sync = JAK
arg-origin = Inny adres WWW, którego strony mogą używać tego serwera. Można podać kilka razy.
value-origin = URL
arg-hook = Program wywoływany, z JSON na wejściu, gdy przychodzi kolej kogoś nieobecnego, kto zostawił adres e-mail.
value-hook = PROGRAM
arg-unlimited = Bez limitów na adresy i tempo: do pomiarów i dla botów wśród znajomych.
arg-open = Otwórz stronę w przeglądarce.

serve-address = Serwer stołów jest gotowy: { $address }
serve-exported = { $count ->
    [one] Jeden wiersz jest
    [few] { $count } wiersze są
    [many] { $count } wierszy jest
   *[other] { $count } wierszy jest
} w { $path }. Plik zawiera skróty kluczy i sekrety trwających gier: trzymaj go w bezpiecznym miejscu.
serve-imported = { $count ->
    [one] Wczytano jeden wiersz.
    [few] Wczytano { $count } wiersze.
    [many] Wczytano { $count } wierszy.
   *[other] Wczytano { $count } wierszy.
}
serve-stopped = Serwer stołów zatrzymany; wszystkie stoły są zachowane.

## The page

serve-title = Doubloon
serve-tables = Otwarte stoły
serve-no-tables = Żaden stół nie jest teraz otwarty.
serve-table = { $title }, przy stole: { $names }, { $free ->
    [0] brak wolnych miejsc
    [one] jedno wolne miejsce
    [few] { $free } wolne miejsca
    [many] { $free } wolnych miejsc
   *[other] { $free } wolnych miejsc
}: { $id }
serve-how = Stołu w przeglądarce tu nie zbudowano: buduje go „make setup”. Programy siadają do stołu przez klienta Pythona albo przez WebSocket, jak opisuje docs/protocol.md.

## Bots

bot-random = Bierze dowolną możliwość, każdą z równą szansą. Dobre towarzystwo na pierwszą grę.
bot-greedy = Patrzy, co daje każda możliwość, i bierze najlepszą. Widzi tylko to, co wolno widzieć z jego miejsca.
bot-easy = Gra jak średni, ale często się zagapia. Na pierwsze partie.
bot-medium = Patrzy, co daje każda możliwość, i bierze najlepszą. To samo co greedy.
bot-hard = Przez chwilę patrzy w przód. Częściej wygrywa ze średnim, niż przegrywa.
bot-champion = Przy każdym wyborze patrzy w przód mniej więcej do sekundy: najsilniejszy, jaki jest.
bot-search = Patrzy w przód, 400 razy przy każdym wyborze; search:n=1000 albo search:time=2 to więcej.

## Refusals

refuse-stale = Stół poszedł dalej: jest już w wersji { $version }. Spójrz jeszcze raz i wybierz.
refuse-damaged = Zapisany stół { $name } nie odtwarza się tak, jak go zapisano; pozostał nietknięty.
refuse-no-table = Nie ma tu stołu „{ $name }”.
refuse-no-crew = Nie ma tu kampanii „{ $name }”.
refuse-no-page = Pod tym adresem nic nie ma.
refuse-no-seat = Miejsca przy tym stole liczy się od 0 (jest ich { $seats }), a pod tym numerem nikt nie siedzi.
refuse-method = Ten adres nie rozumie, o co go poproszono.
refuse-not-your-seat = { $seat } to nie twoje miejsce.
refuse-taken = { $count ->
    [0] Wszystkie miejsca przy tym stole są zajęte.
    [one] To miejsce jest zajęte; wolne jest { $count } inne.
    [few] To miejsce jest zajęte; wolne są { $count } inne.
    [many] To miejsce jest zajęte; wolnych jest { $count } innych.
   *[other] To miejsce jest zajęte; wolnych jest { $count } innych.
}
refuse-left = To miejsce nie jest już twoje albo gra się skończyła.
refuse-not-away = To miejsce jest twoje; żaden bot cię nie zastępuje.
refuse-begun = Gra już się zaczęła.
refuse-not-begun = Gra jeszcze się nie zaczęła: wszyscy muszą być gotowi.
refuse-bot-plays = Zastępuje cię bot. Najpierw wróć na swoje miejsce.
refuse-undo-asked = O cofnięcie prosi już { $seat }.
refuse-nobody-asked = Nikt nie prosi cię o zgodę.
refuse-empty = Ta wiadomość jest pusta.
refuse-no-vote = Nie masz głosu w sprawie tego miejsca.
refuse-few-voters = Żeby odsunąć głosami kogoś, kto jest przy stole, trzeba co najmniej dwóch innych osób.
refuse-no-rematch = Rewanż jest możliwy raz, po skończonej grze.
refuse-no-odds = Nie ma szans do policzenia: los nie może tu już nic przynieść.
refuse-not-asked = Teraz nie ty wybierasz.
refuse-query = „{ $text }” to nie liczba dla „{ $name }”.
refuse-not-over = Gra jeszcze trwa: powtórka zdradziłaby jej tajemnice.
refuse-rules-pinned = Ten stół grał według zasad w wersji { $name }, których ten serwer już nie obsługuje; skończone gry można nadal czytać.
refuse-key = Ten klucz nie jest tu znany.
refuse-code = Ten kod jest nieznany, zużyty albo za stary.
refuse-message = Nie można odczytać tej wiadomości: { $why }
refuse-hello-first = Najpierw się przywitaj (hello).
refuse-hello-twice = Powitanie (hello) już było.
refuse-too-fast = Za dużo naraz; poczekaj chwilę.
refuse-too-much-talk = Za dużo rozmów naraz; poczekaj chwilę.
refuse-too-many = Za dużo stołów i gości z twojego adresu; poczekaj trochę.
refuse-analyst-busy = Właśnie analizowanych jest kilka gier; spróbuj za minutę.
refuse-too-long = To dłuższe niż cokolwiek, o co się tu pyta.
refuse-full = Wszystko zajęte; spróbuj później.
refuse-origin = Obce strony nie mogą używać tego serwera.
refuse-trouble = Coś poszło nie tak, ale nic się nie zmieniło. Spróbuj ponownie.
refuse-long-name = { $most ->
    [one] Imię może mieć najwyżej { $most } znak.
    [few] Imię może mieć najwyżej { $most } znaki.
    [many] Imię może mieć najwyżej { $most } znaków.
   *[other] Imię może mieć najwyżej { $most } znaków.
}
refuse-bot-seats = Boty siadają na miejscach liczonych od 0 (jest ich { $seats }) i zostawiają ludziom co najmniej jedno.
refuse-two-clocks = Wybierz jeden zegar: czas na całą grę albo czas na każdy wybór.
refuse-no-campaign-mode = Kampanię tworzą tylko rozdziały gry „Przygoda się zaczyna”: wybierz tryb adventure albo adventure-coop.
refuse-no-server = Serwer wymaga „{ $name }”: zainstaluj doubloon[server].
refuse-port = Port to liczba od 0 do 65535, a nie { $name }.
refuse-import-not-empty = W bazie danych są już stoły; importuj do pustej.
refuse-import-head = To nie jest eksport w wersji { $ours }.
refuse-import-line = Nie można odczytać wiersza { $line } eksportu; nic nie zaimportowano.
refuse-program = Nie można uruchomić programu { $name }: { $why }.
refuse-program-failed = Program { $name } zakończył się kodem { $code }.
refuse-by-server = Serwer odmawia: { $why }
refuse-no-answer = Pod adresem { $url } nie odpowiada żaden serwer.
refuse-sync = Nie ma „{ $name }”; do wyboru: { $possible }.
refuse-listen = Nie można nasłuchiwać na { $host }, port { $port }: { $why }.
refuse-workers = Obsługiwać musi co najmniej jeden proces.
refuse-workers-sqlite = Kilka procesów wymaga PostgreSQL: podaj jego adres przez --db.
refuse-database = Baza danych ma wersję { $found }, a to wydanie czyta najwyżej wersję { $ours }; użyj nowszego wydania.
refuse-database-url = To nie jest adres bazy SQLite ani PostgreSQL.
refuse-database-open = Nie można otworzyć bazy danych: { $why }.
