"""Games and bots that other packages register by entry point."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmodrome.games.registry import HOUSE_GAMES, find_game, game_ids
from tests.cli.run import cosmodrome

BROKEN = """
raise RuntimeError("of its own")
"""

GAME = """
import msgspec
from cosmodrome.games._template import GAME as LIFT_OFF

GAME = msgspec.structs.replace(LIFT_OFF, meta=msgspec.structs.replace(LIFT_OFF.meta, id="their-game", title="Theirs"))


PINK = msgspec.structs.replace(LIFT_OFF, meta=msgspec.structs.replace(LIFT_OFF.meta, id="pink", colours=("pink",) * 4))


class First:
    def __init__(self, rng):
        self.rng = rng

    def choose(self, sight):
        return sight.offers[0]
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """An installed package with a game and a bot."""
    (tmp_path / "theirs.py").write_text(GAME)
    (tmp_path / "broken.py").write_text(BROKEN)
    info = tmp_path / "theirs-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: theirs\nVersion: 1.0\n")
    games = "their-game = theirs:GAME\nwrong-id = theirs:GAME\nbroken = broken:GAME\npink = theirs:PINK\n"
    (info / "entry_points.txt").write_text(f"[cosmodrome.games]\n{games}[cosmodrome.bots]\nfirst = theirs:First\n")
    return tmp_path


@pytest.mark.slow
def test_a_registered_game_is_on_the_shelf_and_playable(package: Path) -> None:
    listed = cosmodrome("games", PYTHONPATH=str(package))
    assert "Theirs" in listed.out
    assert "wrong-id cannot be loaded" in listed.err
    assert "broken cannot be loaded: of its own" in listed.err
    assert '"pink" has a colour that there is not: pink' in listed.err
    ran = cosmodrome("arena", "their-game", "--bots", "first,random", "--games", "2", PYTHONPATH=str(package))
    assert ran.code == 0, ran.err
    assert "first" in ran.out


@pytest.mark.slow
def test_a_game_registered_under_another_id_is_refused(package: Path) -> None:
    ran = cosmodrome("rules", "wrong-id", PYTHONPATH=str(package))
    assert ran.code == 2
    assert 'registered as "wrong-id" is a game with another id: "their-game"' in ran.err


@pytest.mark.parametrize("game_id", list(HOUSE_GAMES))
def test_the_house_games_are_found_by_their_ids(game_id: str) -> None:
    assert game_id in game_ids()
    assert find_game(game_id).meta.id == game_id
