"""Chapter 1: the decks, the sectors and the mats at the start."""

from __future__ import annotations

from typing import Final

from cosmodrome.core.flow import Step
from cosmodrome.core.game import Options
from cosmodrome.core.message import say
from cosmodrome.core.refusal import Refusal
from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_command.data.components import DATA
from cosmodrome.games.galaxy_command.rules.steps import ROUND
from cosmodrome.games.galaxy_command.state import Commander, State

ORIGINAL: Final = "original"
WHOLE: Final = "whole"


def refuse_setup(seats: int, options: Options) -> Refusal | None:
    """CO-1.6: the original set is for solitaire."""
    if seats > 1 and options["deck"] == ORIGINAL:
        return Refusal("CO-1.6", say("original-is-solitaire", seats=seats))
    return None


def set_up(seats: int, options: Options, rng: Rng) -> State:
    """CO-1.1 to CO-1.7; the first round has not begun yet."""
    original = options["deck"] == ORIGINAL
    near, distant = _systems(original, False), _systems(original, True)
    events = [card.number for card in DATA.events if card.original or not original]
    for deck in (near, distant, events):
        rng.shuffle(deck)
    rules = DATA.setup
    commanders = [_commander(_deal(near, rules.near) + _deal(distant, rules.distant)) for _ in range(seats)]
    pile = _deal(events, rules.events_year_1)
    return State(
        rng=rng,
        agenda=[Step(ROUND)],
        commanders=commanders,
        first=rng.below(seats),
        pile=pile,
        unused=tuple(events),
        rest=tuple(near + distant),
    )


def _systems(original: bool, distant: bool) -> list[int]:
    return [card.number for card in DATA.systems if card.distant == distant and (card.original or not original)]


def _deal(deck: list[int], cards: int) -> tuple[int, ...]:
    dealt = tuple(deck[:cards])
    del deck[:cards]
    return dealt


def _commander(cards: tuple[int, ...]) -> Commander:
    """CO-1.4."""
    start = DATA.setup
    return Commander(
        metal=start.metal,
        wealth=start.wealth,
        strength=start.strength,
        metal_production=start.metal_production,
        wealth_production=start.wealth_production,
        cards=cards,
    )
