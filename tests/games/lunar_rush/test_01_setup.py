"""Chapter 1: setup."""

from __future__ import annotations

import pytest

from cosmodrome.core.rng import Rng
from cosmodrome.games.lunar_rush import GAME, actions
from cosmodrome.games.lunar_rush.data.components import DATA, FACES
from cosmodrome.games.lunar_rush.events import BidsShown, RoleDrawn
from cosmodrome.games.lunar_rush.rules import steps
from tests.games.colours import check_colours_are_free
from tests.games.lunar_rush.positions import DEFAULTS, Table, bidding, of_kind
from tests.words import english


def refused(seats: int, **options: str) -> str:
    refusal = GAME.refuse_setup(seats, DEFAULTS | options)
    return refusal.clause if refusal else ""


@pytest.mark.clause("LR-1.1")
@pytest.mark.parametrize("people", [1, 2, 3, 4])
@pytest.mark.parametrize("ais", [0, 1, 2])
def test_LR_1_1_who_may_play(people: int, ais: int) -> None:
    allowed = {(2, 0), (3, 0), (4, 0), (1, 1), (2, 1), (3, 1), (1, 2), (2, 2)}
    assert refused(people, ais=str(ais)) == ("" if (people, ais) in allowed else "LR-1.1")


@pytest.mark.clause("LR-1.1")
def test_LR_1_1_a_corporation_is_chosen_by_its_colour() -> None:
    names = [row.name for row in DATA.corporations]
    assert names == ["CasCore", "MinerInca", "NEURO", "Shui Guo"]
    assert GAME.meta.colours == ("blue", "orange", "green", "purple")
    assert len(Table(2, ais="2").view().corporations) == len(names)
    check_colours_are_free(GAME)


@pytest.mark.clause("LR-1.2")
@pytest.mark.parametrize(("seats", "ais", "side"), [(2, 0, "A"), (1, 1, "A"), (3, 0, "B"), (1, 2, "B"), (4, 0, "B")])
def test_LR_1_2_the_side_fits_the_number_in_all(seats: int, ais: int, side: str) -> None:
    table = Table(seats, ais=str(ais))
    board = DATA.markets[table.state.house.market]
    assert english(GAME, board.name) == "Earth Market 2151"
    assert board.sides[table.state.house.side].side == side
    for row, track in zip(table.view().prices, board.sides[table.state.house.side].items, strict=True):
        assert row.price == track.track[track.start]


@pytest.mark.clause("LR-1.2")
def test_LR_1_2_other_boards_can_be_chosen() -> None:
    assert [Table(2, market=name).price("gem") for name in ("2151", "2164", "2177")] == [34, 30, 38]


@pytest.mark.clause("LR-1.3")
def test_LR_1_3_eight_gold_modules_with_or_without_the_advanced() -> None:
    seen: set[int] = set()
    for seed in range(40):
        gold = Table(2, seed).state.gold
        assert len(set(gold)) == 8
        seen |= set(gold)
        assert not any(DATA.gold_modules[one].advanced for one in Table(2, seed, gold="simple").state.gold)
    assert len(seen) == 25


@pytest.mark.clause("LR-1.4")
def test_LR_1_4_what_a_player_starts_with() -> None:
    own = Table(3).view().corporations[0]
    assert (own.gc, own.moon, own.earth, own.bid_hand) == (25, 3, 7, (1, 2, 3, 4, 5))
    assert own.stock == (1, 0, 0, 6, 0, 0, 0, 0, 0)
    built = [module.name for module in own.modules if module.built]
    assert len(built) == 6
    assert all(module.level == 0 for module in own.modules)
    assert sum(level != "basic" for _, level in FACES) == 15


@pytest.mark.clause("LR-1.5")
def test_LR_1_5_each_seat_settles_its_kind_then_cards_are_drawn() -> None:
    table = Table(3, roles="choose")
    assert table.awaiting == [0, 1, 2]
    table.play(0, actions.ChooseRole("challenge"))
    table.play(2, actions.ChooseRole("none"))
    events = table.play(1, actions.ChooseRole("beginner"))
    drawn = {event.seat: DATA.roles[event.role].set for event in of_kind(events, RoleDrawn)}
    assert drawn == {0: "challenge", 1: "beginner"}
    assert table.corp(2).role == -1
    assert table.step == steps.BID


BAD_PLANNING = next(row for row, role in enumerate(DATA.roles) if role.id == "bad_planning")
BUILDERS_GUILD = next(row for row, role in enumerate(DATA.roles) if role.id == "builders_guild")


@pytest.mark.clause("LR-1.5")
def test_LR_1_5_where_each_chooses_a_challenge_card_may_be_picked() -> None:
    for seed in range(20):
        table = Table(3, seed, roles="choose")
        assert actions.PickChallenge(BAD_PLANNING) in table.offers(2)
        table.play(2, actions.PickChallenge(BAD_PLANNING))
        assert table.clause(0, actions.PickChallenge(BAD_PLANNING)) == "LR-1.5"
        assert actions.PickChallenge(BAD_PLANNING) not in table.offers(0)
        table.play(0, actions.ChooseRole("challenge"))
        events = table.play(1, actions.ChooseRole("none"))
        assert [event.seat for event in of_kind(events, RoleDrawn)] == [0]
        assert table.corp(0).role not in (-1, BAD_PLANNING)
        assert (table.corp(2).role, table.corp(2).moon, table.corp(2).earth) == (BAD_PLANNING, 4, 5)
        assert table.step == steps.BID


@pytest.mark.clause("LR-1.5")
def test_LR_1_5_other_cards_are_drawn_not_picked() -> None:
    table = Table(2, roles="choose")
    for role in (BUILDERS_GUILD, -1, 99):
        assert table.clause(0, actions.PickChallenge(role)) == "LR-1.5"
    assert Table(2, roles="challenge").clause(0, actions.PickChallenge(BAD_PLANNING)) == "LR-1.5"


@pytest.mark.clause("LR-1.5")
@pytest.mark.parametrize("kind", ["beginner", "faction", "challenge"])
def test_LR_1_5_cards_are_drawn_without_return_and_ais_have_none(kind: str) -> None:
    for seed in range(20):
        roles = [corp.role for corp in Table(3, seed, roles=kind, ais="1").state.corps]
        assert len(set(roles)) == 4
        assert roles[3] == -1
        assert {DATA.roles[role].set for role in roles[:3]} == {kind}


@pytest.mark.clause("LR-1.6", "LR-4.5")
def test_LR_1_6_money_never_drops_below_nothing() -> None:
    table = bidding(1, 2)
    table.corp(0).gc = 3
    events = table.bid(5, 1)
    assert of_kind(events, BidsShown)[0].paid == (3, 1)
    assert (table.corp(0).gc, table.state.order[0]) == (0, 0)


@pytest.mark.clause("LR-1.7")
def test_LR_1_7_what_is_in_the_box() -> None:
    assert (len(DATA.gold_modules), sum(row.advanced for row in DATA.gold_modules)) == (25, 9)
    assert (len(DATA.route_closed), len(DATA.roles), len(DATA.wonder_cards), len(DATA.markets)) == (8, 25, 24, 3)
    assert (len(DATA.ai_ships), len(DATA.ai_up), len(DATA.ai_down), len(DATA.ai_bids)) == (12, 6, 6, 10)
    assert len({row.family for row in DATA.modules}) == 8
    assert len(Table(2, ais="2").state.automas) == 2


@pytest.mark.clause("LR-1.8")
def test_LR_1_8_options_go_together_in_any_way() -> None:
    everything = {
        "roles": "faction",
        "wonders": "on",
        "teams": "on",
        "secrecy": "on",
        "ais": "2",
        "difficulty": "harder",
    }
    assert refused(2, **everything) == ""
    for name in ("wonders", "secrecy"):
        assert refused(2, **{name: "on"}) == ""
    table = Table(2, 0, **everything)
    table.finish()
    assert GAME.outcome(table.state) is not None


@pytest.mark.clause("LR-1.8")
def test_LR_1_8_what_means_nothing_is_refused() -> None:
    assert refused(3, difficulty="harder") == "LR-13.2"
    assert refused(3, ais="1", left_out="2") == "LR-13.2"
    assert refused(1, ais="1", secrecy="on") == "LR-2.3"


def test_the_same_seed_sets_the_same_table() -> None:
    one, other = (GAME.setup(4, DEFAULTS, Rng.seeded(5))[0] for _ in range(2))
    assert one.gold == other.gold
