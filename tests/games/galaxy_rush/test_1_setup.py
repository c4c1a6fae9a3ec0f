"""Chapter 1: seats, orbits, decks, hands and tokens at the start, and what is hidden."""

from __future__ import annotations

from collections import Counter

import pytest

from cosmodrome.core.game import all_setups, check_setup
from cosmodrome.core.records import plain
from cosmodrome.core.refusal import BadSetup
from cosmodrome.games.galaxy_rush import GAME
from cosmodrome.games.galaxy_rush.data.components import AU_OF, COLOURS, DATA, DISCOVERIES
from cosmodrome.games.galaxy_rush.events import SeasonBegan
from tests.games.colours import check_colours_are_free
from tests.games.galaxy_rush.census import census
from tests.games.galaxy_rush.positions import BLUE, ORANGE, Table, only, start

SEEDS = range(200)


@pytest.mark.clause("GR-1.1")
@pytest.mark.parametrize("seats", [0, 1, 3])
def test_GR_1_1_exactly_two_players(seats: int) -> None:
    assert all_setups(GAME) == [(2, {})]
    assert check_setup(GAME, 2, {}) == {}
    with pytest.raises(BadSetup, match="is for 2 players, not"):
        check_setup(GAME, seats, {})


@pytest.mark.clause("GR-1.1")
def test_GR_1_1_blue_and_orange_and_a_starter_drawn_at_random() -> None:
    starters = Counter(GAME.awaiting(start(seed))[0] for seed in SEEDS)
    assert COLOURS == ("blue", "orange")
    assert set(starters) == {BLUE, ORANGE}
    assert min(starters.values()) > len(SEEDS) // 3


@pytest.mark.clause("GR-1.1")
def test_GR_1_1_players_choose_their_colours() -> None:
    assert GAME.meta.colours == COLOURS
    check_colours_are_free(GAME)


@pytest.mark.clause("GR-1.2")
@pytest.mark.parametrize("starter", [BLUE, ORANGE])
def test_GR_1_2_the_starter_is_in_orbit_one(starter: int) -> None:
    table = Table(starter=starter)
    assert table.turn == starter
    assert (table.sees(starter).pair, table.sees(starter).orbit) == (0, 1)
    assert (table.sees(1 - starter).pair, table.sees(1 - starter).orbit) == (0, 2)


@pytest.mark.clause("GR-1.3")
def test_GR_1_3_the_lower_distance_goes_to_orbit_one() -> None:
    for seed in SEEDS:
        track = start(seed).track
        assert len(track) == 12
        assert all(AU_OF[track[2 * pair]] <= AU_OF[track[2 * pair + 1]] for pair in range(6))


@pytest.mark.clause("GR-1.3")
def test_GR_1_3_two_at_a_time_from_the_one_deck() -> None:
    cards = ["Comet 20", "Iridium 10", "Nebula 10", "Osmium 15", "Comet 15", "Asteroid 20"]
    cards += ["Palladium 20", "Ruthenium 10", "Nebula 20", "Nebula 15", "Asteroid 10", "Comet 20"]
    table = Table().intermission().on_top(*cards)
    dealt = table.state.deck[-12:][::-1]
    events = only(table.predict_anything(), SeasonBegan)
    swapped = (1, 0, 2, 3, 4, 5, 7, 6, 9, 8, 10, 11)
    assert events.track == tuple(dealt[place] for place in swapped)
    assert tuple(space.card for space in table.view().spaces) == events.track


@pytest.mark.clause("GR-1.4")
def test_GR_1_4_equal_distances_are_put_in_the_orbits_at_random() -> None:
    table = Table().intermission().on_top(*["Comet 10", "Nebula 10"] * 4)
    deals = []
    for seed in range(60):
        table.state.rng = start(seed).rng
        twin = Table()
        twin.state = table.state.clone()
        track = only(twin.predict_anything(), SeasonBegan).track
        deals += [track[2 * pair] == table.state.deck[-1 - 2 * pair] for pair in range(4)]
    assert 80 < sum(deals) < 160


@pytest.mark.clause("GR-1.5")
def test_GR_1_5_the_track_is_face_up_and_the_deck_is_hidden() -> None:
    table = Table()
    view = table.view()
    assert tuple(space.card for space in view.spaces) == table.state.track
    assert [(space.pair, space.orbit) for space in view.spaces] == [(p, o) for p in range(1, 7) for o in (1, 2)]
    assert view.deck == 62
    for seat in (BLUE, ORANGE, None):
        first = plain(table.view(seat))
        table.state.deck = table.state.deck[::-1]
        assert plain(table.view(seat)) == first


@pytest.mark.clause("GR-1.5")
def test_GR_1_5_the_rest_is_kept_in_order_for_the_later_seasons() -> None:
    table = Table()
    deck = table.state.deck
    for season in (2, 3, 4):
        table.intermission()
        kept = table.state.deck
        table.predict_anything()
        assert set(table.state.track) == set(kept[-12:])
        assert table.state.deck == kept[:-12]
        assert table.view().season == season
    assert len(deck) - len(table.state.deck) >= 36


@pytest.mark.clause("GR-1.6")
def test_GR_1_6_a_pool_of_four_from_the_season_s_deck() -> None:
    firsts = set()
    for seed in SEEDS:
        state = start(seed)
        assert [DISCOVERIES[card].season for card in state.pool] == [1, 1, 1, 1]
        assert [len(deck) for deck in state.discovery_decks] == [8, 12, 12, 12]
        firsts.add(state.pool[0])
    assert firsts == {row.number for row in DATA.discoveries if row.season == 1}


@pytest.mark.clause("GR-1.6")
def test_GR_1_6_decks_of_later_seasons_wait_unseen() -> None:
    table = Table()
    view = plain(table.view(BLUE))
    first, *later = table.state.discovery_decks
    table.state.discovery_decks = (first[::-1], *(deck[::-1] for deck in later))
    assert plain(table.view(BLUE)) == view
    assert table.view().discovery_deck == 8
    for season in (2, 3, 4):
        table.intermission().predict_anything()
        assert {DISCOVERIES[found.card].season for found in table.view().pool} == {season}


@pytest.mark.clause("GR-1.7")
def test_GR_1_7_three_predictions_of_the_own_eight() -> None:
    dealt: Counter[int] = Counter()
    for seed in SEEDS:
        table = Table()
        table.state = start(seed)
        hands = [table.view(seat).hand for seat in (BLUE, ORANGE)]
        assert [len(set(hand)) for hand in hands] == [3, 3]
        dealt.update(hands[0])
    assert set(dealt) == set(range(1, 9))
    assert min(dealt.values()) > 3 * len(SEEDS) // 8 // 2


@pytest.mark.clause("GR-1.7")
def test_GR_1_7_nobody_sees_another_s_hand_or_what_is_out() -> None:
    table = Table().hand(BLUE, "Most heroics", "Most medals", "Most distance")
    seen, watched = plain(table.view(ORANGE)), plain(table.view())
    table.hand(BLUE, "Most expeditions", "Most discoveries", "Most resources")
    assert plain(table.view(ORANGE)) == seen
    assert plain(table.view()) == watched
    assert table.view().hand == ()
    assert table.view(BLUE).hand == (1, 3, 4)
    assert [table.sees(seat).hand for seat in (BLUE, ORANGE)] == [3, 3]


@pytest.mark.clause("GR-1.8")
def test_GR_1_8_a_stack_of_tokens_beside_each_rocket() -> None:
    assert [rocket.tokens for rocket in Table().view().rockets] == [(6, 5, 4, 3, 2, 1)] * 2


@pytest.mark.clause("GR-1.9")
def test_GR_1_9_four_achievements_for_the_whole_game() -> None:
    drawn: Counter[int] = Counter()
    for seed in SEEDS:
        drawn.update(set(start(seed).achievements))
    assert set(drawn) == set(range(1, 14))
    assert sum(drawn.values()) == 4 * len(SEEDS)
    table = Table()
    opened = [found.card for found in table.view().achievements]
    for _ in range(3):
        table.intermission().predict_anything()
        assert [found.card for found in table.view().achievements] == opened
    table.finish()
    assert [found.card for found in table.view().achievements] == opened


@pytest.mark.clause("GR-1.10")
def test_GR_1_10_four_medals_in_rising_order() -> None:
    medals = Table().view().medals
    assert [(medal.season, medal.points, medal.winner) for medal in medals] == [
        (1, 5, -1),
        (2, 6, -1),
        (3, 8, -1),
        (4, 9, -1),
    ]


@pytest.mark.clause("GR-1.11")
def test_GR_1_11_all_components() -> None:
    assert len(DATA.orbit_cards) == 74
    assert Counter(row.season for row in DATA.discoveries) == {1: 12, 2: 12, 3: 12, 4: 12}
    assert len(DATA.predictions) * len(DATA.rockets) == 16
    assert len(DATA.achievements) == 13
    assert len(DATA.tokens.values) * len(DATA.rockets) == 12
    assert len(DATA.medals) == 4
    assert Counter(card.distance for card in DATA.orbit_cards) == {10: 34, 15: 25, 20: 15}
    assert all(row.gives for row in DATA.discoveries if row.season == 1)
    assert not any(row.gives for row in DATA.discoveries if row.season > 1)
    assert len(census(start())) == 74 + 48 + 16 + 13
