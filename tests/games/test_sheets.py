"""Component data written to files and read again."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from cosmodrome.games import sheets
from cosmodrome.games.content import ContentError
from cosmodrome.games.registry import game_ids, package_of
from tests.cli.run import cosmodrome

GAME = "galaxy-command"


@pytest.mark.parametrize("game", sorted(game_ids()))
def test_nothing_is_lost_on_the_way_through_files(game: str, tmp_path: Path) -> None:
    package = package_of(game)
    data = sheets.load(game, package)
    (file,) = sheets.write(data, tmp_path / "new" / f"{game}.json")
    assert sheets.load(game, package, file) == data
    assert len(sheets.write(data, tmp_path / "sheets")) > 5
    assert sheets.load(game, package, tmp_path / "sheets") == data


def test_a_changed_cell_is_a_changed_component(tmp_path: Path) -> None:
    data = sheets.load(GAME, package_of(GAME))
    sheets.write(data, tmp_path)
    with (tmp_path / "systems.csv").open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    rows[0]["resistance"] = "9"
    with (tmp_path / "systems.csv").open("w", newline="", encoding="utf-8") as file:
        table = csv.DictWriter(file, list(rows[0]))
        table.writeheader()
        table.writerows(rows)
    found = sheets.load(GAME, package_of(GAME), tmp_path)
    assert found["systems"][0] == {**data["systems"][0], "resistance": 9}
    assert found["systems"][1:] == data["systems"][1:]


def test_text_that_looks_like_a_number_stays_text(tmp_path: Path) -> None:
    odd = ["7", "", " 7", '"x"', "null", "a, b\nc", "[1]", "true", "é"]
    sheets.write_csv({"rows": [{"id": text, "more": None} for text in odd]}, tmp_path)
    assert sheets.read_csv(tmp_path, {"rows": [{}]})["rows"] == [{"id": text, "more": None} for text in odd]


def test_all_faults_of_a_folder_are_told(tmp_path: Path) -> None:
    (tmp_path / "planets.csv").write_text("id\n1\n")
    (tmp_path / "setup.csv").write_text("year\n1\n2\n")
    (tmp_path / "systems.csv").write_text("number\n1,2\n")
    with pytest.raises(ContentError) as error:
        sheets.load(GAME, package_of(GAME), tmp_path)
    faults = error.value.in_language("en").splitlines()
    assert len(faults) == 3
    assert "planets.csv belongs to no section" in faults[0]
    assert "setup has to be one row, not 2" in faults[1]
    assert "systems, row 1: more cells than there are columns" in faults[2]


def test_the_command_writes_and_checks(tmp_path: Path) -> None:
    written = cosmodrome("components", GAME, "--export", str(tmp_path / "sheets"))
    assert written.code == 0
    assert "files to" in written.out
    target = tmp_path / "own" / f"{GAME}.json"
    assert cosmodrome("components", GAME, "--import", str(tmp_path / "sheets"), "--export", str(target)).code == 0
    assert cosmodrome("--content", str(target.parent), "components", GAME).code == 0
    data = json.loads(target.read_text(encoding="utf-8"))
    data["systems"][0]["resistance"] = "high"
    target.write_text(json.dumps(data), encoding="utf-8")
    refused = cosmodrome("components", GAME, "--import", str(target))
    assert refused.code == 2
    assert "systems, row 1" in refused.err
    assert "Expected `int`" in refused.err
    assert cosmodrome("components", GAME, "--import", str(tmp_path / "nowhere.json")).code == 2
