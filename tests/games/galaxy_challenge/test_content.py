"""Component data typed in by an owner of the box: every fault is told with its row."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from cosmodrome.games.content import ContentError, parse_content
from cosmodrome.games.galaxy_challenge import GAME
from cosmodrome.games.galaxy_challenge.data.components import PRINTED, cell_of, name_of, read_components

OURS = files("cosmodrome.games.galaxy_challenge").joinpath("data", "components.json").read_bytes()

FAULTS: list[tuple[Callable[[dict[str, Any]], object], str]] = [
    (lambda d: d["sector_cards"][0].update(kind="gold"), r"sector_cards, row 1 \(Sleeping Leviathan\): kind: "),
    (lambda d: d["sector_cards"][3].update(number=9), "sector_cards: rows are numbered 1, 2, 3 and so on"),
    (lambda d: [row.update(chips=0) for row in d["sector_cards"]], "no card gives a chip, so no game would end"),
    (lambda d: [row.update(great=False) for row in d["sector_cards"]], "no great anomaly, so no tie would end"),
    (lambda d: d["advantage_cards"][2].update(bonus=0), r"advantage_cards, row 3 \(ADV-MOV-3\): bonus: "),
    (lambda d: d["advantage_cards"][2].update(number=1), "advantage_cards: rows are numbered 1, 2, 3 and so on"),
    (lambda d: d["board"]["rows"].pop(), "board: 13 rows"),
    (lambda d: d["board"]["rows"].__setitem__(6, "O...........O"), "board: one centre"),
    (lambda d: d["board"]["rows"].__setitem__(0, "short"), "board: rows"),
    (lambda d: d["rockets"][0].update(home="D1"), "rockets: each home is a planet of the board"),
    (lambda d: d["rockets"][0].update(home="Z99"), "rockets: each home is a planet of the board"),
    (lambda d: d["players"].update(least=5, most=4), "players: 5 to 4 with 6 rockets"),
    (lambda d: d["dice"].reverse(), "dice: black, blue, red and green, in this order"),
    (lambda d: d["bands"].reverse(), "bands: rising, the first from 1"),
    (lambda d: d["civilizations"].reverse(), "civilizations: one for each colour"),
    (lambda d: d["civilizations"][0].update(die=""), r"civilizations \(Taykeean Empire\): a die belongs to"),
    (lambda d: d["civilizations"][5].update(effect="copied"), "at most one takes over the power of others"),
    (lambda d: d.pop("chips"), "chips: this section is missing"),
]


@pytest.mark.parametrize(("change", "message"), FAULTS)
def test_a_fault_is_told(change: Callable[[dict[str, Any]], object], message: str) -> None:
    data = json.loads(OURS)
    change(data)
    with pytest.raises(ContentError, match=message):
        read_components(parse_content("mine.json", json.dumps(data).encode(), GAME.texts.words))


def test_ours_is_sound() -> None:
    assert read_components(parse_content("ours", OURS)) == PRINTED


@pytest.mark.parametrize(("name", "cell"), [("A1", 0), ("M1", 12), ("A2", 13), ("G7", 84), ("M13", 168)])
def test_cells_by_their_names(name: str, cell: int) -> None:
    assert (cell_of(name), name_of(cell)) == (cell, name)


@pytest.mark.parametrize("name", ["", "A", "A0", "A14", "N1", "1A", "A-1"])
def test_what_is_no_cell(name: str) -> None:
    assert cell_of(name) == -1
