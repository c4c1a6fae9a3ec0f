"""The page's types are made from the records: a stale copy would let page and server drift apart."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from cosmodrome.games.registry import HOUSE_GAMES, TEMPLATE, find_game

PROJECT = Path(__file__).resolve().parents[2]
SCRIPT = PROJECT / "tools" / "gen_types.py"
BOARDS = PROJECT / "web" / "src" / "games" / "index.ts"


def test_generated_types_are_fresh() -> None:
    done = subprocess.run([sys.executable, str(SCRIPT), "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_games_know_whether_the_page_has_a_board_for_them() -> None:
    drawn = set(re.findall(r"^  '([a-z-]+)': \(\) => import", BOARDS.read_text("utf-8"), re.MULTILINE))
    assert drawn == {game_id for game_id in (*HOUSE_GAMES, *TEMPLATE) if find_game(game_id).meta.has_board}
