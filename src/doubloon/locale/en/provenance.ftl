### Where the figures of cards come from. The data files name these messages: `source`, `note`, and the keys of `confirmed`.
### All are clauses without a full stop: a page puts them behind a colon, or makes sentences of them.

## Port Royal: the sources of each part of the deck

source-base-persons = five public lists agree; the counts are those of the Polish and Czech rulebooks
source-six-lists = six public lists agree
source-base-expeditions = four public lists agree; one is the example of the rulebooks
source-set-sail-persons = counts: Czech and German rulebooks; figures: one public list, and ours where they are reconstructed
source-set-sail-ships = swords: our reading of the damaged table in the German rulebook; coins: one public list, and ours where they are reconstructed
source-set-sail-taxes = Czech and German rulebooks
source-gambler = one public list; count: Czech rulebook
source-contract-persons = two public lists agree; counts: Czech rulebook
source-contract-ships = swords: two lists; coins and gift: one list and the Czech rulebook
source-contracts = pairs of persons and rewards: one public list; seals: only their range, -1 to 2, and some letters are known, ours fit the rulebook's example and let greedy teams win 25 to 60 % of games (docs/coop.md); the rest: Czech rulebook
source-adventure-persons = kinds, numbers and abilities: Czech rulebook; figures are ours
source-adventure-ships = eight Ares Pirates and the goods: Czech rulebook; figures are ours
source-adventure-expeditions = that there are three: Czech rulebook; needs and figures are ours
source-adventure-taxes = threshold and bonus: Czech rulebook; their number is ours
source-personalities = names, abilities and fields: Czech rulebook; figures and pairs are ours
source-events = numbers, codes and three names: Czech rulebook; effects are ours where no remark fixes them
source-tasks = requirements, where the rulebook is named: Czech rulebook; task 10: a page shown in the rulebook; all else is ours

## Buccaneer

source-buccaneer-pirates = the rulebook's examples and eight reviews agree; names are ours but for the first and the last number
source-buccaneer-loot = six tokens of each kind: rulebook; amounts: one review, the first also in the rulebook
source-buccaneer-ships = ranges of crew and wages, and the figures of three ships: rulebook and reviews; the rest is ours

## Merchants & Marauders: a card may have several

source-rulebook = the Polish rulebook
source-map_cpp = a prototype for the computer in C++
source-web_django = a Polish prototype for the browser
source-pbf = the rules of a game played by forum (roundstable.com)
source-trictrac = a forum (trictrac.net)
source-csindy = a review (Colorado Springs Independent)
source-anatoli = a blog (Anatoli's Game Room)
source-marks = a blog (marksgamingblog)
source-bgg = a forum (BoardGameGeek)
source-labsk = a variant in a forum (labsk.net)
source-sog = the rulebook of Seas of Glory
source-blog_pl = a Polish blog (033dni)

## Notes on single cards

note-felipe = the rulebook only calls him Felipe; the surname is unconfirmed
note-oosterling = one extra card, not two: with two he won 2.2 times his share of 300 greedy games (docs/balance.md)
note-specialists = the eight kinds are in the rulebook, their effects are reconstructed
note-ships = four cards of each type of ship: inferred from 20 cards and 5 types
note-cargo = 8 cards and 3 demand tokens of each good: inferred from 64 cards, 24 tokens and 8 goods
note-modifications = two of each kind: inferred from 16 tokens and 8 kinds
note-weapons = four of each kind: inferred from 12 tokens and 3 kinds
note-almonde = the rulebook puts him at Curaçao; one forum post reads the card as the zone of Caracas
note-haven = that an Influence success or a small toll lets pirates in is from the rulebook; the amount of the toll is not
note-no-rule = no port: rulebook; one review says that exactly one zone has no rule of its own, and that it is this one is inferred

## What is known better than the rest of a card

provenance-zone-rule = the zone's own rule: { $level }
confirmed-name = name
confirmed-name-pl = Polish name
confirmed-given-name = given name
confirmed-surname = surname and initials
confirmed-woman = that she is a woman
confirmed-nation = nation
confirmed-captain = captain
confirmed-ship = ship
confirmed-start-zone = where it appears
confirmed-seamanship = Seamanship
confirmed-leadership = Leadership
confirmed-high-scouting = high Scouting
confirmed-high-influence = high Influence
confirmed-abilities = abilities
confirmed-money = ducats
confirmed-crew = crew
confirmed-wage = wage
confirmed-kind = kind
confirmed-two-per-kind = two cards of each kind
confirmed-timing = when it is played
confirmed-effects = effects
confirmed-keep = that it is kept
confirmed-route = route
confirmed-large-reward = a large reward in gold
confirmed-exists = that it exists
confirmed-storm-hits = that a ship at sea without a Seamanship success takes 3 hits
confirmed-many-storms = that there is more than one storm
confirmed-men-of-war = that it brings men-of-war
confirmed-event-pardon = that an event lets pirates buy a pardon
confirmed-glory-pardon = that Glory cards let pirates buy a pardon
confirmed-frame = that a card called “Frame” exists
confirmed-raises-bounty = that a card raises bounties
confirmed-town-raids = that there are raids on towns
