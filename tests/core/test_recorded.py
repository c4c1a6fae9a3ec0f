"""Games recorded by earlier releases lead to the outcomes they had then.

`tests/recorded` holds save files as those releases wrote them, and their outcomes.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import cosmodrome
from cosmodrome.core.records import plain

FOLDER = Path(__file__).parents[1] / "recorded"
OUTCOMES = json.loads((FOLDER / "outcomes.json").read_text())


@pytest.mark.parametrize("name", sorted(OUTCOMES))
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    outcome = json.loads(json.dumps(plain(cosmodrome.load(FOLDER / name).outcome)))
    known = OUTCOMES[name]
    for part in ("scores", "places", "winners", "sheet"):
        assert outcome[part] == known[part], part


def test_all_recorded_games_are_played() -> None:
    assert {file.name for file in FOLDER.glob("*-*.json")} == set(OUTCOMES)
