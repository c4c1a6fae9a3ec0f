"""What is kept of views is what would be made anew: the keys miss nothing that a view depends on."""

from __future__ import annotations

import pytest

from cosmodrome.core.flow import Pause
from cosmodrome.core.game import check_setup
from cosmodrome.core.records import Event, to_json
from cosmodrome.games.lunar_rush import GAME, State
from cosmodrome.games.lunar_rush.view import show_base, show_market
from cosmodrome.testing.walk import Case, walk

TABLES: list[tuple[int, dict[str, str]]] = [
    (3, {"roles": "challenge"}),
    (2, {"roles": "faction", "ais": "1", "secrecy": "on"}),
    (4, {"roles": "beginner", "teams": "on", "wonders": "on", "secrecy": "on"}),
    (2, {"ais": "2", "teams": "on"}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_kept_views_are_as_new(seats: int, options: dict[str, str]) -> None:
    case = Case(GAME, seats, check_setup(GAME, seats, options))
    shown: list[bytes] = []

    def look(state: State, _: list[Event]) -> None:
        shown.extend(to_json(GAME.view(state, watcher)) for watcher in case.watchers)

    def look_anew(state: State, events: list[Event]) -> None:
        show_base.CORPORATIONS.clear()
        show_base.MODULES.clear()
        show_market._price.cache_clear()
        look(state, events)

    looks: tuple[Pause, Pause] = (look, look_anew)
    rounds = []
    for each in looks:
        for moment in walk(case, 5):
            each(moment.state, [])
            after = moment.state.clone()
            GAME.apply(after, moment.seat, moment.action, each)
            each(after, [])
        rounds.append(list(shown))
        shown.clear()
    assert rounds[0] == rounds[1]
