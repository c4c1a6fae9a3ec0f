"""How a game goes: the steps of a turn, and what players do in them (chapter 2)."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.flow import (
    Answer,
    Check,
    Effect,
    Flow,
    Form,
    Menu,
    Question,
    Reason,
    form_of,
    legal,
    listed,
    question_of,
)
from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.games.lunar_rush import actions
from cosmodrome.games.lunar_rush.rules import (
    bidding,
    building,
    feeding,
    gold,
    loading,
    market,
    roles,
    routes,
    scoring,
    setup,
    steps,
    together,
    wonders,
    workers,
    workshops,
)
from cosmodrome.games.lunar_rush.state import State


def take_back(state: State, seat: int, action: actions.TakeBack, events: list[Event]) -> None:
    question = question_of(state, seat)
    assert question is not None
    effects = EFFECTS[question.name]
    together.take_back(state, seat, lambda earlier: effects[type(earlier)], events)


def check_take_back(state: State, seat: int, action: actions.TakeBack) -> Refusal | None:
    """LR-16.1: a partner may have filled the space since."""
    if refusal := together.check_take_back(state, seat, action):
        return refusal
    question = question_of(state, seat)
    if not state.house.teams or question is None or question.name != steps.LOAD_DOWN:
        return None
    trial = state.clone()
    take_back(trial, seat, action, [])
    for owner, ship in loading.shared_ships(trial, seat):
        own = sum(loading.aboard(trial.corps[seat], ship.lane))
        if own > loading.free_spaces(trial, seat, owner, ship):
            return Refusal("LR-16.1", "Your partner has used that space since.", {"lane": ship.lane})
    return None


def offers_while_building(state: State, seat: int) -> list[Action]:
    """LR-8.1; LR-7.8: the mix of one's own gold module comes before anything else."""
    corp = state.corps[seat]
    if corp.mixes:
        return workshops.settlements(corp.mixes.bit_length() - 1)
    found = building.offers_of_work(corp) + building.offers_of_upgrades(corp)
    found += workshops.offers_of_gold(state, seat)
    if corp.cards:
        found += wonders.offers_of_wonders(state, corp)
    return found + feeding.offers(corp)


def menu_while_building(state: State, seat: int) -> Sequence[Action]:
    cards = [actions.BuildWonder(card) for card in state.corps[seat].cards]
    return [*building.all_work(state, seat), *building.UPGRADE, *cards, *_backs(state, seat)]


def with_taking_back(offers: Menu) -> Menu:
    return lambda state, seat: [*offers(state, seat), *_backs(state, seat)]


def _backs(state: State, seat: int) -> list[Action]:
    """Nobody looks for taking back what was not done."""
    return [actions.TakeBack()] if state.said[seat] else []


def _mix_first(check: Check) -> Check:
    """LR-7.8: nothing else is done in build & produce while a mix is not settled."""

    def checked(state: State, seat: int, action: Action) -> Refusal | Reason | None:
        if state.corps[seat].mixes:
            return Refusal("LR-7.8", "First settle which mix your gold module gives.")
        return check(state, seat, action)

    return checked


def _part(kind: type[Action], clause: str, check: Check, effect: Effect, form: Form | None = None) -> Answer:
    """Something done in a step that all do at once, which goes on after it."""
    return Answer(kind, clause, check, together.remembered(effect), again=True, form=form)


def _end(kind: type[Action], clause: str, check: Check, effect: Effect) -> Answer:
    """The end of such a step for one player."""
    return Answer(kind, clause, check, together.remembered(effect))


BACK = Answer(
    actions.TakeBack,
    "LR-2.2",
    check_take_back,
    take_back,
    again=True,
    form=form_of(actions.TakeBack, lambda state, seat, picks: ()),
)
"""Not among the offers, which lead on."""
WORK_FORM: Form = listed(actions.Work, building.all_work, _mix_first(building.check_work))
GOLD_FORM: Form = listed(actions.WorkGold, workshops.all_work, _mix_first(workshops.check_work_gold))
"""The offers have one of several spaces that are alike."""

QUESTIONS = (
    Question(
        steps.ROLES,
        "LR-1.5",
        (
            Answer(actions.ChooseRole, "LR-1.5", legal, roles.choose_role),
            Answer(actions.PickChallenge, "LR-1.5", roles.check_pick, roles.pick_challenge),
        ),
        roles.menu,
    ),
    Question(
        steps.BID,
        "LR-4.1",
        (Answer(actions.PlaceBid, "LR-4.1", bidding.check, bidding.place),),
        bidding.all_cards,
        offers=bidding.offers,
    ),
    Question(
        steps.ROUTE,
        "LR-5.1",
        (Answer(actions.ChooseRoute, "LR-5.1", routes.check, routes.choose),),
        routes.all_lanes,
        offers=routes.offers,
    ),
    Question(
        steps.LOAD_UP,
        "LR-6.4",
        (
            _part(actions.LoadMoonbound, "LR-6.4", loading.check_up, loading.load_up, loading.UP_FORM),
            _part(actions.Teleport, "LR-7.6", loading.check_teleport, loading.choose_teleport, loading.TELEPORT_FORM),
            _end(actions.FinishLoading, "LR-2.2", legal, loading.finish),
            BACK,
        ),
        with_taking_back(loading.offers_up),
        offers=loading.offers_up,
    ),
    Question(
        steps.GOLD,
        "LR-7.1",
        (
            Answer(actions.BuyGold, "LR-7.1", gold.check, gold.buy),
            Answer(actions.Pass, "LR-7.1", legal, gold.decline),
        ),
        gold.display,
        offers=gold.offers,
    ),
    Question(
        steps.DRAFT,
        "LR-15.2",
        (Answer(actions.DraftWonder, "LR-15.2", wonders.check_draft, wonders.draft),),
        wonders.offers_of_cards,
        offers=wonders.offers_of_cards,
    ),
    Question(
        steps.BUILD,
        "LR-8.1",
        (
            _part(actions.SettleMix, "LR-7.8", workshops.check_mix, workshops.settle_mix),
            _part(actions.Work, "LR-8.2", _mix_first(building.check_work), building.work, WORK_FORM),
            _part(actions.WorkGold, "LR-7.11", _mix_first(workshops.check_work_gold), workshops.work_gold, GOLD_FORM),
            _part(actions.UseShared, "LR-7.7", _mix_first(workshops.check_shared), workshops.use_shared),
            _part(actions.Upgrade, "LR-8.3", _mix_first(building.check_upgrade), building.upgrade),
            _part(actions.Salvage, "LR-7.4", _mix_first(workshops.check_salvage), workshops.salvage),
            _part(actions.SellFromBase, "LR-7.9", _mix_first(workshops.check_tourists), workshops.sell_to_tourists),
            _part(actions.Rouse, "LR-7.20", _mix_first(workers.check_rouse), workers.rouse),
            _part(actions.HireStandIn, "LR-14.10", _mix_first(workers.check_hire), workers.hire),
            _part(actions.BuildWonder, "LR-15.3", _mix_first(wonders.check_build), wonders.build),
            _end(actions.EndBuilding, "LR-9.3", _mix_first(feeding.check_end), feeding.end),
            BACK,
        ),
        menu_while_building,
        offers=offers_while_building,
    ),
    Question(
        steps.LOAD_DOWN,
        "LR-10.3",
        (
            _part(actions.LoadEarthbound, "LR-10.1", loading.check_down, loading.load_down, loading.DOWN_FORM),
            _end(actions.FinishLoading, "LR-2.2", legal, loading.finish),
            BACK,
        ),
        with_taking_back(loading.offers_down),
        offers=loading.offers_down,
    ),
    Question(
        steps.CARD,
        "LR-11.8",
        (
            Answer(actions.SellFromBase, "LR-7.5", market.check_sell, market.sell),
            Answer(actions.MovePrice, "LR-7.16", market.check_move, market.move_price),
            Answer(actions.Pass, "LR-11.8", legal, market.decline),
        ),
        market.offers,
        offers=market.offers,
    ),
)

EFFECTS: dict[str, dict[type[Action], Effect]] = {
    question.name: {answer.kind: together.unremembered(answer.effect) for answer in question.answers}
    for question in QUESTIONS
}

FLOW = Flow(
    __name__,
    setup=setup.set_up,
    steps={
        steps.START: setup.open_game,
        steps.DEAL_ROLES: setup.deal_roles,
        steps.TURN: routes.begin_turn,
        steps.OPEN_BID: bidding.call_for_bids,
        steps.SHOW_BIDS: bidding.show,
        steps.PICK: routes.ask,
        steps.OPEN_UP: loading.open_up,
        steps.ARRIVE: loading.arrive,
        steps.OPEN_GOLD: gold.open_gold,
        steps.NEXT_GOLD: gold.ask,
        steps.OPEN_DRAFT: wonders.open_draft,
        steps.CLOSE_DRAFT: wonders.close_draft,
        steps.OPEN_BUILD: building.open_build,
        steps.FEED: feeding.feed_all,
        steps.OPEN_DOWN: loading.open_down,
        steps.MARKET: market.begin,
        steps.NEXT_CARD: market.ask,
        steps.SELL: market.sell_all,
        steps.REFRESH: market.refresh,
        steps.NEXT: market.next_turn,
        steps.END: scoring.end_game,
    },
    questions=QUESTIONS,
    over="LR-11.6",
    course="LR-2.1",
)
