### What every table says, whatever the game.

chance = Zufall
prompt-chance = Der Zufall entscheidet.

## Titles

title-port-royal = Port Royal
title-buccaneer = Seeräuber
title-merchants = Merchants & Marauders

## The story

event-taken-back = { $count ->
    [one] { $seat } nimmt eine Entscheidung zurück.
   *[other] { $seat } nimmt { $count } Entscheidungen zurück.
}

## Refusals

refuse-possible = Möglich ist: { $choices }.
refuse-notation = „{ $text }“ gehört nicht zur Notation; schreib einen Platz und eine Wahl, zum Beispiel „P1 draw“.
refuse-action = { $text } ist keine Aktion, die jetzt möglich ist; welche es sind, sagt die Aktionsmaske.
refuse-action-number = Eine Aktion ist eine ganze Zahl, nicht „{ $name }“; welche möglich sind, sagt die Aktionsmaske.
refuse-no-game-on = Es läuft keine Partie; ruf zuerst reset() auf.
refuse-render-mode = Einen Anzeigemodus „{ $name }“ gibt es nicht; es gibt: { $possible }.
refuse-not-your-turn = { $seat } kann gerade nichts tun; die Wahl hat: { $asked }.
refuse-over = Die Partie ist zu Ende; es gibt nichts mehr zu spielen.
refuse-chance = Der Zufall kann hier nicht „{ $text }“ ergeben.
refuse-nothing-to-undo = Es gibt nichts, was du zurücknehmen könntest.
refuse-undo-revealed = Seitdem wurde etwas aufgedeckt; zum Zurücknehmen müssen die anderen zustimmen.
refuse-undo-acted = { $seat } hat seitdem schon gehandelt; zum Zurücknehmen müssen die anderen zustimmen.
refuse-unknown-game = Ein Spiel namens „{ $name }“ gibt es nicht; es gibt: { $possible }.
refuse-options = Optionen gibst du mit Namen an, etwa mode=classic, nicht als „{ $name }“.
refuse-option = Eine Option „{ $name }“ gibt es nicht; die Optionen sind: { $possible }.
refuse-seed = Ein Seed ist eine ganze Zahl von 0 bis 2^63 - 1, nicht „{ $name }“.
refuse-name = „{ $name }“ geht nicht als Name; nimm höchstens { $most } Buchstaben, Ziffern und Zeichen.
refuse-bot = Einen Bot namens „{ $name }“ gibt es nicht; es gibt: { $possible }.
refuse-bot-or-own = Einen Bot namens „{ $name }“ gibt es nicht; es gibt: { $possible } und eigene mit Datei und Klasse, etwa { $meant }.
refuse-bot-budget = „{ $name }“ ist keine Art zu denken: sag search:n=400 für eine Zahl von Durchläufen bis { $most }, oder search:time=1 für Sekunden.
refuse-bots = Bots gibst du als Liste an oder als Namen mit Kommas dazwischen, nicht als „{ $name }“.
refuse-no-bot = „{ $name }“ ist kein Bot: Gib einen Namen an oder ein Objekt mit choose(view, decision).
refuse-bot-class = { $name } ist eine Klasse und noch kein Bot: Ruf sie zuerst auf, { $name }().
refuse-own-bot = { $name } kann nicht spielen ({ $why }): die Datei muss sich ausführen und die Klasse ohne Argumente anlegen lassen.
refuse-own-mute = Die Klasse { $name } hat kein choose(view, decision) und kann so nicht spielen.
refuse-own-class = { $count ->
    [0] In { $path } gibt es keinen Bot: Schreib eine Klasse mit choose(view, decision) hinein.
   *[other] Eine Klasse „{ $name }“ gibt es in { $path } nicht; die Bots darin sind: { $possible }.
}
refuse-own-saved = { $name } ist ein eigener Bot, und ein Spielstand führt keine Dateien aus: Sag mit --bots, wer spielt.
refuse-own-fault = { $what }; bring ihn in Ordnung und spiel dann von einem Spielstand weiter oder fang neu an.
refuse-own-game = { $match ->
    [mirror] Partie { $game } gegen sich selbst
    [sanity] Partie { $game } gegen Zufallsbots
   *[main] Partie { $game }
}: { $what }; --seed { $seed } spielt sie noch einmal.
own-answered = { $name } antwortet „{ $text }“, und das geht nicht
own-silent = { $name } antwortet nichts (fehlt ein return?)
own-raised = { $name } versagt ({ $why })
own-raised-at = { $name } versagt in Zeile { $line } ({ $why })

## Saves

refuse-reader = „{ $name }“ ist kein Platz an diesem Tisch; seine { $seats } Plätze zählen ab 0, und None schaut nur zu.
refuse-no-folder = { $path } lässt sich nicht schreiben; prüfe Name und Ordner.
refuse-format = Der Spielstand hat Format { $name }, diese Version liest Format { $ours }; nimm die Version, die ihn geschrieben hat.
refuse-no-file = Die Datei { $path } lässt sich nicht lesen; prüfe Name und Ort.
refuse-file = { $path } ist kein Spielstand von Doubloon.
refuse-truncated = Der Spielstand bricht mittendrin ab; nimm eine vollständige Kopie.
refuse-header = Das ist kein Spielstand von Doubloon: In der ersten Zeile fehlt ein gültiges „{ $name }“.
refuse-rules-version = Der Spielstand wurde nach Regelversion { $file } gespielt, hier gilt Version { $ours }; spiel ihn mit der Version ab, die ihn geschrieben hat.
refuse-commitment = Das Geheimnis im Spielstand passt nicht zu seinem Siegel: Die Datei wurde verändert.
refuse-json = Das ist keine Wahl in Form von JSON-Text.
refuse-line = Zeile { $line } des Spielstands lässt sich nicht spielen: { $why }
refuse-edited = In Zeile { $line } des Spielstands steht { $text }, die Partie ergibt aber „{ $expected }“: Die Datei wurde verändert.

## What is counted at the end

score-influence = Einfluss { $count }
score-contracts = { $count ->
    [0] keine Aufträge
    [one] ein Auftrag
   *[other] { $count } Aufträge
}
score-crowns = { $count ->
    [one] eine Krone
   *[other] { $count } Kronen
}
score-cubes = { $count ->
    [0] kein Holzwürfel übrig
    [one] ein Holzwürfel übrig
   *[other] { $count } Holzwürfel übrig
}
score-coins = { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
}
score-ducats = { $count ->
    [one] ein Dukat
   *[other] { $count } Dukaten
}
score-loot = { $count ->
    [0] keine Beute
    [one] ein Beutestück
   *[other] { $count } Beutestücke
}
score-glory = { $count } Ruhm
score-track = { $count } auf der Leiste
score-chest = Truhe { $count }
percent = { $percent } %
