### Port Royal

## Persons

role-trader = { $colour ->
    [yellow] Gelber Händler
    [blue] Blauer Händler
    [green] Grüner Händler
    [red] Roter Händler
    [black] Schwarzer Händler
   *[none] Händler
}
role-settler = Siedler
role-captain = Kapitän
role-priest = Priester
role-jack = Tausendsassa
role-sailor = Matrose
role-pirate = Pirat
role-mademoiselle = Fräulein
role-jester = Witzbold
role-admiral = Admiral
role-governor = Gouverneur
role-wholesaler = { $colour ->
    [yellow] Gelber Großhändler
    [blue] Blauer Großhändler
    [green] Grüner Großhändler
    [red] Roter Großhändler
    [black] Schwarzer Großhändler
   *[none] Großhändler
}
role-passenger = Passagier
role-gambler = Zocker
role-clerk = { $colour ->
    [yellow] Gelber Kontorist
    [blue] Blauer Kontorist
    [green] Grüner Kontorist
    [red] Roter Kontorist
    [black] Schwarzer Kontorist
   *[none] Kontorist
}
role-gunner = Kanonier
role-vice-admiral = Vizeadmiral

## Ships, expeditions, taxes

ship-pinnace = Pinasse
ship-flute = Fleute
ship-skiff = Barke
ship-frigate = Fregatte
ship-galleon = Galeone
expedition-two-houses = Zwei-Häuser-Expedition
expedition-two-crosses = Zwei-Kreuze-Expedition
expedition-two-anchors = Zwei-Anker-Expedition
expedition-two-crosses-house = Kreuze-und-Haus-Expedition
expedition-two-anchors-house = Anker-und-Haus-Expedition
expedition-all-three = Große Expedition
tax-card = Steuererhöhung

## What is asked

prompt-discover-first = Deck die erste Karte auf.
prompt-discover = Noch eine Karte aufdecken oder aufhören?
prompt-repel = { $card }: abwehren oder einlaufen lassen?
prompt-take = { $count ->
    [one] Du darfst eine Karte nehmen.
   *[other] Du darfst { $count } Karten nehmen.
}
prompt-expedition = Eine Expedition abschließen, oder bist du fertig?
prompt-give = { $card }: Wer fährt für { $symbol ->
    [settler] das Haus
    [captain] den Anker
   *[priest] das Kreuz
} mit?
prompt-gift = Wer bekommt die Münze aus der Bank?

## The story

event-began = { $seat } beginnt.
event-turn = { $seat } ist am Zug.
event-stopped = { $seat } hört auf.
event-passed = { $seat } passt.
event-gambled = { $seat } schickt einen Zocker los: vier Karten.
event-triggered = { $seat } hat genug Einfluss: Das ist die letzte Runde.
event-revealed = { $seat } deckt auf: { $card }.
event-repelled = { $seat } wehrt ab: { $card }.
event-busted = Zum zweiten Mal: { $card }! { $seat } verliert die Hafenauslage.
event-stored = Unter den Großhändler von { $seat } kommt: { $card }.
event-gave = { $seat } gibt ab: { $card }.
event-unveiled = Eine Münze von { $seat } war: { $card }.
event-hired = { $coins ->
    [0] { $seat } heuert umsonst an: { $card }.
    [one] { $seat } heuert für eine Münze an: { $card }.
   *[other] { $seat } heuert für { $coins } Münzen an: { $card }.
}
event-traded = { $coins ->
    [0] { $seat } handelt: { $card }.
    [one] { $seat } handelt und bekommt eine Münze: { $card }.
   *[other] { $seat } handelt und bekommt { $coins } Münzen: { $card }.
}
event-completed = { $coins ->
    [one] { $seat } bekommt eine Münze und schließt ab: { $card }.
   *[other] { $seat } bekommt { $coins } Münzen und schließt ab: { $card }.
}
event-earned = { $coins ->
    [one] { $card }: eine Münze für { $seat }.
   *[other] { $card }: { $coins } Münzen für { $seat }.
}
event-taxed = { $coins ->
    [one] { $seat } zahlt eine Münze Steuern.
   *[other] { $seat } zahlt { $coins } Münzen Steuern.
}
event-tax-bonus = { $coins ->
    [one] { $seat } bekommt bei der Steuererhöhung eine Münze
   *[other] { $seat } bekommt bei der Steuererhöhung { $coins } Münzen
} für { $bonus ->
    [most-swords] die meisten Säbel.
   *[fewest-influence] die wenigsten Einflusspunkte.
}
event-lost = { $coins ->
    [one] Für { $seat } verfällt eine Münze: Es sind keine Karten mehr da.
   *[other] Für { $seat } verfallen { $coins } Münzen: Es sind keine Karten mehr da.
}
event-fee = { $seat } zahlt eine Münze an { $rival }.
event-gifted = { $seat } vergibt eine Münze aus der Bank an { $rival }.
event-reshuffled = { $count ->
    [one] Der Ablagestapel wird gemischt: eine Karte.
   *[other] Der Ablagestapel wird gemischt: { $count } Karten.
}

## The end

end-influence = Die Runde, in der jemand { $count } Einflusspunkte erreicht hat, ist vorbei.
end-no-cards = Eine ganze Runde lang gab es nichts mehr anzuheuern: Alle Karten sind zu Münzen geworden.

## Refusals

refuse-mode = Einen Modus „{ $name }“ gibt es nicht; die Modi sind: { $possible }.
refuse-mix = „{ $name }“ lässt sich nicht dazumischen; möglich ist: { $possible }.
refuse-end = Ein Spielende „{ $name }“ gibt es nicht; es gibt: { $possible }.
refuse-seats = { $mode ->
    [standard] Dieses Spiel ist für { $least } bis { $most } Plätze, nicht für { $seats }.
   *[other] Der Modus { $mode } ist für { $least } bis { $most } Plätze, nicht für { $seats }.
}
refuse-set-sail-alone = „Unterwegs“ allein wird ohne Beimischung und mit dem normalen Spielende gespielt; zum Mischen nimm den Modus classic.
why-not-now = Das geht jetzt nicht.
why-repel-first = Entscheide zuerst über das Schiff: abwehren oder einlaufen lassen ({ $card }).
why-give-first = Wähl zuerst, wer mitfährt: { $card }.
why-gift-first = Sag zuerst, wer die Münze bekommt.
why-no-ship-to-repel = Nur ein eben aufgedecktes Schiff kannst du abwehren oder einlaufen lassen.
why-expedition-not-open = Dieser Expeditionsaufruf liegt nicht aus: { $card }.
why-only-active-completes = Nur wer am Zug ist, schließt Expeditionen ab.
why-persons-missing = In deiner Auslage fehlen die nötigen Personen: { $card }.
why-reveal-first = Deck mindestens eine Karte auf, bevor du aufhörst.
why-stop-not-pass = Deck noch eine Karte auf oder hör auf; passen kannst du in Phase 2.
why-no-draw-after-gamble = Nach einem Zocker gibt es keine einzelnen Karten mehr: Nimm noch einen Zocker oder hör auf.
why-no-cards = Es ist keine Karte zum Aufdecken mehr da.
why-no-gambler = Du hast keinen Zocker.
why-gambler-used = Alle deine Zocker waren in diesem Zug schon dran.
why-phase-2 = Karten nimmst du erst in Phase 2, nachdem du aufgehört hast.
why-phase-1-over = Phase 1 ist für diesen Zug vorbei: Nimm eine Karte oder passe.
why-not-in-harbour = So eine Karte liegt nicht in der Hafenauslage: { $card }.
why-no-card-left = Du hast schon so viele Karten genommen, wie du darfst.
why-no-fee = Du hast keine Münze für den aktiven Spieler übrig: { $card }.
why-too-dear = { $card } kostet { $cost }, und du hast { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
why-too-dear-with-fee = { $card } kostet { $cost } und 1 mehr für den aktiven Spieler, und du hast { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.

## Choices

choice-draw = Karte aufdecken (Risiko { $percent } %)
choice-stop = Aufhören, dann Handeln & Heuern
choice-repel = Abwehren
choice-admit = Einlaufen lassen
choice-gamble = Einen Zocker nutzen: vier Karten auf einmal
choice-pass = Nichts nehmen
choice-done = Nichts weiter
choice-name = { $seat }
choice-give = Losschicken: { $card }
choice-hire = Anheuern: { $card } für { $coins }{ $fee ->
    [0] {""}
   *[other] {""}, dazu 1 für den aktiven Spieler
} (Einfluss { $influence })
choice-trade = Handeln: { $card }, { trade-income }{ trade-fee }
choice-trade-good = Nehmen: { $card }, { trade-income } oder behalten als { $good }{ trade-fee }
trade-income = { $crowns ->
    [0] { trade-coins }
    [one] { $coins ->
        [0] eine Krone
       *[other] { trade-coins } und eine Krone
    }
   *[other] { $coins ->
        [0] { $crowns } Kronen
       *[other] { trade-coins } und { $crowns } Kronen
    }
}
trade-coins = { $coins ->
    [0] keine Münzen
    [one] eine Münze
   *[other] { $coins } Münzen
}
trade-fee = { $fee ->
    [0] {""}
   *[other] ; 1 geht an den aktiven Spieler
}
choice-complete = Abschließen: { $card }, Einfluss { $influence }, { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}

## Contracts

contract-luminary = Lichtgestalt
contract-bruja = Bruja
contract-maritime-supremacy = Seeherrschaft
contract-new-colony = Neue Kolonie
contract-trade-outpost = Handelsposten
contract-trade-master = Handelsherr
contract-thrifty-staff = Günstige Mannschaft
contract-mercenary = Söldner
contract-explorer = Entdecker
contract-frigate-nemesis = Fregattenschreck
contract-galleon-nemesis = Galeonenschreck
contract-tax-inspector = Steuerprüfer
contract-jinx = Pechvogel
contract-speculator = Spekulant
contract-major-speculator = Großspekulant
contract-pirates-nest = Piratennest
contract-small-estate = Kleines Anwesen
contract-ransom = Lösegeld

prompt-last = Noch etwas, bevor du fertig bist?
prompt-aside = { $count ->
    [one] Ein Zug ist noch übrig. Seine Zeitkarte für einen besseren Rang beiseitelegen?
   *[other] { $count } Züge sind noch übrig. Eine Zeitkarte beiseitelegen: ein Zug weniger, aber ein besserer Rang, wenn ihr gewinnt?
}
prompt-offer = Das zählt für „{ $card }“. Jetzt nutzen?
prompt-waive = { $card }: die Münzen nehmen oder für den Auftrag darauf verzichten?

choice-aside = Eine Zeitkarte beiseitelegen
choice-decline = Nein
choice-claim = { $left ->
    [0] { $coins ->
        [one] „{ $card }“ erfüllen: eine Münze{ claim-influence }
       *[other] „{ $card }“ erfüllen: { $coins } Münzen{ claim-influence }
    }
    [one] Ein Schritt für „{ $card }“, einer fehlt dann noch
   *[other] Ein Schritt für „{ $card }“, { $left } fehlen dann noch
}
claim-influence = { $influence ->
    [0] {""}
   *[other] , Einfluss { $influence }
}
choice-take-coins = { $coins ->
    [one] Die Münze nehmen
   *[other] Die { $coins } Münzen nehmen
}

event-laid-out = Ein Auftrag wird ausgelegt: { $card }.
event-time-stacked = { $count ->
    [one] Der Zeitstapel hat eine Karte.
   *[other] Der Zeitstapel hat { $count } Karten.
}
event-time-out = { $count ->
    [one] Die Zeit ist um, und ein Auftrag ist noch offen.
   *[other] Die Zeit ist um, und { $count } Aufträge sind noch offen.
}
event-set-aside = { $seat } legt eine Zeitkarte für die Wertung beiseite.
event-kept = { $seat } behält für „Piratennest“: { $card }.
event-waived = { $seat } nimmt ein Schiff und verzichtet auf die Münzen: { $card }.
event-claimed = { $coins ->
    [0] { $seat } erfüllt einen Auftrag: { $card }.
    [one] { $seat } erfüllt einen Auftrag für eine Münze: { $card }.
   *[other] { $seat } erfüllt einen Auftrag für { $coins } Münzen: { $card }.
}
event-stepped = { $seat } schafft Schritt { $count } von „{ $card }“.

end-contracts-done = Alle Aufträge sind erfüllt, im Wertungsstapel: { $count }. Euer Rang: { $rank ->
    [landlubbers] Landratten
    [sailors] Matrosen
    [pirates] Piraten
    [captains] Kapitäne
   *[terror] Schrecken der Meere
}.
end-time-out = Der Zeitstapel war leer, bevor alle Aufträge erfüllt waren.

refuse-coop-end = Das gemeinsame Spiel endet, wenn alle Aufträge erfüllt sind oder die Zeit um ist; ein anderes Ende gibt es nicht.
why-offer-first = Entscheide zuerst über den Auftrag: erfüllen oder passen.
why-aside-first = Entscheide zuerst, ob du eine Zeitkarte beiseitelegst: beiseitelegen oder passen.
why-no-aside = Zeitkarten legt ihr nur im gemeinsamen Spiel beiseite: vor dem ersten Zug und wenn eine Steuererhöhung aufgedeckt wird.
why-contract-not-open = „{ $card }“ liegt in dieser Partie nicht aus.
why-contract-done = „{ $card }“ hast du schon erfüllt.
why-contract-moment = „{ $card }“ kannst du nur in dem Moment erfüllen, in dem es passiert.
why-contract-active = Nur wer am Zug ist, kann das erfüllen: { $card }.
why-no-cube = Alle deine Holzwürfel sind schon im Einsatz.
why-contract-unmet = Dir fehlt noch etwas für „{ $card }“.

## The Adventure Begins

role-scout = Kundschafter
role-innkeeper = Wirtin
role-tybuk = Tybuk-Bruder
ship-ares = Ares-Piraten
expedition-anchor-cross = Anker-und-Kreuz-Expedition
expedition-two-houses-anchor = Häuser-und-Anker-Expedition
expedition-cross-house-bread = Kreuz-Haus-Brot-Expedition

prompt-keep = { $card }: den Ertrag nehmen oder als { $good } behalten?
prompt-spend = { $count ->
    [one] Welches Ares-Schiff gibst du ab?
   *[other] Welches Ares-Schiff gibst du ab? Insgesamt sind es { $count }.
}
prompt-sell = Deiner Wirtin eine Ware verkaufen?
prompt-put-back = Welche Karte bleibt oben auf dem Stapel?
prompt-personality = Wer bist du?
prompt-buy = { $coins } Münzen zahlen, um einen Holzwürfel von deiner Persönlichkeit zu nehmen?
prompt-offer-task = Jetzt ist der Moment für Aufgabe { $task }. Jetzt erfüllen?

choice-keep = Behalten als { $good }{ $coins ->
    [0] { $crowns ->
        [0] {""}
       *[other] {""}, dazu { trade-income }
    }
   *[other] {""}, dazu { trade-income }
}
choice-cash = Nehmen: { trade-income }
choice-scout = Einen Kundschafter die nächsten drei Karten ansehen lassen
choice-petition = { $crowns ->
    [one] 3 Münzen für eine Krone zahlen
   *[other] 3 Münzen für { $crowns } Kronen zahlen
}
choice-buy = Zahlen. { fulfil-opens }
choice-top = Oben liegen lassen: { $card }
choice-fulfil = Aufgabe { $task } erfüllen: { $asks } { fulfil-opens }
choice-half = Die erste Hälfte von Aufgabe { $task }: { $asks }
fulfil-opens = { $field ->
    [0] Öffnet die Tür und schaltet { $who } frei
    [1] Öffnet den Pokal
   *[other] Öffnet ein Fenster
}{ $gains ->
    [0] .
   *[other] ; bringt { trade-income }.
}
choice-be = { $who }, mit { $coins } Münzen zu Beginn. Nach dem Freischalten: { $ability }
choice-sell = Verkaufen: { $good } für { $coins }
choice-spend = Abgeben: { $good }

event-crowned = { $coins ->
    [one] { $seat } bekommt eine Krone.
   *[other] { $seat } bekommt { $coins } Kronen.
}
event-crowns-spent = { $coins ->
    [one] { $seat } gibt eine Krone ab.
   *[other] { $seat } gibt { $coins } Kronen ab.
}
event-good-spent = { $seat } gibt eine Ware ab: { $good }.
event-good-kept = { $seat } behält ein Schiff als Ware: { $good }.
event-good-sold = { $coins ->
    [one] { $seat } verkauft für eine Münze: { $good }.
   *[other] { $seat } verkauft für { $coins } Münzen: { $good }.
}
event-became = { $seat } ist { $who }.
event-unlocked = { $seat } schaltet { $who } frei: { $ability }
event-chapter = Kapitel { $count } beginnt.
event-task-laid = Aufgabe { $task }: { $asks }
event-fulfilled = { $coins ->
    [0] { $seat } erfüllt Aufgabe { $task }.
    [one] Vor allen anderen, für eine Münze: { $seat } erfüllt Aufgabe { $task }.
   *[other] Vor allen anderen, für { $coins } Münzen: { $seat } erfüllt Aufgabe { $task }.
}
event-half-fulfilled = { $seat } schafft die Hälfte von Aufgabe { $task }.
event-cube-bought = { $coins ->
    [one] { $seat } zahlt eine Münze und nimmt einen Holzwürfel herunter.
   *[other] { $seat } zahlt { $coins } Münzen und nimmt einen Holzwürfel herunter.
}
event-happened = Ereignis: { $happening }. { $text }
event-granted = { $coins ->
    [one] { $seat } bekommt eine Münze.
   *[other] { $seat } bekommt { $coins } Münzen.
}
event-cards-added = { $count ->
    [one] Eine neue Karte wird in den Stapel gemischt.
   *[other] { $count } neue Karten werden in den Stapel gemischt.
}
event-looked = { $count ->
    [one] Der Kundschafter von { $seat } sieht sich eine Karte an.
   *[other] Der Kundschafter von { $seat } sieht sich { $count } Karten an.
}
event-discarded = { $seat } legt ohne Wirkung ab: { $card }.
event-last-page = { $won ->
    [yes] Die letzte Seite: Das Kapitel ist gewonnen.
   *[no] Die letzte Seite: Das Kapitel ist verloren.
}

end-chapter-won = Alle Aufgaben sind geschafft, Holzwürfel und Einfluss reichen: Das Kapitel ist gewonnen.
end-chapter-lost = Das Kapitel ist verloren: Eine Aufgabe ist noch offen, oder Holzwürfel oder Einfluss reichen nicht.

refuse-adventure-end = Ein Abenteuer hat sein eigenes Ende; lass die Option weg.
refuse-adventure-only = Die Option { $name } passt nicht zum Modus { $mode }.
refuse-people = Persönlichkeiten werden bestimmt durch { $possible }, nicht durch „{ $name }“.
refuse-chapter = Ein Kapitel „{ $name }“ gibt es nicht; die Kapitel sind: { $possible }.
refuse-bonus = Der Bonus ist eine Zahl von 0 bis { $most } für jeden der { $seats } Plätze.
why-goods-first = Entscheide zuerst über die Ware.
why-keep-fee = Behältst du das Schiff, hast du keine Münze für den aktiven Spieler: { $card }.
why-task-first = Entscheide zuerst über Aufgabe { $task }: erfüllen oder passen.
why-buy-first = Entscheide zuerst, ob du { $coins } Münzen für einen Holzwürfel zahlst: zahlen oder passen.
why-choose-first = Wähl zuerst deine Persönlichkeit.
why-put-back-first = Sag zuerst, welche Karte oben bleibt.
why-no-scout = Du hast jetzt keinen Kundschafter zum Losschicken.
why-no-audience = Gerade gibt es keine Audienz.
why-audience-active = Die Audienz hat nur, wer am Zug ist.
why-audience-phase = Die Audienz kommt in Phase 2, nachdem du aufgehört hast.
why-audience-coins = Eine Audienz kostet { $cost } Münzen, und du hast { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
why-task-not-open = Diese Aufgabe liegt nicht aus: { $task }.
why-task-done = Diese Aufgabe hast du schon erfüllt: { $task }.
why-task-moment = Diese Aufgabe kannst du nur in dem Moment erfüllen, in dem es passiert: { $task }.
why-task-unmet = Dir fehlt noch etwas für Aufgabe { $task }: { $asks }
why-long-watch = Die Lange Wache verlangt drei Karten in der Hafenauslage, bevor du aufhörst.
