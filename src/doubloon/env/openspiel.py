"""The games for OpenSpiel: importing this registers `doubloon_port_royal` and its sisters.

Chance is explicit. Observations are the rows that docs/env.md lays out. An information state adds
what perfect recall does: in Buccaneer the ranks of covered discs, in every game a fingerprint of
all that the seat was told and said.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

from doubloon.engine.bag import tally
from doubloon.engine.notation import Vocabulary
from doubloon.engine.seat import CHANCE
from doubloon.env.ids import vector
from doubloon.env.rewards import is_team, rewards
from doubloon.env.vectors.buccaneer import BuccaneerVector
from doubloon.env.vectors.dealer import refusal
from doubloon.env.world import FINGERPRINT, World
from doubloon.games import game as find_game

LONGEST: Final = 100_000
"""Choices in a game, more than any has: OpenSpiel wants a number."""
SKIPPED: Final = ("bonus", "deck")
"""Options without a form in OpenSpiel's parameters: a list of numbers, and a house deck. An empty
deck would be taken for a game within the game."""
BITS: Final = 8 * FINGERPRINT


def name_of(id: str) -> str:
    """What OpenSpiel calls a game."""
    return "doubloon_" + id.replace("-", "_")


def parameters(id: str) -> dict[str, Any]:
    """The game's options with their defaults, lists as `a+b`; and how many play."""
    found: dict[str, Any] = {"players": max(2, find_game(id).info.seats[0])}
    for option, schema in find_game(id).info.options["properties"].items():
        if option not in SKIPPED:
            default = schema["default"]
            found[option.replace("-", "_")] = "" if isinstance(default, list) else default
    return found


def options_of(id: str, given: dict[str, Any]) -> dict[str, Any]:
    """The options behind OpenSpiel's parameters: those that are not at their default."""
    usual = parameters(id)
    found: dict[str, Any] = {}
    for option, schema in find_game(id).info.options["properties"].items():
        name = option.replace("-", "_")
        if name in usual and given.get(name, usual[name]) != usual[name]:
            value = given[name]
            found[option] = value.split("+") if isinstance(schema["default"], list) else value
    return found


def game_type(id: str, team: bool) -> Any:
    """What OpenSpiel wants to know of a game before it is made."""
    least, most = find_game(id).info.seats
    kind = pyspiel.GameType
    return kind(
        short_name=name_of(id),
        long_name=find_game(id).info.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.IDENTICAL if team else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(id),
    )


class Spiel(pyspiel.Game):
    """One game with its options."""

    id = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**parameters(self.id), **(params or {})}
        self.room = find_game(self.id)
        self.seats = int(given["players"])
        self.options = self.room.check(self.seats, options_of(self.id, given))
        self.team = is_team(self.options["mode"]) or self.seats == 1
        words = len(self.room.vocabulary)
        info = pyspiel.GameInfo(
            num_distinct_actions=words,
            max_chance_outcomes=words,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if self.team else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.id, self.team), info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        """Copied and pickled by its text, which tells all of it."""
        return load, (str(self),)

    def new_initial_state(self) -> SpielState:
        """The table before the first deal."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> Observer:
        """Rows of numbers for one seat, with perfect recall or without."""
        return Observer(self.id, iig_obs_type is not None and iig_obs_type.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        """More than any game has."""
        return LONGEST


class PortRoyalSpiel(Spiel):
    """Port Royal."""

    id = "port-royal"


class BuccaneerSpiel(Spiel):
    """Buccaneer."""

    id = "buccaneer"


class MerchantsSpiel(Spiel):
    """Merchants & Marauders."""

    id = "merchants"


GAMES: Final = (PortRoyalSpiel, BuccaneerSpiel, MerchantsSpiel)


def load(text: str) -> Spiel:
    """A game by its text. A pickle names this function, so its reader has registered the games."""
    found: Spiel = pyspiel.load_game(text)
    return found


class SpielState(pyspiel.State):
    """A position. Everything that changes is in `world`, which copies itself quickly."""

    def __init__(self, game: Spiel) -> None:
        super().__init__(game)
        self.world = World(game.room, game.seats, game.options)

    def current_player(self) -> int:
        """Who is asked: a seat, chance, or nobody at the end."""
        stack = self.world.state.stack
        if not stack:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = stack[-1].seat
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.world.codes)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may say, and how likely."""
        bag = self.world.codes
        return [(code, count / len(bag)) for code, count in tally(bag).items()]

    def _apply_action(self, action: int) -> None:
        world = self.world
        if action not in world.codes:
            raise refusal(world.game, world.state, world.codes, action)
        world.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        words: Vocabulary = self.world.game.vocabulary
        return words.choice(player if player >= 0 else CHANCE, action).text

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.world.state.stack

    def returns(self) -> list[float]:
        """What the game was worth to each seat; nothing before its end."""
        world = self.world
        if world.state.stack:
            return [0.0] * world.seats
        team = is_team(world.options["mode"])
        return rewards(world.game.outcome(world.state), world.seats, team)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Another position that the player cannot tell from this one."""
        found: SpielState = self.get_game().new_initial_state()
        found.world = self.world.imagined(player, Random(sampler()))
        return found

    def __str__(self) -> str:
        words, log = self.world.game.vocabulary.words, self.world.log
        return " / ".join(words[code] for code in log)


class Observer:
    """Observations of one seat as OpenSpiel's tensors and strings."""

    def __init__(self, id: str, recall: bool) -> None:
        self.vector = vector(id)
        self.recall = recall
        layout = self.vector.layout
        self.labels = [
            part.name if part.size == 1 else f"{part.name}: {name}"
            for part in layout.parts
            for name in part.each
        ]
        self.tensor = np.zeros(layout.size + (BITS if recall else 0), np.float32)
        self.dict = {"observation": self.tensor[: layout.size]}
        if recall:
            self.dict["memory"] = self.tensor[layout.size :]

    def row(self, world: World, player: int) -> bytearray:
        """The numbers of the seat's observation, or of its information state."""
        if self.recall and isinstance(self.vector, BuccaneerVector):
            return self.vector.remember(world.state, player)
        return self.vector.fill(world.state, player)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor."""
        world = state.world
        self.dict["observation"][:] = np.frombuffer(self.row(world, player), np.uint8)
        if self.recall:
            print = np.frombuffer(world.remembered(player).ljust(FINGERPRINT, b"\0"), np.uint8)
            self.dict["memory"][:] = np.unpackbits(print)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text: every number that is not zero, by name."""
        world = state.world
        found = world.said.get((player, self.recall))
        if found is None:
            row = np.frombuffer(self.row(world, player), np.uint8)
            labels = self.labels
            parts = [f"{labels[at]} {row[at]}" for at in row.nonzero()[0]]
            if self.recall:
                parts.append(f"memory {world.remembered(player).hex()}")
            found = world.said[player, self.recall] = ", ".join(parts)
        return found


def register() -> None:
    """Make the games known to OpenSpiel."""
    for made in GAMES:
        pyspiel.register_game(game_type(made.id, False), made)


register()
