"""Files full of nonsense, given to every command that reads one: one plain line and exit code 2, never a traceback."""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from pathlib import Path

import pytest

import cosmodrome
from cosmodrome.cli.main import BAD_INPUT, main
from cosmodrome.games.content import ContentError, parse_content
from tests.cli.run import cosmodrome as run
from tests.nonsense import JSON
from tests.server.test_nonsense import HOLE, saved

READERS = [
    ["replay", "FILE"],
    ["verify", "FILE"],
    ["play", "--resume", "FILE"],
    ["learn", "galaxy-command", "--resume", "FILE"],
    ["arena", "template", "--bots", "random", "--games", "1", "--json", "FILE"],
    ["lab", "template", "--bots", "random", "--games", "1", "--out", "FOLDER"],
]


def complaint(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, arguments: list[str]) -> str:
    monkeypatch.setattr(sys, "argv", ["cosmodrome", *arguments])
    with pytest.raises(SystemExit) as left:
        main()
    error = capsys.readouterr().err
    assert left.value.code == BAD_INPUT, error
    return error


@pytest.mark.parametrize("arguments", READERS, ids=" ".join)
def test_files(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.json"
    places = {"FILE": str(file), "FOLDER": str(tmp_path)}
    for name, nonsense in JSON.items():
        file.write_bytes(nonsense)
        error = complaint(capsys, monkeypatch, [places.get(one, one) for one in arguments])
        assert error.startswith(f"cosmodrome: {file}: "), name
        assert error.count("\n") == 1, name
        assert error.strip().isprintable(), name


@pytest.mark.parametrize("part", json.loads(saved()))
def test_parts_of_a_save_file(part: str, tmp_path: Path) -> None:
    """Some of it is no fault: a player may be called x."""
    file = tmp_path / "game.json"
    for nonsense in JSON.values():
        file.write_bytes(saved(**{part: "HOLE"}).replace(HOLE, nonsense))
        with suppress(cosmodrome.SaveError):
            cosmodrome.load(file)


def test_what_a_file_holds_makes_no_lines_of_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    for name in ("line end", "escape", "NUL"):
        file.write_bytes(saved(game="HOLE").replace(HOLE, JSON[name]))
        error = complaint(capsys, monkeypatch, ["replay", str(file)])
        assert error.startswith(f'cosmodrome: {file}: There is no game "'), name
        assert error.count("\n") == 1, name
        assert error.strip().isprintable(), name


@pytest.mark.parametrize("name", [name for name in JSON if name != "object"])
def test_content(name: str) -> None:
    for document in (b"%", b'{"systems": [%'):
        with pytest.raises(ContentError) as caught:
            parse_content("mine.json", document.replace(HOLE, JSON[name]))
        assert str(caught.value).startswith("mine.json: ")
        assert len(str(caught.value).splitlines()) == 1


def test_the_line_of_a_fault_is_told() -> None:
    with pytest.raises(ContentError, match=r"mine\.json: This is not JSON: JSON is malformed: .* \(line 3\)"):
        parse_content("mine.json", b'{\n"systems":\n [}\n')


def test_a_byte_order_mark_is_no_fault() -> None:
    assert parse_content("mine.json", b'\xef\xbb\xbf{"systems": []}').data == {"systems": []}


def test_a_deep_content_file_is_told_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "galaxy-command.json"
    file.write_bytes(JSON["brackets"])
    ran = run("--content", str(tmp_path), "components", "galaxy-command")
    assert ran.code == BAD_INPUT
    assert ran.err == f"cosmodrome: {file}: This is not JSON: brackets are nested too deeply\n"


def test_names_in_a_content_file_make_no_lines_of_their_own(tmp_path: Path) -> None:
    (tmp_path / "galaxy-command.json").write_bytes(b'{"systems": [{"name": "a\\nb\\u001b[2J"}]}')
    ran = run("--content", str(tmp_path), "components", "galaxy-command")
    assert ran.code == BAD_INPUT
    assert "systems, row 1 (a\\nb\\x1b[2J): " in ran.err


def test_a_player_in_a_file_does_not_steer_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(saved(players=["HOLE", "Ben"]).replace(HOLE, JSON["escape"]))
    ran = run("replay", str(file))
    assert ran.code == 0, ran.err
    assert "\\x1b[2J" in ran.out
    assert "\x1b" not in ran.out
