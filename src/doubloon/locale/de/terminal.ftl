### The terminal: the table in a window of text, and the plain line mode.

## Who sits where

tui-kind-human = Mensch
tui-kind-greedy = gieriger Bot
tui-kind-random = Zufallsbot
tui-kind-easy = leichter Bot
tui-kind-medium = mittlerer Bot
tui-kind-hard = schwerer Bot
tui-kind-champion = Meisterbot
tui-kind-search = suchender Bot
tui-human-1 = Skipper
tui-human-2 = Ann
tui-human-3 = Ben
tui-human-4 = Cleo
tui-human-5 = Dan
tui-bot-1 = Bonny
tui-bot-2 = Morgan
tui-bot-3 = Rackham
tui-bot-4 = Teach
tui-bot-5 = Kidd
refuse-who = Es gibt { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
}, genannt { $count ->
    [one] ist aber ein Spieler
   *[other] sind aber { $count } Spieler
}.

## Figures

tui-coins = { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
}
tui-repel = { $count ->
    [one] mit einem Säbel abzuwehren
   *[other] mit { $count } Säbeln abzuwehren
}
tui-no-repel = nicht abzuwehren
tui-swords = { $count ->
    [0] kein Säbel
    [one] ein Säbel
   *[other] { $count } Säbel
}

## Port Royal: cards in a few words

tui-colour-yellow = gelb
tui-colour-blue = blau
tui-colour-green = grün
tui-colour-red = rot
tui-colour-black = schwarz
tui-colour-ares = teebraun
tui-letter-yellow = G
tui-letter-blue = B
tui-letter-green = Ü
tui-letter-red = R
tui-letter-black = S
tui-letter-ares = A
tui-does-trader = { $ship }: 1 Münze mehr
tui-does-settler = Ein Haus für Expeditionen
tui-does-captain = Ein Anker für Expeditionen
tui-does-priest = Ein Kreuz für Expeditionen
tui-does-jack = Jedes Zeichen für Expeditionen
tui-does-sailor = Wehrt Schiffe ab
tui-does-pirate = Wehrt Schiffe ab
tui-does-mademoiselle = Anheuern kostet 1 weniger
    .full = Jede Person, die du anheuerst, kostet dich 1 Münze weniger
tui-does-jester = 1 Münze bei Pech oder leerem Hafen
    .full = 1 Münze, sooft jemand Pech hat, und wenn in einer fremden Hafenauslage nichts mehr für dich übrig ist
tui-does-admiral = 2 Münzen ab 5 Karten
    .full = 2 Münzen, wenn du mit dem Nehmen dran bist und mindestens 5 Karten in der Hafenauslage liegen
tui-does-governor = Du nimmst 1 Karte mehr
    .full = Du darfst aus jeder Hafenauslage eine Karte mehr nehmen
tui-does-wholesaler = { $ship }: behalten für Einfluss 1
tui-does-passenger = Nichts als Einfluss
tui-does-gambler = Einmal je Zug 4 Karten auf einmal
    .full = Einmal je Zug darfst du 4 Karten auf einmal aufdecken und, wenn es gut geht, eine Karte mehr nehmen
tui-does-clerk = { $ship }: 1 Karte mehr
    .full = Nimm eine Karte mehr, wenn du dieses Schiff nimmst: { $ship }
tui-does-gunner = Ab 2. Schiff je 1 Münze
    .full = Wenn du mit dem Nehmen dran bist, eine Münze für jedes Schiff in der Hafenauslage außer einem
tui-does-vice-admiral = 1 Münze bei 3 oder 4 Karten
    .full = 1 Münze, wenn du mit dem Nehmen dran bist und 3 oder 4 Karten in der Hafenauslage liegen
tui-does-scout = Sieht die nächsten 3 Karten
    .full = Einmal in deinem Zug darfst du die nächsten 3 Karten des Stapels ansehen, zwei ablegen und eine oben liegen lassen
tui-does-innkeeper = Krone bei 4 Personen; kauft Brot und Rum
    .full = Wenn du mit dem Nehmen dran bist und 4 Personen in der Hafenauslage liegen, bekommst du eine Krone und darfst ein Brot oder einen Rum verkaufen
tui-does-tybuk = Wehrt Schiffe ab
tui-does-ares-bonus = { $does }, 1 Münze je Ares-Schiff
tui-does-gift = Und 1 Münze zu vergeben
tui-does-good = Oder behalten als { $good }
tui-cargo-bread = Brot
tui-cargo-rum = Rum
tui-cargo-herbs = Kräuter
tui-cargo-book = Buch
tui-does-tax = Ab { $threshold } Münzen die Hälfte
tui-does-tax-down = Was über { $keep } Münzen geht
tui-sign-bread = { $count ->
    [one] ein Brot
   *[other] { $count } Brote
}
tui-sign-settler = { $count ->
    [one] ein Haus
   *[other] { $count } Häuser
}
tui-sign-captain = { $count ->
    [one] einen Anker
   *[other] { $count } Anker
}
tui-sign-priest = { $count ->
    [one] ein Kreuz
   *[other] { $count } Kreuze
}
tui-card-person = { $name }: kostet { $cost }, Einfluss { $influence }. { $does }.
tui-card-fighter = { $name }: kostet { $cost }, Einfluss { $influence }, { $swords }. { $does }.
tui-card-ship = { $name }, { $colour }: { $coins }; { $swords }.
tui-card-ship-gift = { $name }, { $colour }: { $coins }; { $swords }. { $does }.
tui-card-tax = { $name }: { $does }.
tui-crowns = { $count ->
    [one] eine Krone
   *[other] { $count } Kronen
}
tui-card-expedition = { $name }: verlangt { $needs }; bringt Einfluss { $influence } und { $coins }.

## Port Royal: the table in sentences

tui-harbour = Hafenauslage:
tui-harbour-empty = Die Hafenauslage ist leer.
tui-knocking = Vor dem Hafen:
tui-expeditions = Offene Expeditionen:
tui-piles = Karten im Stapel: { $pile }, auf dem Ablagestapel: { $discard }.
tui-odds = Risiko der nächsten Karte: Mit { $percent } % verliert { $name } die Hafenauslage ({ $fatal } von { $cards }).
tui-odds-mixed = Risiko der nächsten Karte: Mit { $percent } % verliert { $name } die Hafenauslage.
tui-odds-none = Die nächste Karte ist für { $name } ohne Risiko.
tui-knows-top = { $name } kennt die nächste Karte. { $face }
tui-top-known = Die nächste Karte kennt: { $name }.
tui-scouted = { $name } sieht die nächsten Karten:
tui-player-free = { $name }: { $coins }, Einfluss { $influence }, { $swords }. { $display }
tui-player = { $name }: { $coins }, Einfluss { $influence } von { $goal }, { $swords }. { $display }
tui-display = Auslage: { $list }.
tui-display-none = Keine Karten.
tui-count = { $name } ×{ $count }
tui-stored = { $name } (behalten)

## Port Royal: contracts

tui-contracts = Aufträge:
tui-contract = { $name }: { $asks }.
tui-asks-luminary = ein Priester und ein Witzbold
tui-asks-bruja = ein Kapitän und ein Fräulein
tui-asks-maritime-supremacy = ein Kapitän und ein Vizeadmiral
tui-asks-new-colony = ein Siedler und ein Kanonier
tui-asks-trade-outpost = ein Siedler und ein Kontorist
tui-asks-trade-master = 2 Händler
tui-asks-thrifty-staff = 4 Personen, die höchstens 3 kosten
tui-asks-mercenary = 3 Säbel
tui-asks-explorer = eine Expedition
tui-asks-frigate-nemesis = 3 Fregatten ohne Münzen nehmen
tui-asks-galleon-nemesis = 2 Galeonen ohne Münzen nehmen
tui-asks-tax-inspector = Steuern zahlen
tui-asks-jinx = deine Hafenauslage verlieren
tui-asks-speculator = 2-mal 3 Schiffsfarben in deinem Hafen
tui-asks-major-speculator = 4 Schiffsfarben in deinem Hafen
tui-asks-pirates-nest = je ein Schiff der 5 Farben abwehren
tui-asks-small-estate = Einfluss 12
tui-asks-ransom = 15 Münzen zahlen
tui-gives-coins = Bringt { $coins }.
tui-gives-nothing = Bringt keine Münzen.
tui-done-by = Erfüllt von { $names }.
tui-done-nobody = Noch von niemandem erfüllt.
tui-steps = { $name } ist bei Schritt { $count } von { $of }.
tui-lacking = { $name } fehlt noch: { $list }.
tui-ready = { $name } hat alles, was es braucht.
tui-time = { $count ->
    [0] Nach diesem Zug ist keiner mehr übrig
    [one] Im Zeitstapel ist noch ein Zug
   *[other] Im Zeitstapel sind noch { $count } Züge
}, im Wertungsstapel: { $score }; Aufträge noch offen: { $open } von { $all }.
tui-cubes-free = { $count ->
    [0] Kein Holzwürfel übrig.
    [one] Ein Holzwürfel übrig.
   *[other] { $count } Holzwürfel übrig.
}
tui-kept = Für „Piratennest“ behalten: { $list }.
tui-ranks = Wertungsstapel: { $score }. Ränge: { $list }.
tui-rank = { $name } ab { $least }
tui-rank-landlubbers = Landratten
tui-rank-sailors = Matrosen
tui-rank-pirates = Piraten
tui-rank-captains = Kapitäne
tui-rank-terror = Schrecken der Meere

## Port Royal: what is lacking

tui-lack-persons = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
}
tui-lack-swords = { $count ->
    [one] ein Säbel
   *[other] { $count } Säbel
}
tui-lack-influence = Einfluss { $count }
tui-lack-expeditions = eine Expedition
tui-lack-cheap = { $count ->
    [one] eine solche Person
   *[other] { $count } solche Personen
}
tui-lack-goods = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
}
tui-lack-ares = { $count ->
    [one] ein behaltenes Ares-Schiff
   *[other] { $count } behaltene Ares-Schiffe
}
tui-lack-colour = { $name }
tui-lack-cube = ein Holzwürfel
tui-lack-moment = der richtige Moment

## Port Royal: The Adventure Begins

tui-good = { $good }
tui-tasks = Aufgaben:
tui-task = Aufgabe { $code }, { $name }: { $asks }
tui-gives-task = Bringt { $crowns }, und wer zuerst fertig ist, bekommt { $coins }.
tui-gives-crowns = Bringt { $crowns }.
tui-gives-first = Wer zuerst fertig ist, bekommt { $coins }.
tui-chapter = Kapitel { $chapter }, { $name }, { tui-month }.
tui-open-book = Die offene See, { tui-month }.
tui-event = Ereignis: { $name }. { $text }
tui-event-none = Noch kein Ereignis.
tui-calendar = Kommt diesen Monat noch: { $list }.
tui-calendar-unknown = { $count ->
    [one] ein unbekanntes Ereignis
   *[other] { $count } unbekannte Ereignisse
}
tui-goal = Zum Sieg: alle Aufgaben erfüllt ({ $done } von { $tasks }), Holzwürfel auf Aufgaben ({ $cubes } von { $cubes-wanted }), gemeinsamer Einfluss ({ $influence } von { $influence-wanted }).
tui-goal-short = zum Sieg: ★{ $count }, ∩ und ⚱ offen
tui-goal-alone = Zum Sieg: Einfluss { $count }, Tür und Pokal offen.
tui-traveller = Ist { $name } ({ $lock ->
    [locked] noch gesperrt
   *[open] freigeschaltet
}): { $ability }. { $fields }
tui-fields = Holzwürfel noch auf: { $list }.
tui-fields-none = Alle Holzwürfel sind herunter.
tui-field-door = Tür
tui-field-cup = Pokal
tui-field-window = Fenster ({ $crowns })
tui-crowns-held = Kronen: { $crowns } von { $most } (Einfluss { $influence }).
tui-goods = Waren: { $list }.
tui-can-grace-may = 2 Münzen, wenn ein kleiner Hafen verloren geht
tui-can-samuel-blackguard = einmal 2 Münzen
tui-can-jacques-grandeur = 2 Kronen je Expedition
tui-can-lady-anne = Anheuern kostet 1 weniger
tui-can-jean-blackbeard = ein Säbel
tui-can-pirate-mary = 1 Münze ab 3 Schiffen
tui-can-don-ferdinando = 1 Krone für eine Fregatte
tui-can-peter-landman = 1 Münze für eine Barke
tui-can-officer-scott = 1 Münze ab 5 Karten
tui-can-thomas-fishborn = sieht die nächsten 3 Karten

## Port Royal: the table in the window

tui-title-contracts = AUFTRÄGE
tui-title-tasks = AUFGABEN
tui-title-crew = CREW
tui-title-scouted = DER KUNDSCHAFTER SIEHT
tui-top = Oben
tui-top-hidden = geheim
tui-turns-left = { $count ->
    [one] Zug übrig
   *[other] Züge übrig
}
tui-score-pile = Wertung { $score }
tui-contracts-open = { $open } von { $all } offen
tui-brief-time = noch { $time }, { $open }/{ $all } offen
tui-heading-chapter = KAPITEL { $chapter }
tui-heading-open = DIE OFFENE SEE
tui-month = { $last ->
    [0] Monat { $month }
   *[other] Monat { $month } von { $last }
}
tui-ahead = bald
tui-lack = fehlt: { $list }
tui-have-all = bereit

tui-progress = Kapitel { $chapter } von { $all } { $marks }  { $won } gewonnen{ $defeats ->
    [0] {""}
    [one] , eine Niederlage
   *[other] , { $defeats } Niederlagen in Folge
}{ $coins ->
    [0] {""}
   *[other] , { $coins } Bonusmünzen
}
tui-progress-signs = { $chapter }/{ $all } { $marks }{ $defeats ->
    [0] {""}
   *[other] {" "}✗{ $defeats }
}{ $coins ->
    [0] {""}
   *[other] {" "}+{ $coins }●
}
tui-no-campaign = Dieser Tisch gehört zu keiner Kampagne.
tui-title-expeditions = EXPEDITIONEN
tui-pile = Stapel
tui-discard = Ablage
tui-bust = Risiko
tui-bust-of = { $fatal } von { $cards }
tui-turn = Zug { $count }
tui-last-round = LETZTE RUNDE
tui-harbour-calm = Im Hafen ist alles ruhig. Keine Karte liegt offen.
tui-look-pile = Karten im Stapel: { $pile }.
tui-look-take = Taste { $key } oder Enter: { $what }.

## Choosing

tui-waiting = { $name } überlegt ...
tui-over = Die Partie ist zu Ende.
tui-see-standing = Endstand ansehen
tui-took-nothing = Hier gibt es nichts, was { $name } nehmen oder bezahlen kann.
tui-hint = Der gierige Bot würde wählen: { $what }.
tui-hint-none = Gerade gibt es nichts zu wählen.
tui-undone = Zurückgenommen; wähl noch einmal.
tui-undo-agree = { $reason } Sind die anderen einverstanden?
tui-may = Das geht jetzt: { $what }.

## Pages

tui-page-keys = Enter: weiter   Auf, Ab: lesen
tui-words-title = Der Tisch in Worten
tui-campaign-title = Die Kampagne

## The story and its keys

tui-title-story = VERLAUF
tui-keys-undo = zurück
tui-keys-hint = Tipp
tui-keys-view = Worte
tui-keys-board = Brett
tui-keys-campaign = Kampagne
tui-keys-save = sichern
tui-keys-help = Hilfe
tui-keys-quit = Ende
tui-keys-hurry = Tempo
tui-key-space = Leer

## Start

tui-welcome = D O U B L O O N
tui-welcome-sub = ein freier Spieltisch für die Piratenspiele
tui-setting-game = Spiel
tui-setting-mode = Modus
tui-setting-mix = Dazu
tui-setting-end = Spielende
tui-setting-chapter = Kapitel
tui-setting-people = Rollen
tui-setting-seats = Plätze
tui-setting-seat = Platz { $number }
tui-value-mode-classic = Klassisch
tui-value-mode-set-sail = Unterwegs
tui-value-mode-contracts = Aufträge
tui-value-mode-contracts-coop = Aufträge, gemeinsam
tui-value-mode-adventure = Das Abenteuer beginnt
tui-value-mode-adventure-coop = Das Abenteuer beginnt, gemeinsam
tui-value-mode-adventure-open = Das Abenteuer beginnt, offen
tui-about-mode-classic = Deck Schiffe und Personen auf, hör rechtzeitig auf und erreiche vor allen anderen 12 Einflusspunkte.
tui-about-mode-set-sail = Die kleine Schachtel: weniger Karten, Großhändler und ein Rennen um 8 Einflusspunkte.
tui-about-mode-contracts = Das klassische Spiel mit vier Aufträgen; wer sie zuerst erfüllt, wird bezahlt.
tui-about-mode-contracts-coop = Alle zusammen oder allein gegen die Zeit: Erfüllt jeden Auftrag, bevor der Zeitstapel leer ist.
tui-about-mode-adventure = Ein Kapitel aus dem Buch, alle gegen alle: zwei Aufgaben erfüllen und 12 Einflusspunkte sammeln.
tui-about-mode-adventure-coop = Ein Kapitel aus dem Buch, zusammen oder allein: Erfüllt alle Aufgaben, bevor der letzte Monat endet.
tui-about-mode-adventure-open = Kein Buch, alle neuen Karten und vier Aufgaben auf einmal, alle gegen alle.
tui-value-chapter-1 = 1, { story-title-1.name }
tui-value-chapter-2 = 2, { story-title-2.name }
tui-value-chapter-3 = 3, { story-title-3.name }
tui-value-chapter-4 = 4, { story-title-4.name }
tui-value-chapter-5 = 5, { story-title-5.name }
tui-value-people-sheets = je ein Bogen mit zwei Seiten
tui-value-people-draft = die Bögen gehen herum, alle wählen
tui-value-mix-set-sail = Unterwegs
tui-value-mix-gambler = Zocker
tui-value-mix-contract-crew = Auftragscrew
tui-value-end-standard = beim Einflussziel
tui-value-end-expedition = nur mit Expedition
tui-start-go = Leinen los
tui-start-keys = Enter: los   Tab: weiter   Links, Rechts: ändern   Leer: Haken   Ctrl+Q: Ende

## Save, quit, help, curtain

tui-save-where = Diese Partie speichern als
tui-saved = Gespeichert: { $path }
tui-not-saved = In { $path } lässt sich nicht schreiben; nimm einen anderen Ort.
tui-save-exists = { $path } gibt es schon, und das ist nicht diese Partie; nimm einen anderen Namen.
tui-dialog-keys = Enter: ja   Escape: nein
tui-quit-ask = Diesen Tisch verlassen? Was nicht gespeichert ist, geht verloren.
tui-quit-ask-kept = Diesen Tisch verlassen? Die Partie wird gespeichert: { $path }.
tui-yes = Ja
tui-no = Nein
tui-curtain = Gib den Bildschirm an { $name } weiter
tui-curtain-ready = Drück Enter, wenn du so weit bist
tui-help-title = SO SPIELST DU AN DIESEM TISCH
tui-help-close = Escape: zurück zum Tisch   Auf, Ab: lesen
tui-primer-port-royal =
    Deck in deinem Zug Karten auf, bis du aufhörst; bei zwei Schiffen einer Farbe gehst du leer aus.
    Dann nimm Karten: Ein Schiff bringt seine Münzen, eine Person heuerst du zu ihrem Preis an.
    { $seats ->
        [1] Vom Rest nimmt niemand: Du spielst gegen die Zeit.
       *[other] Danach dürfen alle anderen je eine vom Rest nehmen, für eine Münze an dich.
    }
tui-primer-buccaneer =
    In jedem Zug setzt du einen deiner Stapel auf einen fremden und bist nun dessen Kapitän,
    oder du enterst ein Schiff mit einem, der genug Piraten hat.
    Der Kapitän nimmt das Geld und ein Beutestück und zahlt allen anderen an Bord ihre Heuer; dann gehen alle nach Hause.
    Hat ein Schiff zweierlei Beute, bekommt der Erste Offizier, der Zweite von oben, die andere.
tui-more-contracts =
    Aufträge erfüllst du im eigenen Zug oder beim Nehmen und wirst dafür bezahlt; manche zählen nur in dem Moment, in dem es passiert.
    Jeder deiner Holzwürfel gilt für einen Auftrag. Der zweite bringt Einfluss 1, der dritte noch einmal 2.
tui-more-contracts-coop =
    Die erste Karte jedes Zuges kommt vom Zeitstapel. Jede Karte, die ihr beiseitelegt, ist ein Zug weniger und ein besserer Rang, wenn ihr gewinnt.
tui-more-adventure =
    Ein Zug beginnt mit einem Ereignis; am Monatsende { $mode ->
        [adventure-open] darf jeder 10 Münzen zahlen, um einen Holzwürfel wegzulegen.
       *[other] schlägt das Buch seine nächste Seite auf.
    }
    Auf eine Aufgabe legst du einen Holzwürfel deiner Persönlichkeit, von links: Die Tür schaltet frei, was sie kann, Fenster bringen Kronen.
    Zwei Kronen sind Einfluss 1. Ein Schiff mit Waren kannst du statt seiner Münzen behalten und später für eine Aufgabe abgeben.
tui-help-keys =
    1 bis 9, 0     diese Möglichkeit wählen
    Auf, Ab        in der Liste wandern; Enter wählt
    Tab, Pfeile    Karten und Spieler ansehen; Enter nimmt oder entert
    Maus           eine Karte oder eine Möglichkeit anklicken
    Leertaste      den Bots Beine machen
    U  zurück      bis zu deiner eigenen letzten Entscheidung
    H  Tipp        was der gierige Bot täte
    V  Worte       der ganze Tisch in Worten
    B  Brett       Karten, Aufträge oder Aufgaben neben der Crew
    C  Kampagne    wie weit die Mannschaft ist, wenn sie eine spielt
    S  sichern   Q  Ende   ?  diese Seite
tui-help-signs-port-royal =
    ● Münzen   ★ Einfluss   ⚔ Säbel   ☠ nicht abzuwehren
    ⌂ Haus   ⚓ Anker   ✝ Kreuz   ✶ jedes der drei
    ■ Holzwürfel  ♔ Krone  ∩ Tür  ⚱ Pokal  ⊞ Fenster  ☾ Monatsende
    ■ ◪ □ Kapitel gewonnen, im Gang, offen   ✗ Niederlagen in Folge
tui-help-signs-buccaneer =
    ● Dukaten   Crew 4  nötige Piraten   ?=3  Heuer für ein ? hier
    ♛B5 Kapitän  ♞R Erster Offizier  G B Crew, Heuer verdeckt  ×4 Höhe
    B5×4 9..11 R+2..5   Kapitän behält 9 bis 11, Rot bekommt 2 bis 5
    ▣ Truhe 15  ◍ Fass 12  ♆ Leuchter 9  † Dolch 6  ★ hat am meisten
tui-help-colours-buccaneer = Alle Scheiben tragen Farbe und Buchstaben ihres Spielers:
tui-help-colours-port-royal = Zwei Schiffe einer Farbe, und die Hafenauslage ist verloren:
tui-help-rules = Was nicht geht, verrät dir den Grund und die Nummer der Regel.

## The end

tui-end-title = DAS LOGBUCH SCHLIESST SICH
tui-end-winner = { $names } gewinnt!
tui-end-winners = { $names } gewinnen gemeinsam!
tui-end-nobody = Die Mannschaft hat verloren.
tui-end-place = { $place }.
tui-end-keys-next = R: weiter  N: neuer Tisch  S: sichern  Escape: zum Tisch  Q: Ende
tui-end-keys = R: Revanche  N: neuer Tisch  S: sichern  Escape: zum Tisch  Q: Ende
tui-end-rematch = Revanche
tui-end-next = Weiterspielen
tui-end-another = Neuer Tisch
tui-end-save = Speichern
tui-end-quit = Beenden

## The plain line mode

tui-plain-welcome = { $title } mit { $count ->
    [one] einem Platz
   *[other] { $count } Plätzen
}: { $names }. Seed { $seed }. Sag „help“, wenn du Hilfe brauchst.
tui-plain-welcome-no-seed = { $title } mit { $count ->
    [one] einem Platz
   *[other] { $count } Plätzen
}: { $names }. Sag „help“, wenn du Hilfe brauchst.
tui-plain-mode = { $title } ({ $mode })
tui-plain-prompt = { $name }: { $prompt }
tui-plain-option = { $number }. { $what } [{ $word }]
tui-told-option = { $number }. { $what }
tui-plain-ask = >
tui-plain-unknown = „{ $text }“ steht hier nicht zur Wahl; sag { $count ->
    [one] „1“
   *[other] eine Zahl von 1 bis { $count }
} oder „help“.
tui-plain-number = Eine Möglichkeit { $number } gibt es nicht; { $count ->
    [one] hier gibt es nur die 1.
   *[other] sag eine Zahl von 1 bis { $count }.
}
tui-plain-undo-agree = { $reason } Sind alle einverstanden, sag „undo agreed“.
tui-plain-why-what = Sag dazu, was, zum Beispiel: why { $word }
tui-plain-save-where = Sag dazu, wohin, zum Beispiel: save abend.jsonl
tui-plain-curtain = Gib den Bildschirm an { $name } weiter und drück Enter.
tui-plain-hidden = { $name } ...
tui-plain-standing = Der Endstand:
tui-plain-place = { $place }. { $name }: { $scores }.
tui-plain-mate = { $name }: { $scores }.
tui-plain-bye = Du verlässt die Partie an dieser Stelle.
tui-plain-bye-unsaved = Du verlässt die Partie an dieser Stelle. Sie ist nicht gespeichert; das Wort save oder --save DATEI am Anfang hebt sie auf.
tui-plain-help =
    Sag die Nummer einer Möglichkeit, ihr Wort („{ $word }“) oder alles („{ $whole }“).
    hint, h: was der gierige Bot wählen würde.
    why WAHL: ob das geht, und wenn nicht, nach welcher Regel.
    undo, u: deine letzte Entscheidung zurücknehmen.
    view, look: der Tisch noch einmal.
    log: alles, was gesagt wurde, in der Notation.
    campaign: wie weit die Kampagne ist und ihre Partien bisher.
    save DATEI, s DATEI: die Partie in eine Datei schreiben.
    help, ?: diese Zeilen.
    quit, q: den Tisch verlassen.

## Buccaneer

tui-setting-memory-aid = Merkhilfe
tui-value-memory-aid-False = aus, verdeckte Heuer bleibt verborgen
tui-value-memory-aid-True = an, alle Heuer ist zu sehen
tui-value-mode-standard = Standard
tui-about-mode-standard = Setz deine Piraten auf die der anderen, entere Schiffe, zahl die Heuer. Am Ende zählt die Beute.
tui-b-ships = Schiffe:
tui-b-ship = { $card }: { $money } Dukaten, braucht { $crew } Piraten, ein ? verdient { $wage }. Beute: { $list }.
tui-b-deck = { $count ->
    [0] Kein Schiff kommt mehr.
    [one] Ein Schiff kommt noch.
   *[other] { $count } Schiffe kommen noch.
}
tui-b-to-come = { $count ->
    [one] noch ein Schiff
   *[other] noch { $count } Schiffe
}
tui-b-crew = Crew { $count }
tui-b-loot-chest = Truhe
tui-b-loot-barrel = Fass
tui-b-loot-candelabra = Leuchter
tui-b-loot-dagger = Dolch
tui-b-stacks = Stapel, jeweils von oben nach unten:
tui-b-stack = { $list }: { $count } Piraten, Kapitän { $name }, Erster Offizier { $rival }.
tui-b-lone = { $name }, einzeln: { $list }.
tui-b-covered = { $colour } verdeckt
tui-b-boardings = Was das Entern brächte:
tui-b-boarding = { $disc } entert „{ $card }“: { $list }.
tui-b-gets = { $gets } für { $name }
tui-b-range = { $least } bis { $most }
tui-b-short = { $least }..{ $most }
tui-b-more = noch { $count }
tui-b-player = { $name }, { $colour }: { $ducats }. Beute: { $list }.
tui-b-player-no-loot = { $name }, { $colour }: { $ducats }. Keine Beute.
tui-b-loot = { $kind ->
    [chest] { $count ->
        [one] 1 Truhe
       *[other] { $count } Truhen
    }
    [barrel] { $count ->
        [one] 1 Fass
       *[other] { $count } Fässer
    }
    [candelabra] { $count ->
        [one] 1 Leuchter
       *[other] { $count } Leuchter
    }
   *[dagger] { $count ->
        [one] 1 Dolch
       *[other] { $count } Dolche
    }
}
tui-b-loot-most = { tui-b-loot } (Mehrheit, { $coins })
tui-b-loot-paid = { tui-b-loot } { $coins }
tui-b-closing = { $name }: { $coins } für Beute ({ $list }).

## Looking up

tui-look-up = Welche Karte oder Regel? Ein Name, ein Teil davon oder eine Nummer wie { $number }. Leer gelassen: die Regeln der letzten Zeilen
tui-look-up-none = Eine Karte „{ $name }“ gibt es nicht. Ein Teil des Namens genügt, oder die Nummer einer Regel.
tui-look-up-nothing = Noch ist nichts geschehen, was auf einer Regel beruht.
tui-keys-look-up = Suche
tui-help-look-up =
    L  Suche       eine Karte nach Namen oder eine Regel nach Nummer
    G  Sprache     die nächste der vier Sprachen
tui-plain-help-look-up =
    card NAME: eine ganze Karte; ein Teil des Namens reicht.
    rule { $number }: eine ganze Regel; die Nummer eines Abschnitts zeigt ihn ganz, ein Wort die Regeln, in denen es vorkommt.
    rule: die letzten Zeilen der Geschichte, jede mit ihrer Regel.
    lang SPRACHE: in einer anderen Sprache weiter: { $languages }.
tui-plain-card-what = Sag dazu, welche, zum Beispiel: card { $example }
tui-plain-sure = { $question } Sag es noch einmal, wenn du es so meinst.
tui-too-small = Dieses Fenster hat { $width } mal { $height } Zeichen; der Tisch braucht { $columns } mal { $lines }. Mach es größer oder spiel mit --plain.
