### Merchants & Marauders at the terminal

## Before the game

tui-setting-glory = Glory
tui-setting-captains = Captains
tui-value-captains-random = drawn by lot
tui-value-captains-chosen = chosen in the open
tui-setting-npcs = NPC fights
tui-value-npcs-policy = they fight by themselves
tui-value-npcs-left = played by the left neighbour
tui-about-merchants-standard = Trade, raid, follow rumours and missions, and hide gold at home: whoever has enough Glory wins.
tui-primer-merchants =
    A turn has three actions: move, scout at sea, and one port action in port.
    Glory comes from sales of three goods in demand, raids of 12 gold, battles, missions, rumours.
    Ten gold in the chest at home is a Glory point as well, up to half of the goal.
tui-help-signs-merchants =
    ★ Glory   ● gold   ■ □ points left and lost of a ship   ☠ a success
    ◊ merchant   ▼ navy   ☠ pirate   ! mission   ⌂ in port   ≈ at sea
    1 to 4 on the chart: the players' ships
    P at a question whether you play a card: pass now and whenever it comes again
tui-help-colours-merchants = Ports and navies have the letter of their nation:
tui-m-closing = { $seat }: { $card } with a { $target }, { $gold } gold aboard, { $crates ->
    [0] no cargo.
    [one] one crate.
   *[other] { $crates } crates.
}

## Names on the chart

tui-m-zone-havana = Havana
tui-m-zone-nassau = Nassau
tui-m-zone-tortuga = Tortuga
tui-m-zone-port_royale = Port Royale
tui-m-zone-petit_goave = Petit-Goâve
tui-m-zone-old_providence = Old Providence
tui-m-zone-cartagena = Cartagena
tui-m-zone-santo_domingo = Santo Domingo
tui-m-zone-caribbean_sea = Caribbean Sea
tui-m-zone-curacao = Curaçao
tui-m-zone-san_juan = San Juan
tui-m-zone-caracas = Caracas
tui-m-zone-st_maarten = St. Maarten
tui-m-zone-basse_terre = Basse-Terre
tui-m-zone-st_johns = St. John's
tui-m-zone-bridgetown = Bridgetown
tui-m-zone-trinidad = Trinidad
tui-m-short-havana = Havana
tui-m-short-nassau = Nassau
tui-m-short-tortuga = Tortuga
tui-m-short-port_royale = Pt Royale
tui-m-short-petit_goave = P. Goâve
tui-m-short-old_providence = Old Prov.
tui-m-short-cartagena = Cartagena
tui-m-short-santo_domingo = S Domingo
tui-m-short-caribbean_sea = Open Sea
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
tui-m-letter-dutch = D
tui-m-letter-pirate_sloop = s
tui-m-letter-pirate_frigate = f
tui-m-way-N = N
tui-m-way-NE = NE
tui-m-way-E = E
tui-m-way-SE = SE
tui-m-way-S = S
tui-m-way-SW = SW
tui-m-way-W = W
tui-m-way-NW = NW
tui-m-place-hull = Hull
tui-m-place-cargo = Hold
tui-m-place-masts = Mast
tui-m-place-crew = Crew
tui-m-place-cannons = Guns
tui-m-skill-seamanship = Sea
tui-m-skill-scouting = Scout
tui-m-skill-leadership = Lead
tui-m-skill-influence = Infl

## Round and news

tui-m-round = Round { $count }, { $left ->
    [0] the last event is out
    [one] one event left
   *[other] { $left } events left
}. { $turn ->
    [no] The event comes first.
   *[yes] { $name } has the turn.
} { $goal } Glory win.
tui-m-before = Captains and ships are chosen. { $goal } Glory win.
tui-m-masthead = Round { $count }
tui-m-event = Event “{ $thing }”: { $text }
tui-m-war = War between { $nation } and { $other }.
tui-m-track = On the merchant track: { $list }.
tui-m-commander = a commander
tui-m-npc = { $card } at { $zone }: { $captain } with a { $target }, hull { $hull }, crew { $crew }, cannons { $cannons }.
tui-m-npc-body = { $captain } with a { $target }, hull { $hull }, crew { $crew }, cannons { $cannons }.
tui-m-offers = Missions on offer:
tui-m-offer = { $thing } at { $zone }: { $text }

## Zones

tui-m-more = Say “view” for the whole chart and the others, “journey” for all distances.
tui-m-zones = The chart:
tui-m-zone = { $zone } ({ $nation }): { $list }.
tui-m-zone-open = { $zone } (open water): { $list }.
tui-m-nothing = nothing of note
tui-m-wants = wants { $card }
tui-m-merchant = a merchant
tui-m-on-sale = { $card } on sale
tui-m-mission-at = mission { $card }
tui-m-in-port = { $seat } in port
tui-m-at-sea = { $seat } at sea
tui-m-rule = { $name }: { $what }
tui-m-borders = Borders: { $list }.
tui-m-way = { $sea ->
    [0] sea here
    [one] sea one action
   *[other] sea { $sea } actions
}, { $port ->
    [0] port here
    [one] port one action
   *[other] port { $port } actions
}
tui-m-way-sea = { $sea ->
    [0] here
    [one] one action
   *[other] { $sea } actions
}
tui-m-way-closed = { $sea ->
    [0] sea here
    [one] sea one action
   *[other] sea { $sea } actions
}, port closed to you
tui-m-look-way = Journey: { $way }.
tui-m-journey-part = { $zone } { $way }
tui-m-journey = Journey: { $list }.

## Captains and ships

tui-m-player-port = { $seat } is { $card }, with a { $target } in the port of { $zone }. Glory { $glory } of { $goal }.
tui-m-player-sea = { $seat } is { $card }, with a { $target } at sea off { $zone }. Glory { $glory } of { $goal }.
tui-m-player-open = { $seat } is { $card }, with a { $target } on the { $zone }. Glory { $glory } of { $goal }.
tui-m-player-dead = { $seat } waits for a new captain. Glory { $glory } of { $goal }, { $wealth } gold.
tui-m-player-early = { $seat } has not put to sea yet.
tui-m-damage = { $list }.
tui-m-left = { $place } { $left }/{ $most }
tui-m-purse = Gold aboard { $gold }, chest { $chest } (worth { $points } Glory); { $left ->
    [0] enough for the goal.
   *[other] { $left } Glory to go.
}
tui-m-wealth = { $gold } gold, ship and chest together.
tui-m-cards = { $count ->
    [0] no Glory cards
    [one] one Glory card
   *[other] { $count } Glory cards
}
tui-m-held = Holds { $cards }, { $crates ->
    [0] no cargo.
    [one] one crate.
   *[other] { $crates } crates.
}
tui-m-trim = Aboard: { $list }.
tui-m-flipped = { $name } (turned over)
tui-m-bounty = { $nation } { $count }
tui-m-bounties = Bounties: { $list }.
tui-m-has-rumour = Has heard a rumour.
tui-m-has-mission = Mission: { $card }.
tui-m-captain = { $card }, home { $zone }. Seamanship { $seamanship }, Scouting { $scouting }, Leadership { $leadership }, Influence { $influence }.
tui-m-ship = { $card }, manoeuvrability { $count }: { $list }.
tui-m-ship-short = { $card }, man. { $count }
tui-m-cargo = Cargo { $count } of { $hold }: { $list }.
tui-m-cargo-none = { $count ->
    [0] No cargo; the hold takes { $hold }.
   *[other] { $count } crates that nobody has seen; the hold takes { $hold }.
}
tui-m-good = { $count } { $card }
tui-m-good-wanted = { $count } { $card } (wanted at { $list })
tui-m-rumour = Rumour { $thing }, to be proved at { $zone } by { $skill }: { $text }
tui-m-mission = Mission { $thing }, { $done } of { $all } done: { $text } Next: { $list }.
tui-m-step-port = port action at { $zone }
tui-m-step-defeat = defeat { $who }
tui-m-prey-any-pirate = a pirate
tui-m-prey-pirate-frigate-or-pirate-player = the pirate frigate or a captain with a bounty
tui-m-prey-naval = a navy ship
tui-m-step-land = land at { $zone } (crew { $crew }, Leadership { $leadership })
tui-m-step-raid = { $count ->
    [one] raid a merchant of { $nation }
   *[other] raid { $count } merchants of { $nation }
}
tui-m-step-deliver = deliver { $count } { $card } at { $zone }
tui-m-step-scout = scout at { $zone }
tui-m-step-test = test { $skill } in { $zone }
tui-m-step-pay = pay { $count } gold in { $zone }
tui-m-step-duel = duel in { $zone }
tui-m-step-visit-nations = port actions with { $list }

## Cards and market

tui-m-title-cards = CARDS
tui-m-hand = Glory cards in hand:
tui-m-thing = { $thing }: { $text }
tui-m-market = On the market:
tui-m-stall = { $count } { $card } at { $gold } gold
tui-m-stall-wanted = { $count } { $card } at { $gold } gold (wanted at { $list })
tui-m-basket = Bought so far: { $list }.
tui-m-item-hand = Hand
tui-m-item-market = Market
tui-m-item-basket = Bought
tui-m-item-mission = Mission
tui-m-item-offer = Offer
tui-m-item-rumour = Rumour
tui-m-item-event = Event
tui-m-item-npc = NPC
tui-m-item-kept = Kept
tui-m-brief = { $hand ->
    [one] one card
   *[other] { $hand } cards
}
tui-m-next = next: { $list }

## Battles and raids

tui-m-fight = Battle, round { $count }: { $name } against { $other }
tui-m-fight-ashore = Crew combat: { $name } against { $other }
tui-m-garrison = crew { $crew }, Leadership { $leadership }
tui-m-lost = the ship is lost
tui-m-deed-shoot = shoots
tui-m-deed-board = boards
tui-m-deed-flee = flees
tui-m-dice = dice { $list }
tui-m-skull = skull
tui-m-hits = hits { $list }
tui-m-side = { $name }: { $list }.
tui-m-won = has the wind
tui-m-scored = hits: { $list }
tui-m-scores = { $count ->
    [one] one hit
   *[other] { $count } hits
}
tui-m-raid = The raid, cards face up:
tui-m-raid-left = { $count ->
    [0] no success left
    [one] one success left
   *[other] { $count } successes left
}
tui-m-raid-hit = { $card }: { $gold } gold, hits { $place }.
tui-m-raid-escape = { $card }: { $gold } gold, escape.
tui-m-raid-sum = Loot { $gold } gold; { $escapes ->
    [one] one escape
   *[other] { $escapes } escapes
}, and { $most } let the merchant get away.
tui-m-raid-escapes = escapes { $count }/{ $most }
tui-m-escape = escape

## Own sheet

tui-m-line-cargo = Cargo { $count }/{ $hold }
tui-m-line-empty = empty
tui-m-line-bounty = Bounty
tui-m-line-dead = waits for a new captain
tui-m-man = man. { $count }

## Passing

tui-pass-always = You will be passed over at such moments from now on. Say it again at another question to be asked again.
tui-pass-ask = You are asked again at every moment.
tui-pass-none = There is no moment to pass now.
tui-plain-help-pass =
    journey: how many actions it takes to reach every zone and port.
    pass-always: pass now and whenever this kind of moment comes again.
    ask-again: be asked at every moment again.

## Large steps and amounts

tui-sure-merchants-retire = Retire this captain? His ship, cards and bounties go, and this turn is over (M15.6, M15.7).
tui-amount-chest = { $what }; or say how much is to lie there, { $least } to { $most }
