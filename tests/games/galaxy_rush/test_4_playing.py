"""Chapter 4: face up or face down, stacks, and claims on the discovery pool."""

from __future__ import annotations

import pytest

from cosmodrome.core.records import plain
from cosmodrome.games.galaxy_rush import GAME
from cosmodrome.games.galaxy_rush.actions import ClaimDiscovery, DeclineClaim, TakeCard
from cosmodrome.games.galaxy_rush.events import CardTaken, DiscoveryClaimed, DiscoveryShown
from tests.games.galaxy_rush.positions import BLUE, DISCOVERY, FACE_DOWN, FACE_UP, ORANGE, Table, of_kind, only
from tests.words import english

KINDS = ["Iridium", "Osmium", "Palladium", "Ruthenium", "Comet", "Asteroid", "Nebula", "Blockade Slipped"]


def counts(table: Table, seat: int) -> list[int]:
    own = table.sees(seat)
    return [*own.resources, *own.expeditions, own.heroics]


@pytest.mark.clause("GR-4.1")
@pytest.mark.parametrize("kind", range(8))
def test_GR_4_1_played_at_once_face_up_or_face_down(kind: int) -> None:
    for face_up in (FACE_UP, FACE_DOWN):
        table = Table().pair(1, KINDS[kind], "Comet").pool()
        card = table.state.track[0]
        assert {TakeCard(1, 1, FACE_UP), TakeCard(1, 1, FACE_DOWN)} <= set(table.offers())
        table.take(1, 1, face_up)
        own = table.sees(BLUE)
        assert (own.up, own.down) == (((card,), ()) if face_up else ((), (card,)))
        assert sum(counts(table, BLUE)) == face_up
        assert (own.season_distance == 0) == face_up


@pytest.mark.clause("GR-4.2")
@pytest.mark.parametrize("au", [10, 15, 20])
@pytest.mark.parametrize("kind", ["Comet", "Iridium"])
def test_GR_4_2_face_down_adds_its_distance_and_nothing_else(au: int, kind: str) -> None:
    table = Table().pair(1, f"{kind} {au}", "Nebula").pool("Tin Lantern").flown(BLUE, 20).flown(BLUE, 15, earlier=True)
    events = only(table.take(1, 1, FACE_DOWN), CardTaken)
    assert (events.distance, events.season_distance) == (au, 20 + au)
    assert (table.sees(BLUE).season_distance, table.sees(BLUE).total_distance) == (20 + au, 35 + au)
    assert counts(table, BLUE) == [0] * 8
    assert table.turn == ORANGE


@pytest.mark.clause("GR-4.2")
def test_GR_4_2_face_up_adds_no_distance() -> None:
    table = Table().pair(1, "Nebula 20", "Comet")
    assert only(table.take(1, 1, FACE_UP), CardTaken).distance == 0
    assert (table.sees(BLUE).season_distance, table.sees(BLUE).total_distance) == (0, 0)


@pytest.mark.clause("GR-4.3")
def test_GR_4_3_everything_played_is_open_to_both() -> None:
    table = Table().own(BLUE, "Iridium", "Comet").flown(BLUE, 10, 20).flown(ORANGE, 15, earlier=True)
    table.discovered(ORANGE, "Tin Lantern")
    views = [table.view(seat) for seat in (BLUE, ORANGE, None)]
    assert len({str(plain(view.captains)) for view in views}) == 1
    assert views[1].captains[BLUE].down == table.captain(BLUE).down
    assert views[0].captains[ORANGE].earlier == table.captain(ORANGE).earlier
    assert views[0].captains[ORANGE].discoveries == (DISCOVERY["Tin Lantern"],)


@pytest.mark.clause("GR-4.4")
@pytest.mark.parametrize("kind", range(4))
def test_GR_4_4_a_resource_joins_its_stack(kind: int) -> None:
    table = Table().pair(1, KINDS[kind], "Comet").pool().own(BLUE, KINDS[kind])
    table.take(1, 1)
    assert counts(table, BLUE) == [2 if place == kind else 0 for place in range(8)]


@pytest.mark.clause("GR-4.4", "GR-4.6")
def test_GR_4_4_resources_are_never_spent() -> None:
    table = Table().pair(1, "Iridium", "Comet").own(BLUE, "Iridium", "Osmium").at(1).pool("Dusk Twin")
    table.take(1, 1)
    before = table.sees(BLUE).resources
    table.claim("Dusk Twin")  # needs 2 iridium, counts as an osmium
    assert before == (2, 1, 0, 0)
    assert table.sees(BLUE).resources == (2, 2, 0, 0)


@pytest.mark.clause("GR-4.5")
def test_GR_4_5_one_of_the_pool_with_the_resource_just_played() -> None:
    table = Table().pair(1, "Osmium", "Comet").own(BLUE, "Iridium")
    table.pool("Pebblemoon", "Low Ember", "Fallow", "Little Harrow")
    table.take(1, 1)
    claims = [ClaimDiscovery(DISCOVERY[name]) for name in ("Pebblemoon", "Low Ember")]
    assert table.offers() == [*claims, DeclineClaim()]
    events = only(table.claim("Low Ember"), DiscoveryClaimed)
    assert (events.seat, events.card, events.place, events.points) == (BLUE, DISCOVERY["Low Ember"], 1, 2)
    assert table.sees(BLUE).discoveries == (DISCOVERY["Low Ember"],)


@pytest.mark.clause("GR-4.5")
def test_GR_4_5_it_may_be_declined() -> None:
    table = Table().pair(1, "Iridium", "Comet").pool("Tin Lantern")
    table.take(1, 1)
    table.decline()
    assert table.sees(BLUE).discoveries == ()
    assert [found.card for found in table.view().pool] == [DISCOVERY["Tin Lantern"]]


@pytest.mark.clause("GR-4.5")
def test_GR_4_5_only_what_is_in_the_pool() -> None:
    table = Table().pair(1, "Iridium", "Comet").own(BLUE, "Osmium").pool("Tin Lantern")
    table.take(1, 1)
    for card in (DISCOVERY["Pebblemoon"], DISCOVERY["Verdigris"], 0, 49, -1):
        assert table.refused(BLUE, ClaimDiscovery(card)).clause == "GR-4.5"


@pytest.mark.clause("GR-4.6")
@pytest.mark.parametrize(
    ("owned", "missing"),
    [
        (["Iridium"], "1 iridium and 1 palladium"),
        (["Iridium", "Iridium"], "1 palladium"),
        (["Palladium"] * 4, "1 iridium"),
    ],
)
def test_GR_4_6_at_least_the_required_number_of_each_kind(owned: list[str], missing: str) -> None:
    table = Table().at(2).pair(1, "Osmium", "Comet").own(BLUE, *owned, "Ruthenium")
    if owned.count("Palladium"):
        table.own(BLUE, "Iridium")
    table.pool("Cinderholm", "Verdigris", "Tallow").own(BLUE, "Ruthenium")
    table.take(1, 1)
    refusal = table.refused(BLUE, ClaimDiscovery(DISCOVERY["Cinderholm"]))
    assert refusal.clause == "GR-4.6"
    assert english(GAME, refusal.text) == f"You still need {missing} for Cinderholm."
    table.own(BLUE, "Iridium", "Iridium", "Palladium")
    table.claim("Cinderholm")


@pytest.mark.clause("GR-4.7")
def test_GR_4_7_a_claimed_discovery_is_replaced_at_once() -> None:
    table = Table().pair(1, "Iridium", "Comet")
    table.pool("Pebblemoon", "Tin Lantern", "Fallow", "Little Harrow").next_discoveries("Quill", "Marrow")
    table.take(1, 1)
    events = only(table.claim("Tin Lantern"), DiscoveryShown)
    assert (events.card, events.place) == (DISCOVERY["Quill"], 1)
    names = ["Pebblemoon", "Quill", "Fallow", "Little Harrow"]
    assert [(found.card, found.place) for found in table.view().pool] == [
        (DISCOVERY[name], place) for place, name in enumerate(names)
    ]
    assert table.view().discovery_deck == 1


@pytest.mark.clause("GR-4.7")
def test_GR_4_7_unless_the_deck_is_empty() -> None:
    table = Table().pair(1, "Iridium", "Comet").pool("Pebblemoon", "Tin Lantern", "Fallow").next_discoveries()
    table.take(1, 1)
    assert not of_kind(table.claim("Tin Lantern"), DiscoveryShown)
    assert [found.place for found in table.view().pool] == [0, 2]
    assert table.view().discovery_deck == 0


@pytest.mark.clause("GR-4.8")
def test_GR_4_8_a_season_one_discovery_counts_as_a_resource_for_later_claims() -> None:
    table = Table().pair(1, "Iridium", "Comet").pair(2, "Iridium", "Nebula").pool("Tin Lantern", "Bramble Moon")
    table.take(1, 1)
    events = only(table.claim("Tin Lantern"), DiscoveryClaimed)  # counts as ruthenium
    assert events.resource == 3
    assert table.sees(BLUE).resources == (1, 0, 0, 1)
    assert table.sees(BLUE).up == table.captain(BLUE).up
    assert len(table.sees(BLUE).up) == 1
    table.take(1, 2)
    table.take(2, 1)
    table.claim("Bramble Moon")  # iridium and ruthenium
    assert table.sees(BLUE).resources == (2, 1, 0, 1)


@pytest.mark.clause("GR-4.8")
def test_GR_4_8_it_allows_no_further_claim() -> None:
    table = Table().pair(1, "Iridium", "Comet").pool("Tin Lantern", "Little Harrow")
    table.take(1, 1)
    table.claim("Tin Lantern")  # now Little Harrow could be paid for
    assert table.view().pool[-1].missing[BLUE] == (0, 0, 0, 0)
    assert table.turn == ORANGE


@pytest.mark.clause("GR-4.8")
@pytest.mark.parametrize(("season", "name"), [(2, "Verdigris"), (3, "Palisade"), (4, "Lodestar")])
def test_GR_4_8_later_discoveries_give_points_only(season: int, name: str) -> None:
    table = Table().at(season).pair(1, "Iridium", "Comet").pool(name)
    table.own(BLUE, "Iridium", "Iridium", "Osmium", "Osmium", "Palladium")
    table.take(1, 1)
    before = table.sees(BLUE).resources
    events = only(table.claim(name), DiscoveryClaimed)
    assert events.resource == -1
    assert table.sees(BLUE).resources == before
    assert table.sees(BLUE).points["Discoveries"] == events.points > 0


@pytest.mark.clause("GR-4.9")
@pytest.mark.parametrize("call", ["Comet", "Asteroid", "Nebula", "Mutiny Talked Down"])
def test_GR_4_9_no_claim_after_a_heroic_or_an_expedition(call: str) -> None:
    table = Table().pair(1, call, "Nebula").pool("Tin Lantern").own(BLUE, "Iridium")
    table.take(1, 1, FACE_UP)
    assert (table.view().phase, table.turn) == ("turn", ORANGE)


@pytest.mark.clause("GR-4.9")
def test_GR_4_9_no_claim_after_a_face_down_card_or_before_one() -> None:
    table = Table().pair(1, "Iridium", "Nebula").pool("Tin Lantern").own(BLUE, "Iridium")
    claim = ClaimDiscovery(DISCOVERY["Tin Lantern"])
    assert table.refused(BLUE, claim).clause == "GR-4.9"
    assert claim in GAME.wishes(table.state, BLUE)
    table.take(1, 1, FACE_DOWN)
    assert table.turn == ORANGE


@pytest.mark.clause("GR-4.9")
def test_GR_4_9_only_one_a_turn() -> None:
    table = Table().pair(1, "Iridium", "Comet").own(BLUE, "Osmium").pool("Tin Lantern", "Pebblemoon", "Low Ember")
    table.take(1, 1)
    table.claim("Pebblemoon")
    assert table.turn == ORANGE
    assert table.refused(BLUE, ClaimDiscovery(DISCOVERY["Tin Lantern"])).clause == "GR-2.1"


@pytest.mark.clause("GR-4.10")
@pytest.mark.parametrize("kind", [4, 5, 6])
def test_GR_4_10_an_expedition_joins_its_stack(kind: int) -> None:
    table = Table().pair(1, KINDS[kind], "Iridium").own(BLUE, KINDS[kind], KINDS[kind])
    table.take(1, 1)
    assert counts(table, BLUE) == [3 if place == kind else 0 for place in range(8)]


@pytest.mark.clause("GR-4.11")
@pytest.mark.parametrize(("name", "points"), [("Stranded Crew Recovered", 3), ("Blockade Slipped", 6)])
def test_GR_4_11_a_heroic_gives_its_points_at_the_end(name: str, points: int) -> None:
    table = Table().achievements().pair(1, name, "Iridium")
    table.take(1, 1)
    assert table.sees(BLUE).heroics == 1
    assert table.finish().sheet[BLUE]["Heroics"] == points


@pytest.mark.clause("GR-4.12")
def test_GR_4_12_the_table_shows_the_cards_sorted() -> None:
    table = Table().own(BLUE, *KINDS, "Comet").flown(BLUE, 10, 15).flown(BLUE, 20, earlier=True)
    table.discovered(BLUE, "Tin Lantern", "Verdigris")
    own = table.sees(BLUE)
    assert own.resources == (1, 1, 1, 2)
    assert own.expeditions == (2, 1, 1)
    assert own.heroics == 1
    assert own.discoveries == (DISCOVERY["Tin Lantern"], DISCOVERY["Verdigris"])
    assert (len(own.down), len(own.earlier)) == (2, 1)
    assert (own.season_distance, own.total_distance) == (25, 45)
    rows = next(block for block in GAME.texts.board(table.view()) if english(GAME, block.title) == "Captains").rows
    names = [english(GAME, name) for name, *_ in rows]
    assert names[:7] == ["Iridium", "Osmium", "Palladium", "Ruthenium", "Comets", "Asteroids", "Nebulae"]
