### The campaign: pages of the story as they are laid out, the crew's progress, what is refused.

## Pages

task-name = { $code }, { $name }
page-title =
    Rozdział { $chapter }: { $name }

    { $text }
page-task =
    { $name }

    { $text }

    Zadanie { $task }: { $asks }
page-last =
    { $name }

    { $text }

## What the library refuses

refuse-campaign-finished = { $count ->
    [one] Jedyny rozdział ({ $count }) jest wygrany; wskaż go przez --chapter, żeby zagrać ponownie.
    [few] Wszystkie { $count } rozdziały są wygrane; wskaż któryś przez --chapter, żeby zagrać ponownie.
    [many] Wszystkie { $count } rozdziałów jest wygranych; wskaż któryś przez --chapter, żeby zagrać ponownie.
   *[other] Wszystkie { $count } rozdziałów jest wygranych; wskaż któryś przez --chapter, żeby zagrać ponownie.
}
refuse-campaign-chapter = Rozdziału { $name } nie można jeszcze zagrać; możliwe: od 1 do { $most }.
refuse-campaign-share = { $coins ->
    [0] Nie ma monet premii do podziału.
   *[other] Monety premii do podziału: { $coins }. Podaj po jednej liczbie na miejsce (miejsc: { $seats }), razem { $coins }.
}
refuse-campaign-table = Ten stół nie jest następną grą kampanii.
refuse-campaign-not-over = Do dziennika trafia tylko skończona gra.
refuse-campaign-name = Kampania nie może nazywać się „{ $name }”; dozwolone są litery, cyfry i znaki, najwyżej { $most }, a wśród nich litera lub cyfra.
refuse-campaign-namesakes = Dwie osoby w załodze nazywają się tak samo: { $name }; niech każdy ma własne imię.
refuse-campaign-file = { $path } nie jest kampanią Doubloon.
refuse-no-campaign-file = Nie można odczytać pliku kampanii { $path }; sprawdź jego nazwę i położenie.
refuse-campaign-format = Kampania ma format { $name }, a to wydanie czyta format { $ours }; użyj wydania, które ją zapisało.
refuse-campaign-part = To nie jest poprawny plik kampanii: coś jest nie tak z „{ $part }”.
refuse-campaign-game = Nie można dokończyć rozpoczętej gry tej kampanii: { $why } Można ją porzucić z --anew.

## Progress

campaign-line = { $name } ({ $crew }): wygrane rozdziały: { $won } z { $all }. { $under_way ->
    [yes] Trwa
   *[no] Następny jest
} rozdział { $chapter }, { $title }.
campaign-finished-line = { $name } ({ $crew }): wygrane wszystkie rozdziały ({ $all }){ $under_way ->
    [yes] , a jeden właśnie grany ponownie.
   *[no] .
}
campaign-together = Gracie razem.
campaign-apart = Gracie przeciwko sobie.
campaign-defeats = { $count ->
    [one] Jedna porażka
    [few] { $count } porażki z rzędu
    [many] { $count } porażek z rzędu
   *[other] { $count } porażek z rzędu
} w tym rozdziale; monety premii na następną próbę: { $coins }. Dzielicie je po równo, chyba że zaczniecie z --share.
campaign-defeats-now = { $count ->
    [one] Jedna porażka
    [few] { $count } porażki z rzędu
    [many] { $count } porażek z rzędu
   *[other] { $count } porażek z rzędu
} w tym rozdziale przed tą grą.
campaign-cards = Nowe karty w talii: { $names }.
campaign-records = Rozegrane gry:
campaign-no-records = Żadna gra nie dobiegła jeszcze końca.
campaign-record-won = { $number }. { $date }: wygrany rozdział { $chapter }, { $title }, droga: { $tasks }. { $people }. Znaczniki { $cubes } z { $cubes_asked }, PZ { $influence } z { $influence_asked }, tury { $turns }, ziarno { $seed }.
campaign-record-lost = { $number }. { $date }: przegrany rozdział { $chapter }, { $title }, droga: { $tasks }. { $people }. Znaczniki { $cubes } z { $cubes_asked }, PZ { $influence } z { $influence_asked }, tury { $turns }, ziarno { $seed }.
campaign-record-apart = { $number }. { $date }: rozdział { $chapter }, { $title }, wygrana: { $names }, droga: { $tasks }. { $people }. Znaczniki { $cubes }, PZ { $influence }, tury { $turns }, ziarno { $seed }.
campaign-gave-up = Rozdział { $chapter } przegrany tyle razy z rzędu: { $tries }. Boty na tym kończą; więcej prób daje --tries.
campaign-person = { $name } jako { $who }
campaign-opening = { $name }, gra { $number }: rozdział { $chapter }, { $seats ->
    [one] jedno miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsc
}.
campaign-bonus = Monety premii: { $shares }.
campaign-share = { $name } { $coins }
campaign-founded = Kampania { $name } jest założona; zapis leży w { $path }.
campaign-go-on = Graj dalej: doubloon campaign play "{ $name }"
campaign-none = W { $path } nie ma kampanii; „doubloon campaign new” zakłada nową.
campaign-broken = { $path }: { $why }
campaign-auto = Załoga botów

## What the command refuses

refuse-numbers = { $flag } wymaga liczb całkowitych rozdzielonych przecinkami, a nie „{ $name }”.
refuse-no-campaign = W { $path } nie ma kampanii „{ $name }”; „doubloon campaign list” pokazuje te, które są.
refuse-campaign-exists = Kampania „{ $name }” już istnieje w { $path }; wybierz inną nazwę.
refuse-campaign-folder = Nie można zapisać kampanii w { $path }; wskaż folder, w którym wolno zapisywać.
refuse-campaign-elsewhere = Kampania w { $path } poszła dalej gdzie indziej, odkąd ją tu otwarto: stąd nic więcej nie zostanie zapisane. Otwórz ją ponownie, by grać dalej.
refuse-campaign-option = Opcję { $name } kampania ustawia sama; pomiń ją.
refuse-campaign-under-way = Trwa gra z własnym ziarnem, rozdziałem i monetami premii: pomiń --seed, --chapter i --share albo porzuć ją z --anew.
refuse-campaign-old = { $why } Albo zacznij rozdział od nowa z --anew.
refuse-campaign-tries = Każdy rozdział wymaga co najmniej jednej próby, a nie { $name }.
refuse-campaign-tries-alone = --tries działa razem z --auto.
refuse-campaign-json = Wynik do wypisania ma tylko to, co boty grają same: użyj --json razem z --auto.
