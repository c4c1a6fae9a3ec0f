"""The component data as tables for people, each row with its provenance."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.texts import Block
from cosmodrome.games.galaxy_rush.components import DATA, EXPEDITION_POINTS
from cosmodrome.games.galaxy_rush.narration import cost_text


def components() -> Sequence[Block]:
    return (_orbit_cards(), _discoveries(), _expeditions(), _predictions(), _achievements(), _numbers())


def _orbit_cards() -> Block:
    head = ("No.", "Card", "Distance", "Points", "Source")
    rows = tuple(
        (str(card.number), card.name, f"{card.distance} au", str(card.points) if card.points else "-", card.source)
        for card in DATA.orbit_cards
    )
    return Block("Orbit cards", head, rows)


def _discoveries() -> Block:
    names = {row.id: row.short for row in DATA.resources}
    head = ("No.", "Season", "Discovery", "Body", "Points", "Needs", "Counts as", "Source")
    rows = tuple(
        (
            str(row.number),
            str(row.season),
            row.name,
            row.body,
            str(row.points),
            cost_text(row.number),
            names.get(row.gives, "-"),
            row.source,
        )
        for row in DATA.discoveries
    )
    return Block("Discoveries", head, rows)


def _expeditions() -> Block:
    rows = tuple(
        (row.plural, " ".join(map(str, table[1:])), row.source)
        for row, table in zip(DATA.expeditions, EXPEDITION_POINTS, strict=True)
    )
    return Block("Expeditions", ("Kind", "Points for one, two, three and so on", "Source"), rows)


def _predictions() -> Block:
    rows = tuple((str(row.number), row.name, row.text, row.source) for row in DATA.predictions)
    return Block("Predictions, alike in both colours", ("No.", "Prediction", "Text", "Source"), rows)


def _achievements() -> Block:
    rows = tuple(
        (str(row.number), row.text, f"{row.points} each" if row.rule == "each" else str(row.points), row.source)
        for row in DATA.achievements
    )
    return Block("Achievements", ("No.", "Achievement", "Points", "Source"), rows)


def _numbers() -> Block:
    setup, distance = DATA.setup, DATA.distance
    rows = (
        ("Seasons", str(setup.seasons), setup.source),
        ("Pairs of a track", str(setup.pairs), setup.source),
        ("Discoveries in the pool", str(setup.pool), setup.source),
        ("Achievements in a game", str(setup.achievements), setup.source),
        ("Predictions dealt to each captain", str(setup.predictions), setup.source),
        (f"Points for each full {distance.au} au", str(distance.points), distance.source),
        *((f"Medal of season {row.season}", str(row.points), row.source) for row in DATA.medals),
        ("Reputation tokens beside each rocket", " ".join(map(str, DATA.tokens.values)), DATA.tokens.source),
        *((f"Rocket of seat {row.seat + 1}", row.colour, row.source) for row in DATA.rockets),
    )
    return Block("Numbers", ("What", "Value", "Source"), rows)
