"""Words for people: what an offer would do, and what is asked. The board as tables is in `blocks.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from cosmodrome.core.flow import Picks
from cosmodrome.core.message import Message, Player, Text, say
from cosmodrome.core.records import Action
from cosmodrome.core.texts import Line, Prompt
from cosmodrome.games.lunar_rush import actions
from cosmodrome.games.lunar_rush.data.components import (
    ADJECTIVE_OF,
    ADVM,
    BAR,
    DATA,
    DOWN,
    EARTH_ITEMS,
    GEM,
    GOLD,
    HABP,
    MOON_ITEMS,
    NOUN,
    NOUN_OF,
    ORE,
    ROLES,
    ROUTES,
    SHARD,
    TECH,
    TRACKS,
    TURNS,
    UP,
    Pairs,
    pairs,
)
from cosmodrome.games.lunar_rush.data.effects import ReuseAstronaut, StandInWorker
from cosmodrome.games.lunar_rush.rules import gold, steps
from cosmodrome.games.lunar_rush.rules.flow import FLOW
from cosmodrome.games.lunar_rush.rules.perks import GOLD_ABILITIES
from cosmodrome.games.lunar_rush.view.base import CorporationView, ForecastView, ShipView, UpgradeView
from cosmodrome.games.lunar_rush.view.show_lanes import fast_lanes
from cosmodrome.games.lunar_rush.view.table import LunarRushView
from cosmodrome.games.lunar_rush.words.names import (
    amount,
    astronauts,
    bill,
    cargo,
    closed_gain,
    factors,
    family_name,
    gold_name,
    item_name,
    lane_text,
    why_died,
    wonder_card,
)


def offer(view: LunarRushView, action: Action) -> Line:
    """What the action would do for the seat whose view this is."""
    return OFFERS[type(action)](view, action)


def _own(view: LunarRushView) -> CorporationView:
    return view.corporations[view.seat or 0]


def _items(*numbers: tuple[int, int]) -> Pairs:
    return tuple(pair for pair in numbers if pair[1])


def _lane(view: LunarRushView, row: int) -> Text:
    return lane_text(row, fast_lanes(view.lanes))


def _arrives(view: LunarRushView, row: int) -> Message:
    """When a ship launched there this turn arrives."""
    turn = view.turn + ROUTES[row].moves - 1
    if turn == view.turn:
        return say("arrives-now")
    return say("arrives-turn", turn=turn) if turn <= TURNS else say("arrives-after")


# Earth phase


def _role(view: LunarRushView, action: actions.ChooseRole) -> Line:
    if action.cards == "none":
        return Line(say("offer-role-none"), "LR-1.5")
    return Line(say("offer-role", cards=action.cards), "LR-14.1", say("offer-role-detail", cards=action.cards))


def _pick(view: LunarRushView, action: actions.PickChallenge) -> Line:
    if not 0 <= action.role < len(ROLES):
        return Line(say("offer-pick-unknown", number=action.role), "LR-1.5")
    role = ROLES[action.role]
    detail: Text = say("offer-pick-detail", stars=role.stars, text=role.text) if role.stars else role.text
    return Line(say("offer-pick", role=role.name), "LR-1.5", detail)


def _bid(view: LunarRushView, action: actions.PlaceBid) -> Line:
    own, text = _own(view), say("offer-bid", value=action.value)
    cost = dict(zip(own.bid_hand, own.bid_costs, strict=True)).get(action.value)
    if cost is None:
        return Line(text, "LR-4.1")
    return Line(text, "LR-4.1", say("offer-bid-detail", cost=min(own.gc, cost), gc=own.gc))


def _route(view: LunarRushView, action: actions.ChooseRoute) -> Line:
    text = say("offer-route", lane=_lane(view, action.lane))
    lane = view.lanes[action.lane] if 0 <= action.lane < len(view.lanes) else None
    if lane is None:
        return Line(text, "LR-5.1")
    if lane.closed >= 0:
        return Line(text, "LR-3.1", say("offer-route-closed", gain=closed_gain(lane.closed)))
    return Line(text, "LR-5.1", say("offer-route-detail", n=lane.spaces, arrives=_arrives(view, lane.lane)))


def _load_up(view: LunarRushView, action: actions.LoadMoonbound) -> Line:
    load = cargo(_items((HABP, action.habp), (TECH, action.tech), (ADVM, action.advm)), action.astronauts)
    text = say("offer-load", lane=_lane(view, action.lane), load=load)
    if action.lane not in UP:
        return Line(text, "LR-6.2")
    own = _own(view)
    others = [ship for ship in own.ships if ship.lane in UP and not _is_launching(ship, action.lane)]
    crew = own.moon + sum(ship.astronauts for ship in others) + action.astronauts
    beds = own.beds if action.astronauts and crew > own.beds else -1
    return Line(text, "LR-6.2", say("offer-load-up-detail", arrives=_arrives(view, action.lane), n=crew, beds=beds))


def _is_launching(ship: ShipView, lane: int) -> bool:
    return ship.lane == lane and ship.moves == ROUTES[lane].moves


def _teleport(view: LunarRushView, action: actions.Teleport) -> Line:
    load = bill(_items((HABP, action.habp), (TECH, action.tech), (ADVM, action.advm)))
    text = say("offer-teleport", gold=gold_name(action.gold), load=load)
    return Line(text, "LR-7.6", say("offer-teleport-detail") if load else "")


def _finish(view: LunarRushView, action: actions.FinishLoading) -> Line:
    return Line(say("offer-finish"), "LR-2.2", say("offer-finish-detail"))


# Moon phase


def _buy(view: LunarRushView, action: actions.BuyGold) -> Line:
    text = say("offer-buy", gold=gold_name(action.gold))
    if not 0 <= action.gold < len(GOLD):
        return Line(text, "LR-7.1")
    row, cost = GOLD[action.gold], bill(gold.bill(action.gold, action.spare))
    worth = next((each.worth for each in view.gold if each.gold == action.gold), row.worth)
    return Line(text, "LR-7.1", say("offer-buy-detail", cost=cost, text=row.text, worth=worth))


def _pass(view: LunarRushView, action: actions.Pass) -> Line:
    if view.step == steps.CARD:
        return Line(say("offer-pass-card"), "LR-11.8")
    return Line(say("offer-pass-gold"), "LR-7.1")


def _draft(view: LunarRushView, action: actions.DraftWonder) -> Line:
    text = say("offer-draft", card=wonder_card(action.card))
    if not 0 <= action.card < len(NOUN_OF):
        return Line(text, "LR-15.2")
    noun, adjective = NOUN_OF[action.card], ADJECTIVE_OF[action.card]
    about = {
        "noun": noun.name,
        "noun-cost": bill(pairs(noun.cost)),
        "factors": factors(noun),
        "adjective": adjective.name,
        "adjective-cost": bill(pairs(adjective.cost)),
        "gc": adjective.gc,
        "more": adjective.match_gc,
        "matches": tuple([NOUN[one].name for one in adjective.matches]),
    }
    return Line(text, "LR-15.2", say("offer-draft-detail", **about))


def _mix(items: tuple[int, ...], mix: tuple[int, ...]) -> tuple[Message, ...]:
    return bill(tuple((item, number) for item, number in zip(items, mix, strict=False) if number))


def _settle(view: LunarRushView, action: actions.SettleMix) -> Line:
    items = GOLD_ABILITIES[action.gold].mix[0] if 0 <= action.gold < len(GOLD) else ()
    return Line(say("offer-mix", gold=gold_name(action.gold), made=_mix(items, action.mix)), "LR-7.8")


def _work(view: LunarRushView, action: actions.Work) -> Line:
    own = _own(view)
    module = own.modules[action.module] if 0 <= action.module < len(own.modules) else None
    if module is None or not 0 <= action.space < len(module.spaces):
        return Line(say("offer-work-unknown", module=family_name(action.module)), "LR-8.2")
    space = module.spaces[action.space]
    detail = say("offer-work-again") if space.used else _worker(own)
    text = _run(module.name, space.inputs, space.outputs)
    return Line(text, "LR-8.9" if space.used else "LR-8.2", _with_loss(own, space.outputs, detail))


def _work_gold(view: LunarRushView, action: actions.WorkGold) -> Line:
    own, module = _own(view), gold_name(action.gold)
    recipes = GOLD_ABILITIES[action.gold].recipes if 0 <= action.gold < len(GOLD) else ()
    if not 0 <= action.space < len(recipes):
        return Line(say("offer-work-unknown", module=module), "LR-7.11")
    row = recipes[action.space]
    return Line(_run(module, row.inputs, row.outputs), "LR-7.11", _worker(own))


def _worker(own: CorporationView) -> Text:
    """The question says how many astronauts are free."""
    if own.stand_ins:
        return say("offer-work-stand-in")
    return "" if own.idle else say("offer-work-nobody")


def _run(module: Text, inputs: Pairs, outputs: Pairs) -> Message:
    if inputs:
        return say("offer-work-inputs", spent=bill(inputs), made=bill(outputs), module=module)
    return say("offer-work", made=bill(outputs), module=module)


def _with_loss(own: CorporationView, outputs: Pairs, detail: Text) -> Text:
    """LR-8.7: what goes beyond the end of a track is lost."""
    end = DATA.setup.track_end
    over = [(item, min(number, own.stock[item] + number - end)) for item, number in outputs if item in TRACKS]
    lost = tuple(pair for pair in over if pair[1] > 0)
    if not lost:
        return detail
    before = say("offer-work-before", detail=detail) if detail else ""
    return say("offer-work-lost", detail=before, end=end, lost=bill(lost))


def _shared(view: LunarRushView, action: actions.UseShared) -> Line:
    shared = GOLD_ABILITIES[action.gold].shared if 0 <= action.gold < len(GOLD) else None
    if shared is None:
        return Line(say("offer-shared-unknown", gold=gold_name(action.gold)), "LR-7.7")
    made = _mix(shared.choice, action.mix) if shared.pieces else bill(shared.outputs)
    detail: Text = say("offer-shared-detail")
    if not shared.pieces:
        detail = _with_loss(_own(view), shared.outputs, detail)
    return Line(say("offer-shared", gold=gold_name(action.gold), made=made), "LR-7.7", detail)


def _upgrade(view: LunarRushView, action: actions.Upgrade) -> Line:
    own = _own(view)
    module = own.modules[action.module] if 0 <= action.module < len(own.modules) else None
    if module is None or module.upgrade is None:
        return Line(say("offer-upgrade-unknown", module=family_name(action.module)), "LR-8.3")
    new = module.upgrade
    text = say("offer-upgrade", module=new.name) if module.built else say("offer-build", module=new.name)
    about = {"cost": bill(new.cost), "beds": new.beds, "spaces": _spaces(new), "worth": new.worth}
    return Line(text, "LR-8.3", say("offer-upgrade-detail", **about))


def _spaces(new: UpgradeView) -> tuple[Message, ...]:
    """Those that are alike together."""
    alike = Counter((space.inputs, space.outputs, space.runs_left) for space in new.spaces)
    return tuple(
        [
            say("spaces-turn", n=number, spent=bill(inputs), made=bill(outputs), runs=runs)
            if inputs
            else say("spaces-make", n=number, made=bill(outputs))
            for (inputs, outputs, runs), number in alike.items()
        ]
    )


def _salvage(view: LunarRushView, action: actions.Salvage) -> Line:
    own = _own(view)
    if not 0 <= action.module < len(own.modules):
        return Line(say("offer-salvage", module=family_name(action.module)), "LR-7.4")
    module = own.modules[action.module]
    gc = GOLD_ABILITIES[action.gold].salvage if 0 <= action.gold < len(GOLD) else 0
    detail = say("offer-salvage-detail", gc=gc, back=bill(module.paid))
    return Line(say("offer-salvage", module=module.name), "LR-7.4", detail)


def _sell(view: LunarRushView, action: actions.SellFromBase) -> Line:
    text = say("offer-sell", gold=gold_name(action.gold), sold=amount(1, action.item))
    price = next((row for row in view.prices if row.item == action.item), None)
    first = 0 <= action.gold < len(GOLD) and GOLD_ABILITIES[action.gold].sell == "first"
    if price is None:
        return Line(text, "LR-7.9" if first else "LR-7.5")
    if first:
        return Line(text, "LR-7.9", say("offer-sell-first", gc=price.track[0]))
    gc, after = price.pays[0], price.after[0]
    falls = say("offer-sell-current", gc=gc, after=after)
    return Line(text, "LR-7.5", falls if after < price.price else say("offer-sell-same", gc=gc, after=after))


def _rouse(view: LunarRushView, action: actions.Rouse) -> Line:
    text = say("offer-rouse", gold=gold_name(action.gold))
    effects = GOLD[action.gold].effects if 0 <= action.gold < len(GOLD) else ()
    cost = next((bill(pairs(effect.cost)) for effect in effects if isinstance(effect, ReuseAstronaut)), None)
    if cost is None:
        return Line(text, "LR-7.20")
    leaving = say("offer-rouse-left", cost=cost, module=family_name(action.module))
    return Line(text, "LR-7.20", leaving if action.module >= 0 else say("offer-rouse-detail", cost=cost))


def _hire(view: LunarRushView, action: actions.HireStandIn) -> Line:
    role = _own(view).role
    effects = ROLES[role].effects if role >= 0 else ()
    cost = next((bill(pairs(effect.cost)) for effect in effects if isinstance(effect, StandInWorker)), None)
    return Line(say("offer-hire"), "LR-14.10", say("offer-hire-detail", cost=cost) if cost else "")


def _wonder(view: LunarRushView, action: actions.BuildWonder) -> Line:
    own, text = _own(view), say("offer-wonder", card=wonder_card(action.card))
    if action.card not in own.cards or not own.wonder_values:
        return Line(text, "LR-15.3")
    at = own.cards.index(action.card)
    detail = say("offer-wonder-detail", cost=bill(own.wonder_costs[at]), gc=own.wonder_after[at])
    return Line(text, "LR-15.3", detail)


def _end(view: LunarRushView, action: actions.EndBuilding) -> Line:
    boarders = tuple([_lane(view, lane) for lane in action.boarders])
    text = say("offer-end-boarding", lanes=boarders) if boarders else say("offer-end")
    own = _own(view)
    forecast = own.forecast
    if forecast is None:
        return Line(text, "LR-9.3")
    fate, why = _fate(own, forecast, len(boarders))
    return Line(text, "LR-9.3", say("offer-end-detail", fate=fate, why=why, idle=own.idle), fate if why else "")


def _fate(own: CorporationView, forecast: ForecastView, boarding: int) -> tuple[Message, Text]:
    """LR-9.1 to LR-9.4: what becomes of those who stay; if somebody dies, why."""
    staying = forecast.astronauts - boarding
    without_bed = max(0, staying - forecast.beds)
    discount = max(0, forecast.astronauts - forecast.without_bed - forecast.due)
    due = max(0, staying - without_bed - discount)
    without_food = max(0, due - forecast.life_support)
    if died := without_bed + without_food:
        due_gc = died * DATA.scoring.death
        fate = say("fate-died", n=died, lost=min(own.gc, due_gc), all=own.gc >= due_gc)
        return fate, say("fate-why", why=why_died(without_bed, without_food))
    about = {"staying": astronauts(staying), "due": due, "there": forecast.life_support}
    return say("fate-fed", n=staying, **about), ""


def _load_down(view: LunarRushView, action: actions.LoadEarthbound) -> Line:
    items = _items((ORE, action.ore), (BAR, action.bar), (SHARD, action.shard), (GEM, action.gem))
    text = say("offer-load", lane=_lane(view, action.lane), load=bill(items))
    owner = next((berth.owner for berth in view.berths if berth.lane == action.lane), view.seat)
    if owner is not None and owner != view.seat:
        market = sum(number * view.prices[item - ORE].price for item, number in items)
        about = {"owner": Player(owner), "gc": market, "arrives": _arrives(view, action.lane)}
        return Line(text, "LR-16.3", say("offer-load-partner", **about))
    if action.lane not in DOWN:
        return Line(text, "LR-10.1")
    about = {"arrives": _arrives(view, action.lane), **_empty_spaces(view, action.lane, items)}
    if not items:
        return Line(text, "LR-10.1", say("offer-load-down-empty", **about))
    gc = sum(number * view.prices[item - ORE].pays[0] for item, number in items)
    return Line(text, "LR-10.1", say("offer-load-down-detail", gc=gc, **about))


def _empty_spaces(view: LunarRushView, lane: int, items: Pairs) -> dict[str, int]:
    """LR-10.2: what the spaces that stay empty score; a partner may still fill them."""
    berth = next((berth for berth in view.berths if berth.lane == lane), None)
    if berth is None or view.sides:
        return {"empty": 0, "more": 0}
    empty = max(0, berth.free - sum(number for _, number in items))
    return {"empty": empty, "more": empty * berth.empty_gc}


# Market phase


def _move(view: LunarRushView, action: actions.MovePrice) -> Line:
    about = {"gold": gold_name(action.gold), "item": item_name(action.item), "steps": action.steps}
    text = say("offer-move", **about)
    row = next((row for row in view.prices if row.item == action.item), None)
    if row is None or not 0 <= row.at - action.steps < len(row.track):
        return Line(text, "LR-7.16")
    return Line(text, "LR-7.16", say("offer-move-detail", price=row.price, after=row.track[row.at - action.steps]))


def _back(view: LunarRushView, action: actions.TakeBack) -> Line:
    return Line(say("offer-back"), "LR-2.2", say("offer-back-detail"))


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

COUNTED_ITEMS: dict[type[Action], tuple[int, ...]] = {
    actions.LoadMoonbound: EARTH_ITEMS,
    actions.Teleport: EARTH_ITEMS,
    actions.LoadEarthbound: MOON_ITEMS,
}


def pick(view: LunarRushView, kind: type[Action], picks: Picks, value: int) -> Text:
    """What one more pick of a load, or of a space to work in, means."""
    if not picks:
        if kind is actions.Work:
            return family_name(value)
        return gold_name(value) if kind in (actions.WorkGold, actions.Teleport) else _lane(view, value)
    if kind in (actions.Work, actions.WorkGold):
        return say("pick-space", number=value + 1)
    items = COUNTED_ITEMS[kind]
    if len(picks) > len(items):
        return astronauts(value)
    return amount(value, items[len(picks) - 1])


BELONGS_TO = {
    steps.CALL_FOR_BIDS: steps.BID,
    steps.SHOW_BIDS: steps.BID,
    steps.AI_ROUTE: steps.ROUTE,
    steps.LOAD_MOONBOUND: steps.LOAD_UP,
    steps.ARRIVE: steps.LOAD_UP,
    steps.UNLOAD: steps.LOAD_UP,
    steps.TELEPORT: steps.LOAD_UP,
    steps.BUY_GOLD: steps.GOLD,
    steps.AI_GOLD: steps.GOLD,
    steps.DRAFT_WONDERS: steps.DRAFT,
    steps.END_DRAFT: steps.DRAFT,
    steps.BUILD_AND_PRODUCE: steps.BUILD,
    steps.PRODUCE: steps.BUILD,
    steps.START_BUILDING: steps.BUILD,
    steps.FEED: steps.BUILD,
    steps.FEED_BASE: steps.BUILD,
    steps.LOAD_EARTHBOUND: steps.LOAD_DOWN,
}
"""In the middle of an action, to which step of the turn the next one belongs; those not listed are the market's."""


def prompt(view: LunarRushView) -> Prompt:
    if not view.turn:
        return Prompt((FLOW.title(steps.ROLES),), 0, say("prompt-roles"), say("prompt-roles-text"))
    table = [step for step in steps.TABLE_STEPS if view.wonders or step != steps.DRAFT]
    row = (say("step-turn", turn=view.turn, turns=TURNS), *(say(f"short-{step}") for step in table))
    if view.phase == "end":
        return Prompt(row, -1, say("prompt-over"), "")
    title, text = (say(f"prompt-{view.step}"), _prompt_text(view)) if view.step else ("", "")
    return Prompt(row, 1 + table.index(_table_step(view)), title, text)


def _table_step(view: LunarRushView) -> str:
    """The step of the turn, also in the middle of an action."""
    step = BELONGS_TO.get(view.coming, view.coming)
    if step == steps.DRAFT and not view.wonders:
        return steps.GOLD
    return step if step in steps.TABLE_STEPS else steps.CARD


def _prompt_text(view: LunarRushView) -> Message:
    if view.step == steps.BID:
        return say("prompt-bid-text", times=view.multiplier, turn=view.turn)
    text = say(f"prompt-{view.step}-text")
    if view.step == steps.BUILD:
        text = say("prompt-build-text", idle=-1 if view.seat is None else _own(view).idle)
    if view.step == steps.LOAD_DOWN and view.sides:
        text = say("prompt-partner", text=text)
    if view.step in steps.VEILED and view.secrecy:
        text = say("prompt-secret", text=text)
    return text
