"""Chapters 14 and 18: journey's end, and the purses; chapter 1: who wins."""

from __future__ import annotations

from cosmodrome.core.flow import Step, do_next, is_over
from cosmodrome.core.game import Outcome
from cosmodrome.core.message import Message, Player, people, say
from cosmodrome.core.records import Event
from cosmodrome.core.tuples import put
from cosmodrome.games.galaxy_trucker.data.components import DATA
from cosmodrome.games.galaxy_trucker.events import CreditsCounted, GameEnded, JourneyPaid
from cosmodrome.games.galaxy_trucker.rules.questions import board_of, round_of
from cosmodrome.games.galaxy_trucker.rules.setup import CATEGORIES
from cosmodrome.games.galaxy_trucker.rules.steps import CLEAR_TABLE, COUNT_CREDITS, END, PAY_JOURNEY
from cosmodrome.games.galaxy_trucker.rules.track import flight_order
from cosmodrome.games.galaxy_trucker.ship.cargo import goods, worth
from cosmodrome.games.galaxy_trucker.ship.geometry import exposed
from cosmodrome.games.galaxy_trucker.state import Numbers, State


def purse_of(state: State, seat: int) -> int:
    """GT-16.4: partners sit opposite and share one."""
    return seat % 2 if state.house.teams else seat


def credits_of(state: State, seat: int) -> int:
    return sum(state.purses[purse_of(state, seat)])


def earn(state: State, seat: int, category: str, amount: int) -> None:
    if not amount:
        return
    purse = purse_of(state, seat)
    place = CATEGORIES.index(category)
    old = state.purses[purse]
    state.purses[purse] = put(old, place, old[place] + amount)


def end_journey(state: State, step: Step, events: list[Event]) -> None:
    """GT-14.1: seat by seat; places and the best-looking ship are found first."""
    finishers, best, seats = flight_order(state), best_ships(state), range(len(state.ships))
    places = [finishers.index(seat) + 1 if seat in finishers else 0 for seat in seats]
    state.journey = ()
    do_next(state, *[Step(PAY_JOURNEY, seat, 2 * places[seat] + (seat in best)) for seat in seats], Step(CLEAR_TABLE))


def pay_journey(state: State, step: Step, events: list[Event]) -> None:
    """GT-14.1, GT-14.6: all that comes in, then the penalty; GT-16.7: in a team what comes in for both."""
    seat = step.seat
    line = _income(state, step)
    if not state.house.teams:
        _take_in(state, seat, line)
    else:
        mate = next((each for each in state.agenda if each.name == PAY_JOURNEY and each.seat == seat + 2), None)
        if mate:
            _take_in(state, seat, line)
            _take_in(state, mate.seat, _income(state, mate))
    penalty = penalty_of(state, seat)
    earn(state, seat, "Losses", -penalty)
    unpaid = max(0, -credits_of(state, seat))
    earn(state, seat, "Forgiven", unpaid)
    line = (*line, penalty, unpaid)
    state.journey += (line,)
    events.append(JourneyPaid(seat, *(*line, len(state.ships[seat].lost))))


def _income(state: State, step: Step) -> Numbers:
    """GT-14.1: the place, credits on the way, and what is paid for the place, the best-looking ship and goods."""
    place, is_best = divmod(step.value, 2)
    finishing = round_of(state).finish[place - 1] if place else 0
    beauty = round_of(state).best_ship if is_best else 0
    return (place, state.gained[step.seat], finishing, beauty, sale_of(state, step.seat))


def _take_in(state: State, seat: int, line: Numbers) -> None:
    for category, amount in zip(("Finishing", "Best ship", "Goods"), line[2:], strict=True):
        earn(state, seat, category, amount)


def best_ships(state: State) -> list[int]:
    """GT-14.1: the fewest exposed connectors among finishers with something left, every one tied."""
    left = [seat for seat in flight_order(state) if any(state.ships[seat].cells)]
    counts = {seat: exposed(board_of(state), state.ships[seat].cells) for seat in left}
    return [seat for seat, count in counts.items() if count == min(counts.values())]


def sale_of(state: State, seat: int) -> int:
    """GT-14.2, GT-15.2: for half, rounded up, after giving up."""
    ship = state.ships[seat]
    value = worth(goods(ship.cells, ship.loads))
    return value if ship.flying else (value + 1) // 2


def penalty_of(state: State, seat: int) -> int:
    """GT-14.3."""
    lost = DATA.flight.lost_component * len(state.ships[seat].lost)
    limit = board_of(state).insurance
    return lost if limit is None else min(lost, limit)


def clear_table(state: State, step: Step, events: list[Event]) -> None:
    """GT-4.4, GT-14.4: cards of this flight, turned up or not, stay out; the bank has everything back."""
    finishers = flight_order(state)
    state.first = finishers[0] if finishers else -1
    state.gained = (0,) * len(state.ships)
    state.spent, state.deck = state.spent + state.deck, ()
    state.bank = DATA.bank.goods
    for ship in state.ships:
        ship.loads = (0,) * len(ship.loads)
        ship.flying = False


def last_steps(state: State) -> list[Step]:
    """GT-1.5: each purse is counted, then the winners are named."""
    return [*[Step(COUNT_CREDITS, value=purse) for purse in range(len(state.purses))], Step(END)]


def count_credits(state: State, step: Step, events: list[Event]) -> None:
    """GT-1.5: one purse."""
    owners = tuple(seat for seat in range(len(state.ships)) if purse_of(state, seat) == step.value)
    events.append(CreditsCounted(owners, *state.purses[step.value]))


def is_counted(state: State, purse: int) -> bool:
    """Whether everybody has seen what is in it."""
    left = state.agenda
    if not left:
        return not state.asked
    return left[-1].name in (COUNT_CREDITS, END) and Step(COUNT_CREDITS, value=purse) not in left


def end_game(state: State, step: Step, events: list[Event]) -> None:
    """GT-1.5."""
    scores = _scores(state)
    events.append(GameEnded(scores, _winners(scores), state.house.teams))


def _scores(state: State) -> Numbers:
    return tuple(credits_of(state, seat) for seat in range(len(state.ships)))


def _winners(scores: Numbers) -> Numbers:
    """GT-1.5: the most, and at least one credit."""
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores) and score > 0)


def outcome(state: State) -> Outcome | None:
    """GT-1.5, GT-16.7."""
    if not is_over(state):
        return None
    seats = range(len(state.ships))
    scores = _scores(state)
    places = tuple(1 + sum(score > own for score in _rivals(state)) for own in scores)
    winners = _winners(scores)
    sheet = tuple(dict(zip(CATEGORIES, state.purses[purse_of(state, seat)], strict=True)) for seat in seats)
    titles = tuple(_title(scores[seat], len(seats) > 1 and places[seat] == 1) for seat in seats)
    return Outcome(
        scores=scores,
        places=places,
        winners=winners,
        sheet=sheet,
        titles=titles,
        verdict=_verdict(state, winners, max(scores)),
        shared_by=max(1, len({purse_of(state, seat) for seat in winners})),
        by_score=len(seats) == 1,
        also=tuple(seat for seat in seats if scores[seat] > 0 and seat not in winners),
    )


def _rivals(state: State) -> list[int]:
    return [sum(purse) for purse in state.purses]


def _title(score: int, bigger: bool) -> Message:
    if score < 1:
        return say("title-broke")
    return say("title-bigger-winner") if bigger else say("title-winner")


def _verdict(state: State, winners: tuple[int, ...], most: int) -> Message:
    if not winners:
        return say("verdict-nobody")
    if len(state.ships) == 1:
        return say("verdict-alone", who=Player(winners[0]), n=most)
    if len(winners) == 1:
        return say("verdict", who=Player(winners[0]), n=most)
    if len({purse_of(state, seat) for seat in winners}) == 1:
        return say("verdict-team", who=people(winners), n=most)
    return say("verdict-tie", who=people(winners), n=most)
