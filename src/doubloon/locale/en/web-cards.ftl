### The browser table: cards seen closely, and the gallery of all cards.

web-cards-title = Cards
web-cards-search = Search names and texts
web-cards-set = Set
web-cards-kind = Kind
web-cards-sure = Where it comes from
web-cards-all = All
web-cards-count = { $count ->
    [one] One card
   *[other] { $count } cards
}
web-cards-none = No card is like that.
web-cards-reset = Show all
web-cards-lost = The cards could not be fetched.
web-cards-games = Games

web-card-figures = Figures
web-card-copies = { $count ->
    [one] one copy
   *[other] { $count } copies
}
web-card-in-set = { $set }: { $copies }
web-card-rule = Rule
web-card-ruling = our ruling
web-card-provenance = Where this comes from
web-card-in-gallery = Show in the gallery

web-card-kind-personality = personality
web-card-kind-task = task
web-card-sure-rulebook = Printed: a rulebook says so.
web-card-sure-two-sources-agree = Two sources agree on it.
web-card-sure-one-source = One source says so.
web-card-sure-reconstructed = Reconstructed: the printed figures are not public. These are ours, made to fit the rulebooks.
web-card-sure-badge-rulebook = printed
web-card-sure-badge-two-sources-agree = two sources agree
web-card-sure-badge-one-source = one source
web-card-sure-badge-reconstructed = reconstructed
web-card-better = Better known: { $what } ({ $level }).
web-card-seal = Its seal and letter: { $level }.
web-card-sources = { $rulebook ->
    [yes] { $others ->
        [0] Found in the rulebook.
        [one] Found in the rulebook and in one public source.
       *[other] Found in the rulebook and in { $others } public sources.
    }
   *[no] { $others ->
        [one] Found in one public source.
       *[other] Found in { $others } public sources.
    }
}
