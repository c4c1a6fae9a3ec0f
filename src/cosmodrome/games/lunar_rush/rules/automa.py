"""Chapter 13: AI corporations. They decide nothing: cards do, turned up in their place of the turn."""

from __future__ import annotations

from cosmodrome.core.records import Event
from cosmodrome.games.lunar_rush.corporation import Numbers
from cosmodrome.games.lunar_rush.data.components import DATA, DOWN, LANES, UP, Pairs, pairs
from cosmodrome.games.lunar_rush.events import AiCardsTurned, AiShipLoaded, GoldRemoved, PickGivenUp
from cosmodrome.games.lunar_rush.rules.lanes import ABSENT, OPEN, fast_lanes
from cosmodrome.games.lunar_rush.rules.money import label
from cosmodrome.games.lunar_rush.state import Automa, State

FIRST_DOWN = 6
"""LR-13.5: from this turn on the down card comes first."""


def turn_up_bids(state: State) -> None:
    """LR-13.3."""
    for index in range(state.house.ais):
        automa = state.automas[index]
        card = automa.bids[-1]
        state.corps[state.house.people + index].bid = DATA.ai_bids[card].value
        state.automas[index] = automa._replace(bids=automa.bids[:-1], bids_gone=(*automa.bids_gone, card))


def turn_up_cards(state: State, index: int) -> None:
    """LR-3.4, LR-13.4, LR-13.13: one up and one down card; a deck that has run out is shuffled anew."""
    automa = state.automas[index]
    up = automa.up or _anew(state, len(DATA.ai_up))
    down = automa.down or _anew(state, len(DATA.ai_down))
    state.automas[index] = automa._replace(up=up[:-1], down=down[:-1], up_card=up[-1], down_card=down[-1], marker=-1)


def _anew(state: State, cards: int) -> Numbers:
    deck = list(range(cards))
    state.rng.shuffle(deck)
    return tuple(deck)


def choose_lane(state: State, corp: int, events: list[Event]) -> int:
    """LR-13.4, LR-13.5, LR-13.10: the lane taken; -1 where none of the cards' lanes is open."""
    index = corp - state.house.people
    if state.automas[index].up_card < 0:
        turn_up_cards(state, index)
        tell_search(state, corp, events)
    automa = state.automas[index]
    entries = _entries(state, automa)
    for at in _search(automa, state.turn):
        if state.claims[entries[at]] == OPEN:
            state.automas[index] = automa._replace(marker=at)
            return entries[at]
    events.append(PickGivenUp(label(state, corp)))
    return -1


def tell_search(state: State, corp: int, events: list[Event]) -> None:
    automa = state.automas[corp - state.house.people]
    cards, lanes = (automa.up_card, automa.down_card), search_order(state, automa)
    events.append(AiCardsTurned(label(state, corp), *cards, lanes, fast_lanes=fast_lanes(state)))


def search_order(state: State, automa: Automa) -> Numbers:
    """LR-13.4, LR-13.5, LR-13.10: the lanes of the cards turned up that are in the game, as they are looked for."""
    if automa.up_card < 0:
        return ()
    return tuple([lane for lane in _entries(state, automa) if state.claims[lane] != ABSENT])


def _entries(state: State, automa: Automa) -> list[int]:
    """The lanes of both cards, the card that comes first in this turn first."""
    up = [UP[LANES.index(lane)] for lane in DATA.ai_up[automa.up_card].prefer]
    down = [DOWN[LANES.index(lane)] for lane in DATA.ai_down[automa.down_card].prefer]
    return down + up if state.turn >= FIRST_DOWN else up + down


def _search(automa: Automa, turn: int) -> list[int]:
    """Where to look, in order: after the entry taken to the end of its card, then the other card from its top."""
    up, down = len(DATA.ai_up[automa.up_card].prefer), len(DATA.ai_down[automa.down_card].prefer)
    first, every = (down if turn >= FIRST_DOWN else up), up + down
    if automa.marker < first:
        return list(range(automa.marker + 1, every))
    return [*range(automa.marker + 1, every), *range(first)]


def remove_gold(state: State, corp: int, events: list[Event]) -> None:
    """LR-13.7, LR-16.6."""
    card = state.automas[corp - state.house.people].up_card
    if card < 0 or not DATA.ai_up[card].gold_removed:
        return
    number = DATA.ai_up[card].gold_removed + (_has_highest(state, corp) and not _removed_before(state, corp))
    for _ in range(min(number, len(state.gold))):
        gold = state.rng.choice(state.gold)
        state.gold = tuple(other for other in state.gold if other != gold)
        state.gold_gone += (gold,)
        events.append(GoldRemoved(label(state, corp), gold))


def _has_highest(state: State, corp: int) -> bool:
    first = state.order[0]
    return first == corp or (state.house.teams and first >= state.house.people)


def _removed_before(state: State, corp: int) -> bool:
    """LR-16.6: once a turn, by the first AI to act whose card carries the text."""
    if not state.house.teams:
        return False
    earlier = state.order[state.order.index(corp) + 1 :]
    cards = [state.automas[one - state.house.people].up_card for one in earlier if one >= state.house.people]
    return any(card >= 0 and DATA.ai_up[card].gold_removed for card in cards)


def load_ships(state: State, events: list[Event]) -> None:
    """LR-13.8: one ship card for each earthbound ship of this turn, in the order the lanes were chosen."""
    for index in range(state.house.ais):
        corp = state.corps[state.house.people + index]
        ships = list(corp.ships)
        for at, ship in enumerate(ships):
            if ship.card < 0:
                card = _draw_ship(state, index)
                load = [0] * len(DATA.items)
                for item, number in cargo_of(card, ship.lane):
                    load[item] = number
                spaces = DATA.routes[ship.lane].spaces
                ships[at] = ship._replace(card=card, load=tuple(load), spaces=spaces, loaded=True)
                events.append(AiShipLoaded(-1 - index, ship.lane, card, fast_lanes=fast_lanes(state)))
        corp.ships = tuple(ships)


def cargo_of(card: int, lane: int) -> Pairs:
    """LR-13.8: what a ship card lists for an earthbound lane."""
    row = DATA.ai_ships[card]
    return pairs((row.fast, row.fast, row.medium, row.slow)[lane - DOWN.start])


def _draw_ship(state: State, index: int) -> int:
    """LR-13.2."""
    automa = state.automas[index]
    ships, discards = automa.ships, automa.discards
    if not ships:
        again = list(discards)
        state.rng.shuffle(again)
        ships, discards = tuple(again), ()
    state.automas[index] = automa._replace(ships=ships[:-1], discards=discards)
    return ships[-1]


def discard_ship(state: State, corp: int, card: int) -> None:
    index = corp - state.house.people
    automa = state.automas[index]
    state.automas[index] = automa._replace(discards=(*automa.discards, card))
