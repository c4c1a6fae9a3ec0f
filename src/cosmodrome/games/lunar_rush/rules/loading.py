"""Chapters 6 and 10: loading ships, up and down, and the arrival of moonbound ships."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from cosmodrome.core.flow import Form, Picks, Step, do_next, form_of
from cosmodrome.core.message import say
from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.games.lunar_rush.actions import FinishLoading, LoadEarthbound, LoadMoonbound, Teleport
from cosmodrome.games.lunar_rush.corporation import Corporation, Numbers, Ship
from cosmodrome.games.lunar_rush.data.components import (
    ADVM,
    DATA,
    DOWN,
    EARTH_ITEMS,
    HABP,
    ITEMS,
    MOON_ITEMS,
    ORE,
    ROUTES,
    TECH,
    UP,
)
from cosmodrome.games.lunar_rush.events import (
    EarthboundLoaded,
    LoadingFinished,
    MoonboundArrived,
    MoonboundLoaded,
    ShipsMoved,
    TeleportChosen,
    Teleported,
)
from cosmodrome.games.lunar_rush.rules import automa, steps
from cosmodrome.games.lunar_rush.rules.lanes import fast_lanes
from cosmodrome.games.lunar_rush.rules.money import gain
from cosmodrome.games.lunar_rush.rules.perks import GOLD_ABILITIES, perks_of
from cosmodrome.games.lunar_rush.rules.together import close_step, open_step, partner
from cosmodrome.games.lunar_rush.state import State
from cosmodrome.games.lunar_rush.words.names import amount, gold_name, lane_text

FINISH = FinishLoading()
SPACES = tuple(row.spaces for row in ITEMS)
FIRST_DOWN = DOWN.start
MOVES = tuple([route.moves for route in ROUTES])
CREW_UP = DATA.setup.crew_up
MANY = 4_096


def launching(corp: Corporation, lanes: range) -> list[Ship]:
    """The ships of one's own that were launched this turn and have not moved yet."""
    return [ship for ship in corp.ships if ship.moves == MOVES[ship.lane] and ship.lane in lanes]


def _with_spaces(corp: Corporation, lanes: range) -> tuple[Ship, ...]:
    """LR-6.5: the capacity is fixed now."""
    capacity = perks_of(corp).capacity
    fresh = launching(corp, lanes)
    return tuple(ship._replace(spaces=capacity[ship.lane]) if ship in fresh else ship for ship in corp.ships)


# moonbound


def teleporters(state: State, corp: Corporation) -> list[int]:
    """LR-7.6: from the turn after purchase on."""
    rows = zip(corp.golds, corp.bought, strict=True)
    return [gold for gold, turn in rows if GOLD_ABILITIES[gold].teleport and turn < state.turn]


def load_moonbound(state: State, step: Step, events: list[Event]) -> None:
    loading = []
    for seat, corp in enumerate(state.corps[: state.house.people]):
        if launching(corp, UP):
            corp.ships = _with_spaces(corp, UP)
        if launching(corp, UP) or teleporters(state, corp):
            loading.append(seat)
    open_step(state, steps.LOAD_UP, loading)


def offers_up(state: State, seat: int) -> list[Action]:
    usual = usual_loads_up(state, seat)
    return usual if usual[-1] is FINISH else [*usual, FINISH]


def usual_loads_up(state: State, seat: int) -> list[Action]:
    """Full loads for the first ship that has none yet; then what a teleporter brings; then the end."""
    corp = state.corps[seat]
    for ship in corp.ships:
        if not ship.loaded and ship.lane < DOWN.start and ship.moves == MOVES[ship.lane]:
            return full_loads(ship.lane, ship.spaces, min(CREW_UP, corp.earth))
    for gold in teleporters(state, corp):
        if not any(corp.teleport):
            return [*teleports(gold), FINISH]
    return [FINISH]


@lru_cache(MANY)
def full_loads(lane: int, spaces: int, crew: int) -> list[Action]:
    """Every way to fill a moonbound ship."""
    found: list[Action] = []
    for parts in range(spaces // SPACES[HABP] + 1):
        for astronauts in range(min(crew, spaces - parts * SPACES[HABP]) + 1):
            rest = spaces - parts * SPACES[HABP] - astronauts
            found += [LoadMoonbound(lane, parts, tech, rest - tech, astronauts) for tech in range(rest + 1)]
    return found


@lru_cache(MANY)
def teleports(gold: int) -> list[Action]:
    spaces = GOLD_ABILITIES[gold].teleport
    loads = [(parts, tech) for parts in range(spaces // 2 + 1) for tech in range(spaces - 2 * parts + 1)]
    return [Teleport(gold, parts, tech, spaces - 2 * parts - tech) for parts, tech in loads]


def picks_up(state: State, seat: int, picks: Picks) -> Sequence[int]:
    """A ship, then how many of each item, then astronauts."""
    corp = state.corps[seat]
    if not picks:
        return [ship.lane for ship in launching(corp, UP)]
    ship = _own_ship(corp, picks[0], UP)
    assert ship is not None
    *load, fields = *picks[1:], len(picks)
    room = ship.spaces - sum(number * SPACES[item] for item, number in zip(EARTH_ITEMS, load, strict=False))
    if fields == 1 + len(EARTH_ITEMS):
        return range(min(room, CREW_UP, corp.earth + ship.crew) + 1)
    return range(room // SPACES[EARTH_ITEMS[fields - 1]] + 1) if fields <= len(EARTH_ITEMS) else ()


def picks_to_teleport(state: State, seat: int, picks: Picks) -> Sequence[int]:
    """A teleporter, then how many of each item."""
    if not picks:
        return teleporters(state, state.corps[seat])
    load, fields = picks[1:], len(picks)
    room = GOLD_ABILITIES[picks[0]].teleport
    room -= sum(number * SPACES[item] for item, number in zip(EARTH_ITEMS, load, strict=False))
    return range(room // SPACES[EARTH_ITEMS[fields - 1]] + 1) if fields <= len(EARTH_ITEMS) else ()


UP_FORM: Form = form_of(LoadMoonbound, picks_up)
TELEPORT_FORM: Form = form_of(Teleport, picks_to_teleport)


def _own_ship(corp: Corporation, lane: int, lanes: range) -> Ship | None:
    return next((ship for ship in launching(corp, lanes) if ship.lane == lane), None)


def check_up(state: State, seat: int, action: LoadMoonbound) -> Refusal | None:
    """LR-6.1, LR-6.2, LR-6.4."""
    corp = state.corps[seat]
    ship = _own_ship(corp, action.lane, UP)
    if ship is None:
        return Refusal("LR-6.4", say("no-moonbound-ship", lane=lane_text(action.lane, fast_lanes(state))))
    load = (action.habp, action.tech, action.advm)
    if min(*load, action.astronauts) < 0:
        return Refusal("LR-6.2", say("load-negative"))
    if action.astronauts > CREW_UP:
        return Refusal("LR-6.2", say("crew-limit", n=CREW_UP))
    if action.astronauts > corp.earth + ship.crew:
        return Refusal("LR-6.1", say("too-few-on-earth", n=corp.earth + ship.crew))
    spaces = _spaces(load) + action.astronauts
    if spaces > ship.spaces:
        return Refusal("LR-6.2", say("ship-full", needed=spaces, n=ship.spaces))
    return None


def _spaces(load: Numbers) -> int:
    return sum(number * SPACES[item] for item, number in zip(EARTH_ITEMS, load, strict=True))


def load_up(state: State, seat: int, action: LoadMoonbound, events: list[Event]) -> None:
    corp, ships = state.corps[seat], []
    for ship in corp.ships:
        if ship.lane == action.lane and ship.moves == MOVES[ship.lane]:
            corp.earth += ship.crew - action.astronauts
            load = (action.habp, action.tech, action.advm, 0, 0, 0, 0, 0, 0)
            ships.append(ship._replace(load=load, crew=action.astronauts, loaded=True))
        else:
            ships.append(ship)
    corp.ships = tuple(ships)
    bill = carried((action.habp, action.tech, action.advm))
    fast = fast_lanes(state)
    events.append(MoonboundLoaded(seat, action.lane, bill, action.astronauts, fast_lanes=fast))


def carried(load: Numbers) -> tuple[tuple[int, int], ...]:
    return tuple((item, number) for item, number in enumerate(load) if number)


def check_teleport(state: State, seat: int, action: Teleport) -> Refusal | None:
    """LR-7.6."""
    corp = state.corps[seat]
    if action.gold not in corp.golds or not GOLD_ABILITIES[action.gold].teleport:
        return Refusal("LR-7.6", say("no-teleporter"))
    if action.gold not in teleporters(state, corp):
        return Refusal("LR-7.6", say("teleporter-later", gold=gold_name(action.gold)))
    load = (action.habp, action.tech, action.advm)
    if min(load) < 0 or _spaces(load) > GOLD_ABILITIES[action.gold].teleport:
        return Refusal("LR-7.6", say("teleporter-full", n=GOLD_ABILITIES[action.gold].teleport))
    return None


def choose_teleport(state: State, seat: int, action: Teleport, events: list[Event]) -> None:
    state.corps[seat].teleport = (action.habp, action.tech, action.advm)
    events.append(TeleportChosen(seat, action.gold, carried(state.corps[seat].teleport)))


def finish(state: State, seat: int, action: FinishLoading, events: list[Event]) -> None:
    events.append(LoadingFinished(seat))


def arrive(state: State, step: Step, events: list[Event]) -> None:
    """LR-6.3; LR-7.6: teleported items come with the ships; LR-13.6: an AI's ships are not even there."""
    close_step(state, steps.LOAD_UP, events)
    arrivals = []
    people = state.corps[: state.house.people]
    if any(ship.lane < FIRST_DOWN for corp in people for ship in corp.ships):
        events.append(ShipsMoved(up=True))
    for seat, corp in enumerate(people):
        if corp.ships:
            corp.ships = tuple([ship if ship.lane >= FIRST_DOWN else moved(ship) for ship in corp.ships])
            arrivals += [steps.UNLOAD_AT[seat][ship.lane] for ship in corp.ships if not ship.moves]
        if any(corp.teleport):
            arrivals.append(Step(steps.TELEPORT, seat))
    if arrivals:
        do_next(state, *arrivals)


def unload(state: State, step: Step, events: list[Event]) -> None:
    """LR-6.3: one ship."""
    seat, corp = step.seat, state.corps[step.seat]
    ship = take_arrived(corp, step.value)
    bill = carried(ship.load)
    gain(corp, bill)
    corp.moon += ship.crew
    corp.idle += ship.crew
    events.append(MoonboundArrived(seat, ship.lane, bill, ship.crew, fast_lanes=fast_lanes(state)))


def moved(ship: Ship) -> Ship:
    lane, moves, spaces, load, crew, card, loaded = ship
    return Ship(lane, moves - 1, spaces, load, crew, card, loaded)


def arrived(corp: Corporation, lane: int) -> int:
    """The place of the ship of this lane that has no moves left."""
    place = 0
    while corp.ships[place].lane != lane or corp.ships[place].moves:
        place += 1
    return place


def take_arrived(corp: Corporation, lane: int) -> Ship:
    """The same ship, taken off the board."""
    place = arrived(corp, lane)
    ship = corp.ships[place]
    corp.ships = corp.ships[:place] + corp.ships[place + 1 :]
    return ship


def bring_teleported(state: State, step: Step, events: list[Event]) -> None:
    """LR-7.6."""
    corp = state.corps[step.seat]
    bill = carried(corp.teleport)
    gain(corp, bill)
    corp.teleport = (0, 0, 0)
    events.append(Teleported(step.seat, bill))


# earthbound


def load_earthbound(state: State, step: Step, events: list[Event]) -> None:
    """LR-13.8: AI ships get their cards now."""
    automa.load_ships(state, events)
    people = state.corps[: state.house.people]
    for corp in people:
        if launching(corp, DOWN):
            corp.ships = _with_spaces(corp, DOWN)
    loading = [seat for seat, corp in enumerate(people) if any(corp.stock[ORE:]) and shared_ships(state, seat)]
    open_step(state, steps.LOAD_DOWN, loading)


def shared_ships(state: State, seat: int) -> list[tuple[int, Ship]]:
    """LR-16.1: the earthbound ships of this turn that a seat may load, with their owners; one's own first."""
    found = [(seat, ship) for ship in launching(state.corps[seat], DOWN)]
    mate = partner(state, seat)
    if mate >= 0:
        found += [(mate, ship) for ship in launching(state.corps[mate], DOWN)]
    return found


def free_spaces(state: State, seat: int, owner: int, ship: Ship) -> int:
    """What is left for this seat beside the boarded astronaut and the partner's goods."""
    mate = partner(state, seat)
    taken = ship.crew
    if mate >= 0:
        taken += sum(sum(load[1:]) for load in state.corps[mate].aboard if load[0] == ship.lane)
    return ship.spaces - taken


def aboard(corp: Corporation, lane: int) -> Numbers:
    """What this player has put on the ship so far."""
    return next((load[1:] for load in corp.aboard if load[0] == lane), (0, 0, 0, 0))


def offers_down(state: State, seat: int) -> list[Action]:
    """The fullest loads for the first ship that has none of this player yet, or none on it; then the end."""
    corp = state.corps[seat]
    stock = corp.stock
    if any(stock[ORE:]):
        said = [load[0] for load in corp.aboard]
        for owner, ship in shared_ships(state, seat):
            if ship.lane not in said and (free := free_spaces(state, seat, owner, ship)) > 0:
                return full_cargo(ship.lane, free, *(min(free, stock[item]) for item in MOON_ITEMS))
    return [FINISH]


@lru_cache(MANY)
def full_cargo(lane: int, free: int, ore: int, bar: int, shard: int, gem: int) -> list[Action]:
    """Every way to load as much as can be; the dearest first; and the end of loading."""
    total = min(free, ore + bar + shard + gem)
    found: list[Action] = []
    for gems in range(gem, -1, -1):
        for bars in range(min(bar, total - gems), -1, -1):
            for shards in range(min(shard, total - gems - bars), -1, -1):
                rest = total - gems - bars - shards
                if 0 <= rest <= ore:
                    found.append(LoadEarthbound(lane, rest, bars, shards, gems))
    return [*found, FINISH]


def picks_down(state: State, seat: int, picks: Picks) -> Sequence[int]:
    """A ship, then how many of each item."""
    ships = shared_ships(state, seat)
    if not picks:
        return [ship.lane for _, ship in ships]
    corp, (lane, *load), fields = state.corps[seat], picks, len(picks)
    if fields > len(MOON_ITEMS):
        return ()
    room = next(free_spaces(state, seat, owner, ship) for owner, ship in ships if ship.lane == lane) - sum(load)
    there = corp.stock[MOON_ITEMS[fields - 1]] + aboard(corp, lane)[fields - 1]
    return range(min(room, there) + 1)


DOWN_FORM: Form = form_of(LoadEarthbound, picks_down)


def check_down(state: State, seat: int, action: LoadEarthbound) -> Refusal | None:
    """LR-10.1, LR-10.3, LR-16.1."""
    ships = [(owner, ship) for owner, ship in shared_ships(state, seat) if ship.lane == action.lane]
    if not ships:
        return Refusal("LR-10.3", say("no-earthbound-ship", lane=lane_text(action.lane, fast_lanes(state))))
    load, corp = (action.ore, action.bar, action.shard, action.gem), state.corps[seat]
    if min(load) < 0:
        return Refusal("LR-10.1", say("load-negative"))
    for item, number, before in zip(MOON_ITEMS, load, aboard(corp, action.lane), strict=True):
        if number > corp.stock[item] + before:
            return Refusal("LR-10.1", say("too-few-items", there=amount(corp.stock[item] + before, item)))
    free = free_spaces(state, seat, *ships[0])
    if sum(load) > free:
        return Refusal("LR-10.1", say("ship-full", needed=sum(load), n=free))
    return None


def load_down(state: State, seat: int, action: LoadEarthbound, events: list[Event]) -> None:
    """Where nothing was aboard and nothing is loaded, nothing has happened that others could see."""
    corp, load = state.corps[seat], (action.ore, action.bar, action.shard, action.gem)
    until_now = aboard(corp, action.lane)
    for index, before in enumerate(until_now):
        corp.stock[ORE + index] += before - load[index]
        corp.shipped[index] += load[index] - before
    others = tuple(one for one in corp.aboard if one[0] != action.lane)
    corp.aboard = (*others, (action.lane, *load))
    if not any(load) and not any(until_now):
        return
    bill = carried((0,) * ORE + load)
    owner = next(owner for owner, ship in shared_ships(state, seat) if ship.lane == action.lane)
    whose = owner if owner != seat else -1
    events.append(EarthboundLoaded(seat, action.lane, bill, owner=whose, fast_lanes=fast_lanes(state)))


def depart(state: State, events: list[Event]) -> None:
    """The loading is over: what was put on the ships lies on them."""
    close_step(state, steps.LOAD_DOWN, events)
    people = state.corps[: state.house.people]
    loads = [load for corp in people for load in corp.aboard]
    if not loads:
        return
    for corp in people:
        corp.aboard = ()
        corp.ships = tuple(_stowed(ship, loads) for ship in corp.ships)


def _stowed(ship: Ship, loads: list[Numbers]) -> Ship:
    if ship.lane < DOWN.start or ship.moves != MOVES[ship.lane]:
        return ship
    put = [load[1:] for load in loads if load[0] == ship.lane]
    cargo = tuple(sum(numbers) for numbers in zip((0, 0, 0, 0), *put, strict=True))
    return ship._replace(load=(*((0,) * ORE), *cargo), loaded=True)


assert (HABP, TECH, ADVM) == EARTH_ITEMS
