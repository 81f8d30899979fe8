### The browser table of Port Royal.

## Figures

web-pr-coins = { $count ->
    [one] coin
   *[other] coins
}
web-pr-influence = influence
web-pr-influence-of = of { $goal }
web-pr-swords = { $count ->
    [one] sword
   *[other] swords
}
web-pr-crowns = { $count ->
    [one] crown
   *[other] crowns
}
web-pr-cubes = { $count ->
    [one] cube
   *[other] cubes
}
web-pr-figure = { $kind ->
    [influence] influence { $count }
   *[other] { $count } { $what }
}

## Players

web-pr-active = Active
web-pr-first = Began
web-pr-asked = Choosing
web-pr-you = Your display
web-pr-empty-display = Nobody hired yet
web-pr-last-round = Last round
web-pr-stack = { $name }, { $count } of them
web-pr-stored = Under Wholesalers
web-pr-kept = Kept for Pirate's Nest
web-pr-goods = Goods

## Harbour

web-pr-harbour = Harbour
web-pr-calm = The harbour is calm.
web-pr-busted = Bust! { $text }
web-pr-pile = Draw pile, { $count } cards
web-pr-pile-short = Pile
web-pr-discard = { $count } discarded
web-pr-discard-title = Discard pile
web-pr-discard-none = Nothing has been discarded.
web-pr-bust = { $percent }% bust
web-pr-bust-of = { $fatal } of { $cards } cards
web-pr-no-bust = no bust
web-pr-top-known = { $names } knows the next card
web-pr-top = Next card
web-pr-expeditions = Expeditions
web-pr-knocking = Before the harbour
web-pr-scouted = Your Scout sees
web-pr-scouted-help = The card you touch stays on top; the others are discarded.
web-pr-colours = { $count ->
    [one] One colour
   *[other] { $count } colours
}
web-pr-allows = { $count ->
    [0] take no card
    [one] take 1 card
   *[other] take { $count } cards
}
web-pr-scale = Different ships in the harbour: 0 to 3 allow one card, 4 two, 5 three{ $ares ->
    [yes] , 6 four
   *[no] {""}
}.
web-pr-more = { $count } of them by Governors or Gamblers
web-pr-left-you = { $count ->
    [0] You can take no more cards
    [one] You may take 1 more card
   *[other] You may take { $count } more cards
}
web-pr-left = { $count ->
    [0] { $name } can take no more cards
    [one] { $name } may take 1 more card
   *[other] { $name } may take { $count } more cards
}
web-pr-ship-here = { $name }: in the harbour
web-pr-ship-away = { $name }: not here
web-pr-letter-yellow = Y
web-pr-letter-blue = B
web-pr-letter-green = G
web-pr-letter-red = R
web-pr-letter-black = K
web-pr-letter-ares = A

## Contracts

web-pr-contracts = Contracts
web-pr-asks-luminary = A Priest and a Jester
web-pr-asks-bruja = A Captain and a Mademoiselle
web-pr-asks-maritime-supremacy = A Captain and a Vice Admiral
web-pr-asks-new-colony = A Settler and a Gunner
web-pr-asks-trade-outpost = A Settler and a Clerk
web-pr-asks-trade-master = 2 Traders
web-pr-asks-thrifty-staff = 4 persons of cost 3 or less
web-pr-asks-mercenary = 3 swords
web-pr-asks-explorer = An expedition
web-pr-asks-frigate-nemesis = Take 3 Frigates without their coins
web-pr-asks-galleon-nemesis = Take 2 Galleons without their coins
web-pr-asks-tax-inspector = Pay tax
web-pr-asks-jinx = Lose your harbour
web-pr-asks-speculator = 3 ship colours in your harbour, twice
web-pr-asks-major-speculator = 4 ship colours in your harbour
web-pr-asks-pirates-nest = Repel a ship of each colour
web-pr-asks-small-estate = Influence 12
web-pr-asks-ransom = Pay 15 coins
web-pr-next = Next: { $coins ->
    [0] no coins
    [one] one coin
   *[other] { $coins } coins
}
web-pr-done-by = Done by { $names }
web-pr-step = { $name }: step { $count } of { $of }
web-pr-lacking = Lacking: { $list }
web-pr-ready = You have all it asks for
web-pr-first-coins = { $coins ->
    [one] One coin for the first
   *[other] { $coins } coins for the first
}
web-pr-turns-left = { $count ->
    [one] turn left
   *[other] turns left
}
web-pr-open-contracts = { $open } of { $all } contracts open
web-pr-score-pile = { $score } in the score pile: { $rank ->
    [landlubbers] landlubbers
    [sailors] sailors
    [pirates] pirates
    [captains] captains
   *[terror] terror of the seas
}

## What is lacking

web-pr-lack-persons = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
}
web-pr-lack-such = { $count ->
    [one] one such person
   *[other] { $count } such persons
}
web-pr-lack-swords = { $count ->
    [one] one sword
   *[other] { $count } swords
}
web-pr-lack-influence = influence { $count }
web-pr-lack-expeditions = an expedition
web-pr-lack-coins = { $count ->
    [one] one coin
   *[other] { $count } coins
}
web-pr-lack-crowns = { $count ->
    [one] one crown
   *[other] { $count } crowns
}
web-pr-lack-good = { $count ->
    [one] { $good }
   *[other] { $count } × { $good }
}
web-pr-lack-ares = { $count ->
    [one] a kept Ares ship
   *[other] { $count } kept Ares ships
}
web-pr-lack-cube = a cube
web-pr-lack-moment = the right moment

## The adventure

web-pr-tasks = Tasks
web-pr-chapter = Chapter { $chapter }
web-pr-open-sea = The open sea
web-pr-month = { $last ->
    [0] Month { $month }
   *[other] Month { $month } of { $last }
}
web-pr-event = Event of this turn
web-pr-no-event = No event yet
web-pr-calendar = Calendar
web-pr-past = Past
web-pr-ahead = Still to come
web-pr-unknown = { $count ->
    [one] one unknown event
   *[other] { $count } unknown events
}
web-pr-reserve = In the reserve
web-pr-goal-tasks = Tasks done: { $done } of { $all }
web-pr-goal-cubes = Cubes on tasks: { $has } of { $wanted }
web-pr-goal-influence = Influence together: { $has } of { $wanted }
web-pr-goal-alone = To win: influence { $goal }, with door and cup open
web-pr-field-door-shut = Door: shut
web-pr-field-door-open = Door: open, the ability works
web-pr-field-cup-shut = Cup: a cube stands on it
web-pr-field-cup-open = Cup: open
web-pr-field-window-shut = Window: { $crowns ->
    [one] a crown once it opens
   *[other] { $crowns } crowns once it opens
}
web-pr-field-window-open = Window: open
web-pr-field-half = The cube is halfway on a task
web-pr-crown-counter = { $crowns } of { $most } crowns give influence { $influence }
web-pr-choose = Who are you?
web-pr-start-coins = { $coins } coins to begin

## The book

web-pr-story = Read the story
web-pr-task = Task { $code }
web-pr-last-page = The last page
web-pr-page = Page { $page } of { $all }
web-pr-turn-back = Page before
web-pr-turn-on = Next page
web-pr-close-book = To the table

## The map of the campaign

web-pr-map = The course of the campaign
web-pr-map-won = Chapter { $chapter }, { $name }: won
web-pr-map-now = Chapter { $chapter }, { $name }: here you are
web-pr-map-ahead = Chapter { $chapter }: still ahead
