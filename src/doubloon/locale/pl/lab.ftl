### Laboratorium: areny, analiza skończonej gry, fakty o grach.

## Pomoc

usage-arena =
    doubloon arena GRA [--bots A,B,...] [OPCJE]

    Boty grają ze sobą, każdy równie często na każdym miejscu, a każdy układ miejsc z tym samym
    rozdaniem. Gdy botów jest więcej niż miejsc, spotykają się w każdym możliwym składzie. Gdy jest
    ich mniej, dzielą miejsca po równo, a pozostałe dostają wszystkie po kolei. Nazwa podana dwa razy
    ma dwa miejsca: mistrz przeciw trzem zręcznym to champion,greedy,greedy,greedy. Gra się pełnymi
    rundami, więc gier może być trochę więcej. Gdzie wszyscy razem wygrywają albo przegrywają, każdy
    bot tworzy całą drużynę. Bez --bots greedy gra przeciw random.
verb-arena = Niech boty zagrają ze sobą na wszystkich miejscach; oceń je.
arg-checks = Ile gier każdy bot rozgrywa sam ze sobą i tyle samo z losowymi; ćwierć wszystkich, jeśli nie podasz inaczej.
value-checks = N
arg-jobs = Ile procesów pracuje; wynik jest ten sam.
value-jobs = N
arg-on = Pracuj na klastrze Ray: ray to klaster na tej maszynie, ray=ADRES to inny.
value-on = ray[=ADRES]
arg-out = Zachowuj każdą skończoną grę w tym pliku. Uruchomiona z nim ponownie, arena podejmuje grę tam, gdzie stanęła.
value-out = PLIK
arg-report = Zapisz raport z wykresami do tego pliku HTML.
value-report = PLIK
usage-analyse =
    doubloon analyse PLIK [OPCJE]

    Ogląda skończoną grę jeszcze raz: szanse wszystkich na wygraną, co zmieniły w nich decyzje, a co
    szczęście, największe błędy z lepszym wyborem i ryzyko każdego odkrycia. Decyzje ocenia się po
    tym, co można było wtedy wiedzieć. „doubloon replay PLIK --at N” pokazuje pozycję z tej gry.
verb-analyse = Powiedz, co rozstrzygnęło skończoną grę: szanse, szczęście, błędy.
arg-playouts = Ile razy każdy wybór jest rozgrywany dalej: 24, a w grze { title-merchants } 6, jeśli nie podasz inaczej. W długich grach im więcej rozegrań, tym mniej decyzji.
value-playouts = N

## Tabele

lab-written = Raport jest w { $path }.
lab-point = ,
lab-interval = od { $low } do { $high }
lab-seat = miejsce { $number }
lab-column-bot = bot
lab-column-games = gry
lab-column-won = wygrane
lab-column-interval = 95 %
lab-column-rating = ranking
lab-column-spread = rozrzut

## Arena

arena-title = Arena: { $title }
arena-played = { $games ->
    [one] Jedna gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}: { $title }, { $seats ->
    [one] jedno miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}, średnia liczba tur: { $turns }.
arena-options = Grano z opcjami: { $options }.
arena-made = Ziarno { $seed }, commit { $commit }, kod { $code }.
arena-fair = Wygrane liczą się na każde miejsce, które bot zajmował; sprawiedliwy udział to { $share }.
arena-most = Najwyższy możliwy udział to { $share } ({ $bots }): z kilku miejsc przy jednym stole wygrać może tylko jedno.
arena-kept = Przerwano. Skończone gry są w { $path }; to samo polecenie zacznie od tego miejsca.
arena-lost = Przerwano i nic nie zachowano; z --out PLIK arena mogłaby ruszyć dalej innym razem.
arena-team = Każdy bot tworzył całe drużyny, wszystkie z tym samym rozdaniem.
arena-few-deals = { $deals ->
    [one] To wszystko było jedno rozdanie.
    [few] To wszystko były { $deals } rozdania.
    [many] To wszystko było { $deals } rozdań.
   *[other] To wszystko było { $deals } rozdań.
} Gry z jednego rozdania są do siebie podobne: gdy jest ich mniej niż dwadzieścia, prawdziwe udziały mogą łatwo leżeć poza przedziałami, a rankingi jeszcze mocno się zmieniają. Rozegraj więcej gier.
arena-mirror = { $bot } sam ze sobą: { $share } z { $games } gier ({ $interval }). { $passed ->
    [yes] Sprawiedliwy udział { $fair } mieści się w przedziale.
   *[no] Sprawiedliwy udział { $fair } nie mieści się w przedziale: miejsca nie są równe albo to jeden przypadek na dwadzieścia.
}
arena-sanity = { $bot } przeciw losowym: { $share } z { $games } gier ({ $interval }). { $passed ->
    [yes] To więcej niż sprawiedliwy udział { $fair }.
   *[no] Nie jest pewne, że to więcej niż sprawiedliwy udział { $fair }.
}
arena-check-team = Drużyna botów { $bot }: { $share } z { $games } gier ({ $interval }).
arena-unchecked = Żaden bot nie został sprawdzony w grze z samym sobą i z losowymi.
arena-wins = Wygrane
arena-checks = Próby
arena-ratings = Rankingi
arena-ratings-note = Każdy zaczyna od 25. Ranking liczy openskill, w kolejności gier.
arena-seats = Wygrane według miejsc
arena-pairs = Kto skończył przed kim
arena-pairs-note = Udział wspólnych gier, w których bot z wiersza skończył przed botem z kolumny; równe miejsca liczą się za pół.
arena-before = przed
arena-behind = za

## Analiza

progress-choices = { $done } z { $total } decyzji
analyse-title = Analiza gry: { $title }
analyse-made = { $title }: { $total ->
    [one] rozważono jedyną decyzję, w której był wybór
    [few] rozważono wszystkie { $total } decyzje, w których był wybór
    [many] rozważono wszystkie { $total } decyzji, w których był wybór
   *[other] rozważono wszystkie { $total } decyzji, w których był wybór
}, każdą zręczne boty rozegrały dalej tyle razy: { $playouts }. Zmiany to punkty procentowe.
analyse-made-some = { $title }: decyzje, w których był wybór: { $total }; rozważono { $weighed } z nich, rozłożonych równomiernie po całej grze, bo wszystkie zajęłyby zbyt wiele czasu. Każdą zręczne boty rozegrały dalej tyle razy: { $playouts }. Im więcej rozegrań, tym mniej decyzji da się rozważyć. Zmiany to punkty procentowe.
analyse-seed = Ziarno { $seed }: z --seed { $seed } --playouts { $playouts } wyjdzie dokładnie to samo.
analyse-stopped = Przerwano, zanim rozważono wszystkie decyzje; nie ma jeszcze czego pokazać.
analyse-seat = { $seat }
analyse-team = drużyna
analyse-chances = Szanse na wygraną
analyse-luck = Szczęście i umiejętność
analyse-mistakes = Największe błędy
analyse-strokes = Zrządzenia losu
analyse-risks = Ryzyko odkrywania
analyse-choices = podjęte decyzje
analyse-chance = szansa na wygraną
analyse-change = zmiana szansy
analyse-own = własne decyzje
analyse-others = decyzje innych
analyse-chance-did = szczęście
analyse-rest = niewyjaśnione
analyse-bust = ryzyko wpadki
analyse-bust-yes = wpadka
analyse-column-at = po decyzji
analyse-column-seat = gracz
analyse-column-bust = ryzyko
analyse-column-busted = skutek
analyse-measure = Decyzje porównuje się z decyzjami zręcznego bota: kto zawsze wybiera tak jak on, ma +0,0 za własne decyzje. Błąd porównuje się z najlepszym znalezionym wyborem, więc nawet wybór zręcznego bota może być błędem. Wszystkie zmiany są zsumowane z całej gry, więc może ich być więcej niż 100.
analyse-luck-untold = Szczęścia nie wyodrębniono, bo nie rozważono wszystkich decyzji: to, co zrobił los, jest częścią tego, co niewyjaśnione.
analyse-unexplained = Niewyjaśnione jest to, co zmieniło się podczas decyzji nierozważanych, i to, co zmieniło tylko nowe spojrzenie na pozycję: sięga o turę dalej albo patrzy oczami kogoś innego.
analyse-anew = Niewyjaśnione jest to, co zmieniło tylko nowe spojrzenie na pozycję: sięga o turę dalej albo patrzy oczami kogoś innego.
analyse-murky = Niewyjaśnione jest duże wobec tego, co wiadomo o decyzjach i losie. Te sumy to tylko przybliżenie: warto patrzeć na błędy, bo każdy z nich rozważono osobno.
analyse-murky-alone = Niewyjaśnione jest duże wobec tego, co wiadomo o decyzjach i losie. Te sumy to tylko przybliżenie.
analyse-account = { $seat }: na początku { $start }, własne decyzje { $own }, decyzje innych { $others }, szczęście { $luck }, na końcu { $end }.
analyse-account-rest = { $seat }: na początku { $start }, własne decyzje { $own }, decyzje innych { $others }, szczęście { $luck }, niewyjaśnione { $rest }, na końcu { $end }.
analyse-account-blind = { $seat }: na początku { $start }, własne decyzje { $own }, decyzje innych { $others }, niewyjaśnione { $rest }, na końcu { $end }.
analyse-account-team = Drużyna: na początku { $start }, jej decyzje { $own }, szczęście { $luck }, na końcu { $end }.
analyse-account-team-rest = Drużyna: na początku { $start }, jej decyzje { $own }, szczęście { $luck }, niewyjaśnione { $rest }, na końcu { $end }.
analyse-account-team-blind = Drużyna: na początku { $start }, jej decyzje { $own }, niewyjaśnione { $rest }, na końcu { $end }.
analyse-account-mate = Z tego { $seat }: { $own }.
analyse-mistake = Po decyzji { $at }, { $seat }: wybór „{ $said }” (szansa { $chance }); lepiej było „{ $better }” ({ $more }).
analyse-why = W rozegranych dalej turach daje to średnio: { $facts }.
analyse-risk = Liczba kart, które zakończyłyby turę: { $fatal } z { $cards }.
analyse-fact-influence = PZ { $change }
analyse-fact-coins = monety { $change }
analyse-fact-swords = szable { $change }
analyse-fact-ducats = dukaty { $change }
analyse-fact-glory = Chwała { $change }
analyse-fact-wealth = złoto { $change }
analyse-fact-loot = żetony łupów { $change }
analyse-fact-contracts = kontrakty { $change }
analyse-fact-time = karty czasu { $change }
analyse-fact-tasks = zadania { $change }
analyse-fact-ships = duże statki { $change }
analyse-fact-cargo = ładunek { $change }
analyse-fact-errands = misje i plotki { $change }
analyse-fact-damage = uszkodzenia { $change }
analyse-fact-deaths = straceni kapitanowie { $change }
analyse-no-mistakes = Żaden błąd nie odróżnia się od przypadku.
analyse-mistakes-show = „doubloon replay PLIK --at { $at }” pokazuje stół po decyzji { $at }, a inne numery pokazują inne chwile gry.
analyse-stroke = Po decyzji { $at }: { $told } ({ $change }: { $seat })
analyse-stroke-team = Po decyzji { $at }: { $told } ({ $change } dla drużyny)
analyse-draws = { $seat }: odkryte karty { $draws }, oczekiwane wpadki { $expected }, wpadki { $busts }.
analyse-riskiest = Najbardziej ryzykowne karty
analyse-drew = Po decyzji { $at }, { $seat } odkrywa kartę: ryzyko wpadki { $risk } (karty: { $fatal } z { $cards }).
analyse-drew-bust = Po decyzji { $at }, { $seat } odkrywa kartę: ryzyko wpadki { $risk } (karty: { $fatal } z { $cards }) i wpadka.

## Odmowy

refuse-jobs = Musi pracować co najmniej jeden proces, a nie { $name }.
refuse-on = Pracować można na ray albo ray=ADRES, a nie na „{ $name }”.
refuse-checks = Próba nie może mieć tylu gier: { $name }.
refuse-no-ray = Klaster Ray wymaga pakietu ray: zainstaluj „doubloon[ray]”.
refuse-no-cluster = Pod „{ $name }” nie ma klastra Ray.
refuse-no-lab = Laboratorium wymaga pakietu { $name }: zainstaluj „doubloon[lab]”.
refuse-worker-dies = Gra trzy razy zakończyła swój proces; gry skończone wcześniej są zachowane.
refuse-arena-alone = Arena potrzebuje dwóch różnych botów, na przykład greedy,random.
refuse-no-ledger = { $path } nie zawiera gier areny.
refuse-ledger-line = Wiersz { $line } w { $path } nie jest grą areny.
refuse-other-arena = { $path } zaczęto inaczej, { $name }: { $theirs }, a nie { $ours }; wybierz inny plik.
refuse-bot-changed = Odkąd zaczęto { $path }, zmieniono { $files }; wybierz na gry inny plik albo cofnij tę zmianę.
refuse-place = W { $path } nie można nic zapisać; podaj plik w folderze, który istnieje.
refuse-same-file = Plik { $path } jest potrzebny taki, jaki jest; podaj inny do zapisu.
refuse-page = W { $path } nie ma miejsca na tabele; potrzebne są wiersze { $begin } i { $end }.
refuse-few-games = { $games } to za mało gier do nauki; spróbuj { $enough }.
refuse-leg = Nie ma etapu { $name }; możliwe: od 1 do { $most }.
refuse-instinct = { $path } nie zawiera tego, co wiadomo przed etapem { $leg }; zacznij od etapu 1.
refuse-rounds = Trzeba rozegrać co najmniej jedną rundę i najwyżej { $most }, a nie { $name }.
refuse-unknown-course = Nie ma kursu „{ $name }”; są: { $possible }.
refuse-other-games = { $path } zawiera inne gry niż te; wybierz inny plik.
refuse-unfinished = Analizować można tylko skończoną grę; ta jeszcze trwa.
refuse-playouts = Każdy wybór trzeba rozegrać dalej co najmniej dwa razy: { $name } to za mało.
refuse-option-saved = Zapisana gra ma własne opcje: { $name } jest tylko dla nowych gier.
