"""Who works in build & produce: astronauts, those made ready again (LR-7.20), and stand-ins (LR-14.10)."""

from __future__ import annotations

from cosmodrome.core.message import say
from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.games.lunar_rush.actions import HireStandIn, Rouse
from cosmodrome.games.lunar_rush.corporation import Corporation
from cosmodrome.games.lunar_rush.data.components import CONVERTERS, GOLD
from cosmodrome.games.lunar_rush.events import Roused, StandInHired
from cosmodrome.games.lunar_rush.rules.money import refuse_short, spend
from cosmodrome.games.lunar_rush.rules.perks import Perks, perks_of
from cosmodrome.games.lunar_rush.state import State
from cosmodrome.games.lunar_rush.words.names import family_name, gold_name

HIRE = HireStandIn()
ANYWHERE = -1
"""Made ready again from a place where nothing more can be run."""


def place_worker(corp: Corporation) -> bool:
    """LR-14.10: a stand-in who was paid for works first. True if one did."""
    if corp.stand_ins:
        corp.stand_ins -= 1
        return True
    corp.idle -= 1
    return False


def refuse_unowned(corp: Corporation, gold: int) -> Refusal | None:
    if gold in corp.golds:
        return None
    return Refusal("LR-7.10", say("not-your-gold", gold=gold_name(gold)))


def refuse_nobody(corp: Corporation) -> Refusal | None:
    if corp.idle + corp.stand_ins:
        return None
    return Refusal("LR-8.2", say("nobody-ready"))


def offers_of_workers(corp: Corporation) -> list[Action]:
    perks = perks_of(corp)
    found: list[Action] = []
    if perks.reuse and _refuse_rouse(corp, perks) is None:
        found += [Rouse(gold, place) for gold in corp.golds if _rouses(gold) for place in _places(corp)]
    if perks.stand_in and _refuse_hire(corp, perks) is None:
        found.append(HIRE)
    return found


def _rouses(gold: int) -> bool:
    return any(type(effect).__name__ == "ReuseAstronaut" for effect in GOLD[gold].effects)


def busy(corp: Corporation) -> int:
    """Astronauts, not stand-ins, who have worked this turn."""
    return corp.moon + corp.temps - corp.idle


def _waiting(corp: Corporation) -> list[int]:
    """LR-8.6, LR-8.9: converters where the astronaut at work may be needed for one more run."""
    elsewhere = corp.left | corp.stood_in
    return [family for family in CONVERTERS if corp.runs[family] == 1 and not elsewhere >> family & 1]


def _places(corp: Corporation) -> list[int]:
    """Where somebody could be made ready again: first where nothing more can be run, if somebody is there."""
    waiting = _waiting(corp)
    return [ANYWHERE, *waiting] if busy(corp) > len(waiting) else waiting


def _refuse_rouse(corp: Corporation, perks: Perks) -> Refusal | None:
    if corp.roused >= perks.reuse:
        return Refusal("LR-7.20", say("ready-limit", n=perks.reuse))
    if busy(corp) <= 0:
        return Refusal("LR-7.20", say("nobody-worked"))
    return refuse_short(corp, perks.reuse_cost, "LR-7.20")


def check_rouse(state: State, seat: int, action: Rouse) -> Refusal | None:
    """LR-7.20."""
    corp = state.corps[seat]
    if refusal := refuse_unowned(corp, action.gold):
        return refusal
    if not _rouses(action.gold):
        return Refusal("LR-7.20", say("readies-nobody", gold=gold_name(action.gold)))
    if refusal := _refuse_rouse(corp, perks_of(corp)):
        return refusal
    if action.module == ANYWHERE and busy(corp) <= len(_waiting(corp)):
        return Refusal("LR-7.20", say("ready-which"))
    if action.module != ANYWHERE and action.module not in _waiting(corp):
        return Refusal("LR-7.20", say("ready-nobody-there", module=family_name(action.module)))
    return None


def rouse(state: State, seat: int, action: Rouse, events: list[Event]) -> None:
    """LR-7.20: the space stays used, and nobody is there to run it once more (LR-8.9)."""
    corp = state.corps[seat]
    paid = perks_of(corp).reuse_cost
    spend(corp, paid)
    corp.roused += 1
    corp.idle += 1
    if action.module != ANYWHERE:
        corp.left |= 1 << action.module
    events.append(Roused(seat, action.gold, paid, action.module))


def _refuse_hire(corp: Corporation, perks: Perks) -> Refusal | None:
    if corp.hired >= perks.stand_in:
        return Refusal("LR-14.10", say("stand-in-limit", n=perks.stand_in))
    return refuse_short(corp, perks.stand_in_cost, "LR-14.10")


def check_hire(state: State, seat: int, action: HireStandIn) -> Refusal | None:
    """LR-14.10."""
    corp = state.corps[seat]
    return _refuse_hire(corp, perks_of(corp))


def hire(state: State, seat: int, action: HireStandIn, events: list[Event]) -> None:
    corp = state.corps[seat]
    paid = perks_of(corp).stand_in_cost
    spend(corp, paid)
    corp.hired += 1
    corp.stand_ins += 1
    events.append(StandInHired(seat, paid))
