"""What the greedy player of Port Royal holds things to be worth, in coins."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """Judgements that the rules leave open; everything else is counted from the view."""

    # The race.
    point: float = 3.3
    """A point of influence: what it costs, and a share of one of the few cards one may take."""
    pace: float = 2.0
    """Influence that the leader gains in a round: tells how many rounds are left."""
    promise: float = 0.15
    """Influence that a coin in a rival's purse promises: rich rivals end the game sooner."""
    finish: float = 2.5
    """Influence that reaching the goal, ahead of all others, is worth beyond its own (R6.1)."""
    no_expedition: float = 3.0
    """Influence a seat lags behind while it cannot win for want of an expedition (R7.2)."""

    # Coins.
    coin_fade: float = 1.7
    """Rounds before the end from which on coins lose worth: there is no time to spend them."""
    tie_coin: float = 0.05
    """A coin that can no longer be spent: it only breaks ties (R6.3)."""
    full: float = 7.5
    """Coins that are easily spent: more than these wait for a card dear enough."""
    over: float = 0.6
    """A coin beyond those."""
    taxed: float = 0.3
    """A coin at and beyond the tax threshold (R3.5a, R8.2)."""

    # What persons bring in a round.
    lag: float = 0.35
    """Rounds before the end from which on income comes too late."""
    trader: float = 0.27
    sword: float = 2.0
    """Turning all bust ships away; a sword is worth its share of the ships (R3.3)."""
    mademoiselle: float = 1.2
    jester: float = 0.25
    """Each per turn, of whoever."""
    admiral: float = 0.42
    governor: float = 1.5
    wholesaler: float = 0.4
    """Ships that go under a Wholesaler in a round (R8.4)."""
    clerk: float = 0.4
    gunner: float = 0.4
    vice_admiral: float = 0.25
    gambler: float = 1.0
    again: float = 0.8
    """A further person of a kind that helps less and less: Governor, Clerk, Gambler."""

    # Expeditions.
    ready: float = 0.9
    """Chance to complete an expedition, all symbols at hand, in a later turn."""
    one_short: float = 0.35
    two_short: float = 0.1
    unopened: float = 0.5
    """How likely an expedition not yet seen turns up in time."""
    idle: float = 0.3
    """Share of its worth that influence keeps where the goal is reached but no expedition is."""
    must: float = 8.0
    """Influence that the first expedition is worth beyond its own where it is needed (R7)."""

    # Drawing.
    bold: float = 0.01
    """A card more may be followed by others: by so much it is better than it looks."""
    third: float = 0.3
    """Each card after the second, as a share of the best two."""
    second: float = 0.6
    """The second card of a gamble, as a share of the best (R9.6)."""
    plain: float = 0.85
    """An ordinary turn, where it could begin with a gamble: a share of the best of four cards."""
    fee: float = 0.5
    """Each card left for a rival: the coin paid for it, less what it helps the rival (R4.8)."""
    deny: float = 0.1
    """Share of what rivals lose when a card is taken away from them."""
