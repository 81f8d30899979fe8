### The campaign: pages of the story as they are laid out, the crew's progress, what is refused.

## Pages

task-name = { $code }, { $name }
page-title =
    Chapter { $chapter }: { $name }

    { $text }
page-task =
    { $name }

    { $text }

    Task { $task }: { $asks }
page-last =
    { $name }

    { $text }

## What the library refuses

refuse-campaign-finished = All { $count } chapters are won; name one with --chapter to play it again.
refuse-campaign-chapter = Chapter { $name } cannot be played yet; possible: 1 to { $most }.
refuse-campaign-share = { $coins ->
    [0] There are no bonus coins to share out.
   *[other] There are { $coins } bonus coins to share out: name { $seats } numbers, one for each seat, that add up to { $coins }.
}
refuse-campaign-table = This table is not the next game of the campaign.
refuse-campaign-not-over = Only a finished game goes into the records.
refuse-campaign-name = A campaign cannot be called "{ $name }"; use at most { $most } letters, digits and signs, a letter or digit among them.
refuse-campaign-namesakes = Two of the crew are called { $name }; give everybody a name of their own.
refuse-campaign-file = { $path } is not a Doubloon campaign.
refuse-no-campaign-file = The campaign file { $path } cannot be read; check its name and place.
refuse-campaign-format = The campaign has format { $name }, and this release reads format { $ours }; use the release that wrote it.
refuse-campaign-part = This is not a proper campaign file: something is wrong with "{ $part }".
refuse-campaign-game = The game under way in this campaign cannot be continued: { $why } It can be given up with --anew.

## Progress

campaign-line = { $name } ({ $crew }): { $won } of { $all } chapters won. { $under_way ->
    [yes] In the middle of
   *[no] Next is
} chapter { $chapter }, { $title }.
campaign-finished-line = { $name } ({ $crew }): all { $all } chapters won{ $under_way ->
    [yes] , and one is being played again.
   *[no] .
}
campaign-together = They play together.
campaign-apart = They play against each other.
campaign-defeats = { $count ->
    [one] One defeat
   *[other] { $count } defeats in a row
} in this chapter: { $coins } bonus coins for the next try. They go round evenly, unless it is begun with --share.
campaign-defeats-now = { $count ->
    [one] One defeat
   *[other] { $count } defeats in a row
} in this chapter before this game.
campaign-cards = New cards in the deck: { $names }.
campaign-records = Games played:
campaign-no-records = No game has come to its end yet.
campaign-record-won = { $number }. { $date }: won chapter { $chapter }, { $title }, by way of { $tasks }. { $people }. Cubes { $cubes } of { $cubes_asked }, influence { $influence } of { $influence_asked }, turns { $turns }, seed { $seed }.
campaign-record-lost = { $number }. { $date }: lost chapter { $chapter }, { $title }, by way of { $tasks }. { $people }. Cubes { $cubes } of { $cubes_asked }, influence { $influence } of { $influence_asked }, turns { $turns }, seed { $seed }.
campaign-record-apart = { $number }. { $date }: { $names } won chapter { $chapter }, { $title }, by way of { $tasks }. { $people }. Cubes { $cubes }, influence { $influence }, turns { $turns }, seed { $seed }.
campaign-gave-up = Chapter { $chapter } was lost in { $tries ->
    [one] one try
   *[other] { $tries } tries in a row
}: the bots stop here. More tries with --tries.
campaign-person = { $name } as { $who }
campaign-opening = { $name }, game { $number }: chapter { $chapter }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
campaign-bonus = Bonus coins: { $shares }.
campaign-share = { $name } { $coins }
campaign-founded = The campaign { $name } is founded; it is kept in { $path }.
campaign-go-on = Go on with: doubloon campaign play "{ $name }"
campaign-none = There are no campaigns in { $path }; "doubloon campaign new" founds one.
campaign-broken = { $path }: { $why }
campaign-auto = A crew of bots

## What the command refuses

refuse-numbers = { $flag } needs whole numbers with commas between them, not "{ $name }".
refuse-no-campaign = There is no campaign "{ $name }" in { $path }; "doubloon campaign list" shows those there are.
refuse-campaign-exists = There is a campaign "{ $name }" already, in { $path }; choose another name.
refuse-campaign-folder = The campaign cannot be kept in { $path }; name a folder that can be written to.
refuse-campaign-elsewhere = The campaign in { $path } has gone on elsewhere since it was opened here: nothing more is kept from here. Open it again to play on.
refuse-campaign-option = A campaign sets the option { $name } itself; leave it out.
refuse-campaign-under-way = A game is under way with its own seed, chapter and bonus coins: leave --seed, --chapter and --share out, or give it up with --anew.
refuse-campaign-old = { $why } Or begin the chapter again with --anew.
refuse-campaign-tries = Every chapter needs at least one try, not { $name }.
refuse-campaign-tries-alone = --tries goes with --auto.
refuse-campaign-json = Only what bots play by themselves has a result to print: use --json with --auto.
