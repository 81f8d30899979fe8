### Merchants & Marauders at the terminal

## Before the game

tui-setting-glory = Ruhm
tui-setting-captains = Kapitäne
tui-value-captains-random = ausgelost
tui-value-captains-chosen = offen gewählt
tui-setting-npcs = NPCs
tui-value-npcs-policy = sie kämpfen von selbst
tui-value-npcs-left = vom linken Nachbarplatz geführt
tui-about-merchants-standard = Treib Handel, mach Beute, folge Gerüchten und Missionen und versteck dein Gold daheim: Wer genug Ruhm hat, gewinnt.
tui-primer-merchants =
    Ein Zug hat drei Aktionen: segeln, auf See spähen und im Hafen eine Hafenaktion.
    Ruhm bringen: drei gefragte Waren auf einmal, Überfälle ab 12 Gold, Gefechte, Missionen, Gerüchte.
    Auch je zehn Gold in der Truhe daheim sind ein Ruhmespunkt, bis zur Hälfte des Ziels.
tui-help-signs-merchants =
    ★ Ruhm   ● Gold   ■ □ heil und verloren am Schiff   ☠ ein Erfolg
    ◊ Handelsschiff  ▼ Marine  ☠ Pirat  ! Mission  ⌂ Hafen  ≈ See
    1 bis 4 auf der Seekarte: die Schiffe der Spieler
    P bei der Frage nach einer Karte: passen, jetzt und von da an
tui-help-colours-merchants = Häfen und Marinen tragen den Buchstaben ihrer Nation:
tui-m-closing = { $seat }: { $card } ({ $target }), { $gold } Gold an Bord, { $crates ->
    [0] keine Fracht.
    [one] eine Kiste.
   *[other] { $crates } Kisten.
}

## Names on the chart

tui-m-zone-havana = Havanna
tui-m-zone-nassau = Nassau
tui-m-zone-tortuga = Tortuga
tui-m-zone-port_royale = Port Royale
tui-m-zone-petit_goave = Petit-Goâve
tui-m-zone-old_providence = Old Providence
tui-m-zone-cartagena = Cartagena
tui-m-zone-santo_domingo = Santo Domingo
tui-m-zone-caribbean_sea = Karibische See
tui-m-zone-curacao = Curaçao
tui-m-zone-san_juan = San Juan
tui-m-zone-caracas = Caracas
tui-m-zone-st_maarten = St. Maarten
tui-m-zone-basse_terre = Basse-Terre
tui-m-zone-st_johns = St. John's
tui-m-zone-bridgetown = Bridgetown
tui-m-zone-trinidad = Trinidad
tui-m-short-havana = Havanna
tui-m-short-nassau = Nassau
tui-m-short-tortuga = Tortuga
tui-m-short-port_royale = Pt Royale
tui-m-short-petit_goave = P. Goâve
tui-m-short-old_providence = Old Prov.
tui-m-short-cartagena = Cartagena
tui-m-short-santo_domingo = S Domingo
tui-m-short-caribbean_sea = Hohe See
tui-m-short-curacao = Curaçao
tui-m-short-san_juan = San Juan
tui-m-short-caracas = Caracas
tui-m-short-st_maarten = Maarten
tui-m-short-basse_terre = Basse-T.
tui-m-short-st_johns = St John's
tui-m-short-bridgetown = Bridget'n
tui-m-short-trinidad = Trinidad
tui-m-letter-spanish = S
tui-m-letter-english = E
tui-m-letter-french = F
tui-m-letter-dutch = H
tui-m-letter-pirate_sloop = s
tui-m-letter-pirate_frigate = f
tui-m-way-N = N
tui-m-way-NE = NO
tui-m-way-E = O
tui-m-way-SE = SO
tui-m-way-S = S
tui-m-way-SW = SW
tui-m-way-W = W
tui-m-way-NW = NW
tui-m-place-hull = Rumpf
tui-m-place-cargo = Last
tui-m-place-masts = Mast
tui-m-place-crew = Crew
tui-m-place-cannons = Kan.
tui-m-skill-seamanship = See
tui-m-skill-scouting = Späh
tui-m-skill-leadership = Führ
tui-m-skill-influence = Einf

## Round and news

tui-m-round = Runde { $count }, { $left ->
    [0] das letzte Ereignis ist heraus
    [one] noch ein Ereignis
   *[other] noch { $left } Ereignisse
}. { $turn ->
    [no] Zuerst kommt das Ereignis.
   *[yes] { $name } ist am Zug.
} Ziel: { $goal } Ruhm.
tui-m-before = Kapitäne und Schiffe werden gewählt. Ziel: { $goal } Ruhm.
tui-m-masthead = Runde { $count }
tui-m-event = Ereignis „{ $thing }“: { $text }
tui-m-war = Krieg zwischen { $nation } und { $other }.
tui-m-track = Auf der Handelsleiste: { $list }.
tui-m-commander = ein Kommandant
tui-m-npc = { $card } ({ $zone }): { $captain }, { $target }, Rumpf { $hull }, Crew { $crew }, Kanonen { $cannons }.
tui-m-npc-body = { $captain }, { $target }, Rumpf { $hull }, Crew { $crew }, Kanonen { $cannons }.
tui-m-offers = Angebotene Missionen:
tui-m-offer = „{ $thing }“ in { $zone }: { $text }

## Zones

tui-m-more = Sag „view“ für die ganze Seekarte und die anderen, „journey“ für alle Entfernungen.
tui-m-zones = Die Seekarte:
tui-m-zone = { $zone } ({ $nation }): { $list }.
tui-m-zone-open = { $zone } (offene See): { $list }.
tui-m-nothing = nichts Besonderes
tui-m-wants = { $card } gefragt
tui-m-merchant = ein Handelsschiff
tui-m-on-sale = { $card } zu kaufen
tui-m-mission-at = Mission „{ $card }“
tui-m-in-port = { $seat } im Hafen
tui-m-at-sea = { $seat } auf See
tui-m-rule = { $name }: { $what }
tui-m-borders = Grenzt an: { $list }.
tui-m-way = { $sea ->
    [0] See hier
    [one] See eine Aktion
   *[other] See { $sea } Aktionen
}, { $port ->
    [0] Hafen hier
    [one] Hafen eine Aktion
   *[other] Hafen { $port } Aktionen
}
tui-m-way-sea = { $sea ->
    [0] hier
    [one] eine Aktion
   *[other] { $sea } Aktionen
}
tui-m-way-closed = { $sea ->
    [0] See hier
    [one] See eine Aktion
   *[other] See { $sea } Aktionen
}, Hafen für dich gesperrt
tui-m-look-way = Weg: { $way }.
tui-m-journey-part = { $zone } ({ $way })
tui-m-journey = Wege: { $list }.

## Captains and ships

tui-m-player-port = { $seat } ist { $card } ({ $target }), im Hafen von { $zone }. Ruhm { $glory } von { $goal }.
tui-m-player-sea = { $seat } ist { $card } ({ $target }), auf See vor { $zone }. Ruhm { $glory } von { $goal }.
tui-m-player-open = { $seat } ist { $card } ({ $target }), auf offener See ({ $zone }). Ruhm { $glory } von { $goal }.
tui-m-player-dead = { $seat } wartet auf einen neuen Kapitän. Ruhm { $glory } von { $goal }, { $wealth } Gold.
tui-m-player-early = { $seat } ist noch nicht in See gestochen.
tui-m-damage = { $list }.
tui-m-left = { $place } { $left }/{ $most }
tui-m-purse = Gold an Bord { $gold }, Truhe { $chest } (macht { $points } Ruhm); { $left ->
    [0] das reicht fürs Ziel.
    [one] es fehlt noch 1 Ruhm.
   *[other] es fehlen noch { $left } Ruhm.
}
tui-m-wealth = { $gold } Gold, Schiff und Truhe zusammen.
tui-m-cards = { $count ->
    [0] keine Ruhmeskarten
    [one] eine Ruhmeskarte
   *[other] { $count } Ruhmeskarten
}
tui-m-held = Besitz: { $cards }, { $crates ->
    [0] keine Fracht.
    [one] eine Kiste.
   *[other] { $crates } Kisten.
}
tui-m-trim = An Bord: { $list }.
tui-m-flipped = { $name } (umgedreht)
tui-m-bounty = { $nation } { $count }
tui-m-bounties = Kopfgelder: { $list }.
tui-m-has-rumour = Kennt ein Gerücht.
tui-m-has-mission = Mission: { $card }.
tui-m-captain = { $card }, Heimat { $zone }. Seemannschaft { $seamanship }, Spähen { $scouting }, Führung { $leadership }, Einfluss { $influence }.
tui-m-ship = { $card }, Wendigkeit { $count }: { $list }.
tui-m-ship-short = { $card }, Wend. { $count }
tui-m-cargo = Fracht { $count } von { $hold }: { $list }.
tui-m-cargo-none = { $count ->
    [0] Keine Fracht; der Laderaum fasst { $hold }.
    [one] Eine Kiste, die niemand gesehen hat; der Laderaum fasst { $hold }.
   *[other] { $count } Kisten, die niemand gesehen hat; der Laderaum fasst { $hold }.
}
tui-m-good = { $count } { $card }
tui-m-good-wanted = { $count } { $card } (gefragt in { $list })
tui-m-rumour = Gerücht „{ $thing }“, zu prüfen mit { $skill } ({ $zone }): { $text }
tui-m-mission = Mission „{ $thing }“, { $done } von { $all } erledigt: { $text } Als Nächstes: { $list }.
tui-m-step-port = Hafenaktion in { $zone }
tui-m-step-defeat = besiege { $who }
tui-m-prey-any-pirate = einen Piraten
tui-m-prey-pirate-frigate-or-pirate-player = die Piratenfregatte oder einen Kapitän mit Kopfgeld
tui-m-prey-naval = ein Kriegsschiff
tui-m-step-land = lande in { $zone } (Crew { $crew }, Führung { $leadership })
tui-m-step-raid = { $count ->
    [one] überfalle ein Handelsschiff von { $nation }
   *[other] überfalle { $count } Handelsschiffe von { $nation }
}
tui-m-step-deliver = liefere { $count } { $card } nach { $zone }
tui-m-step-scout = spähe: { $zone }
tui-m-step-test = Probe auf { $skill } in { $zone }
tui-m-step-pay = zahle { $count } Gold in { $zone }
tui-m-step-duel = Duell in { $zone }
tui-m-step-visit-nations = Hafenaktionen bei { $list }

## Cards and market

tui-m-title-cards = KARTEN
tui-m-hand = Ruhmeskarten auf der Hand:
tui-m-thing = { $thing }: { $text }
tui-m-market = Auf dem Markt:
tui-m-stall = { $count } { $card } für { $gold } Gold
tui-m-stall-wanted = { $count } { $card } für { $gold } Gold (gefragt in { $list })
tui-m-basket = Bisher gekauft: { $list }.
tui-m-item-hand = Hand
tui-m-item-market = Markt
tui-m-item-basket = Gekauft
tui-m-item-mission = Mission
tui-m-item-offer = Angebot
tui-m-item-rumour = Gerücht
tui-m-item-event = Ereignis
tui-m-item-npc = NPC
tui-m-item-kept = Besitz
tui-m-brief = { $hand ->
    [one] eine Karte
   *[other] { $hand } Karten
}
tui-m-next = dann: { $list }

## Battles and raids

tui-m-fight = Gefecht, Runde { $count }: { $name } gegen { $other }
tui-m-fight-ashore = Nahkampf: { $name } gegen { $other }
tui-m-garrison = Crew { $crew }, Führung { $leadership }
tui-m-lost = das Schiff ist verloren
tui-m-deed-shoot = schießt
tui-m-deed-board = entert
tui-m-deed-flee = flieht
tui-m-dice = Würfel { $list }
tui-m-skull = Totenkopf
tui-m-hits = Treffer { $list }
tui-m-side = { $name }: { $list }.
tui-m-won = im Vorteil
tui-m-scored = Treffer: { $list }
tui-m-scores = { $count ->
    [one] ein Treffer
   *[other] { $count } Treffer
}
tui-m-raid = Der Überfall, offene Karten:
tui-m-raid-left = { $count ->
    [0] kein Erfolg übrig
    [one] noch ein Erfolg
   *[other] noch { $count } Erfolge
}
tui-m-raid-hit = { $card }: { $gold } Gold, Treffer: { $place }.
tui-m-raid-escape = { $card }: { $gold } Gold, Flucht.
tui-m-raid-sum = Beute { $gold } Gold; { $escapes ->
    [0] keine Flucht
    [one] einmal Flucht
   *[other] { $escapes }-mal Flucht
}, bei { $most } entkommt das Handelsschiff.
tui-m-raid-escapes = Flucht { $count }/{ $most }
tui-m-escape = Flucht

## Own sheet

tui-m-line-cargo = Fracht { $count }/{ $hold }
tui-m-line-empty = leer
tui-m-line-bounty = Kopfgeld
tui-m-line-dead = wartet auf neuen Kapitän
tui-m-man = Wend. { $count }

## Passing

tui-pass-always = Von nun an passt du in solchen Momenten von selbst. Sag es bei einer anderen Frage noch einmal, um wieder gefragt zu werden.
tui-pass-ask = Du wirst wieder jedes Mal gefragt.
tui-pass-none = Jetzt gibt es nichts zu passen.
tui-plain-help-pass =
    journey: wie viele Aktionen der Weg in jede Zone und jeden Hafen kostet.
    pass-always: passen, jetzt und jedes Mal, wenn so ein Moment wiederkommt.
    ask-again: wieder in jedem Moment gefragt werden.

## Large steps and amounts

tui-sure-merchants-retire = Kapitän in den Ruhestand schicken? Sein Schiff, seine Karten und Kopfgelder sind weg, und dieser Zug ist vorbei (M15.6, M15.7).
tui-amount-chest = { $what }; oder sag, wie viel dort liegen soll: { $least } bis { $most }
