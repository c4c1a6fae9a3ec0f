"""The component data as tables for people, each row with its provenance."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.texts import Block
from cosmodrome.games.galaxy_command.data.components import DATA, TECHNOLOGIES
from cosmodrome.games.galaxy_command.words.narration import effect_text


def components() -> Sequence[Block]:
    return (_systems(False), _systems(True), _technologies(), _events(), _numbers())


def _systems(distant: bool) -> Block:
    head = ("No.", "System", "Resistance", "Metal", "Wealth", "Points", "Original", "Source", "Basis")
    rows = tuple(
        (
            str(card.number),
            card.name,
            str(card.resistance),
            str(card.metal),
            str(card.wealth),
            str(card.points),
            "yes" if card.original else "-",
            card.source,
            card.basis,
        )
        for card in DATA.systems
        if card.distant == distant
    )
    return Block("Distant systems" if distant else "Near systems", head, rows)


def _technologies() -> Block:
    rows = tuple((str(row.row), row.name, str(row.cost), str(row.points), row.text, row.source) for row in TECHNOLOGIES)
    return Block("Technologies", ("Row", "Technology", "Wealth", "Points", "Effect", "Source"), rows)


def _events() -> Block:
    head = ("No.", "Event", "Year 1", "Year 2", "Original", "Source", "Basis")
    rows = tuple(
        (
            str(card.number),
            card.name + (" (Red Alert)" if card.red_alert else ""),
            effect_text(card.years[0]),
            effect_text(card.years[1]),
            "yes" if card.original else "-",
            card.source,
            card.basis,
        )
        for card in DATA.events
    )
    return Block("Events", head, rows)


def _numbers() -> Block:
    start, limits = DATA.setup, DATA.limits
    rows = [
        ("Near and distant systems of a sector", f"{start.near} and {start.distant}", start.source),
        ("Events of year 1 and year 2", f"{start.events_year_1} and {start.events_year_2}", start.source),
        (
            "Metal and wealth production of the home world",
            f"{start.metal_production} and {start.wealth_production}",
            start.source,
        ),
        ("Storage and military limits", f"{limits.storage} and {limits.military}", limits.source),
        (
            "Cost of a point of strength",
            f"{limits.military_metal} metal, {limits.military_wealth} wealth",
            limits.source,
        ),
        ("Sides of the die", str(DATA.die.sides), DATA.die.source),
        ("Distant systems per player to win together", str(DATA.target.distant_per_player), DATA.target.source),
        *((f"{bonus.name} bonus: {bonus.text}", str(bonus.points), bonus.source) for bonus in DATA.bonuses),
        *((f"Rank from {rank.from_points} points", rank.text, rank.source) for rank in DATA.ranks),
    ]
    return Block("Numbers", ("What", "Value", "Source"), tuple(rows))
