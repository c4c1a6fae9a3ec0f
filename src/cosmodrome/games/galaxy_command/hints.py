"""What a bot wants to know: how good a position is, the moves worth a thought, and re-dealing what is hidden."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.game import Seat
from cosmodrome.core.records import Action
from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_command.actions import Explore
from cosmodrome.games.galaxy_command.components import NEAR, SLOTS, SYSTEMS
from cosmodrome.games.galaxy_command.evaluation import evaluate
from cosmodrome.games.galaxy_command.rules.verbs import offers
from cosmodrome.games.galaxy_command.state import State

__all__ = ["evaluate", "redeal", "sensible"]


def sensible(state: State, seat: Seat) -> Sequence[Action]:
    """The offers, with one face-down near and one distant system for all of them: they are alike until turned up."""
    kept: list[Action] = []
    near = distant = False
    for action in offers(state, seat):
        if isinstance(action, Explore):
            if action.slot < NEAR:
                if near:
                    continue
                near = True
            else:
                if distant:
                    continue
                distant = True
        kept.append(action)
    return kept


def redeal(state: State, seat: Seat | None, rng: Rng) -> State:
    """Nobody knows a face-down card: near ones are dealt anew among themselves, distant ones and events likewise."""
    deal = state.clone()
    deal.rng = rng.spawn()
    _redeal_systems(deal, False, rng)
    _redeal_systems(deal, True, rng)
    events = [*deal.pile, *deal.unused]
    rng.shuffle(events)
    cut = len(deal.pile)
    deal.pile, deal.unused = tuple(events[:cut]), tuple(events[cut:])
    return deal


def _redeal_systems(state: State, distant: bool, rng: Rng) -> None:
    slots = range(NEAR, SLOTS) if distant else range(NEAR)
    hidden = [number for number in state.rest if SYSTEMS[number].distant == distant]
    others = tuple(number for number in state.rest if SYSTEMS[number].distant != distant)
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
