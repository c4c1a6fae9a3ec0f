"""What a seat may see of the table, and of an event. Everything a page needs is here, so that it derives no rule."""

from __future__ import annotations

import msgspec

from cosmodrome.core.flow import Seat, coming
from cosmodrome.core.records import Event
from cosmodrome.games.lunar_rush.data.components import DATA
from cosmodrome.games.lunar_rush.events import BidPlaced
from cosmodrome.games.lunar_rush.rules import scoring, steps
from cosmodrome.games.lunar_rush.rules.automa import search_order
from cosmodrome.games.lunar_rush.rules.loading import teleporters
from cosmodrome.games.lunar_rush.rules.money import label
from cosmodrome.games.lunar_rush.rules.perks import GOLD_ABILITIES
from cosmodrome.games.lunar_rush.rules.together import OWN, is_done, is_veiled
from cosmodrome.games.lunar_rush.rules.workshops import shared_modules
from cosmodrome.games.lunar_rush.state import State
from cosmodrome.games.lunar_rush.view.show_base import corporation_views
from cosmodrome.games.lunar_rush.view.show_lanes import berth_views, lane_views
from cosmodrome.games.lunar_rush.view.show_market import gold_offer, price_views
from cosmodrome.games.lunar_rush.view.table import AutomaView, LunarRushView

PHASES = {
    steps.ROLES: "setup",
    steps.DEAL_ROLES: "setup",
    steps.CALL_FOR_BIDS: "earth",
    steps.BID: "earth",
    steps.SHOW_BIDS: "earth",
    steps.ROUTE: "earth",
    steps.AI_ROUTE: "earth",
    steps.LOAD_MOONBOUND: "earth",
    steps.LOAD_UP: "earth",
    steps.ARRIVE: "earth",
    steps.UNLOAD: "earth",
    steps.TELEPORT: "earth",
    steps.BUY_GOLD: "moon",
    steps.GOLD: "moon",
    steps.AI_GOLD: "moon",
    steps.DRAFT_WONDERS: "moon",
    steps.DRAFT: "moon",
    steps.END_DRAFT: "moon",
    steps.BUILD_AND_PRODUCE: "moon",
    steps.PRODUCE: "moon",
    steps.START_BUILDING: "moon",
    steps.BUILD: "moon",
    steps.FEED: "moon",
    steps.FEED_BASE: "moon",
    steps.LOAD_EARTHBOUND: "moon",
    steps.LOAD_DOWN: "moon",
    steps.MARKET: "market",
    steps.ENTER_PORT: "market",
    steps.CARD: "market",
    steps.SELL: "market",
    steps.SELL_SHIP: "market",
    steps.REFRESH: "market",
    steps.GOALS: "market",
    steps.END_OF_TURN: "market",
    steps.EXTRA_MARKET: "market",
    steps.TURN: "market",
}
"""By the question that is asked or, in the middle of an action, by the step that comes next."""


def view(state: State, seat: Seat | None) -> LunarRushView:
    """LR-2.5, LR-2.3."""
    house = state.house
    own = seat if seat is not None and 0 <= seat < house.people else None
    step = state.asked[0].name if state.asked else ""
    me = state.corps[own] if own is not None else None
    everybody = corporation_views(state, own)
    ready = teleporters(state, me) if me is not None and step == steps.LOAD_UP else []
    return LunarRushView(
        seat=seat,
        people=house.people,
        ais=house.ais,
        market=house.market,
        side=house.side,
        sides=_sides(state),
        veiled=tuple([one for one in range(house.people) if is_veiled(state, one, own)]),
        secrecy=house.secrecy,
        wonders=house.wonders,
        turn=state.turn,
        multiplier=DATA.turns[max(0, state.turn - 1)].multiplier,
        phase=PHASES.get(coming(state), "end"),
        step=step,
        coming=coming(state),
        awaiting=tuple([question.seat for question in state.asked]),
        order=tuple([label(state, one) for one in state.order]),
        corporations=everybody,
        lanes=lane_views(state, own, everybody),
        prices=price_views(state, me),
        gold=tuple([gold_offer(one, me) for one in state.gold]),
        gold_gone=state.gold_gone,
        shared=tuple(shared_modules(state, own)) if own is not None else (),
        automas=_automas(state),
        closed_left=len(state.closed_deck),
        closed_gone=state.closed_gone,
        row=state.row,
        preview=state.preview,
        wonder_cards_left=_hidden_rows(state),
        wonder_gone=state.wonder_gone,
        berths=berth_views(state, own, step),
        teleporters=tuple(ready),
        teleport_spaces=max((GOLD_ABILITIES[one].teleport for one in ready), default=0),
        can_take_back=own is not None and step in steps.VEILED and not is_done(state, own) and bool(state.said[own]),
        wishes=tuple(state.wish),
    )


def _sides(state: State) -> tuple[tuple[int, ...], ...]:
    """LR-16.1, LR-16.2."""
    if not state.house.teams:
        return ()
    return tuple(tuple(label(state, one) for one in team) for team in scoring.teams(state))


def _automas(state: State) -> tuple[AutomaView, ...]:
    """LR-2.5: the order of their decks is hidden."""
    return tuple(
        AutomaView(
            corp=-1 - index if state.house.ais else -3,
            up_card=one.up_card,
            down_card=one.down_card,
            bids_left=len(one.bids),
            bids_gone=tuple(DATA.ai_bids[card].value for card in one.bids_gone),
            ships_left=len(one.ships),
            discards=one.discards,
            lanes=search_order(state, one) if state.house.ais else (),
        )
        for index, one in enumerate(state.automas)
    )


def _hidden_rows(state: State) -> int:
    """Cards still to be laid out."""
    if not state.house.wonders:
        return 0
    rows = sum(turn >= state.turn for turn in DATA.wonders.preview_turns) - bool(state.preview)
    return max(0, rows) * (state.house.people + 1)


def secrets(view: LunarRushView) -> object:
    """LR-2.5, LR-2.3: bids, and with secrecy all that a seat sees."""
    return view.corporations, view.seat if view.secrecy else None


def redact(event: Event, seat: Seat | None) -> Event | None:
    """LR-2.5: a bid is its player's own until it is shown; LR-2.3: so is what is done in a secret step."""
    if isinstance(event, BidPlaced) and event.seat != seat:
        return BidPlaced(event.seat, 0)
    veil = getattr(event, "veil", 0)
    if veil:
        is_own = getattr(event, "seat", None) == seat
        if is_own != (veil == OWN):
            return None
        return msgspec.structs.replace(event, veil=0)
    return event
