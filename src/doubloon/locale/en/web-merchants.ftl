### Merchants & Marauders at the browser table

## The chart

web-m-chart = Chart of the Caribbean
web-m-zoom-in = Closer
web-m-zoom-out = Farther
web-m-zoom-whole = The whole chart
web-m-zoom-ship = To your ship
web-m-look-chart = Look at the chart
web-m-back = Back
web-m-covered = a covered modification
web-m-npc = { $card }: { $captain } with a { $target }
web-m-hunts = hunts you
web-m-here = Where your ship is
web-m-enter = Enter port
web-m-leave = Put to sea
web-m-port = Port action
web-m-merchant = Merchant
web-m-beach = Careen
web-m-odds-tests = A test: at least one skull
web-m-odds-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
web-m-odds-cargo = The next cargo card
web-m-odds-merchants = The next merchant
web-m-last-roll = Last roll

## Papers

web-m-tab-ship = Ship
web-m-tab-cards = Cards
web-m-tab-rivals = Captains
web-m-actions = { $count ->
    [one] One action left
   *[other] { $count } actions left
}
web-m-glory = { $count } Glory on the track, { $stash } in the chest; { $goal } win
web-m-gold = { $count } gold aboard
web-m-chest = { $count } gold in the chest
web-m-bounty = Bounty of { $nation }: { $count }
web-m-crates = { $count ->
    [0] No cargo
    [one] One crate
   *[other] { $count } crates
}
web-m-unseen = { $count ->
    [one] one unseen
   *[other] { $count } unseen
}
web-m-picks = Cards to choose from
web-m-hand-cards = Glory cards
web-m-due = Coming
web-m-events-left = { $count ->
    [0] The last event is out
    [one] One event left
   *[other] { $count } events left
}
web-m-track = Merchant track: { $count } of { $most }
web-m-play = Play { $card }

## In port

web-m-market = Market
web-m-hold = Hold
web-m-plunder = Plunder
web-m-yard = Shipyard
web-m-tavern = Crew and tavern
web-m-missions = Missions
web-m-home-chest = Chest
web-m-sell = Sell { $card } ({ $count })
web-m-sold = Sold { $count } of { $need } for Glory
web-m-see-market = See the goods
web-m-repair = { $place } { $left }/{ $most }
web-m-modify = Modification
web-m-reinforce = Mend the Reinforced Hull
web-m-vend = Sell { $card }
web-m-recruit = { $count ->
    [0] Recruit
   *[other] Recruit { $count }
}
web-m-hand = Hire a hand
web-m-rumour = Ask for a rumour
web-m-prove = Prove { $card }
web-m-stash-worth = worth { $count } Glory

## Raids and battles

web-m-raid = Merchant raid
web-m-battle = Battle
web-m-rid = Discard
web-m-swap = Exchange
web-m-rich = { $count } gold bring Glory
web-m-slips = at { $count } the merchant escapes
web-m-nimble = Manoeuvrability { $count }

## Standing passes

web-m-passing = Passing
web-m-pass-battle = Pass all this battle
web-m-pass-round = Pass all this round
web-m-why-not-there = Why can I not sail there now?

# Below the chart of the race at the end.
web-m-race-chest = The last step adds what the gold in the chests is worth.
