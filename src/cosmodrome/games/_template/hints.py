"""What a bot wants to know: how good a position is, and re-dealing what is hidden."""

from __future__ import annotations

from cosmodrome.core.game import Seat
from cosmodrome.core.rng import Rng
from cosmodrome.games._template.components import ROCKETS
from cosmodrome.games._template.rules import outcome, score
from cosmodrome.games._template.state import State

ALL_POINTS = sum(rocket.points for rocket in ROCKETS)


def evaluate(state: State, seat: Seat) -> float:
    """Won or lost at the end (a shared place counts half); before it the lead, and a little for fuel kept."""
    end = outcome(state)
    if end is not None:
        return (1.0 if len(end.winners) == 1 else 0.5) if seat in end.winners else 0.0
    own = score(state.won[seat])
    best = max(score(won) for other, won in enumerate(state.won) if other != seat)
    fuel = sum(state.hands[seat]) - max(sum(hand) for other, hand in enumerate(state.hands) if other != seat)
    return min(0.95, max(0.05, 0.5 + 0.5 * (own - best) / ALL_POINTS + 0.01 * fuel))


def redeal(state: State, seat: Seat | None, rng: Rng) -> State:
    """Another player's unshown cards could be in any order: one put away, one chosen if so, the rest in hand."""
    deal = state.clone()
    deal.rng = rng.spawn()
    pile = list(deal.pile)
    rng.shuffle(pile)
    deal.pile = tuple(pile)
    for other in range(len(deal.hands)):
        if other != seat:
            _redeal_hand(deal, other, rng)
    return deal


def _redeal_hand(state: State, seat: Seat, rng: Rng) -> None:
    cards = [*state.hands[seat], state.away[seat], *filter(None, [state.chosen[seat]])]
    rng.shuffle(cards)
    state.away[seat] = cards.pop()
    if state.chosen[seat]:
        state.chosen[seat] = cards.pop()
    state.hands[seat] = tuple(sorted(cards))
