"""Component data typed in by an owner of the box: every fault is told with its row."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from cosmodrome.games.content import ContentError, parse_content
from cosmodrome.games.lunar_rush import GAME
from cosmodrome.games.lunar_rush.data.components import PRINTED, read_components

OURS = files("cosmodrome.games.lunar_rush").joinpath("data", "components.json").read_bytes()


def discount(data: dict[str, Any], card: str) -> dict[str, Any]:
    """The one that this card gives."""
    effects = next(row["effects"] for row in (*data["gold_modules"], *data["roles"]) if row["id"] == card)
    found: dict[str, Any] = next(effect for effect in effects if effect["op"] == "cost_discount")
    return found


FAULTS: list[tuple[Callable[[dict[str, Any]], object], str]] = [
    (lambda d: d["modules"][1].update(worth="much"), r"modules, row 2 \(Int Habitation Module\): worth: "),
    (lambda d: d["modules"].pop(), "modules: one row for each family and level"),
    (lambda d: d["gold_modules"][0]["effects"][0].update(op="magic"), r"gold_modules, row 1 \(Crescent Arboretum\)"),
    (lambda d: d["gold_modules"].__delitem__(slice(5, 25)), "gold_modules: fewer than are shown"),
    (lambda d: d["routes"].reverse(), "routes: four lanes up, then four down"),
    (lambda d: d["items"].pop(), "items: these, in this order"),
    (lambda d: d["markets"].pop(), "markets: there are three"),
    (lambda d: d["turns"].pop(), "turns: one row for each of turns 1 to 7"),
    (lambda d: d["corporations"].pop(), "corporations: there are four"),
    (lambda d: d["route_closed"].__delitem__(slice(2, 8)), "route_closed: too few"),
    (lambda d: d["ai_ships"].__delitem__(slice(0, 3)), "ai_ships: four or more of level beginner"),
    (lambda d: d["ai_bids"].__delitem__(slice(0, 4)), "ai_bids: more than one for each turn"),
    (lambda d: d["roles"].__delitem__(slice(0, 3)), "roles: four or more beginner cards"),
    (lambda d: d["wonder_cards"][2].update(noun="igloo"), "wonder_cards, row 3: no noun 'igloo'"),
    (lambda d: d["adjectives"][0].update(matches=["igloo"]), r"adjectives \(Vibrant\): matches a noun"),
    (lambda d: d["wonder_cards"].__delitem__(slice(10, 24)), "wonder_cards: three rows of five are needed"),
    (
        lambda d: discount(d, "refined_programming").update(applies_to="gold"),
        "Refined Programming: a discount on modules",
    ),
    (lambda d: discount(d, "refined_programming").update(item="any"), "Refined Programming: a discount on"),
    (lambda d: discount(d, "gilded_trust").update(amount=2), "Gilded Trust: a discount on modules names an item, one"),
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
