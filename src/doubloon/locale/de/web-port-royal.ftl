### The browser table of Port Royal.

## Figures

web-pr-coins = { $count ->
    [one] Münze
   *[other] Münzen
}
web-pr-influence = Einfluss
web-pr-influence-of = von { $goal }
web-pr-swords = { $count ->
    [one] Säbel
   *[other] Säbel
}
web-pr-crowns = { $count ->
    [one] Krone
   *[other] Kronen
}
web-pr-cubes = { $count ->
    [one] Holzwürfel
   *[other] Holzwürfel
}
web-pr-figure = { $kind ->
    [influence] Einfluss { $count }
   *[other] { $count } { $what }
}

## Players

web-pr-active = Am Zug
web-pr-first = Begann
web-pr-asked = Wählt
web-pr-you = Deine Auslage
web-pr-empty-display = Noch niemand angeheuert
web-pr-last-round = Letzte Runde
web-pr-stack = { $count } × { $name }
web-pr-stored = Unter Großhändlern
web-pr-kept = Für „Piratennest“ behalten
web-pr-goods = Waren

## Harbour

web-pr-harbour = Hafenauslage
web-pr-calm = Im Hafen ist alles ruhig.
web-pr-busted = Pech gehabt! { $text }
web-pr-pile = { $count ->
    [one] Nachziehstapel, 1 Karte
   *[other] Nachziehstapel, { $count } Karten
}
web-pr-pile-short = Stapel
web-pr-discard = { $count } abgelegt
web-pr-discard-title = Ablagestapel
web-pr-discard-none = Noch wurde nichts abgelegt.
web-pr-bust = Risiko { $percent } %
web-pr-bust-of = { $fatal } von { $cards } Karten
web-pr-no-bust = kein Risiko
web-pr-top-known = Kennt die nächste Karte: { $names }
web-pr-top = Nächste Karte
web-pr-expeditions = Expeditionen
web-pr-knocking = Vor dem Hafen
web-pr-scouted = Dein Kundschafter sieht
web-pr-scouted-help = Die Karte, die du antippst, bleibt oben; die anderen werden abgelegt.
web-pr-colours = { $count ->
    [one] Eine Farbe
   *[other] { $count } Farben
}
web-pr-allows = { $count ->
    [0] nimm keine Karte
    [one] nimm 1 Karte
   *[other] nimm { $count } Karten
}
web-pr-scale = Verschiedene Schiffe in der Hafenauslage: 0 bis 3 erlauben eine Karte, 4 zwei, 5 drei{ $ares ->
    [yes] , 6 vier
   *[no] {""}
}.
web-pr-more = davon { $count } durch Gouverneure oder Zocker
web-pr-left-you = { $count ->
    [0] Du kannst keine Karten mehr nehmen
    [one] Du darfst noch 1 Karte nehmen
   *[other] Du darfst noch { $count } Karten nehmen
}
web-pr-left = { $count ->
    [0] { $name } kann keine Karten mehr nehmen
    [one] { $name } darf noch 1 Karte nehmen
   *[other] { $name } darf noch { $count } Karten nehmen
}
web-pr-ship-here = { $name }: liegt im Hafen
web-pr-ship-away = { $name }: nicht da
web-pr-letter-yellow = Ge
web-pr-letter-blue = Bl
web-pr-letter-green = Gr
web-pr-letter-red = Ro
web-pr-letter-black = Sw
web-pr-letter-ares = Ar

## Contracts

web-pr-contracts = Aufträge
web-pr-asks-luminary = Ein Priester und ein Witzbold
web-pr-asks-bruja = Ein Kapitän und ein Fräulein
web-pr-asks-maritime-supremacy = Ein Kapitän und ein Vizeadmiral
web-pr-asks-new-colony = Ein Siedler und ein Kanonier
web-pr-asks-trade-outpost = Ein Siedler und ein Kontorist
web-pr-asks-trade-master = 2 Händler
web-pr-asks-thrifty-staff = 4 Personen, die höchstens 3 kosten
web-pr-asks-mercenary = 3 Säbel
web-pr-asks-explorer = Eine Expedition
web-pr-asks-frigate-nemesis = 3 Fregatten ohne ihre Münzen nehmen
web-pr-asks-galleon-nemesis = 2 Galeonen ohne ihre Münzen nehmen
web-pr-asks-tax-inspector = Steuern zahlen
web-pr-asks-jinx = Deine Hafenauslage verlieren
web-pr-asks-speculator = Zweimal 3 Schiffsfarben in deiner Hafenauslage
web-pr-asks-major-speculator = 4 Schiffsfarben in deiner Hafenauslage
web-pr-asks-pirates-nest = Ein Schiff jeder Farbe abwehren
web-pr-asks-small-estate = Einfluss 12
web-pr-asks-ransom = 15 Münzen zahlen
web-pr-next = Als Nächstes: { $coins ->
    [0] keine Münzen
    [one] eine Münze
   *[other] { $coins } Münzen
}
web-pr-done-by = Erfüllt von { $names }
web-pr-step = { $name }: Schritt { $count } von { $of }
web-pr-lacking = Fehlt noch: { $list }
web-pr-ready = Du hast alles, was es braucht
web-pr-first-coins = { $coins ->
    [one] Zuerst erfüllt: eine Münze
   *[other] Zuerst erfüllt: { $coins } Münzen
}
web-pr-turns-left = { $count ->
    [one] Zug übrig
   *[other] Züge übrig
}
web-pr-open-contracts = { $open } von { $all } Aufträgen offen
web-pr-score-pile = { $score } im Wertungsstapel: { $rank ->
    [landlubbers] Landratten
    [sailors] Matrosen
    [pirates] Piraten
    [captains] Kapitäne
   *[terror] Schrecken der Meere
}

## What is lacking

web-pr-lack-persons = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
}
web-pr-lack-such = { $count ->
    [one] eine solche Person
   *[other] { $count } solche Personen
}
web-pr-lack-swords = { $count ->
    [one] ein Säbel
   *[other] { $count } Säbel
}
web-pr-lack-influence = Einfluss { $count }
web-pr-lack-expeditions = eine Expedition
web-pr-lack-coins = { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
}
web-pr-lack-crowns = { $count ->
    [one] eine Krone
   *[other] { $count } Kronen
}
web-pr-lack-good = { $count ->
    [one] { $good }
   *[other] { $count } × { $good }
}
web-pr-lack-ares = { $count ->
    [one] ein behaltenes Ares-Schiff
   *[other] { $count } behaltene Ares-Schiffe
}
web-pr-lack-cube = ein Holzwürfel
web-pr-lack-moment = der richtige Moment

## The adventure

web-pr-tasks = Aufgaben
web-pr-chapter = Kapitel { $chapter }
web-pr-open-sea = Die offene See
web-pr-month = { $last ->
    [0] Monat { $month }
   *[other] Monat { $month } von { $last }
}
web-pr-event = Ereignis dieses Zugs
web-pr-no-event = Noch kein Ereignis
web-pr-calendar = Kalender
web-pr-past = Vorbei
web-pr-ahead = Kommt noch
web-pr-unknown = { $count ->
    [one] ein unbekanntes Ereignis
   *[other] { $count } unbekannte Ereignisse
}
web-pr-reserve = In Reserve
web-pr-goal-tasks = Aufgaben erfüllt: { $done } von { $all }
web-pr-goal-cubes = Holzwürfel auf Aufgaben: { $has } von { $wanted }
web-pr-goal-influence = Gemeinsamer Einfluss: { $has } von { $wanted }
web-pr-goal-alone = Zum Sieg: Einfluss { $goal }, Tür und Pokal offen
web-pr-field-door-shut = Tür: zu
web-pr-field-door-open = Tür: offen, die Fähigkeit wirkt
web-pr-field-cup-shut = Pokal: ein Holzwürfel liegt darauf
web-pr-field-cup-open = Pokal: offen
web-pr-field-window-shut = Fenster: { $crowns ->
    [one] eine Krone, sobald es aufgeht
   *[other] { $crowns } Kronen, sobald es aufgeht
}
web-pr-field-window-open = Fenster: offen
web-pr-field-half = Der Holzwürfel liegt halb auf einer Aufgabe
web-pr-crown-counter = { $crowns } von { $most } Kronen bringen Einfluss { $influence }
web-pr-choose = Wer bist du?
web-pr-start-coins = { $coins ->
    [one] eine Münze zu Beginn
   *[other] { $coins } Münzen zu Beginn
}

## The book

web-pr-story = Die Geschichte lesen
web-pr-task = Aufgabe { $code }
web-pr-last-page = Die letzte Seite
web-pr-page = Seite { $page } von { $all }
web-pr-turn-back = Vorige Seite
web-pr-turn-on = Nächste Seite
web-pr-close-book = Zum Tisch

## The map of the campaign

web-pr-map = Der Kurs der Kampagne
web-pr-map-won = Kapitel { $chapter }, { $name }: gewonnen
web-pr-map-now = Kapitel { $chapter }, { $name }: hier seid ihr
web-pr-map-ahead = Kapitel { $chapter }: noch vor euch
