"""Which cards an unseen one may be.

The unseen cards of a shuffle are one bag, wherever they lie. There is one exception: cards added to
a pile in the middle of a game (R15.2). Coins taken before cannot be among them. Then the bag before
the mixing is shared by those older coins and the mixed pile, the added cards are a bag of their
own, and every card that the mixed pile may give is weighed by how likely it lies there.
"""

from __future__ import annotations

from doubloon.games.port_royal.deck import CardId
from doubloon.games.port_royal.state import State


def outcomes(s: State, shuffle: int) -> list[int]:
    """What an unseen card of the shuffle may be, as a bag for chance."""
    if s.quest is None or shuffle != s.quest.mixed:
        return s.unseen[shuffle]
    return weigh(s.unseen[shuffle], s.unseen[shuffle - 1], s.quest.mixed_size)


def weigh(added: list[CardId], older: list[CardId], size: int) -> list[CardId]:
    """What a card of a mixed pile may be, each as often as it weighs.

    With a added and b older cards, and n unseen cards in the mixed pile, an added card is the next
    with chance 1/n, and an older one with chance (n - a)/n/b.
    """
    inside = size - len(added)
    if inside == 0:
        return added[:]
    return sorted(added * len(older) + older * inside)


def tell(s: State, shuffle: int, card: CardId) -> None:
    """A card of the shuffle has shown its face; take it out where chance could not."""
    quest = s.quest
    if quest is None or shuffle != quest.mixed:
        return
    quest.mixed_size -= 1
    if card in s.unseen[shuffle]:
        s.unseen[shuffle].remove(card)
    else:
        s.unseen[shuffle - 1].remove(card)


def mix_in(s: State, cards: list[CardId]) -> None:
    """Shuffle new cards into the draw pile; what a Scout left on top is lost in it (R15.2a)."""
    quest = s.quest
    assert quest is not None
    assert quest.mixed < 0
    if quest.top >= 0:
        s.unseen[-1].append(quest.top)
        s.unseen[-1].sort()
        quest.top = -1
        quest.knowers = ()
    s.pile += len(cards)
    quest.mixed_size = s.pile
    s.unseen.append(sorted(cards))
    s.purse += [0] * s.seats
    quest.mixed = len(s.unseen) - 1
