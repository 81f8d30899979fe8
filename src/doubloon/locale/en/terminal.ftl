### The terminal: the table in a window of text, and the plain line mode.

## Who sits where

tui-kind-human = human
tui-kind-greedy = greedy bot
tui-kind-random = random bot
tui-kind-easy = easy bot
tui-kind-medium = medium bot
tui-kind-hard = hard bot
tui-kind-champion = champion bot
tui-kind-search = searching bot
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

tui-coins = { $count ->
    [one] one coin
   *[other] { $count } coins
}
tui-repel = { $count ->
    [one] one sword repels it
   *[other] { $count } swords repel it
}
tui-no-repel = it cannot be repelled
tui-swords = { $count ->
    [0] no swords
    [one] one sword
   *[other] { $count } swords
}

## Port Royal: cards in a few words

tui-colour-yellow = yellow
tui-colour-blue = blue
tui-colour-green = green
tui-colour-red = red
tui-colour-black = black
tui-colour-ares = tea-brown
tui-letter-yellow = Y
tui-letter-blue = B
tui-letter-green = G
tui-letter-red = R
tui-letter-black = K
tui-letter-ares = A
tui-does-trader = { $ship }: one coin more
tui-does-settler = A house for expeditions
tui-does-captain = An anchor for expeditions
tui-does-priest = A cross for expeditions
tui-does-jack = Any sign for expeditions
tui-does-sailor = Repels ships
tui-does-pirate = Repels ships
tui-does-mademoiselle = You hire for 1 less
    .full = Every person that you hire costs you 1 coin less
tui-does-jester = 1 coin for a bust or an empty harbour
    .full = 1 coin for every bust, and when nothing is left for you in another's harbour
tui-does-admiral = 2 coins for 5 or more cards
    .full = 2 coins if 5 or more cards lie in the harbour when your time to take comes
tui-does-governor = You take one card more
    .full = You may take one card more in every harbour
tui-does-wholesaler = { $ship }: kept for influence 1
tui-does-passenger = Nothing but influence
tui-does-gambler = Once a turn 4 cards at once
    .full = Once a turn you may turn up 4 cards at once, and take one card more if you are not bust
tui-does-clerk = { $ship }: one card more
    .full = Take one card more when you take a { $ship }
tui-does-gunner = 1 coin per ship but one
    .full = A coin for each ship but one in the harbour when your time to take comes
tui-does-vice-admiral = 1 coin for 3 or 4 cards
    .full = 1 coin if 3 or 4 cards lie in the harbour when your time to take comes
tui-does-scout = Looks at the next 3 cards
    .full = Once in your turn you may look at the next 3 cards of the pile, discard two and leave one on top
tui-does-innkeeper = A crown for 4 persons; buys bread and rum
    .full = If 4 persons lie in the harbour when your time to take comes, a crown, and you may sell one bread or rum
tui-does-tybuk = Repels ships
tui-does-ares-bonus = { $does }, 1 coin for Ares ships
tui-does-gift = And a coin for another
tui-does-good = Or kept as { $good }
tui-cargo-bread = Bread
tui-cargo-rum = Rum
tui-cargo-herbs = Herbs
tui-cargo-book = Book
tui-does-tax = Half of the coins from { $threshold } on
tui-does-tax-down = What goes beyond { $keep } coins
tui-sign-bread = { $count ->
    [one] bread
   *[other] { $count } bread
}
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
tui-card-ship = { $name }, { $colour }: { $coins }; { $swords }.
tui-card-ship-gift = { $name }, { $colour }: { $coins }; { $swords }. { $does }.
tui-card-tax = { $name }: { $does }.
tui-crowns = { $count ->
    [one] one crown
   *[other] { $count } crowns
}
tui-card-expedition = { $name }: asks for { $needs }; gives influence { $influence } and { $coins }.

## Port Royal: the table in sentences

tui-harbour = Harbour:
tui-harbour-empty = The harbour is empty.
tui-knocking = Before the harbour:
tui-expeditions = Open expeditions:
tui-piles = { $pile } cards in the pile, { $discard } on the discard pile.
tui-odds = The next card busts { $name } with a chance of { $percent }% ({ $fatal } of { $cards }).
tui-odds-mixed = The next card busts { $name } with a chance of { $percent }%.
tui-odds-none = The next card cannot bust { $name }.
tui-knows-top = { $name } knows the next card. { $face }
tui-top-known = { $name } knows the next card.
tui-scouted = { $name } looks at the next cards:
tui-player-free = { $name }: { $coins }, influence { $influence }, { $swords }. { $display }
tui-player = { $name }: { $coins }, influence { $influence } of { $goal }, { $swords }. { $display }
tui-display = Has { $list }.
tui-display-none = Has no cards.
tui-count = { $name } ×{ $count }
tui-stored = { $name } (kept)

## Port Royal: contracts

tui-contracts = Contracts:
tui-contract = { $name }: { $asks }.
tui-asks-luminary = a Priest and a Jester
tui-asks-bruja = a Captain and a Mademoiselle
tui-asks-maritime-supremacy = a Captain and a Vice Admiral
tui-asks-new-colony = a Settler and a Gunner
tui-asks-trade-outpost = a Settler and a Clerk
tui-asks-trade-master = 2 Traders
tui-asks-thrifty-staff = 4 persons of cost 3 or less
tui-asks-mercenary = 3 swords
tui-asks-explorer = an expedition
tui-asks-frigate-nemesis = take 3 Frigates without coins
tui-asks-galleon-nemesis = take 2 Galleons without coins
tui-asks-tax-inspector = pay tax
tui-asks-jinx = lose your harbour
tui-asks-speculator = 3 ship colours in your harbour, twice
tui-asks-major-speculator = 4 ship colours in your harbour
tui-asks-pirates-nest = repel a ship of each of 5 colours
tui-asks-small-estate = influence 12
tui-asks-ransom = pay 15 coins
tui-gives-coins = Gives { $coins }.
tui-gives-nothing = Gives no coins.
tui-done-by = Done by { $names }.
tui-done-nobody = Done by nobody yet.
tui-steps = { $name } is on step { $count } of { $of }.
tui-lacking = { $name } lacks { $list }.
tui-ready = { $name } has all that it asks for.
tui-time = { $count ->
    [0] No turn is left after this one
    [one] One turn is left in the time pile
   *[other] { $count } turns are left in the time pile
}, { $score } in the score pile; contracts still open: { $open } of { $all }.
tui-cubes-free = { $count ->
    [0] No cubes left.
    [one] One cube left.
   *[other] { $count } cubes left.
}
tui-kept = Kept for Pirate's Nest: { $list }.
tui-ranks = Score pile: { $score }. Ranks: { $list }.
tui-rank = { $name } from { $least }
tui-rank-landlubbers = landlubbers
tui-rank-sailors = sailors
tui-rank-pirates = pirates
tui-rank-captains = captains
tui-rank-terror = terror of the seas

## Port Royal: what is lacking

tui-lack-persons = { $count ->
    [one] a { $name }
   *[other] { $count } { $name }s
}
tui-lack-swords = { $count ->
    [one] one sword
   *[other] { $count } swords
}
tui-lack-influence = influence { $count }
tui-lack-expeditions = an expedition
tui-lack-cheap = { $count ->
    [one] one more such person
   *[other] { $count } more such persons
}
tui-lack-goods = { $count ->
    [one] { $name }
   *[other] { $count } { $name }
}
tui-lack-ares = { $count ->
    [one] a kept Ares ship
   *[other] { $count } kept Ares ships
}
tui-lack-colour = a { $name }
tui-lack-cube = a cube
tui-lack-moment = the right moment

## Port Royal: The Adventure Begins

tui-good = { $good }
tui-tasks = Tasks:
tui-task = Task { $code }, { $name }: { $asks }
tui-gives-task = Gives { $crowns }, and { $coins } to the first.
tui-gives-crowns = Gives { $crowns }.
tui-gives-first = Gives { $coins } to the first.
tui-chapter = Chapter { $chapter }, { $name }, { tui-month }.
tui-open-book = The open sea, { tui-month }.
tui-event = Event: { $name }. { $text }
tui-event-none = No event yet.
tui-calendar = Still to come this month: { $list }.
tui-calendar-unknown = { $count ->
    [one] an unknown event
   *[other] { $count } unknown events
}
tui-goal = To win: every task done ({ $done } of { $tasks }), { $cubes } of { $cubes-wanted } cubes on tasks, influence { $influence } of { $influence-wanted } together.
tui-goal-short = to win: ★{ $count }, ∩ and ⚱ open
tui-goal-alone = To win: influence { $count }, with door and cup open.
tui-traveller = Is { $name } ({ $lock ->
    [locked] locked
   *[open] unlocked
}): { $ability }. { $fields }
tui-fields = Cubes still on: { $list }.
tui-fields-none = All cubes are off.
tui-field-door = door
tui-field-cup = cup
tui-field-window = window ({ $crowns })
tui-crowns-held = { $crowns } of { $most } crowns (influence { $influence }).
tui-goods = Keeps { $list }.
tui-can-grace-may = 2 coins when a small harbour is lost
tui-can-samuel-blackguard = 2 coins once
tui-can-jacques-grandeur = 2 crowns per expedition
tui-can-lady-anne = hires for 1 less
tui-can-jean-blackbeard = one sword
tui-can-pirate-mary = a coin for 3 ships
tui-can-don-ferdinando = a crown for a Frigate
tui-can-peter-landman = a coin for a Skiff
tui-can-officer-scott = a coin for 5 cards
tui-can-thomas-fishborn = looks at the next 3 cards

## Port Royal: the table in the window

tui-title-contracts = CONTRACTS
tui-title-tasks = TASKS
tui-title-crew = CREW
tui-title-scouted = THE SCOUT SEES
tui-top = Next
tui-top-hidden = a secret
tui-turns-left = { $count ->
    [one] turn left
   *[other] turns left
}
tui-score-pile = score pile { $score }
tui-contracts-open = { $open } of { $all } open
tui-brief-time = { $time } left, { $open }/{ $all } open
tui-heading-chapter = CHAPTER { $chapter }
tui-heading-open = THE OPEN SEA
tui-month = { $last ->
    [0] month { $month }
   *[other] month { $month } of { $last }
}
tui-ahead = ahead
tui-lack = lacks { $list }
tui-have-all = ready

tui-progress = chapter { $chapter } of { $all } { $marks }  { $won } won{ $defeats ->
    [0] {""}
    [one] , one defeat
   *[other] , { $defeats } defeats in a row
}{ $coins ->
    [0] {""}
   *[other] , { $coins } bonus coins
}
tui-progress-signs = { $chapter }/{ $all } { $marks }{ $defeats ->
    [0] {""}
   *[other] {" "}✗{ $defeats }
}{ $coins ->
    [0] {""}
   *[other] {" "}+{ $coins }●
}
tui-no-campaign = This table is not part of a campaign.
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
tui-see-standing = See the standing
tui-took-nothing = There is nothing that { $name } can take or pay for.
tui-hint = The greedy bot would choose: { $what }.
tui-hint-none = There is nothing to choose now.
tui-undone = Taken back; choose again.
tui-undo-agree = { $reason } Do the others agree?
tui-may = That is possible now: { $what }.

## Pages

tui-page-keys = Enter: go on   Up, Down: read
tui-words-title = The table in words
tui-campaign-title = The campaign

## The story and its keys

tui-title-story = STORY
tui-keys-undo = undo
tui-keys-hint = hint
tui-keys-view = view
tui-keys-board = board
tui-keys-campaign = campaign
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
tui-setting-chapter = Chapter
tui-setting-people = People
tui-setting-seats = Seats
tui-setting-seat = Seat { $number }
tui-value-mode-classic = Classic
tui-value-mode-set-sail = Set Sail
tui-value-mode-contracts = Contracts
tui-value-mode-contracts-coop = Contracts, together
tui-value-mode-adventure = The Adventure Begins
tui-value-mode-adventure-coop = The Adventure Begins, together
tui-value-mode-adventure-open = The Adventure Begins, open
tui-about-mode-classic = Turn up ships and persons, stop in time, and be the first to 12 influence.
tui-about-mode-set-sail = The small box: fewer cards, Wholesalers, and a race to 8 influence.
tui-about-mode-contracts = The classic game with four contracts that pay whoever completes them first.
tui-about-mode-contracts-coop = All together, or alone, against the clock: complete every contract before the time pile runs out.
tui-about-mode-adventure = A chapter of the book, each for yourself: two tasks done and 12 influence.
tui-about-mode-adventure-coop = A chapter of the book, together or alone: fulfil every task before the last month ends.
tui-about-mode-adventure-open = No book, all the new cards, and four tasks at once, each for yourself.
tui-value-chapter-1 = 1, { story-title-1.name }
tui-value-chapter-2 = 2, { story-title-2.name }
tui-value-chapter-3 = 3, { story-title-3.name }
tui-value-chapter-4 = 4, { story-title-4.name }
tui-value-chapter-5 = 5, { story-title-5.name }
tui-value-people-sheets = each has one sheet with two sides
tui-value-people-draft = pass the sheets round and choose
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
tui-save-exists = { $path } is there already and is not this game; choose another name.
tui-dialog-keys = Enter: yes   Escape: no
tui-quit-ask = Leave this table? What is not saved is lost.
tui-quit-ask-kept = Leave this table? The game is saved to { $path }.
tui-yes = Yes
tui-no = No
tui-curtain = Pass the screen to { $name }
tui-curtain-ready = Press Enter when ready
tui-help-title = HOW TO SIT AT THIS TABLE
tui-help-close = Escape: back to the table   Up, Down: read
tui-primer-port-royal =
    On your turn draw cards until you stop; two ships of one colour end it with nothing.
    Then take cards: a ship brings its coins, a person is hired for its price.
    { $seats ->
        [1] Nobody takes from the rest: you play against time.
       *[other] Then each other player may take one of the rest, for a coin to you.
    }
tui-primer-buccaneer =
    Each turn you either put a stack of yours on somebody else's and are its captain now,
    or board a ship with one that has enough pirates. The captain takes the money and a
    loot token and pays everybody else aboard; then all go home. If a ship has two kinds
    of loot, the first officer, second from the top, gets the other one.
tui-more-contracts =
    Contracts pay whoever completes them, in the own turn or when taking cards; some count only in the moment they happen.
    Each of your cubes is for one contract. The second gives influence 1, the third 2 more.
tui-more-contracts-coop =
    The first card of every turn comes from the time pile. Every card set aside is a turn less, and a better rank if you win.
tui-more-adventure =
    A turn begins with an event; at a month's end { $mode ->
        [adventure-open] each of you may pay 10 coins to take off a cube.
       *[other] the book opens its next page.
    }
    For a task you put a cube of your personality on it, from the left: the door unlocks what it can do, windows give crowns.
    Two crowns are influence 1. A ship with goods can be kept instead of its coins, to be spent on a task.
tui-help-keys =
    1 to 9, 0      make that choice
    Up, Down       move in the list; Enter makes the choice
    Tab, arrows    look at cards and players; Enter takes or boards
    Mouse          click a card or a choice
    Space          hurry the bots
    U  undo        back to your own last choice
    H  hint        what the greedy bot would do
    V  view        the whole table in words
    B  board       cards, contracts or tasks that lie beside the crew
    C  campaign    how far the crew is, if it sails in one
    S  save   Q  quit   ?  this page
tui-help-signs-port-royal =
    ● coins   ★ influence   ⚔ swords   ☠ cannot be repelled
    ⌂ house   ⚓ anchor   ✝ cross   ✶ any of the three
    ■ cube   ♔ crown   ∩ door   ⚱ cup   ⊞ window   ☾ month's end
    ■ ◪ □ chapters won, played now, to come   ✗ defeats in a row
tui-help-signs-buccaneer =
    ● ducats   crew 4  pirates that a ship needs   ?=3  wage of a ? on this ship
    ♛B5 captain   ♞R first officer   Y B  crew, wages covered   ×4  height
    B5×4 9..11 R+2..5   boarding: the captain keeps 9 to 11, red is paid 2 to 5
    ▣ chest 15   ◍ barrel 12   ♆ candelabra 9   † dagger 6   ★ has the most
tui-help-colours-buccaneer = Every player's discs have a colour and a letter:
tui-help-colours-port-royal = Two ships of one colour in the harbour are a bust:
tui-help-rules = What you cannot do says why, with the number of its rule.

## The end

tui-end-title = THE LOGBOOK CLOSES
tui-end-winner = { $names } wins!
tui-end-winners = { $names } win together!
tui-end-nobody = The crew has lost.
tui-end-place = { $place }.
tui-end-keys-next = R: next game  N: another table  S: save  Escape: the table  Q: quit
tui-end-keys = R: rematch  N: another table  S: save  Escape: the table  Q: quit
tui-end-rematch = Rematch
tui-end-next = Next game
tui-end-another = Another table
tui-end-save = Save
tui-end-quit = Quit

## The plain line mode

tui-plain-welcome = { $title } with { $count ->
    [one] one seat
   *[other] { $count } seats
}: { $names }. Seed { $seed }. Say "help" for help.
tui-plain-welcome-no-seed = { $title } with { $count ->
    [one] one seat
   *[other] { $count } seats
}: { $names }. Say "help" for help.
tui-plain-mode = { $title } ({ $mode })
tui-plain-prompt = { $name }: { $prompt }
tui-plain-option = { $number }. { $what } [{ $word }]
tui-told-option = { $number }. { $what }
tui-plain-ask = >
tui-plain-unknown = "{ $text }" is not a choice here; say a number from 1 to { $count }, or "help".
tui-plain-number = There is no choice { $number }; say a number from 1 to { $count }.
tui-plain-undo-agree = { $reason } If all agree, say "undo agreed".
tui-plain-why-what = Say what, such as: why { $word }
tui-plain-save-where = Say where, such as: save evening.jsonl
tui-plain-curtain = Pass the screen to { $name } and press Enter.
tui-plain-hidden = { $name } ...
tui-plain-standing = The standing:
tui-plain-place = { $place }. { $name }: { $scores }.
tui-plain-mate = { $name }: { $scores }.
tui-plain-bye = The game is left here.
tui-plain-bye-unsaved = The game is left here. It is not saved; the word save, or --save FILE at the start, keeps one.
tui-plain-help =
    Say the number of a choice, or its word ("{ $word }"), or the whole of it ("{ $whole }").
    hint, h: what the greedy bot would choose.
    why CHOICE: whether that can be done, and if not, by which rule.
    undo, u: take back your last choice.
    view, look: the table again.
    log: everything that was said, in the notation.
    campaign: how far the campaign is, and its games so far.
    save FILE, s FILE: write the game to a file.
    help, ?: these lines.
    quit, q: leave the table.

## Buccaneer

tui-setting-memory-aid = Memory aid
tui-value-memory-aid-False = off, covered wages are hidden
tui-value-memory-aid-True = on, all wages are shown
tui-value-mode-standard = Standard
tui-about-mode-standard = Stack your pirates on the others', board ships, pay the wages. Loot counts at the end.
tui-b-ships = Ships:
tui-b-ship = { $card }: { $money } ducats, needs { $crew } pirates, a ? earns { $wage }. Loot: { $list }.
tui-b-deck = { $count ->
    [0] No more ships will come.
    [one] One more ship will come.
   *[other] { $count } more ships will come.
}
tui-b-to-come = { $count } to come
tui-b-crew = crew { $count }
tui-b-loot-chest = chest
tui-b-loot-barrel = barrel
tui-b-loot-candelabra = candelabra
tui-b-loot-dagger = dagger
tui-b-stacks = Stacks, each from the top down:
tui-b-stack = { $list }: { $count } pirates, captain { $name }, first officer { $rival }.
tui-b-lone = { $name } alone: { $list }.
tui-b-covered = covered { $colour }
tui-b-boardings = What a boarding would pay:
tui-b-boarding = { $disc } boards the { $card }: { $list }.
tui-b-gets = { $gets } for { $name }
tui-b-range = { $least } to { $most }
tui-b-short = { $least }..{ $most }
tui-b-more = { $count } more
tui-b-player = { $name }, { $colour }: { $ducats }. Loot: { $list }.
tui-b-player-no-loot = { $name }, { $colour }: { $ducats }. No loot.
tui-b-loot = { $kind ->
    [chest] { $count ->
        [one] 1 chest
       *[other] { $count } chests
    }
    [barrel] { $count ->
        [one] 1 barrel
       *[other] { $count } barrels
    }
    [candelabra] { $count ->
        [one] 1 candelabra
       *[other] { $count } candelabras
    }
   *[dagger] { $count ->
        [one] 1 dagger
       *[other] { $count } daggers
    }
}
tui-b-loot-most = { tui-b-loot } (most, { $coins })
tui-b-loot-paid = { tui-b-loot } { $coins }
tui-b-closing = { $name }: { $coins } for loot ({ $list }).

## Looking up

tui-look-up = Which card or rule? A name, a part of it, or a number such as { $number }. Left empty: the rules of the last lines
tui-look-up-none = There is no card "{ $name }". A part of its name will do, or the number of a rule.
tui-look-up-nothing = Nothing that rests on a rule has happened yet.
tui-keys-look-up = look up
tui-help-look-up =
    L  look up     a card by its name, or a rule by its number
    G  language    the next of the four languages
tui-plain-help-look-up =
    card NAME: a card in full; a part of its name will do.
    rule { $number }: a rule in full; the number of a section gives all of it, a word the rules that have it.
    rule: the last lines of the story, each with its rule.
    lang LANGUAGE: go on in another language: { $languages }.
tui-plain-card-what = Say which, such as: card { $example }
tui-plain-sure = { $question } Say it again if you mean it.
tui-too-small = This window has { $width } by { $height } characters; the table needs { $columns } by { $lines }. Make it larger, or play with --plain.
