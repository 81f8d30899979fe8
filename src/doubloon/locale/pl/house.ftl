# Talie domowe: co jest z nimi nie tak, co poprawiają, i plik do poprawiania.

deck-line = Wiersz { $line }: { $why }
deck-no-toml = Wiersza { $line } nie da się odczytać jako TOML: liczbę zapisuje się jako nazwa = 3, a słowo jako nazwa = "słowo".
deck-no-deck = Talia domowa to tekst pliku talii albo tabela kart, a nie { $value }.
deck-too-long = Plik talii może mieć najwyżej { $most } znaków.
deck-too-much = Talia poprawia zbyt wiele: poprawki mogą mieć najwyżej { $most } znaków.
deck-other-game = Ta talia jest do gry { $value }, a nie do "{ $name }".
deck-no-card = Nie ma karty „{ $entry }”, którą można by poprawić.
deck-no-card-close = Nie ma karty „{ $entry }”, którą można by poprawić; może chodzi o { $possible }?
deck-no-table = „{ $entry }” to karta: napisz w osobnym wierszu [{ $entry }], a jej liczby poniżej.
deck-no-key = „{ $entry }” nie ma „{ $key }” do poprawienia; ma { $possible }.
deck-fixed = „{ $key }” karty „{ $entry }” jest stałe, bo opierają się na tym zasady; można poprawić { $possible }.
deck-value = „{ $key }” karty „{ $entry }” { $why }
deck-no-number = musi być liczbą całkowitą, a nie { $value }.
deck-no-switch = musi być true albo false, a nie { $value }.
deck-no-word = musi być jednym z: { $possible }, a nie { $value }.
deck-no-list = musi być listą w nawiasach kwadratowych, w której jest { $least ->
        [0] najwyżej { $most }
        [one] od { $least } do { $most }
        [few] od { $least } do { $most }
        [many] od { $least } do { $most }
       *[other] od { $least } do { $most }
    } wartości, a nie { $value }.
deck-range = musi wynosić od { $least } do { $most }, a nie { $value }.
deck-set-size = Kart w „{ $set }” musi być razem { $total }, a tu jest { $count }: ile kopii dodasz, tyle ujmij gdzie indziej.
deck-asks-nothing = Ekspedycja „{ $entry }” nikogo nie wymaga.
deck-tax-keeps = „{ $entry }” musi zostawiać mniej monet (keep) niż próg, od którego się go płaci (threshold).
deck-mark = To nie jest talia o odcisku { $mark }: ktoś ją zmienił.
refuse-deck-file = „{ $path }” nie jest plikiem talii; zapisuje go „doubloon cards GRA --export { $path }”.
refuse-deck-one-thing = Po jednej rzeczy naraz: karta do pokazania, --export albo --check.
refuse-deck-one-game = Talia domowa jest do jednej gry: podaj tę grę i żadnej innej.
refuse-deck-page = Strona jest na tabele naszej własnej talii: z --deck pomiń --page i zapisz --report.

deck-entry-crowns = Korony i punkty zwycięstwa
deck-entry-win = Karta 9: znaczniki i punkty zwycięstwa do wygranej

deck-file-about =
    Karty gry { $title }, do poprawienia przez tego, kto ma pudełko.

    Wpisz wydrukowaną liczbę w miejsce naszej i zapisz plik; czego nie ruszasz, możesz też z niego usunąć. Za nazwą karty stoi, jak pewne są nasze liczby. Nazw i tekstów tu nie ma: należą do języków. Tego, czym karta jest (rodzaj, kolor, rola, miejsce w księdze), nie da się zmienić, bo opierają się na tym zasady.
deck-written =
    Zapisano w pliku { $path }: { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }{ $more ->
        [0] {""}
        [one] {" "}i { $more } inny wpis
        [few] {" "}i { $more } inne wpisy
        [many] {" "}i { $more } innych wpisów
       *[other] {" "}i { $more } innego wpisu
    } z liczbami do poprawienia.
deck-as-ours = Talia nie ma błędów i żadna liczba nie różni się od naszych.
deck-checked = { $count ->
        [one] Talia nie ma błędów; { $count } liczba różni się od naszych.
        [few] Talia nie ma błędów; { $count } liczby różnią się od naszych.
        [many] Talia nie ma błędów; { $count } liczb różni się od naszych.
       *[other] Talia nie ma błędów; { $count } liczby różni się od naszych.
    } Jej odcisk to { $mark }.
deck-difference = { $name } ({ $entry }), { $key }: { $house } zamiast { $ours }
deck-in-play = { $count ->
        [one] Przy tym stole gra się talią domową: { $count } liczba jest inna.
        [few] Przy tym stole gra się talią domową: { $count } liczby są inne.
        [many] Przy tym stole gra się talią domową: { $count } liczb jest innych.
       *[other] Przy tym stole gra się talią domową: { $count } liczby jest innych.
    } Jej odcisk to { $mark }.

## What a contract or a task asks for when a figure of it is corrected: one after the other

need-all = { $first }; { $then }
need-task = { $what }.
need-have = { $card }: { $count }
need-swords = szable: { $count }
need-influence = wpływy: { $count }
need-expeditions = ekspedycje: { $count }
need-persons = postacie: { $count }
need-cost-at-most = każda o wydrukowanym koszcie najwyżej { $count }
need-cost-at-least = każda o wydrukowanym koszcie co najmniej { $count }
need-pay-coins = oddaj monety: { $count }
need-pay-crowns = oddaj korony: { $count }
need-harbour-cards = w swojej turze karty w porcie: dokładnie { $count }
need-take-fewer = weź mniej kart: { $count }
need-stop-with = w swojej turze zakończ z kartami w porcie: dokładnie { $count }
need-good = oddaj towar ({ $good }): { $count }
need-ares = oddaj zachowane statki Ares: { $count }
need-colours = w swojej turze kolory statków w porcie: { $count }
need-waive = weź bez monet: { $ship }
need-steps = ile razy: { $count }

## Talie domowe

web-house-title = Talia domowa
web-house-short = talia domowa
web-house-mark = Talia domowa { $mark }
web-house-about = Masz pudełko, a któraś nasza liczba jest błędna? Pobierz plik ze wszystkimi kartami, wpisz to, co wydrukowano, i wybierz go tutaj. Przy stole obowiązuje ten plik, a wszyscy widzą, co jest inne.
web-house-fetch = Pobierz plik ze wszystkimi kartami
web-house-choose = Twój poprawiony plik
web-house-drop = Graj jednak naszą talią
web-house-card = { $name } (talia domowa)
web-house-figures = Liczby talii domowej
web-house-ours = zamiast { $value }
web-house-card-column = Karta
web-house-key = Liczba
web-house-here = Tutaj
web-house-else = Zwykle
