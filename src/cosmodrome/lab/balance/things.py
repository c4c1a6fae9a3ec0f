"""What things, choices and events go with: those who had them beside those who had not, the best first."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from cosmodrome.lab.balance.distribution import distribute
from cosmodrome.lab.balance.facts import Choice, EventRate, Number, Thing, Worth
from cosmodrome.lab.balance.rows import Row, Sides, deals, gap, worth
from cosmodrome.lab.figures import Interval, mean, rate, ratio


def things(rows: Sequence[Row]) -> list[Thing]:
    """By group, in the order in which the game names them."""
    seen: defaultdict[tuple[str, str], list[tuple[Row, bool]]] = defaultdict(list)
    for row in rows:
        for group, names in row.sample.measures.things.items():
            for name, had in names.items():
                seen[group, name].append((row, had))
    found = [Thing(group, name, _worth(points)) for (group, name), points in seen.items()]
    groups = list(dict.fromkeys(thing.group for thing in found))
    return sorted(found, key=lambda thing: (groups.index(thing.group), *_best_first(thing.worth)))


def choices(rows: Sequence[Row]) -> list[Choice]:
    """By how often they are taken."""
    seen: defaultdict[str, list[tuple[Row, bool]]] = defaultdict(list)
    for row in rows:
        for name, (_, taken) in row.sample.choices.items():
            seen[name].append((row, taken > 0))
    found = [_choice(name, points) for name, points in seen.items()]
    return sorted(found, key=lambda choice: -choice.taken.value)


def _choice(name: str, points: Sequence[tuple[Row, bool]]) -> Choice:
    offered = [float(row.sample.choices[name][0]) for row, _ in points]
    taken = [float(row.sample.choices[name][1]) for row, _ in points]
    return Choice(name, int(sum(offered)), _taken(taken, offered, [row.deal for row, _ in points]), _worth(points))


def _taken(taken: Sequence[float], offered: Sequence[float], by_deal: Sequence[int]) -> Interval:
    """Never and always have no spread of their own to go by: there each deal counts as one try."""
    share = ratio(taken, offered, by_deal)
    if share.value in {0.0, 1.0}:
        tries = len(set(by_deal))
        return rate(share.value * tries, tries)
    return Interval(share.value, max(0.0, share.low), min(1.0, share.high))


def event_rates(rows: Sequence[Row]) -> list[EventRate]:
    """By how often they happen."""
    names = dict.fromkeys(name for row in rows for name in row.sample.events)
    found = [
        EventRate(
            name=name,
            per_seat=mean([float(row.sample.events.get(name, 0)) for row in rows], deals(rows)),
            worth=worth(rows, [name in row.sample.events for row in rows]),
        )
        for name in names
    ]
    return sorted(found, key=lambda rate: -rate.per_seat.value)


def numbers(rows: Sequence[Row], sides: Sides) -> list[Number]:
    """In the order in which the game names them."""
    seen: defaultdict[tuple[str, str], list[tuple[Row, float, bool]]] = defaultdict(list)
    for row, ahead in zip(rows, sides.is_ahead, strict=True):
        for group, names in row.sample.measures.numbers.items():
            for name, value in names.items():
                seen[group, name].append((row, value, ahead))
    groups = list(dict.fromkeys(group for group, _ in seen))
    found = [_number(group, name, points) for (group, name), points in seen.items()]
    return sorted(found, key=lambda number: groups.index(number.group))


def _number(group: str, name: str, points: Sequence[tuple[Row, float, bool]]) -> Number:
    rows = [row for row, _, _ in points]
    values = [value for _, value, _ in points]
    spread = distribute(values, deals(rows))
    return Number(group, name, spread, gap(rows, values, [ahead for _, _, ahead in points]))


def _worth(points: Sequence[tuple[Row, bool]]) -> Worth:
    return worth([row for row, _ in points], [had for _, had in points])


def _best_first(found: Worth) -> tuple[bool, float]:
    """What cannot be told comes last."""
    return found.score is None, -found.score.value if found.score else 0.0
