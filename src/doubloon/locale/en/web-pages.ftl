### The browser table's pages: start, waiting room, my games, campaign, rules, settings.

## Every page

web-brand = Doubloon
web-title = { $page } · Doubloon
web-skip = To the content
web-nav = Main menu
web-nav-play = Play
web-nav-games = My games
web-nav-rules = Rules
web-nav-cards = Cards
web-nav-settings = Settings
web-nav-turns = { $count ->
    [one] one waits for you
   *[other] { $count } wait for you
}
web-language = Language
web-lang-en = English
web-lang-pl = Polski
web-lang-cs = Čeština
web-lang-de = Deutsch
web-to-light = Light theme
web-to-dark = Dark theme
web-notice = Doubloon is a free tabletop for fans. It is not affiliated with the authors or publishers of these games, and all its words and pictures are its own. If you like a game, buy the box.
web-failed = That did not work: { $why }
web-loading = One moment.
web-copy = Copy
web-copied = Copied.

## Start

web-start-title = Play
web-start-head = Take a seat
web-start-lead = Three pirate games, on any screen, with friends or bots. Free, and without an account.
web-start-games = Which game?
web-start-how = How to play it
web-start-options = Fine points
web-start-seats = Who plays?
web-start-count = Seats
web-start-go = Play now
web-start-open = Open the table
web-start-going = Setting the table.
web-start-go-note = { $bots ->
    [0] The game begins at once.
    [one] You and one bot. The game begins at once.
   *[other] You and { $bots } bots. The game begins at once.
}
web-start-open-note = { $count ->
    [one] You get a link for one friend; the game begins when both are ready.
   *[other] You get a link for { $count } friends; the game begins when all are ready.
}
web-start-here-note = { $count } people at this screen. The game begins at once.
web-start-read = Read the rules
web-start-look = Look at the cards

web-game-port-royal = Turn up ships one by one, and stop before your luck does.
web-game-buccaneer = Stack your pirates, board ships, and pay whoever lies beneath you.
web-game-merchants = Trade, hunt or be hunted on an open chart of the Caribbean.
web-game-facts-port-royal = 1 to 5 players · 30 minutes
web-game-facts-buccaneer = 3 to 5 players · 30 minutes
web-game-facts-merchants = 2 to 4 players · 2 to 3 hours

web-mode-port-royal-classic = Classic
web-mode-port-royal-set-sail = Set Sail
web-mode-port-royal-contracts = Contracts
web-mode-port-royal-contracts-coop = Contracts, together
web-mode-port-royal-adventure = The Adventure Begins
web-mode-port-royal-adventure-coop = The Adventure Begins, together
web-mode-port-royal-adventure-open = The Adventure Begins, open
web-mode-buccaneer-standard = Standard
web-mode-merchants-standard = Standard
web-mode-about-port-royal-classic = Turn up ships and persons, stop in time, and be the first to 12 influence.
web-mode-about-port-royal-set-sail = The small box: fewer cards, Wholesalers, and a race to 8 influence.
web-mode-about-port-royal-contracts = The classic game with four contracts that pay whoever completes them first.
web-mode-about-port-royal-contracts-coop = All together, or alone, against the clock: complete every contract in time.
web-mode-about-port-royal-adventure = A chapter of the story book, each for yourself: two tasks done and 12 influence.
web-mode-about-port-royal-adventure-coop = A chapter of the story book, together or alone: fulfil every task before the last month ends.
web-mode-about-port-royal-adventure-open = No book, all the new cards, and four tasks at once, each for yourself.
web-mode-about-buccaneer-standard = Stack your pirates on the others', board ships, pay the wages. Loot counts at the end.
web-mode-about-merchants-standard = One captain each, a ship, a hold and a name to make: sell, raid, chase rumours, and bury gold.

web-option-mix = Mix in
web-option-end = The game ends
web-option-chapter = Chapter
web-option-people = Personalities
web-option-memory-aid = Memory aid
web-option-glory = Glory points to win
web-option-captains = Captains
web-option-npcs = Navy and pirate ships fight
web-value-mix-set-sail = Set Sail
web-value-mix-gambler = Gambler
web-value-mix-contract-crew = Contract crew
web-about-mix-set-sail = Wholesalers keep ships as influence, and Passengers come ashore.
web-about-mix-gambler = Four persons who dare: they turn up four cards at once.
web-about-mix-contract-crew = Clerks, Gunners, Vice Admirals and new ships, without the contracts.
web-value-end-standard = at the influence goal
web-value-end-expedition = at the goal, with an expedition
web-value-people-sheets = each has one sheet with two sides
web-value-people-draft = sheets go round, and each chooses
web-value-memory-aid-true = Show the wages of covered pirates
web-value-captains-random = dealt by chance
web-value-captains-chosen = everybody chooses
web-value-npcs-policy = by fixed orders
web-value-npcs-left = by the player to the left

web-seat = Seat { $number }
web-seat-you = You
web-seat-who = Who has seat { $number }?
web-seat-here = A person at this screen
web-seat-friend = A friend, by link
web-seat-bot = Bot: { $name }
web-seat-name = Name for seat { $number }
web-seat-player = Player { $number }
web-bot-random = by lot
web-bot-greedy = skilled
web-bot-easy = easy
web-bot-medium = medium
web-bot-hard = hard
web-bot-champion = champion
web-bot-search = searching
web-your-name = Your name
web-your-name-hint = What shall we call you?
web-guest = Guest

web-more = Clock, privacy, language
web-more-campaign = Found a campaign
web-more-campaign-about = The crew goes through all five chapters, and its story is kept. It begins with chapter 1.
web-more-campaign-name = Name of the campaign
web-more-open = Anybody may join
web-more-open-about = The table is listed on the start page. Otherwise only those with the link find it.
web-more-clock = Clock
web-clock-none = No clock
web-clock-live = Live, minutes for the game
web-clock-days = Slow, days for each move
web-clock-bank = Minutes each
web-clock-add = Seconds more per move
web-clock-move = Days for each move
web-more-grace = Seconds until a bot stands in
web-more-stand-in = Who stands in
web-more-name = Name of the table
web-more-lang = Language of the table

## Lists of tables

web-tables-open = Open tables
web-tables-none = Nobody waits for players right now. Open a table, and tick "Anybody may join".
web-tables-continue = Go on where you left
web-tables-turn = Your turn
web-tables-playing = Running
web-tables-waiting = Waiting for players
web-tables-over = Finished
web-tables-past = Played
web-tables-all = All my games
web-tables-join = Take a seat
web-tables-watch = Watch
web-tables-go = Continue
web-tables-enter = To the table
web-tables-replay = Replay
web-tables-alone = Nobody sits here yet
web-tables-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
web-tables-waits = { $name } is to move
web-campaigns = Campaigns
web-learn = Before you sail
web-learn-rules = Rules of { $game }
web-learn-cards = Cards of { $game }
web-learn-five = Learn in five minutes
web-learn-five-of = Learn in five minutes: { $game }
web-learn-mode = Learn it in five minutes

## Waiting room

web-wait-share = Send this link to your friends
web-wait-send = Send the link
web-wait-send-text = Play { $game } with me
web-share-here = This link works on this machine only: for it to work elsewhere too, start the server with "doubloon serve --host 0.0.0.0" and open this page by the machine's address in your network.
web-wait-listed = The table is listed for everybody.
web-wait-private = Only those with the link find this table.
web-wait-seats = Who sits where
web-wait-bot = Bot, { $strength }
web-wait-free = Free seat
web-wait-ready = Ready
web-wait-not-ready = Not ready yet
web-wait-sit = Sit here
web-wait-sit-too = Sit at this screen too
web-wait-be-ready = I am ready
web-wait-hold = Wait, not yet
web-wait-leave = Get up
web-wait-next = Name of somebody else at this screen, for seat { $number }
web-wait-mine = At this screen
web-wait-fair = The deal is fixed: the server has sealed a secret, and every player adds a share of their own. When the game is over, the seal is opened, and anybody can check that no card was moved.
web-wait-seal = Seal { $seal }
web-wait-game = What is played
web-wait-people = { $count ->
    [0] Everybody is here. The game begins when all are ready.
    [one] One seat is free. The game begins when all are taken and ready.
   *[other] { $count } seats are free. The game begins when all are taken and ready.
}
web-wait-clock-none = There is no clock.
web-wait-clock-live = Everybody has { $minutes } minutes for the whole game, and { $seconds } seconds more with each move.
web-wait-clock-days = { $days ->
    [one] There is one day for each move.
   *[other] There are { $days } days for each move.
}
web-wait-told = { $name }: { $value }

## My games

web-games-title = My games
web-games-none = You have no games yet. The first one is two clicks away.
web-games-play = To the start page

## Campaign

web-campaign-title = Campaign
web-campaign-new = This campaign has no finished game yet. Its story begins with the first chapter's end.
web-campaign-crew = The crew
web-campaign-chapters = Five chapters
web-campaign-chapter = Chapter { $number }
web-campaign-won = Won
web-campaign-next = Next
web-campaign-ahead = Not yet
web-campaign-done = All five chapters are won. The sea is yours.
web-campaign-defeats = { $count ->
    [one] One defeat in this chapter: { $coins } bonus coins for the next try.
   *[other] { $count } defeats in a row in this chapter: { $coins } bonus coins for the next try.
}
web-campaign-go = To the table
web-campaign-go-next = On to chapter { $number }
web-campaign-go-again = Try chapter { $number } again
web-campaign-lost-table = Sit down at the last table and ask for the next chapter there.
web-campaign-records = The log book
web-campaign-none = No game has come to its end yet.
web-campaign-lost = Lost
web-campaign-winners = { $names } won
web-campaign-way = Way through the book
web-campaign-cubes = Cubes
web-campaign-influence = Influence
web-campaign-turns = Turns

## Rules

web-rules-title = Rules of { $game }
web-rules-games = Games
web-rules-index = Sections
web-rules-search = Search the rules
web-rules-search-hint = A word or a number, such as { $number }
web-rules-only = Our rulings only
web-rules-found = { $count ->
    [0] No rule has that.
    [one] One rule
   *[other] { $count } rules
}
web-rules-ruling = our ruling
web-rules-derived = follows
web-rules-marks = Rules are told in our own words. "Our ruling" marks what the rulebooks leave open and we decided; "follows" marks what other rules imply; two letters name the edition that says so.
web-rules-link = Link to rule { $number }
web-rules-missing = There is no rule { $number } here.

## Settings

web-settings-title = Settings
web-settings-you = You
web-settings-save = Save
web-settings-saved = Saved.
web-settings-name-about = The others at a table see this name.
web-settings-mail = E-mail address
web-settings-mail-about = Where news goes when it is your turn in a slow game and you are away. Leave it empty for none. Works if this server sends mail.
web-settings-look = Look and sound
web-settings-theme = Theme
web-settings-sound = Sound
web-settings-sound-about = Short tones for cards, coins and your turn.
web-settings-pace = Pace
web-settings-pace-about = How long each move of the others is shown.
web-settings-notify = Tell me when it is my turn
web-settings-notify-about = A notice of the browser, also while you look elsewhere.
web-settings-notify-denied = The browser forbids notices for this page; its own settings can change that.
web-settings-device = Another device
web-settings-device-about = Take your seats and games along: make a code here, and enter it there, or open its link there. A code works once, for ten minutes.
web-settings-code-make = Make a code
web-settings-code-here = Your code
web-settings-code-link = Link for the other device
web-settings-code-enter = Code from the other device
web-settings-code-use = Use the code
web-settings-code-warn = This device then is that guest; what was played here as { $name } stays behind.
web-settings-code-done = Welcome, { $name }. Your games are here now.
