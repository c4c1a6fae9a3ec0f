"""Programs of users, outside of the package: they type-check strictly against it, and mypy finds their faults."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

import pytest

import cosmodrome
from cosmodrome.games.registry import HOUSE_GAMES, TEMPLATE, find_game

PLACES = {game_id: place.partition(":")[0] for game_id, place in (HOUSE_GAMES | TEMPLATE).items()}

PROGRAM = '''
"""A bot of one's own, a match that it plays, and a view with its type."""

import cosmodrome
from cosmodrome import Action, Bot, Rng, Sight
from cosmodrome.games._template import GAME, LiftOffView, State, actions


class Boldest:
    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, sight: Sight) -> Action:
        return max(sight.offers, key=lambda offer: offer.strength if isinstance(offer, actions.ChooseFuel) else 0)


def play(bot: Bot) -> cosmodrome.Outcome:
    match = cosmodrome.new("template", seats=2, seed=7)
    dealt: list[int] = []
    while (outcome := match.outcome) is None:
        seat = match.awaiting[0]
        sight = Sight(match.game, seat, match.offers(seat), match.redeal(seat, Rng.seeded(1)))
        match.play(seat, bot.choose(sight))
        view = match.view(seat)
        assert isinstance(view, LiftOffView)
        dealt.append(view.rocket)
    state, _ = GAME.setup(2, match.options, Rng.seeded(7))
    played: State = state
    assert dealt[0] == played.rocket
    assert cosmodrome.loads(match.dump()).outcome == outcome
    return outcome


if __name__ == "__main__":
    print(cosmodrome.__version__, play(Boldest(Rng.seeded(0))).scores)
'''

FAULTY = """
import cosmodrome
from cosmodrome import Bot, Sight
from cosmodrome.games._template import LiftOffView

view = cosmodrome.new("template").view(0)
assert isinstance(view, LiftOffView)
fuel: str = view.round
print(view.fuel)


class Talker:
    def choose(self, sight: Sight) -> str:
        return "all I have"


bot: Bot = Talker()
"""

FAULTS = [
    "faulty.py:8: error: Incompatible types in assignment",
    'faulty.py:9: error: "LiftOffView" has no attribute "fuel"',
    "faulty.py:17: error: Incompatible types in assignment",
]


def exported(place: str) -> list[str]:
    return list(import_module(place).__all__)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Someone's folder with their programs; one of them imports all that the games' packages export."""
    folder = tmp_path_factory.mktemp("user")
    (folder / "program.py").write_text(PROGRAM)
    (folder / "faulty.py").write_text(FAULTY)
    imports = [
        f"from {place} import {name} as {name}_{number}"
        for number, place in enumerate(PLACES.values())
        for name in exported(place)
    ]
    (folder / "imports.py").write_text("\n".join([*imports, ""]))
    return folder


def test_programs_are_checked_against_the_package(folder: Path) -> None:
    mypy = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir=cache", "--no-pretty"]
    files = ["program.py", "imports.py", "faulty.py"]
    done = subprocess.run([*mypy, *files], cwd=folder, capture_output=True, text=True, check=False)
    errors = [line for line in done.stdout.splitlines() if "error:" in line]
    assert len(errors) == len(FAULTS), done.stdout + done.stderr
    assert [error.startswith(fault) for error, fault in zip(errors, FAULTS, strict=True)] == [True] * 3, done.stdout


def test_the_program_runs(folder: Path) -> None:
    done = subprocess.run([sys.executable, "program.py"], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(version("cosmodrome"))


@pytest.mark.parametrize("game_id", list(PLACES))
def test_a_game_exports_its_kinds(game_id: str) -> None:
    game, package = find_game(game_id), import_module(PLACES[game_id])
    names = exported(PLACES[game_id])
    assert {"GAME", "State", "actions", game.records.view.__name__} == set(names)
    assert (package.GAME, package.State) == (game, game.records.state)
    assert getattr(package, game.records.view.__name__) is game.records.view


def test_the_package_exports_what_it_says() -> None:
    wanted = {
        "Match",
        "Game",
        "Sight",
        "Bot",
        "Rng",
        "Outcome",
        "View",
        "new",
        "load",
        "loads",
        "find_game",
        "game_ids",
    }
    assert wanted <= set(cosmodrome.__all__)
    assert [name for name in cosmodrome.__all__ if not hasattr(cosmodrome, name)] == []
