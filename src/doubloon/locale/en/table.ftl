### What every table says, whatever the game.

chance = chance
prompt-chance = Chance decides.

## Titles

title-port-royal = Port Royal
title-buccaneer = Buccaneer
title-merchants = Merchants & Marauders

## The story

event-taken-back = { $count ->
    [one] { $seat } takes back a choice.
   *[other] { $seat } takes back { $count } choices.
}

## Refusals

refuse-possible = Possible: { $choices }.
refuse-notation = "{ $text }" is not in the notation; write a seat and a choice, such as "P1 draw".
refuse-action = { $text } is no action that can be played now; the action mask says which can.
refuse-action-number = An action is a whole number, not "{ $name }"; the action mask says which can be played.
refuse-no-game-on = No game is on; call reset() first.
refuse-render-mode = There is no render mode "{ $name }"; there are: { $possible }.
refuse-not-your-turn = { $seat } cannot act now: it is for { $asked } to choose.
refuse-over = The game is over; nothing more can be played.
refuse-chance = Chance cannot give "{ $text }" here.
refuse-nothing-to-undo = There is no choice to take back.
refuse-undo-revealed = Something was revealed since; the others must consent to take that back.
refuse-undo-acted = { $seat } has acted since; the others must consent to take that back.
refuse-unknown-game = There is no game called "{ $name }"; there are: { $possible }.
refuse-options = Options are given by name, such as mode=classic, not as "{ $name }".
refuse-option = There is no option "{ $name }"; the options are: { $possible }.
refuse-seed = A seed is a whole number from 0 to 2^63 - 1, not "{ $name }".
refuse-name = Nobody can be called "{ $name }"; use at most { $most } letters, digits and signs.
refuse-bot = There is no bot called "{ $name }"; there are: { $possible }.
refuse-bot-or-own = There is no bot called "{ $name }"; there are: { $possible }, and bots of your own by their file and class, such as { $meant }.
refuse-bot-budget = "{ $name }" is no way to think: say search:n=400 for a number of iterations up to { $most }, or search:time=1 for seconds.
refuse-bots = Bots are given as a list, or as names with commas between them, not as "{ $name }".
refuse-no-bot = "{ $name }" is no bot: give its name, or an object with choose(view, decision).
refuse-bot-class = { $name } is a class and not yet a bot: call it first, { $name }().
refuse-own-bot = { $name } cannot play ({ $why }): its file must run, and its class be made without arguments.
refuse-own-mute = The class { $name } has no choose(view, decision), so it cannot play.
refuse-own-class = { $count ->
    [0] There is no bot in { $path }: write a class with choose(view, decision) into it.
   *[other] There is no class "{ $name }" in { $path }; the bots there are: { $possible }.
}
refuse-own-saved = { $name } is a bot of your own, and a save runs no files: say with --bots who plays.
refuse-own-fault = { $what }; mend it, then play on from a save or begin anew.
refuse-own-game = { $match ->
    [mirror] Game { $game } against itself
    [sanity] Game { $game } against random ones
   *[main] Game { $game }
}: { $what }; --seed { $seed } plays it again.
own-answered = { $name } answered "{ $text }", which is not possible
own-silent = { $name } answered nothing (is a return missing?)
own-raised = { $name } failed ({ $why })
own-raised-at = { $name } failed in line { $line } ({ $why })

## Saves

refuse-reader = "{ $name }" is no seat of this table; its { $seats } seats are counted from 0, and None is a spectator.
refuse-no-folder = { $path } cannot be written; check the name and the folder.
refuse-format = The save has format { $name }, and this release reads format { $ours }; use the release that wrote it.
refuse-no-file = The file { $path } cannot be read; check its name and place.
refuse-file = { $path } is not a Doubloon save.
refuse-truncated = The save breaks off in the middle; use a whole copy.
refuse-header = This is not a Doubloon save: its first line has no proper "{ $name }".
refuse-rules-version = The save was played under rules version { $file }, this is version { $ours }; replay it with the release that wrote it.
refuse-commitment = The secret in the save does not fit its commitment: the file was changed.
refuse-json = it is not a choice written as JSON text.
refuse-line = Line { $line } of the save cannot be played: { $why }
refuse-edited = Line { $line } of the save says { $text }, but the game gives "{ $expected }": the file was changed.

## What is counted at the end

score-influence = influence { $count }
score-contracts = { $count ->
    [0] no contracts
    [one] one contract
   *[other] { $count } contracts
}
score-crowns = { $count ->
    [one] one crown
   *[other] { $count } crowns
}
score-cubes = { $count ->
    [0] no cubes left
    [one] one cube left
   *[other] { $count } cubes left
}
score-coins = { $count ->
    [one] one coin
   *[other] { $count } coins
}
score-ducats = { $count ->
    [one] one ducat
   *[other] { $count } ducats
}
score-loot = { $count ->
    [0] no loot
    [one] one token of loot
   *[other] { $count } tokens of loot
}
score-glory = { $count } Glory
score-track = { $count } on the track
score-chest = chest { $count }
percent = { $percent }%
