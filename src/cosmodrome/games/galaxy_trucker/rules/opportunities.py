"""Chapter 13: open space, planets, abandoned ships and stations."""

from __future__ import annotations

from cosmodrome.core.flow import Step, do_next
from cosmodrome.core.message import say
from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.core.tuples import put
from cosmodrome.games.galaxy_trucker import actions
from cosmodrome.games.galaxy_trucker.data.components import (
    CARDS,
    AbandonedShip,
    AbandonedStation,
    OpenSpace,
    Pirates,
    Planets,
    Slavers,
    Smugglers,
)
from cosmodrome.games.galaxy_trucker.events import CreditsGained, OfferAccepted, OfferDeclined, PlanetTaken
from cosmodrome.games.galaxy_trucker.rules import steps
from cosmodrome.games.galaxy_trucker.rules.giving_up import give_up
from cosmodrome.games.galaxy_trucker.rules.rewards import earn
from cosmodrome.games.galaxy_trucker.rules.track import move
from cosmodrome.games.galaxy_trucker.ship.cargo import crew
from cosmodrome.games.galaxy_trucker.state import State

Found = AbandonedShip | AbandonedStation
Offering = Found | Smugglers | Slavers | Pirates


def open_space(state: State, card: OpenSpace, events: list[Event]) -> None:
    """GT-13.1: each declares and moves before the next."""
    owed = [step for seat in state.order for step in (Step(steps.ENGINES, seat), Step(steps.THRUST, seat))]
    do_next(state, *owed)


def thrust(state: State, step: Step, events: list[Event]) -> None:
    """GT-13.1, GT-15.4; in the learning flight a ship without engines stands still (GT-1.7)."""
    seat, strength = step.seat, state.declared[step.seat]
    if not state.ships[seat].flying:
        return
    if strength == 0 and not state.learning:
        give_up(state, seat, "no engines", events)
    else:
        move(state, seat, strength, events)


def planets(state: State, card: Planets, events: list[Event]) -> None:
    """GT-13.2: all choose, then load in flight order, then move back, the hindmost first."""
    choices = [Step(steps.PLANET, seat) for seat in state.order]
    loads = [Step(steps.LOAD, seat) for seat in state.order]
    departures = [Step(steps.DEPART, seat, card.days) for seat in state.order[::-1]]
    do_next(state, *choices, *loads, *departures)


def is_planet_free(state: State, seat: int) -> bool:
    return bool(free_planets(state))


def depart(state: State, step: Step, events: list[Event]) -> None:
    if state.landed[step.seat] >= 0:
        move(state, step.seat, -step.value, events)


def free_planets(state: State) -> list[int]:
    card = CARDS[state.card]
    assert isinstance(card, Planets)
    return [planet for planet in range(len(card.planets)) if planet not in state.landed]


def offers_of_planets(state: State, seat: int) -> list[Action]:
    return [*(actions.Land(planet) for planet in free_planets(state)), actions.Decline()]


def check_land(state: State, seat: int, action: actions.Land) -> Refusal | None:
    if action.planet not in free_planets(state):
        return Refusal("GT-13.2", say("planet-taken", planet=action.planet + 1))
    return None


def land(state: State, seat: int, action: actions.Land, events: list[Event]) -> None:
    state.landed = put(state.landed, seat, action.planet)
    events.append(PlanetTaken(seat, action.planet, state.card))


def abandoned(state: State, card: Found, events: list[Event]) -> None:
    """GT-13.3, GT-13.5: in flight order, until somebody takes it."""
    do_next(state, *(Step(steps.OFFER, seat) for seat in state.order))


def may_accept(state: State, seat: int) -> bool:
    """GT-13.3, GT-13.5: nobody has taken it, and there is crew enough; GT-13.7: whoever beat an enemy is asked."""
    card, ship = CARDS[state.card], state.ships[seat]
    needed = card.lose_crew if isinstance(card, AbandonedShip) else 0
    needed = card.need_crew if isinstance(card, AbandonedStation) else needed
    taken = state.beaten and isinstance(card, Found)
    return ship.flying and not taken and crew(ship.cells, ship.loads) >= needed


def accept_or_decline(state: State, seat: int) -> list[Action]:
    return [actions.Accept(), actions.Decline()]


def accept(state: State, seat: int, action: actions.Accept, events: list[Event]) -> None:
    """GT-13.17: crew given up, goods or credits taken, days lost; nobody else gets a chance."""
    card = CARDS[state.card]
    assert isinstance(card, Offering)
    events.append(OfferAccepted(seat, state.card))
    state.beaten = True
    do_next(state, *_gains(card, seat), Step(steps.LOSE_DAYS, seat, card.days))


def _gains(card: Offering, seat: int) -> list[Step]:
    if isinstance(card, AbandonedShip):
        return [Step(steps.LOSE_CREW, seat, card.lose_crew), Step(steps.CREDITS, seat, card.reward_credits)]
    if isinstance(card, Slavers | Pirates):
        return [Step(steps.CREDITS, seat, card.reward_credits)]
    return [Step(steps.LOAD, seat)]


def decline(state: State, seat: int, action: actions.Decline, events: list[Event]) -> None:
    events.append(OfferDeclined(seat, state.card))


def gain_credits(state: State, step: Step, events: list[Event]) -> None:
    """GT-13.4: also for who gave away the last human."""
    earn(state, step.seat, "On the way", step.value)
    state.gained = put(state.gained, step.seat, state.gained[step.seat] + step.value)
    events.append(CreditsGained(step.seat, step.value))
