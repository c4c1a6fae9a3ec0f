"""Chapter 7: the last chip is taken, ties are broken, and somebody has won."""

from __future__ import annotations

from cosmodrome.core.flow import Step, do_next, is_over
from cosmodrome.core.game import Outcome
from cosmodrome.core.message import Message, Player, say
from cosmodrome.core.records import Event
from cosmodrome.core.tuples import put
from cosmodrome.games.galaxy_challenge.data.components import NONE, POWER_BONUS, SECTOR_CARDS
from cosmodrome.games.galaxy_challenge.events import GameEnded, TieDrawn, TieRolled
from cosmodrome.games.galaxy_challenge.rules.challenge import worth
from cosmodrome.games.galaxy_challenge.rules.dealing import cards_of, lay_under, use
from cosmodrome.games.galaxy_challenge.rules.powers import raised_dice
from cosmodrome.games.galaxy_challenge.rules.rolling import roll_all
from cosmodrome.games.galaxy_challenge.rules.steps import COMPARE, POWER, ROLL_FOR_TIE
from cosmodrome.games.galaxy_challenge.state import Cards, State


def end_game(state: State, step: Step, events: list[Event]) -> None:
    """CH-7.1; CH-7.4: what was used in this turn is no longer held."""
    lay_under(state, state.used)
    state.used = ()
    first = tied_first(state)
    if len(first) == 1:
        _win(state, first[0], events)
        return
    state.numbers = (0,) * len(state.chips)
    state.powers = (NONE,) * len(state.chips)
    rolls = [step for seat in first for step in (Step(POWER, seat), Step(ROLL_FOR_TIE, seat))]
    do_next(state, *rolls, Step(COMPARE))


def tied_first(state: State) -> Cards:
    """The seats with the most chips."""
    most = max(state.chips)
    return tuple([seat for seat, chips in enumerate(state.chips) if chips == most])


def roll_for_tie(state: State, step: Step, events: list[Event]) -> None:
    """CH-7.2: all advantage cards, laid open, and four dice."""
    seat, power = step.seat, state.powers[step.seat]
    dice = roll_all(state)
    raised = raised_dice(power, dice, False)
    bonus = POWER_BONUS[power] if raised else 0
    number = sum(dice) + worth(state.hands[seat]) + bonus
    state.numbers = put(state.numbers, seat, number)
    cards = cards_of(state.hands[seat])
    events.append(TieRolled(seat, cards, dice, raised[0] if raised else NONE, bonus, number))
    use(state, seat, cards)
    state.rival_used += cards


def compare(state: State, step: Step, events: list[Event]) -> None:
    """CH-7.2, CH-7.3."""
    most = max(state.numbers)
    first = [seat for seat, number in enumerate(state.numbers) if number == most]
    _win(state, first[0] if len(first) == 1 else _draw_for_win(state, first, events), events)


def _draw_for_win(state: State, tied: list[int], events: list[Event]) -> int:
    """CH-7.3: from whoever took the last chip, clockwise; drawn cards stay out."""
    seats = len(state.chips)
    order = sorted(tied, key=lambda seat: (seat - state.last_chip) % seats)
    deck = list(state.sectors)
    state.rng.shuffle(deck)
    state.sectors = tuple(deck)
    place = 0
    while True:
        seat, card = order[place % len(order)], deck[place]
        events.append(TieDrawn(seat, card))
        place += 1
        if SECTOR_CARDS[card].great:
            state.drawn = place
            return seat


def _win(state: State, seat: int, events: list[Event]) -> None:
    state.winner = seat
    events.append(GameEnded(state.chips, seat, state.numbers))


def outcome(state: State) -> Outcome | None:
    """CH-7.1 to CH-7.3, or None before the end."""
    if not is_over(state):
        return None
    won, chips = state.winner, state.chips
    ranks = [(-chips[seat], seat != won) for seat in range(len(chips))]
    places = tuple([1 + sum([other < rank for other in ranks]) for rank in ranks])
    return Outcome(
        scores=chips,
        places=places,
        winners=(won,),
        sheet=tuple([{"Anomaly chips": each} for each in chips]),
        titles=tuple([say("winner") if seat == won else say("rank", n=places[seat]) for seat in range(len(chips))]),
        verdict=_verdict(state),
    )


def _verdict(state: State) -> Message:
    who, chips, numbers = Player(state.winner), state.chips[state.winner], state.numbers
    if not numbers:
        return say("verdict", who=who, n=chips)
    number = numbers[state.winner]
    if numbers.count(number) > 1:
        return say("verdict-by-draw", who=who, n=chips)
    return say("verdict-by-roll", who=who, n=chips, number=number)
