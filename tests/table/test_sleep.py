"""Hours of sleep: clocks stand still in them, at tables of days, and nobody goes to bed to win time."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmodrome.table import event_log as ev
from cosmodrome.table import protocol as p
from cosmodrome.table.commands import out_of_time
from cosmodrome.table.event_log import Sleep
from cosmodrome.table.sleep import DAY, awake, fault_of, length_of, since_bedtime, when_spent
from tests.table.seating import Seating
from tests.words import english

HOUR = 3600.0
NIGHT = Sleep(23 * 60, 7 * 60, 60)
"""By a clock an hour ahead of UTC: 22:00 to 06:00 UTC."""

sleeps = st.builds(Sleep, st.integers(0, 1439), st.integers(0, 1439), st.integers(-840, 840)).filter(
    lambda sleep: not fault_of(sleep)
)
moments = st.floats(0, 4e9)


@pytest.mark.parametrize(
    ("start", "end", "seconds"),
    [
        (12 * HOUR, 13 * HOUR, HOUR),
        (23 * HOUR, 26 * HOUR, 0),
        (21 * HOUR, 31 * HOUR, 2 * HOUR),
        (12 * HOUR, 12 * HOUR + 3 * DAY, 3 * 16 * HOUR),
    ],
)
def test_only_waking_hours_count(start: float, end: float, seconds: float) -> None:
    assert awake(NIGHT, start, end) == seconds
    assert awake(None, start, end) == end - start


@given(sleeps, moments, st.floats(1, 30 * DAY))
def test_the_moment_when_time_is_out_fits_the_time_that_counts(sleep: Sleep, start: float, seconds: float) -> None:
    out = when_spent(sleep, start, seconds)
    assert awake(sleep, start, out) == pytest.approx(seconds, abs=1e-3)
    assert out - start >= seconds - 1e-3


@given(sleeps, moments, st.floats(0, 1e6), st.floats(0, 1e6))
def test_time_never_runs_back_and_adds_up(sleep: Sleep, start: float, first: float, second: float) -> None:
    middle, end = start + first, start + first + second
    assert awake(sleep, start, end) >= -1e-3
    assert awake(sleep, start, middle) + awake(sleep, middle, end) == pytest.approx(awake(sleep, start, end), abs=1e-3)


@given(sleeps, moments)
def test_of_half_a_minute_all_counts_or_none(sleep: Sleep, start: float) -> None:
    sleeps = [since_bedtime(sleep, at) < length_of(sleep) for at in (start, start + 30)]
    if sleeps[0] == sleeps[1]:
        counts = 0 if sleeps[0] else 30
        assert awake(sleep, start, start + 30) == pytest.approx(counts, abs=1e-3)


@pytest.mark.parametrize(
    "sleep", [Sleep(0, 0, 0), Sleep(0, 721, 0), Sleep(-1, 60, 0), Sleep(0, 1440, 0), Sleep(0, 1, 841)]
)
def test_hours_that_cannot_be(sleep: Sleep) -> None:
    assert fault_of(sleep)


def at_noon(bank: int = 2 * 86_400) -> Seating:
    """A table of days; it is noon by UTC."""
    seating = Seating(bank=bank)
    seating.now = 1_000 * DAY + 12 * HOUR
    return seating


class TestAtATable:
    def test_the_clock_stands_still_in_the_night(self) -> None:
        seating = at_noon()
        seating.apply(ev.SleepSet("ada", NIGHT))
        seating.begin("ada", "ben")
        seating.now += DAY
        seats = seating.hello("").showing.seats
        assert [info.time_left for info in seats] == [2 * DAY - 16 * HOUR, DAY]
        seating.now += 11 * HOUR
        assert [info.night for info in seating.hello("").showing.seats] == [p.Night(HOUR, 8 * HOUR), None]

    def test_time_is_out_when_the_waking_hours_are(self) -> None:
        seating = at_noon(86_400)
        seating.apply(ev.SleepSet("ada", NIGHT))
        seating.begin("ada", "ben")
        flag = seating.table.clock.next_flag()
        assert flag == (seating.now + DAY, 1)
        assert seating.act("ben", 1) is None
        flag = seating.table.clock.next_flag()
        assert flag == (seating.now + DAY + 8 * HOUR, 0)
        seating.now += DAY + 7 * HOUR
        assert out_of_time(seating.table, seating.now) == []
        seating.now += 2 * HOUR
        assert [one.seat for one in out_of_time(seating.table, seating.now) if isinstance(one, ev.StandInCalled)] == [0]

    def test_nobody_goes_to_bed_in_the_middle_of_a_decision(self) -> None:
        seating = at_noon()
        seating.begin("ada", "ben")
        seating.now += 10 * HOUR + 60
        seating.apply(ev.SleepSet("ada", NIGHT))
        seating.now += HOUR
        assert seating.hello("").showing.seats[0].night is None
        assert seating.hello("").showing.seats[0].time_left == 2 * DAY - 11 * HOUR - 60
        assert seating.act("ada", 0) is None
        assert seating.hello("").showing.seats[0].night == p.Night(HOUR + 60, 8 * HOUR)

    def test_built_again_it_has_the_same_clocks(self) -> None:
        seating = at_noon()
        seating.apply(ev.SleepSet("ada", NIGHT))
        seating.begin("ada", "ben")
        for hours in (3, 9, 30):
            seating.now += hours * HOUR
            for seat, player in enumerate(("ada", "ben")):
                if seat in seating.table.awaiting():
                    seating.act(player, seat)
            seating.apply(ev.SleepSet("ben", NIGHT if hours == 9 else None))
        before = seating.hello("")
        seating.table = seating.rebuilt()
        assert seating.hello("") == before

    def test_nobody_is_replaced_for_being_away_where_people_have_days(self) -> None:
        seating = at_noon()
        seating.begin("ada", "ben")
        seating.away = {"ben": 5 * HOUR}
        refusal = seating.give("ada", p.CallStandIn("a", 1))
        assert refusal is not None
        assert "Everybody plays in their own time here." in english(None, refusal.text)
