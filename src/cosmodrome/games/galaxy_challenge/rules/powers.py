"""Chapter 8: the powers of the six civilizations, where the table plays with them."""

from __future__ import annotations

from cosmodrome.core.flow import NOBODY, Reason
from cosmodrome.core.message import people, say
from cosmodrome.core.records import Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.core.tuples import put
from cosmodrome.games.galaxy_challenge.actions import PickPower, RaiseDie
from cosmodrome.games.galaxy_challenge.data.components import EFFECTS, NONE, POWER_DIE
from cosmodrome.games.galaxy_challenge.events import PowerTaken
from cosmodrome.games.galaxy_challenge.rules.board import DISTANCE
from cosmodrome.games.galaxy_challenge.state import Cards, Dice, State
from cosmodrome.games.galaxy_challenge.words import names


def nearest(state: State, seat: int) -> Cards:
    """CH-8.6: the seats whose power this one could take over now; none where it has one of its own."""
    if not state.civilizations or EFFECTS[state.colours[seat]] != "copied":
        return ()
    distances = DISTANCE[state.cells[seat]]
    away = [(distances[cell], other) for other, cell in enumerate(state.cells) if other != seat]
    least = min(away)[0]
    return tuple([other for distance, other in away if distance == least])


def power_of(state: State, seat: int, owner: int, events: list[Event]) -> int:
    """CH-8.1, CH-8.6: the power for the next roll, one's own or one taken over from its owner."""
    if not state.civilizations:
        return NONE
    power = state.colours[owner]
    if owner != seat:
        events.append(PowerTaken(seat, owner, power))
    return power


def check_pick(state: State, seat: int, action: PickPower) -> Reason | None:
    """CH-8.6."""
    return None if action.seat in nearest(state, seat) else _not_nearest


def only_power(state: State, seat: int) -> PickPower | None:
    """The one nearest rocket, or one's own power, where there is nothing to pick."""
    choice = nearest(state, seat)
    return PickPower(choice[0] if choice else seat) if len(choice) < 2 else None


def pick_power(state: State, seat: int, action: PickPower, events: list[Event]) -> None:
    """For the roll that is due: of the turn, of a defence, of an answer, or of a tie."""
    power = power_of(state, seat, action.seat, events)
    if state.numbers:
        state.powers = put(state.powers, seat, power)
    elif state.rival == NOBODY:
        state.power = power
    else:
        state.rival_power = power


def may_declare(state: State, seat: int) -> bool:
    """CH-8.4: on own turns, never on two in a row."""
    power = state.power
    return power != NONE and EFFECTS[power] == "declared" and not state.declared >> seat & 1


def raised_dice(power: int, dice: Dice, declared: bool) -> Cards:
    """The die that the bonus joins, or several of which one is picked (CH-8.3 to CH-8.5); a die of 0 is not rolled."""
    if power == NONE:
        return ()
    effect = EFFECTS[power]
    if effect == "lowest":
        least = min([die for die in dice if die])
        return tuple([place for place, die in enumerate(dice) if die == least])
    die = POWER_DIE[power]
    return (die,) if dice[die] and (effect == "fixed" or declared) else ()


def check_raise(state: State, seat: int, action: RaiseDie) -> Reason | None:
    """CH-8.5."""
    return None if action.die in raised_dice(state.power, state.dice, False) else _not_lowest


def raise_die(state: State, seat: int, action: RaiseDie, events: list[Event]) -> None:
    state.raised = action.die


def _not_nearest(state: State, seat: int, action: PickPower) -> Refusal:
    near = nearest(state, seat)
    return Refusal("CH-8.6", say("not-nearest", nearest=people(near)) if near else say("own-power"))


def _not_lowest(state: State, seat: int, action: RaiseDie) -> Refusal:
    lowest = tuple(map(names.die, raised_dice(state.power, state.dice, False)))
    return Refusal("CH-8.5", say("not-lowest", dice=lowest))
