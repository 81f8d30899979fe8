"""What the greedy player of Port Royal holds contracts and tasks to be worth, in coins."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class AimWeights:
    """Judgements about aims: how far away they are, and what reaching them is worth.

    How far a seat is from an aim is told in steps: about one for each person it still needs.
    """

    # What an aim is worth.
    team: float = 24.0
    """An aim that the team has not reached yet: without it there is no win (R13.5, R19.2)."""
    step: float = 7.0
    """A step towards such an aim."""
    late_step: float = 0.3
    """How much more it is worth when little time is left."""
    done: float = 3.0
    """To have it done rather than nearly done."""
    team_cube: float = 9.0
    """A further cube on a task, while the team is short of cubes (R19.2)."""
    spare_cube: float = 1.0
    """A cube that the team does not need on a task: tasks to come may want it (R16.5)."""
    team_reward: float = 0.6
    """A coin of a reward in a team: it helps, but does not win."""
    lock: float = 3.0
    """Influence that each of the two cubes is worth without which nobody wins (R20.1)."""
    late: float = 2.0
    """How much dearer they are to a seat that has the influence to win."""
    first: float = 0.5
    """Influence that the first contract promises: the next ones bring some (R11.6)."""
    ability: float = 0.6
    """Coins in a round from a personality that is unlocked (R16.4)."""
    idle_point: float = 0.3
    """Influence in a team that has enough of it."""
    sated: int = 2
    """Influence beyond card 9's that a team likes to have, in case some is spent again."""
    short_point: float = 1.0
    """How much dearer influence is for a team that is far behind card 9's."""

    # How likely it is reached.
    far: float = 0.34
    """How the chance falls with each step that is missing."""
    rush: float = 1.2
    """How much faster it falls when little time is left."""
    closer: float = 1.6
    """How little an aim is worth that a mate is nearer to, for each step."""

    load: float = 0.25
    """How much further an aim is for a mate, for each step that its other aims want."""
    full_hands: float = 0.3
    """Share of an aim that a mate keeps in mind who has no cube left for it."""
    step_price: float = 4.5
    """Coins that a step towards persons costs."""
    short_coin: float = 1.2
    """A coin that a mate needs for its aims."""
    spare_coin: float = 0.45
    """A coin that it does not."""
    idle_coin: float = 0.1
    """A coin of a mate who has nothing left to do."""

    # Steps that are missing.
    person: float = 1.0
    rare_person: float = 1.35
    """A Mademoiselle, Jester or Innkeeper: dear, or few."""
    trader: float = 0.8
    sword: float = 0.7
    cheap: float = 0.6
    """A person of a printed cost within limits (R12.2, R23.5)."""
    influence: float = 0.4
    symbol: float = 0.9
    """A person that an expedition lacks."""
    unknown: float = 2.2
    """An expedition that does not lie open yet."""
    coin: float = 0.13
    """A coin to be paid, or to be had when the tax comes (R12.7)."""
    crown: float = 0.6
    good: float = 1.1
    tax: float = 1.0
    """The tax itself: it must come at the right time."""
    colours: tuple[float, ...] = (0.0, 0.1, 0.3, 0.8, 1.6, 3.0)
    """So many colours in the harbour at once (R12.9, R12.10)."""
    bust: float = 0.3
    waive: float = 0.8
    """One more ship whose coins are declined (R12.5)."""
    stop: float = 0.5
    """One more turn that ends with a single card (R23.9)."""
    cards: float = 0.5
    """Four cards in the harbour (R23.8)."""
    repel: float = 0.9
    """One more colour to be repelled (R12.11)."""
    might: int = 4
    """Swords that repel enough ships for it."""

    # Drawing and taking with an aim in mind.
    bold: float = 0.04
    """By how much another card is better than it looks where the turn itself is what is scarce."""
    alone: float = 0.04
    """The same for one who plays contracts alone."""
    crew_bold: float = 0.0
    """By how much another card is better than it looks where contracts are shared with mates."""
    crew_rush: float = 0.0
    """How much more of it there is when mates have far to go in the turns that are left."""
    ward: float = 0.0
    """What it is worth not to have a ship in the harbour that could be driven away."""
    hire: float = 0.0
    """What a person is worth beyond all else where contracts are shared."""
    spend: float = 5.0
    """Turns before the end from which on coins lose worth where contracts are shared."""
    moment: float = 0.5
    """Share of a moment that need not be this one: where contracts are shared, others will come."""
    reach: tuple[float, ...] = (1.0, 0.42, 0.15, 0.04)
    """Chance that the harbour still gets so many more colours or cards this turn."""
    mate: float = 1.0
    """A card for a mate, against one's own."""
    gift: float = 0.6
    """A coin for a mate."""
    useful: float = 3.0
    """Rounds for which income counts in a team, which needs aims and no wealth."""

    audience: float = 1.6
    """A crown that can be bought, against its coins: more when it is late (R17.1)."""

    # Persons and goods of the adventure.
    scout: float = 0.9
    """A Scout's choice among three cards (R22.1)."""
    innkeeper: float = 0.25
    """An Innkeeper's crowns, each turn of whoever (R22.4)."""
    inn: float = 0.3
    """Share of an Innkeeper's price that a good promises."""
    spare_good: float = 0.25
    """A good that no task asks for yet."""
