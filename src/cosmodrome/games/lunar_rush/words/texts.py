"""Words for people: what an offer would do, and what is asked. The board as tables is in `blocks.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cosmodrome.core.flow import Picks
from cosmodrome.core.records import Action
from cosmodrome.core.texts import Line, Prompt
from cosmodrome.games.lunar_rush import actions
from cosmodrome.games.lunar_rush.data.components import (
    ADJECTIVE_OF,
    ADVM,
    BAR,
    EARTH_ITEMS,
    GEM,
    GOLD,
    HABP,
    MOON_ITEMS,
    NOUN_OF,
    ORE,
    ROLES,
    SHARD,
    TECH,
    Pairs,
    pairs,
)
from cosmodrome.games.lunar_rush.rules import steps
from cosmodrome.games.lunar_rush.rules.flow import FLOW
from cosmodrome.games.lunar_rush.rules.perks import GOLD_ABILITIES
from cosmodrome.games.lunar_rush.view.base import CorporationView
from cosmodrome.games.lunar_rush.view.table import LunarRushView
from cosmodrome.games.lunar_rush.words.names import (
    amount,
    bill,
    closed_text,
    factors,
    family_name,
    gold_name,
    item_name,
    lane_name,
    people,
    who,
    wonder_card,
)


def offer(view: LunarRushView, action: Action) -> Line:
    """What the action would do for the seat whose view this is."""
    return OFFERS[type(action)](view, action)


def _own(view: LunarRushView) -> CorporationView:
    return view.corporations[view.seat or 0]


def _items(*numbers: tuple[int, int]) -> Pairs:
    return tuple(pair for pair in numbers if pair[1])


def _role(view: LunarRushView, action: actions.ChooseRole) -> Line:
    if action.cards == "none":
        return Line("Draw no role card", "LR-1.5")
    return Line(f"Draw a {action.cards} card", "LR-14.1")


def _pick(view: LunarRushView, action: actions.PickChallenge) -> Line:
    if not 0 <= action.role < len(ROLES):
        return Line(f"Pick card {action.role}", "LR-1.5")
    role = ROLES[action.role]
    return Line(f"Pick {role.name}", "LR-1.5", f"{'*' * role.stars} {role.text}".strip())


def _bid(view: LunarRushView, action: actions.PlaceBid) -> Line:
    own = _own(view)
    costs = dict(zip(own.bid_hand, own.bid_costs, strict=True))
    cost = costs.get(action.value)
    return Line(f"Bid {action.value}", "LR-4.1", f"It costs {min(own.gc, cost)} GC." if cost is not None else "")


def _route(view: LunarRushView, action: actions.ChooseRoute) -> Line:
    lane = view.lanes[action.lane] if 0 <= action.lane < len(view.lanes) else None
    if lane is None:
        return Line(f"Take {lane_name(action.lane)}", "LR-5.1")
    if lane.closed >= 0:
        return Line(f"Take {lane_name(lane.lane)}", "LR-3.1", f"It is closed: you gain {closed_text(lane.closed)}.")
    when = ("this turn", "next turn", "in two turns")[lane.moves - 1]
    return Line(
        f"Take {lane_name(lane.lane)}", "LR-5.1", f"{lane.spaces} space{'s' * (lane.spaces != 1)}, arrives {when}."
    )


def _load_up(view: LunarRushView, action: actions.LoadMoonbound) -> Line:
    load = bill(_items((HABP, action.habp), (TECH, action.tech), (ADVM, action.advm)), "")
    crew = people(action.astronauts) if action.astronauts else ""
    what = ", ".join(part for part in (load, crew) if part) or "nothing"
    return Line(f"Load {lane_name(action.lane)}: {what}", "LR-6.2")


def _teleport(view: LunarRushView, action: actions.Teleport) -> Line:
    load = bill(_items((HABP, action.habp), (TECH, action.tech), (ADVM, action.advm)))
    return Line(f"{gold_name(action.gold)}: bring {load}", "LR-7.6")


def _finish(view: LunarRushView, action: actions.FinishLoading) -> Line:
    return Line("Done loading", "LR-2.2", "Once all are done, the ships leave as they are.")


def _buy(view: LunarRushView, action: actions.BuyGold) -> Line:
    if not 0 <= action.gold < len(GOLD):
        return Line("Buy an unknown gold module", "LR-7.1")
    row = GOLD[action.gold]
    spare = f", 1 {item_name(action.spare)} less" if action.spare >= 0 else ""
    return Line(f"Buy {row.name}", "LR-7.1", f"For {bill(pairs(row.cost))}{spare}. {row.text}")


def _pass(view: LunarRushView, action: actions.Pass) -> Line:
    if view.step == steps.CARD:
        return Line("Use no further card", "LR-11.8")
    return Line("Buy no gold module", "LR-7.1")


def _draft(view: LunarRushView, action: actions.DraftWonder) -> Line:
    if not 0 <= action.card < len(NOUN_OF):
        return Line("Draft an unknown card", "LR-15.2")
    noun, adjective = NOUN_OF[action.card], ADJECTIVE_OF[action.card]
    detail = f"Noun: {factors(noun)}. Adjective: {adjective.gc} GC."
    return Line(f"Draft {wonder_card(action.card)}", "LR-15.2", detail)


def _mix(items: tuple[int, ...], mix: tuple[int, ...]) -> str:
    return bill(tuple((item, number) for item, number in zip(items, mix, strict=False) if number))


def _settle(view: LunarRushView, action: actions.SettleMix) -> Line:
    items = GOLD_ABILITIES[action.gold].mix[0] if 0 <= action.gold < len(GOLD) else ()
    return Line(f"{gold_name(action.gold)}: gain {_mix(items, action.mix)}", "LR-7.8")


def _work(view: LunarRushView, action: actions.Work) -> Line:
    own = _own(view)
    module = own.modules[action.module] if 0 <= action.module < len(own.modules) else None
    if module is None or not 0 <= action.space < len(module.spaces):
        return Line(f"Work at the {family_name(action.module)}", "LR-8.2")
    space = module.spaces[action.space]
    again = " again" if space.used else ""
    inputs = f"For {bill(space.inputs)}." if space.inputs else ""
    return Line(f"{module.name}: make {bill(space.outputs)}{again}", "LR-8.9" if again else "LR-8.2", inputs)


def _work_gold(view: LunarRushView, action: actions.WorkGold) -> Line:
    recipes = GOLD_ABILITIES[action.gold].recipes if 0 <= action.gold < len(GOLD) else ()
    if not 0 <= action.space < len(recipes):
        return Line(f"Work at the {gold_name(action.gold)}", "LR-7.11")
    row = recipes[action.space]
    inputs = f"For {bill(row.inputs)}." if row.inputs else ""
    return Line(f"{gold_name(action.gold)}: make {bill(row.outputs)}", "LR-7.11", inputs)


def _shared(view: LunarRushView, action: actions.UseShared) -> Line:
    shared = GOLD_ABILITIES[action.gold].shared if 0 <= action.gold < len(GOLD) else None
    if shared is None:
        return Line(f"Use the {gold_name(action.gold)}", "LR-7.7")
    gain = _mix(shared.choice, action.mix) if shared.pieces else bill(shared.outputs)
    return Line(f"{gold_name(action.gold)}: gain {gain}", "LR-7.7", "By one astronaut, once a turn.")


def _upgrade(view: LunarRushView, action: actions.Upgrade) -> Line:
    own = _own(view)
    module = own.modules[action.module] if 0 <= action.module < len(own.modules) else None
    if module is None or module.upgrade is None:
        return Line(f"Upgrade the {family_name(action.module)}", "LR-8.3")
    verb = "Upgrade to" if module.built else "Build the"
    return Line(f"{verb} {module.upgrade.name}", "LR-8.3", f"For {bill(module.upgrade.cost)}.")


def _salvage(view: LunarRushView, action: actions.Salvage) -> Line:
    gc = GOLD_ABILITIES[action.gold].salvage if 0 <= action.gold < len(GOLD) else 0
    detail = f"One level down: what it cost comes back, and {gc} GC."
    return Line(f"Salvage the {family_name(action.module)}", "LR-7.4", detail)


def _sell(view: LunarRushView, action: actions.SellFromBase) -> Line:
    price = next((row for row in view.prices if row.item == action.item), None)
    first = 0 <= action.gold < len(GOLD) and GOLD_ABILITIES[action.gold].sell == "first"
    gc = 0 if price is None else price.track[0] if first else price.pays[0]
    clause = "LR-7.9" if first else "LR-7.5"
    return Line(f"{gold_name(action.gold)}: sell 1 {item_name(action.item)}", clause, f"For {gc} GC.")


def _rouse(view: LunarRushView, action: actions.Rouse) -> Line:
    leaving = f"Whoever works at the {family_name(action.module)} leaves it before its second run."
    detail = leaving if action.module >= 0 else "Wherever it worked, the space stays used."
    return Line(f"{gold_name(action.gold)}: make an astronaut ready again", "LR-7.20", detail)


def _hire(view: LunarRushView, action: actions.HireStandIn) -> Line:
    return Line("Pay for a stand-in", "LR-14.10", "It takes the next space you use in your own modules.")


def _wonder(view: LunarRushView, action: actions.BuildWonder) -> Line:
    own = _own(view)
    if action.card not in own.cards or not own.wonder_values:
        return Line(f"Build a wonder: {wonder_card(action.card)}", "LR-15.3")
    at = own.cards.index(action.card)
    detail = f"For {bill(own.wonder_costs[at])}; worth {own.wonder_values[at]} GC before it is paid."
    return Line(f"Build a wonder with the noun of {wonder_card(action.card)}", "LR-15.3", detail)


def _end(view: LunarRushView, action: actions.EndBuilding) -> Line:
    boarders = ", ".join(lane_name(lane) for lane in action.boarders)
    text = f"Done building; one astronaut boards {boarders}" if boarders else "Done building; nobody boards a ship"
    return Line(text, "LR-9.3", _fate(_own(view), len(action.boarders)))


def _fate(own: CorporationView, boarding: int) -> str:
    forecast = own.forecast
    if forecast is None:
        return ""
    staying = forecast.astronauts - boarding
    without_bed = max(0, staying - forecast.beds)
    discount = forecast.astronauts - forecast.without_bed - forecast.due
    hungry = max(0, staying - without_bed - max(0, discount) - forecast.life_support)
    died = without_bed + hungry
    return f"{people(staying)} to feed." if not died else f"{people(died)} would die."


def _load_down(view: LunarRushView, action: actions.LoadEarthbound) -> Line:
    load = bill(_items((ORE, action.ore), (BAR, action.bar), (SHARD, action.shard), (GEM, action.gem)))
    owner = next((berth.owner for berth in view.berths if berth.lane == action.lane), view.seat)
    text = f"Load {lane_name(action.lane)}: {load}"
    if owner is None or owner == view.seat:
        return Line(text, "LR-10.1")
    return Line(text, "LR-16.3", f"A ship of {who(owner)}, who gets what it sells for.")


def _move(view: LunarRushView, action: actions.MovePrice) -> Line:
    text = f"{gold_name(action.gold)}: move the price of {item_name(action.item)} {action.steps} to the left"
    return Line(text, "LR-7.16")


def _back(view: LunarRushView, action: actions.TakeBack) -> Line:
    return Line("Take back", "LR-2.2", "What you did last in this step.")


OFFERS: dict[type[Action], Callable[[LunarRushView, Any], Line]] = {
    actions.ChooseRole: _role,
    actions.PickChallenge: _pick,
    actions.PlaceBid: _bid,
    actions.ChooseRoute: _route,
    actions.LoadMoonbound: _load_up,
    actions.Teleport: _teleport,
    actions.FinishLoading: _finish,
    actions.BuyGold: _buy,
    actions.Pass: _pass,
    actions.DraftWonder: _draft,
    actions.SettleMix: _settle,
    actions.Work: _work,
    actions.WorkGold: _work_gold,
    actions.UseShared: _shared,
    actions.Upgrade: _upgrade,
    actions.Salvage: _salvage,
    actions.SellFromBase: _sell,
    actions.Rouse: _rouse,
    actions.HireStandIn: _hire,
    actions.BuildWonder: _wonder,
    actions.EndBuilding: _end,
    actions.LoadEarthbound: _load_down,
    actions.MovePrice: _move,
    actions.TakeBack: _back,
}

ASKED: dict[str, tuple[str, str]] = {
    steps.ROLES: ("Choose a kind of role card", "The card is drawn at random; only a challenge card may be picked."),
    steps.BID: ("Choose a bid card", "In secret; the highest chooses routes first and buys gold modules last."),
    steps.ROUTE: ("Choose a route", "Each player takes two lanes, up or down."),
    steps.LOAD_UP: ("Load your moonbound ships", "Everything from Earth is free; only space is scarce."),
    steps.GOLD: ("Buy a gold module or pass", "It is paid from the base as it is now."),
    steps.DRAFT: ("Draft a wonder card", "Three of them can make a wonder from turn 6 on."),
    steps.BUILD: ("Build and produce", "In any order; everybody must have a bed and life support at the end."),
    steps.LOAD_DOWN: ("Load your earthbound ships", "Each empty space scores when the ship arrives."),
    steps.CARD: ("Use your cards of the Market phase", "Before any ship sells."),
}


SHORT = {
    steps.BID: "Bid",
    steps.ROUTE: "Routes",
    steps.LOAD_UP: "Load up",
    steps.GOLD: "Gold",
    steps.DRAFT: "Wonders",
    steps.BUILD: "Build",
    steps.LOAD_DOWN: "Load down",
    steps.CARD: "Market",
}
"""The steps of a turn as they stand in a row."""


COUNTED_ITEMS: dict[type[Action], tuple[int, ...]] = {
    actions.LoadMoonbound: EARTH_ITEMS,
    actions.Teleport: EARTH_ITEMS,
    actions.LoadEarthbound: MOON_ITEMS,
}


def pick(view: LunarRushView, kind: type[Action], picks: Picks, value: int) -> str:
    """What one more pick of a load, or of a space to work in, means."""
    if not picks:
        if kind is actions.Work:
            return family_name(value)
        return gold_name(value) if kind in (actions.WorkGold, actions.Teleport) else lane_name(value)
    if kind in (actions.Work, actions.WorkGold):
        return f"space {value + 1}"
    items = COUNTED_ITEMS[kind]
    if len(picks) > len(items):
        return f"{value} astronaut{'s' * (value != 1)}"
    return amount(value, items[len(picks) - 1])


def prompt(view: LunarRushView) -> Prompt:
    if view.step == steps.ROLES:
        return Prompt((FLOW.title(steps.ROLES),), 0, *ASKED[steps.ROLES])
    table = [step for step in steps.TABLE_STEPS if view.wonders or step != steps.DRAFT]
    row = (f"Turn {view.turn}", *(SHORT[step] for step in table))
    if not view.step:
        return Prompt(row, -1, "The game is over", "")
    title, text = ASKED[view.step]
    if view.step == steps.LOAD_DOWN and view.sides:
        text += " You may load your partner's ships too."
    if view.step in steps.VEILED and view.secrecy:
        text += " The others see it when everybody is done."
    return Prompt(row, 1 + table.index(view.step), title, text)
