"""`lab` as a designer types it: it plays, shows how far it is, goes on after a break, and writes its report."""

from __future__ import annotations

import json
from pathlib import Path

from cosmodrome.games.registry import find_game
from tests.cli.run import Ran, cosmodrome
from tests.words import spoken


def lab(folder: Path, *arguments: str, games: int = 12) -> Ran:
    common = ("--bots", "random", "--seats", "2", "--workers", "1", "--games", str(games), "--out", str(folder))
    return cosmodrome("lab", "template", *common, *arguments)


def test_it_writes_page_figures_and_games(tmp_path: Path) -> None:
    ran = lab(tmp_path / "new" / "report")
    assert ran.code == 0, ran.err
    folder = tmp_path / "new" / "report"
    assert f"The report is in {folder / 'report.html'}." in ran.out
    figures = json.loads((folder / "figures.json").read_text())
    assert figures["figures"]["games"] == 12
    assert len(json.loads((folder / "games.json").read_text())["results"]) == 12
    assert (folder / "report.html").read_text().startswith("<!doctype html>")
    assert all(spoken(finding["text"], find_game("template")) in ran.out for finding in figures["findings"])


def test_it_shows_how_far_it_is(tmp_path: Path) -> None:
    assert "12/12" in lab(tmp_path).err


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """Half of the games, then all: the same as all at once."""
    lab(tmp_path / "halves", games=6)
    again = lab(tmp_path / "halves")
    assert "6 of 12 games were played before." in again.out
    lab(tmp_path / "whole")
    for name in ("report.html", "figures.json", "games.json"):
        assert (tmp_path / "halves" / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()


def test_options_are_played_and_told(tmp_path: Path) -> None:
    assert lab(tmp_path, "--option", "ties=next").code == 0
    assert "Ties: Next highest" in (tmp_path / "report.html").read_text()


def test_games_of_another_plan_are_not_mixed_in(tmp_path: Path) -> None:
    lab(tmp_path)
    ran = lab(tmp_path, "--seed", "5")
    assert ran.code == 2
    assert ran.err.startswith("cosmodrome: ")
    assert "has the results of another plan" in ran.err
    (tmp_path / "games.json").write_text("{")
    assert "not a results file" in lab(tmp_path).err


def test_a_place_that_cannot_be_written_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ran = lab(tmp_path / "file")
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert "File exists" in ran.err
