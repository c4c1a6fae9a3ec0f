"""Component data typed in by an owner of the box: every fault is told with its row."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from cosmodrome.games.content import ContentError, parse_content
from cosmodrome.games.galaxy_rush import GAME
from cosmodrome.games.galaxy_rush.data.components import PRINTED, read_components

OURS = files("cosmodrome.games.galaxy_rush").joinpath("data", "components.json").read_bytes()

FAULTS: list[tuple[Callable[[dict[str, Any]], object], str]] = [
    (lambda d: d["orbit_cards"][0].update(distance="far"), r"orbit_cards, row 1 \(Iridium Fuel Cell\): distance: "),
    (lambda d: d["orbit_cards"][0].update(kind="gold"), r"orbit_cards, row 1 \(Iridium Fuel Cell\): no kind 'gold'"),
    (lambda d: d["orbit_cards"][3].update(number=9), "orbit_cards: rows are numbered 1, 2, 3 and so on"),
    (lambda d: d["orbit_cards"].__delitem__(slice(40, 74)), "orbit_cards: 40 of them, 48 are dealt"),
    (lambda d: d["discoveries"][4]["cost"].update(tin=1), r"discoveries, row 5 \(Quill\): no resource tin"),
    (lambda d: d["discoveries"][4].update(gives="tin"), r"discoveries, row 5 \(Quill\): no resource tin"),
    (lambda d: [row.update(season=1) for row in d["discoveries"]], "discoveries: 0 in season 2, the pool shows 4"),
    (lambda d: d["resources"].pop(), "resources: there are four"),
    (lambda d: d["expeditions"].pop(), "expeditions: there are three"),
    (lambda d: d["expeditions"][1]["table"].pop(), r"expeditions \(Asteroid\): a set_size, or a table for 0 to 10"),
    (lambda d: d["achievements"][0].update(measure="luck"), r"achievements, row 1 .*measure"),
    (lambda d: d["achievements"][0].update(measure="achievement_points"), "achievements, row 1 .*counts itself"),
    (lambda d: d["predictions"].__delitem__(slice(2, 8)), "predictions: 2 of them, 3 are dealt"),
    (lambda d: d["medals"].pop(), "medals: one for each season, in order"),
    (lambda d: d["tokens"]["values"].pop(), "tokens: 5 in a stack, up to 6 are won"),
    (lambda d: d["rockets"].pop(), "rockets: one for seat 0, one for seat 1"),
    (lambda d: d.pop("setup"), "setup: this section is missing"),
]


@pytest.mark.parametrize(("change", "message"), FAULTS)
def test_a_fault_is_told(change: Callable[[dict[str, Any]], object], message: str) -> None:
    data = json.loads(OURS)
    change(data)
    with pytest.raises(ContentError, match=message):
        read_components(parse_content("mine.json", json.dumps(data).encode(), GAME.texts.words))


def test_ours_is_sound() -> None:
    assert read_components(parse_content("ours", OURS)) == PRINTED
