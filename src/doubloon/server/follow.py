"""What follows a finished game: a rematch, or the next chapter of the crew's campaign."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import select

from doubloon.engine.game import DECK
from doubloon.engine.refusal import Malformed
from doubloon.games import game
from doubloon.match.campaign import GAME, MODES, Campaign, Mate
from doubloon.match.campaign_file import FORMAT, MARK, from_data
from doubloon.server import journal as j
from doubloon.server import schema as db
from doubloon.server.room import Room
from doubloon.server.store import Store

if TYPE_CHECKING:
    from doubloon.server.hub import Hub
    from doubloon.server.mailbox import Mailbox


def is_campaign(settings: j.Settings) -> bool:
    """Whether such a table can belong to a campaign."""
    return settings.game == GAME and settings.options.get("mode") in MODES


def wanted(room: Room) -> bool:
    """Whether everybody who is there wants to go on."""
    party = room.party
    people = set(party.people())
    return room.over and not party.followed and bool(people) and people <= party.again


class Campaigns:
    """The campaigns of this server; each belongs to the crew that founded it."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def read(self, id: str) -> dict[str, Any] | None:
        """A campaign as stored: its data, and the tables that are in its records."""
        query = select(db.campaigns.c.data).where(db.campaigns.c.id == id)
        with self.store.engine.connect() as connection:
            found = connection.execute(query).scalar_one_or_none()
        return json.loads(found) if found else None

    def record(self, room: Room) -> Campaign:
        """Write a finished game into its campaign, once."""
        kept = self.read(room.settings.campaign)
        campaign = from_data(kept["campaign"]) if kept else found(room)
        tables = kept["tables"] if kept else []
        if room.id in tables:
            return campaign
        assert room.table is not None
        campaign.record(room.table, datetime.now(UTC).date().isoformat())
        data = {
            "campaign": {MARK: FORMAT, **campaign.data()},
            "tables": [*tables, room.id],
        }
        with self.store.engine.begin() as connection:
            if kept:
                where = db.campaigns.c.id == room.settings.campaign
                connection.execute(db.campaigns.update().where(where).values(data=json.dumps(data)))
            else:
                connection.execute(
                    db.campaigns.insert().values(
                        id=room.settings.campaign, at=time.time(), data=json.dumps(data)
                    )
                )
        return campaign


def found(room: Room) -> Campaign:
    """A campaign for the crew that sits at its first table."""
    s = room.settings
    names: set[str] = set()
    crew = []
    for seat, place in enumerate(room.party.places):
        name = place.name if place.name not in names else f"{place.name} {seat + 1}"
        names.add(name)
        crew.append(Mate(name, place.bot or None))
    people = s.options.get("people", "sheets")
    return Campaign(s.name or s.campaign, crew, s.options["mode"], people)


async def follow(hub: Hub, mailbox: Mailbox) -> None:
    """After the end: write the game into its campaign, and set up what follows."""
    room = mailbox.room
    campaign = None
    if room.settings.campaign:
        campaign = await hub.ask(hub.campaigns.record, room)
    if not wanted(room):
        return
    settings = next_settings(room, campaign)
    facts: list[j.Facts] = [
        j.Sat(seat, place.guest, place.name)
        for seat, place in enumerate(room.party.places)
        if place.guest
    ]
    after = await hub.create(settings, room.host, facts)
    while mailbox.busy:
        await asyncio.sleep(0.005)
    mailbox.act([j.Followed(after.id)])


def next_settings(room: Room, campaign: Campaign | None) -> j.Settings:
    """How the next table is set up."""
    s = room.settings
    options = s.options
    if campaign is not None:
        with suppress(Malformed):  # all chapters are won: the last one once more
            chosen = {**campaign.next_options(), DECK: s.options.get(DECK)}
            options = game(s.game).check(s.seats, chosen)
    return msgspec.structs.replace(
        s, options=options, before=room.id, rules=game(s.game).info.rules_version
    )
