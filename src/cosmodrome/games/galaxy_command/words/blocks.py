"""Tables for people: the component data with its provenance, and the board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count

from msgspec.structs import replace

from cosmodrome.core.message import Message, Player, Text, listed, named, say
from cosmodrome.core.texts import LATER, LEGEND, NOW, SOON, Block, some_rows
from cosmodrome.games.content import source_of
from cosmodrome.games.galaxy_command.data.components import DATA, EVENTS, NEAR, SYSTEMS, TECHNOLOGIES, EventCard
from cosmodrome.games.galaxy_command.view.table import CommanderView, GalaxyCommandView, SystemView
from cosmodrome.games.galaxy_command.words.names import ability, amounts, effect
from cosmodrome.games.galaxy_command.words.texts import events_of_year


def _head(*names: str) -> tuple[Message, ...]:
    return tuple(say(f"head-{name}") for name in names)


def components() -> Sequence[Block]:
    return (_systems(False), _systems(True), _all_technologies(), _all_events(), _numbers())


def remaining(view: GalaxyCommandView) -> Sequence[Block]:
    """CO-1.8: the order of every pile is hidden, what was turned up is not. CO-7.1: in year 2 all events come back."""
    seen = {place.card for commander in view.commanders for place in commander.systems}
    cards = {
        str(card.number) for card in DATA.systems if card.number not in seen and (card.original or not view.original)
    }
    events = {
        str(card.number)
        for card in DATA.events
        if card.number not in view.used_events and (card.original or not view.original)
    }
    note = say("remaining-events-note", n=view.events_left)
    return (
        some_rows(_all_events(), events, 4, say("remaining-events"), note),
        some_rows(_systems(False), cards, 6, say("remaining-near"), say("remaining-systems-note")),
        some_rows(_systems(True), cards, 6, say("remaining-distant"), say("remaining-systems-note")),
    )


def _systems(distant: bool) -> Block:
    head = _head("number", "system", "resistance", "metal", "wealth", "points", "original", "source", "basis")
    rows = tuple(
        (
            str(card.number),
            card.name,
            str(card.resistance),
            str(card.metal),
            str(card.wealth),
            str(card.points),
            _yes(card.original),
            source_of(card),
            card.basis,
        )
        for card in DATA.systems
        if card.distant == distant
    )
    return Block(say("components-distant") if distant else say("components-near"), head, rows, clause="CO-1.7")


def _yes(true: bool) -> Text:
    return say("yes") if true else "-"


def _all_technologies() -> Block:
    rows = tuple(
        (str(row.row), row.name, str(row.cost), str(row.points), ability(row), source_of(row)) for row in TECHNOLOGIES
    )
    head = _head("row", "technology", "wealth", "points", "effect", "source")
    return Block(say("components-technologies"), head, rows, clause="CO-5.4")


def _all_events() -> Block:
    head = _head("number", "event", "year-one", "year-two", "original", "source", "basis")
    rows = tuple(
        (
            str(card.number),
            _event_name(card),
            effect(card.years[0]),
            effect(card.years[1]),
            _yes(card.original),
            source_of(card),
            card.basis,
        )
        for card in DATA.events
    )
    return Block(say("components-events"), head, rows, clause="CO-6.1")


def _event_name(card: EventCard) -> Text:
    return say("red-alert", card=card.name) if card.red_alert else card.name


def _numbers() -> Block:
    start, limits = DATA.setup, DATA.limits
    production = amounts(start.metal_production, start.wealth_production)
    cost = amounts(limits.military_metal, limits.military_wealth)
    rows: tuple[tuple[Text, ...], ...] = (
        (say("number-near"), str(start.near), source_of(start)),
        (say("number-distant"), str(start.distant), source_of(start)),
        (say("number-events", year=1), str(start.events_year_1), source_of(start)),
        (say("number-events", year=2), str(start.events_year_2), source_of(start)),
        (say("number-production"), listed(production), source_of(start)),
        (say("number-storage"), str(limits.storage), source_of(limits)),
        (say("number-military"), str(limits.military), source_of(limits)),
        (say("number-military-cost"), listed(cost), source_of(limits)),
        (say("number-die"), str(DATA.die.sides), source_of(DATA.die)),
        (say("number-target"), str(DATA.target.distant_per_player), source_of(DATA.target)),
        *(
            (say("number-bonus", bonus=bonus.name, text=bonus.text), str(bonus.points), source_of(bonus))
            for bonus in DATA.bonuses
        ),
        *((say("number-rank", n=rank.from_points), rank.text, source_of(rank)) for rank in DATA.ranks),
    )
    return Block(say("components-numbers"), _head("what", "value", "source"), rows, clause="CO-1.4")


def board(view: GalaxyCommandView) -> Sequence[Block]:
    """The commanders, the sectors and technologies, that of whoever looks or decides first, and the events."""
    looking = view.seat if view.seat is not None and view.seat >= 0 else max(view.turn, 0)
    others = [seat for seat in range(len(view.commanders)) if seat != looking]
    building = view.phase == "Build"
    return (
        _overview(view),
        _sector(view, looking, SOON if building else NOW),
        _technologies(view, looking, SOON),
        _events(view),
        *(_sector(view, seat, LATER) for seat in others),
        *(_technologies(view, seat, LATER) for seat in others if view.commanders[seat].technologies),
        Block(say("board-legend"), (), (), say("board-legend-text"), LEGEND),
    )


def brief(view: GalaxyCommandView) -> Sequence[Block]:
    """The same with only the line of whoever looks or decides in the first table."""
    overview, own, *others = board(view)
    line = overview.rows[own.of or 0]
    return (replace(overview, rows=(line,), note=""), own, *others)


def _overview(view: GalaxyCommandView) -> Block:
    head = _head("commander", "points", "aligned", "explored", "strength", "metal", "wealth", "marks")
    rows = tuple(_overview_row(view, seat) for seat in range(len(view.commanders)))
    target = say("board-target", n=view.distant_aligned, target=view.distant_target)
    return Block("", head, rows, target if view.distant_target else "")


def _overview_row(view: GalaxyCommandView, seat: int) -> tuple[Text, ...]:
    own = view.commanders[seat]
    explored = sum(system.card > 0 for system in own.systems)
    aligned = sum(system.aligned for system in own.systems)
    marks = tuple(_marks(view, seat))
    return (
        named(seat),
        str(sum(own.points.values())),
        f"{aligned}/{len(own.systems)}",
        f"{explored}/{len(own.systems)}",
        f"{own.strength}/{own.military_limit}",
        f"{own.metal}/{own.storage_limit} (+{own.next_metal})",
        f"{own.wealth}/{own.storage_limit} (+{own.next_wealth})",
        listed(marks) if marks else "-",
    )


def _marks(view: GalaxyCommandView, seat: int) -> Iterator[Message]:
    own = view.commanders[seat]
    if seat == view.first and len(view.commanders) > 1:
        yield say("mark-first")
    if own.out:
        yield say("mark-out")
    if own.strike:
        yield say("mark-strike")
    if own.sure_success:
        yield say("mark-sure")
    if own.sure_next:
        yield say("mark-sure-next")


def _sector(view: GalaxyCommandView, seat: int, need: int) -> Block:
    """The explored systems; the others are named below."""
    own = view.commanders[seat]
    head = _head("place", "system", "resistance", "metal", "wealth", "points", "state")
    rows = tuple([_system_row(own, system) for system in own.systems if system.card])
    near = tuple([str(system.slot + 1) for system in own.systems if not system.card and not system.distant])
    distant = tuple([str(system.slot - NEAR + 1) for system in own.systems if not system.card and system.distant])
    note = say("board-unexplored", near=near, distant=distant, open=own.distant_open) if near or distant else ""
    return Block(say("board-sector", who=Player(seat)), head, rows, note, need, seat)


def _place(system: SystemView) -> Message:
    if system.distant:
        return say("board-distant", n=system.slot - NEAR + 1)
    return say("board-near", n=system.slot + 1)


def _system_row(own: CommanderView, system: SystemView) -> tuple[Text, ...]:
    card = SYSTEMS[system.card]
    state = say("state", aligned=system.aligned, newest=system.slot == own.newest, n=system.storm)
    numbers = (str(card.resistance), str(card.metal), str(card.wealth), str(card.points))
    return (_place(system), card.name, *numbers, state)


def _technologies(view: GalaxyCommandView, seat: int, need: int) -> Block:
    owned = view.commanders[seat].technologies
    rows = tuple(
        (str(row.row), row.name, str(row.cost), ability(row), say("yes") if row.id in owned else "")
        for row in TECHNOLOGIES
    )
    head = _head("row", "technology", "wealth", "effect", "discovered")
    return Block(say("board-technologies", who=Player(seat)), head, rows, "", need, seat)


def _events(view: GalaxyCommandView) -> Block:
    """The cards of this year; Red Alerts have no number, for they do not count as events (CO-6.9)."""
    numbers = count(1)
    rows = tuple(_event_row(view, EVENTS[card], numbers) for card in view.used_events)
    about = {"resolved": view.events_resolved, "total": events_of_year(view), "alerts": view.red_alerts}
    title = say("board-events", year=view.year)
    return Block(title, _head("number", "event", "effect"), rows, say("board-resolved", **about), LATER)


def _event_row(view: GalaxyCommandView, card: EventCard, numbers: Iterator[int]) -> tuple[Text, ...]:
    number = "-" if card.red_alert else str(next(numbers))
    return (number, _event_name(card), effect(card.years[view.year - 1]))
