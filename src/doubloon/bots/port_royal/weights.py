"""What the greedy player of Port Royal holds things to be worth, in coins."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """Judgements that the rules leave open; everything else is counted from the view.

    The figures come from play among greedy players of slightly different weights. `point`, `full`
    and `bold` matter most; most others can change by a quarter and hardly be felt.
    """

    # The race.
    point: float = 2.6
    """A point of influence: what it costs, and a share of one of the few cards one may take."""
    pace: float = 2.3
    """Influence that the leader gains in a round: tells how many rounds are left."""
    promise: float = 0.16
    """Influence that a coin in a rival's purse promises: rich rivals end the game sooner."""
    finish: float = 2.0
    """Influence that reaching the goal, ahead of all others, is worth beyond its own (R6.1)."""
    no_expedition: float = 3.0
    """Influence a seat lags behind while it cannot win for want of an expedition (R7.2)."""

    # Coins.
    coin_fade: float = 2.4
    """Rounds before the end from which on coins lose worth: there is no time to spend them."""
    tie_coin: float = 0.05
    """A coin that can no longer be spent: it only breaks ties (R6.3)."""
    full: float = 8.0
    """Coins that are easily spent: more than these wait for a card dear enough."""
    over: float = 0.6
    """A coin beyond those."""
    taxed: float = 0.3
    """A coin at and beyond the tax threshold (R3.5a, R8.2)."""

    # What persons bring in a round.
    lag: float = 0.3
    """Rounds before the end from which on income comes too late."""
    trader: float = 0.2
    """A Trader's coins: one colour in five, and not every ship is ours (R5.3)."""
    sword: float = 1.3
    """Turning all ships away; a sword is worth the share of the ships that it adds (R3.3)."""
    mademoiselle: float = 1.75
    """A Mademoiselle's discounts: one for every hire (R5.5)."""
    jester: float = 0.3
    """A Jester's coins, each turn of whoever: busts, and harbours bought empty (R5.7)."""
    admiral: float = 0.65
    """An Admiral's coins, each turn of whoever: harbours of five and more (R5.6)."""
    governor: float = 1.5
    """A Governor's further card: the second best (R5.8)."""
    wholesaler: float = 0.55
    """Ships that go under a Wholesaler (R8.4)."""
    clerk: float = 0.36
    """A Clerk's further card, for one colour in five (R10.2)."""
    gunner: float = 0.4
    """A Gunner's coins, each turn of whoever (R10.4)."""
    vice_admiral: float = 0.25
    """A Vice Admiral's coins, each turn of whoever: harbours of three or four (R10.5)."""
    gambler: float = 1.0
    """A Gambler's further card, less the risk of the bust (R9.2)."""
    again: float = 0.75
    """The share that a further person brings, where one helps most: Governor, Clerk, Gambler."""

    # Expeditions.
    ready: float = 0.93
    """Chance to complete an expedition, all symbols at hand, in a later turn."""
    one_short: float = 0.4
    """The same with one symbol still to be hired, or two."""
    two_short: float = 0.085
    unopened: float = 0.47
    """How likely an expedition not yet seen turns up in time."""
    idle: float = 0.3
    """Share of its worth that influence keeps where the goal is reached but no expedition is."""
    must: float = 7.0
    """Influence that the first expedition is worth beyond its own where it is needed (R7)."""

    # Drawing.
    bold: float = 0.02
    """A card more may be followed by others: by so much it is better than it looks."""
    third: float = 0.26
    """Each card after the second, as a share of the best two."""
    second: float = 0.57
    """The second card of a gamble, as a share of the best (R9.6)."""
    plain: float = 0.85
    """An ordinary turn, where it could begin with a gamble: a share of the best of four cards."""
    fee: float = 0.45
    """Each card left for a rival: the coin paid for it, less what it helps the rival (R4.8)."""
    deny: float = 0.06
    """Share of what rivals lose when a card is taken away from them."""
    rival: float = 0.5
    """A coin that goes to the only rival; one of several counts for less (R4.8, R10.6)."""
