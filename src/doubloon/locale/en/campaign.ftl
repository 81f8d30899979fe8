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

refuse-campaign-finished = All { $count } chapters are won; name a chapter to play it again.
refuse-campaign-chapter = Chapter { $name } cannot be played yet; possible: 1 to { $most }.
refuse-campaign-share = { $coins ->
    [0] There are no bonus coins to share out.
   *[other] There are { $coins } bonus coins to share out: name { $seats } numbers, one for each seat, that add up to { $coins }.
}
refuse-campaign-table = This table is not the next game of the campaign.
refuse-campaign-not-over = Only a finished game goes into the records.
refuse-campaign-name = A campaign cannot be called "{ $name }"; use at most { $most } letters, digits and signs, a letter or digit among them.
refuse-campaign-mate = Nobody can be called "{ $name }"; use at most { $most } letters, digits and signs.
refuse-campaign-namesakes = Two of the crew are called { $name }; give everybody a name of their own.
refuse-campaign-file = { $path } is not a Doubloon campaign.
refuse-no-campaign-file = The campaign file { $path } cannot be read; check its name and place.
refuse-campaign-part = This is not a proper campaign file: something is wrong with "{ $part }".
refuse-campaign-game = The game under way in this campaign cannot be continued: { $why }
