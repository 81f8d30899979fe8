### Port Royal

## Persons

role-trader = { $colour ->
    [yellow] Yellow Trader
    [blue] Blue Trader
    [green] Green Trader
    [red] Red Trader
    [black] Black Trader
   *[none] Trader
}
role-settler = Settler
role-captain = Captain
role-priest = Priest
role-jack = Jack of All Trades
role-sailor = Sailor
role-pirate = Pirate
role-mademoiselle = Mademoiselle
role-jester = Jester
role-admiral = Admiral
role-governor = Governor
role-wholesaler = { $colour ->
    [yellow] Yellow Wholesaler
    [blue] Blue Wholesaler
    [green] Green Wholesaler
    [red] Red Wholesaler
    [black] Black Wholesaler
   *[none] Wholesaler
}
role-passenger = Passenger
role-gambler = Gambler
role-clerk = { $colour ->
    [yellow] Yellow Clerk
    [blue] Blue Clerk
    [green] Green Clerk
    [red] Red Clerk
    [black] Black Clerk
   *[none] Clerk
}
role-gunner = Gunner
role-vice-admiral = Vice Admiral

## Ships, expeditions, taxes

ship-pinnace = Pinnace
ship-flute = Flute
ship-skiff = Skiff
ship-frigate = Frigate
ship-galleon = Galleon
expedition-two-houses = Two Houses expedition
expedition-two-crosses = Two Crosses expedition
expedition-two-anchors = Two Anchors expedition
expedition-two-crosses-house = Crosses and House expedition
expedition-two-anchors-house = Anchors and House expedition
expedition-all-three = Great Expedition
tax-card = Tax Increase

## What is asked

prompt-discover-first = Turn up the first card.
prompt-discover = Turn up another card, or stop?
prompt-repel = Repel the { $card }, or let it in?
prompt-take = { $count ->
    [one] You may take one card.
   *[other] You may take { $count } cards.
}
prompt-expedition = Complete an expedition, or end your step?
prompt-give = Who goes on the { $card } for the { $symbol ->
    [settler] house
    [captain] anchor
   *[priest] cross
}?
prompt-gift = Who gets the coin from the bank?

## The story

event-began = { $seat } goes first.
event-turn = { $seat }'s turn.
event-stopped = { $seat } stops.
event-passed = { $seat } passes.
event-gambled = { $seat } sends a Gambler for four cards.
event-triggered = { $seat } has enough influence: this is the last round.
event-revealed = { $seat } turns up: { $card }.
event-repelled = { $seat } repels the { $card }.
event-busted = A second { $card }: { $seat } loses the harbour.
event-stored = The { $card } goes under { $seat }'s Wholesaler.
event-gave = { $seat } gives up a { $card }.
event-unveiled = A coin of { $seat }'s was: { $card }.
event-hired = { $coins ->
    [0] { $seat } hires for nothing: { $card }.
    [one] { $seat } hires for one coin: { $card }.
   *[other] { $seat } hires for { $coins } coins: { $card }.
}
event-traded = { $coins ->
    [0] { $seat } trades with the { $card }.
    [one] { $seat } trades with the { $card } for one coin.
   *[other] { $seat } trades with the { $card } for { $coins } coins.
}
event-completed = { $coins ->
    [one] { $seat } completes the { $card } and gains one coin.
   *[other] { $seat } completes the { $card } and gains { $coins } coins.
}
event-earned = { $coins ->
    [one] { $card }: one coin for { $seat }.
   *[other] { $card }: { $coins } coins for { $seat }.
}
event-taxed = { $coins ->
    [one] { $seat } pays one coin of tax.
   *[other] { $seat } pays { $coins } coins of tax.
}
event-tax-bonus = { $coins ->
    [one] { $seat } gains one coin from the tax
   *[other] { $seat } gains { $coins } coins from the tax
} for having { $bonus ->
    [most-swords] the most swords.
   *[fewest-influence] the least influence.
}
event-lost = { $coins ->
    [one] One coin for { $seat } is lost: no cards are left.
   *[other] { $coins } coins for { $seat } are lost: no cards are left.
}
event-fee = { $seat } pays one coin to { $rival }.
event-gifted = { $seat } gives { $rival } a coin from the bank.
event-reshuffled = The discard pile is shuffled: { $count } cards.

## The end

end-influence = The round in which somebody reached { $count } influence is over.
end-no-cards = For a whole round nothing was left to hire: all the cards have become coins.

## Refusals

refuse-mode = There is no mode "{ $name }"; the modes are: { $possible }.
refuse-mix = "{ $name }" cannot be mixed in; what can is: { $possible }.
refuse-end = There is no ending "{ $name }"; the endings are: { $possible }.
refuse-seats = { $mode ->
    [standard] This game is for { $least } to { $most } seats, not { $seats }.
   *[other] The mode { $mode } is for { $least } to { $most } seats, not { $seats }.
}
refuse-set-sail-alone = Set Sail alone is played without mixes and to the standard end; use mode classic to mix.
why-not-now = That cannot be done now.
why-repel-first = First decide about the { $card }: repel it or admit it.
why-give-first = First choose who goes on the { $card }.
why-gift-first = First name the player who gets the coin.
why-no-ship-to-repel = Only a ship just turned up can be repelled or admitted.
why-expedition-not-open = The { $card } does not lie open.
why-only-active-completes = Only the active player completes expeditions.
why-persons-missing = Your display lacks the persons that the { $card } asks for.
why-reveal-first = Turn up at least one card before you stop.
why-stop-not-pass = Draw another card or stop; you pass in phase 2.
why-no-draw-after-gamble = After a Gambler there are no single cards any more: use another Gambler or stop.
why-no-cards = There is no card left to turn up.
why-no-gambler = You have no Gambler.
why-gambler-used = Every Gambler of yours has been used this turn.
why-phase-2 = Taking cards comes in phase 2, after you stop.
why-phase-1-over = Phase 1 is over for this turn: take a card or pass.
why-not-in-harbour = There is no { $card } like that in the harbour.
why-no-card-left = You have taken as many cards as you may.
why-no-fee = You cannot pay the active player the coin for the { $card }.
why-too-dear = The { $card } costs { $cost }, and you have { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
why-too-dear-with-fee = The { $card } costs { $cost } and 1 more for the active player, and you have { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.

## Choices

choice-draw = Draw a card ({ $percent }% bust)
choice-stop = Stop, and trade and hire
choice-repel = Repel it
choice-admit = Let it in
choice-gamble = Use a Gambler: four cards at once
choice-pass = Take nothing
choice-done = Nothing more
choice-name = { $seat }
choice-give = Send the { $card }
choice-hire = Hire the { $card } for { $coins }{ $fee ->
    [0] {""}
   *[other] {""}, and 1 to the active player
} (influence { $influence })
choice-trade = Trade with the { $card }: { trade-income }{ trade-fee }
choice-trade-good = Take the { $card }: { trade-income }, or keep it as { $good }{ trade-fee }
trade-income = { $crowns ->
    [0] { trade-coins }
    [one] { $coins ->
        [0] one crown
       *[other] { trade-coins } and one crown
    }
   *[other] { $coins ->
        [0] { $crowns } crowns
       *[other] { trade-coins } and { $crowns } crowns
    }
}
trade-coins = { $coins ->
    [0] no coins
    [one] one coin
   *[other] { $coins } coins
}
trade-fee = { $fee ->
    [0] {""}
   *[other] ; 1 goes to the active player
}
choice-complete = Complete the { $card }: influence { $influence }, { $coins } coins

## Contracts

contract-luminary = Luminary
contract-bruja = Bruja
contract-maritime-supremacy = Maritime Supremacy
contract-new-colony = New Colony
contract-trade-outpost = Trade Outpost
contract-trade-master = Trade Master
contract-thrifty-staff = Thrifty Staff
contract-mercenary = Mercenary
contract-explorer = Explorer
contract-frigate-nemesis = Frigate Nemesis
contract-galleon-nemesis = Galleon Nemesis
contract-tax-inspector = Tax Inspector
contract-jinx = Jinx
contract-speculator = Speculator
contract-major-speculator = Major Speculator
contract-pirates-nest = Pirate's Nest
contract-small-estate = Small Estate
contract-ransom = Ransom

prompt-last = Anything more before your step ends?
prompt-aside = { $count ->
    [one] One turn is left. Set its time card aside, for a better rank?
   *[other] { $count } turns are left. Set one time card aside: a turn less, but a better rank if you win?
}
prompt-offer = This counts for { $card }. Use it now?
prompt-waive = Take the coins of the { $card }, or decline them for the contract?

choice-aside = Set a time card aside
choice-decline = No
choice-claim = { $left ->
    [0] { $coins ->
        [one] Claim { $card }: one coin{ claim-influence }
       *[other] Claim { $card }: { $coins } coins{ claim-influence }
    }
    [one] A step of { $card }, one more to go
   *[other] A step of { $card }, { $left } more to go
}
claim-influence = { $influence ->
    [0] {""}
   *[other] , influence { $influence }
}
choice-take-coins = { $coins ->
    [one] Take the coin
   *[other] Take the { $coins } coins
}

event-laid-out = A contract is laid out: { $card }.
event-time-stacked = The time pile has { $count } cards.
event-time-out = { $count ->
    [one] Time is up, and one contract is still open.
   *[other] Time is up, and { $count } contracts are still open.
}
event-set-aside = { $seat } sets a time card aside for the score.
event-kept = { $seat } keeps the { $card } for Pirate's Nest.
event-waived = { $seat } takes the { $card } and declines its coins.
event-claimed = { $coins ->
    [0] { $seat } completes a contract: { $card }.
    [one] { $seat } completes a contract for one coin: { $card }.
   *[other] { $seat } completes a contract for { $coins } coins: { $card }.
}
event-stepped = { $seat } is on step { $count } of { $card }.

end-contracts-done = Every contract is completed, with { $count } in the score pile: { $rank ->
    [landlubbers] landlubbers
    [sailors] sailors
    [pirates] pirates
    [captains] captains
   *[terror] terror of the seas
}.
end-time-out = The time pile ran out before every contract was completed.

refuse-coop-end = The cooperative game ends when all contracts are completed or time is up; there is no other ending.
why-offer-first = First decide about the contract: claim or pass.
why-aside-first = First decide whether to set a time card aside: aside or pass.
why-no-aside = Time cards are set aside before the first turn, and when a tax is turned up in the cooperative game.
why-contract-not-open = { $card } does not lie out in this game.
why-contract-done = You have completed { $card } already.
why-contract-moment = { $card } can only be claimed in the moment it happens.
why-contract-active = Only the active player can claim { $card }.
why-no-cube = All your cubes are in use.
why-contract-unmet = You do not have what { $card } asks for.

## The Adventure Begins

role-scout = Scout
role-innkeeper = Innkeeper
role-tybuk = Tybuk Brother
ship-ares = Ares Pirates
expedition-anchor-cross = Anchor and Cross expedition
expedition-two-houses-anchor = Houses and Anchor expedition
expedition-cross-house-bread = Cross, House and Bread expedition

prompt-keep = Take what the { $card } brings, or keep it as { $good }?
prompt-spend = { $count ->
    [one] Which Ares ship do you spend?
   *[other] Which Ares ship do you spend? { $count } in all.
}
prompt-sell = Sell a good to your Innkeeper?
prompt-put-back = Which card stays on top of the pile?
prompt-personality = Who are you?
prompt-buy = Pay { $coins } coins to take a cube off your personality?
prompt-offer-task = This is the moment for task { $task }. Fulfil it now?

choice-keep = Keep it as { $good }{ $coins ->
    [0] { $crowns ->
        [0] {""}
       *[other] {""}, and gain { trade-income }
    }
   *[other] {""}, and gain { trade-income }
}
choice-cash = Take { trade-income }
choice-scout = Send a Scout to look at the next three cards
choice-petition = { $crowns ->
    [one] Pay 3 coins for a crown
   *[other] Pay 3 coins for { $crowns } crowns
}
choice-buy = Pay. { fulfil-opens }
choice-top = Leave on top: { $card }
choice-fulfil = Fulfil task { $task }: { $asks } { fulfil-opens }
choice-half = The first half of task { $task }: { $asks }
fulfil-opens = { $field ->
    [0] Opens the door and unlocks { $who }
    [1] Opens the cup
   *[other] Opens a window
}{ $gains ->
    [0] .
   *[other] ; gains { trade-income }.
}
choice-be = { $who }, with { $coins } coins to begin. Once unlocked: { $ability }
choice-sell = Sell { $good } for { $coins }
choice-spend = Spend { $good }

event-crowned = { $coins ->
    [one] { $seat } gains a crown.
   *[other] { $seat } gains { $coins } crowns.
}
event-crowns-spent = { $coins ->
    [one] { $seat } spends a crown.
   *[other] { $seat } spends { $coins } crowns.
}
event-good-spent = { $seat } spends a good: { $good }.
event-good-kept = { $seat } keeps a ship as a good: { $good }.
event-good-sold = { $seat } sells { $good } for { $coins } coins.
event-became = { $seat } is { $who }.
event-unlocked = { $seat } unlocks { $who }: { $ability }
event-chapter = Chapter { $count } begins.
event-task-laid = Task { $task }: { $asks }
event-fulfilled = { $coins ->
    [0] { $seat } fulfils task { $task }.
    [one] For one coin { $seat } is the first to fulfil task { $task }.
   *[other] For { $coins } coins { $seat } is the first to fulfil task { $task }.
}
event-half-fulfilled = { $seat } is halfway through task { $task }.
event-cube-bought = { $seat } pays { $coins } coins to take a cube off.
event-happened = An event: { $happening }. { $text }
event-granted = { $coins ->
    [one] { $seat } gains one coin.
   *[other] { $seat } gains { $coins } coins.
}
event-cards-added = { $count } new cards are shuffled into the pile.
event-looked = { $count ->
    [one] { $seat }'s Scout looks at one card.
   *[other] { $seat }'s Scout looks at { $count } cards.
}
event-discarded = { $seat } discards without effect: { $card }.
event-last-page = { $won ->
    [yes] The last page: the chapter is won.
   *[no] The last page: the chapter is lost.
}

end-chapter-won = Every task is done, and cubes and influence suffice: the chapter is won.
end-chapter-lost = The chapter is lost: a task is open, or cubes or influence do not suffice.

refuse-adventure-end = An adventure has endings of its own; leave the option out.
refuse-adventure-only = The option { $name } does not go with the mode { $mode }.
refuse-people = Personalities are chosen by { $possible }, not by "{ $name }".
refuse-chapter = There is no chapter "{ $name }"; the chapters are: { $possible }.
refuse-bonus = The bonus is one number from 0 to { $most } for each of the { $seats } seats.
why-goods-first = First decide about the good.
why-keep-fee = You cannot pay the active player the coin for the { $card } if you keep it.
why-task-first = First decide about task { $task }: fulfil it or pass.
why-buy-first = First decide whether to pay { $coins } coins for a cube: buy or pass.
why-choose-first = First choose your personality.
why-put-back-first = First say which card stays on top.
why-no-scout = You have no Scout to use now.
why-no-audience = There is no audience now.
why-audience-active = Only the active player has the audience.
why-audience-phase = The audience comes in phase 2, after you stop.
why-audience-coins = An audience costs { $cost } coins, and you have { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
why-task-not-open = This task does not lie out: { $task }.
why-task-done = You have already fulfilled task { $task }.
why-task-moment = Only in the moment it happens can you fulfil task { $task }.
why-task-unmet = You do not have what task { $task } asks for: { $asks }
why-long-watch = The Long Watch asks for three cards in the harbour before you stop.
