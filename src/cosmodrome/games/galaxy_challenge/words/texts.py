"""Words for people: what an offer would do, and where the game is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cosmodrome.core.flow import Picks
from cosmodrome.core.records import Action
from cosmodrome.core.texts import Line, Prompt
from cosmodrome.games.galaxy_challenge import actions
from cosmodrome.games.galaxy_challenge.data.components import (
    ADVANTAGES,
    CELLS,
    COLOURS,
    DATA,
    DICE,
    LEAST_RED,
    RED,
    SECTOR_CARDS,
    name_of,
)
from cosmodrome.games.galaxy_challenge.view.table import GalaxyChallengeView, ReachView
from cosmodrome.games.galaxy_challenge.words.narration import card_text, cards_text, plural


def offer(view: GalaxyChallengeView, action: Action) -> Line:
    """What the action would do for the seat whose view this is."""
    return OFFERS[type(action)](view, action)


def _colour(view: GalaxyChallengeView, action: actions.ChooseColour) -> Line:
    if not 0 <= action.colour < len(COLOURS):
        return Line(f"Take colour {action.colour}", "CH-1.1")
    detail = f"home planet on {DATA.rockets[action.colour].home}"
    if view.civilizations:
        row = DATA.civilizations[action.colour]
        detail += f"; {row.name}: {row.text}"
    return Line(f"Take the {COLOURS[action.colour]} rocket", "CH-1.1", detail)


def _pick(view: GalaxyChallengeView, action: actions.PickPower) -> Line:
    text = f"Take over the power of {{{action.seat}}}"
    if not 0 <= action.seat < len(view.players):
        return Line(text, "CH-8.6")
    row = DATA.civilizations[view.players[action.seat].colour]
    return Line(text, "CH-8.6", f"{row.name}: {row.text}")


def _roll(view: GalaxyChallengeView, action: actions.RollDice) -> Line:
    known = all(card in ADVANTAGES for card in action.cards)
    text = f"Use {cards_text(action.cards)} and roll" if action.cards else "Roll without a card"
    detail = "the cards return to the deck after the turn" if action.cards and known else ""
    declared = "Declare the power. " if action.declared else ""
    return Line(declared + text, "CH-8.4" if action.declared else "CH-2.1", detail)


def die_name(die: int) -> str:
    return DICE[die] if 0 <= die < len(DICE) else f"die {die}"


def _raise(view: GalaxyChallengeView, action: actions.RaiseDie) -> Line:
    bonus = DATA.civilizations[view.power].bonus if view.power >= 0 else 0
    return Line(f"Put the power's bonus on {die_name(action.die)}", "CH-8.5", _total(view, action.die, bonus))


def _special(view: GalaxyChallengeView, action: actions.AssignSpecial) -> Line:
    bonus = ADVANTAGES[view.special].bonus if view.special else 0
    text = (
        f"Add {card_text(view.special)} to {die_name(action.die)}" if view.special else "Assign the special advantage"
    )
    return Line(text, "CH-2.3", _total(view, action.die, bonus))


def _total(view: GalaxyChallengeView, die: int, bonus: int) -> str:
    return f"{DICE[die]} total {view.dice[die].total + bonus}" if 0 <= die < len(DICE) else ""


def _move(view: GalaxyChallengeView, action: actions.MoveRocket) -> Line:
    name = name_of(action.cell) if 0 <= action.cell < CELLS else f"cell {action.cell}"
    place = next((each for each in view.reach if each.cell == action.cell), None)
    if place is None:
        return Line(f"Move to {name}", "CH-3.1")
    if place.challenge >= 0:
        number = sum(die.total for die in view.dice)
        return Line(f"Move to {name} and challenge {{{place.challenge}}}", "CH-6.1", f"your number is {number}")
    if place.home:
        return Line(f"Move home to {name}", "CH-3.4", "safe there, but no exploring and no attack")
    return Line(f"Move to {name}", "CH-3.5" if place.chips > 1 else "CH-3.1", _prospects(place))


def _prospects(place: ReachView) -> str:
    explore = f"explore with {plural(place.cards, 'card')}"
    if place.chips > 1:
        explore += f", {place.chips} chips a discovery"
    attacks = [f"attack {{{seat}}}" for seat in place.attacks]
    return " or ".join([explore, *attacks])


def _explore(view: GalaxyChallengeView, action: actions.Explore) -> Line:
    chips = f"; {plural(view.chips, 'chip')} for each discovery"
    return Line("Explore", "CH-4.1", f"draw {plural(view.cards, 'sector card')}{chips}" if view.cards else "")


def _attack(view: GalaxyChallengeView, action: actions.Attack) -> Line:
    red = view.dice[RED].total
    return Line(f"Attack {{{action.seat}}}", "CH-5.1", f"your red total is {red}, {LEAST_RED} are needed")


def _return(view: GalaxyChallengeView, action: actions.ReturnAdvantage) -> Line:
    lost = f"lost to {SECTOR_CARDS[view.sector].name}" if view.sector else ""
    return Line(f"Return {card_text(action.card)}", "CH-4.4", lost)


def _defend(view: GalaxyChallengeView, action: actions.Defend) -> Line:
    red = f"against a red total of {view.duel.attacker_number}" if view.duel else ""
    text = f"Defend with {card_text(action.card)}" if action.card else "Defend without a card"
    return Line(text, "CH-5.3", red)


def _give(view: GalaxyChallengeView, action: actions.GiveAdvantage) -> Line:
    clause = "CH-5.6" if view.decides == view.turn else "CH-5.5"
    return Line(f"Give {card_text(action.card)}", clause, "only the two of you see it")


def _answer(view: GalaxyChallengeView, action: actions.AnswerChallenge) -> Line:
    number = f"against {view.duel.attacker_number}" if view.duel else ""
    text = f"Answer with {cards_text(action.cards)}" if action.cards else "Answer without a card"
    return Line(text, "CH-6.3", number)


def _leave(view: GalaxyChallengeView, action: actions.LeavePlanet) -> Line:
    name = name_of(action.cell) if 0 <= action.cell < CELLS else f"cell {action.cell}"
    return Line(f"Move on to {name}", "CH-6.5")


OFFERS: dict[type[Action], Callable[[GalaxyChallengeView, Any], Line]] = {
    actions.ChooseColour: _colour,
    actions.PickPower: _pick,
    actions.RollDice: _roll,
    actions.RaiseDie: _raise,
    actions.AssignSpecial: _special,
    actions.MoveRocket: _move,
    actions.Explore: _explore,
    actions.Attack: _attack,
    actions.EndTurn: lambda view, action: Line("Neither explore nor attack", "CH-4.1", "the turn ends"),
    actions.ReturnAdvantage: _return,
    actions.Defend: _defend,
    actions.GiveAdvantage: _give,
    actions.AnswerChallenge: _answer,
    actions.LeavePlanet: _leave,
}

STEPS = ("Colours", "Roll", "Move", "Explore, attack or challenge")
QUESTIONS = {
    "colour": (0, "Choose a colour", "Its planet is your home."),
    "power": (1, "Pick a power", "Several rockets are equally near: whose power do you take over?"),
    "roll": (1, "Use cards and roll", "Cards count on this roll only; at most one of each kind."),
    "raise": (1, "Raise a die", "Several dice are equally low: which one gets the bonus?"),
    "special": (1, "Assign the special advantage", "It joins one die before the rocket moves."),
    "move": (2, "Move the rocket", ""),
    "act": (3, "Explore or attack", ""),
    "return": (3, "Return a card", "The defence failed: one advantage card goes under the deck."),
    "defend": (3, "Defend against the attack", ""),
    "give": (3, "Give a card", "The battle is lost: choose the card that changes hands."),
    "answer": (3, "Answer the challenge", ""),
    "leave": (3, "Leave the planet", "After a challenge the rocket moves to a free sector next to the planet."),
}


def pick(view: GalaxyChallengeView, kind: type[Action], picks: Picks, value: int) -> str:
    """What one more pick means: whether the power is declared, then cards."""
    if kind is actions.RollDice and not picks:
        return "declare the power" if value else "without declaring a power"
    alike = [card for card in view.hand if card_text(card) == card_text(value)]
    return f"{card_text(value)} (card {value})" if len(alike) > 1 else card_text(value)


def prompt(view: GalaxyChallengeView) -> Prompt:
    if view.phase == "over":
        return Prompt(STEPS, -1, "The game is over", "")
    step, title, text = QUESTIONS[view.phase]
    return Prompt(STEPS, step, title, text or NUMBERS[view.phase](view))


def _steps(view: GalaxyChallengeView) -> str:
    return f"Exactly {plural(view.dice[0].total, 'step')}, in any of the eight directions."


def _one_of_them(view: GalaxyChallengeView) -> str:
    then = "after a won attack the turn goes on." if view.winners_go_on else "then the turn ends."
    return f"One of them, or neither; {then}"


def _against(view: GalaxyChallengeView) -> str:
    if view.duel is None:
        return ""
    what = "a red total" if view.duel.kind == "attack" else "a number"
    return f"Against {what} of {view.duel.attacker_number}; a tie is yours."


NUMBERS: dict[str, Callable[[GalaxyChallengeView], str]] = {
    "move": _steps,
    "act": _one_of_them,
    "defend": _against,
    "answer": _against,
}
