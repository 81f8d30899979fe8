### The terminal: the table in a window of text, and the plain line mode.

## Who sits where

tui-kind-human = human
tui-kind-greedy = greedy bot
tui-kind-random = random bot
tui-kind-search = search bot
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
refuse-who = There are { $seats } seats, but { $count } players were named.

## Figures

tui-decimal-point = .
tui-coins = { $count ->
    [one] one coin
   *[other] { $count } coins
}
tui-swords = { $count ->
    [0] no swords
    [one] one sword
   *[other] { $count } swords
}
tui-skull = a skull
tui-score-influence = influence { $count }
tui-score-coins = { $count ->
    [one] one coin
   *[other] { $count } coins
}

## Port Royal: cards in a few words

tui-colour-yellow = yellow
tui-colour-blue = blue
tui-colour-green = green
tui-colour-red = red
tui-colour-black = black
tui-letter-yellow = Y
tui-letter-blue = B
tui-letter-green = G
tui-letter-red = R
tui-letter-black = K
tui-does-trader = { $ship }: one coin more
tui-does-settler = A house for expeditions
tui-does-captain = An anchor for expeditions
tui-does-priest = A cross for expeditions
tui-does-jack = Any sign for expeditions
tui-does-sailor = Repels ships
tui-does-pirate = Repels ships
tui-does-mademoiselle = You hire for 1 less
tui-does-jester = 1 coin for a bust or an empty harbour
tui-does-admiral = 2 coins for 5 or more cards
tui-does-governor = You take one card more
tui-does-wholesaler = { $ship }: kept for influence 1
tui-does-passenger = Nothing but influence
tui-does-gambler = Once a turn 4 cards at once
tui-does-clerk = { $ship }: one card more
tui-does-gunner = 1 coin per ship but one
tui-does-vice-admiral = 1 coin for 3 or 4 cards
tui-does-gift = And one coin for a rival
tui-sign-settler = { $count ->
    [one] a house
   *[other] { $count } houses
}
tui-sign-captain = { $count ->
    [one] an anchor
   *[other] { $count } anchors
}
tui-sign-priest = { $count ->
    [one] a cross
   *[other] { $count } crosses
}
tui-card-person = { $name }: costs { $cost }, influence { $influence }. { $does }.
tui-card-fighter = { $name }: costs { $cost }, influence { $influence }, { $swords }. { $does }.
tui-card-ship = { $name }, { $colour }: { $coins }, { $swords }.
tui-card-ship-gift = { $name }, { $colour }: { $coins }, { $swords }. { $does }.
tui-card-expedition = { $name }: asks for { $needs }; gives influence { $influence } and { $coins }.

## Port Royal: the table in sentences

tui-harbour = Harbour:
tui-harbour-empty = The harbour is empty.
tui-knocking = Before the harbour:
tui-expeditions = Open expeditions:
tui-piles = { $pile } cards in the pile, { $discard } on the discard pile.
tui-odds = The next card busts { $name } with a chance of { $percent }% ({ $fatal } of { $cards }).
tui-odds-none = The next card cannot bust { $name } (0 of { $cards }).
tui-player = { $name }: { $coins }, influence { $influence } of { $goal }, { $swords }. { $display }
tui-display = Has { $list }.
tui-display-none = Has no cards.
tui-count = { $count } { $name }
tui-stored = { $name } (kept)

## Port Royal: the table in the window

tui-title-expeditions = EXPEDITIONS
tui-pile = Pile
tui-discard = Discard
tui-bust = Bust
tui-bust-of = { $fatal } of { $cards }
tui-turn = Turn { $count }
tui-last-round = LAST ROUND
tui-harbour-calm = The harbour is calm. No card lies open.
tui-look-pile = The pile: { $pile } cards.
tui-look-take = Key { $key } or Enter: { $what }.

## Choosing

tui-waiting = { $name } is thinking ...
tui-over = The game is over.
tui-hint = The greedy bot would choose: { $what }.
tui-hint-none = There is nothing to choose now.
tui-undone = Taken back; choose again.
tui-undo-agree = { $reason } Do all agree?
tui-may = That is possible now: { $what }.

## The story and its keys

tui-title-story = STORY
tui-keys-undo = undo
tui-keys-hint = hint
tui-keys-save = save
tui-keys-help = help
tui-keys-quit = quit
tui-keys-hurry = hurry
tui-key-space = space

## Start

tui-welcome = D O U B L O O N
tui-welcome-sub = an open tabletop for the pirate games
tui-setting-game = Game
tui-setting-mode = Mode
tui-setting-mix = Mix in
tui-setting-end = Ending
tui-setting-seats = Seats
tui-setting-seat = Seat { $number }
tui-value-mode-classic = Classic
tui-value-mode-set-sail = Set Sail
tui-value-mode-contracts = Contracts
tui-value-mode-contracts-coop = Contracts, together
tui-value-mode-adventure = The Adventure Begins
tui-value-mode-adventure-coop = The Adventure Begins, together
tui-value-mode-adventure-open = The Adventure Begins, open
tui-value-mix-set-sail = Set Sail
tui-value-mix-gambler = Gambler
tui-value-mix-contract-crew = Contract crew
tui-value-end-standard = at the influence goal
tui-value-end-expedition = with an expedition only
tui-start-go = Set sail
tui-start-keys = Enter: set sail   Tab: next   Left, Right: change   Space: tick   Ctrl+Q: quit

## Save, quit, help, curtain

tui-save-where = Save this game as
tui-saved = Saved: { $path }
tui-not-saved = It cannot be written to { $path }; choose another place.
tui-dialog-keys = Enter: yes   Escape: no
tui-quit-ask = Leave this table? What is not saved is lost.
tui-yes = Yes
tui-no = No
tui-curtain = Pass the screen to { $name }
tui-curtain-ready = Press Enter when ready
tui-help-title = HOW TO SIT AT THIS TABLE
tui-help-close = Escape: back to the table
tui-help-keys =
    1 to 9, 0      make that choice
    Up, Down       move in the list; Enter makes the choice
    Tab, arrows    look at cards and players; Enter takes a card
    Mouse          click a card, the pile or a choice
    Space          hurry the bots
    U  undo        back to your own last choice
    H  hint        what the greedy bot would do
    S  save   Q  quit   ?  this page
tui-help-signs =
    ● coins   ★ influence   ⚔ swords   ☠ cannot be repelled
    ⌂ house   ⚓ anchor   ✝ cross   ✶ any of the three
tui-help-colours = Two ships of one colour in the harbour are a bust:
tui-help-rules = A card that you cannot take says why, with the number of its rule.

## The end

tui-end-title = THE LOGBOOK CLOSES
tui-end-winner = { $names } wins!
tui-end-winners = { $names } win together!
tui-end-nobody = Nobody wins.
tui-end-place = { $place }.
tui-end-keys = R: rematch   N: another table   Escape: the table   Q: quit
tui-end-rematch = Rematch
tui-end-another = Another table
tui-end-quit = Quit

## The plain line mode

tui-plain-welcome = { $title } with { $count } seats: { $names }. Seed { $seed }. Say "help" for help.
tui-plain-welcome-no-seed = { $title } with { $count } seats: { $names }. Say "help" for help.
tui-plain-prompt = { $name }: { $prompt }
tui-plain-option = { $number }. { $what } [{ $word }]
tui-plain-ask = >
tui-plain-unknown = "{ $text }" is not a choice here; say a number from 1 to { $count }, or "help".
tui-plain-number = There is no choice { $number }; say a number from 1 to { $count }.
tui-plain-undo-agree = { $reason } If all agree, say "undo agreed".
tui-plain-why-what = Say what, such as: why hire admiral-2
tui-plain-save-where = Say where, such as: save evening.jsonl
tui-plain-standing = The standing:
tui-plain-place = { $place }. { $name }: { $scores }.
tui-plain-bye = The game is left here.
tui-plain-help =
    Say the number of a choice, or its word ("draw", "hire admiral-2"), or the whole of it ("P1 draw").
    hint: what the greedy bot would choose.
    why CHOICE: whether that can be done, and if not, by which rule.
    undo: take back your last choice.
    view, look: the table again.
    log: everything that was said, in the notation.
    save FILE: write the game to a file.
    quit: leave the table.
