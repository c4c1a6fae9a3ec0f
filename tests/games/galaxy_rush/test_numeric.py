"""The game in numbers: what is counted is what the rules count."""

from __future__ import annotations

from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_rush import GAME
from cosmodrome.games.galaxy_rush.actions import PlayPrediction
from cosmodrome.games.galaxy_rush.numeric import COUNTED, _numbers
from cosmodrome.games.galaxy_rush.rules.achievements import all_achievement_points
from cosmodrome.games.galaxy_rush.rules.measures import MEASURES
from cosmodrome.testing.walk import Case, walk


def test_counts_are_those_of_the_rules() -> None:
    assert set(COUNTED) == {*MEASURES, "achievement_points"}
    for moment in walk(Case(GAME, 2, {}), 4):
        for captain in moment.state.captains:
            points = all_achievement_points(moment.state, captain)
            wanted = {**{name: count(captain) for name, count in MEASURES.items()}, "achievement_points": points}
            assert dict(zip(COUNTED, _numbers(moment.state, captain), strict=True)) == wanted


def test_both_captains_see_the_same_beginning_alike() -> None:
    """But for who is in orbit one: me first, then the other."""
    state, _ = GAME.setup(2, {}, Rng.seeded(3))
    encoder = GAME.encoder(2, {})
    one, two = (encoder.observation(state, seat) for seat in (0, 1))
    spans = {span.name: slice(span.start, span.start + span.length) for span in encoder.blocks}
    assert one[spans["me"]] == two[spans["other"]]
    assert one[spans["deck"]] == two[spans["deck"]]


def test_the_own_rocket_has_the_same_id_for_both() -> None:
    encoder = GAME.encoder(2, {})
    assert encoder.ids[0][PlayPrediction(3, 0)] == encoder.ids[1][PlayPrediction(3, 1)]
    assert encoder.whole[1][encoder.ids[0][PlayPrediction(3, 1)]] == PlayPrediction(3, 0)
