"""The cards and numbers as typed rows, loaded once and checked on load (chapters 1, 8 and 9).

Orbit cards, discoveries, predictions and achievements are known everywhere by their number, from 1; 0 is no card. What
a captain owns is counted by kind: the four resources, then the three expeditions, then heroics.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from cosmodrome.core.game import Colour
from cosmodrome.core.message import Printed, say
from cosmodrome.games.content import Content, open_content, worded

GAME_ID = "galaxy-rush"

Source = Literal["rulebook", "public", "reconstructed", "own"]
Count = Annotated[int, Meta(ge=0, le=999)]
Number = Annotated[int, Meta(ge=1, le=99)]

Measure = Literal[
    "resource_sets",
    "best_resource",
    "resources",
    "heroics",
    "expeditions",
    "expedition_kinds",
    "discoveries",
    "distance",
    "distance_points",
    "medals",
    "achievement_points",
    "orbit_one",
]
"""What is counted of a captain; `rules/measures.py` has a function for each."""


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    pass


class Setup(Row, frozen=True):
    seasons: Number
    pairs: Annotated[int, Meta(ge=2, le=12)]
    pool: Number
    achievements: Number
    predictions: Number
    source: Source


class Distance(Row, frozen=True):
    """So many points for each full `au` of the whole game."""

    au: Number
    points: Count
    source: Source


class Rocket(Row, frozen=True):
    seat: Literal[0, 1]
    colour: Colour
    source: Source


class Tokens(Row, frozen=True):
    """The stack beside each rocket, the top one first."""

    values: tuple[Count, ...]
    source: Source


class Medal(Row, frozen=True):
    season: Number
    points: Count
    source: Source


class Resource(Row, frozen=True):
    id: str
    name: Printed
    short: Printed
    source: Source


class Expedition(Row, frozen=True):
    """Points for each complete set, or by a table for the number owned, from 0."""

    id: str
    name: Printed
    plural: Printed
    source: Source
    set_size: Count = 0
    set_points: Count = 0
    table: tuple[Count, ...] = ()


class OrbitCard(Row, frozen=True):
    number: Number
    id: str
    kind: str
    """A resource's id, an expedition's, or "heroic"."""
    name: str
    distance: Number
    source: Source
    points: Count = 0


class Discovery(Row, frozen=True):
    number: Number
    id: str
    season: Number
    name: str
    body: str
    points: Count
    cost: dict[str, Number]
    """By a resource's id."""
    source: Source
    gives: str = ""
    """The resource it counts as."""


class Prediction(Row, frozen=True):
    """Right for the rocket that has more of the measure; alike in both colours."""

    number: Number
    id: str
    name: Printed
    text: Printed
    measure: Measure
    source: Source


class Achievement(Row, frozen=True):
    number: Number
    id: str
    name: Printed
    text: Printed
    measure: Measure
    rule: Literal["each", "at_least", "at_most", "exactly"]
    value: Count
    points: Count
    source: Source


class Components(msgspec.Struct, frozen=True):
    setup: Setup
    distance: Distance
    tokens: Tokens
    rockets: tuple[Rocket, ...]
    medals: tuple[Medal, ...]
    resources: tuple[Resource, ...]
    expeditions: tuple[Expedition, ...]
    orbit_cards: tuple[OrbitCard, ...]
    discoveries: tuple[Discovery, ...]
    predictions: tuple[Prediction, ...]
    achievements: tuple[Achievement, ...]


HEROIC = "heroic"
ORBITS = 2


def read_components(content: Content) -> Components:
    """The rows of a data file; `ContentError` lists every fault in it."""
    setup, distance = content.section("setup", Setup), content.section("distance", Distance)
    tokens = content.section("tokens", Tokens)
    rockets, medals = content.rows("rockets", Rocket), content.rows("medals", Medal)
    resources, expeditions = content.rows("resources", Resource), content.rows("expeditions", Expedition)
    cards, discoveries = content.rows("orbit_cards", OrbitCard), content.rows("discoveries", Discovery)
    predictions, achievements = content.rows("predictions", Prediction), content.rows("achievements", Achievement)
    if setup is not None and tokens is not None and not content.faults:
        _check_kinds(content, resources, expeditions, cards)
        _check_orbits(content, setup, cards)
        _check_discoveries(content, setup, resources, discoveries)
        _check_numbers(content, "predictions", [row.number for row in predictions], setup.predictions)
        _check_numbers(content, "achievements", [row.number for row in achievements], setup.achievements)
        for row in achievements:
            counts_itself = row.measure == "achievement_points"
            content.expect(not counts_itself, say("data-counts-itself", row=row.number, name=row.name))
        _check_board(content, setup, tokens, rockets, medals)
    content.close()
    assert setup is not None
    assert distance is not None
    assert tokens is not None
    return Components(
        setup,
        distance,
        tokens,
        tuple(rockets),
        tuple(medals),
        tuple(resources),
        tuple(expeditions),
        tuple(cards),
        tuple(discoveries),
        tuple(predictions),
        tuple(achievements),
    )


def _check_numbers(content: Content, section: str, numbers: list[int], wanted: int) -> None:
    content.expect(numbers == list(range(1, len(numbers) + 1)), say("data-numbers", section=section))
    content.expect(len(numbers) >= wanted, say("data-few", section=section, n=len(numbers), dealt=wanted))


def _check_kinds(
    content: Content, resources: list[Resource], expeditions: list[Expedition], cards: list[OrbitCard]
) -> None:
    content.expect(len(resources) == 4, say("data-resources"))
    content.expect(len(expeditions) == 3, say("data-expeditions"))
    kinds = [row.id for row in resources] + [row.id for row in expeditions] + [HEROIC]
    content.expect(len(set(kinds)) == len(kinds), say("data-kinds"))
    for card in cards:
        content.expect(card.kind in kinds, say("data-kind", row=card.number, name=card.name, kind=card.kind))
    for row in expeditions:
        owned = sum(card.kind == row.id for card in cards)
        complete = row.set_size > 0 or len(row.table) > owned
        content.expect(complete, say("data-expedition", name=row.name, n=owned))


def _check_orbits(content: Content, setup: Setup, cards: list[OrbitCard]) -> None:
    wanted = setup.seasons * setup.pairs * ORBITS
    _check_numbers(content, "orbit_cards", [card.number for card in cards], wanted)


def _check_discoveries(content: Content, setup: Setup, resources: list[Resource], discoveries: list[Discovery]) -> None:
    _check_numbers(content, "discoveries", [row.number for row in discoveries], setup.pool)
    known = {row.id for row in resources}
    for row in discoveries:
        named = {*row.cost, *filter(None, [row.gives])}
        content.expect(
            named <= known, say("data-discovery", row=row.number, name=row.name, kinds=", ".join(sorted(named - known)))
        )
    for season in range(1, setup.seasons + 1):
        found = sum(row.season == season for row in discoveries)
        content.expect(found >= setup.pool, say("data-pool", n=found, season=season, pool=setup.pool))


def _check_board(content: Content, setup: Setup, tokens: Tokens, rockets: list[Rocket], medals: list[Medal]) -> None:
    content.expect([row.seat for row in rockets] == [0, 1], say("data-rockets"))
    seasons = [row.season for row in medals]
    content.expect(seasons == list(range(1, setup.seasons + 1)), say("data-medals"))
    most = setup.predictions * 2
    content.expect(len(tokens.values) >= most, say("data-tokens", n=len(tokens.values), most=most))


PRINTED = read_components(open_content(GAME_ID, __package__ or ""))
DATA = worded(GAME_ID, PRINTED)

SEASONS = DATA.setup.seasons
PAIRS = DATA.setup.pairs
SPACES = PAIRS * ORBITS
"""A track's spaces: pair 1 in orbit one and two, then pair 2, and so on."""
SEATS = len(DATA.rockets)
COLOURS = tuple(row.colour for row in DATA.rockets)

RESOURCES = len(DATA.resources)
KINDS = (*(row.id for row in DATA.resources), *(row.id for row in DATA.expeditions), HEROIC)
HEROICS = KINDS.index(HEROIC)
"""The place of heroics among the kinds."""

NO_KIND = -1
CARDS = {card.number: card for card in DATA.orbit_cards}
KIND_OF = (NO_KIND, *(KINDS.index(card.kind) for card in DATA.orbit_cards))
AU_OF = (0, *(card.distance for card in DATA.orbit_cards))
POINTS_OF = (0, *(card.points for card in DATA.orbit_cards))

DISCOVERIES = {row.number: row for row in DATA.discoveries}
COST_OF = ((), *(tuple(row.cost.get(kind.id, 0) for kind in DATA.resources) for row in DATA.discoveries))
GIVES = (NO_KIND, *(KINDS.index(row.gives) if row.gives else NO_KIND for row in DATA.discoveries))
DISCOVERY_POINTS = (0, *(row.points for row in DATA.discoveries))

PREDICTIONS = {row.number: row for row in DATA.predictions}
ACHIEVEMENTS = {row.number: row for row in DATA.achievements}
MEDAL_POINTS = (0, *(row.points for row in DATA.medals))
"""By season."""


def _by_number_owned(row: Expedition) -> tuple[int, ...]:
    cards = sum(card.kind == row.id for card in DATA.orbit_cards)
    if row.table:
        return row.table
    return tuple(owned // row.set_size * row.set_points for owned in range(cards + 1))


EXPEDITION_POINTS = tuple(_by_number_owned(row) for row in DATA.expeditions)
"""For each kind of expedition the points by the number owned (GR-8.4 to GR-8.6)."""
