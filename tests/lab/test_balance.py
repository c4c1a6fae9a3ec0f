"""Figures and findings from games written by hand."""

from __future__ import annotations

import msgspec
import pytest

from cosmodrome.core.catalogue import Catalogue
from cosmodrome.lab.balance.distribution import distribute, nice_step, scale_of
from cosmodrome.lab.balance.findings import findings
from cosmodrome.lab.balance.samples import Sample
from tests.lab.samples import figures, sample, seat
from tests.words import english


def findings_of(samples: list[Sample], *, cooperative: bool = False) -> list[str]:
    found = findings(figures(samples, cooperative=cooperative), Catalogue())
    return [english(None, finding.text) for finding in found if finding.look]


def test_seats_win_and_score() -> None:
    """Seat 1 wins twice and shares one win."""
    found = figures(
        [
            sample(0, seat({"Points": 5}), seat({"Points": 3})),
            sample(1, seat({"Points": 4}), seat({"Points": 1})),
            sample(2, seat({"Points": 2}), seat({"Points": 2})),
            sample(3, seat({"Points": 0}), seat({"Points": 6})),
        ]
    )
    first, second = found.seats
    assert (first.wins.value, second.wins.value) == (0.625, 0.375)
    assert (first.score.mean.value, second.score.mean.value) == (2.75, 3.0)
    assert first.place == 1.25
    assert found.won.value == 1
    assert found.shared.value == 0.25
    assert found.margin is not None
    assert found.margin.mean.value == pytest.approx((2 + 3 + 0 + 6) / 4)


def test_rotations_of_a_deal_count_once() -> None:
    """Twelve games of six deals: the interval is that of six."""
    games = [sample(index, seat({"Points": index % 2}), seat({"Points": 1 - index % 2})) for index in range(12)]
    found = figures(games, bots=("random", "greedy"))
    assert (found.games, found.deals) == (12, 6)
    assert found.seats[0].wins == pytest.approx((0.5, 0.188, 0.812), abs=0.001)
    assert found.score.mean == (0.5, 0.5, 0.5)


def test_categories() -> None:
    rows = [sample(index, seat({"Stars": 6, "Moons": 0}), seat({"Stars": 2, "Moons": 2})) for index in range(12)]
    stars, moons = figures(rows).categories
    assert (stars.name, stars.mean.value, stars.share.value, stars.scored) == ("Stars", 4, 0.8, 1)
    assert (stars.ahead, stars.behind) == (6, 2)
    assert stars.gap is not None
    assert stars.gap.value == 4
    assert moons.scored == 0.5
    assert moons.share.value == pytest.approx(0.2)


def test_where_nobody_wins_the_best_quarter_is_ahead() -> None:
    own = [seat({"Points": index}, things={"Ring": {"gold": index % 2 == 0}}) for index in range(42)]
    games = [sample(index, own[2 * index], own[2 * index + 1]) for index in range(21)]
    found = figures([msgspec.structs.replace(each, winners=()) for each in games], cooperative=True)
    assert found.ahead == "best-quarter"
    assert found.won.value == 0
    assert found.categories[0].ahead == 36
    assert found.things[0].worth.score is not None
    assert found.things[0].worth.wins is None


def test_things_are_compared_with_those_who_could_have_had_them() -> None:
    """The ring is worth 4; seats that could not have it do not count, however badly they did."""
    rows = []
    for index in range(40):
        had = index % 2 == 0
        own = seat({"Points": 6 if had else 2}, things={"Ring": {"gold": had}})
        rows.append(sample(index, own, seat({"Points": 0})))
    (ring,) = figures(rows).things
    assert (ring.group, ring.name, ring.worth.had, ring.worth.lacked) == ("Ring", "gold", 20, 20)
    assert ring.worth.score == (4, 4, 4)


def test_a_side_that_is_too_small_is_not_compared() -> None:
    rows = [sample(i, seat({"Points": i}, things={"Ring": {"gold": i < 9}}), seat({"Points": 3})) for i in range(40)]
    (ring,) = figures(rows).things
    assert (ring.worth.had, ring.worth.score, ring.worth.wins) == (9, None, None)


def test_the_seats_of_one_table_are_one_witness() -> None:
    """Nine tables of which all seats met it are nine, not eighteen."""
    own = [seat({"Points": i % 4}, things={"Storm": {"great": i < 9}}) for i in range(40)]
    (storm,) = figures([sample(i, each, each) for i, each in enumerate(own)]).things
    assert (storm.worth.had, storm.worth.score) == (18, None)


def test_things_come_by_group_the_best_first() -> None:
    rows = []
    for index in range(60):
        owned = {"copper": index % 2 == 0, "gold": index % 3 == 0}
        points = 2 * owned["copper"] + 5 * owned["gold"]
        things = {"Ring": owned, "Hat": {"red": index % 5 == 0}}
        rows.append(sample(index, seat({"Points": points}, things=things), seat({"Points": 3})))
    assert [thing.name for thing in figures(rows).things] == ["gold", "copper", "red"]


def test_choices_and_events_are_counted() -> None:
    took = seat({"Points": 3}, choices={"Buy": (4, 1), "Wait": (4, 3)}, events={"Bought": 2})
    passed = seat({"Points": 1}, choices={"Buy": (6, 0), "Wait": (6, 6)})
    found = figures([sample(index, took, passed) for index in range(20)])
    assert [(each.name, each.offered) for each in found.choices] == [("Wait", 200), ("Buy", 200)]
    assert [each.taken.value for each in found.choices] == pytest.approx([0.9, 0.1])
    buy = found.choices[1].worth
    assert (buy.had, buy.lacked) == (20, 20)
    assert buy.score == (2, 2, 2)
    (bought,) = found.events
    assert (bought.per_seat.value, bought.worth.share) == (1, 0.5)


def test_a_number_that_means_nothing_for_a_seat_is_no_zero() -> None:
    rows = [
        sample(index, seat({"Points": 1}, numbers={"Speed": {"Top": 8.0}}), seat({"Points": 0})) for index in range(12)
    ]
    (top,) = figures(rows).numbers
    assert (top.spread.count, top.spread.mean.value) == (12, 8)


def test_length() -> None:
    rows = [
        sample(0, seat({"Points": 1}), seat({"Points": 2}), decisions=10, forced=4),
        sample(1, seat({"Points": 1}), seat({"Points": 2}), decisions=20, forced=6),
    ]
    lengths = figures(rows).lengths
    assert lengths["decisions"].mean.value == 15
    assert lengths["forced"].most == 6


def test_scales_read_well_and_hold_everything() -> None:
    assert nice_step(23, 31) == 1
    assert nice_step(100, 31) == 5
    assert nice_step(0.7, 31) == pytest.approx(0.05)
    for values in ([3.0], [0.0, 31.0], [0.0, 32.0], [-7.0, 250.0], [0.25, 0.3]):
        spread = distribute(values, range(len(values)))
        assert sum(spread.counts) == len(values)
        assert spread.counts[0] > 0
        assert spread.counts[-1] > 0
    assert scale_of([1.0, 4.0]) == (1, 1, 4)


def test_a_seat_that_is_ahead_is_told() -> None:
    unfair = [sample(i, seat({"Points": 2 if i % 4 else 0}), seat({"Points": 1})) for i in range(100)]
    assert findings_of(unfair)[0] == (
        "Seat 1 wins 75.0% (65.7 to 82.5) of its games. "
        "50.0% would be even, so it wins more often than chance explains."
    )
    fair = [sample(i, seat({"Points": 2 * (i % 2)}), seat({"Points": 1})) for i in range(100)]
    assert not any("Seat" in text for text in findings_of(fair))


def test_those_who_win_together_are_compared_by_score() -> None:
    together = [sample(i, seat({"Points": 5 + i % 2}), seat({"Points": 3 + i % 3})) for i in range(60)]
    assert any("seat 1 scores +1.50" in text for text in findings_of(together, cooperative=True))


def test_a_thing_out_of_line_is_told_and_its_equals_are_not() -> None:
    worth = {"tin": 1, "iron": 1, "bronze": 1, "gold": 6}
    rows = []
    for index in range(400):
        owned = {name: index >> place & 1 == 1 for place, name in enumerate(worth)}
        noise = index * 7919 % 3
        own = seat({"Points": noise + sum(worth[name] for name in worth if owned[name])}, things={"Ring": owned})
        rows.append(sample(index, own, seat({"Points": 0})))
    (line,) = [text for text in findings_of(rows, cooperative=True) if text.startswith("Ring")]
    assert "Above: gold +5.99 (+5.76 to +6.23)." in line
    assert not any(name in line for name in ("tin", "iron", "bronze"))


def test_what_nobody_has_chooses_or_scores_is_told() -> None:
    own = seat({"Points": 3, "Comets": 0}, things={"Ring": {"gold": False}}, choices={"Buy": (3, 0), "Wait": (3, 3)})
    lines = findings_of([sample(index, own, own) for index in range(200)])
    assert "Ring: nobody ever had gold." in lines
    assert "Hardly any seat scores for Comets: 0.0%." in lines
    assert any(line.startswith('"Buy" is hardly ever chosen: 0.0% (0.0 to 1.9) of 1,200') for line in lines)
    assert "Always chosen when offered, so not really a choice: Wait." in lines
