### Buccaneer

## Discs, loot, ships

disc = { $colour ->
    [red] Rot
    [blue] Blau
    [yellow] Gelb
    [black] Schwarz
   *[green] Grün
} { $rank ->
    [q] ?
   *[other] { $rank }
}
pirate-2 = Schiffsjunge
pirate-3 = Decksmann
pirate-4 = Stückmaat
pirate-5 = Skipper
pirate-q = Fremder
loot-chest = Schatztruhe
loot-barrel = Rumfass
loot-candelabra = Leuchter
loot-dagger = Dolch
prize-oyster-smack = Austernkutter
prize-coastal-lugger = Küstenlogger
prize-spice-pinnace = Gewürzpinasse
prize-fishing-ketch = Fischerketsch
prize-mail-cutter = Postkutter
prize-governors-yawl = Gouverneursyawl
prize-salt-schooner = Salzschoner
prize-sugar-brig = Zuckerbrigg
prize-timber-barque = Holzbark
prize-rum-fluyt = Rumfleute
prize-silk-trader = Seidenfahrer
prize-crown-merchantman = Kauffahrer der Krone
prize-powder-galleon = Pulvergaleone
prize-bishops-galleon = Bischofsgaleone
prize-silver-fleet-flagship = Flaggschiff der Silberflotte

## What is asked

prompt-b-choose = Welcher deiner Stapel ist dran?
prompt-b-mutinous = Meuterei! Welcher der Stapel entert?
prompt-b-use = { $count ->
    [one] Was macht { $card }?
   *[other] Was macht der { $count }er-Stapel unter { $card }?
}
prompt-b-board = Meuterei! Welches Schiff entert der { $count }er-Stapel unter { $card }?
prompt-b-loot = Welche Beute nimmst du von diesem Schiff: { $card }?
prompt-b-mutiny = Du hast { $own ->
    [one] einen Piraten
   *[other] { $own } Piraten
} im { $count }er-Stapel von { $rival }. Eine Meuterei anzetteln?

## Choices

choice-b-pass = Keine Meuterei
choice-b-take = { $count ->
    [one] Der Pirat { $card }
   *[other] Der { $count }er-Stapel unter { $card }
}
choice-b-onto = { $count ->
    [one] Auf { $card } von { $rival }
   *[other] Auf { $card } von { $rival }, { $count } hoch
}
choice-b-board = { $exact ->
    [yes] Entern: { $card }, { $least } von { $money } für dich
   *[no] Entern: { $card }, { $least } bis { $most } von { $money } für dich
}
choice-b-loot = { $card } für dich, { $target } für { $rival }
choice-b-mutiny = Meuterei im { $count }er-Stapel unter { $card }

## The story

event-b-began = { $seat } beginnt.
event-b-turn = { $seat } ist am Zug.
event-b-skipped = { $seat } kann nichts tun und setzt aus.
event-b-disbanded = Nichts geht mehr: Alle Mannschaften gehen ohne Heuer nach Hause.
event-b-ship-shown = Schiff in Sicht: { $card }.
event-b-sailed-away = Unbehelligt segelt davon: { $card }.
event-b-moved = { $seat } setzt { $card } auf { $target } von { $rival }: ein { $count }er-Stapel.
event-b-mutiny = { $seat } zettelt eine Meuterei an, im Stapel von { $rival } unter { $card }.
event-b-boarded = { $count ->
    [one] { $seat } entert mit einem Piraten für { $coins } Dukaten: { $card }.
   *[other] { $seat } entert mit { $count } Piraten für { $coins } Dukaten: { $card }.
}
event-b-looted = { $seat } nimmt Beute: { $card }.
event-b-wage = { $coins ->
    [one] { $seat } zahlt einen Dukaten an { $rival }.
   *[other] { $seat } zahlt { $coins } Dukaten an { $rival }.
}
event-b-supply = { $coins ->
    [one] Für { $seat } springt der Vorrat mit einem Dukaten ein.
   *[other] Für { $seat } springt der Vorrat mit { $coins } Dukaten ein.
}
event-b-loot-scored = { $coins ->
    [one] { $card }: ein Dukat für { $seat }.
   *[other] { $card }: { $coins } Dukaten für { $seat }.
}

end-b-ships = Das letzte Schiff ist weg.

## Refusals

refuse-switch = Die Option { $name } ist entweder an oder aus.
why-b-not-now = Das geht jetzt nicht.
why-b-mutiny-first = Entscheide zuerst über die Meuterei im Stapel unter { $card }: anzetteln oder passen.
why-b-loot-first = Wähl zuerst deine Beute von diesem Schiff: { $card }.
why-b-no-pass = Du musst ziehen oder entern, wenn du kannst.
why-b-own-turn = Gemeutert wird, wenn der Zug des Kapitäns beginnt, nicht in deinem eigenen.
why-b-no-loot = Gerade gibt es keine Beute zu wählen.
why-b-take-first = Sag zuerst, welcher deiner Stapel dran ist.
why-b-use-first = { $card } ist gewählt; sag, wohin damit oder was geentert wird.
why-b-not-yours = { $card } gehört dir nicht.
why-b-covered = { $card } liegt nicht oben auf einem Stapel.
why-b-mutiny = Es wird gemeutert: Ein meuternder Stapel muss entern.
why-b-useless = Der Stapel unter { $card } kann weder ziehen noch entern: Auf keinem fremden Stapel ist Platz, und jedes Schiff braucht mehr Piraten.
why-b-mutiny-board = Es wird gemeutert: Der Stapel muss entern.
why-b-own-stack = Auf einen eigenen Stapel kannst du keinen setzen.
why-b-too-high = Ein Stapel darf nicht mehr als { $count } Piraten haben.
why-b-ship-gone = Dieses Schiff liegt nicht aus: { $card }.
why-b-few-hands = { $card } braucht { $count } Piraten, und der Stapel hat { $crew }.
