"""Arenas: the same result whoever works, games that are neither lost nor doubled, a true report."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from doubloon.engine.message import Message
from doubloon.engine.refusal import Malformed, Refusal
from doubloon.lab import arena, mark
from doubloon.lab.arena import hold, make_contest, play
from doubloon.lab.arena_report import lead, limits
from doubloon.lab.crew import Crew, Failed, Here, Processes, make_crew
from doubloon.lab.fixtures import Contest
from doubloon.lab.ledger import Ledger, header
from doubloon.lab.mark import play_mark

BOTS = ["greedy", "random"]


@pytest.fixture
def contest() -> Contest:
    return make_contest("port-royal", 2, BOTS, 5)


class Watch:
    """Works here, and counts; after so many games it is stopped."""

    def __init__(self, until: int = 1000) -> None:
        self.done = 0
        self.until = until

    def run(self, work: Callable[[Any], Any], jobs: Sequence[Any]) -> Iterator[Any]:
        for job in jobs:
            if self.done == self.until:
                raise KeyboardInterrupt
            self.done += 1
            yield work(job)


def test_the_better_one_wins(contest: Contest) -> None:
    result = hold(contest, 10, 4)
    greedy, random = result.standings
    assert result.games == 10
    assert greedy.wins + random.wins == 10
    assert greedy.share.rate > 0.8
    assert greedy.rating.mu > 25 > random.rating.mu
    assert [share.rate > 0.5 for share in greedy.by_seat] == [True, True]
    assert [(check.match, check.bot) for check in result.checks] == [
        ("mirror", "greedy"),
        ("mirror", "random"),
        ("sanity", "greedy"),
    ]
    assert result.data()["commit"] == header(contest)["commit"]
    assert result.data()["code"] == play_mark()
    ahead = {(pair.bot, pair.rival): pair.share.rate for pair in result.pairs}
    assert ahead["greedy", "random"] + ahead["random", "greedy"] == pytest.approx(1)


def test_the_result_does_not_depend_on_the_workers(contest: Contest, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("here", "processes")]
    results = [
        hold(contest, 6, 2, crew, file).data()
        for crew, file in zip((Here(), Processes(2)), files, strict=True)
    ]
    assert results[0] == results[1]
    assert files[0].read_bytes() == files[1].read_bytes()


def test_an_arena_goes_on_where_it_was(contest: Contest, tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    total = len(hold(contest, 6, 2, out=whole).checks) * 2 + 6
    with pytest.raises(KeyboardInterrupt):
        hold(contest, 6, 2, Watch(5), broken)
    assert len(broken.read_text().splitlines()) == 1 + 5
    with broken.open("a") as file:
        file.write('{"match": "main", "abo')  # as if the machine had stopped in a line
    again = Watch()
    hold(contest, 6, 2, again, broken)
    assert again.done == total - 5
    assert broken.read_bytes() == whole.read_bytes()
    more = Watch()
    hold(contest, 8, 2, more, broken)
    assert more.done == 2


def mortal(job: tuple[str, int]) -> int:
    """Work that ends its worker the first time it sees job 2, as the folder remembers."""
    folder, number = job
    mark = Path(folder) / "killed"
    if number == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def fatal(job: int) -> int:
    os._exit(1)


def wrong(job: int) -> int:
    raise ValueError("the bot stumbled")


def wrong_later(job: int) -> int:
    """Wrong from job 1 on, which takes longest."""
    if job == 1:
        sleep(1)
    if job:
        raise ValueError(f"job {job} stumbled")
    return job


def stumbling(job: int) -> int:
    """Refused, as a bot that does not exist."""
    raise Malformed(Message("refuse-bot", {"name": "nobody", "possible": ["greedy"]}))


def processes() -> Crew:
    return Processes(2)


def cluster() -> Crew:
    pytest.importorskip("ray")
    return make_crew(1, "ray")


@pytest.mark.parametrize("crew", [processes, cluster])
def test_a_refusal_comes_back_whole(crew: Callable[[], Crew]) -> None:
    with pytest.raises(Refusal) as refused:
        list(crew().run(stumbling, [1]))
    assert refused.value.reason.id == "refuse-bot"
    assert "nobody" in str(refused.value)


@pytest.mark.parametrize("crew", [processes, cluster])
def test_a_killed_worker_neither_loses_nor_doubles_work(
    crew: Callable[[], Crew], tmp_path: Path
) -> None:
    done = list(crew().run(mortal, [(str(tmp_path), number) for number in range(8)]))
    assert sorted(done) == list(range(8))
    assert (tmp_path / "killed").exists()


@pytest.mark.parametrize("crew", [processes, cluster])
def test_work_that_kills_every_worker_is_given_up(crew: Callable[[], Crew]) -> None:
    with pytest.raises(Malformed) as refused:
        list(crew().run(fatal, [1]))
    assert refused.value.reason.id == "refuse-worker-dies"


def test_a_fault_in_the_work_is_told() -> None:
    with pytest.raises(Failed, match="the bot stumbled"):
        list(Processes(2).run(wrong, [1]))


def test_of_several_faults_the_first_is_told() -> None:
    """As one process alone would meet it, whoever is quicker."""
    found = Processes(3).run(wrong_later, range(6))
    assert next(found) == 0
    with pytest.raises(Failed, match="job 1 stumbled"):
        next(found)


@pytest.mark.parametrize(
    ("bots", "seats", "most"),
    [
        (["greedy", "random"], 2, [1, 1]),
        (["greedy", "random"], 4, [1 / 2, 1 / 2]),
        (["greedy", "random"], 3, [2 / 3, 2 / 3]),
        (["greedy", "random", "random", "random"], 4, [1, 1 / 3]),
    ],
)
def test_who_has_several_seats_can_win_only_one(
    bots: list[str], seats: int, most: list[float]
) -> None:
    """So wins for each seat have a limit, which the words tell."""
    result = hold(make_contest("port-royal", seats, bots, 1), 1, 0)
    assert [one.most for one in result.standings] == pytest.approx(most)
    assert all(one.share.rate <= one.most for one in result.standings)
    told = " ".join(limits(result))
    assert [f"{100 * one:.1f} %" in told for one in most] == [one < 1 for one in most]


@pytest.mark.parametrize(("games", "warned"), [(2, True), (38, True), (40, False)])
def test_few_deals_are_told(contest: Contest, games: int, *, warned: bool) -> None:
    """Two games are one deal; of twenty it matters little that those are alike."""
    result = hold(contest, games, 0)
    assert result.deals == games // 2
    assert any("Games of one deal are alike" in one for one in lead(result)) == warned


def test_ray_gives_the_same(contest: Contest) -> None:
    pytest.importorskip("ray")
    assert hold(contest, 6, 2, make_crew(1, "ray")).data() == hold(contest, 6, 2).data()


def test_a_team_is_measured_whole() -> None:
    contest = make_contest("port-royal", 2, ["random"], 1, {"mode": "contracts-coop"})
    result = hold(contest, 4)
    assert result.fair is None
    assert result.standings[0].games == 4
    assert limits(result) == []
    assert result.pairs == []


def test_a_game_is_noted_once(contest: Contest, tmp_path: Path) -> None:
    file = tmp_path / "games"
    ledger = Ledger(header(contest), file)
    ledger.begin()
    game = play((contest.game, contest.options, contest.seed, arena.plan(contest, 1, 0)[0]))
    ledger.add(game)
    ledger.add(game)
    assert len(file.read_text().splitlines()) == 2
    assert Ledger(header(contest), file).games == {game.key: game}


def spoil_head(**changes: object) -> Callable[[str], str]:
    def spoil(text: str) -> str:
        head, rest = text.split("\n", 1)
        return json.dumps({**json.loads(head), **changes}) + "\n" + rest

    return spoil


@pytest.mark.parametrize(
    ("spoil", "id"),
    [
        (lambda text: "Dear diary,\n", "refuse-no-ledger"),
        (lambda text: text + "{}\n", "refuse-ledger-line"),
        (lambda text: text.replace('"seed": ', '"seed": 1', 2), "refuse-other-arena"),
        (spoil_head(bots=["greedy", "greedy"]), "refuse-other-arena"),
        (spoil_head(code="elsewhere"), "refuse-other-arena"),
        (lambda text: text.replace('"greedy", "random"]', '"random", "random"]'), "refuse-other"),
    ],
)
def test_other_files_are_left_alone(
    contest: Contest, tmp_path: Path, spoil: Callable[[str], str], id: str
) -> None:
    file = tmp_path / "games"
    hold(contest, 2, 0, out=file)
    file.write_text(spoil(file.read_text()))
    before = file.read_bytes()
    with pytest.raises(Malformed) as refused:
        hold(contest, 2, 0, out=file)
    assert refused.value.reason.id.startswith(id)
    assert file.read_bytes() == before


def test_an_empty_file_is_as_good_as_none(contest: Contest, tmp_path: Path) -> None:
    """Somebody made it to have a name."""
    fresh, empty = tmp_path / "fresh", tmp_path / "empty"
    empty.touch()
    for file in (fresh, empty):
        hold(contest, 2, 0, out=file)
    assert fresh.read_bytes() == empty.read_bytes()


def test_a_commit_is_told_and_a_copy_may_go_on_without_one(
    contest: Contest, tmp_path: Path
) -> None:
    """The mark of the code says what played; a build of it is in no checkout."""
    file = tmp_path / "games"
    hold(contest, 4, 0, out=file)
    text = file.read_text()
    file.write_text(spoil_head(commit="elsewhere")(text))
    result = hold(contest, 4, 0, out=file)
    assert (result.games, result.head["commit"]) == (4, "elsewhere")
    assert json.loads(file.read_text().split("\n")[0])["commit"] == "elsewhere"


@pytest.mark.parametrize("name", ["bots/greedy.py", "games/cards.toml", "lab/deals.py"])
def test_the_mark_changes_with_what_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Not with how lines end."""
    for other in ("lab/deals.py", "lab/fixtures.py", "lab/sim.py", name):
        (tmp_path / other).parent.mkdir(exist_ok=True)
        (tmp_path / other).touch()
    monkeypatch.setattr(mark, "PACKAGE", tmp_path)
    marks = set()
    for text in ("one", "two", "two\r\n", "two\n"):
        (tmp_path / name).write_bytes(text.encode())
        marks.add(play_mark.__wrapped__())
    assert len(marks) == 3
