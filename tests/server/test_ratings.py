"""Ratings: who gets better, when one settles, and that they can be computed again from what is kept."""

from __future__ import annotations

from cosmodrome.server.ratings import ALL_GAMES, NEW, Placed, Rating, rate_all, rated


def duel(winner: str, loser: str) -> list[Placed]:
    return [Placed(winner, 0, 1), Placed(loser, 1, 2)]


def test_who_wins_goes_up_and_who_loses_goes_down() -> None:
    after = rated(duel("ada", "ben"), {})
    assert after["ada"].shown > NEW.shown == 1500 > after["ben"].shown
    assert after["ada"].games == 1


def test_of_many_each_is_measured_by_their_place() -> None:
    after = rated([Placed(name, seat, place) for seat, (name, place) in enumerate([("c", 3), ("a", 1), ("b", 2)])], {})
    assert after["a"].mu > after["b"].mu > after["c"].mu


def test_partners_rise_and_fall_together() -> None:
    after = rated([Placed("a", 0, 1), Placed("b", 1, 3), Placed("c", 0, 1), Placed("d", 1, 3)], {})
    assert after["a"].mu == after["c"].mu > after["b"].mu == after["d"].mu


def test_equal_places_leave_equals_where_they_were() -> None:
    after = rated([Placed("a", 0, 1), Placed("b", 1, 1)], {})
    assert round(after["a"].mu, 6) == round(after["b"].mu, 6) == NEW.mu


def test_a_rating_is_provisional_until_it_settles() -> None:
    known: dict[str, Rating] = {}
    for number in range(40):
        pair = ("ada", "ben") if number % 2 else ("ben", "ada")
        known |= rated(duel(*pair), known)
        assert known["ada"].is_provisional or number >= 5, "settled after a handful of games"
    assert not known["ada"].is_provisional


def test_each_game_has_its_own_rating_beside_the_one_of_all() -> None:
    ratings = rate_all([("one", duel("ada", "ben")), ("other", duel("ben", "ada"))])
    assert ratings["one", "ada"].mu > NEW.mu > ratings["other", "ada"].mu
    assert ratings[ALL_GAMES, "ada"].games == 2
