### The browser table: what every page and every game share.

web-page-lost = Diese Seite ließ sich nicht laden.
web-lost = Nicht auf der Karte
web-lost-page = Diese Seite gibt es hier nicht.
web-again = Noch einmal versuchen
web-home = Zur Startseite
web-close = Schließen
web-line-lost = Die Verbindung zum Server ist weg. Nichts ist verloren; sie kommt von selbst wieder.
web-read-rule = Regel { $rule }
web-sit = Hier hinsetzen
web-choices = Was du tun kannst
web-why-not = { $what }: Warum nicht?
web-all-choices = Alle { $count } Möglichkeiten
web-fewer-choices = Weniger
web-waiting-for = { $name } überlegt.
web-doubloon = Doubloon
web-no = Nein
web-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
web-clock = Restzeit: { $time }

## The line above the table

web-mode-chapter = { $mode }, Kapitel { $chapter }
web-turn = Zug { $count }
web-round = Runde { $count }
web-setting-out = Vorbereitung
web-your-turn = Du bist am Zug
web-turn-of = { $name } ist am Zug
web-watching = du schaust zu
web-offline = offline
web-call = { $name }, du bist am Zug!
web-turn-elsewhere = An einem anderen Tisch bist du am Zug.

## Choosing

web-choices-count = { $count ->
    [one] Es gibt eine Möglichkeit.
   *[other] Es gibt { $count } Möglichkeiten.
}
web-bot-plays = Ein Bot spielt für dich.
web-undo = Zurücknehmen
web-undo-asking = Du möchtest zurücknehmen; die anderen müssen zustimmen.
web-undo-asked = { $name } möchte die letzte Entscheidung zurücknehmen.
web-undo-agree = Einverstanden
web-undo-refuse = Nein, weiter
web-hint = Tipp: Was täte ein guter Bot?
web-odds = Das Risiko
web-odds-none = Die nächste Karte ist für { $name } ohne Risiko.
web-odds-some = Von { $cards } Karten, die als Nächstes kommen können, { $fatal ->
    [one] ist eine verhängnisvoll
   *[other] sind { $fatal } verhängnisvoll
}: { $name } verliert dann die Hafenauslage.
web-odds-mixed = Bei der nächsten Karte verliert { $name } die Hafenauslage mit einer Wahrscheinlichkeit von { $percent } %.
web-odds-choices = Was du jetzt versuchen kannst
web-odds-unseen = { $pile }: { $count } noch nicht gesehen
web-odds-how = Berechnet aus dem, was dein Platz weiß: Alles noch nicht Gesehene ist gleich wahrscheinlich.
web-pass-always = In solchen Momenten immer passen
web-pass-ask = Mich wieder jedes Mal fragen

## Beside the table

web-beside = Verlauf, Chat, Leute, Menü
web-tab-story = Verlauf
web-tab-talk = Chat
web-tab-people = Leute
web-tab-menu = Menü
web-story = Was bisher geschah
web-story-empty = Noch ist nichts passiert.
web-taken-back = Zurückgenommen:
web-earlier = Was davor geschah
web-voice = Was am Tisch passiert
web-talk-empty = Noch hat niemand etwas gesagt.
web-talk-say = Sag etwas in die Runde
web-talk-send = Sagen
web-fact-sat = { $name } setzt sich.
web-fact-stood = { $seat } gibt den Platz auf; ein Bot spielt weiter.
web-fact-away = { $why ->
    [left] { $seat } ist gegangen; ein Bot spielt weiter.
    [clock] { $seat } hat keine Zeit mehr; ein Bot spielt weiter.
   *[away] { $seat } ist weg; ein Bot spielt weiter.
}
web-fact-returned = { $seat } ist wieder da.
web-fact-wants-back = { $seat } möchte zurücknehmen.
web-fact-answered = { $yes ->
    [true] { $seat } ist einverstanden.
   *[other] { $seat } ist nicht einverstanden.
}
web-fact-said = { $seat }: { $text }
web-fact-voted = { $seat } stimmt dafür, dass ein Bot für { $rival } weiterspielt.
web-fact-again = { $seat } möchte noch einmal spielen.
web-person-you = du
web-person-person = selbst am Tisch
web-person-bot = Bot: { $name }
web-person-away = weg; ein Bot spielt
web-person-asked = wählt gerade
web-person-look = An den Bildschirm
web-person-leave = Gehen
web-person-back = Zurückkommen
web-person-mute = Stumm schalten
web-person-unmute = Wieder hören
web-person-vote = Ersetzen
web-spectator = Du schaust zu. Du siehst, was alle sehen dürfen.
web-leave-title = Den Tisch verlassen?
web-leave-text = Ein Bot spielt für dich weiter. Solange die Partie läuft, kannst du jederzeit zurückkommen.
web-stay = Bleiben
web-vote-title = { $name } ersetzen?
web-vote-text = Ein Bot übernimmt endgültig, wenn mehr als die Hälfte der anderen es will.
web-vote-yes = Dafür stimmen

## How one likes it

web-pace-calm = Gemütlich
web-pace-brisk = Flott
web-pace-instant = Sofort
web-theme-system = Wie das Gerät
web-theme-dark = Nacht
web-theme-light = Tag
web-read-table = Tisch in Worten
web-rules = Regeln
web-cards = Karten
web-keys = Tasten
web-key-choose = die Möglichkeit mit dieser Nummer spielen
web-key-walk = durch alles gehen, was sich antippen lässt
web-key-zoom = die Karte von Nahem ansehen
web-key-undo = zurücknehmen
web-key-hint = ein Tipp
web-key-odds = das Risiko der nächsten Karte
web-key-read = der Tisch in Worten
web-key-talk = plaudern
web-key-keys = diese Seite
web-curtain = Gib den Bildschirm an { $name } weiter
web-curtain-text = Nur { $name } darf sehen, was hinter diesem Vorhang ist.
web-curtain-open = Ich bin { $name }

## The end

web-end-winner = { $names } gewinnt!
web-end-winners = { $names } gewinnen gemeinsam!
web-end-nobody = Die Mannschaft hat verloren.
web-end-show = Ergebnis zeigen
web-end-standing = Endstand
web-end-rematch = Noch einmal spielen
web-end-chapter = Nächstes Kapitel
web-end-campaign = Die Kampagne
web-end-followed = Zur nächsten Partie
web-end-waiting = Warten, bis auch die anderen noch einmal spielen wollen.
web-end-race = Das Rennen
web-end-race-is = Das Rennen im Lauf der Partie; am Ende: { $list }
web-end-figures = In Zahlen
web-figure-turns = Züge
web-figure-turned = Karten aufgedeckt
web-figure-busts = Pech gehabt
web-figure-traded = Schiffe gehandelt
web-figure-earned = Münzen verdient
web-figure-hired = Personen angeheuert
web-figure-expeditions = Expeditionen
web-figure-claimed = Aufträge
web-figure-tasks = Aufgaben
web-figure-moves = Piraten bewegt
web-figure-boardings = Schiffe geentert
web-figure-plunder = Dukaten von Schiffen
web-figure-loot = Beute genommen
web-figure-wages = Heuer gezahlt
web-figure-mutinies = Meutereien
web-figure-ports = Häfen angelaufen
web-figure-sold = Waren verkauft
web-figure-sales = Gold aus Waren
web-figure-raids = Handelsschiffe überfallen
web-figure-battles = Gefechte begonnen
web-figure-missions = Missionen erfüllt
web-figure-rumours = Wahre Gerüchte
web-figure-deaths = Kapitäne verloren
web-fair = Ehrlich gemischt
web-fair-promise = Bevor sich jemand setzte, hat der Server sein Geheimnis mit diesem Siegel versprochen:
web-fair-text = Der Server hat ein Geheimnis gezogen und dessen Siegel veröffentlicht, bevor sich jemand setzte; dann haben alle etwas Eigenes beigetragen. Aus beidem folgt alles, was der Zufall sagt, niemand konnte ihn also lenken. Diese Seite prüft, ob das Geheimnis zum Siegel passt, und rechnet jede Zahl nach, die der Zufall genannt hat. Welche Karte oder welcher Würfel zu einer Zahl gehört, glaubt sie dem Server: Um auch das zu prüfen, lade die Partie aus der Wiederholung herunter und rufe { $command } auf.
web-fair-commitment = Das Siegel, vor der Partie veröffentlicht
web-fair-secret = Das Geheimnis, danach verraten
web-fair-check = Siegel und jede Zahl prüfen
web-fair-good = Das Geheimnis passt zum Siegel. { $count ->
    [one] Eine Zahl geprüft: Sie folgt aus dem Geheimnis und den Beiträgen.
   *[other] { $count } Zahlen geprüft: Alle folgen aus dem Geheimnis und den Beiträgen.
}
web-fair-bad = Diese Mischung folgt nicht aus ihrem Geheimnis: Etwas wurde verändert.
web-fair-lost = Die Ziehungen ließen sich nicht laden.

## Looking at a game again

web-replay = Wiederholung
web-share = Adresse dieser Stellung kopieren
web-shared = Die Adresse dieser Stellung ist kopiert.
web-download = Partie als Datei speichern
web-position = Stellung
web-position-of = { $at } von { $last }
web-step-first = Zum Anfang
web-step-back = Einen Schritt zurück
web-step-next = Einen Schritt weiter
web-step-last = Zum Ende
web-play = Abspielen
web-pause = Pause
web-speed = Tempo
web-eyes = Mit wessen Augen
web-eyes-nobody = Als Zuschauer
web-eyes-of = Als { $name }

# How the pages of docs/rules mark what the house decided, and what follows from other rules.
web-rules-mark-ruling = Auslegung
web-rules-mark-derived = abgeleitet

web-analysis = Analyse
web-analysing = Die Partie wird gewogen, das kann eine Minute dauern.
web-analysis-all = Die ganze Analyse
web-analysis-draws = Aufgedeckte Karten mit Risiko: { $count }
web-analysis-more = Für einen genaueren Blick lade die Partie herunter: „doubloon analyse DATEI --report DATEI.html“ hat mehr Zeit und zeichnet Schaubilder.
web-chance-of = { $name } { $chance } %
web-mistake-jump = { $name }, −{ $loss }: Fehler nach Entscheidung { $at }
