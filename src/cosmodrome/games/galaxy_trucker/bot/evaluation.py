"""How good a position is: the credits a player can expect from the ship as it is, against those of the others."""

from __future__ import annotations

from math import exp

from cosmodrome.core.flow import Seat, is_over
from cosmodrome.games.galaxy_trucker.bot.building import plan_worth, reserved, sky_over, to_come
from cosmodrome.games.galaxy_trucker.bot.forecast import OPEN_SPACE, Forecast, forecast
from cosmodrome.games.galaxy_trucker.bot.worth import Worth, ship_worth, stranded, survey
from cosmodrome.games.galaxy_trucker.data.components import CARDS, WAREHOUSE, Planets
from cosmodrome.games.galaxy_trucker.rules import steps
from cosmodrome.games.galaxy_trucker.rules.loading import best_load, offered
from cosmodrome.games.galaxy_trucker.rules.questions import asked, board_of, round_of
from cosmodrome.games.galaxy_trucker.rules.rewards import penalty_of, purse_of, sale_of
from cosmodrome.games.galaxy_trucker.rules.track import CIRCLE
from cosmodrome.games.galaxy_trucker.ship.cargo import PRICES, full_load, goods, humans, worth
from cosmodrome.games.galaxy_trucker.state import Numbers, Ship, State

STAKES: tuple[float, ...] = (1.0, 1.8, 2.6)
"""How much more a flight of each class brings and costs."""
MARGIN = 12.0
"""With a lead of so many credits a round is nearly decided."""
START = 0.35
"""Before the flight: the share of a finishing bonus that the number tile is worth."""
SEEN = 0.5
"""What it is worth to know a card while building, by class: more than the expected change that the card brings."""
SAFETY = 0.6
"""How much each human adds to the chance that one of them is left at journey's end."""
FLOWN = 0.5
"""How much an expected loss counts in flight, where insurance pays for most, compared with building.

Flying on is always worth something: a bot that expected less threw its ship away to end the flight.
"""
DAY = 0.25
"""Credits that a day still to be lost costs, for each class of the flight."""
NO_RIVAL = 99
"""More exposed connectors than any ship has."""
CREW_WORTH = 0.5
"""Credits that each crew member still to be given up is worth, for each class of the flight."""


def evaluate(state: State, seat: Seat) -> float:
    """From the expected lead in credits; for a single player from the credits, at the end as well."""
    totals = [float(sum(purse)) for purse in state.purses]
    deck = round_of(state).deck
    if _is_new(state):
        deck = max((CARDS[card].deck for card in state.spent), default=deck)
    elif not is_over(state):
        for each, hope in enumerate(prospects(state, seat)):
            totals[purse_of(state, each)] += hope
    own = totals.pop(purse_of(state, seat))
    best = max(totals, default=0.0)
    lead = 0.7 * (own - best) + 0.3 * own
    return 0.02 + 0.96 / (1.0 + exp(-lead / (MARGIN * STAKES[deck - 1])))


def _is_new(state: State) -> bool:
    """The round has begun and nobody has taken a component.

    A decision in flight can lead here, and it must not be evaluated by what the next round may bring: the flight that
    is over is worth the credits it brought, at the stakes of its own class.
    """
    return len(state.face_down) == len(WAREHOUSE) and _is_before_launch(state)


def _is_before_launch(state: State) -> bool:
    return any(step.name == steps.LAUNCH for step in state.agenda)


def prospects(state: State, seat: Seat) -> list[float]:
    """Credits that this round will still bring each ship, as far as this seat can tell."""
    seats = range(len(state.ships))
    if _is_before_launch(state):
        sky, coming = sky_over(state, seat), to_come(state)
        found = [_builder(state, each, sky, coming) for each in seats]
        found[seat] += SEEN * round_of(state).deck * _seen(state, seat)
        return found
    ships = [_flying(state, each) for each in seats]
    return [_flyer(state, each, ships) for each in seats]


def _flying(state: State, seat: Seat) -> Worth | None:
    """None: it flies no more."""
    ship, sky = state.ships[seat], forecast(state.round, ())
    if not ship.flying:
        return None
    return ship_worth(board_of(state), ship.cells, ship.loads, round_of(state).deck, sky, True)


def _builder(state: State, seat: Seat, sky: Forecast, coming: float) -> float:
    ship, board, row = state.ships[seat], board_of(state), round_of(state)
    lost = penalty_of(state, seat) + len(ship.aside) / 2
    if state.building and not ship.number:
        return plan_worth(board, ship.cells, row.deck, sky, coming) + reserved(state, seat, sky, coming) - lost
    own = ship_worth(board, ship.cells, full_load(ship.cells), row.deck, sky, False)
    return (
        own.good
        - own.adrift
        - own.bad
        - own.frail
        - lost
        + (START * row.finish[ship.number - 1] if ship.number else 0.0)
    )


def _seen(state: State, seat: Seat) -> int:
    """Cards of the piles that the seat knows."""
    return sum(state.truckers[seat].known >> card & 1 for pile in state.piles for card in pile)


def _flyer(state: State, seat: Seat, ships: list[Worth | None]) -> float:
    own, row = ships[seat], round_of(state)
    settled = float(sale_of(state, seat) - penalty_of(state, seat))
    if own is None:
        return settled
    left = len(state.deck) / max(1, 4 * sum(row.pile))
    rival = min((ship.exposed for each, ship in enumerate(ships) if ship and each != seat), default=NO_RIVAL)
    beauty = row.best_ship * _chance(rival - own.exposed + 0.5, 0.4 + 2.0 * left)
    flight = max(0.0, own.good - FLOWN * (own.bad + own.frail))
    future = _place_bonus(state, seat, left) + beauty + left * flight
    fate = _fate(state, seat, left)
    return settled + fate * future - (1.0 - fate) * _half_price(state, seat) + _owed(state, seat)


def _half_price(state: State, seat: Seat) -> float:
    """What the goods on board bring less to a ship that does not land (GT-15.2)."""
    return sale_of(state, seat) // 2


def _place_bonus(state: State, seat: Seat, left: float) -> float:
    """The finishing bonus by the place to be expected: the more cards are left, the less a lead says."""
    finish, own = round_of(state).finish, state.ships[seat]
    others = [ship for each, ship in enumerate(state.ships) if each != seat and ship.flying]
    ahead = sum(_chance(other.days - own.days, 2.0 + 6.0 * left) for other in others)
    place = int(ahead)
    return finish[place] + (ahead - place) * (finish[min(place + 1, 3)] - finish[place])


def _fate(state: State, seat: Seat, left: float) -> float:
    """The chance to land: with humans (GT-15.3) and engines (GT-15.4), and less than a lap behind (GT-15.5)."""
    ship = state.ships[seat]
    alive = 1.0 - exp(-SAFETY * humans(ship.cells, ship.loads) / (0.5 + round_of(state).deck * left))
    open_spaces = left * forecast(state.round, ()).demand[OPEN_SPACE]
    alive *= 1.0 - stranded(survey(ship.cells, ship.loads), round_of(state).deck - 1, open_spaces)
    leader = max(other.days for other in state.ships if other.flying)
    return alive * (1.0 - 0.7 * _chance(leader - ship.days - CIRCLE + 4, 2.0))


def _chance(lead: float, spread: float) -> float:
    return 1.0 / (1.0 + exp(max(-30.0, min(30.0, -lead / spread))))


def _owed(state: State, seat: Seat) -> float:
    """What the card at hand will still give this seat or take from it."""
    deck, total = round_of(state).deck, 0.0
    question = asked(state, seat)
    loads = question.name == steps.LOAD
    if question.name == steps.LOSE_CREW:
        total -= CREW_WORTH * deck * question.value
    for step in state.agenda:
        if step.seat != seat:
            continue
        if step.name == steps.CREDITS:
            total += step.value
        elif step.name == steps.LOAD:
            loads = loads or not isinstance(CARDS[state.card], Planets) or state.landed[seat] >= 0
        elif step.name == steps.LOSE_DAYS or (step.name == steps.DEPART and state.landed[seat] >= 0):
            total -= DAY * deck * step.value
        elif step.name == steps.LOSE_CREW:
            total -= CREW_WORTH * deck * step.value
    return total + (_cargo(state, seat) if loads else 0.0)


def _cargo(state: State, seat: Seat) -> float:
    return gain_of(state.ships[seat], offered(state, seat))


def gain_of(ship: Ship, offer: Numbers) -> float:
    """How much more the cargo would sell for with these goods, by colour."""
    has = goods(ship.cells, ship.loads)
    pool = tuple([a + b for a, b in zip(has, offer, strict=True)])
    return float(sum(PRICES[colour] for colour in best_load(ship.cells, pool).colours) - worth(has))
