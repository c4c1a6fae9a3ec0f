"""A user's own component data: used in place of ours, checked on load, every fault told with file, row and field."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from cosmodrome.core.message import say
from cosmodrome.games.content import ContentError, parse_content, worded
from cosmodrome.games.galaxy_command import GAME
from cosmodrome.games.galaxy_command.data.components import read_components
from tests.cli.run import cosmodrome

OURS = json.loads(files("cosmodrome.games.galaxy_command").joinpath("data", "components.json").read_text())


def own(change: Callable[[dict[str, Any]], object]) -> bytes:
    data = json.loads(json.dumps(OURS))
    change(data)
    return json.dumps(data).encode()


FAULTS: list[tuple[Callable[[dict[str, Any]], object], str]] = [
    (
        lambda d: d["systems"][3].update(resistance="high"),
        r"mine.json: systems, row 4 \(Cygnus\): resistance: Expected `int`",
    ),
    (lambda d: d["systems"][0].pop("metal"), r"systems, row 1 \(Wolf 359\): .*missing required field `metal`"),
    (lambda d: d["systems"][0].update(colour="red"), r"systems, row 1 \(Wolf 359\): .*unknown field `colour`"),
    (lambda d: d["systems"][0].update(resistance=-1), r"systems, row 1 \(Wolf 359\): resistance: .*>= 0"),
    (lambda d: d["systems"][1].update(number=1), r"number \[1\] stands on more than one card"),
    (lambda d: d["systems"][0].update(source="hearsay"), r"systems, row 1 \(Wolf 359\): source: Invalid enum value"),
    (lambda d: d["events"][0]["years"].pop(), r"events, row 1 \(Asteroid\): years: Expected `array` of length 2"),
    (lambda d: d["events"][0]["years"][0].update(effect="party"), r"events, row 1 \(Asteroid\): years\[0\]\.effect"),
    (lambda d: d.pop("technologies"), "technologies: this list of rows is missing"),
    (lambda d: d.pop("setup"), "setup: this section is missing"),
    (lambda d: d["technologies"][0].update(row=2), "two have the same row and column"),
    (lambda d: d["ranks"].pop(0), "ranks: the first is for 0 points"),
    (lambda d: d["systems"].__delitem__(slice(0, 2)), r"systems: 5 near ones in the original deck, 6 are dealt"),
    (lambda d: d["bonuses"].pop(), "bonuses: exploration, scientific and warlord once each"),
]


@pytest.mark.parametrize(("change", "message"), FAULTS)
def test_a_fault_is_told_with_file_row_and_field(change: Callable[[dict[str, Any]], object], message: str) -> None:
    with pytest.raises(ContentError, match=message):
        read_components(parse_content("mine.json", own(change), GAME.texts.words))


def test_all_faults_are_told_at_once() -> None:
    def spoil(data: dict[str, Any]) -> None:
        data["systems"][0]["metal"] = "much"
        data["systems"][5]["wealth"] = None
        data["technologies"][2].pop("cost")

    with pytest.raises(ContentError) as caught:
        read_components(parse_content("mine.json", own(spoil), GAME.texts.words))
    assert len(str(caught.value).splitlines()) == 3


@pytest.mark.parametrize("raw", [b"", b"{", b"[]", b"\xff"])
def test_what_is_no_data_at_all(raw: bytes) -> None:
    with pytest.raises(ContentError, match=r"mine\.json: "):
        parse_content("mine.json", raw)


def test_a_key_that_stands_twice_is_refused() -> None:
    """JSON readers take the last one and say nothing."""
    raw = own(lambda _: None).replace(b'"metal": 1,', b'"metal": 1, "metal": 2,', 1)
    with pytest.raises(ContentError) as caught:
        parse_content("mine.json", raw)
    (line,) = str(caught.value).splitlines()
    assert line.startswith("mine.json: metal: this key appears more than once in the object that begins with")


def test_ours_is_sound() -> None:
    assert len(read_components(parse_content("ours", own(lambda _: None))).systems) == 36


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    def rename(data: dict[str, Any]) -> None:
        data["systems"][0].update(name="Homestead", source="own")

    (tmp_path / "galaxy-command.json").write_bytes(own(rename))
    return tmp_path


@pytest.mark.slow
def test_a_content_folder_replaces_the_data(pack: Path) -> None:
    ran = cosmodrome("--content", str(pack), "components", "galaxy-command")
    assert "Homestead" in ran.out
    assert "Wolf 359" not in ran.out
    assert "Homestead" in cosmodrome("components", "galaxy-command", COSMODROME_CONTENT=str(pack)).out


@pytest.mark.slow
def test_texts_of_our_data_are_messages_and_those_of_a_users_own_stay(
    pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    printed = read_components(parse_content("ours", json.dumps(OURS).encode()))
    first = worded("galaxy-command", printed).technologies[0]
    assert (first.id, first.name, first.text) == (
        "capital_ships",
        say("card-technologies-capital-ships-name"),
        say("card-technologies-capital-ships-text"),
    )
    assert worded("galaxy-command", printed).ranks[0].name == say("card-ranks-1-name")
    names = [row.name for row in worded("galaxy-command", printed).systems]
    assert names == [row.name for row in printed.systems], "proper names stay"
    monkeypatch.setenv("COSMODROME_CONTENT", str(pack))
    assert worded("galaxy-command", printed) == printed


def test_a_game_saved_with_other_data_is_not_loaded(pack: Path) -> None:
    file = str(pack / "game.json")
    cosmodrome("--content", str(pack), "play", "galaxy-command", "--save", file, typed="1\nquit\n")
    assert cosmodrome("--content", str(pack), "replay", file).code == 0
    ran = cosmodrome("replay", file)
    assert ran.code == 2
    assert "saved with other component data" in ran.err


@pytest.mark.slow
def test_bad_content_is_told_in_lines_without_a_traceback(tmp_path: Path) -> None:
    (tmp_path / "galaxy-command.json").write_bytes(own(lambda d: d["systems"][0].update(metal="much")))
    ran = cosmodrome("--content", str(tmp_path), "components", "galaxy-command")
    assert ran.code == 2
    assert "systems, row 1 (Wolf 359): metal: Expected `int`, got `str`" in ran.err
    assert "Traceback" not in ran.err


def test_a_game_tells_faults_in_its_own_words(tmp_path: Path) -> None:
    """Although it cannot be imported then."""
    data = json.loads(files("cosmodrome.games._template").joinpath("data", "components.json").read_text())
    data["rockets"] = data["rockets"][:2]
    (tmp_path / "template.json").write_text(json.dumps(data))
    ran = cosmodrome("--content", str(tmp_path), "components", "template")
    assert ran.code == 2
    assert ran.err == f"cosmodrome: {tmp_path / 'template.json'}: rockets: there must be 5 or more, not 2.\n"


@pytest.mark.slow
def test_a_lesson_is_not_offered_for_other_cards_than_those_it_speaks_of(pack: Path) -> None:
    ran = cosmodrome("--content", str(pack), "learn", "galaxy-command")
    assert ran.code == 2
    assert "Galaxy Command has no lesson" in ran.err


@pytest.mark.slow
def test_a_file_that_no_game_reads_is_told(pack: Path) -> None:
    (pack / "galaxy-tracker.json").write_text("{}")
    (pack / "Lunar-Rush.json.txt").write_text("{}")
    (pack / "shopping.txt").write_text("milk")
    (pack / ".hidden").write_text("")
    (pack / "drafts").mkdir()
    for ran in (
        cosmodrome("--content", str(pack), "components", "galaxy-command"),
        cosmodrome("components", "galaxy-command", COSMODROME_CONTENT=str(pack)),
    ):
        assert ran.code == 0
        assert "Homestead" in ran.out
        events = ran.err.splitlines()
        for line, (name, hint) in zip(
            events,
            [
                ("Lunar-Rush.json.txt", "Did you mean lunar-rush.json?"),
                ("galaxy-tracker.json", "Did you mean galaxy-trucker.json?"),
                ("shopping.txt", "The names are galaxy-command.json, "),
            ],
            strict=True,
        ):
            assert line.startswith(f"cosmodrome: {pack / name} is not used, because no game has this name. {hint}")


TWO_GAMES = "import cosmodrome; cosmodrome.new('galaxy-command'); cosmodrome.new('template'); cosmodrome.game_ids()"


@pytest.mark.slow
def test_python_is_warned_of_it_once(pack: Path) -> None:
    (pack / "galaxy-tracker.json").write_text("{}")
    environment = {**os.environ, "COSMODROME_CONTENT": str(pack)}
    ran = subprocess.run([sys.executable, "-c", TWO_GAMES], env=environment, capture_output=True, text=True, check=True)
    assert ran.stderr.count("galaxy-tracker.json is not used, because no game has this name.") == 1
    assert "<string>:1: UnreadContent" in ran.stderr, "it names the line that asked for the game"


@pytest.mark.slow
def test_a_good_folder_is_not_talked_about(pack: Path) -> None:
    assert cosmodrome("--content", str(pack), "games").err == ""


@pytest.mark.slow
def test_a_content_folder_that_is_not_there(tmp_path: Path) -> None:
    for ran in (
        cosmodrome("--content", str(tmp_path / "none"), "games"),
        cosmodrome("games", COSMODROME_CONTENT=str(tmp_path / "none")),
    ):
        assert ran.code == 2
        assert ran.err == f"cosmodrome: There is no content folder {tmp_path / 'none'}.\n"
