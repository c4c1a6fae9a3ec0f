"""Galaxy Command as its log tells it. The reader knows the rules and the mats, not the cards."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from cosmodrome.core.game import Outcome
from cosmodrome.core.message import Message
from cosmodrome.games.galaxy_command.data.components import ABILITIES, DATA, EVENTS, NEAR, SLOTS, SYSTEMS, TECHNOLOGIES
from cosmodrome.games.galaxy_command.state import State
from cosmodrome.testing import Ledger

EVENTS_OF_YEAR = {1: DATA.setup.events_year_1, 2: DATA.setup.events_year_2}
COST = {row.name: row.cost for row in TECHNOLOGIES}

Amounts = Counter[str]


def amounts(things: tuple[Message, ...]) -> Amounts:
    return Counter({one.args["resource"].id.removeprefix("resource-"): one.args["n"] for one in things})


def numbers(value: Any) -> list[int]:
    """Those of a message or a row, without zeros, in order of size."""
    if isinstance(value, Message):
        return numbers(tuple(value.args.values()))
    if isinstance(value, tuple):
        return sorted(each for one in value for each in numbers(one))
    return [value] if isinstance(value, int) and value else []


class System:
    """What is told of a system when it is explored, and once it is aligned."""

    def __init__(self, slot: int, resistance: int) -> None:
        self.slot, self.resistance, self.storm = slot, resistance, 0
        self.produces: Amounts = Counter()
        self.points = 0


class Commander:
    def __init__(self) -> None:
        start = DATA.setup
        self.stock: Amounts = Counter(metal=start.metal, wealth=start.wealth)
        self.production: Amounts = Counter(metal=start.metal_production, wealth=start.wealth_production)
        self.strength = start.strength
        self.explored: dict[str, System] = {}
        self.aligned: list[str] = []
        self.technologies: list[str] = []
        self.abilities = {"storage_limit": DATA.limits.storage, "military_limit": DATA.limits.military}
        self.is_struck = self.is_out = False
        self.points: Counter[str] = Counter()
        self.score, self.rank = 0, ""

    def store(self, coming: Amounts, got: Amounts) -> None:
        """As much as storage has room for."""
        room = {name: self.abilities["storage_limit"] - self.stock[name] for name in coming}
        assert +got == +Counter({name: min(n, room[name]) for name, n in coming.items()})
        self.stock.update(got)

    def income(self) -> Amounts:
        """A strike leaves nothing or half of it, rounded up."""
        coming = self.production.copy()
        for system in self.explored.values():
            if system.storm:
                coming.subtract(system.produces)
        return coming


class GalaxyCommand(Ledger):
    games = 12

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(seats, options)
        self.commanders = [Commander() for _ in range(seats)]
        self.year = self.round = 1
        self.first = 0
        self.events = 0
        self.effects: list[Message] = []
        self.is_in_place = False

    # years, turns and event cards

    def year_began(self, year: int, n: int) -> None:
        assert n == EVENTS_OF_YEAR[year]
        assert (year, self.events) == (self.year + 1, EVENTS_OF_YEAR[self.year])
        self.year, self.events, self.effects = year, 0, []

    def turn_began(self, year: int, round: int, who: int) -> None:
        assert (year, round) == (self.year, self.events + 1 + (EVENTS_OF_YEAR[1] if year == 2 else 0))
        self.round, self.is_in_place = round, False

    def turn_began_drawn(self, began: Message, who: int) -> None:
        assert (self.round, self.events) == (1, 0)
        self.first = who
        self.hear(began)

    def drawn(self, number: int, total: int, card: str, effect: Any = None) -> None:
        self._turn_up(effect or Message("effect-quiet"))
        assert (number, total) == (self.events, EVENTS_OF_YEAR[self.year])
        self.is_in_place = False

    drawn_quiet = drawn_in_place = drawn_in_place_quiet = drawn

    def drawn_alert(self, card: str, effect: Message) -> None:
        self._turn_up(effect)
        self.is_in_place = True

    def _turn_up(self, effect: Message) -> None:
        """A Red Alert and the event in its place are one event of the year."""
        self.events += not self.is_in_place
        self.effects.append(effect)

    @property
    def effect(self) -> Message:
        """Of the card that was turned up last."""
        return self.effects[-1]

    # the action

    def explored(self, who: int, place: Message, system: str, resistance: int) -> None:
        slot = place.args["n"] - 1 + (NEAR if place.id == "place-distant" else 0)
        self.commanders[who].explored[system] = System(slot, resistance)

    def aligned(self, who: int, system: str, brings: Any, **roll: int) -> None:
        assert self._attack(who, system, **roll)
        self.aligned_surely(who, system, brings)

    def aligned_surely(self, who: int, system: str, brings: Any, technology: str = "") -> None:
        commander = self.commanders[who]
        card = commander.explored[system]
        card.produces, card.points = self._brings(brings)
        commander.production.update(card.produces)
        commander.aligned.append(system)

    def not_aligned(self, who: int, system: str, **roll: int) -> None:
        assert not self._attack(who, system, **roll)

    def _attack(self, who: int, system: str, die: int, strength: int, sum: int, resistance: int) -> bool:
        commander = self.commanders[who]
        assert 1 <= die <= DATA.die.sides
        assert (strength, resistance) == (commander.strength, commander.explored[system].resistance)
        assert sum == die + strength
        return sum >= resistance

    def _brings(self, brings: tuple[Message, ...]) -> tuple[Amounts, int]:
        """Production each turn, and points."""
        found = {one.id: one.args for one in brings}
        return amounts(found.get("each-turn", {}).get("things", ())), found.get("points", {}).get("n", 0)

    def strength_lost(self, who: int, strength: int) -> None:
        assert strength == self.commanders[who].strength - DATA.limits.lost_strength
        self.commanders[who].strength = strength

    # collecting and building

    def collected(self, who: int, got: Any = (), wasted: Any = (), technology: str = "") -> None:
        commander = self.commanders[who]
        coming = commander.income()
        if commander.is_struck:
            coming = Counter({name: (n + 1) // 2 for name, n in coming.items()} if technology else {})
        assert amounts(got) + amounts(wasted) == +coming
        commander.store(coming, amounts(got))
        commander.is_struck = False
        for system in commander.explored.values():
            system.storm = max(0, system.storm - 1)

    struck = collected_nothing = struck_nothing = collected

    def wasted(self, who: int, wasted: Any, struck: bool) -> None:
        """All of it; in a strike, half of what usually comes."""
        assert struck == self.commanders[who].is_struck
        self.collected(who, (), wasted, "halved" if struck else "")

    def traded(self, who: int, gave: Any, got: Any) -> None:
        commander = self.commanders[who]
        assert amounts(gave).total() == commander.abilities["trade_give"]
        commander.stock.subtract(amounts(gave))
        commander.store(Counter(dict.fromkeys(amounts(got), commander.abilities["trade_get"])), amounts(got))

    def built(self, who: int, cost: Any, strength: int) -> None:
        self.commanders[who].stock.subtract(amounts(cost))
        assert strength == self.commanders[who].strength + 1
        self.commanders[who].strength = strength

    def discovered(self, who: int, technology: str, cost: int, text: Message) -> None:
        assert cost == COST[technology]
        self.commanders[who].stock["wealth"] -= cost
        self.commanders[who].technologies.append(technology)
        kind, number = text.id.removeprefix("ability-"), text.args["n"]
        told = {"trade_give": number, "trade_get": text.args["get"]} if kind == "trade_give" else {kind: number}
        self.commanders[who].abilities |= told

    # what events do

    def gained(self, who: int, got: Any = (), lost: int = -1) -> None:
        there = amounts(self.effect.args["things"])
        assert lost in (-1, there.total() - amounts(got).total())
        self.commanders[who].store(there, amounts(got))

    gained_nothing = gained

    def strike(self, who: int, technology: str = "") -> None:
        self.commanders[who].is_struck = True

    strike_half = strike

    def system_lost(self, who: int, system: str, threat: str, tied: int, roll: Message, brings: Any) -> None:
        assert self._threatened(who, system, threat, tied, **roll.args)
        self._lose(who, system, brings)

    def system_held(self, who: int, system: str, threat: str, tied: int, roll: Message) -> None:
        assert not self._threatened(who, system, threat, tied, **roll.args)

    def _threatened(self, who: int, system: str, threat: str, tied: int, **roll: Any) -> bool:
        """A revolt is of the weakest system, an invasion of the newest."""
        commander = self.commanders[who]
        assert self.effect.id == f"effect-{threat}"
        resistances = [commander.explored[name].resistance for name in commander.aligned]
        assert roll["printed"] == commander.explored[system].resistance
        if threat == "revolt":
            assert (roll["printed"], tied) == (min(resistances), resistances.count(min(resistances)))
        else:
            assert (system, tied) == (commander.aligned[-1], 1)
        assert roll["bonus"] == commander.abilities.get(f"against_{threat}", 0)
        assert not roll["bonus"] or roll["technology"] in commander.technologies
        assert roll["resistance"] == roll["printed"] + roll["bonus"]
        assert 1 <= roll["die"] <= DATA.die.sides
        assert roll["force"] == self.effect.args["force"]
        assert roll["sum"] == roll["die"] + roll["force"]
        return bool(roll["sum"] >= roll["resistance"])

    def _lose(self, who: int, system: str, brings: Any) -> None:
        commander = self.commanders[who]
        card = commander.explored[system]
        assert self._brings(brings) == (card.produces, card.points)
        commander.production.subtract(card.produces)
        commander.aligned.remove(system)
        card.storm = 0

    def nothing_to_lose(self, who: int) -> None:
        assert (self.year, self.commanders[who].aligned) == (1, [])

    def out(self, who: int) -> None:
        assert (self.year, self.commanders[who].aligned) == (2, [])
        self.commanders[who].is_out = True

    def stormed(self, who: int, system: str, n: int, less: Any) -> None:
        commander = self.commanders[who]
        assert system == commander.aligned[-1]
        card = commander.explored[system]
        assert amounts(less) == card.produces
        assert n == max(card.storm, self.effect.args["n"])
        card.storm = n

    def paid(self, who: int, things: Any) -> None:
        """One resource or the other."""
        ((resource, number),) = amounts(things).items()
        assert number == self.effect.args[resource]
        self.commanders[who].stock[resource] -= number

    def given_up(self, who: int, system: str, forced: bool, brings: Any) -> None:
        commander = self.commanders[who]
        assert system == commander.aligned[-1]
        assert forced == all(commander.stock[name] < self.effect.args[name] for name in ("metal", "wealth"))
        self._lose(who, system, brings)

    def envoys(self, who: int, strength: int) -> None:
        commander = self.commanders[who]
        assert commander.strength <= self.effect.args["limit"]
        limit = commander.abilities["military_limit"]
        assert strength == min(limit, commander.strength + self.effect.args["n"])
        commander.strength = strength

    def spared_few_systems(self, who: int, n: int) -> None:
        assert n == len(self.commanders[who].aligned) < self.effect.args["systems"]

    def spared_strength(self, who: int, strength: int) -> None:
        assert strength == self.commanders[who].strength > self.effect.args["limit"]

    # final scoring

    def scored_systems(self, who: int, count: int, n: int) -> None:
        commander = self.commanders[who]
        assert count == len(commander.aligned)
        assert n == sum(commander.explored[system].points for system in commander.aligned)
        commander.points["Systems"] = n

    def scored_technologies(self, who: int, count: int, n: int) -> None:
        assert count == len(self.commanders[who].technologies)
        self.commanders[who].points["Technologies"] = n

    def scored_exploration(self, who: int, count: int, n: int) -> None:
        assert count == len(self.commanders[who].explored) == SLOTS
        self.commanders[who].points["Exploration"] = n

    def scored_scientific(self, who: int, count: int, n: int) -> None:
        assert count == len(self.commanders[who].technologies) == len(TECHNOLOGIES)
        self.commanders[who].points["Scientific"] = n

    def scored_warlord(self, who: int, count: int, n: int) -> None:
        assert count == len(self.commanders[who].aligned) == SLOTS
        self.commanders[who].points["Warlord"] = n

    def scored(self, who: int, n: int, rank: str) -> None:
        commander = self.commanders[who]
        assert n == commander.points.total()
        commander.score, commander.rank = n, rank

    def scored_out(self, who: int, n: int, rank: str) -> None:
        assert self.commanders[who].is_out
        self.scored(who, n, rank)

    def game_over_together(self, n: int, target: int, won: bool) -> None:
        found = [one.explored[system].slot for one in self.commanders for system in one.aligned]
        assert n == sum(slot >= NEAR for slot in found)
        assert target == DATA.target.distant_per_player * self.seats
        assert won == (n >= target)

    # comparing

    def check(self, state: State) -> None:
        assert (state.year, len(state.pile)) == (self.year, EVENTS_OF_YEAR[self.year] - self.events)
        assert state.first == self.first
        if state.asked:
            assert state.round == self.round
        printed = [msgspec.structs.astuple(EVENTS[card].years[self.year - 1]) for card in state.used]
        assert [numbers(effect) for effect in self.effects] == [numbers(effect) for effect in printed]
        for there, kept in zip(state.commanders, self.commanders, strict=True):
            assert (there.metal, there.wealth) == (kept.stock["metal"], kept.stock["wealth"])
            produced = (there.metal_production, there.wealth_production)
            assert produced == (kept.production["metal"], kept.production["wealth"])
            assert there.strength == kept.strength
            known = {slot: SYSTEMS[number] for slot, number in enumerate(there.cards) if there.explored >> slot & 1}
            assert {slot: (card.name, card.resistance) for slot, card in known.items()} == {
                system.slot: (name, system.resistance) for name, system in kept.explored.items()
            }
            assert [known[slot].name for slot in there.aligned] == kept.aligned
            assert dict(there.storms) == {one.slot: one.storm for one in kept.explored.values() if one.storm}
            names = {row.name for at, row in enumerate(TECHNOLOGIES) if there.technologies >> at & 1}
            assert names == set(kept.technologies)
            given = ABILITIES[there.technologies]
            assert {kind: getattr(given, kind) for kind in kept.abilities} == kept.abilities
            assert (there.strike, there.out) == (kept.is_struck, kept.is_out)

    def close(self, state: State, outcome: Outcome) -> None:
        for kept, score, title, sheet in zip(
            self.commanders, outcome.scores, outcome.titles, outcome.sheet, strict=True
        ):
            assert (kept.score, kept.rank) == (score, title)
            assert {name: kept.points[name] for name in sheet} == dict(sheet)
