"""Chapter 2: how a game goes, from turn to turn.

A turn has three phases. Earth: bids, routes, moonbound ships. Moon: gold modules, build & produce, astronauts are fed,
earthbound ships. Market: ships arrive and sell. After the last turn ships that are still under way arrive.
"""

from __future__ import annotations

from cosmodrome.core.flow import Answer, Flow, Question, Step, ask, do_next, legal
from cosmodrome.core.message import say
from cosmodrome.core.records import Event
from cosmodrome.games.lunar_rush import actions
from cosmodrome.games.lunar_rush.data.components import TURNS
from cosmodrome.games.lunar_rush.events import RoleDrawn, TurnBegan, WonderRowShown
from cosmodrome.games.lunar_rush.rules import (
    bidding,
    building,
    feeding,
    gold,
    loading,
    market,
    menus,
    roles,
    routes,
    scoring,
    setup,
    steps,
    wonders,
    workers,
    workshops,
)
from cosmodrome.games.lunar_rush.rules.taking_back import TAKE_BACK, taking_back
from cosmodrome.games.lunar_rush.rules.together import end, part
from cosmodrome.games.lunar_rush.rules.workshops import mix_first
from cosmodrome.games.lunar_rush.state import State

COURSE: tuple[Step, ...] = (
    Step(steps.CALL_FOR_BIDS),
    Step(steps.SHOW_BIDS),
    Step(steps.LOAD_MOONBOUND),
    Step(steps.ARRIVE),
    Step(steps.BUY_GOLD),
    Step(steps.DRAFT_WONDERS),
    Step(steps.BUILD_AND_PRODUCE),
    Step(steps.FEED),
    Step(steps.LOAD_EARTHBOUND),
    Step(steps.MARKET),
    Step(steps.SELL),
    Step(steps.REFRESH),
    Step(steps.GOALS),
    Step(steps.END_OF_TURN),
)
"""Of a turn (LR-2.1)."""


def begin_game(state: State, step: Step, events: list[Event]) -> None:
    """LR-1.5, LR-15.1: what lies open before the first turn; where each chooses, kinds of role cards are asked for."""
    events.extend(RoleDrawn(seat, corp.role) for seat, corp in enumerate(state.corps) if corp.role >= 0)
    if state.row:
        events.append(WonderRowShown(state.row))
    if state.house.roles == setup.EACH:
        ask(state, *[Step(steps.ROLES, seat) for seat in range(state.house.people)])
        do_next(state, Step(steps.DEAL_ROLES), Step(steps.TURN))
    else:
        do_next(state, Step(steps.TURN))


def deal_roles(state: State, step: Step, events: list[Event]) -> None:
    """LR-1.5."""
    roles.deal_roles(state, events)


def begin_turn(state: State, step: Step, events: list[Event]) -> None:
    """LR-2.1."""
    state.turn += 1
    events.append(TurnBegan(state.turn))
    routes.lay_out_lanes(state, events)
    do_next(state, *COURSE)


def end_turn(state: State, step: Step, events: list[Event]) -> None:
    """LR-11.6, LR-3.8, LR-12.1."""
    routes.discard_closed(state)
    if state.turn < TURNS:
        do_next(state, Step(steps.TURN))
    else:
        extra = [Step(steps.EXTRA_MARKET, value=number) for number in market.EXTRA]
        do_next(state, *extra, *[Step(steps.FINAL_SCORE, one) for one in range(len(state.corps))], Step(steps.END))


FLOW = Flow(
    __name__,
    setup=setup.set_up,
    steps={
        steps.START: begin_game,
        steps.DEAL_ROLES: deal_roles,
        steps.TURN: begin_turn,
        steps.CALL_FOR_BIDS: bidding.call_for_bids,
        steps.SHOW_BIDS: bidding.show,
        steps.AI_ROUTE: routes.ai_route,
        steps.LOAD_MOONBOUND: loading.load_moonbound,
        steps.ARRIVE: loading.arrive,
        steps.UNLOAD: loading.unload,
        steps.TELEPORT: loading.bring_teleported,
        steps.BUY_GOLD: gold.buy_gold,
        steps.AI_GOLD: gold.ai_gold,
        steps.DRAFT_WONDERS: wonders.draft_wonders,
        steps.END_DRAFT: wonders.end_draft,
        steps.BUILD_AND_PRODUCE: building.build_and_produce,
        steps.PRODUCE: workshops.produce,
        steps.START_BUILDING: building.start_building,
        steps.FEED: feeding.feed_all,
        steps.FEED_BASE: feeding.feed_base,
        steps.LOAD_EARTHBOUND: loading.load_earthbound,
        steps.MARKET: market.begin,
        steps.ENTER_PORT: market.enter_port,
        steps.SELL: market.sell_all,
        steps.SELL_SHIP: market.sell_ship,
        steps.REFRESH: market.refresh,
        steps.GOALS: roles.pay_goals,
        steps.END_OF_TURN: end_turn,
        steps.EXTRA_MARKET: market.extra_market,
        steps.FINAL_SCORE: scoring.score_corporation,
        steps.END: scoring.end_game,
    },
    questions=(
        Question(
            steps.ROLES,
            "LR-1.5",
            (
                Answer(actions.ChooseRole, "LR-1.5", legal, roles.choose_role),
                Answer(actions.PickChallenge, "LR-1.5", roles.check_pick, roles.pick_challenge),
            ),
            roles.menu,
            title=say("step-roles"),
        ),
        Question(
            steps.BID,
            "LR-4.1",
            (Answer(actions.PlaceBid, "LR-4.1", bidding.check, bidding.place),),
            bidding.all_cards,
            bidding.offers,
            title=say("step-bid"),
        ),
        Question(
            steps.ROUTE,
            "LR-5.1",
            (Answer(actions.ChooseRoute, "LR-5.1", routes.check, routes.choose),),
            routes.all_lanes,
            routes.offers,
            title=say("step-route"),
        ),
        Question(
            steps.LOAD_UP,
            "LR-6.4",
            (
                part(actions.LoadMoonbound, "LR-6.4", loading.check_up, loading.load_up, loading.UP_FORM),
                part(
                    actions.Teleport, "LR-7.6", loading.check_teleport, loading.choose_teleport, loading.TELEPORT_FORM
                ),
                end(actions.FinishLoading, "LR-2.2", legal, loading.finish),
                TAKE_BACK,
            ),
            taking_back(loading.offers_up),
            loading.offers_up,
            title=say("step-load-up"),
        ),
        Question(
            steps.GOLD,
            "LR-7.1",
            (
                Answer(actions.BuyGold, "LR-7.1", gold.check, gold.buy),
                Answer(actions.Pass, "LR-7.1", legal, gold.decline),
            ),
            gold.display,
            gold.offers,
            asked_if=gold.is_gold_left,
            forced=gold.forced_pass,
            title=say("step-gold"),
        ),
        Question(
            steps.DRAFT,
            "LR-15.2",
            (Answer(actions.DraftWonder, "LR-15.2", wonders.check_draft, wonders.draft),),
            offers=wonders.offers_of_cards,
            title=say("step-draft"),
        ),
        Question(
            steps.BUILD,
            "LR-8.1",
            (
                part(actions.SettleMix, "LR-7.8", workshops.check_mix, workshops.settle_mix),
                part(actions.Work, "LR-8.2", mix_first(building.check_work), building.work, menus.WORK_FORM),
                part(
                    actions.WorkGold,
                    "LR-7.11",
                    mix_first(workshops.check_work_gold),
                    workshops.work_gold,
                    menus.GOLD_FORM,
                ),
                part(actions.UseShared, "LR-7.7", mix_first(workshops.check_shared), workshops.use_shared),
                part(actions.Upgrade, "LR-8.3", mix_first(building.check_upgrade), building.upgrade),
                part(actions.Salvage, "LR-7.4", mix_first(workshops.check_salvage), workshops.salvage),
                part(actions.SellFromBase, "LR-7.9", mix_first(workshops.check_tourists), workshops.sell_to_tourists),
                part(actions.Rouse, "LR-7.20", mix_first(workers.check_rouse), workers.rouse),
                part(actions.HireStandIn, "LR-14.10", mix_first(workers.check_hire), workers.hire),
                part(actions.BuildWonder, "LR-15.3", mix_first(wonders.check_build), wonders.build),
                end(actions.EndBuilding, "LR-9.3", mix_first(feeding.check_end), feeding.end),
                TAKE_BACK,
            ),
            taking_back(menus.buildings),
            menus.offers_while_building,
            title=say("step-build"),
        ),
        Question(
            steps.LOAD_DOWN,
            "LR-10.3",
            (
                part(actions.LoadEarthbound, "LR-10.1", loading.check_down, loading.load_down, loading.DOWN_FORM),
                end(actions.FinishLoading, "LR-2.2", legal, loading.finish),
                TAKE_BACK,
            ),
            taking_back(loading.offers_down),
            loading.offers_down,
            title=say("step-load-down"),
        ),
        Question(
            steps.CARD,
            "LR-11.8",
            (
                Answer(actions.SellFromBase, "LR-7.5", market.check_sell, market.sell),
                Answer(actions.MovePrice, "LR-7.16", market.check_move, market.move_price),
                Answer(actions.Pass, "LR-11.8", legal, market.decline),
            ),
            offers=market.offers,
            asked_if=market.has_card,
            title=say("step-card"),
        ),
    ),
    over="LR-11.6",
    course="LR-2.1",
)
