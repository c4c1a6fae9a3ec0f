"""Every card, ship and astronaut, wherever it is."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.games.lunar_rush.corporation import Corporation
from cosmodrome.games.lunar_rush.data.components import DATA
from cosmodrome.games.lunar_rush.data.effects import SetStart
from cosmodrome.games.lunar_rush.state import Automa, State


def census(state: State) -> Sequence[str]:
    golds = [*state.gold, *state.gold_gone, *(gold for corp in state.corps for gold in corp.golds)]
    closed = [*state.closed_deck, *state.closed_gone, *(card for card in state.closed if card >= 0)]
    drafted = [card for corp in state.corps for card in corp.cards]
    wonders = [*state.wonder_deck, *state.row, *state.preview, *state.wonder_gone, *drafted]
    found = [f"gold module {card}" for card in sorted(golds)] + [f"route closed {card}" for card in sorted(closed)]
    found += [f"wonder {card}" for card in sorted(wonders)]
    for seat, corp in enumerate(state.corps[: state.house.people]):
        found.append(f"{_astronauts(corp)} astronauts of {seat}")
    for index, automa in enumerate(state.automas):
        ships = state.corps[state.house.people + index].ships if state.house.ais else ()
        found += _cards(index, automa, [ship.card for ship in ships if ship.card >= 0])
    return found


def _astronauts(corp: Corporation) -> int:
    """Those whom a role card leaves out of the game are counted too, once it is drawn."""
    alive = corp.moon + corp.earth + sum(ship.crew for ship in corp.ships)
    return alive + corp.dead + _left_out(corp)


def _left_out(corp: Corporation) -> int:
    start = DATA.setup
    moon, earth = start.moon, start.earth
    for effect in DATA.roles[corp.role].effects if corp.role >= 0 else ():
        if isinstance(effect, SetStart):
            moon = effect.moon if effect.moon is not None else moon
            earth = effect.earth if effect.earth is not None else earth
    return start.astronauts - moon - earth


def _cards(index: int, automa: Automa, sailing: list[int]) -> list[str]:
    bids = sorted((*automa.bids, *automa.bids_gone))
    ships = sorted((*automa.ships, *automa.discards, *sailing))
    return [*(f"AI {index + 1} bid {card}" for card in bids), *(f"AI {index + 1} ship {card}" for card in ships)]
