# House decks: what is wrong with one, what it corrects, and the file to correct.

deck-line = Line { $line }: { $why }
deck-no-toml = Line { $line } cannot be read as TOML: a figure is written as name = 3, a word as name = "word".
deck-no-deck = A house deck is the text of a deck file or a table of cards, not { $value }.
deck-too-long = A deck file may have { $most } characters at most.
deck-too-much = The deck corrects too much: its corrections may have { $most } characters at most.
deck-other-game = This deck is for the game { $value }, not for "{ $name }".
deck-no-card = There is no card "{ $entry }" to correct.
deck-no-card-close = There is no card "{ $entry }" to correct; did you mean { $possible }?
deck-no-table = "{ $entry }" is a card: write [{ $entry }] on a line and its figures below.
deck-no-key = "{ $entry }" has no "{ $key }" to correct; it has { $possible }.
deck-fixed = "{ $key }" of "{ $entry }" is fixed, for the rules rest on it; you can correct { $possible }.
deck-value = "{ $key }" of "{ $entry }" { $why }
deck-no-number = must be a whole number, not { $value }.
deck-no-switch = must be true or false, not { $value }.
deck-no-word = must be one of { $possible }, not { $value }.
deck-no-list = must be a list of { $least ->
        [0] at most { $most }
       *[other] { $least } to { $most }
    } values in square brackets, not { $value }.
deck-range = must be from { $least } to { $most }, not { $value }.
deck-set-size = The cards of "{ $set }" must be { $total } in all, and these are { $count }: take as many copies away elsewhere as you add.
deck-asks-nothing = The expedition "{ $entry }" asks for nobody.
deck-tax-keeps = "{ $entry }" must leave fewer coins (keep) than the number at which it comes due (threshold).
deck-mark = The deck is not the one with the fingerprint { $mark }: somebody has changed it.
refuse-deck-file = "{ $path }" is no deck file; "doubloon cards GAME --export { $path }" writes one.
refuse-deck-one-thing = Say one thing at a time: a card to show, --export, or --check.
refuse-deck-one-game = A house deck is for one game: name that game, and no other.
refuse-deck-page = A page is for the tables of our own deck: with --deck leave --page out, and write a --report.

deck-entry-crowns = Crowns and influence
deck-entry-win = Card 9: cubes and influence to win

deck-file-about =
    The cards of { $title }, to be corrected by whoever owns the box.

    Put the printed figure in place of ours and save the file; whatever you do not touch may also be taken out of it. Behind each card's name stands how sure our figures are. Names and texts are not here: they belong to the languages. What a card is (its kind, colour, role, place in the book) cannot be changed, for the rules rest on it.
deck-written =
    Written to { $path }: { $count ->
        [one] one card
       *[other] { $count } cards
    }{ $more ->
        [0] {""}
        [one] {" "}and one further entry
       *[other] {" "}and { $more } further entries
    } with figures to correct.
deck-as-ours = The deck has no faults, and no figure in it differs from ours.
deck-checked = { $count ->
        [one] The deck has no faults; one figure differs from ours.
       *[other] The deck has no faults; { $count } figures differ from ours.
    } Its fingerprint is { $mark }.
deck-difference = { $name } ({ $entry }), { $key }: { $house } in place of { $ours }
deck-in-play = { $count ->
        [one] This table plays with a house deck: one figure differs.
       *[other] This table plays with a house deck: { $count } figures differ.
    } Its fingerprint is { $mark }.

## What a contract or a task asks for when a figure of it is corrected: one after the other

need-all = { $first }; { $then }
need-task = { $what }.
need-have = { $card }: { $count }
need-swords = swords: { $count }
need-influence = influence: { $count }
need-expeditions = expeditions: { $count }
need-persons = persons: { $count }
need-cost-at-most = each of a printed cost of at most { $count }
need-cost-at-least = each of a printed cost of at least { $count }
need-pay-coins = spend coins: { $count }
need-pay-crowns = spend crowns: { $count }
need-harbour-cards = in your turn, cards in the harbour: exactly { $count }
need-take-fewer = take fewer cards: { $count }
need-stop-with = in your turn, stop with cards in the harbour: exactly { $count }
need-good = spend { $good }: { $count }
need-ares = spend kept Ares ships: { $count }
need-colours = in your turn, ship colours in the harbour: { $count }
need-waive = take without its coins: { $ship }
need-steps = times: { $count }

## House decks

web-house-title = House deck
web-house-short = house deck
web-house-mark = House deck { $mark }
web-house-about = You own the box and one of our figures is wrong? Fetch the file with all cards, put in what is printed, and choose it here. The table plays with it, and everybody sees what differs.
web-house-fetch = Fetch the file with all cards
web-house-choose = Your corrected file
web-house-drop = Play with our deck instead
web-house-card = { $name } (house deck)
web-house-figures = Figures of the house deck
web-house-ours = instead of { $value }
web-house-card-column = Card
web-house-key = Figure
web-house-here = Here
web-house-else = Otherwise
