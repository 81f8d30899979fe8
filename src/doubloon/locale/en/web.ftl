### The browser table: what every page and every game share.

web-page-lost = This page could not be fetched.
web-lost = Off the chart
web-lost-page = There is no such page here.
web-again = Try again
web-home = To the start page
web-close = Close
web-line-lost = The line to the server is down. Nothing is lost; it comes back by itself.
web-read-rule = Rule { $rule }
web-sit = Sit here
web-choices = What you can do
web-why-not = { $what }: why not?
web-all-choices = All { $count } choices
web-fewer-choices = Fewer
web-waiting-for = { $name } is thinking.
web-doubloon = Doubloon
web-no = No
web-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
web-clock = Time left: { $time }

## The line above the table

web-mode-chapter = { $mode }, chapter { $chapter }
web-turn = Turn { $count }
web-round = Round { $count }
web-setting-out = Setting out
web-your-turn = Your turn
web-turn-of = { $name }'s turn
web-watching = watching
web-offline = no line
web-call = { $name }, it is your turn!
web-turn-elsewhere = It is your turn at another table.

## Choosing

web-choices-count = { $count ->
    [one] There is one choice.
   *[other] There are { $count } choices.
}
web-bot-plays = A bot plays for you.
web-undo = Take back
web-undo-asking = You have asked to take back; the others must agree.
web-undo-asked = { $name } wants to take back the last choice.
web-undo-agree = Let them
web-undo-refuse = No, go on
web-hint = Hint: what would a good bot do?
web-odds = The odds
web-odds-none = The next card cannot bust { $name }.
web-odds-some = Of { $cards } cards that may come next, { $fatal ->
    [one] one busts
   *[other] { $fatal } bust
} { $name }.
web-odds-mixed = The next card busts { $name } with a chance of { $percent } %.
web-odds-choices = What you can try now
web-odds-unseen = { $pile }: { $count } not seen
web-odds-how = Counted from what your seat knows: everything that has not been seen is equally likely.
web-pass-always = Always pass at such moments
web-pass-ask = Ask me at every moment again

## Beside the table

web-beside = Story, talk, people, menu
web-tab-story = Story
web-tab-talk = Talk
web-tab-people = People
web-tab-menu = Menu
web-story = The story so far
web-story-empty = Nothing has happened yet.
# Before a line of the story that no longer counts, for people who hear it.
web-taken-back = Taken back:
web-earlier = What happened earlier
web-voice = What happens at the table
web-talk-empty = Nobody has said anything yet.
web-talk-say = Say something to the table
web-talk-send = Say
web-fact-sat = { $name } sits down.
web-fact-stood = { $seat } gives up the seat; a bot plays on.
web-fact-away = { $why ->
    [left] { $seat } has left; a bot plays on.
    [clock] { $seat } ran out of time; a bot plays on.
   *[away] { $seat } is away; a bot plays on.
}
web-fact-returned = { $seat } is back.
web-fact-wants-back = { $seat } wants to take back.
web-fact-answered = { $yes ->
    [true] { $seat } agrees.
   *[other] { $seat } does not agree.
}
web-fact-said = { $seat }: { $text }
web-fact-voted = { $seat } votes that a bot plays for { $rival }.
web-fact-again = { $seat } wants to play again.
web-person-you = you
web-person-person = here in person
web-person-bot = bot: { $name }
web-person-away = away; a bot plays
web-person-asked = to choose
web-person-look = Take the screen
web-person-leave = Leave
web-person-back = Come back
web-person-mute = Mute
web-person-unmute = Hear again
web-person-vote = Replace
web-spectator = You are watching. You see what everybody may see.
web-leave-title = Leave the table?
web-leave-text = A bot plays on for you. You can come back at any time while the game lasts.
web-stay = Stay
web-vote-title = Replace { $name }?
web-vote-text = A bot takes over for good if more than half of the others want it.
web-vote-yes = Vote for it

## How one likes it

web-pace-calm = Calm
web-pace-brisk = Brisk
web-pace-instant = At once
web-theme-system = As the device
web-theme-dark = Night
web-theme-light = Day
web-read-table = Read the table
web-rules = Rules
web-cards = Cards
web-keys = Keys
web-key-choose = play the choice with that number
web-key-walk = walk through everything that can be touched
web-key-zoom = look closely at the card
web-key-undo = take back
web-key-hint = a hint
web-key-odds = the odds of the next card
web-key-read = the table in words
web-key-talk = talk
web-key-keys = this page
web-curtain = Pass the screen to { $name }
web-curtain-text = Only { $name } may see what is behind this curtain.
web-curtain-open = I am { $name }

## The end

web-end-winner = { $names } wins!
web-end-winners = { $names } win together!
web-end-nobody = The crew has lost.
web-end-show = Show the end
web-end-standing = Standing
web-end-rematch = Play again
web-end-chapter = Next chapter
web-end-campaign = The campaign
web-end-followed = To the next game
web-end-waiting = Waiting until the others want to play again, too.
web-end-race = The race
web-end-race-is = The race over time; at the end: { $list }
web-end-figures = In figures
web-figure-turns = Turns
web-figure-turned = Cards turned up
web-figure-busts = Busts
web-figure-traded = Ships traded
web-figure-earned = Coins earned
web-figure-hired = Persons hired
web-figure-expeditions = Expeditions
web-figure-claimed = Contracts
web-figure-tasks = Tasks
web-figure-moves = Pirates moved
web-figure-boardings = Ships boarded
web-figure-plunder = Ducats from ships
web-figure-loot = Loot taken
web-figure-wages = Wages paid
web-figure-mutinies = Mutinies
web-figure-ports = Ports called at
web-figure-sold = Goods sold
web-figure-sales = Gold from goods
web-figure-raids = Merchants raided
web-figure-battles = Battles begun
web-figure-missions = Missions done
web-figure-rumours = Rumours that were true
web-figure-deaths = Captains lost
web-fair = Fair deal
web-fair-promise = Before anybody sat down, the server promised its secret by this mark:
web-fair-text = The server drew a secret and published its mark before anybody sat down; everybody added a share. All that chance says follows from both, so nobody could steer it. This page checks that the secret fits the mark and works out again every number that chance said. Which card or die a number stood for it takes from the server: to check that as well, download the game from its replay and run { $command }.
web-fair-commitment = The mark, published before the game
web-fair-secret = The secret, told after it
web-fair-check = Check the mark and every number
web-fair-good = The secret fits the mark. { $count ->
    [one] One number checked: it follows from the secret and the shares.
   *[other] { $count } numbers checked: all follow from the secret and the shares.
}
web-fair-bad = This deal does not follow from its secret: something was changed.
web-fair-lost = The draws could not be fetched.

## Looking at a game again

web-replay = Replay
web-share = Copy the address of this position
web-shared = The address of this position is copied.
web-download = Save the game as a file
web-position = Position
web-position-of = { $at } of { $last }
web-step-first = To the beginning
web-step-back = One step back
web-step-next = One step on
web-step-last = To the end
web-play = Play
web-pause = Pause
web-speed = Speed
web-eyes = Through whose eyes
web-eyes-nobody = As a spectator
web-eyes-of = As { $name }

# How the pages of docs/rules mark what the house decided, and what follows from other rules.
web-rules-mark-ruling = ruling
web-rules-mark-derived = derived

web-analysis = Analysis
web-analysing = The game is being weighed, this may take a minute.
web-analysis-all = The whole analysis
web-analysis-draws = Draws that could go wrong: { $count }
web-analysis-more = For a closer look, download the game: "doubloon analyse FILE --report FILE.html" has more time, and draws the plots.
web-chance-of = { $name } { $chance } %
web-mistake-jump = { $name }, −{ $loss }: mistake after choice { $at }
