"""The people and bots around one table: who has which seat, who is ready, who wants what."""

from __future__ import annotations

from dataclasses import dataclass, field

from doubloon.engine.seat import Seat
from doubloon.server.journal import (
    Again,
    Answered,
    Away,
    Began,
    Chose,
    Facts,
    Followed,
    Muted,
    Readied,
    Returned,
    Sat,
    Settings,
    Stood,
    TookBack,
    Voted,
    WantsBack,
)
from doubloon.server.names import BOTS


@dataclass(slots=True)
class Place:
    """One seat."""

    guest: str = ""
    name: str = ""
    bot: str = ""
    """The bot whose seat it is."""
    stand_in: str = ""
    """The bot that plays while the guest is away."""
    why: str = ""
    """Why it stands in."""
    ready: bool = False
    share: str = ""

    @property
    def played_by(self) -> str:
        """The bot that plays now; empty if a person does."""
        return self.bot or self.stand_in

    @property
    def free(self) -> bool:
        """Whether somebody may sit down here: nobody has it, and no bot by the table's wish."""
        return not self.guest and not self.bot


@dataclass(slots=True)
class Party:
    """Everybody at one table; it changes by facts alone."""

    settings: Settings
    places: list[Place] = field(default_factory=list)
    begun: bool = False
    wants_back: Seat | None = None
    """Who wants to take back: until it is done or refused, or they choose again or leave."""
    agreed: set[Seat] = field(default_factory=set)
    votes: dict[Seat, set[Seat]] = field(default_factory=dict)
    again: set[Seat] = field(default_factory=set)
    followed: str = ""
    muted: set[tuple[str, Seat]] = field(default_factory=set)
    seated: dict[str, tuple[Seat, ...]] = field(default_factory=dict)
    """The seats of every guest."""
    stood_in: bool = False
    """Whether a bot stands in for anybody."""

    def __post_init__(self) -> None:
        bots = self.settings.bots
        self.places = [
            Place(bot=bots[str(seat)], name=BOTS[seat % len(BOTS)])
            if str(seat) in bots
            else Place()
            for seat in range(self.settings.seats)
        ]

    def seats_of(self, guest: str) -> tuple[Seat, ...]:
        """The seats that a guest has."""
        return self.seated.get(guest, ())

    def people(self) -> list[Seat]:
        """The seats that people play now."""
        return [
            seat for seat, place in enumerate(self.places) if place.guest and not place.stand_in
        ]

    def others(self, seat: Seat) -> list[Seat]:
        """The seats that other people play now."""
        guest = self.places[seat].guest
        return [other for other in self.people() if self.places[other].guest != guest]

    def all_ready(self) -> bool:
        """Whether the game can begin: every seat has somebody, and all of them are ready."""
        return all(place.bot or (place.guest and place.ready) for place in self.places)

    def shares(self) -> list[str]:
        """What each seat adds to the deal; a bot adds nothing."""
        return [place.share for place in self.places]

    def fold(self, fact: Facts) -> bool:
        """Take a fact in; whether the chairs look different after it."""
        if isinstance(fact, Chose):
            self._move_on(fact.seat)
            return False
        if isinstance(fact, Readied):
            place = self.places[fact.seat]
            place.ready, place.share = fact.on, fact.share
        elif isinstance(fact, Sat | Stood | Away | Returned):
            self._move(fact)
        elif isinstance(fact, Began):
            self.begun = True
        else:
            self._wish(fact)
            return False
        return True

    def _move(self, fact: Sat | Stood | Away | Returned) -> None:
        """Somebody sits down, gets up, is away or is back."""
        place = self.places[fact.seat]
        self._move_on(fact.seat)
        if isinstance(fact, Sat):
            place.guest, place.name, place.stand_in = fact.guest, fact.name, ""
            place.ready = self.begun
        elif isinstance(fact, Stood):
            place.guest = ""
            place.ready = False
            place.stand_in = self.settings.stand_in if self.begun else ""
            place.name = place.name if self.begun else ""
            self.votes.pop(fact.seat, None)
        elif isinstance(fact, Away):
            place.stand_in, place.why = fact.bot, fact.why
        else:
            place.stand_in = ""
        self.stood_in = any(one.stand_in for one in self.places)
        self.seated = {}
        for seat, one in enumerate(self.places):
            if one.guest:
                self.seated[one.guest] = (*self.seated.get(one.guest, ()), seat)

    def _move_on(self, seat: Seat) -> None:
        """Whoever chooses again, or goes, no longer wants to take back."""
        if seat == self.wants_back:
            self.wants_back = None

    def _wish(self, fact: Facts) -> None:
        """Somebody wants something that others must agree to."""
        if isinstance(fact, WantsBack):
            self.wants_back, self.agreed = fact.seat, set()
        elif isinstance(fact, Answered):
            if fact.yes:
                self.agreed.add(fact.seat)
            else:
                self.wants_back = None
        elif isinstance(fact, TookBack):
            self.wants_back = None
        elif isinstance(fact, Voted):
            self.votes.setdefault(fact.whom, set()).add(fact.seat)
        elif isinstance(fact, Again):
            self.again.add(fact.seat)
        elif isinstance(fact, Followed):
            self.followed = fact.table
        elif isinstance(fact, Muted):
            change = self.muted.add if fact.on else self.muted.discard
            change((fact.guest, fact.whom))
