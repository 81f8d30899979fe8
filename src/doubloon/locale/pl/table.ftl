### What every table says, whatever the game.

chance = los
prompt-chance = Decyduje los.

## Titles

title-port-royal = Port Royal
title-buccaneer = Piraci
title-merchants = Kupcy i Korsarze

## The story

event-taken-back = { $count ->
    [one] { $seat } cofa jeden wybór.
    [few] { $seat } cofa { $count } wybory.
    [many] { $seat } cofa { $count } wyborów.
   *[other] { $seat } cofa { $count } wyborów.
}

## Refusals

refuse-possible = Możliwe: { $choices }.
refuse-notation = „{ $text }” nie pasuje do notacji; wpisz miejsce i wybór, na przykład „P1 draw”.
refuse-action = { $text } nie jest akcją, którą można teraz zagrać; które można, mówi maska akcji.
refuse-action-number = Akcja to liczba całkowita, a nie „{ $name }”; które można zagrać, mówi maska akcji.
refuse-no-game-on = Żadna gra się nie toczy; najpierw wywołaj reset().
refuse-render-mode = Nie ma trybu wyświetlania „{ $name }”; są: { $possible }.
refuse-not-your-turn = { $seat } nie może teraz grać; wybiera: { $asked }.
refuse-over = Gra skończona; nic już nie można zagrać.
refuse-chance = Los nie może tu dać „{ $text }”.
refuse-nothing-to-undo = Nie ma czego cofnąć.
refuse-undo-revealed = Od tego czasu coś zostało odkryte; cofnięcie wymaga zgody pozostałych.
refuse-undo-acted = Ruch ma już za sobą { $seat }; cofnięcie wymaga zgody pozostałych.
refuse-unknown-game = Nie ma gry „{ $name }”; są: { $possible }.
refuse-options = Opcje podaje się z nazwą, na przykład mode=classic, a nie jako „{ $name }”.
refuse-option = Nie ma opcji „{ $name }”; są opcje: { $possible }.
refuse-seed = Ziarno to liczba całkowita od 0 do 2^63 - 1, a nie „{ $name }”.
refuse-name = Nikt nie może nazywać się „{ $name }”; dozwolone są litery, cyfry i znaki, najwyżej { $most }.
refuse-bot = Nie ma bota „{ $name }”; są: { $possible }.
refuse-bot-or-own = Nie ma bota „{ $name }”; są: { $possible } oraz własne boty, które podaje się jako plik i klasę, na przykład { $meant }.
refuse-bot-budget = „{ $name }” to nie sposób myślenia: powiedz search:n=400, czyli liczba prób do { $most }, albo search:time=1, czyli sekundy.
refuse-bots = Boty podaje się jako listę albo jako nazwy z przecinkami, a nie jako „{ $name }”.
refuse-no-bot = „{ $name }” to nie bot: podaj nazwę albo obiekt z choose(view, decision).
refuse-bot-class = { $name } to klasa, a jeszcze nie bot: najpierw ją wywołaj, { $name }().
refuse-own-bot = { $name } nie może grać ({ $why }): jego plik musi dać się uruchomić, a klasa utworzyć bez argumentów.
refuse-own-mute = Klasa { $name } nie ma metody choose(view, decision), więc nie może grać.
refuse-own-class = { $count ->
    [0] W pliku { $path } nie ma bota: napisz w nim klasę z metodą choose(view, decision).
   *[other] W pliku { $path } nie ma klasy „{ $name }”; boty, które tam są: { $possible }.
}
refuse-own-saved = { $name } to własny bot, a zapis nie uruchamia plików: podaj w --bots, kto gra.
refuse-own-fault = { $what }; popraw go, a potem graj dalej z zapisu albo zacznij od nowa.
refuse-own-game = { $match ->
    [mirror] Gra { $game } (sam ze sobą)
    [sanity] Gra { $game } (przeciw losowym)
   *[main] Gra { $game }
}: { $what }; --seed { $seed } rozegra ją jeszcze raz.
own-answered = { $name } odpowiada „{ $text }”, a to nie jest możliwe
own-silent = { $name } nic nie odpowiada (czy nie brakuje return?)
own-raised = { $name } zawodzi ({ $why })
own-raised-at = { $name } zawodzi w wierszu { $line } ({ $why })

## Saves

refuse-reader = „{ $name }” to nie jest miejsce przy tym stole; miejsca liczy się od 0 (jest ich tu { $seats }), a None to widz.
refuse-no-folder = Nie można zapisać: { $path }; sprawdź nazwę i folder.
refuse-format = Zapis ma format { $name }, a to wydanie czyta format { $ours }; użyj wydania, które go utworzyło.
refuse-no-file = Nie można odczytać pliku { $path }; sprawdź jego nazwę i położenie.
refuse-file = { $path } nie jest zapisem Doubloon.
refuse-truncated = Zapis urywa się w środku; użyj pełnej kopii.
refuse-header = To nie jest zapis Doubloon: w pierwszym wierszu brak poprawnego „{ $name }”.
refuse-rules-version = Zapis rozegrano według zasad w wersji { $file }, a tu jest wersja { $ours }; odtwórz go wydaniem, które go utworzyło.
refuse-commitment = Sekret w zapisie nie zgadza się ze swoim zobowiązaniem: plik został zmieniony.
refuse-json = to nie jest wybór zapisany jako tekst JSON.
refuse-line = Wiersza { $line } zapisu nie da się zagrać: { $why }
refuse-edited = Wiersz { $line } zapisu mówi { $text }, a z gry wychodzi „{ $expected }”: plik został zmieniony.

## What is counted at the end

score-influence = { $count } PZ
score-contracts = { $count ->
    [0] bez kontraktów
    [one] jeden kontrakt
    [few] { $count } kontrakty
    [many] { $count } kontraktów
   *[other] { $count } kontraktów
}
score-crowns = { $count ->
    [one] jedna korona
    [few] { $count } korony
    [many] { $count } koron
   *[other] { $count } koron
}
score-cubes = { $count ->
    [0] bez wolnych znaczników
    [one] jeden wolny znacznik
    [few] { $count } wolne znaczniki
    [many] { $count } wolnych znaczników
   *[other] { $count } wolnych znaczników
}
score-coins = { $count ->
    [one] jedna moneta
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monet
}
score-ducats = { $count ->
    [one] jeden dukat
    [few] { $count } dukaty
    [many] { $count } dukatów
   *[other] { $count } dukatów
}
score-loot = { $count ->
    [0] bez łupów
    [one] jeden łup
    [few] { $count } łupy
    [many] { $count } łupów
   *[other] { $count } łupów
}
score-glory = Chwała: { $count }
score-track = na torze: { $count }
score-chest = kufer: { $count }
percent = { $percent } %
