"""What the champion likes and fears, and how much: all in Glory unless it says otherwise."""

from __future__ import annotations

from typing import Final


class Tastes:
    """One number a taste; found by playing many games with each a little off, against greedy."""

    tempo = 0.2
    """An action."""

    # Dangers.
    life = 0.45
    """A captain's life, without what he has aboard."""
    prize = 0.7
    """A fight that comes by itself and is won."""
    point = 0.12
    """A point of damage."""
    washed = 0.07
    """What a hit by a storm costs a full hold."""
    rival = 0.1
    """How likely a rival who could attack does."""
    stays = 0.9
    """How likely an NPC that is here is here when the next turn begins."""
    heed = 0.02
    """Dangers less likely than this are forgotten."""
    later = 0.6
    """How much a danger counts that is more than a turn away."""
    dark = 0.7
    """How likely the last action of a day at sea is followed by a night there."""

    # Prey.
    kill = 0.3
    """What a rival's loss is worth beside the Glory."""
    navy = 0.3
    """The cargo of a navy ship."""
    crime = 0.45
    """Becoming a pirate."""
    crime_again = 0.2
    """Another nation's anger."""
    wanted = 0.03
    """A known pirate's further crime."""
    loot = 1.5
    """How much more a raid is worth than its gold and Glory: it is there, and costs one action."""
    cripple = 0.25
    """A ship left unfit for raids."""

    # Trade.
    one = 0.24
    """A card of a good, aboard where it is wanted, kept for more of its kind."""
    two = 0.7
    """Two of them."""
    cramped = 0.6
    """A share of these, when the hold is full or the purse empty."""
    far = 0.17
    """How much less a good is worth for each zone on the way to who wants it: a share."""
    space = 0.05
    """Room for a card."""
    buy = 0.117
    """What the goods of a port promise, for each card there is room for."""
    stale = 0.35
    """A share of that, where goods were bought just now."""
    rumour = 0.5
    """A rumour heard."""
    claim = 0.5
    """A share of a mission's worth, before it is claimed."""
    hopeless = 0.15
    """A mission less likely than this to be done is given up for another: a chance."""
    ship = 1.4
    """A great ship."""
    weapon_gold = 14
    """Gold to have before weapons are bought."""
    hire_gold = 22
    """Gold to have before anybody is hired for some."""
    reserve = 4
    """Gold that stays aboard to trade with."""
    hands = 3
    """Crew to pay for."""
    chest_low = 30
    chest_high = 45
    """Before the great ship gold is stashed only if there is less, or more, than this."""


TASTES: Final = Tastes()
