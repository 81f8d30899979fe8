### The browser table's pages: start, waiting room, my games, campaign, rules, settings.

## Every page

web-brand = Doubloon
web-title = { $page } · Doubloon
web-skip = Zum Inhalt
web-nav = Hauptmenü
web-nav-play = Spielen
web-nav-games = Meine Partien
web-nav-rules = Regeln
web-nav-cards = Karten
web-nav-settings = Einstellungen
web-nav-turns = { $count ->
    [one] eine wartet auf dich
   *[other] { $count } warten auf dich
}
web-language = Sprache
web-lang-en = English
web-lang-pl = Polski
web-lang-cs = Čeština
web-lang-de = Deutsch
web-to-light = Helles Design
web-to-dark = Dunkles Design
web-notice = Doubloon ist ein freier Spieltisch für Fans. Er hat mit den Autoren und Verlagen dieser Spiele nichts zu tun, und alle Texte und Bilder sind seine eigenen. Wenn dir ein Spiel gefällt, kauf die Schachtel.
web-failed = Das hat nicht geklappt: { $why }
web-loading = Einen Moment.
web-copy = Kopieren
web-copied = Kopiert.

## Start

web-start-title = Spielen
web-start-head = Nimm Platz
web-start-lead = Drei Piratenspiele auf jedem Bildschirm, mit Freunden oder Bots. Kostenlos und ohne Konto.
web-start-games = Welches Spiel?
web-start-how = Welche Variante?
web-start-options = Feinheiten
web-start-seats = Wer spielt mit?
web-start-count = Plätze
web-start-go = Jetzt spielen
web-start-open = Tisch eröffnen
web-start-going = Der Tisch wird gedeckt.
web-start-go-note = { $bots ->
    [0] Die Partie beginnt sofort.
    [one] Du und ein Bot. Die Partie beginnt sofort.
   *[other] Du und { $bots } Bots. Die Partie beginnt sofort.
}
web-start-open-note = { $count ->
    [one] Du bekommst einen Link zum Einladen; die Partie beginnt, wenn ihr beide bereit seid.
   *[other] Du bekommst einen Link für { $count } Freunde; die Partie beginnt, wenn alle bereit sind.
}
web-start-here-note = { $count ->
    [one] Eine Person an diesem Bildschirm. Die Partie beginnt sofort.
   *[other] { $count } Leute an diesem Bildschirm. Die Partie beginnt sofort.
}
web-start-read = Regeln lesen
web-start-look = Karten ansehen

web-game-port-royal = Deck Schiff um Schiff auf, und hör auf, bevor dein Glück dich verlässt.
web-game-buccaneer = Stapel deine Piraten, entere Schiffe und bezahle alle, die unter dir liegen.
web-game-merchants = Handeln, jagen oder gejagt werden, auf einer offenen Karte der Karibik.
web-game-facts-port-royal = 1 bis 5 Spieler · 30 Minuten
web-game-facts-buccaneer = 3 bis 5 Spieler · 30 Minuten
web-game-facts-merchants = 2 bis 4 Spieler · 2 bis 3 Stunden

web-mode-port-royal-classic = Klassisch
web-mode-port-royal-set-sail = Unterwegs
web-mode-port-royal-contracts = Aufträge
web-mode-port-royal-contracts-coop = Aufträge, gemeinsam
web-mode-port-royal-adventure = Das Abenteuer beginnt
web-mode-port-royal-adventure-coop = Das Abenteuer beginnt, gemeinsam
web-mode-port-royal-adventure-open = Das Abenteuer beginnt, offen
web-mode-buccaneer-standard = Standard
web-mode-merchants-standard = Standard
web-mode-about-port-royal-classic = Deck Schiffe und Personen auf, hör rechtzeitig auf und erreiche vor allen anderen 12 Einflusspunkte.
web-mode-about-port-royal-set-sail = Die kleine Schachtel: weniger Karten, Großhändler und ein Rennen um 8 Einflusspunkte.
web-mode-about-port-royal-contracts = Das klassische Spiel mit vier Aufträgen; wer sie zuerst erfüllt, wird bezahlt.
web-mode-about-port-royal-contracts-coop = Alle zusammen oder allein gegen die Zeit: Erfüllt rechtzeitig jeden Auftrag.
web-mode-about-port-royal-adventure = Ein Kapitel aus dem Buch, alle gegen alle: zwei Aufgaben erfüllen und 12 Einflusspunkte sammeln.
web-mode-about-port-royal-adventure-coop = Ein Kapitel aus dem Buch, zusammen oder allein: Erfüllt alle Aufgaben, bevor der letzte Monat endet.
web-mode-about-port-royal-adventure-open = Kein Buch, alle neuen Karten und vier Aufgaben auf einmal, alle gegen alle.
web-mode-about-buccaneer-standard = Setz deine Piraten auf die der anderen, entere Schiffe, zahl die Heuer. Am Ende zählt die Beute.
web-mode-about-merchants-standard = Für alle ein Kapitän, ein Schiff, ein Laderaum und ein Name, den es zu machen gilt: verkaufen, plündern, Gerüchten nachjagen und Gold vergraben.

web-option-mix = Dazumischen
web-option-end = Spielende
web-option-chapter = Kapitel
web-option-people = Persönlichkeiten
web-option-memory-aid = Merkhilfe
web-option-glory = Ruhmespunkte zum Sieg
web-option-captains = Kapitäne
web-option-npcs = Marine und Piraten kämpfen
web-value-mix-set-sail = Unterwegs
web-value-mix-gambler = Zocker
web-value-mix-contract-crew = Auftragscrew
web-about-mix-set-sail = Großhändler behalten Schiffe als Einfluss, und Passagiere kommen an Land.
web-about-mix-gambler = Vier, die sich trauen: Sie decken vier Karten auf einmal auf.
web-about-mix-contract-crew = Kontoristen, Kanoniere, Vizeadmirale und neue Schiffe, ohne die Aufträge.
web-value-end-standard = beim Einflussziel
web-value-end-expedition = beim Einflussziel, mit Expedition
web-value-people-sheets = je ein Bogen mit zwei Seiten
web-value-people-draft = die Bögen gehen herum, alle wählen
web-value-memory-aid-true = Heuer verdeckter Piraten zeigen
web-value-captains-random = zufällig verteilt
web-value-captains-chosen = alle wählen selbst
web-value-npcs-policy = nach festen Befehlen
web-value-npcs-left = geführt vom linken Nachbarplatz

web-seat = Platz { $number }
web-seat-you = Du
web-seat-who = Wer hat Platz { $number }?
web-seat-here = Jemand an diesem Bildschirm
web-seat-friend = Jemand per Link
web-seat-bot = Bot: { $name }
web-seat-name = Name für Platz { $number }
web-seat-player = Spieler { $number }
web-bot-random = zufällig
web-bot-greedy = geübt
web-bot-easy = leicht
web-bot-medium = mittel
web-bot-hard = schwer
web-bot-champion = Meister
web-bot-search = suchend
web-your-name = Dein Name
web-your-name-hint = Wie sollen wir dich nennen?
web-guest = Gast

web-more = Uhr, Privatsphäre, Sprache
web-more-campaign = Eine Kampagne gründen
web-more-campaign-about = Die Mannschaft spielt alle fünf Kapitel, und ihre Geschichte bleibt erhalten. Los geht es mit Kapitel 1.
web-more-campaign-name = Name der Kampagne
web-more-open = Alle dürfen mitspielen
web-more-open-about = Der Tisch steht auf der Startseite. Sonst findet ihn nur, wer den Link hat.
web-more-clock = Uhr
web-clock-none = Ohne Uhr
web-clock-live = Live, Minuten für die Partie
web-clock-days = Langsam, Tage für jeden Zug
web-clock-bank = Minuten pro Platz
web-clock-add = Sekunden mehr pro Zug
web-clock-move = Tage für jeden Zug
web-more-grace = Sekunden, bis ein Bot einspringt
web-more-stand-in = Wer einspringt
web-more-name = Name des Tischs
web-more-lang = Sprache des Tischs

## Lists of tables

web-tables-open = Offene Tische
web-tables-none = Gerade wartet niemand auf Mitspieler. Eröffne einen Tisch und kreuz „Alle dürfen mitspielen“ an.
web-tables-continue = Mach da weiter, wo du warst
web-tables-turn = Du bist am Zug
web-tables-playing = Läuft
web-tables-waiting = Wartet auf Mitspieler
web-tables-over = Beendet
web-tables-past = Gespielt
web-tables-all = Alle meine Partien
web-tables-join = Platz nehmen
web-tables-watch = Zuschauen
web-tables-go = Weiterspielen
web-tables-enter = Zum Tisch
web-tables-replay = Wiederholung
web-tables-alone = Hier sitzt noch niemand
web-tables-free = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
web-tables-waits = { $name } ist am Zug
web-campaigns = Kampagnen
web-learn = Bevor du in See stichst
web-learn-rules = Regeln: { $game }
web-learn-cards = Karten: { $game }
web-learn-five = In fünf Minuten lernen
web-learn-five-of = In fünf Minuten lernen: { $game }
web-learn-mode = Diese Spielart in fünf Minuten lernen

## Waiting room

web-wait-share = Schick diesen Link deinen Freunden
web-wait-send = Link verschicken
web-wait-send-text = Spiel mit mir { $game }
web-share-here = Dieser Link funktioniert nur auf diesem Rechner: Damit er auch anderswo geht, starte den Server mit „doubloon serve --host 0.0.0.0“ und öffne diese Seite unter der Adresse des Rechners in deinem Netz.
web-wait-listed = Der Tisch ist für alle sichtbar.
web-wait-private = Nur wer den Link hat, findet diesen Tisch.
web-wait-seats = Wer wo sitzt
web-wait-bot = Bot, { $strength }
web-wait-free = Freier Platz
web-wait-ready = Bereit
web-wait-not-ready = Noch nicht bereit
web-wait-sit = Hier hinsetzen
web-wait-sit-too = Auch an diesem Bildschirm sitzen
web-wait-be-ready = Ich bin bereit
web-wait-hold = Halt, noch nicht
web-wait-leave = Aufstehen
web-wait-next = Name von noch jemandem an diesem Bildschirm, für Platz { $number }
web-wait-mine = An diesem Bildschirm
web-wait-fair = Es ist gemischt: Der Server hat ein Geheimnis versiegelt, und alle am Tisch tragen etwas Eigenes bei. Nach der Partie wird das Siegel geöffnet, und alle können prüfen, dass keine Karte verschoben wurde.
web-wait-seal = Siegel { $seal }
web-wait-game = Was gespielt wird
web-wait-people = { $count ->
    [0] Alle sind da. Die Partie beginnt, wenn alle bereit sind.
    [one] Ein Platz ist frei. Die Partie beginnt, wenn alle Plätze besetzt und alle bereit sind.
   *[other] { $count } Plätze sind frei. Die Partie beginnt, wenn alle Plätze besetzt und alle bereit sind.
}
web-wait-clock-none = Es gibt keine Uhr.
web-wait-clock-live = Alle haben { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} für die ganze Partie und mit jedem Zug { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} mehr.
web-wait-clock-days = { $days ->
    [one] Für jeden Zug ist ein Tag Zeit.
   *[other] Für jeden Zug sind { $days } Tage Zeit.
}
web-wait-told = { $name }: { $value }

## My games

web-games-title = Meine Partien
web-games-none = Du hast noch keine Partien. Die erste ist zwei Klicks entfernt.
web-games-play = Zur Startseite

## Campaign

web-campaign-title = Kampagne
web-campaign-new = Diese Kampagne hat noch keine beendete Partie. Ihre Geschichte beginnt mit dem Ende des ersten Kapitels.
web-campaign-crew = Die Mannschaft
web-campaign-chapters = Fünf Kapitel
web-campaign-chapter = Kapitel { $number }
web-campaign-won = Gewonnen
web-campaign-next = Als Nächstes
web-campaign-ahead = Noch nicht
web-campaign-done = Alle fünf Kapitel sind gewonnen. Das Meer gehört euch.
web-campaign-defeats = { $count ->
    [one] Eine Niederlage in diesem Kapitel: { $coins } Bonusmünzen für den nächsten Versuch.
   *[other] { $count } Niederlagen in Folge in diesem Kapitel: { $coins } Bonusmünzen für den nächsten Versuch.
}
web-campaign-go = Zum Tisch
web-campaign-go-next = Weiter zu Kapitel { $number }
web-campaign-go-again = Kapitel { $number } noch einmal versuchen
web-campaign-lost-table = Setz dich an den letzten Tisch und frag dort nach dem nächsten Kapitel.
web-campaign-records = Das Logbuch
web-campaign-none = Noch ist keine Partie zu Ende gespielt.
web-campaign-lost = Verloren
web-campaign-winners = Gewonnen: { $names }
web-campaign-way = Weg durch das Buch
web-campaign-cubes = Holzwürfel
web-campaign-influence = Einfluss
web-campaign-turns = Züge

## Rules

web-rules-title = Regeln: { $game }
web-rules-games = Spiele
web-rules-index = Abschnitte
web-rules-search = Regeln durchsuchen
web-rules-search-hint = Ein Wort oder eine Nummer, etwa { $number }
web-rules-only = Nur unsere Auslegungen
web-rules-found = { $count ->
    [0] Das steht in keiner Regel.
    [one] Eine Regel
   *[other] { $count } Regeln
}
web-rules-ruling = unsere Auslegung
web-rules-derived = abgeleitet
web-rules-marks = Die Regeln sind in unseren eigenen Worten erzählt. „Unsere Auslegung“ steht, wo die Spielregeln etwas offenlassen und wir entschieden haben; „abgeleitet“ steht, wo sich etwas aus anderen Regeln ergibt; zwei Buchstaben nennen die Ausgabe, in der es steht.
web-rules-link = Link zu Regel { $number }
web-rules-missing = Eine Regel { $number } gibt es hier nicht.

## Settings

web-settings-title = Einstellungen
web-settings-you = Du
web-settings-save = Speichern
web-settings-saved = Gespeichert.
web-settings-name-about = Diesen Namen sehen die anderen am Tisch.
web-settings-mail = E-Mail-Adresse
web-settings-mail-about = Hierhin schreiben wir, wenn du in einer langsamen Partie am Zug und nicht da bist. Lass das Feld leer, wenn du das nicht willst. Geht nur, wenn dieser Server E-Mails verschickt.
web-settings-look = Aussehen und Ton
web-settings-theme = Design
web-settings-sound = Ton
web-settings-sound-about = Kurze Töne für Karten, Münzen und deinen Zug.
web-settings-pace = Tempo
web-settings-pace-about = Wie lange jeder Zug der anderen zu sehen ist.
web-settings-notify = Sag mir, wenn ich am Zug bin
web-settings-notify-about = Eine Mitteilung des Browsers, auch wenn du gerade woanders hinschaust.
web-settings-notify-denied = Der Browser verbietet dieser Seite Mitteilungen; in seinen Einstellungen lässt sich das ändern.
web-settings-device = Ein anderes Gerät
web-settings-device-about = Nimm deine Plätze und Partien mit: Erzeuge hier einen Code und gib ihn dort ein, oder öffne dort seinen Link. Ein Code gilt einmal, zehn Minuten lang.
web-settings-code-make = Code erzeugen
web-settings-code-here = Dein Code
web-settings-code-link = Link für das andere Gerät
web-settings-code-enter = Code vom anderen Gerät
web-settings-code-use = Code einlösen
web-settings-code-warn = Dieses Gerät übernimmt dann den anderen Gast; was hier als { $name } gespielt wurde, bleibt zurück.
web-settings-code-done = Willkommen, { $name }. Deine Partien sind jetzt hier.
