"""A client of the server: who it is, what it follows, and what it says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from websockets.http11 import Request

from doubloon.engine.message import Message
from doubloon.engine.refusal import Malformed, Refusal
from doubloon.locale import LANGUAGES, Speaker, speaker
from doubloon.match.table import Table
from doubloon.server import protocol as p
from doubloon.server.limits import Bucket, same_origin
from doubloon.server.line import Line
from doubloon.server.refusals import TooFast

if TYPE_CHECKING:
    from doubloon.server.hub import Hub
    from doubloon.server.mailbox import Mailbox

POLICY: Final = 1008


class Numbered(msgspec.Struct):
    """Just enough of a message to answer it."""

    id: p.Id


read_number: Final = msgspec.json.Decoder(Numbered).decode


class Wire(Line):
    """One client's line: who it is, what it follows, and how to reach it."""

    def __init__(self, hub: Hub, server_state: Any) -> None:
        super().__init__(hub, server_state)
        self.guest = ""
        self.name = ""
        self.client = ""
        self.speaker: Speaker = speaker("en")
        self.follows: dict[str, Mailbox] = {}
        self._entered = False
        self._greeting: list[p.Commands] | None = None
        """What came while the guest's key is being looked up."""
        limits = hub.limits
        self._haste = Bucket(limits.rate, limits.burst, self.heard)
        self._talk = Bucket(limits.talk, 5.0, self.heard)
        self._strikes = 0

    def connection_lost(self, exc: Exception | None) -> None:
        """The line is gone."""
        self.connections.discard(self)
        self.transport = None
        if self._entered:
            self._entered = False
            self.hub.gate.leave(self.address)
            self.hub.lost(self)

    def send(self, answer: p.Answers) -> None:
        """Say something."""
        self.send_bytes(p.write(answer))

    def speaker_at(self, table: Table | None) -> Speaker:
        """Who speaks of a table: with the figures of its deck once it is dealt."""
        return Speaker(self.speaker.language, room=table.game) if table else self.speaker

    def refuse(
        self,
        re: int | None,
        refusal: Refusal,
        version: int | None = None,
        table: Table | None = None,
    ) -> None:
        """Say why not."""
        reason = refusal.reason
        answer = p.Refused(
            re=re,
            kind=type(refusal).__name__,
            reason=reason.data(),
            text=self.speaker_at(table).say(reason),
            possible=refusal.possible,
            version=version,
        )
        self.send(answer)

    def greet(self, guest: str, name: str, client: str, lang: str) -> None:
        """The client is known now."""
        self.guest, self.name, self.client = guest, name, client
        self.speaker = speaker(lang if lang in LANGUAGES else "en")

    def greeted(self) -> None:
        """Go on with what came in the meantime."""
        waiting, self._greeting = self._greeting, None
        for command in waiting or ():
            self._obey(command)

    def connect(self, request: Request) -> None:
        """The handshake, for pages of our own and for programs."""
        protocol = self.protocol
        headers = request.headers
        response = protocol.accept(request)
        if response.status_code == 101:
            if request.path.partition("?")[0] != "/ws":
                response = protocol.reject(404, "Not found\n")
            elif not same_origin(headers.get("Origin"), headers.get("Host"), self.hub.origins):
                response = protocol.reject(403, "Foreign origin\n")
            elif not self.hub.gate.enter(self.address):
                response = protocol.reject(503, "Too many lines\n")
            else:
                self._entered = True
                self.hub.wires.add(self)
        protocol.send_response(response)

    def hear(self, data: bytes) -> None:
        """A message came in."""
        try:
            command = p.read_command(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._strike()
            why = str(error)[:200]
            self.refuse(number(data), Malformed(Message("refuse-message", {"why": why})))
            return
        if not self._haste.take(self.heard):
            self._strike()
            self.refuse(command.id, TooFast(Message("refuse-too-fast")))
        elif isinstance(command, p.Say) and not self._talk.take(self.heard):
            self.refuse(command.id, TooFast(Message("refuse-too-much-talk")))
        elif self._greeting is not None:
            self._greeting.append(command)
        else:
            self._obey(command)

    def _obey(self, command: p.Commands) -> None:
        if isinstance(command, p.AtTable):
            if not self.guest:
                self.refuse(command.id, Malformed(Message("refuse-hello-first")))
                return
            self.hub.route(self, command)
        elif isinstance(command, p.Ping):
            self.send(p.Done(command.id))
        elif self.guest:
            self.refuse(command.id, Malformed(Message("refuse-hello-twice")))
        else:
            self._greeting = []
            self.hub.hello(self, command)

    def _strike(self) -> None:
        """Somebody is in too great a hurry, or talks nonsense."""
        self._strikes += 1
        if self.hub.limits.rate and self._strikes > self.hub.limits.strikes:
            self.close(POLICY)


def number(data: bytes) -> int | None:
    """The id of a message that is otherwise no good."""
    try:
        return read_number(data).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
