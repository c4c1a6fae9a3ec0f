"""What bots get: `redeal` keeps all that a seat knows and nothing else; the evaluation knows a win."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cosmodrome.bots.bot import Bot, look
from cosmodrome.bots.drive import next_to_move, play_out
from cosmodrome.bots.roster import make_bot
from cosmodrome.bots.simple import GreedyBot, RandomBot
from cosmodrome.core.records import digest, plain
from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_rush import GAME
from cosmodrome.games.galaxy_rush.data.components import DATA, DISCOVERIES
from cosmodrome.games.galaxy_rush.events import DiscoveryShown, SeasonBegan
from cosmodrome.games.galaxy_rush.rules.predictions import in_hand
from cosmodrome.games.galaxy_rush.rules.steps import turn
from cosmodrome.games.galaxy_rush.state import State
from tests.games.galaxy_rush.positions import BLUE, FACE_UP, ORANGE, PREDICTION, Table, only, start

DEALS = 400


def deals(state: State, seat: int | None, count: int = DEALS) -> list[State]:
    rng = Rng.seeded(11)
    return [GAME.redeal(state, seat, rng) for _ in range(count)]


def predictions_of(state: State, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """In hand, and played."""
    played = tuple(card for captain in state.captains for who, card in captain.stack if who == seat)
    return in_hand(state.captains[seat]), played


def in_the_middle() -> Table:
    """Each has played one prediction and has two in hand."""
    table = Table().hand(BLUE, "Most heroics", "Most medals", "Most distance")
    table.hand(ORANGE, "Most expeditions", "Most resources", "Most discoveries").intermission()
    table.predict("Most medals", ORANGE)
    table.predict("Most resources", ORANGE)
    return table


@pytest.mark.parametrize("seat", [BLUE, ORANGE])
def test_a_seat_keeps_its_hand_and_what_it_played(seat: int) -> None:
    state = in_the_middle().state
    assert {predictions_of(deal, seat) for deal in deals(state, seat)} == {predictions_of(state, seat)}


@pytest.mark.parametrize(("watcher", "others"), [(BLUE, [ORANGE]), (ORANGE, [BLUE]), (None, [BLUE, ORANGE])])
def test_of_another_every_card_could_be_anywhere_alike(watcher: int | None, others: list[int]) -> None:
    state = in_the_middle().state
    for other in others:
        held: Counter[int] = Counter()
        played: Counter[int] = Counter()
        for deal in deals(state, watcher, 1600):
            hand, stack = predictions_of(deal, other)
            assert len({*hand, *stack}) == 3
            held.update(hand)
            played.update(stack)
        assert set(held) == set(played) == set(range(1, 9))
        assert all(300 < held[card] < 500 for card in held)  # 400 each
        assert all(140 < played[card] < 260 for card in played)  # 200 each


def test_who_played_where_stays() -> None:
    state = in_the_middle().state
    for deal in deals(state, BLUE, 20):
        for captain, dealt in zip(state.captains, deal.captains, strict=True):
            assert [who for who, _ in dealt.stack] == [who for who, _ in captain.stack]
        (first, _), (second, _) = deal.captains[ORANGE].stack
        assert (first, second) == (BLUE, ORANGE)


@pytest.mark.parametrize("seat", [BLUE, ORANGE, None])
def test_nothing_of_the_true_order_is_in_a_deal(seat: int | None) -> None:
    """Two states that differ in nothing the seat knows give the very same deals."""
    table = in_the_middle()
    state, twin = table.state, table.state.clone()
    deck, decks = list(twin.deck), [list(deck) for deck in twin.discovery_decks]
    for cards in (deck, *decks):
        random.Random(4).shuffle(cards)
    twin.deck, twin.discovery_decks = tuple(deck), tuple(tuple(cards) for cards in decks)
    twin.rng = Rng.seeded(99)
    for other in (BLUE, ORANGE):
        if other != seat:
            twin.captains[other].hand = 1 << 6 | 1 << 8
            for captain in twin.captains:
                captain.stack = tuple((who, 7 if who == other else card) for who, card in captain.stack)
    assert plain(twin) != plain(state)
    first, second = GAME.redeal(state, seat, Rng.seeded(3)), GAME.redeal(twin, seat, Rng.seeded(3))
    assert digest(first) == digest(second)
    assert first.rng.words() != state.rng.words()


def test_the_next_track_is_any_of_the_cards_not_seen() -> None:
    state = Table().intermission().state
    unseen, firsts = set(state.deck), Counter[int]()
    for deal in deals(state, BLUE, 300):
        for _ in range(2):
            events = GAME.apply(deal, turn(deal), GAME.offers(deal, turn(deal))[0])
        track = only(events, SeasonBegan).track
        assert set(track) <= unseen
        assert len(set(track)) == 12
        firsts.update(track)
    assert set(firsts) == unseen
    assert all(20 < count < 110 for count in firsts.values())  # about 58 each


def test_the_next_discovery_is_any_left_in_the_season_s_deck() -> None:
    table = Table().pair(1, "Iridium", "Comet").pool("Tin Lantern", "Fallow", "Quill", "Marrow")
    table.take(1, 1)
    left, shown = set(table.state.discovery_decks[0]), Counter[int]()
    for deal in deals(table.state, BLUE):
        shown[only(GAME.apply(deal, BLUE, GAME.offers(deal, BLUE)[0]), DiscoveryShown).card] += 1
    assert set(shown) == left
    assert all(25 < count < 80 for count in shown.values())  # 50 each


@pytest.mark.parametrize("season", [1, 2, 3])
def test_later_pools_are_of_their_season(season: int) -> None:
    state, shown = Table().at(season).intermission().state, Counter[int]()
    for deal in deals(state, None, 200):
        for _ in range(2):
            events = GAME.apply(deal, turn(deal), GAME.offers(deal, turn(deal))[-1])
        pool = only(events, SeasonBegan).pool
        assert len(set(pool)) == 4
        shown.update(pool)
    assert set(shown) == {row.number for row in DATA.discoveries if row.season == season + 1}


def test_season_four_discoveries_are_open_from_the_start() -> None:
    """A whole game from one redeal shows four stars that nobody could know."""
    pools = set()
    for deal in deals(start(3), BLUE, 60):
        while deal.season < 4:
            GAME.apply(deal, turn(deal), GAME.offers(deal, turn(deal))[0])
        assert all(DISCOVERIES[card].season == 4 for card in deal.pool)
        pools.add(deal.pool)
    assert len(pools) > 50


def test_a_deal_of_a_deal_keeps_the_same_knowledge() -> None:
    state = in_the_middle().state
    again = GAME.redeal(GAME.redeal(state, BLUE, Rng.seeded(1)), BLUE, Rng.seeded(2))
    assert predictions_of(again, BLUE) == predictions_of(state, BLUE)
    assert sorted(again.deck) == sorted(state.deck)


def test_after_the_end_nothing_of_predictions_is_hidden() -> None:
    table = Table().predicted(BLUE, "Most heroics", ORANGE).predicted(ORANGE, "Most medals", BLUE)
    table.finish()
    for seat in (BLUE, ORANGE, None):
        for deal in deals(table.state, seat, 20):
            assert [captain.stack for captain in deal.captains] == [captain.stack for captain in table.state.captains]
            assert GAME.outcome(deal) == table.outcome()


def test_the_evaluation_is_exact_at_the_end() -> None:
    for winner in (BLUE, ORANGE):
        table = Table().own(winner, *["Nebula"] * 6).achievements()
        assert table.finish().winners == (winner,)
        assert [GAME.evaluate(table.state, seat) for seat in (winner, 1 - winner)] == [1.0, 0.0]


BETTER: list[tuple[str, list[str], list[str]]] = [
    ("a complete set", ["Comet", "Comet"], ["Comet", "Nebula"]),
    ("a set nearly complete", ["Nebula", "Nebula"], ["Nebula", "Comet"]),
    ("resources for what is open", ["Iridium", "Osmium", "Palladium"], ["Ruthenium"] * 3),
    ("points", ["Blockade Slipped"], []),
]


@pytest.mark.parametrize(("what", "better", "worse"), BETTER)
def test_the_evaluation_prefers(what: str, better: list[str], worse: list[str]) -> None:
    values = []
    for owned in (better, worse):
        table = Table().at(4).achievements().pool("Lodestar").own(BLUE, *owned)
        values.append(GAME.evaluate(table.state, BLUE))
    assert values[0] > values[1]


def test_the_evaluation_knows_the_race_and_the_predictions() -> None:
    ahead = Table().flown(BLUE, 20)
    assert GAME.evaluate(ahead.state, BLUE) > GAME.evaluate(Table().state, BLUE)
    table = Table().own(BLUE, "Blockade Slipped", "Mutiny Talked Down").achievements().at(4)
    table.hand(BLUE)
    right, wrong = table.state.clone(), table.state.clone()
    right.captains[BLUE].stack = ((BLUE, PREDICTION["Most heroics"]),)
    wrong.captains[ORANGE].stack = ((BLUE, PREDICTION["Most heroics"]),)
    assert GAME.evaluate(right, BLUE) > GAME.evaluate(wrong, BLUE)


def test_sensible_moves_are_the_offers() -> None:
    table = Table()
    assert list(GAME.sensible(table.state, BLUE)) == table.offers()


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(6):
        state, rng = start(seed), Rng.seeded(seed, 5)
        bots: list[Bot] = [GreedyBot(Rng.seeded(seed, 1), deals=2), RandomBot(Rng.seeded(seed, 2))]
        while awaited := GAME.awaiting(state):
            seat = next_to_move(awaited)
            GAME.apply(state, seat, bots[seat ^ (seed & 1)].choose(look(GAME, state, seat, rng)))
        outcome = GAME.outcome(state)
        assert outcome is not None
        wins += outcome.winners == (seed & 1,)
    assert wins == 6


@pytest.mark.slow
def test_search_beats_greedy() -> None:
    """Few games with few simulations: docs/bots.md has the figures."""
    leads = []
    for seed in range(4):
        bots = [make_bot(spec, GAME, Rng.seeded(seed, 1)) for spec in ("search/iterations=60", "greedy/deals=2")]
        scores = play_out(GAME, start(seed // 2), bots[:: 1 - 2 * (seed & 1)], Rng.seeded(seed, 2)).scores
        leads.append(scores[seed & 1] - scores[1 - seed & 1])
    assert sum(leads) > 0


def test_an_open_claim_counts() -> None:
    table = Table().pair(1, "Iridium", "Comet").pool("Tin Lantern")
    table.take(1, 1, FACE_UP)
    before = GAME.evaluate(table.state, BLUE)
    declined = table.state.clone()
    GAME.apply(declined, BLUE, GAME.offers(declined, BLUE)[-1])
    assert before > GAME.evaluate(declined, BLUE)


def test_the_other_s_hidden_predictions_do_not_sway_the_evaluation() -> None:
    state = in_the_middle().state
    values = {round(GAME.evaluate(deal, BLUE), 12) for deal in deals(state, BLUE, 30)}
    assert len(values) == 1


def test_a_claim_is_worth_more_than_none() -> None:
    table = Table().pair(1, "Iridium", "Comet").pool("Tin Lantern")
    table.take(1, 1, FACE_UP)
    assert GreedyBot(Rng.seeded(1)).choose(look(GAME, table.state, BLUE, Rng.seeded(2))) == table.offers()[0]
