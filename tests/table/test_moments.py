"""What is told together can be shown moment by moment, as each viewer could see it then."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import msgspec
import pytest

from cosmodrome.core.flow import Seat
from cosmodrome.core.match import Match
from cosmodrome.core.records import Event, plain
from cosmodrome.games._template import GAME
from cosmodrome.games._template.events import FuelShown
from cosmodrome.table import moments as made
from cosmodrome.table import protocol as p
from cosmodrome.table.moments import changes, moments_since, view_at
from cosmodrome.table.showing import Mark, Viewer, news
from tests.table.seating import GRACE, Seating

PAIRS: list[tuple[Any, Any, list[tuple[tuple[str | int, ...], Any]]]] = [
    ({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 2]}, []),
    ({"a": 1, "b": [1, 2]}, {"a": 2, "b": [1, 3]}, [(("a",), 2), (("b", 1), 3)]),
    ({"a": {"x": 1, "y": 2}}, {"a": {"x": 0, "y": 2}}, [(("a", "x"), 0)]),
    ({"a": [1, 2]}, {"a": [1]}, [(("a",), [1])]),
    ({"a": {"x": 1}}, {"a": {"y": 1}}, [(("a",), {"y": 1})]),
    ({"a": None}, {"a": {"y": 1}}, [(("a",), {"y": 1})]),
    ({"a": {"say": "x", "args": {}}}, {"a": {"say": "y", "args": {}}}, [(("a",), {"say": "y", "args": {}})]),
    ([{"a": 1}, {"a": 2}], [{"a": 1}, {"a": 3}], [((1, "a"), 3)]),
    (1, 2, [((), 2)]),
]  # fmt: skip


@pytest.mark.parametrize(("final", "then", "expected"), PAIRS)
def test_changes_make_one_view_from_another(final: Any, then: Any, expected: Any) -> None:
    before = json.dumps(final)
    assert [tuple(change) for change in changes(final, then)] == expected
    assert view_at(final, changes(final, then)) == then
    assert json.dumps(final) == before


def test_what_does_not_change_is_not_copied() -> None:
    final = {"a": [1, 2], "b": [3]}
    assert view_at(final, [p.Change(("b", 0), 4)])["a"] is final["a"]


def through_json(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def told(seating: Seating, player: str, mark: Mark) -> p.News:
    return news(seating.table, Viewer(player, seating.now, seating.away, GRACE), mark)


def views(message: p.News) -> list[tuple[int, Any]]:
    """The lines and the view of each moment, as a page makes them from JSON."""
    found = through_json(message)
    final = found["showing"]["view"]
    return [
        (moment["lines"], view_at(final, [p.Change(*change) for change in moment["changes"]]))
        for moment in found["moments"]
    ]


def kept(match: Match, number: int, at: int, seat: Seat | None) -> Any:
    return through_json(plain(GAME.view(match.moments[number][at].state, seat)))


def round_of_two() -> tuple[Seating, Mark]:
    """Ada has chosen, and Ben chooses: cards are shown, the rocket is taken, the next one is turned up."""
    seating = Seating()
    seating.begin("ada", "ben")
    seating.table.keep_moments(for_viewers=True)
    seating.act("ada", 0)
    seating.table.forget_moments()
    mark = Mark.of(seating.table)
    seating.act("ben", 1, 1)
    return seating, mark


@pytest.mark.parametrize(("player", "seat"), [("ada", 0), ("ben", 1), ("", None)])
def test_each_viewer_is_told_the_moments_of_an_action(player: str, seat: int | None) -> None:
    seating, mark = round_of_two()
    message = told(seating, player, mark)
    assert [type(line.event).__name__ for line in message.log] == [
        "FuelChosen", "FuelShown", "RocketTaken", "RocketTurnedUp"
    ]  # fmt: skip
    assert views(message) == [(1, kept(seating.match, 2, 1, seat)), (3, kept(seating.match, 2, 2, seat))]


def test_a_choice_stays_hidden_until_it_is_shown() -> None:
    seating, mark = round_of_two()
    chosen = views(told(seating, "ada", mark))[0][1]
    assert chosen["has_chosen"] == [True, True]
    assert chosen["chosen"] == 1
    assert chosen["spent"] == [[], []]


def test_after_telling_nothing_is_kept() -> None:
    seating, mark = round_of_two()
    seating.table.forget_moments()
    assert told(seating, "ada", mark).moments == ()


def test_actions_told_together_end_in_a_moment_each() -> None:
    seating, mark = Seating(), None
    seating.begin("ada", "ben")
    seating.table.keep_moments(for_viewers=True)
    mark = Mark.of(seating.table)
    seating.act("ada", 0)
    seating.act("ben", 1, 1)
    seating.act("ada", 0)
    message, match = told(seating, "", mark), seating.match
    ends = [(1, kept(match, 2, 0, None)), (2, kept(match, 2, 1, None)), (4, kept(match, 2, 2, None))]
    assert views(message) == [*ends, (5, kept(match, 3, 0, None))]
    assert sum(line.event is not None for line in message.log) == 6


def test_where_there_are_too_many_the_latest_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    seating, mark = round_of_two()
    every = told(seating, "", mark).moments
    monkeypatch.setattr(made, "MOST", 1)
    assert told(seating, "", mark).moments == every[-1:]


def test_what_a_viewer_does_not_learn_of_is_no_moment() -> None:
    seating, _ = round_of_two()
    match = seating.match
    for unseen, lines in ((FuelShown, [1, 2]), (Event, [])):
        match.game = msgspec.structs.replace(GAME, redact=partial(all_but, unseen))
        assert [moment.lines for moment in moments_since(match, 1, None, match.view())] == lines


def all_but(unseen: type[Event], event: Event, _: Seat | None) -> Event | None:
    return None if isinstance(event, unseen) else event
