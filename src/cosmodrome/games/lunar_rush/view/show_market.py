"""Prices and gold modules for sale, as a seat sees them."""

from __future__ import annotations

from functools import lru_cache

from cosmodrome.games.lunar_rush.corporation import Corporation
from cosmodrome.games.lunar_rush.data.components import DATA, GOLD, GOLD_COST, MOON_ITEMS, ORE
from cosmodrome.games.lunar_rush.rules import market, scoring
from cosmodrome.games.lunar_rush.rules.money import missing
from cosmodrome.games.lunar_rush.rules.perks import perks_of
from cosmodrome.games.lunar_rush.state import State
from cosmodrome.games.lunar_rush.view.market import GoldOffer, PriceView

MOST_SHOWN = 9
"""How many sales of one item the market shows in advance."""


def price_views(state: State, me: Corporation | None) -> tuple[PriceView, ...]:
    house = state.house
    return tuple(
        [
            _price(
                house.market,
                house.side,
                index,
                state.market[index],
                state.sold[index],
                market.unit_price(state, me, index) if me is not None else 0,
            )
            for index in range(len(MOON_ITEMS))
        ]
    )


@lru_cache(4_096)
def _price(board: int, side: int, index: int, at: int, sold: int, own: int) -> PriceView:
    """`own` is what the watcher gets for one; 0: nobody in particular watches."""
    track = DATA.markets[board].sides[side].items[index]
    last = len(track.track) - 1
    each = own or track.track[at]
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


def gold_offer(one: int, me: Corporation | None) -> GoldOffer:
    if me is None:
        return GoldOffer(one, GOLD_COST[one], (), GOLD[one].worth)
    return GoldOffer(one, GOLD_COST[one], missing(me.stock, GOLD_COST[one]), scoring.gold_worth(perks_of(me), one))
