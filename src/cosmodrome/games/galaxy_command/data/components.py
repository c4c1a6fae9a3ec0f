"""The cards, technologies and numbers as typed rows, loaded once and checked on load (chapters 1, 5 and 8).

A card is known everywhere by its printed number; `SYSTEMS[number]` and `EVENTS[number]` give its row.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from cosmodrome.core.message import Printed, Text, say
from cosmodrome.games.content import Content, open_content, worded

GAME_ID = "galaxy-command"

Source = Literal["rulebook", "public", "reconstructed", "own"]
Count = Annotated[int, Meta(ge=0, le=99)]
Number = Annotated[int, Meta(ge=1, le=999)]


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    pass


class Setup(Row, frozen=True):
    near: Annotated[int, Meta(ge=1, le=12)]
    distant: Annotated[int, Meta(ge=1, le=12)]
    events_year_1: Number
    events_year_2: Number
    metal: Count
    wealth: Count
    strength: Count
    metal_production: Count
    wealth_production: Count
    source: Source


class Limits(Row, frozen=True):
    storage: Count
    military: Count
    military_metal: Count
    military_wealth: Count
    lost_strength: Count
    source: Source


class Die(Row, frozen=True):
    sides: Annotated[int, Meta(ge=2, le=100)]
    source: Source


class Ability(Row, frozen=True):
    """What technologies give their owner; the abilities of several add up to one of these."""

    military_limit: Count = 0
    storage_limit: Count = 0
    opens_distant: bool = False
    halves_strikes: bool = False
    against_invasion: Count = 0
    against_revolt: Count = 0
    sure_success: bool = False
    trade_give: Count = 0
    trade_get: Count = 0


class Technology(Row, frozen=True):
    id: str
    name: Printed
    row: Number
    column: Literal[1, 2]
    cost: Count
    points: Count
    ability: Ability
    text: Printed
    source: Source


class System(Row, frozen=True):
    number: Number
    id: str
    name: str
    distant: bool
    resistance: Count
    metal: Count
    wealth: Count
    points: Count
    original: bool
    source: Source
    basis: Printed = ""


class Effect(Row, frozen=True, tag_field="effect", tag=str.lower):
    """What an event does in one of the two years; `rules/events.py` has a function for each kind."""


class Gain(Effect, frozen=True):
    metal: Count = 0
    wealth: Count = 0


class Strike(Effect, frozen=True):
    pass


class Revolt(Effect, frozen=True):
    force: Count


class Invasion(Effect, frozen=True):
    force: Count


class Quiet(Effect, frozen=True):
    pass


class Storm(Effect, frozen=True):
    collections: Number


class Ransom(Effect, frozen=True):
    from_systems: Number
    wealth: Count
    metal: Count


class Envoys(Effect, frozen=True):
    up_to_strength: Count
    strength: Number


AnyEffect = Gain | Strike | Revolt | Invasion | Quiet | Storm | Ransom | Envoys


class EventCard(Row, frozen=True):
    number: Number
    id: str
    type: str
    name: str
    red_alert: bool
    years: tuple[AnyEffect, AnyEffect]
    original: bool
    source: Source
    basis: Printed = ""


class Bonus(Row, frozen=True):
    id: Literal["exploration", "scientific", "warlord"]
    name: Printed
    points: Count
    text: Printed
    source: Source


class Rank(Row, frozen=True):
    from_points: Count
    name: Printed
    text: Printed
    source: Source


class Target(Row, frozen=True):
    distant_per_player: Count
    source: Source


class Components(msgspec.Struct, frozen=True):
    setup: Setup
    limits: Limits
    die: Die
    target: Target
    technologies: tuple[Technology, ...]
    systems: tuple[System, ...]
    events: tuple[EventCard, ...]
    bonuses: tuple[Bonus, ...]
    ranks: tuple[Rank, ...]


PLAYERS = 4


def read_components(content: Content) -> Components:
    """The rows of a data file; `ContentError` lists every fault in it."""
    setup, limits = content.section("setup", Setup), content.section("limits", Limits)
    die, target = content.section("die", Die), content.section("target", Target)
    technologies, systems = content.rows("technologies", Technology), content.rows("systems", System)
    events, bonuses = content.rows("events", EventCard), content.rows("bonuses", Bonus)
    ranks = content.rows("ranks", Rank)
    if setup is not None and not content.faults:
        _check_decks(content, setup, systems, events)
        _check_technologies(content, technologies)
        _check_ranks(content, ranks)
        content.expect(len({bonus.id for bonus in bonuses}) == 3, say("data-bonuses"))
    content.close()
    assert setup is not None
    assert limits is not None
    assert die is not None
    assert target is not None
    return Components(
        setup,
        limits,
        die,
        target,
        tuple(technologies),
        tuple(systems),
        tuple(events),
        tuple(bonuses),
        tuple(ranks),
    )


def _check_decks(content: Content, setup: Setup, systems: list[System], events: list[EventCard]) -> None:
    numbers = [card.number for card in systems] + [card.number for card in events]
    doubles = sorted({number for number in numbers if numbers.count(number) > 1})
    content.expect(not doubles, say("data-doubles", numbers=str(doubles)))
    for original, players in ((True, 1), (False, PLAYERS)):
        for distant, per_player in ((False, setup.near), (True, setup.distant)):
            found = sum(card.distant == distant and (card.original or not original) for card in systems)
            content.expect(
                found >= players * per_player,
                say("data-systems", n=found, distant=distant, original=original, dealt=players * per_player),
            )
        found = sum(not card.red_alert and (card.original or not original) for card in events)
        wanted = max(setup.events_year_1, setup.events_year_2)
        content.expect(found >= wanted, say("data-events", n=found, original=original, dealt=wanted))


def _check_technologies(content: Content, technologies: list[Technology]) -> None:
    ids = [technology.id for technology in technologies]
    places = [(technology.row, technology.column) for technology in technologies]
    content.expect(len(set(ids)) == len(ids), say("data-technology-ids"))
    content.expect(len(set(places)) == len(places), say("data-technology-places"))
    content.expect(all((row, 1) in places for row, _ in places), say("data-technology-left"))
    content.expect(0 < len(ids) <= 12, say("data-technologies"))


def _check_ranks(content: Content, ranks: list[Rank]) -> None:
    points = [rank.from_points for rank in ranks]
    content.expect(bool(points) and points[0] == 0, say("data-rank-first"))
    content.expect(points == sorted(set(points)), say("data-rank-points"))


PRINTED = read_components(open_content(GAME_ID, __package__ or ""))
DATA = worded(GAME_ID, PRINTED)

SYSTEMS = {card.number: card for card in DATA.systems}
EVENTS = {card.number: card for card in DATA.events}
TECHNOLOGIES = DATA.technologies
NEAR = DATA.setup.near
SLOTS = NEAR + DATA.setup.distant
"""A sector's places: 0 to NEAR - 1 are near systems, the rest distant ones."""

TECHNOLOGY_INDEX = {technology.id: index for index, technology in enumerate(TECHNOLOGIES)}
ALL_TECHNOLOGIES = (1 << len(TECHNOLOGIES)) - 1


def _left_of(right: Technology) -> int:
    if right.column == 1:
        return -1
    return next(i for i, left in enumerate(TECHNOLOGIES) if (left.row, left.column) == (right.row, 1))


REQUIRED = tuple(_left_of(technology) for technology in TECHNOLOGIES)
"""For each technology the one that must come before it, or -1 (CO-5.4)."""


def _sum_of(technologies: int) -> Ability:
    """All that a set of technologies gives (a bit for each), on top of the limits everybody has."""
    owned = [row.ability for index, row in enumerate(TECHNOLOGIES) if technologies >> index & 1]
    return Ability(
        military_limit=max([DATA.limits.military, *(each.military_limit for each in owned)]),
        storage_limit=max([DATA.limits.storage, *(each.storage_limit for each in owned)]),
        opens_distant=any(each.opens_distant for each in owned),
        halves_strikes=any(each.halves_strikes for each in owned),
        against_invasion=sum(each.against_invasion for each in owned),
        against_revolt=sum(each.against_revolt for each in owned),
        sure_success=any(each.sure_success for each in owned),
        trade_give=max([0, *(each.trade_give for each in owned)]),
        trade_get=max([0, *(each.trade_get for each in owned)]),
    )


ABILITIES = tuple(_sum_of(technologies) for technologies in range(ALL_TECHNOLOGIES + 1))
"""By the set of technologies that a commander has."""


def technology_with(ability: str) -> Text:
    """The name of the technology that has this ability, for texts."""
    return next((row.name for row in TECHNOLOGIES if getattr(row.ability, ability)), say("technology-unknown"))
