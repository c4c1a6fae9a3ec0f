"""A game laid out by `new-game`, as it is once somebody has installed it."""

from __future__ import annotations

from pathlib import Path

from cosmodrome.cli.new_game import lay_out, name_game

GAME, PACKAGE, TITLE = "hidden-nim", "hidden_nim", "Hidden Nim"


def install(folder: Path) -> str:
    """Lays the game out in this folder; the path on which Python finds it, with its entry point."""
    lay_out(name_game(GAME), folder / GAME)
    source = folder / GAME / "src"
    info = source / f"{PACKAGE}-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {PACKAGE}\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text(f"[cosmodrome.games]\n{GAME} = {PACKAGE}:GAME\n")
    return str(source)
