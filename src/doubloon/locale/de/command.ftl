### The `doubloon` command: its help, its pages and what it refuses.

## Help

help-usage = Aufruf: { $line }
help-commands =
    {""}
    Befehle
help-arguments =
    {""}
    Argumente
help-positional = { $name ->
    [GAME] SPIEL
    [FILE] DATEI
    [NAME] KARTE
    [NUMBER] NUMMER
    [CAMPAIGN] KAMPAGNE
    [TABLE] TISCH
    [COMMAND] PROGRAMM
    [BACKUP] SICHERUNG
   *[other] { $name }
}
help-options =
    {""}
    Optionen

usage-doubloon =
    doubloon BEFEHL ...

    Doubloon, ein freier Spieltisch für die Piratenspiele.
    „doubloon play“ setzt dich mit drei Bots an einen Tisch.
usage-play =
    doubloon play [SPIEL] [OPTIONEN]

    Im Terminal spielen: allein gegen Bots oder mit anderen an einem Bildschirm.
    Ohne SPIEL fragt der Tisch, was gespielt wird. SPIEL kann auch ein Spielstand sein: Du spielst
    weiter, wo er aufhört, und beim Verlassen wird er wieder gespeichert.
usage-sim =
    doubloon sim SPIEL [OPTIONEN]

    Bots viele Partien spielen lassen und zählen, wer gewinnt. Nach jeder Partie rücken die Bots
    einen Platz weiter. Weniger Bots als Plätze wechseln sich ab: greedy,random auf vier Plätzen
    sind greedy, random, greedy, random. Einer allein nimmt alle, und ohne --bots ist es random.
usage-replay =
    doubloon replay DATEI [OPTIONEN]

    Einen Spielstand noch einmal spielen, jede Zeile vergleichen und sagen, wie es steht oder ausging.
usage-verify =
    doubloon verify DATEI [OPTIONEN]

    Prüfen, ob ein Spielstand ehrlich gemischt ist: Jedes Mischen und Würfeln wird nachgerechnet.
usage-games =
    doubloon games [OPTIONEN]

    Die Spiele auflisten, für wie viele sie sind und welche Optionen sie haben.
usage-cards =
    doubloon cards SPIEL [KARTE] [OPTIONEN]

    Alle Karten eines Spiels zeigen oder eine ganz: ihre Werte, deren Herkunft und ihre Regel.
    Wer die Schachtel hat, kann sie in eine Datei schreiben (--export), berichtigen und prüfen (--check).
usage-rules =
    doubloon rules SPIEL [NUMMER] [OPTIONEN]

    Die Regeln eines Spiels zeigen: alle, einen Abschnitt (R3), eine Regel mit ihren
    Unterregeln (R3.6) oder alle, in denen ein Wort vorkommt (Steuer).
usage-bench =
    doubloon bench [SPIEL] [OPTIONEN]

    Die Engine auf diesem Rechner messen, mit zufälligen Partien auf vier Plätzen.
usage-campaign =
    doubloon campaign BEFEHL ...

    „Das Abenteuer beginnt“ als Kampagne: eine Mannschaft, fünf Kapitel, von Abend zu Abend.
usage-campaign-new =
    doubloon campaign new KAMPAGNE --crew A,B,... [OPTIONEN]

    Eine Kampagne für eine Mannschaft von einem bis vier gründen: Menschen mit ihren Namen, Bots
    mit ihren.
usage-campaign-list =
    doubloon campaign list [OPTIONEN]

    Die Kampagnen auflisten und wie weit sie sind.
usage-campaign-show =
    doubloon campaign show KAMPAGNE [OPTIONEN]

    Zeigen, wie weit eine Kampagne ist: Niederlagen und Bonusmünzen, neue Karten, alle Partien.
usage-campaign-play =
    doubloon campaign play KAMPAGNE [OPTIONEN]

    Das nächste Kapitel spielen oder die laufende Partie fortsetzen. Jede Entscheidung wird
    gespeichert. Eine Mannschaft aus Bots spielt von selbst, und ihre Geschichte wird erzählt.
usage-campaign-auto =
    doubloon campaign auto [OPTIONEN]

    Bots eine ganze Kampagne spielen lassen und ihre Geschichte erzählen; gespeichert wird nichts.

verb-play = Im Terminal spielen, mit Bots oder an einem Bildschirm.
verb-sim = Bots viele Partien spielen lassen und zählen, wer gewinnt.
verb-replay = Einen Spielstand noch einmal erzählen oder eine Stellung daraus zeigen.
verb-verify = Prüfen, ob ein Spielstand ehrlich gemischt ist.
verb-games = Die Spiele und ihre Optionen auflisten.
verb-cards = Die Karten eines Spiels zeigen.
verb-rules = Die Regeln eines Spiels zeigen.
verb-campaign = Eine Mannschaft durch die fünf Kapitel von „Das Abenteuer beginnt“ führen.
verb-campaign-new = Eine Kampagne gründen.
verb-campaign-list = Die Kampagnen auflisten.
verb-campaign-show = Zeigen, wie weit eine Kampagne ist und was gespielt wurde.
verb-campaign-play = Das nächste Kapitel spielen oder weiterspielen.
verb-campaign-auto = Bots eine ganze Kampagne spielen lassen.
verb-bench = Messen, wie schnell die Engine hier ist.

arg-help = Diese Seite zeigen.
arg-version = Die Version zeigen.
arg-game = Ein Spiel, etwa port-royal; „doubloon games“ listet sie auf.
arg-file = Ein Spielstand.
arg-name = Eine Karte, nach Kennung oder Name: admiral-2 oder Admiral.
arg-number = Eine Regel, ein Abschnitt oder ein gesuchtes Wort: R3.6, R3 oder Steuer.
arg-seats = Wie viele spielen.
arg-play-seats = Wie viele spielen. Ohne Angabe die Bots aus --bots und ein Mensch, falls dort keiner genannt ist; ohne --bots vier, oder weniger, wenn das Spiel nicht mehr erlaubt.
arg-sim-seats = Wie viele spielen. Ohne Angabe so viele, wie Bots genannt sind; bei einem oder keinem vier, oder weniger, wenn das Spiel nicht mehr erlaubt.
arg-arena-seats = Wie viele spielen. Ohne Angabe vier, oder weniger, wenn das Spiel nicht mehr erlaubt.
arg-bots = Bots mit Kommas dazwischen: easy, medium, hard, champion, greedy, random, search:n=400. Sind es weniger als Plätze, wechseln sie sich ab.
arg-sim-bots = Bots mit Kommas dazwischen: easy, medium, hard, champion, greedy, random, search:n=400, oder ein eigener: careful.py:Careful, eine Datei und eine Klasse darin. Sind es weniger als Plätze, wechseln sie sich ab.
arg-arena-bots = { arg-sim-bots }
arg-play-bots = Bots mit Kommas dazwischen: easy, medium, hard, champion, greedy, random, search:n=400, oder ein eigener: careful.py:Careful, eine Datei und eine Klasse darin. Sie bekommen die letzten Plätze und Menschen die übrigen („none“ für keine Bots); human:Ann ist ein Mensch mit Namen.
arg-plain = Zeile für Zeile, ohne Zeichnung: für Screenreader, Pipes und Skripte.
arg-save = Die Partie beim Verlassen in dieser Datei speichern.
arg-sim-games = Wie viele Partien; ohne Angabe 100.
arg-arena-games = Wie viele Partien; ohne Angabe 100. Proben kommen dazu, fang also mit langsamen Bots klein an.
arg-bench-games = Wie viele Partien gemessen werden; ohne Angabe 300.
arg-show = Den ganzen Verlauf erzählen.
arg-at = Die Stellung nach so vielen Entscheidungen der Spieler zeigen.
arg-check = Nur prüfen: ob ein Spielstand stimmt und das Spiel zu Ende ist, oder was an einem Deck nicht stimmt.
arg-deck = Mit den berichtigten Karten dieser Datei spielen, einem Hausdeck; siehe docs/house-decks.md.
arg-export = Die Karten in diese Datei schreiben, um sie zu berichtigen.
arg-seed = Eine ganze Zahl: gleicher Seed, gleicher Zufall. Ohne Angabe wird ein neuer gezogen.
arg-lang = Die Sprache: en, pl, cs oder de.
arg-option = Eine Option des Spiels als NAME=WERT, etwa mix=gambler,set-sail. Mehrfach möglich.
arg-campaign = Der Name einer Kampagne.
arg-crew = Die Mannschaft, eins bis vier mit Kommas dazwischen: Namen von Menschen, Bots (greedy, random) oder ein Name für einen Bot (Polly:greedy).
arg-competitive = Gegeneinander spielen statt gemeinsam.
arg-folder = Der Ordner, in dem die Kampagnen liegen; ohne Angabe einer in deinem Benutzerordner.
arg-auto = Bots alle Plätze spielen lassen, Kapitel für Kapitel.
arg-tries = Wie oft Bots jedes Kapitel versuchen dürfen: 25, wenn du nichts anderes sagst.
arg-share = Wer wie viele der Bonusmünzen bekommt, nach Plätzen, etwa 2,1,0. Ohne Angabe werden sie gleichmäßig verteilt.
arg-chapter = Ein gewonnenes Kapitel, um es noch einmal zu spielen.
arg-anew = Die laufende Partie aufgeben.
arg-json = Das Ergebnis als JSON ausgeben.

value-seats = N
value-bots = A,B,...
value-save = DATEI
value-deck = DATEI
value-export = DATEI
value-check = DATEI
value-games = N
value-crew = A,B,...
value-folder = ORDNER
value-tries = N
value-share = N,N,...
value-chapter = N
value-at = N
value-seed = N
value-lang = SPRACHE
value-option = NAME=WERT

## Games

games-title = { $title } ({ $id })
games-mode = Modus { $mode }: { $least } bis { $most } Plätze
games-option = Option { $name }: { $values }
games-range = { $least } bis { $most }
games-rules = Regelversion { $version }

## Cards

fact-id = Kennung
fact-name = Name
fact-copies = Anzahl
fact-cost = Kosten
fact-influence = Einfluss
fact-swords = Säbel
fact-coins = Münzen
fact-set = Ausgabe
fact-confidence = Herkunft
fact-kind = Art
fact-colour = Farbe
fact-needs = verlangt
fact-threshold = trifft alle, die mindestens so viele Münzen haben
fact-keep = lässt ihnen
fact-bonus = danach ein Bonus für
fact-bonus_coins = Münzen als Bonus
fact-gift = Münzen für jemand anderen
fact-mix = kommt beim Dazumischen ins Grundspiel
fact-five_seats_only = nur mit fünf Plätzen
fact-code = kommt ins Abenteuer mit Code
fact-ares_bonus = Münzen für jedes genommene Ares-Schiff
fact-good = lässt sich behalten als
fact-good-name = { $good }
fact-persons = { $count } × { $name }
fact-goods = { $count } × { $good }
fact-sells = kauft
fact-price = { $good } für { $count }
fact-need = verlangt
fact-crowns = Kronen
fact-needs_goods = verlangt Waren
fact-rewards = Münzen, wenn du es als Erster, Zweiter, ... erfüllst
fact-seal = Zeitkarten, laut Siegel
fact-letter = Buchstabe
fact-seal_confidence = wie sicher Siegel und Buchstabe sind
fact-steps = Schritte
fact-now = entscheidet sich in dem Moment, in dem es passiert
fact-active = nur für den aktiven Spieler
fact-coop = nur im gemeinsamen Spiel
fact-cubes = Holzwürfel
fact-contracts = Aufträge
fact-nation = Nation
fact-home = Heimathafen
fact-place = Ort
fact-start_zone = erscheint in
fact-test = Probe
fact-toughness = Rumpf und Masten
fact-cargo = Laderaum
fact-crew = Crew
fact-cannons = Kanonen
fact-maneuverability = Wendigkeit
fact-buy = Preis
fact-sell = bringt beim Verkauf
fact-demand_tokens = Nachfragemarker
fact-money = Dukaten an Bord
fact-wage = Heuer
fact-majority = Dukaten für die Mehrheit
fact-loot = Beute
fact-note = Anmerkung

swords-skull = Totenkopf
yes = ja
set-base = Grundspiel
set-set-sail = Unterwegs
set-gambler = Zocker
set-contract-crew = Aufträge
set-contracts = Aufträge
set-adventure = Das Abenteuer beginnt
kind-person = Person
kind-ship = Schiff
kind-expedition = Expeditionsaufruf
kind-tax = Steuererhöhung
kind-contract = Auftrag
kind-personality = Persönlichkeit
kind-task = Aufgabe
kind-pirate = Pirat
kind-loot = Beute
kind-zone = Seezone
kind-captain = Kapitän
kind-specialist = Spezialist
kind-cargo = Ware
kind-modification = Umbau
kind-special_weapon = Spezialwaffe
kind-npc = Ereignis mit Schiff
kind-event = Ereignis
kind-glory = Ruhmeskarte
kind-rumor = Gerücht
kind-mission = Mission
colour-yellow = gelb
colour-blue = blau
colour-green = grün
colour-red = rot
colour-black = schwarz
colour-ares = Ares
bonus-fewest-influence = die wenigsten Einflusspunkte
bonus-most-swords = die meisten Säbel
confidence-rulebook = Spielregel
confidence-two-sources-agree = zwei Quellen einig
confidence-one-source = eine Quelle
confidence-reconstructed = rekonstruiert

card-title = { $name } ({ $id })
card-confidence = Wie sicher die Werte sind: { $level }
card-confirmed = Besser bekannt: { $what } ({ $level })
card-source = Woher sie stammen: { $source }
card-reconstructed = (!) Rekonstruiert: Die gedruckten Werte sind nicht öffentlich. Diese sind unsere eigenen, passend zu den Spielregeln.
card-house = Hausdeck: { $key } = { $house } statt { $ours }.

## Simulations and measurements

progress = { $done } von { $total } Partien
sim-games = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} mit { $seats ->
    [one] einem Platz
   *[other] { $seats } Plätzen
}, Seed { $seed }.
sim-speed = { $decisions } Entscheidungen in { $seconds } s: { $pace } Partien/s, { $speed } Entscheidungen/s.
sim-slow = { $decisions } Entscheidungen in { $seconds } s: { $pace } s je Partie, { $speed } Entscheidungen/s.
sim-turns = Im Schnitt { $turns } Züge je Partie. Siege, mit Intervallen von 95 %:
sim-bot = { $name }: { $share } % ({ $low } bis { $high })
sim-same = { $name } ({ $number })
sim-seat = { $seat }: { $share } % ({ $low } bis { $high })
sim-team = das Team: { $share } % ({ $low } bis { $high })
sim-paces = Rechenzeit je Entscheidung, wo es etwas zu entscheiden gab:
sim-pace = { $name }: im Schnitt { $mean } ms, am längsten { $slowest } ms; länger als eine Sekunde: { $long } von { $choices }

bench-title = { $games ->
    [one] Eine zufällige Partie
   *[other] { $games } zufällige Partien
} mit { $seats ->
    [one] einem Platz
   *[other] { $seats } Plätzen
}, in einem Prozess.
bench-compiled = Die Engine ist kompiliert.
bench-plain = Die Engine ist reines Python; „make fast“ kompiliert sie.
bench-decisions-per-s = Entscheidungen/s: { $figure }
bench-games-per-s = Partien/s: { $figure }
bench-clone-us = eine Stellung kopieren: { $figure } µs
bench-view-us = eine Stellung ansehen: { $figure } µs
bench-import-ms = import doubloon: { $figure } ms
bench-table-kb = ein Tisch mit seinem Verlauf: { $figure } kB

## Saved games

replay-title = { $title }, { $seats ->
    [one] ein Platz
   *[other] { $seats } Plätze
}, { $choices ->
    [one] eine Entscheidung
   *[other] { $choices } Entscheidungen
}.
replay-next = { $seat } hat die Wahl: { $prompt } Möglich ist: { $possible }.
replay-place = { $place }. { $seat }: { $scores }
replay-checked = { $over ->
    [yes] Der Spielstand ist vollständig und stimmt
   *[no] Der Spielstand stimmt so weit, aber die Partie ist nicht zu Ende
}: { $choices ->
    [one] eine Entscheidung, und sie ist erlaubt
   *[other] { $choices } Entscheidungen, alle erlaubt
}, und der Zufall sagt, was seine Quelle sagt.
verify-seed = { $count ->
    [one] Ehrlich gemischt: Die eine Ziehung folgt
   *[other] Ehrlich gemischt: Alle { $count } Ziehungen folgen
} aus dem Seed { $seed }.
verify-commitment = { $count ->
    [one] Ehrlich gemischt: Die eine Ziehung folgt
   *[other] Ehrlich gemischt: Alle { $count } Ziehungen folgen
} aus { $shares ->
    [0] dem Geheimnis
    [one] dem Geheimnis und dem Beitrag eines Spielers
   *[other] dem Geheimnis und den Beiträgen von { $shares } Spielern
}; das Geheimnis passt zum Siegel { $commitment }.

## Refusals

refuse-lang = Eine Sprache „{ $name }“ gibt es nicht; es gibt: { $possible }.
refuse-verb = Einen Befehl „{ $name }“ gibt es nicht; es gibt: { $possible }.
refuse-flag = Eine Option { $name } gibt es hier nicht; --help zeigt, welche es gibt.
refuse-flag-first = Optionen stehen hinter dem Befehl: „doubloon games { $name } ...“.
refuse-flag-meant = Eine Option { $name } gibt es hier nicht; meinst du { $meant }?
refuse-extra = Das ist zu viel: „{ $text }“ hat hier keinen Platz; --help zeigt, was hierher gehört.
refuse-missing = { help-positional } fehlt; --help zeigt, wie du diesen Befehl aufrufst.
refuse-no-value = Nach { $name } muss ein Wert stehen.
refuse-no-flag = { $name } muss genannt werden, mit einem Wert dahinter.
refuse-repeated = { $name } kannst du nur einmal angeben.
refuse-value = „{ $text }“ passt nicht zu { $name }.
refuse-command-line = Der Befehl ist nicht zu verstehen; --help zeigt, wie du ihn aufrufst.
refuse-number = { $flag } braucht eine ganze Zahl, nicht „{ $name }“.
refuse-key-value = Eine Option schreibst du als NAME=WERT, etwa mode=classic, nicht „{ $text }“.
refuse-games = Mindestens eine Partie muss gespielt werden, nicht { $name }.
refuse-too-many-bots = { $bots ->
    [0] Mindestens ein Bot muss spielen.
    [one] Ein Bot passt nicht auf { $seats } Plätze.
   *[other] { $bots } Bots passen nicht auf { $seats ->
        [one] einen Platz
       *[other] { $seats } Plätze
    }.
}
refuse-bot-choice = Ein Bot antwortet „{ $text }“, und das geht nicht.
refuse-card = Eine Karte „{ $name }“ gibt es nicht; ein Teil des Namens genügt, und „doubloon cards SPIEL“ listet alle auf.
refuse-cards = Dazu passen mehrere Karten: { $list }.
refuse-rule = Eine Regel „{ $name }“ gibt es nicht; die Regeln beginnen mit { $first }, und der letzte Abschnitt ist { $last }.
refuse-no-rules = Zu dieser Installation gehören keine Regeln für { $name }.
refuse-at = Eine Entscheidung Nummer { $name } hat der Spielstand nicht; vorhanden: { $most }.
refuse-by-hand = In dieser Partie wurde der Zufall von Hand gespielt; es gibt keine Mischung zu prüfen.
refuse-save-decides = Ein Spielstand hat seine eigenen Plätze, seinen Seed, seine Optionen und sein Deck; lass --seats, --seed, --option und --deck weg.
refuse-no-textual = Der gezeichnete Tisch braucht das Paket textual: Installiere „doubloon[tui]“ oder spiel mit --plain.
refuse-system = Dieser Rechner lässt es nicht zu: { $why }.
refuse-save-exists = { $path } gibt es schon; nimm einen anderen Namen oder spiel damit weiter: „doubloon play { $path }“.
refuse-deck-exists = { $path } gibt es schon; nimm für die Karten einen anderen Namen.
refuse-hand-played = In { $path } wurde der Zufall von Hand gespielt, da gibt es nichts fortzusetzen; sieh es dir mit „doubloon replay“ an.
refuse-save-place = In { $path } lässt sich die Partie nicht speichern; nenn eine Datei in einem Ordner, den es gibt.
