"""What a seat may see of the table, and of an event. Everything a page needs is here, so that it derives no rule."""

from __future__ import annotations

import msgspec

from cosmodrome.core.game import Seat
from cosmodrome.core.records import Event, View
from cosmodrome.games.lunar_rush.base_view import CorporationView, ShipView, Shown, corporation_view
from cosmodrome.games.lunar_rush.components import DATA, DOWN, GOLD_COST, MOON_ITEMS, ORE, ROUTES, Pairs
from cosmodrome.games.lunar_rush.events import BidPlaced
from cosmodrome.games.lunar_rush.rules import gold, market, scoring, steps, verbs
from cosmodrome.games.lunar_rush.rules.lanes import ABSENT, BLOCKED, OPEN
from cosmodrome.games.lunar_rush.rules.loading import free_spaces, shared_ships, teleporters
from cosmodrome.games.lunar_rush.rules.money import label, missing
from cosmodrome.games.lunar_rush.rules.perks import GOLD_DEEDS, perks_of
from cosmodrome.games.lunar_rush.rules.together import OWN, is_veiled
from cosmodrome.games.lunar_rush.rules.workshops import shared_modules
from cosmodrome.games.lunar_rush.state import Corporation, State

PHASES = {
    steps.ROLES: "Setup",
    steps.BID: "Earth phase",
    steps.ROUTE: "Earth phase",
    steps.LOAD_UP: "Earth phase",
    steps.GOLD: "Moon phase",
    steps.DRAFT: "Moon phase",
    steps.BUILD: "Moon phase",
    steps.LOAD_DOWN: "Moon phase",
    steps.CARD: "Market phase",
}
MOST_SHOWN = 9
"""Sales of one kind that are told in advance."""
NOBODY = 9


class LaneView(Shown, frozen=True):
    lane: int
    status: str
    """"open", "taken", "blocked" or "absent"."""
    corp: int
    """Who took it this turn; 9: nobody."""
    closed: int
    """The route-closed card on it; -1: none."""
    spaces: int
    """What a ship of the watcher would hold there."""
    moves: int
    ships: tuple[ShipView, ...]


class PriceView(Shown, frozen=True):
    item: int
    track: tuple[int, ...]
    at: int
    price: int
    threshold: int
    refresh: tuple[tuple[int, int], ...]
    """From so many sold on, so many steps to the left."""
    sold: int
    """In this Market phase."""
    refresh_now: int
    """Steps it would move to the left if nothing more were sold."""
    pays: tuple[int, ...]
    """What one ship of the watcher would get for 1, 2, 3, ... of it now."""
    after: tuple[int, ...]
    """The price afterwards."""
    refresh_after: tuple[int, ...]
    """How far the refresh would then move it to the left, this phase's sales counted in."""
    end: int


class GoldOffer(Shown, frozen=True):
    gold: int
    cost: Pairs
    missing: Pairs
    """For the watcher; empty for a spectator."""


class AutomaView(Shown, frozen=True):
    corp: int
    """-3 where its cards only block lanes."""
    up_card: int
    down_card: int
    bids_left: int
    bids_gone: tuple[int, ...]
    ships_left: int
    discards: tuple[int, ...]


class BerthView(Shown, frozen=True):
    """An earthbound ship that the watcher may load now, or an own moonbound one."""

    lane: int
    owner: int
    free: int
    """Spaces for the watcher's goods, what was put there included."""
    load: Pairs
    astronauts: int
    loaded: bool


class LunarRushView(View, frozen=True):
    seat: int | None
    people: int
    ais: int
    market: int
    side: int
    sides: tuple[tuple[int, ...], ...]
    """Who adds up scores with whom; empty where everybody plays alone."""
    veiled: tuple[int, ...]
    """Whose doings in this step the watcher does not see yet (LR-2.3): they are shown as they were when it began."""
    secrecy: bool
    wonders: bool
    turn: int
    multiplier: int
    phase: str
    step: str
    awaiting: tuple[int, ...]
    order: tuple[int, ...]
    """Of initiative, the highest first; of the turn before until bids are shown."""
    corporations: tuple[CorporationView, ...]
    lanes: tuple[LaneView, ...]
    prices: tuple[PriceView, ...]
    gold: tuple[GoldOffer, ...]
    gold_gone: tuple[int, ...]
    gold_refusal: str
    """Why the watcher may buy none; empty where it may."""
    shared: tuple[int, ...]
    """Others' shared modules that the watcher may still use this turn."""
    automas: tuple[AutomaView, ...]
    closed_left: int
    closed_gone: tuple[int, ...]
    row: tuple[int, ...]
    preview: tuple[int, ...]
    wonder_cards_left: int
    wonder_gone: tuple[int, ...]
    berths: tuple[BerthView, ...]
    """What the watcher may load in this step."""
    teleporters: tuple[int, ...]
    teleport_spaces: int
    can_take_back: bool
    wishes: tuple[str, ...]
    """By seat: the kind of role card to be drawn; empty: not said yet."""


def view(state: State, seat: Seat | None) -> LunarRushView:
    """LR-2.5, LR-2.3."""
    house = state.house
    own = seat if seat is not None and 0 <= seat < house.people else None
    step = state.agenda[-1].name if state.agenda else ""
    me = state.corps[own] if own is not None else None
    refusal = gold.may_buy(state, me) if me is not None else None
    everybody = tuple(corporation_view(state, one, own) for one in range(len(state.corps)))
    ready = teleporters(state, me) if me is not None and step == steps.LOAD_UP else []
    return LunarRushView(
        seat=seat,
        people=house.people,
        ais=house.ais,
        market=house.market,
        side=house.side,
        sides=_sides(state),
        veiled=tuple(one for one in range(house.people) if step in steps.VEILED and is_veiled(state, one, own)),
        secrecy=house.secrecy,
        wonders=house.wonders,
        turn=state.turn,
        multiplier=DATA.turns[max(0, state.turn - 1)].multiplier,
        phase=PHASES.get(step, "Game end"),
        step=step,
        awaiting=tuple(verbs.awaiting(state)),
        order=tuple(label(state, one) for one in state.order),
        corporations=everybody,
        lanes=_lanes(state, own, everybody),
        prices=_prices(state, me),
        gold=tuple(_offer(one, me) for one in state.gold),
        gold_gone=state.gold_gone,
        gold_refusal=refusal.text if refusal else "",
        shared=tuple(shared_modules(state, own)) if own is not None else (),
        automas=_automas(state),
        closed_left=len(state.closed_deck),
        closed_gone=state.closed_gone,
        row=state.row,
        preview=state.preview,
        wonder_cards_left=_hidden_rows(state),
        wonder_gone=state.wonder_gone,
        berths=_berths(state, own, step),
        teleporters=tuple(ready),
        teleport_spaces=max((GOLD_DEEDS[one].teleport for one in ready), default=0),
        can_take_back=own is not None and step in steps.VEILED and not state.done[own] and bool(state.said[own]),
        wishes=tuple(state.wish),
    )


def _sides(state: State) -> tuple[tuple[int, ...], ...]:
    """LR-16.1, LR-16.2."""
    if not state.house.teams:
        return ()
    return tuple(tuple(label(state, one) for one in team) for team in scoring.teams(state))


def _lanes(state: State, own: int | None, everybody: tuple[CorporationView, ...]) -> tuple[LaneView, ...]:
    capacity = perks_of(state.corps[own]).capacity if own is not None else [route.spaces for route in ROUTES]
    ships = [ship for row in everybody for ship in row.ships]
    return tuple(
        LaneView(
            lane=lane,
            status=_status(claim),
            corp=label(state, claim) if claim >= 0 else NOBODY,
            closed=state.closed[lane],
            spaces=capacity[lane],
            moves=ROUTES[lane].moves,
            ships=tuple(ship for ship in ships if ship.lane == lane),
        )
        for lane, claim in enumerate(state.claims)
    )


def _status(claim: int) -> str:
    return {OPEN: "open", BLOCKED: "blocked", ABSENT: "absent"}.get(claim, "taken")


def _prices(state: State, me: Corporation | None) -> tuple[PriceView, ...]:
    return tuple(_price(state, me, index) for index in range(len(MOON_ITEMS)))


def _price(state: State, me: Corporation | None, index: int) -> PriceView:
    track, at, sold = market.tracks(state)[index], state.market[index], state.sold[index]
    last = len(track.track) - 1
    each = market.unit_price(state, me, index) if me is not None else track.track[at]
    after = [track.track[min(last, at + number)] for number in range(1, MOST_SHOWN + 1)]
    return PriceView(
        item=ORE + index,
        track=track.track,
        at=at,
        price=track.track[at],
        threshold=track.threshold,
        refresh=track.refresh,
        sold=sold,
        refresh_now=min(at, market.refresh_steps(track, track.track[at], sold)),
        pays=tuple(each * number for number in range(1, MOST_SHOWN + 1)),
        after=tuple(after),
        refresh_after=tuple(
            min(last, at + number, market.refresh_steps(track, price, sold + number))
            for number, price in enumerate(after, start=1)
        ),
        end=track.end,
    )


def _offer(one: int, me: Corporation | None) -> GoldOffer:
    return GoldOffer(one, GOLD_COST[one], missing(me.stock, GOLD_COST[one]) if me is not None else ())


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
        )
        for index, one in enumerate(state.automas)
    )


def _hidden_rows(state: State) -> int:
    """Cards still to be laid out."""
    if not state.house.wonders:
        return 0
    rows = sum(turn >= state.turn for turn in DATA.wonders.preview_turns) - bool(state.preview)
    return max(0, rows) * (state.house.people + 1)


def _berths(state: State, own: int | None, step: str) -> tuple[BerthView, ...]:
    if own is None:
        return ()
    if step == steps.LOAD_UP:
        mine = [
            ship for ship in state.corps[own].ships if ship.moves == ROUTES[ship.lane].moves and ship.lane < DOWN.start
        ]
        return tuple(BerthView(ship.lane, own, ship.spaces, _bill(ship.load), ship.crew, ship.loaded) for ship in mine)
    if step != steps.LOAD_DOWN:
        return ()
    said = {load[0]: load[1:] for load in state.corps[own].aboard}
    return tuple(
        BerthView(
            lane=ship.lane,
            owner=owner,
            free=free_spaces(state, own, owner, ship),
            load=_bill((0,) * ORE + said.get(ship.lane, ())),
            astronauts=ship.crew,
            loaded=ship.lane in said,
        )
        for owner, ship in shared_ships(state, own)
    )


def _bill(load: tuple[int, ...]) -> Pairs:
    return tuple((item, number) for item, number in enumerate(load) if number)


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
