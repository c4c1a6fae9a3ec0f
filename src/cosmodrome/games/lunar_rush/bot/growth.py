"""How a base can grow: the upgrades that pay most, one after the other, and what earth items are worth on that way.

Whatever can be built with what is there or on its way counts for most of what it will add; a part of what may follow
counts as well, so that astronauts and beds are seen in the base that will be, not only in the one that is.
"""

from __future__ import annotations

from cosmodrome.core.tuples import put
from cosmodrome.games.lunar_rush.bot.engine import engine_of, kept
from cosmodrome.games.lunar_rush.bot.prospects import RECRUITED, Outlook, earnings, recruits
from cosmodrome.games.lunar_rush.corporation import Corporation, Numbers
from cosmodrome.games.lunar_rush.data.components import DOWN, FAMILIES, HABITATION, HABP, ITEMS, MODULE, Pairs
from cosmodrome.games.lunar_rush.rules.market import tracks
from cosmodrome.games.lunar_rush.rules.money import can_pay
from cosmodrome.games.lunar_rush.rules.perks import Perks, perks_of
from cosmodrome.games.lunar_rush.state import State

SHARE = 0.75
"""How much of an upgrade's gain its materials are worth before it is built."""
LATER = 0.3
"""The same for upgrades whose materials are still on Earth."""
PACE = 0.8
"""Such upgrades in a turn."""
LONG = 9
"""Upgrades that are thought of at once."""
LOOSE = 0.4
"""What an item that completes nothing is worth of what its ship spaces would be in a whole upgrade."""
END = 1 / 3
NOTHING = [0] * len(ITEMS)
SPACES = tuple(item.spaces for item in ITEMS)

Upgrade = tuple[int, Pairs]


def room_a_turn(state: State, perks: Perks) -> float:
    """Spaces on earthbound ships that a player gets in a turn: everybody's share of the lanes."""
    lanes = perks.capacity[4:] if len(state.corps) == 4 else [perks.capacity[lane] for lane in (4, 6, 7)]
    return sum(lanes) / max(3, len(state.corps))


def usual_prices(state: State) -> tuple[float, ...]:
    """Between where a price begins and where it recovers."""
    return tuple((track.track[track.start] + track.threshold) / 2 for track in tracks(state))


def usual(state: State, corp: Corporation, levels: Numbers, people: int, left: int) -> float:
    """What such a base would bring until the end, from nothing."""
    perks, turns = perks_of(corp), left + 0.5
    beds = perks.beds[levels[HABITATION]]
    crew = min(beds, people) + recruits(beds - max(people, perks.beds[0]), left) * RECRUITED
    look = Outlook(
        turns=turns,
        work=crew * turns,
        mouths=max(0.0, crew - perks.feed) * turns,
        soon=0.0,
        room=room_a_turn(state, perks) * turns,
        prices=usual_prices(state),
        ends=(1.0, 1.0, 1.0, 1.0),
    )
    total = earnings(engine_of(corp, levels), NOTHING, look)
    for family, level in enumerate(levels):
        module = MODULE[family][level]
        if level and module is not None:
            total += max(0, module.worth + perks.worth[level])
    return total


class Growth:
    """The way of one base: upgrades in the order in which they pay, and its worth at each step."""

    __slots__ = ("levels", "path", "values")

    def __init__(self, state: State, corp: Corporation, people: int, left: int) -> None:
        levels = corp.levels
        self.path: list[Upgrade] = []
        self.levels = [levels]
        self.values = [usual(state, corp, levels, people, left)]
        for _ in range(LONG):
            best = self._best(state, corp, people, left)
            if best is None:
                break
            self.path.append(best)

    def _best(self, state: State, corp: Corporation, people: int, left: int) -> Upgrade | None:
        """The one that adds most for each ship space that its materials take."""
        levels, now = self.levels[-1], self.values[-1]
        best, found = 0.0, None
        for family in range(len(FAMILIES)):
            level = levels[family]
            cost = perks_of(corp).costs[family][level + 1] if level < 2 else None
            if cost is None:
                continue
            after = raised(levels, family)
            value = usual(state, corp, after, people, left)
            rate = (value - now) / max(1, spaces_of(cost))
            if rate > best:
                best, found = rate, (family, cost, after, value)
        if found is None:
            return None
        self.levels.append(found[2])
        self.values.append(found[3])
        return found[0], found[1]


def beds_by(corp: Corporation, moves: int, parts: int = 0) -> int:
    """Beds once ships with so many moves to go have landed, if what they bring then builds the habitation module."""
    perks, level = perks_of(corp), corp.levels[HABITATION]
    cost = perks.costs[HABITATION][level + 1]
    if cost is None or corp.barred >> HABITATION & 1:
        return perks.beds[level]
    have = corp.stock[HABP] + parts
    have += sum(ship.load[HABP] for ship in corp.ships if ship.lane < DOWN.start and ship.moves <= moves)
    return perks.beds[level + (have >= sum(number for _, number in cost))]


def raised(levels: Numbers, family: int) -> Numbers:
    return put(levels, family, levels[family] + 1)


def spaces_of(cost: Pairs) -> int:
    return sum(SPACES[item] * number for item, number in cost)


_GROWTHS: dict[object, Growth] = {}
_WORTHS: dict[object, float] = {}


def _key(state: State, corp: Corporation, people: int, left: int) -> tuple[object, ...]:
    return corp.role, corp.golds, corp.levels, people, left, state.house.market, len(state.corps)


def growth_of(state: State, corp: Corporation, people: int, left: int) -> Growth:
    key = _key(state, corp, people, left)
    return kept(_GROWTHS, key, lambda: Growth(state, corp, people, left))


def growth_worth(state: State, corp: Corporation, people: int, left: int, have: Numbers) -> float:
    """What earth items, so many of each, and the time to come will add to a base."""
    key = (_key(state, corp, people, left), have)
    return kept(_WORTHS, key, lambda: _worth(state, corp, people, left, have))


def _worth(state: State, corp: Corporation, people: int, left: int, have: Numbers) -> float:
    growth = growth_of(state, corp, people, left)
    stock, levels = list(have), corp.levels
    rest: list[Upgrade] = []
    for family, cost in growth.path:
        if can_pay(stock, cost) and not any(family == other for other, _ in rest):
            levels = raised(levels, family)
            for item, number in cost:
                stock[item] -= number
        else:
            rest.append((family, cost))
    built = usual(state, corp, levels, people, left)
    later = levels
    ahead = rest[: round(PACE * max(0, left - 1))]
    for family, _ in ahead:
        later = raised(later, family)
    more = usual(state, corp, later, people, left) - built if ahead else 0.0
    rate = LOOSE * more / max(1, sum(spaces_of(cost) for _, cost in ahead))
    total = SHARE * (built - growth.values[0]) + LATER * more
    for item in range(3):
        asked = min(stock[item], sum(dict(cost).get(item, 0) for _, cost in ahead))
        total += asked * max(END, rate * SPACES[item]) + (stock[item] - asked) * END
    return total


def lacking(state: State, corp: Corporation, people: int, left: int, have: Numbers) -> list[int]:
    """The items that the next upgrades still need, in the order of the way."""
    stock = list(have)
    found: list[int] = []
    for _, cost in growth_of(state, corp, people, left).path:
        for item, number in cost:
            short = max(0, number - stock[item])
            stock[item] = max(0, stock[item] - number)
            found += [item] * short
    return found


def load_for(wanted: list[int], spaces: int) -> Numbers:
    """As many of these items as fit, the first ones first; what remains is filled with what takes one space."""
    load = [0, 0, 0]
    for item in wanted:
        if SPACES[item] <= spaces:
            load[item] += 1
            spaces -= SPACES[item]
    while spaces > 0:
        item = 1 if load[1] <= load[2] else 2
        load[item] += 1
        spaces -= 1
    return tuple(load)
