"""The moments that one message contains: the view between two steps, as changes to the view in the end.

Each is made by the game's own view from a copy of the state at that moment, so it shows what the viewer could see then.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Any

from cosmodrome.core import match as core
from cosmodrome.core.flow import Seat
from cosmodrome.core.game import Game
from cosmodrome.core.match import Match
from cosmodrome.core.records import Event, View, plain
from cosmodrome.core.texts import Prompt
from cosmodrome.table.protocol import Change, Moment

MOST = 60
"""The most moments in one message; of more, the latest."""


def moments_since(match: Match, ply: int, perspective: Seat | None, view: View) -> tuple[Moment, ...]:
    """Those of the actions after this ply, as far as the match has kept them; `view` is what can be seen in the end."""
    told = [(match.log[number - 1].events, match.moments[number]) for number in sorted(match.moments) if number > ply]
    return moments_of(match.game, told, perspective, view)


def moments_of(
    game: Game[Any],
    told: Sequence[tuple[Sequence[Event], Sequence[core.Moment]]],
    perspective: Seat | None,
    view: View,
) -> tuple[Moment, ...]:
    """Those of actions in a row, each with its events. One that no new line leads up to is left out."""
    states: dict[int, Any] = {}
    lines, before = 0, 0
    for events, moments in told:
        seen = list(accumulate((game.redact(event, perspective) is not None for event in events), initial=0))
        for moment in moments:
            at = lines + seen[moment.events]
            if at not in states or (not moment.events and lines > before):  # better the end of the action before
                states[at] = moment.state
        lines, before = lines + seen[-1], lines
    kept = [(at, state) for at, state in sorted(states.items()) if 0 < at < lines][-MOST:]
    if not kept:
        return ()
    final, prompt = plain(view), game.texts.prompt(view)
    then = [(at, game.view(state, perspective)) for at, state in kept]
    return tuple(Moment(at, changes(final, plain(one)), unless(prompt, game.texts.prompt(one))) for at, one in then)


def unless(known: Prompt, then: Prompt) -> Prompt | None:
    """None where the prompt is the one that the viewer gets anyway."""
    return None if then == known else then


def changes(final: Any, then: Any) -> tuple[Change, ...]:
    """What makes the second from the first, both plain data."""
    return tuple(_changes(final, then, ()))


def _changes(final: Any, then: Any, path: tuple[str | int, ...]) -> Iterator[Change]:
    if final == then:
        return
    if isinstance(final, dict) and isinstance(then, dict) and final.keys() == then.keys() and "say" not in final:
        for key in final:
            yield from _changes(final[key], then[key], (*path, str(key)))
    elif isinstance(final, list | tuple) and isinstance(then, list | tuple) and len(final) == len(then):
        for place, pair in enumerate(zip(final, then, strict=True)):
            yield from _changes(*pair, (*path, place))
    else:
        yield Change(path, then)


def view_at(final: Any, changes: Sequence[Change]) -> Any:
    """The view of a moment as plain data; only what changes is copied."""
    view = final
    for change in changes:
        view = _with(view, change.path, change.value)
    return view


def _with(data: Any, path: Sequence[str | int], value: Any) -> Any:
    if not path:
        return value
    first, *rest = path
    if isinstance(data, dict):
        return {**data, first: _with(data[first], rest, value)}
    return [_with(each, rest, value) if place == first else each for place, each in enumerate(data)]
