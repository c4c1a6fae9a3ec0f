"""Deals again what a seat does not know: bots and hints think with the result instead of the real state."""

from __future__ import annotations

from cosmodrome.core.flow import Seat
from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_command.data.components import NEAR, SLOTS, SYSTEMS
from cosmodrome.games.galaxy_command.state import State

IS_DISTANT = {number: card.distant for number, card in SYSTEMS.items()}


def deal_anew(deal: State, seat: Seat | None, rng: Rng) -> None:
    """Nobody knows a face-down card: near ones are dealt anew among themselves, distant ones and events likewise."""
    _redeal_systems(deal, False, rng)
    _redeal_systems(deal, True, rng)
    events = [*deal.pile, *deal.unused]
    rng.shuffle(events)
    cut = len(deal.pile)
    deal.pile, deal.unused = tuple(events[:cut]), tuple(events[cut:])


def _redeal_systems(state: State, distant: bool, rng: Rng) -> None:
    slots = range(NEAR, SLOTS) if distant else range(NEAR)
    hidden = [number for number in state.rest if IS_DISTANT[number] == distant]
    others = tuple([number for number in state.rest if IS_DISTANT[number] != distant])
    undealt = len(hidden)
    for commander in state.commanders:
        hidden += [commander.cards[slot] for slot in slots if not commander.explored >> slot & 1]
    rng.shuffle(hidden)
    state.rest = others + tuple(hidden[:undealt]) if distant else tuple(hidden[:undealt]) + others
    for commander in state.commanders:
        cards = list(commander.cards)
        for slot in slots:
            if not commander.explored >> slot & 1:
                cards[slot] = hidden.pop()
        commander.cards = tuple(cards)
