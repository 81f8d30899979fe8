### The lab: arenas, the analysis of a finished game, facts about the games.

## Help

usage-arena =
    doubloon arena GAME [--bots A,B,...] [OPTIONS]

    Let bots meet, each in every seat equally often, with the same deals for each seating.
    More bots than seats meet in every choice of so many of them. Fewer share the seats evenly, and
    those left over are given to all of them in turn. A name given twice has two seats: for one
    champion against three greedy ones say champion,greedy,greedy,greedy. Games are played in whole
    rounds, so there may be a few more than asked for. Where all win or lose together, each bot makes
    up a whole team. Without --bots it is greedy against random.
verb-arena = Let bots meet, all in every seat, and rate them.
arg-checks = How many games each bot plays against itself, and as many against random ones; a fourth of all, unless you say otherwise.
value-checks = N
arg-jobs = How many processes work; the result is the same.
value-jobs = N
arg-on = Work on a Ray cluster: ray for one on this machine, ray=ADDRESS for another.
value-on = ray[=ADDRESS]
arg-out = Keep every finished game in this file. Started again with it, the arena goes on where it was.
value-out = FILE
arg-report = Write a report with plots to this HTML file.
value-report = FILE

usage-analyse =
    doubloon analyse FILE [OPTIONS]

    Look at a finished game again: everybody's chances to win, what choices and what luck did to
    them, the largest mistakes with the better choice, and the risk of every draw. Choices are judged
    by what the player could know then. "doubloon replay FILE --at N" shows a position of it.
verb-analyse = Say what a finished game turned on: chances, luck, mistakes.
arg-playouts = How often each choice is played on: 24 times, in { title-merchants } 6 times, unless you say otherwise. In long games more playouts leave time for fewer choices.
value-playouts = N

## Tables

lab-written = The report is in { $path }.
lab-point = .
lab-interval = { $low } to { $high }
lab-seat = seat { $number }
lab-column-bot = bot
lab-column-games = games
lab-column-won = won
lab-column-interval = 95 %
lab-column-rating = rating
lab-column-spread = spread

## Arena

arena-title = Arena: { $title }
arena-played = { $games ->
    [one] One game
   *[other] { $games } games
} of { $title } with { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, { $turns } turns each on average.
arena-options = Played with { $options }.
arena-made = Seed { $seed }, commit { $commit }, code { $code }.
arena-fair = Wins are counted for each seat that a bot had; the fair share is { $share }.
arena-most = At most { $share } is possible for { $bots }: of several seats at one table only one can win.
arena-kept = Stopped. The finished games are kept in { $path }; the same command goes on from there.
arena-lost = Stopped, and nothing is kept; with --out FILE the arena could go on another time.
arena-team = Each bot made up whole teams, all with the same deals.
arena-few-deals = { $deals ->
    [one] All of that was one deal.
   *[other] All of that were { $deals } deals.
} Games of one deal are alike, so with fewer than twenty the true shares may well lie outside of their intervals, and ratings still move a lot: play more games.
arena-mirror = { $bot } against itself: { $share } of { $games } games ({ $interval }). { $passed ->
    [yes] The fair share of { $fair } is within the interval.
   *[no] The fair share of { $fair } is outside of the interval: the seats are not alike, or this is one case in twenty.
}
arena-sanity = { $bot } against random ones: { $share } of { $games } games ({ $interval }). { $passed ->
    [yes] That is more than the fair share of { $fair }.
   *[no] That is not surely more than the fair share of { $fair }.
}
arena-check-team = A team of { $bot } bots: { $share } of { $games } games ({ $interval }).
arena-unchecked = No bot was checked against itself and against random ones.
arena-wins = Wins
arena-checks = Checks
arena-ratings = Ratings
arena-ratings-note = Everybody begins at 25. The rating is openskill's, in the order of the games.
arena-seats = Wins by seat
arena-pairs = Who ended before whom
arena-pairs-note = The share of the games of both in which the bot of the row ended before that of the column; equal places are half.
arena-before = before
arena-behind = behind

## Analysis

progress-choices = { $done } of { $total } choices
analyse-title = Analysis of a game of { $title }
analyse-made = { $title }: { $total ->
    [one] the one choice that had an alternative was weighed
   *[other] all { $total } choices that had an alternative were weighed
}, each played on { $playouts } times by greedy players. Changes are in percentage points.
analyse-made-some = { $title }: { $weighed ->
    [one] one of { $total } choices that had an alternative was weighed
   *[other] { $weighed } of { $total } choices that had an alternative were weighed, spread evenly over the game
}; all of them would take too long. Each was played on { $playouts } times by greedy players: the more playouts, the fewer choices can be weighed. Changes are in percentage points.
analyse-seed = Seed { $seed }: with --seed { $seed } --playouts { $playouts } exactly the same comes out again.
analyse-stopped = Stopped before all choices were weighed; there is nothing to tell yet.
analyse-seat = { $seat }
analyse-team = the team
analyse-chances = Chances to win
analyse-luck = Luck and skill
analyse-mistakes = Largest mistakes
analyse-strokes = Strokes of luck
analyse-risks = Risks of drawing
analyse-choices = choices made
analyse-chance = chance to win
analyse-change = change of the chance
analyse-own = own choices
analyse-others = choices of others
analyse-chance-did = luck
analyse-rest = unexplained
analyse-bust = risk to bust
analyse-bust-yes = bust
analyse-column-at = after choice
analyse-column-seat = player
analyse-column-bust = risk
analyse-column-busted = went
analyse-measure = Choices are measured against those of a greedy player: whoever always chooses as it would has +0.0 by own choices. A mistake is measured against the best choice that was found, so even a greedy choice can be one. All changes are added up over the game, so they may be more than 100.
analyse-luck-untold = Luck was not told apart, because not all choices were weighed: what chance did is part of what is unexplained.
analyse-unexplained = Unexplained is what changed over choices that were not weighed, and what only a new look at the position changed: it sees a turn further, or with another player's eyes.
analyse-anew = Unexplained is what only a new look at the position changed: it sees a turn further, or with another player's eyes.
analyse-murky = Much is unexplained beside what is told of choices and luck. Take these sums lightly: the mistakes are the part to look at, as each of them was weighed by itself.
analyse-murky-alone = Much is unexplained beside what is told of choices and luck. Take these sums lightly.
analyse-account = { $seat }: { $start } at the start, { $own } by own choices, { $others } by the choices of others, { $luck } by luck, { $end } in the end.
analyse-account-rest = { $seat }: { $start } at the start, { $own } by own choices, { $others } by the choices of others, { $luck } by luck, { $rest } unexplained, { $end } in the end.
analyse-account-blind = { $seat }: { $start } at the start, { $own } by own choices, { $others } by the choices of others, { $rest } unexplained, { $end } in the end.
analyse-account-team = The team: { $start } at the start, { $own } by its choices, { $luck } by luck, { $end } in the end.
analyse-account-team-rest = The team: { $start } at the start, { $own } by its choices, { $luck } by luck, { $rest } unexplained, { $end } in the end.
analyse-account-team-blind = The team: { $start } at the start, { $own } by its choices, { $rest } unexplained, { $end } in the end.
analyse-account-mate = By { $seat }'s choices: { $own }.
analyse-mistake = After choice { $at }, { $seat } chose "{ $said }" (chance { $chance }); "{ $better }" was better ({ $more }).
analyse-why = In the turns that were played on it brings on average: { $facts }.
analyse-risk = { $fatal } of { $cards } cards would have ended the turn.
analyse-fact-influence = influence { $change }
analyse-fact-coins = coins { $change }
analyse-fact-swords = swords { $change }
analyse-fact-ducats = ducats { $change }
analyse-fact-glory = Glory { $change }
analyse-fact-wealth = gold { $change }
analyse-fact-loot = loot tokens { $change }
analyse-fact-contracts = contracts { $change }
analyse-fact-time = time cards { $change }
analyse-fact-tasks = tasks { $change }
analyse-fact-ships = large ships { $change }
analyse-fact-cargo = cargo { $change }
analyse-fact-errands = missions and rumours { $change }
analyse-fact-damage = damage { $change }
analyse-fact-deaths = captains lost { $change }
analyse-no-mistakes = No mistake stands out from chance.
analyse-mistakes-show = "doubloon replay FILE --at { $at }" shows the table after choice { $at }; other numbers show other moments of the game.
analyse-stroke = After choice { $at }: { $told } ({ $change } for { $seat })
analyse-stroke-team = After choice { $at }: { $told } ({ $change } for the team)
analyse-draws = { $seat }: cards drawn { $draws }, busts to be expected { $expected }, busts { $busts }.
analyse-riskiest = Riskiest draws
analyse-drew = After choice { $at }, { $seat } drew at a risk of { $risk } ({ $fatal } of { $cards } cards).
analyse-drew-bust = After choice { $at }, { $seat } drew at a risk of { $risk } ({ $fatal } of { $cards } cards) and went bust.

## Refusals

refuse-jobs = At least one process must work, not { $name }.
refuse-on = Work can be done on ray or ray=ADDRESS, not on "{ $name }".
refuse-checks = A check cannot have { $name } games.
refuse-no-ray = A Ray cluster needs the package ray: install "doubloon[ray]".
refuse-no-cluster = There is no Ray cluster at "{ $name }".
refuse-no-lab = The lab needs the package { $name }: install "doubloon[lab]".
refuse-worker-dies = A game has ended its worker three times; the games finished before are kept.
refuse-arena-alone = An arena needs two different bots, such as greedy,random.
refuse-no-ledger = { $path } does not hold the games of an arena.
refuse-ledger-line = Line { $line } of { $path } is not a game of an arena.
refuse-other-arena = { $path } was begun otherwise ({ $name }: { $theirs }, not { $ours }); choose another file.
refuse-bot-changed = { $files } changed since { $path } was begun; choose another file for the games, or take the change back.
refuse-place = Nothing can be written to { $path }; name a file in a folder that exists.
refuse-same-file = { $path } is needed as it is; name another file to write to.
refuse-page = { $path } has no place for tables; it needs a line { $begin } and a line { $end }.
refuse-few-games = { $games } games are too few to learn from; try { $enough }.
refuse-leg = There is no leg { $name }; begin with one from 1 to { $most }.
refuse-instinct = { $path } does not hold what is known before leg { $leg }; begin with leg 1.
refuse-rounds = At least one round must be played, and at most { $most }, not { $name }.
refuse-unknown-course = There is no course "{ $name }"; there are: { $possible }.
refuse-other-games = { $path } holds other games than these; choose another file.
refuse-unfinished = Only a finished game can be analysed; this one is not over.
refuse-playouts = Each choice must be played on at least twice: { $name } is too few.
refuse-option-saved = A saved game has its own options: { $name } is for new games.
