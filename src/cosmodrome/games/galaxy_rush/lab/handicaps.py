"""What a captain can do without, to see what it is worth: accelerating, discoveries, the race for medals.

Whoever never does a thing does not hope for it either, so that nothing but the thing itself is missing.
"""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.flow import Seat, is_over
from cosmodrome.core.game import Hints
from cosmodrome.core.records import Action
from cosmodrome.games.galaxy_rush.actions import ClaimDiscovery, TakeCard
from cosmodrome.games.galaxy_rush.bot.evaluation import chance_to_win, discovery_hopes, evaluate, lead, medal_lead
from cosmodrome.games.galaxy_rush.rules.flow import FLOW
from cosmodrome.games.galaxy_rush.rules.scoring import medal_points, totals
from cosmodrome.games.galaxy_rush.state import State


def next_pair_only(state: State, seat: Seat) -> Sequence[Action]:
    """Never GR-3.3; a card of the next pair is always left (GR-3.2)."""
    near = state.captains[seat].pair + 1
    return [each for each in FLOW.offers(state, seat) if not isinstance(each, TakeCard) or each.pair == near]


def no_claims(state: State, seat: Seat) -> Sequence[Action]:
    """Never GR-4.5."""
    return [each for each in FLOW.offers(state, seat) if not isinstance(each, ClaimDiscovery)]


def hope_for_no_discovery(state: State, seat: Seat) -> float:
    if is_over(state):
        return evaluate(state, seat)
    return chance_to_win(state, lead(state, seat) - discovery_hopes(state, seat))


def blind_to_medals(state: State, seat: Seat) -> float:
    """As if medals had no points (GR-8.1), at the end too."""
    if not is_over(state):
        return chance_to_win(state, lead(state, seat) - medal_lead(state, seat))
    scores = totals(state)
    own, others = (scores[each] - medal_points(state.captains[each]) for each in (seat, 1 - seat))
    return 0.5 if own == others else float(own > others)


HANDICAPS = {
    "acceleration": Hints(evaluate=evaluate, sensible=next_pair_only),
    "discoveries": Hints(evaluate=hope_for_no_discovery, sensible=no_claims),
    "medals": Hints(evaluate=blind_to_medals, sensible=FLOW.offers),
}
