"""Deals again what a seat does not know: bots and hints think with the result instead of the real state."""

from __future__ import annotations

from cosmodrome.core.flow import Seat, Step, ask, close
from cosmodrome.core.rng import Rng
from cosmodrome.games.lunar_rush.actions import EndBuilding, FinishLoading
from cosmodrome.games.lunar_rush.bot.evaluation import Moment
from cosmodrome.games.lunar_rush.bot.hints import sensible
from cosmodrome.games.lunar_rush.bot.initiative import Guess, guessed_bids
from cosmodrome.games.lunar_rush.corporation import Numbers
from cosmodrome.games.lunar_rush.rules import steps
from cosmodrome.games.lunar_rush.rules.bidding import is_bidding
from cosmodrome.games.lunar_rush.rules.together import EFFECTS, do_and_remember, is_done, known_of
from cosmodrome.games.lunar_rush.state import Automa, State

LAST = (FinishLoading, EndBuilding)
"""What ends a step that all do at once."""
ENDED_BY = {steps.ARRIVE: steps.LOAD_UP, steps.FEED: steps.BUILD, steps.MARKET: steps.LOAD_DOWN}
"""The step in which all are done, by what comes next."""


def deal_anew(deal: State, seat: Seat | None, rng: Rng) -> None:
    """LR-2.5: bids not shown and the order of every deck; LR-2.3: what others do in a secret step.

    Of a secret step only its beginning is known, so others are put back there; those who are done do something likely.
    """
    _redeal_bids(deal, seat, rng)
    _redeal_decks(deal, rng)
    if deal.house.secrecy and deal.before:
        _forget_step(deal, seat)


def _redeal_bids(deal: State, seat: Seat | None, rng: Rng) -> None:
    if not is_bidding(deal):
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
            if is_done(deal, other):
                _guess_step(deal, other)


def _guess_step(deal: State, seat: Seat) -> None:
    """Whoever is done will have fed everyone and worked somehow."""
    name = deal.asked[0].name if deal.asked else ENDED_BY[deal.agenda[-1].name]
    ask(deal, Step(name, seat))
    action = None
    while type(action) not in LAST:
        action = sensible(deal, seat)[0]
        do_and_remember(EFFECTS[type(action)], deal, seat, action, [])
    close(deal, seat)
