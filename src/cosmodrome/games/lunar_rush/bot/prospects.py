"""What a base will still earn: the best use of all work and all ship spaces that are to come, as one sum.

Goods, energy and tech in the base count as the work they save, so doing a part of the plan changes nothing, doing
something useless lowers the sum, and an upgrade raises it. The figures are judgement, not rules.
"""

from __future__ import annotations

from typing import NamedTuple

from cosmodrome.games.lunar_rush.bot.engine import Engine
from cosmodrome.games.lunar_rush.data.components import BAR, ENERGY, GEM, LIFE_SUPPORT, ORE, SHARD, TECH

MADE = 0.86
"""The share of its price that a bar or gem in the base brings."""
PLANNED = 0.8
"""The same for one that is to be made."""
RAW = 0.76
"""The same for ore and shards."""
RECRUITS = 0.6
"""Astronauts a turn who will come where there are new beds for them."""
RECRUITED = 0.5
"""The share of the time to come in which they will work."""
EARLY = 0.75
"""What life support counts that will not be needed soon: better modules would make it with less work."""


def recruits(beds: int, left: int) -> float:
    return max(0.0, min(beds, RECRUITS * left))


class Outlook(NamedTuple):
    """The work and the room that are still to come, and the prices that goods will find."""

    turns: float  # in which modules can run, this one included while it can be used
    work: float  # astronauts on spaces, in all turns, those who feed the others included
    mouths: float  # life support that will be due
    soon: float  # the part of it that is due in this turn and the next
    room: float  # spaces on earthbound ships
    prices: tuple[float, ...]
    ends: tuple[float, ...]  # what goods bring that find no ship


def earnings(engine: Engine, stock: list[int], look: Outlook) -> float:
    """GC from what is in the base and what will be made."""
    work, turns = engine.work, look.turns
    have = [number + gain * turns for number, gain in zip(stock, engine.gains, strict=True)]
    food = have[LIFE_SUPPORT]
    hunger = max(0.0, look.mouths - min(food, look.soon) - EARLY * max(0.0, food - look.soon))
    hands = max(0.0, look.work + engine.extra * turns - hunger * work[LIFE_SUPPORT])
    gems, bars = have[GEM], have[BAR]
    price_raw = RAW * max(look.prices[0], look.prices[2])
    total = 0.0
    room = look.room
    for number, at in ((gems, 3), (bars, 1)):
        shipped = min(number, room)
        room -= shipped
        total += MADE * look.prices[at] * shipped + look.ends[at] * (number - shipped)
    return total + _plan(engine, have, hands, room, look, price_raw)


def _plan(engine: Engine, have: list[float], hands: float, room: float, look: Outlook, price_raw: float) -> float:
    """Raw goods fill the ships; work that is left makes gems and bars of them."""
    work, turns = engine.work, look.turns
    ore, shards = have[ORE] + engine.most[ORE] * turns, have[SHARD] + engine.most[SHARD] * turns
    power = have[ENERGY] + engine.most[ENERGY] * turns
    most_gems = _most(
        engine.most[GEM] * turns,
        engine.gem,
        {SHARD: shards, TECH: have[TECH] + engine.most[TECH] * turns, ENERGY: power},
    )
    all_gems, most_gems = most_gems, min(most_gems, room)
    power -= most_gems * engine.gem[ENERGY]
    all_bars = _most(engine.most[BAR] * turns, engine.bar, {ORE: ore, ENERGY: power})
    most_bars = min(all_bars, room)
    gain_gem, gain_bar = PLANNED * look.prices[3] - price_raw, PLANNED * look.prices[1] - price_raw
    raw, bars, gems = room, most_bars, most_gems
    each = min(work[ORE], work[SHARD])
    for _ in range(2):
        saved = min(have[ORE], raw + bars * engine.bar[ORE]) * work[ORE]
        saved += min(have[SHARD], max(0.0, raw - have[ORE]) + gems * engine.gem[SHARD]) * work[SHARD]
        saved += min(have[TECH], gems * engine.gem[TECH]) * work[TECH]
        saved += min(have[ENERGY], gems * engine.gem[ENERGY] + bars * engine.bar[ENERGY]) * work[ENERGY]
        left = hands + saved
        raw = min(room, left / each, ore + shards)
        left -= raw * each
        gems = bars = 0.0
        dear, cheap = work[GEM] - each, work[BAR] - each
        if gain_gem * cheap >= gain_bar * dear:
            gems = min(most_gems, raw, left / dear) if gain_gem > 0 else 0.0
            left -= gems * dear
            bars = min(most_bars, raw - gems, left / cheap) if gain_bar > 0 else 0.0
        else:
            bars = min(most_bars, raw, left / cheap) if gain_bar > 0 else 0.0
            left -= bars * cheap
            gems = min(most_gems, raw - bars, left / dear) if gain_gem > 0 else 0.0
    rest = max(0.0, have[ORE] + have[SHARD] - raw - gems * engine.gem[SHARD] - bars * engine.bar[ORE])
    total = raw * price_raw + gems * gain_gem + bars * gain_bar + rest * look.ends[0]
    return total + _refined(engine, look, rest, left, (all_gems - gems, all_bars - bars))


def _refined(engine: Engine, look: Outlook, rest: float, left: float, most: tuple[float, float]) -> float:
    """What finds no ship is worth more at the end as gems and bars."""
    total = 0.0
    for item, bill, runs in ((GEM, engine.gem, most[0]), (BAR, engine.bar, most[1])):
        raw = bill[SHARD if item == GEM else ORE]
        gain = look.ends[item - ORE] - raw * look.ends[0]
        if gain > 0 and raw:
            made = max(0.0, min(runs, rest / raw, left / engine.work[item]))
            total += made * gain
            rest -= made * raw
            left -= made * engine.work[item]
    return total


def _most(runs: float, bill: dict[int, float], there: dict[int, float]) -> float:
    most = runs
    for item, number in bill.items():
        if number:
            most = min(most, there[item] / number)
    return max(0.0, most)
