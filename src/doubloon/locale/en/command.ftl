### The `doubloon` command: its help, its pages and what it refuses.

## Help

help-usage = Usage: { $line }
help-commands =
    {""}
    Commands
help-arguments =
    {""}
    Arguments
help-positional = { $name }
help-options =
    {""}
    Options

usage-doubloon =
    doubloon COMMAND ...

    Doubloon, an open tabletop for the pirate games.
    "doubloon play" sits you down at a table with three bots.
usage-play =
    doubloon play [GAME] [OPTIONS]

    Play at the terminal: alone against bots, or with others around one screen.
    Without a GAME the table asks what to play. GAME may also be a saved game: you go on where it
    stopped, and it is saved again when you leave.
usage-sim =
    doubloon sim GAME [OPTIONS]

    Let bots play many games and count who wins. The bots move on by one seat after every game.
    Fewer bots than seats take the seats in turn: greedy,random in four seats are greedy, random,
    greedy, random. One alone fills all of them, and without --bots it is random.
usage-replay =
    doubloon replay FILE [OPTIONS]

    Play a saved game again, comparing every line of it, and say how it stands or ended.
usage-verify =
    doubloon verify FILE [OPTIONS]

    Check that a saved game was dealt fairly: every shuffle and roll is worked out again.
usage-games =
    doubloon games [OPTIONS]

    List the games, who can play them, and their options.
usage-cards =
    doubloon cards GAME [NAME] [OPTIONS]

    Show all cards of a game, or one in full: its figures, where they come from, and its rule.
    An owner of the box can write them to a file (--export), correct it, and check it (--check).
usage-rules =
    doubloon rules GAME [NUMBER] [OPTIONS]

    Show the rules of a game: all of them, a section (R3), one rule with its sub-rules (R3.6), or all
    rules with a word in them (tax).
usage-bench =
    doubloon bench [GAME] [OPTIONS]

    Measure the engine on this machine with random games of four seats.
usage-campaign =
    doubloon campaign COMMAND ...

    The Adventure Begins as a campaign: one crew through five chapters, remembered between evenings.
usage-campaign-new =
    doubloon campaign new CAMPAIGN --crew A,B,... [OPTIONS]

    Found a campaign for a crew of one to four: people by their names, bots by theirs.
usage-campaign-list =
    doubloon campaign list [OPTIONS]

    List the campaigns and how far they are.
usage-campaign-show =
    doubloon campaign show CAMPAIGN [OPTIONS]

    Show how far a campaign is, its defeats and bonus coins, its new cards, and all games played.
usage-campaign-play =
    doubloon campaign play CAMPAIGN [OPTIONS]

    Play the next chapter, or go on with the game under way. It is kept after every choice.
    A crew of bots plays by itself, and the story is told.
usage-campaign-auto =
    doubloon campaign auto [OPTIONS]

    Let bots play a whole campaign and tell its story; nothing is kept.

verb-play = Play at the terminal, with bots or around one screen.
verb-sim = Let bots play many games and count who wins.
verb-replay = Tell a saved game again, or show a position of it.
verb-verify = Check that a saved game was dealt fairly.
verb-games = List the games and their options.
verb-cards = Show the cards of a game.
verb-rules = Show the rules of a game.
verb-campaign = Lead a crew through the five chapters of The Adventure Begins.
verb-campaign-new = Found a campaign.
verb-campaign-list = List the campaigns.
verb-campaign-show = Show how far a campaign is, and what was played.
verb-campaign-play = Play the next chapter, or go on.
verb-campaign-auto = Let bots play a whole campaign.
verb-bench = Measure how fast the engine is here.

arg-help = Show this page.
arg-version = Show the version.
arg-game = A game, such as port-royal; "doubloon games" lists them.
arg-file = A saved game.
arg-name = A card, by its id or its name: admiral-2, or Admiral.
arg-number = A rule, a section, or a word to search for: R3.6, R3, or tax.
arg-seats = How many play.
arg-play-seats = How many play. Without it, the bots named with --bots and one person, unless they name people; without --bots, four, or fewer where the game allows no more.
arg-sim-seats = How many play. Without it, as many as there are bots; with one bot or none named, four, or fewer where the game allows no more.
arg-arena-seats = How many play. Without it, four, or fewer where the game allows no more.
arg-bots = Bots with commas between them: easy, medium, hard, champion, greedy, random, search:n=400. Fewer than seats take them in turn.
arg-sim-bots = Bots with commas between them: easy, medium, hard, champion, greedy, random, search:n=400, or one of your own: careful.py:Careful, a file and a class in it. Fewer than seats take them in turn.
arg-arena-bots = { arg-sim-bots }
arg-play-bots = Bots with commas between them: easy, medium, hard, champion, greedy, random, search:n=400, or one of your own: careful.py:Careful, a file and a class in it. They take the last seats and people the others ("none" for no bots); human:Ann is a person with a name.
arg-plain = Line after line, without drawing: for screen readers, pipes and scripts.
arg-save = Save the game to this file when you leave.
arg-sim-games = How many games; 100 without it.
arg-arena-games = How many games; 100 without it. Checks come on top of that, so with slow bots begin with few.
arg-bench-games = How many games are timed; 300 without it.
arg-show = Tell the whole story.
arg-at = Show the position after so many of the players' choices.
arg-check = Only check: whether a save is true and its game finished, or what is wrong with a deck.
arg-deck = Play with the corrected cards of this file, a house deck; see docs/house-decks.md.
arg-export = Write the cards to this file, to correct them.
arg-seed = A whole number: the same seed gives the same chance. Without it, a fresh one is drawn.
arg-lang = The language: en, pl, cs or de.
arg-option = An option of the game as key=value, such as mix=gambler,set-sail. Can be given several times.
arg-campaign = The name of a campaign.
arg-crew = The crew, one to four with commas between them: people's names, bots (greedy, random), or a name for a bot (Polly:greedy).
arg-competitive = Play against each other instead of together.
arg-folder = The folder that campaigns are kept in; without it, one in your home.
arg-auto = Let bots play all seats, chapter after chapter.
arg-tries = How often bots may try each chapter: 25, unless you say otherwise.
arg-share = Who gets how many of the bonus coins, by seats, such as 2,1,0. Without it they go round evenly.
arg-chapter = A chapter that is won, to play it again.
arg-anew = Give up the game under way.
arg-json = Print the result as JSON.

value-seats = N
value-bots = A,B,...
value-save = FILE
value-deck = FILE
value-export = FILE
value-check = FILE
value-games = N
value-crew = A,B,...
value-folder = FOLDER
value-tries = N
value-share = N,N,...
value-chapter = N
value-at = N
value-seed = N
value-lang = LANG
value-option = KEY=VALUE

## Games

games-title = { $title } ({ $id })
games-mode = mode { $mode }: { $least } to { $most } seats
games-option = option { $name }: { $values }
games-range = { $least } to { $most }
games-rules = rules version { $version }

## Cards

fact-id = id
fact-name = name
fact-copies = copies
fact-cost = cost
fact-influence = influence
fact-swords = swords
fact-coins = coins
fact-set = set
fact-confidence = confidence
fact-kind = kind
fact-colour = colour
fact-needs = asks for
fact-threshold = takes tax from players with at least
fact-keep = leaves them
fact-bonus = then a bonus for
fact-bonus_coins = coins of bonus
fact-gift = coins for another player
fact-mix = joins the base game when mixed in
fact-five_seats_only = only with five seats
fact-code = joins the adventure with code
fact-ares_bonus = coins with each Ares ship taken
fact-good = can be kept as
fact-good-name = { $good }
fact-persons = { $count } × { $name }
fact-goods = { $count } { $good }
fact-sells = buys
fact-price = { $good } for { $count }
fact-need = asks for
fact-crowns = crowns
fact-needs_goods = asks for goods
fact-rewards = coins for the first, second, ... to complete it
fact-seal = time cards, by its seal
fact-letter = letter
fact-seal_confidence = how sure the seal and letter are
fact-steps = steps
fact-now = decided in the moment it happens
fact-active = for the active player only
fact-coop = in the cooperative game only
fact-cubes = cubes
fact-contracts = contracts
fact-nation = nation
fact-home = home port
fact-place = place
fact-start_zone = appears at
fact-test = test
fact-toughness = hull and masts
fact-cargo = hold
fact-crew = crew
fact-cannons = cannons
fact-maneuverability = manoeuvrability
fact-buy = price
fact-sell = sells for
fact-demand_tokens = demand tokens
fact-money = ducats aboard
fact-wage = wage
fact-majority = ducats for the most
fact-loot = loot
fact-note = note

swords-skull = skull
yes = yes
set-base = Base game
set-set-sail = Set Sail
set-gambler = Gambler
set-contract-crew = Contracts
set-contracts = Contracts
set-adventure = The Adventure Begins
kind-person = person
kind-ship = ship
kind-expedition = expedition
kind-tax = tax
kind-contract = contract
kind-personality = personality
kind-task = task
kind-pirate = pirate
kind-loot = loot
kind-zone = sea zone
kind-captain = captain
kind-specialist = specialist
kind-cargo = cargo
kind-modification = modification
kind-special_weapon = special weapon
kind-npc = event that brings a ship
kind-event = event
kind-glory = Glory card
kind-rumor = rumour
kind-mission = mission
colour-yellow = yellow
colour-blue = blue
colour-green = green
colour-red = red
colour-black = black
colour-ares = Ares
bonus-fewest-influence = the least influence
bonus-most-swords = the most swords
confidence-rulebook = rulebook
confidence-two-sources-agree = two sources agree
confidence-one-source = one source
confidence-reconstructed = reconstructed

card-title = { $name } ({ $id })
card-confidence = How sure the figures are: { $level }
card-confirmed = Known better: { $what } ({ $level })
card-source = Where they come from: { $source }
card-reconstructed = (!) Reconstructed: the printed figures are not public. These are ours, made to fit the rulebooks.
card-house = House deck: { $key } = { $house } instead of { $ours }.

## Simulations and measurements

progress = { $done } of { $total } games
sim-games = { $games ->
    [one] One game
   *[other] { $games } games
} with { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, seed { $seed }.
sim-speed = { $decisions } decisions in { $seconds } s: { $pace } games/s, { $speed } decisions/s.
sim-slow = { $decisions } decisions in { $seconds } s: { $pace } s a game, { $speed } decisions/s.
sim-turns = { $turns } turns in a game on average. Wins, with 95 % intervals:
sim-bot = { $name }: { $share } % ({ $low } to { $high })
sim-same = { $name } ({ $number })
sim-seat = { $seat }: { $share } % ({ $low } to { $high })
sim-team = the team: { $share } % ({ $low } to { $high })
sim-paces = Processor time of a choice, where there was one to make:
sim-pace = { $name }: { $mean } ms on average, { $slowest } ms at most; { $long } of { $choices } took more than a second

bench-title = { $games ->
    [one] One random game
   *[other] { $games } random games
} with { $seats } seats, in one process.
bench-compiled = The engine is the compiled build.
bench-plain = The engine is plain Python; "make fast" compiles it.
bench-decisions-per-s = decisions/s: { $figure }
bench-games-per-s = games/s: { $figure }
bench-clone-us = clone of a position: { $figure } µs
bench-view-us = view of a position: { $figure } µs
bench-import-ms = import doubloon: { $figure } ms
bench-table-kb = table with its log: { $figure } kB

## Saved games

replay-title = { $title }, { $seats } seats, { $choices ->
    [one] one choice
   *[other] { $choices } choices
}.
replay-next = { $seat } is asked: { $prompt } Possible: { $possible }.
replay-place = { $place }. { $seat }: { $scores }
replay-checked = { $over ->
    [yes] The save is whole and true
   *[no] The save is true so far, but the game is not finished
}: { $choices ->
    [one] one choice
   *[other] { $choices } choices
}, every one legal, and chance says what its source says.
verify-seed = { $count ->
    [one] Fair: the one outcome of chance follows
   *[other] Fair: all { $count } outcomes of chance follow
} from the seed { $seed }.
verify-commitment = { $count ->
    [one] Fair: the one outcome of chance follows
   *[other] Fair: all { $count } outcomes of chance follow
} from { $shares ->
    [0] the secret
    [one] the secret and one player's share
   *[other] the secret and { $shares } players' shares
}; the secret fits the commitment { $commitment }.

## Refusals

refuse-lang = There is no language "{ $name }"; there are: { $possible }.
refuse-verb = There is no command "{ $name }"; there are: { $possible }.
refuse-flag = There is no option { $name } here; --help lists those there are.
refuse-flag-first = Options come after the command: "doubloon games { $name } ...".
refuse-flag-meant = There is no option { $name } here; did you mean { $meant }?
refuse-extra = Too much is said: "{ $text }" has no place here; --help shows what has.
refuse-missing = { help-positional } is missing; --help shows how to call this command.
refuse-no-value = { $name } needs a value after it.
refuse-no-flag = { $name } must be said, with a value after it.
refuse-repeated = { $name } can be given only once.
refuse-value = "{ $text }" cannot be used for { $name }.
refuse-command-line = The command cannot be understood; --help shows how to call it.
refuse-number = { $flag } needs a whole number, not "{ $name }".
refuse-key-value = An option is written key=value, such as mode=classic, not "{ $text }".
refuse-games = At least one game must be played, not { $name }.
refuse-too-many-bots = { $bots ->
    [0] At least one bot must play.
    [one] One bot does not fit into { $seats } seats.
   *[other] { $bots } bots do not fit into { $seats } seats.
}
refuse-bot-choice = A bot answered "{ $text }", which is not possible.
refuse-card = There is no card "{ $name }"; a part of its name will do, and "doubloon cards GAME" lists all.
refuse-cards = That fits several cards: { $list }.
refuse-rule = There is no rule "{ $name }"; rules are numbered from { $first } on, and the last section is { $last }.
refuse-no-rules = The rules of { $name } are not part of this installation.
refuse-at = The save has no choice number { $name }; there are { $most }.
refuse-by-hand = Chance was played by hand in this game, so there is no deal to verify.
refuse-save-decides = A saved game has its own seats, seed, options and deck; leave --seats, --seed, --option and --deck out.
refuse-no-textual = The drawn table needs the package textual: install "doubloon[tui]", or play with --plain.
refuse-system = This machine does not allow it: { $why }.
refuse-save-exists = { $path } exists already; choose another name, or go on with it by "doubloon play { $path }".
refuse-deck-exists = { $path } exists already; choose another name for the deck.
refuse-hand-played = In { $path } chance was played by hand, so there is nothing to go on with; look at it with "doubloon replay".
refuse-save-place = The game cannot be saved to { $path }; name a file in a folder that exists.
