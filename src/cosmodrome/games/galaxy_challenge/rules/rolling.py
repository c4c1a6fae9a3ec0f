"""Chapter 2: advantage cards are used, the four dice rolled, and the totals made."""

from __future__ import annotations

from cosmodrome.core.flow import Reason, Step, do_next
from cosmodrome.core.message import say
from cosmodrome.core.records import Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.games.galaxy_challenge.actions import AssignSpecial, RollDice
from cosmodrome.games.galaxy_challenge.data.components import (
    BONUS_OF,
    DICE,
    EFFECTS,
    FACES,
    KIND_OF,
    NONE,
    POWER_BONUS,
    SPECIAL_KIND,
)
from cosmodrome.games.galaxy_challenge.events import DiceRolled, DieRaised, SpecialAssigned
from cosmodrome.games.galaxy_challenge.rules.dealing import use
from cosmodrome.games.galaxy_challenge.rules.powers import may_declare, raised_dice
from cosmodrome.games.galaxy_challenge.rules.steps import RAISE, SPECIAL_OF
from cosmodrome.games.galaxy_challenge.state import Cards, Dice, State
from cosmodrome.games.galaxy_challenge.words import names

PLAIN_ROLL = RollDice((), False)


def check_cards(state: State, seat: int, cards: Cards) -> Reason | None:
    """CH-2.1, CH-2.2, CH-2.4: cards from hand, one of a kind."""
    hand, kinds = state.hands[seat], 0
    for card in cards:
        if not (0 < card < len(KIND_OF) and hand >> card & 1):
            return _not_held
        if kinds >> KIND_OF[card] & 1:
            return _two_of_a_kind
        kinds |= 1 << KIND_OF[card]
    return None


def check_roll(state: State, seat: int, action: RollDice) -> Reason | None:
    if action.declared and not may_declare(state, seat):
        return _no_declaring
    return check_cards(state, seat, action.cards)


def forced_roll(state: State, seat: int) -> RollDice | None:
    """Whoever holds no card and has nothing to declare can only roll."""
    return None if state.hands[seat] or may_declare(state, seat) else PLAIN_ROLL


def roll_dice(state: State, seat: int, action: RollDice, events: list[Event]) -> None:
    """CH-2.1."""
    use(state, seat, action.cards)
    state.used = action.cards
    state.dice = roll_all(state)
    state.totals = totals(state.dice, state.used, NONE, NONE, NONE)
    events.append(DiceRolled(seat, action.cards, state.dice, action.declared))
    if action.declared:
        state.declared |= 1 << seat
    else:
        state.declared &= ~(1 << seat)


def roll_all(state: State) -> Dice:
    black, blue, red, green = FACES
    rng = state.rng
    return rng.roll(black), rng.roll(blue), rng.roll(red), rng.roll(green)


def apply_power(state: State, step: Step, events: list[Event]) -> None:
    """CH-8.5: asked among equals, known otherwise."""
    choice = raised_dice(state.power, state.dice, state.declared >> state.turn & 1 == 1)
    if len(choice) > 1:
        do_next(state, Step(RAISE, state.turn))
    else:
        state.raised = choice[0] if choice else NONE


def add_up(state: State, step: Step, events: list[Event]) -> None:
    """CH-2.3: a special advantage is assigned before the rocket moves."""
    if state.raised != NONE:
        die = state.raised
        state.totals = totals(state.dice, state.used, NONE, state.power, die)
        events.append(DieRaised(state.turn, state.power, die, POWER_BONUS[state.power], state.totals[die]))
    if special_of(state.used):
        do_next(state, SPECIAL_OF[state.turn])


def special_of(cards: Cards) -> int:
    """The special one of used cards; 0 where there is none."""
    for card in cards:
        if KIND_OF[card] == SPECIAL_KIND:
            return card
    return 0


def totals(dice: Dice, cards: Cards, special: int, power: int, raised: int) -> Dice:
    """CH-2.1: each die with the advantages used on it, and the power's bonus (CH-8.2)."""
    if not cards and raised == NONE:
        return dice
    found = list(dice)
    for card in cards:
        die = KIND_OF[card] if KIND_OF[card] != SPECIAL_KIND else special
        if die != NONE:
            found[die] += BONUS_OF[card]
    if raised != NONE:
        found[raised] += POWER_BONUS[power]
    return tuple(found)


def check_special(state: State, seat: int, action: AssignSpecial) -> Reason | None:
    """CH-2.3: any die, also one with a coloured card."""
    return None if 0 <= action.die < len(DICE) else _no_such_die


def assign_special(state: State, seat: int, action: AssignSpecial, events: list[Event]) -> None:
    state.special = action.die
    state.totals = totals(state.dice, state.used, action.die, state.power, state.raised)
    events.append(SpecialAssigned(seat, special_of(state.used), action.die, state.totals[action.die]))


def _not_held(state: State, seat: int, action: object) -> Refusal:
    cards: Cards = getattr(action, "cards", ())
    hand = state.hands[seat]
    card = next(card for card in cards if not (0 < card < len(KIND_OF) and hand >> card & 1))
    return Refusal("CH-2.4", say("not-held", card=names.card(card)))


def _two_of_a_kind(state: State, seat: int, action: object) -> Refusal:
    return Refusal("CH-2.2", say("two-of-a-kind"))


def _no_declaring(state: State, seat: int, action: RollDice) -> Refusal:
    declares = state.power != NONE and EFFECTS[state.power] == "declared"
    return Refusal("CH-8.4", say("declared-before") if declares else say("nothing-to-declare"))


def _no_such_die(state: State, seat: int, action: AssignSpecial) -> Refusal:
    return Refusal("CH-1.5", say("no-die", number=action.die))
