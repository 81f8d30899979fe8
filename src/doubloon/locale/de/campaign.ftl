### The campaign: pages of the story as they are laid out, the crew's progress, what is refused.

## Pages

task-name = { $code }, { $name }
page-title =
    Kapitel { $chapter }: { $name }

    { $text }
page-task =
    { $name }

    { $text }

    Aufgabe { $task }: { $asks }
page-last =
    { $name }

    { $text }

## What the library refuses

refuse-campaign-finished = Alle { $count } Kapitel sind gewonnen; nenn eines mit --chapter, um es noch einmal zu spielen.
refuse-campaign-chapter = Kapitel { $name } kann noch nicht gespielt werden; möglich ist: 1 bis { $most }.
refuse-campaign-share = { $coins ->
    [0] Es gibt keine Bonusmünzen zu verteilen.
   *[other] Es gibt { $coins } Bonusmünzen zu verteilen: Nenn { $seats } Zahlen, eine für jeden Platz, die zusammen { $coins } ergeben.
}
refuse-campaign-table = Dieser Tisch ist nicht die nächste Partie der Kampagne.
refuse-campaign-not-over = Nur eine beendete Partie kommt ins Logbuch.
refuse-campaign-name = Eine Kampagne kann nicht „{ $name }“ heißen; nimm höchstens { $most } Buchstaben, Ziffern und Zeichen, darunter mindestens einen Buchstaben oder eine Ziffer.
refuse-campaign-namesakes = Zwei aus der Mannschaft heißen { $name }; gib allen einen eigenen Namen.
refuse-campaign-file = { $path } ist keine Kampagne von Doubloon.
refuse-no-campaign-file = Die Kampagnendatei { $path } lässt sich nicht lesen; prüfe Name und Ort.
refuse-campaign-format = Die Kampagne hat Format { $name }, diese Version liest Format { $ours }; nimm die Version, die sie geschrieben hat.
refuse-campaign-part = Das ist keine gültige Kampagnendatei: Etwas stimmt nicht mit „{ $part }“.
refuse-campaign-game = Die laufende Partie dieser Kampagne lässt sich nicht fortsetzen: { $why } Mit --anew gibst du sie auf.

## Progress

campaign-line = { $name } ({ $crew }): { $won } von { $all } Kapiteln gewonnen. { $under_way ->
    [yes] Gerade läuft
   *[no] Als Nächstes kommt
} Kapitel { $chapter }, { $title }.
campaign-finished-line = { $name } ({ $crew }): alle { $all } Kapitel gewonnen{ $under_way ->
    [yes] , und eines wird gerade noch einmal gespielt.
   *[no] .
}
campaign-together = Sie spielen gemeinsam.
campaign-apart = Sie spielen gegeneinander.
campaign-defeats = { $count ->
    [one] Eine Niederlage
   *[other] { $count } Niederlagen in Folge
} in diesem Kapitel: { $coins } Bonusmünzen für den nächsten Versuch. Sie werden gleichmäßig verteilt, außer du beginnst ihn mit --share.
campaign-defeats-now = { $count ->
    [one] Eine Niederlage
   *[other] { $count } Niederlagen in Folge
} in diesem Kapitel vor dieser Partie.
campaign-cards = Neue Karten im Stapel: { $names }.
campaign-records = Gespielte Partien:
campaign-no-records = Noch ist keine Partie zu Ende gespielt.
campaign-record-won = { $number }. { $date }: Kapitel { $chapter }, { $title }, gewonnen; der Weg: { $tasks }. { $people }. Holzwürfel { $cubes } von { $cubes_asked }, Einfluss { $influence } von { $influence_asked }, Züge { $turns }, Seed { $seed }.
campaign-record-lost = { $number }. { $date }: Kapitel { $chapter }, { $title }, verloren; der Weg: { $tasks }. { $people }. Holzwürfel { $cubes } von { $cubes_asked }, Einfluss { $influence } von { $influence_asked }, Züge { $turns }, Seed { $seed }.
campaign-record-apart = { $number }. { $date }: Kapitel { $chapter }, { $title }, gewonnen von { $names }; der Weg: { $tasks }. { $people }. Holzwürfel { $cubes }, Einfluss { $influence }, Züge { $turns }, Seed { $seed }.
campaign-gave-up = Kapitel { $chapter } ging so oft hintereinander verloren: { $tries }. Die Bots hören hier auf; mehr Versuche mit --tries.
campaign-person = { $name } als { $who }
campaign-opening = { $name }, Partie { $number }: Kapitel { $chapter }, { $seats ->
    [one] ein Platz
   *[other] { $seats } Plätze
}.
campaign-bonus = Bonusmünzen: { $shares }.
campaign-share = { $name } { $coins }
campaign-founded = Die Kampagne { $name } ist gegründet; sie liegt in { $path }.
campaign-go-on = Weiter geht es mit: doubloon campaign play "{ $name }"
campaign-none = In { $path } gibt es keine Kampagnen; „doubloon campaign new“ gründet eine.
campaign-broken = { $path }: { $why }
campaign-auto = Eine Mannschaft aus Bots

## What the command refuses

refuse-numbers = { $flag } braucht ganze Zahlen mit Kommas dazwischen, nicht „{ $name }“.
refuse-no-campaign = In { $path } gibt es keine Kampagne „{ $name }“; „doubloon campaign list“ zeigt, welche es gibt.
refuse-campaign-exists = Eine Kampagne „{ $name }“ gibt es schon, in { $path }; nimm einen anderen Namen.
refuse-campaign-folder = In { $path } lässt sich die Kampagne nicht ablegen; nenn einen beschreibbaren Ordner.
refuse-campaign-elsewhere = Die Kampagne in { $path } ist inzwischen anderswo weitergegangen: Von hier wird nichts mehr gespeichert. Öffne sie neu, um weiterzuspielen.
refuse-campaign-option = Die Option { $name } legt die Kampagne selbst fest; lass sie weg.
refuse-campaign-under-way = Eine Partie läuft schon, mit eigenem Seed, Kapitel und eigenen Bonusmünzen: Lass --seed, --chapter und --share weg, oder gib sie mit --anew auf.
refuse-campaign-old = { $why } Oder beginn das Kapitel mit --anew von vorn.
refuse-campaign-tries = Jedes Kapitel braucht mindestens einen Versuch, nicht { $name }.
refuse-campaign-tries-alone = --tries geht nur mit --auto.
refuse-campaign-json = Nur was Bots von selbst spielen, hat ein Ergebnis zum Ausgeben: Nimm --json zusammen mit --auto.
