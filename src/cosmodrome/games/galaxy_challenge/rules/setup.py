"""Chapter 1: the decks, the bank, who chooses a colour first, and the rockets on their home planets."""

from __future__ import annotations

from cosmodrome.core.flow import Reason, Step
from cosmodrome.core.game import Options
from cosmodrome.core.message import Player, say
from cosmodrome.core.records import Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.core.rng import Rng
from cosmodrome.core.tuples import put
from cosmodrome.games.galaxy_challenge.actions import ChooseColour
from cosmodrome.games.galaxy_challenge.data.components import (
    ADVANTAGES,
    CHIPS,
    COLOURS,
    FACES,
    HOMES,
    NONE,
    SECTOR_CARDS,
)
from cosmodrome.games.galaxy_challenge.events import ColourChosen
from cosmodrome.games.galaxy_challenge.rules.steps import START
from cosmodrome.games.galaxy_challenge.state import Cards, Dice, State
from cosmodrome.games.galaxy_challenge.words import names

CIVILIZATIONS = "civilizations"
WINNERS_GO_ON = "winners_go_on"
ON = "on"
OFF = "off"


def set_up(seats: int, options: Options, rng: Rng) -> State:
    """CH-1.1 to CH-1.6."""
    openers, order = roll_for_start(seats, rng)
    sectors, deck = list(SECTOR_CARDS), list(ADVANTAGES)
    rng.shuffle(sectors)
    rng.shuffle(deck)
    nothing = (0,) * seats
    return State(
        rng=rng,
        agenda=[Step(START)],
        civilizations=options[CIVILIZATIONS] == ON,
        winners_go_on=options[WINNERS_GO_ON] == ON,
        turn=order[0],
        openers=openers,
        order=order,
        colours=(NONE,) * seats,
        cells=(NONE,) * seats,
        chips=nothing,
        hands=nothing,
        bank=CHIPS,
        sectors=tuple(sectors),
        deck=tuple(deck),
    )


def roll_for_start(seats: int, rng: Rng) -> tuple[tuple[Dice, ...], Cards]:
    """CH-1.1: rounds of rolls until no two seats have rolled the same throughout; the seats in order."""
    rounds: list[Dice] = []
    rolled: list[list[int]] = [[] for _ in range(seats)]
    while tied := [seat for seat in range(seats) if rolled.count(rolled[seat]) > 1]:
        rolls = [rng.roll(FACES[0]) if seat in tied else 0 for seat in range(seats)]
        rounds.append(tuple(rolls))
        for seat in tied:
            rolled[seat].append(rolls[seat])
    order = sorted(range(seats), key=lambda seat: rolled[seat], reverse=True)
    return tuple(rounds), tuple(order)


def check_colour(state: State, seat: int, action: ChooseColour) -> Reason | None:
    """CH-1.1."""
    if not 0 <= action.colour < len(COLOURS):
        return _no_such_colour
    if action.colour in state.colours:
        return _colour_taken
    return None


def choose_colour(state: State, seat: int, action: ChooseColour, events: list[Event]) -> None:
    """CH-1.1, CH-1.2."""
    colour = action.colour
    state.colours = put(state.colours, seat, colour)
    state.cells = put(state.cells, seat, HOMES[colour])
    events.append(ColourChosen(seat, colour, HOMES[colour]))


def last_colour(state: State, seat: int) -> ChooseColour | None:
    """The only colour left, where there is one."""
    left = [colour for colour in range(len(COLOURS)) if colour not in state.colours]
    return ChooseColour(left[0]) if len(left) == 1 else None


def _no_such_colour(state: State, seat: int, action: ChooseColour) -> Refusal:
    return Refusal("CH-1.1", say("no-colour", number=action.colour, count=len(COLOURS)))


def _colour_taken(state: State, seat: int, action: ChooseColour) -> Refusal:
    who = Player(state.colours.index(action.colour))
    return Refusal("CH-1.1", say("rocket-taken", who=who, colour=names.colour(action.colour)))
