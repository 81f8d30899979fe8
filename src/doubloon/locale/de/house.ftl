# House decks: what is wrong with one, what it corrects, and the file to correct.

deck-line = Zeile { $line }: { $why }
deck-no-toml = Zeile { $line } lässt sich nicht als TOML lesen: Eine Zahl schreibt man als name = 3, ein Wort als name = "wort".
deck-no-deck = Ein Hausdeck ist der Text einer Deckdatei oder eine Tabelle von Karten, nicht { $value }.
deck-too-long = Eine Deckdatei darf höchstens { $most } Zeichen haben.
deck-too-much = Das Deck berichtigt zu viel: Die Berichtigungen dürfen höchstens { $most } Zeichen haben.
deck-other-game = Dieses Deck ist für das Spiel { $value }, nicht für "{ $name }".
deck-no-card = Es gibt keine Karte „{ $entry }“ zu berichtigen.
deck-no-card-close = Es gibt keine Karte „{ $entry }“ zu berichtigen; gemeint ist vielleicht { $possible }?
deck-no-table = „{ $entry }“ ist eine Karte: Schreib [{ $entry }] in eine Zeile und ihre Zahlen darunter.
deck-no-key = „{ $entry }“ hat kein „{ $key }“ zu berichtigen, sondern { $possible }.
deck-fixed = „{ $key }“ von „{ $entry }“ steht fest, denn die Regeln beruhen darauf; berichtigen kannst du { $possible }.
deck-value = „{ $key }“ von „{ $entry }“ { $why }
deck-no-number = muss eine ganze Zahl sein, nicht { $value }.
deck-no-switch = muss true oder false sein, nicht { $value }.
deck-no-word = muss eines davon sein: { $possible }, nicht { $value }.
deck-no-list = muss eine Liste in eckigen Klammern mit { $least ->
        [0] höchstens { $most }
       *[other] { $least } bis { $most }
    } Werten sein, nicht { $value }.
deck-range = muss von { $least } bis { $most } sein, nicht { $value }.
deck-set-size = Die Karten von „{ $set }“ müssen zusammen { $total } sein, und diese sind { $count }: Nimm anderswo so viele Exemplare weg, wie du hinzufügst.
deck-asks-nothing = Die Expedition „{ $entry }“ verlangt niemanden.
deck-tax-keeps = „{ $entry }“ muss weniger Münzen lassen (keep) als die Zahl, ab der sie fällig wird (threshold).
deck-mark = Das Deck ist nicht das mit dem Fingerabdruck { $mark }: Jemand hat es geändert.
refuse-deck-file = „{ $path }“ ist keine Deckdatei; „doubloon cards SPIEL --export { $path }“ schreibt eine.
refuse-deck-one-thing = Immer nur eines: eine Karte zum Zeigen, --export oder --check.
refuse-deck-one-game = Ein Hausdeck ist für ein Spiel: Nenn dieses Spiel und kein anderes.
refuse-deck-page = Eine Seite ist für die Tabellen unseres eigenen Decks: Lass mit --deck --page weg und schreib einen --report.

deck-entry-crowns = Kronen und Einfluss
deck-entry-win = Karte 9: Würfel und Einfluss zum Sieg

deck-file-about =
    Die Karten von { $title }, zum Berichtigen für alle, die die Schachtel haben.

    Schreib die gedruckte Zahl an die Stelle von unserer und speichere die Datei; was du nicht änderst, darf auch fehlen. Hinter dem Namen einer Karte steht, wie sicher unsere Zahlen sind. Namen und Texte stehen nicht hier: Sie gehören zu den Sprachen. Was eine Karte ist (Art, Farbe, Rolle, Platz im Buch), lässt sich nicht ändern, denn die Regeln beruhen darauf.
deck-written = { $count ->
        [one] Eine Karte
       *[other] { $count } Karten
    }{ $more ->
        [0] {""}
        [one] {" "}und ein weiterer Eintrag
       *[other] {" "}und { $more } weitere Einträge
    } mit Zahlen zum Korrigieren nach { $path } geschrieben.
deck-as-ours = Das Deck hat keine Fehler, und keine Zahl darin weicht von unseren ab.
deck-checked = { $count ->
        [one] Das Deck hat keine Fehler; eine Zahl weicht von unseren ab.
       *[other] Das Deck hat keine Fehler; { $count } Zahlen weichen von unseren ab.
    } Sein Fingerabdruck ist { $mark }.
deck-difference = { $name } ({ $entry }), { $key }: { $house } statt { $ours }
deck-in-play = { $count ->
        [one] An diesem Tisch liegt ein Hausdeck: Eine Zahl ist anders.
       *[other] An diesem Tisch liegt ein Hausdeck: { $count } Zahlen sind anders.
    } Sein Fingerabdruck ist { $mark }.

## What a contract or a task asks for when a figure of it is corrected: one after the other

need-all = { $first }; { $then }
need-task = { $what }.
need-have = { $card }: { $count }
need-swords = Säbel: { $count }
need-influence = Einfluss: { $count }
need-expeditions = Expeditionen: { $count }
need-persons = Personen: { $count }
need-cost-at-most = mit aufgedruckten Kosten von höchstens { $count }
need-cost-at-least = mit aufgedruckten Kosten von mindestens { $count }
need-pay-coins = Münzen abgeben: { $count }
need-pay-crowns = Kronen abgeben: { $count }
need-harbour-cards = in deinem Zug Karten in der Hafenauslage: genau { $count }
need-take-fewer = weniger Karten nehmen: { $count }
need-stop-with = in deinem Zug aufhören mit Karten in der Hafenauslage: genau { $count }
need-good = { $good } abgeben: { $count }
need-ares = behaltene Ares-Schiffe abgeben: { $count }
need-colours = in deinem Zug Schiffsfarben in der Hafenauslage: { $count }
need-waive = ohne Münzen nehmen: { $ship }
need-steps = so oft: { $count }

## House decks

web-house-title = Hausdeck
web-house-short = Hausdeck
web-house-mark = Hausdeck { $mark }
web-house-about = Du hast die Schachtel, und eine unserer Zahlen stimmt nicht? Hol dir die Datei mit allen Karten, trag ein, was gedruckt ist, und wähl sie hier. Der Tisch spielt damit, und alle sehen, was anders ist.
web-house-fetch = Datei mit allen Karten holen
web-house-choose = Deine berichtigte Datei
web-house-drop = Doch mit unserem Deck spielen
web-house-card = { $name } (Hausdeck)
web-house-figures = Zahlen des Hausdecks
web-house-ours = statt { $value }
web-house-card-column = Karte
web-house-key = Zahl
web-house-here = Hier
web-house-else = Sonst
