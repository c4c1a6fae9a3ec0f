"""What is kept of views is what would be made anew: the keys miss nothing that a view depends on."""

from __future__ import annotations

from cosmodrome.core.records import Event, to_json
from cosmodrome.games.galaxy_rush import GAME, State
from cosmodrome.games.galaxy_rush.view import show
from cosmodrome.testing.walk import Case, walk


def test_kept_views_are_as_new() -> None:
    case = Case(GAME, 2, {})
    shown: list[bytes] = []

    def look(state: State, _: list[Event]) -> None:
        shown.extend(to_json(GAME.view(state, watcher)) for watcher in case.watchers)

    def look_anew(state: State, events: list[Event]) -> None:
        for kept in (show.LANDINGS, show.CAPTAINS):
            kept.clear()
        for function in (show._space, show._shown_discovery, show._achievement, show._medal, show._standing):
            function.cache_clear()
        show._shown_rocket.cache_clear()
        look(state, events)

    rounds = []
    for each in (look, look_anew):
        for seed in range(2):
            for moment in walk(case, seed):
                each(moment.state, [])
                after = moment.state.clone()
                GAME.apply(after, moment.seat, moment.action, each)
                each(after, [])
        rounds.append(list(shown))
        shown.clear()
    assert rounds[0] == rounds[1]
