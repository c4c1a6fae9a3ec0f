"""What a bot wants to know. `plans.py` has the moves worth a thought, `evaluation.py` the worth; here is re-dealing."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.game import Seat
from cosmodrome.core.records import Action
from cosmodrome.core.rng import Rng
from cosmodrome.games.lunar_rush import plans
from cosmodrome.games.lunar_rush.corporation import Numbers
from cosmodrome.games.lunar_rush.evaluation import Moment, evaluate
from cosmodrome.games.lunar_rush.initiative import Guess, guessed_bids
from cosmodrome.games.lunar_rush.rules import steps
from cosmodrome.games.lunar_rush.rules.flow import DEEDS
from cosmodrome.games.lunar_rush.rules.together import known_of, say
from cosmodrome.games.lunar_rush.rules.verbs import offers
from cosmodrome.games.lunar_rush.state import Automa, State

__all__ = ["evaluate", "redeal", "routine", "sensible"]


def sensible(state: State, seat: Seat) -> Sequence[Action]:
    step = state.agenda[-1].name
    if step == steps.BUILD:
        return plans.to_build(state, seat)
    if step == steps.LOAD_UP:
        return plans.to_load_up(state, seat)
    if step == steps.LOAD_DOWN:
        return plans.to_load_down(state, seat)
    found = offers(state, seat)
    return plans.to_buy(state, seat, list(found)) if step == steps.GOLD else found


def routine(state: State, seat: Seat) -> bool:
    """Build & produce: the evaluation sees what every step of a plan leads to, and nothing in it is left to chance."""
    return state.agenda[-1].name == steps.BUILD


def redeal(state: State, seat: Seat | None, rng: Rng) -> State:
    """LR-2.5: bids not shown and the order of every deck; LR-2.3: what others do in a secret step.

    Of a secret step only its beginning is known, so others are put back there; those who are done do something likely.
    """
    deal = state.clone()
    deal.rng = rng.spawn()
    _redeal_bids(deal, seat, rng)
    _redeal_decks(deal, rng)
    if deal.house.secrecy and deal.before:
        _forget_step(deal, seat)
    return deal


def _redeal_bids(deal: State, seat: Seat | None, rng: Rng) -> None:
    if not deal.agenda or deal.agenda[-1].name != steps.BID:
        return
    hidden = [other for other in range(deal.house.people) if other != seat and deal.corps[other].bid]
    if not hidden:
        return
    for other in hidden:
        deal.corps[other].bid = 0
    guesses = guessed_bids(Moment(deal))
    for other in hidden:
        deal.corps[other].bid = _drawn(guesses[other], rng)


def _drawn(guess: Guess, rng: Rng) -> int:
    point = rng.unit()
    for card, chance in guess:
        point -= chance
        if point < 0:
            return card
    return guess[-1][0]


def _redeal_decks(deal: State, rng: Rng) -> None:
    deal.closed_deck = _mixed(deal.closed_deck, rng)
    deal.wonder_deck = _mixed(deal.wonder_deck, rng)
    deal.automas = [_redeal_automa(automa, rng) for automa in deal.automas]


def _redeal_automa(automa: Automa, rng: Rng) -> Automa:
    return automa._replace(
        bids=_mixed(automa.bids, rng),
        up=_mixed(automa.up, rng),
        down=_mixed(automa.down, rng),
        ships=_mixed(automa.ships, rng),
    )


def _mixed(cards: Numbers, rng: Rng) -> Numbers:
    mixed = list(cards)
    if mixed:
        rng.shuffle(mixed)
    return tuple(mixed)


def _forget_step(deal: State, seat: Seat | None) -> None:
    for other in range(deal.house.people):
        known = known_of(deal, other, seat)
        if known is not deal.corps[other]:
            deal.corps[other] = known.clone()
            deal.said[other] = ()
            deal.veiled = tuple(event for event in deal.veiled if getattr(event, "seat", other) != other)
            if deal.done[other]:
                _guess_step(deal, other)


def _guess_step(deal: State, seat: Seat) -> None:
    """Whoever is done will have fed everyone and worked somehow."""
    deeds = DEEDS[deal.agenda[-1].name]
    deal.done[seat] = False
    while not deal.done[seat]:
        action = sensible(deal, seat)[0]
        say(deal, seat, action, deeds[type(action)].do, [])
