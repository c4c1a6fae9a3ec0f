"""The audit: bad moves are found, luck is not taken for skill, and a run can be repeated and continued."""

from __future__ import annotations

from functools import cache, partial
from pathlib import Path

import msgspec
import pytest

from cosmodrome.core.match import Match
from cosmodrome.core.records import Action
from cosmodrome.core.rng import Rng
from cosmodrome.core.save import decode
from cosmodrome.games.registry import find_game, find_study
from cosmodrome.lab.arena import Plan, make_plan, run
from cosmodrome.lab.audit import (
    PER_GAME,
    Audited,
    Settings,
    audit_game,
    compare,
    games_for,
    measure_again,
    report_of,
    worst,
)
from tests.cli.run import cosmodrome

SETTINGS = Settings("greedy/deals=2", 8)
GAME = "template"


class Move(Action, frozen=True):
    number: int


MOVES = [Move(number) for number in range(6)]


def plan(bot: str, positions: int = 24) -> Plan:
    made = make_plan(find_study(GAME), [bot], 2, {}, games_for(positions), 7)
    return msgspec.structs.replace(made, about=SETTINGS.about)


@cache
def audited(bot: str) -> list[Audited]:
    return list(run(partial(audit_game, SETTINGS), plan(bot), find_study, [], 1))


def test_random_moves_lose_more_than_considered_ones() -> None:
    random, greedy = (report_of(audited(bot)) for bot in ("random", "greedy"))
    assert random.regret.value > greedy.regret.value
    assert random.decisions == PER_GAME * len(audited("random"))


def test_luck_is_no_regret() -> None:
    """All moves are equally good: what is best by luck on some deals is not better on the others."""

    def worth(trial: int, move: Action, deal: int) -> float:
        assert isinstance(move, Move)
        return 100.0 * Rng.seeded(deal + 1_000 * trial, move.number).below(2)

    found = [compare(partial(worth, trial), MOVES, 16)[1] for trial in range(400)]
    mean = sum(found) / len(found)
    assert abs(mean) < 3 * 100 * (0.5 / 16 / len(found)) ** 0.5


def test_the_best_of_several_moves_is_found_and_measured() -> None:
    def worth(move: Action, deal: int) -> float:
        assert isinstance(move, Move)
        return 10.0 * move.number + Rng.seeded(deal, move.number).below(5)

    best, regret = compare(worth, MOVES, 16)
    assert best == MOVES[5]
    assert 45 < regret < 55
    assert compare(worth, MOVES[::-1], 16) == (MOVES[5], 0.0)


def test_the_same_audit_finds_the_same() -> None:
    again = audit_game(SETTINGS, plan("random"), find_study, 3)
    assert again == audited("random")[3]


def test_the_worst_moves_can_be_looked_up_and_measured_again() -> None:
    result, judged = worst(audited("random"), 5)[0]
    match = Match.replay(find_game(GAME), decode(result.save.encode()), upto=judged.ply)
    assert judged.seat in match.awaiting
    read = match.game.records.read_action
    assert match.refuse(judged.seat, read(judged.chosen)) is None
    assert match.refuse(judged.seat, read(judged.best)) is None
    assert measure_again(SETTINGS, find_study, plan("random"), (result, judged)).chosen == judged.chosen


@pytest.mark.slow
def test_the_command_shows_saves_and_goes_on(tmp_path: Path) -> None:
    file, saves = tmp_path / "audit.json", tmp_path / "worst"
    common = ("audit", GAME, "--bot", "random", "--seats", "2", "--judge", "greedy/deals=2", "--playouts", "8")
    settings = ("--workers", "1", "--json", str(file))
    half = cosmodrome(*common, "--positions", "4", *settings)
    assert half.code == 0, half.err
    assert "Lost per decision" in half.out
    more = cosmodrome(*common, "--positions", "8", *settings, "--saves", str(saves))
    assert "1 of 2 games were played before." in more.out
    assert "The worst moves" in more.out
    saved = sorted(saves.iterdir())
    assert saved
    assert cosmodrome("verify", str(saved[0])).code == 0


@pytest.mark.parametrize("wrong", [("--positions", "0"), ("--playouts", "0"), ("--judge", "nobody")])
def test_nonsense_is_one_line(wrong: tuple[str, str]) -> None:
    ran = cosmodrome("audit", GAME, *wrong)
    assert ran.code == 2
    assert len(ran.err.strip().splitlines()) == 1
