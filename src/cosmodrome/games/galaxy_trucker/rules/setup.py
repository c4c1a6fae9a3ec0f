"""Chapters 1, 2 and 4: the table, and the start of each round: boards, warehouse, piles."""

from __future__ import annotations

from cosmodrome.core.flow import Step
from cosmodrome.core.game import Options
from cosmodrome.core.message import say
from cosmodrome.core.refusal import Refusal
from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_trucker.data.components import CARDS, DATA, PILOT_CABINS, PLAYERS, WAREHOUSE, Hourglass
from cosmodrome.games.galaxy_trucker.meta import INSTEAD, NORMAL, OFF, ON, RELAXED, SHARED
from cosmodrome.games.galaxy_trucker.rules import steps
from cosmodrome.games.galaxy_trucker.rules.questions import board_of, round_of
from cosmodrome.games.galaxy_trucker.ship.pieces import piece_of
from cosmodrome.games.galaxy_trucker.state import House, Numbers, Ship, State, Trucker

GLASSES: dict[str, Hourglass] = {row.id: row for row in DATA.hourglass}
CLASSES = {row.id: index for index, row in enumerate(DATA.rounds)}
CATEGORIES = ("On the way", "Finishing", "Best ship", "Goods", "Losses", "Forgiven")
TEST_FLIGHT = tuple(card for card, row in CARDS.items() if row.test_flight)


def refuse_setup(seats: int, options: Options) -> Refusal | None:
    """GT-1.4, GT-5.7, GT-16.2, GT-16.4, GT-16.5."""
    rounds, learning, relaxed = options["rounds"].split("+"), options["learning"] == ON, options["pace"] == RELAXED
    teams, iiia = options["teams"] != OFF, options["iiia"] != OFF
    faults = (
        (teams and seats != PLAYERS, "GT-16.4", say("teams-seats", seats=PLAYERS)),
        (options["teams"] == SHARED and relaxed, "GT-16.5", say("shared-needs-timer")),
        (iiia and "III" not in rounds, "GT-16.2", say("iiia-needs-iii")),
        (learning and "I" not in rounds, "GT-1.4", say("learning-needs-i")),
        (
            learning and rounds == ["I"] and options["foresight"] == ON,
            "GT-1.4",
            say("foresight-needs-piles"),
        ),
        (relaxed and options["hourglass"] != NORMAL, "GT-5.7", say("relaxed-no-timer")),
    )
    return next((Refusal(clause, text) for wrong, clause, text in faults if wrong), None)


def teams(seats: int, options: Options) -> tuple[tuple[int, ...], ...]:
    """GT-16.4: partners sit opposite each other."""
    return ((0, 2), (1, 3)) if options["teams"] != OFF and seats == PLAYERS else ()


def set_up(seats: int, options: Options, rng: Rng) -> State:
    """GT-1.1, GT-1.2; the first round has not begun yet."""
    decks = tuple(_shuffled([card for card, row in CARDS.items() if row.deck == deck], rng) for deck in (1, 2, 3))
    purses = 2 if options["teams"] != OFF else seats
    return State(
        rng=rng,
        agenda=[Step(steps.ROUND)],
        house=_house(options),
        truckers=[Trucker() for _ in range(seats)],
        ships=[Ship(colour=seat) for seat in range(seats)],
        purses=[(0,) * len(CATEGORIES)] * purses,
        rounds=_rounds(options),
        decks=decks,
        declared=(0,) * seats,
        landed=(-1,) * seats,
        bank=DATA.bank.goods,
        gained=(0,) * seats,
    )


def _house(options: Options) -> House:
    glass = GLASSES[options["hourglass"]]
    return House(
        pace=options["pace"],
        seconds=glass.seconds,
        turns=max(1, glass.actions // DATA.turn.actions),
        forbid=options["mistakes"] == "forbid",
        open_hands=options["hands"] == "open",
        foresight=options["foresight"] == ON,
        teams=options["teams"] != OFF,
        shared=options["teams"] == SHARED,
        learning=options["learning"] == ON,
    )


def _rounds(options: Options) -> Numbers:
    """GT-16.1, GT-16.2."""
    rounds = [CLASSES[name] for name in options["rounds"].split("+")]
    if options["iiia"] != OFF:
        rounds = [*(row for row in rounds if row != 2 or options["iiia"] != INSTEAD), 3]
    return tuple(rounds)


def lay_out_round(state: State) -> None:
    """GT-1.3, GT-2.1, GT-2.2, GT-3.1, GT-4.1, GT-6.3."""
    state.round, state.rounds = state.rounds[0], state.rounds[1:]
    state.learning = state.house.learning and state.round == 0
    seats = range(len(state.ships))
    state.ships = [_fresh_ship(state, seat) for seat in seats]
    state.face_down, state.face_up = WAREHOUSE, ()
    state.numbers = tuple(seat + 1 for seat in seats)
    state.starter, state.circle, state.running, state.turn = -1, -1, False, -1
    _deal(state)


def _fresh_ship(state: State, seat: int) -> Ship:
    board = board_of(state)
    cells = [0] * (board.outside + 1)
    cells[board.start] = piece_of(PILOT_CABINS[seat], 0)
    return Ship(colour=seat, cells=tuple(cells), loads=(0,) * len(cells))


def _deal(state: State) -> None:
    """GT-4.1, and the fourth pile (GT-4.3), which nobody sees; GT-1.4: the cards of the learning flight."""
    if state.learning:
        state.decks = (tuple(card for card in state.decks[0] if card not in TEST_FLIGHT), *state.decks[1:])
        state.piles, state.deck = (), TEST_FLIGHT
        return
    decks = [list(deck) for deck in state.decks]
    piles = []
    for _ in range(DATA.flight.open_piles + 1):
        pile = [decks[deck].pop() for deck, cards in enumerate(round_of(state).pile) for _ in range(cards)]
        piles.append(_shuffled(pile, state.rng))
    state.piles, state.decks, state.deck = tuple(piles), tuple(tuple(deck) for deck in decks), ()


def _shuffled(cards: list[int], rng: Rng) -> Numbers:
    rng.shuffle(cards)
    return tuple(cards)
