### Buccaneer

## Discs, loot, ships

disc = { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
    [black] black
   *[green] green
} { $rank ->
    [q] ?
   *[other] { $rank }
}
pirate-2 = Cabin Boy
pirate-3 = Deckhand
pirate-4 = Gunner's Mate
pirate-5 = Skipper
pirate-q = Stranger
loot-chest = Treasure Chest
loot-barrel = Rum Barrel
loot-candelabra = Candelabra
loot-dagger = Dagger
prize-oyster-smack = Oyster Smack
prize-coastal-lugger = Coastal Lugger
prize-spice-pinnace = Spice Pinnace
prize-fishing-ketch = Fishing Ketch
prize-mail-cutter = Mail Cutter
prize-governors-yawl = Governor's Yawl
prize-salt-schooner = Salt Schooner
prize-sugar-brig = Sugar Brig
prize-timber-barque = Timber Barque
prize-rum-fluyt = Rum Fluyt
prize-silk-trader = Silk Trader
prize-crown-merchantman = Crown Merchantman
prize-powder-galleon = Powder Galleon
prize-bishops-galleon = Bishop's Galleon
prize-silver-fleet-flagship = Silver Fleet Flagship

## What is asked

prompt-b-choose = Which of your stacks acts?
prompt-b-mutinous = Mutiny! Which of the stacks boards?
prompt-b-use = { $count ->
    [one] What does { $card } do?
   *[other] What does the stack of { $count } under { $card } do?
}
prompt-b-board = Mutiny! Which ship does the stack of { $count } under { $card } board?
prompt-b-loot = Which loot do you take from the { $card }?
prompt-b-mutiny = You have { $own } pirates in { $rival }'s stack of { $count }. Call a mutiny?

## Choices

choice-b-pass = No mutiny
choice-b-take = { $count ->
    [one] The pirate { $card }
   *[other] The stack of { $count } under { $card }
}
choice-b-onto = { $count ->
    [one] Onto { $rival }'s { $card }
   *[other] Onto { $rival }'s { $card }, { $count } high
}
choice-b-board = { $exact ->
    [yes] Board the { $card }: { $least } of { $money } for you
   *[no] Board the { $card }: { $least } to { $most } of { $money } for you
}
choice-b-loot = { $card } for you, { $target } for { $rival }
choice-b-mutiny = Mutiny in the stack of { $count } under { $card }

## The story

event-b-began = { $seat } goes first.
event-b-turn = { $seat }'s turn.
event-b-skipped = { $seat } can do nothing and is skipped.
event-b-disbanded = A stalemate: all crews go home unpaid.
event-b-ship-shown = A ship comes into sight: { $card }.
event-b-sailed-away = The { $card } sails away unharmed.
event-b-moved = { $seat } puts { $card } on { $rival }'s { $target }: a stack of { $count }.
event-b-mutiny = { $seat } calls a mutiny in { $rival }'s stack under { $card }.
event-b-boarded = { $seat } boards the { $card } with { $count } pirates for { $coins } ducats.
event-b-looted = { $seat } takes a { $card }.
event-b-wage = { $coins ->
    [one] { $seat } pays { $rival } one ducat.
   *[other] { $seat } pays { $rival } { $coins } ducats.
}
event-b-supply = { $coins ->
    [one] The supply pays one ducat for { $seat }.
   *[other] The supply pays { $coins } ducats for { $seat }.
}
event-b-loot-scored = { $coins ->
    [one] { $card }: one ducat for { $seat }.
   *[other] { $card }: { $coins } ducats for { $seat }.
}

end-b-ships = The last ship is gone.

## Refusals

refuse-switch = The option { $name } is either on or off.
why-b-not-now = That cannot be done now.
why-b-mutiny-first = First decide about the mutiny in the stack under { $card }: call it or pass.
why-b-loot-first = First choose your loot from the { $card }.
why-b-no-pass = You must move or board if you can.
why-b-own-turn = A mutiny is called when the captain's turn begins, not in your own.
why-b-no-loot = There is no loot to choose now.
why-b-take-first = First say which of your stacks acts.
why-b-use-first = { $card } has been chosen; say where to put it or what to board.
why-b-not-yours = { $card } is not yours.
why-b-covered = { $card } is not on top of a stack.
why-b-mutiny = There is a mutiny: a stack that mutinies must board.
why-b-useless = The stack under { $card } can neither move nor board: no other player's stack leaves it room, and every ship needs more pirates.
why-b-mutiny-board = There is a mutiny: the stack must board.
why-b-own-stack = You cannot put a stack on one of your own.
why-b-too-high = A stack may not have more than { $count } pirates.
why-b-ship-gone = The { $card } does not lie open.
why-b-few-hands = The { $card } needs { $count } pirates, and the stack has { $crew }.
