"""What every lesson of every game must keep, check by check; `test_lessons.py` also turns them on lessons gone wrong.

The table is asked as a page would ask it, so that what is proved here is what a learner meets. What can be seen without
a table is checked in `cosmodrome.testing.lessons`.
"""

from __future__ import annotations

from collections.abc import Callable

from cosmodrome.core.lesson import Cue, script
from cosmodrome.core.records import digest, plain
from cosmodrome.testing.lessons import (
    Taught,
    cites_real_clauses,
    plays_to_its_end,
    shows_what_it_says,
    takes_ten_minutes,
)
from tests.table.seating import Seating

Check = Callable[[Taught], None]


def seated(taught: Taught) -> Seating:
    """The lesson at a table: Ada learns, bots hold the other seats."""
    return Seating.lesson(taught.game, taught.lesson)


def refuses_the_rest(taught: Taught) -> None:
    """At each decision every other offer is refused, in friendly words, and nothing changes."""
    table = seated(taught)
    for cue in script(taught.lesson):
        if cue.asked and cue.action is not None:
            match = table.match
            before = digest(match.snapshot()), len(match.log), table.table.number
            for other in match.offers(cue.seat):
                if other != cue.action:
                    assert "lesson-asks" in str(table.play("ada", cue.seat, other))
            assert (digest(match.snapshot()), len(match.log), table.table.number) == before
        follow(table, cue)


def follow(table: Seating, cue: Cue) -> None:
    """The learner does as asked (the first offer where all are free); what follows by itself does."""
    action = cue.action or table.match.offers(cue.seat)[0]
    if cue.asked:
        assert table.play("ada", cue.seat, action) is None
    else:
        assert table.table.awaited_bots() == [cue.seat]
        table.act_by_itself(cue.seat, action)


def tells_the_learner_alone(taught: Taught) -> None:
    """Step by step to the closing word; nobody else is told anything of it, and no other seat's choice is in it."""
    table = seated(taught)
    for cue in script(taught.lesson):
        now = table.hello("ada").showing.lesson
        assert now is not None
        assert (now.step, now.done) == (cue.step + 1, False)
        assert now.action == (plain(cue.action) if cue.asked and cue.action is not None else None)
        assert table.hello("eve").showing.lesson is None
        follow(table, cue)
    now = table.hello("ada").showing.lesson
    assert now is not None
    assert (now.paragraphs, now.done) == (taught.lesson.closing, True)


def undo_goes_back(taught: Taught) -> None:
    """Where an action may be taken back, the lesson is where it was before it, and can be followed again."""
    table = seated(taught)
    for cue in script(taught.lesson):
        before = table.hello("ada").showing.lesson
        follow(table, cue)
        if cue.asked and table.match.why_no_undo(cue.seat) is None:
            assert table.undo("ada", cue.seat) is None
            assert table.hello("ada").showing.lesson == before
            follow(table, cue)


CHECKS: list[Check] = [
    plays_to_its_end,
    shows_what_it_says,
    cites_real_clauses,
    takes_ten_minutes,
    refuses_the_rest,
    tells_the_learner_alone,
    undo_goes_back,
]
