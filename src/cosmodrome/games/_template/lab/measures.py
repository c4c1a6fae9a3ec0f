"""What a balance report wants to know of a finished game, beyond its points."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.flow import Seat
from cosmodrome.core.message import say
from cosmodrome.core.records import Event
from cosmodrome.core.study import Measures, key
from cosmodrome.games._template.data.components import ROCKETS
from cosmodrome.games._template.events import RocketTaken
from cosmodrome.games._template.state import State


def measures(state: State, events: Sequence[Event], seat: Seat) -> Measures:
    """Of the rockets that came up, which the seat took; what its fuel bought."""
    taken = [event for event in events if isinstance(event, RocketTaken)]
    rounds = zip(taken, state.spent[seat], strict=True)
    return Measures(
        things={key(say("measure-rocket")): {ROCKETS[event.rocket].name: event.seat == seat for event in taken}},
        numbers={
            key(say("measure-fuel")): {
                key(say("measure-spent")): float(sum(state.spent[seat])),
                key(say("measure-spent-in-vain")): float(
                    sum(strength for event, strength in rounds if event.seat != seat)
                ),
            }
        },
    )
