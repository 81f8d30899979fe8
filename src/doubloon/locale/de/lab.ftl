### The lab: arenas, the analysis of a finished game, facts about the games.

## Help

usage-arena =
    doubloon arena SPIEL [--bots A,B,...] [OPTIONEN]

    Bots gegeneinander spielen lassen, jeden gleich oft auf jedem Platz und jede Sitzordnung mit
    denselben Karten. Mehr Bots als Plätze treffen sich in jeder Auswahl, die an den Tisch passt.
    Weniger teilen sich die Plätze gleichmäßig, und die übrigen Plätze bekommen alle der Reihe nach.
    Ein Name, der zweimal dasteht, hat zwei Plätze: Ein Meister gegen drei Gierige ist
    champion,greedy,greedy,greedy. Gespielt wird in ganzen Runden, also vielleicht etwas mehr als
    verlangt. Wo alle zusammen gewinnen oder verlieren, stellt jeder Bot ein ganzes Team. Ohne --bots
    spielt greedy gegen random.
verb-arena = Bots auf allen Plätzen gegeneinander spielen lassen und bewerten.
arg-checks = Wie viele Partien jeder Bot gegen sich selbst spielt, und ebenso viele gegen Zufallsbots; ein Viertel aller, wenn du nichts anderes sagst.
value-checks = N
arg-jobs = Wie viele Prozesse arbeiten; das Ergebnis ist dasselbe.
value-jobs = N
arg-on = Auf einem Ray-Cluster arbeiten: ray für einen auf diesem Rechner, ray=ADRESSE für einen anderen.
value-on = ray[=ADRESSE]
arg-out = Jede fertige Partie in dieser Datei aufheben. Mit ihr noch einmal gestartet, macht die Arena dort weiter, wo sie war.
value-out = DATEI
arg-report = Einen Bericht mit Diagrammen in diese HTML-Datei schreiben.
value-report = DATEI
usage-analyse =
    doubloon analyse DATEI [OPTIONEN]

    Eine fertige Partie noch einmal ansehen: die Gewinnchancen aller, was Entscheidungen und was Glück
    daran geändert haben, die größten Fehler mit der besseren Wahl und das Risiko jedes Aufdeckens.
    Entscheidungen werden danach beurteilt, was man in dem Moment wissen konnte.
    „doubloon replay DATEI --at N“ zeigt eine Stellung daraus.
verb-analyse = Sagen, woran eine fertige Partie hing: Chancen, Glück, Fehler.
arg-playouts = Wie oft jede Wahl weitergespielt wird: 24-mal, in { title-merchants } 6-mal, wenn du nichts anderes sagst. In langen Partien gilt: je öfter, desto weniger Entscheidungen werden gewogen.
value-playouts = N

## Tables

lab-written = Der Bericht ist in { $path }.
lab-point = ,
lab-interval = { $low } bis { $high }
lab-seat = Platz { $number }
lab-column-bot = Bot
lab-column-games = Partien
lab-column-won = gewonnen
lab-column-interval = 95 %
lab-column-rating = Wertung
lab-column-spread = Streuung

## Arena

arena-title = Arena: { $title }
arena-played = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} { $title } mit { $seats ->
    [one] einem Platz
   *[other] { $seats } Plätzen
}, im Schnitt { $turns } Züge.
arena-options = Gespielt mit { $options }.
arena-made = Seed { $seed }, Commit { $commit }, Code { $code }.
arena-fair = Siege zählen für jeden Platz, den ein Bot hatte; der gerechte Anteil ist { $share }.
arena-most = Mehr als { $share } ist nicht möglich für { $bots }: Von mehreren Plätzen an einem Tisch kann nur einer gewinnen.
arena-kept = Abgebrochen. Die fertigen Partien stehen in { $path }; derselbe Befehl macht dort weiter.
arena-lost = Abgebrochen, und nichts ist aufgehoben; mit --out DATEI könnte die Arena ein andermal weitermachen.
arena-team = Jeder Bot stellte ganze Teams, alle mit denselben Karten.
arena-few-deals = { $deals ->
    [one] Das alles war eine einzige Ausgangslage.
   *[other] Das alles waren { $deals } Ausgangslagen.
} Partien mit derselben Ausgangslage ähneln sich: Bei weniger als zwanzig können die wahren Anteile leicht außerhalb der Intervalle liegen, und die Wertungen schwanken noch stark. Spiele mehr Partien.
arena-mirror = { $bot } gegen sich selbst: { $share } von { $games } Partien ({ $interval }). { $passed ->
    [yes] Der gerechte Anteil von { $fair } liegt im Intervall.
   *[no] Der gerechte Anteil von { $fair } liegt nicht im Intervall: Die Plätze sind nicht gleich gut, oder dies ist einer von zwanzig Fällen.
}
arena-sanity = { $bot } gegen Zufallsbots: { $share } von { $games } Partien ({ $interval }). { $passed ->
    [yes] Das ist mehr als der gerechte Anteil von { $fair }.
   *[no] Das ist nicht sicher mehr als der gerechte Anteil von { $fair }.
}
arena-check-team = Ein Team aus Bots { $bot }: { $share } von { $games } Partien ({ $interval }).
arena-unchecked = Kein Bot wurde gegen sich selbst und gegen Zufallsbots geprüft.
arena-wins = Siege
arena-checks = Proben
arena-ratings = Wertungen
arena-ratings-note = Alle beginnen bei 25. Die Wertung ist die von openskill, in der Reihenfolge der Partien.
arena-seats = Siege nach Plätzen
arena-pairs = Wer vor wem endete
arena-pairs-note = Der Anteil der gemeinsamen Partien, in denen der Bot der Zeile vor dem der Spalte endete; gleiche Plätze zählen halb.
arena-before = davor
arena-behind = dahinter

## Analysis

progress-choices = { $done } von { $total } Entscheidungen
analyse-title = Analyse einer Partie { $title }
analyse-made = { $title }: { $total ->
    [one] Die eine Entscheidung, bei der es eine Wahl gab, wurde gewogen
   *[other] Alle { $total } Entscheidungen, bei denen es eine Wahl gab, wurden gewogen
}, jede { $playouts }-mal von gierigen Spielern weitergespielt. Änderungen sind Prozentpunkte.
analyse-made-some = { $title }: { $weighed ->
    [one] Eine von { $total } Entscheidungen, bei denen es eine Wahl gab, wurde gewogen
   *[other] { $weighed } von { $total } Entscheidungen, bei denen es eine Wahl gab, wurden gewogen, gleichmäßig über die Partie verteilt
}; alle würden zu lange dauern. Jede wurde { $playouts }-mal von gierigen Spielern weitergespielt: je öfter, desto weniger Entscheidungen lassen sich wiegen. Änderungen sind Prozentpunkte.
analyse-seed = Seed { $seed }: Mit --seed { $seed } --playouts { $playouts } kommt genau dasselbe noch einmal heraus.
analyse-stopped = Abgebrochen, ehe alle Entscheidungen gewogen waren; noch gibt es nichts zu sagen.
analyse-seat = { $seat }
analyse-team = das Team
analyse-chances = Gewinnchancen
analyse-luck = Glück und Können
analyse-mistakes = Größte Fehler
analyse-strokes = Glück und Pech
analyse-risks = Risiko beim Aufdecken
analyse-choices = Entscheidungen bisher
analyse-chance = Gewinnchance
analyse-change = Änderung der Chance
analyse-own = eigene Entscheidungen
analyse-others = Entscheidungen der anderen
analyse-chance-did = Glück
analyse-rest = ungeklärt
analyse-bust = Risiko
analyse-bust-yes = Pech gehabt
analyse-column-at = nach Entscheidung
analyse-column-seat = Spieler
analyse-column-bust = Risiko
analyse-column-busted = Ausgang
analyse-measure = Entscheidungen werden an denen eines gierigen Spielers gemessen: Wer immer so wählt wie er, hat +0,0 durch eigene Entscheidungen. Ein Fehler wird an der besten Wahl gemessen, die gefunden wurde; also kann auch eine gierige Wahl einer sein. Alle Änderungen sind über die Partie zusammengezählt und können daher mehr als 100 sein.
analyse-luck-untold = Das Glück ließ sich nicht gesondert angeben, weil nicht alle Entscheidungen gewogen wurden: Was der Zufall getan hat, gehört zum Ungeklärten.
analyse-unexplained = Ungeklärt ist, was sich bei Entscheidungen geändert hat, die nicht gewogen wurden, und was nur ein neuer Blick auf die Lage geändert hat: Er sieht einen Zug weiter oder mit den Augen eines anderen Spielers.
analyse-anew = Ungeklärt ist, was nur ein neuer Blick auf die Lage geändert hat: Er sieht einen Zug weiter oder mit den Augen eines anderen Spielers.
analyse-murky = Ungeklärt ist viel, gemessen an dem, was über Entscheidungen und Glück gesagt ist. Nimm diese Summen nicht zu genau: Sieh dir die Fehler an, denn jeder von ihnen wurde für sich gewogen.
analyse-murky-alone = Ungeklärt ist viel, gemessen an dem, was über Entscheidungen und Glück gesagt ist. Nimm diese Summen nicht zu genau.
analyse-account = { $seat }: { $start } am Anfang, { $own } durch eigene Entscheidungen, { $others } durch die der anderen, { $luck } durch Glück, { $end } am Ende.
analyse-account-rest = { $seat }: { $start } am Anfang, { $own } durch eigene Entscheidungen, { $others } durch die der anderen, { $luck } durch Glück, { $rest } ungeklärt, { $end } am Ende.
analyse-account-blind = { $seat }: { $start } am Anfang, { $own } durch eigene Entscheidungen, { $others } durch die der anderen, { $rest } ungeklärt, { $end } am Ende.
analyse-account-team = Das Team: { $start } am Anfang, { $own } durch seine Entscheidungen, { $luck } durch Glück, { $end } am Ende.
analyse-account-team-rest = Das Team: { $start } am Anfang, { $own } durch seine Entscheidungen, { $luck } durch Glück, { $rest } ungeklärt, { $end } am Ende.
analyse-account-team-blind = Das Team: { $start } am Anfang, { $own } durch seine Entscheidungen, { $rest } ungeklärt, { $end } am Ende.
analyse-account-mate = Davon durch { $seat }: { $own }.
analyse-mistake = Nach Entscheidung { $at } wählte { $seat } „{ $said }“ (Chance { $chance }); besser war „{ $better }“ ({ $more }).
analyse-why = In den Zügen, die weitergespielt wurden, bringt das im Schnitt: { $facts }.
analyse-risk = { $fatal } von { $cards } Karten hätten den Zug beendet.
analyse-fact-influence = Einfluss { $change }
analyse-fact-coins = Münzen { $change }
analyse-fact-swords = Säbel { $change }
analyse-fact-ducats = Dukaten { $change }
analyse-fact-glory = Ruhm { $change }
analyse-fact-wealth = Gold { $change }
analyse-fact-loot = Beuteplättchen { $change }
analyse-fact-contracts = Aufträge { $change }
analyse-fact-time = Zeitkarten { $change }
analyse-fact-tasks = Aufgaben { $change }
analyse-fact-ships = große Schiffe { $change }
analyse-fact-cargo = Ladung { $change }
analyse-fact-errands = Missionen und Gerüchte { $change }
analyse-fact-damage = Schaden { $change }
analyse-fact-deaths = verlorene Kapitäne { $change }
analyse-no-mistakes = Kein Fehler hebt sich vom Zufall ab.
analyse-mistakes-show = „doubloon replay DATEI --at { $at }“ zeigt den Tisch nach Entscheidung { $at }; andere Nummern zeigen andere Augenblicke der Partie.
analyse-stroke = Nach Entscheidung { $at }: { $told } ({ $change } für { $seat })
analyse-stroke-team = Nach Entscheidung { $at }: { $told } ({ $change } für das Team)
analyse-draws = { $seat }: aufgedeckte Karten { $draws }, Pech zu erwarten { $expected }-mal, gekommen { $busts }-mal.
analyse-riskiest = Die gewagtesten Karten
analyse-drew = Nach Entscheidung { $at } deckte { $seat } eine Karte auf: Risiko { $risk } ({ $fatal } von { $cards } Karten).
analyse-drew-bust = Nach Entscheidung { $at } deckte { $seat } eine Karte auf: Risiko { $risk } ({ $fatal } von { $cards } Karten), und das war Pech.

## Refusals

refuse-jobs = Mindestens ein Prozess muss arbeiten, nicht { $name }.
refuse-on = Gearbeitet werden kann auf ray oder ray=ADRESSE, nicht auf „{ $name }“.
refuse-checks = Eine Probe kann nicht { $name } Partien haben.
refuse-no-ray = Ein Ray-Cluster braucht das Paket ray: Installiere „doubloon[ray]“.
refuse-no-cluster = Unter „{ $name }“ gibt es keinen Ray-Cluster.
refuse-no-lab = Das Labor braucht das Paket { $name }: Installiere „doubloon[lab]“.
refuse-worker-dies = Eine Partie hat ihren Prozess dreimal beendet; die Partien, die vorher fertig waren, sind aufgehoben.
refuse-arena-alone = Eine Arena braucht zwei verschiedene Bots, etwa greedy,random.
refuse-no-ledger = { $path } enthält nicht die Partien einer Arena.
refuse-ledger-line = Zeile { $line } von { $path } ist keine Partie einer Arena.
refuse-other-arena = { $path } wurde anders begonnen ({ $name }: { $theirs }, nicht { $ours }); nimm eine andere Datei.
refuse-bot-changed = Geändert, seit { $path } begonnen wurde: { $files }; nimm für die Partien eine andere Datei, oder mach die Änderung rückgängig.
refuse-place = In { $path } lässt sich nichts schreiben; nenn eine Datei in einem Ordner, den es gibt.
refuse-same-file = { $path } wird so gebraucht, wie es ist; nenn eine andere Datei zum Schreiben.
refuse-page = In { $path } ist kein Platz für Tabellen; es braucht eine Zeile { $begin } und eine Zeile { $end }.
refuse-few-games = { $games } Partien sind zu wenige, um daraus zu lernen; versuche es mit { $enough }.
refuse-leg = Eine Etappe { $name } gibt es nicht; beginne mit einer von 1 bis { $most }.
refuse-instinct = { $path } enthält nicht, was vor Etappe { $leg } bekannt ist; beginne mit Etappe 1.
refuse-rounds = Mindestens eine Runde muss gespielt werden, höchstens { $most }, nicht { $name }.
refuse-unknown-course = Einen Kurs „{ $name }“ gibt es nicht; es gibt: { $possible }.
refuse-other-games = { $path } enthält andere Partien als diese; nimm eine andere Datei.
refuse-unfinished = Nur eine fertige Partie lässt sich analysieren; diese ist nicht zu Ende.
refuse-playouts = Jede Wahl muss mindestens zweimal weitergespielt werden: { $name } ist zu wenig.
refuse-option-saved = Eine gespeicherte Partie hat ihre eigenen Optionen: { $name } gibt es nur für neue Partien.
