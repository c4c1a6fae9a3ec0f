"""What a player can say. Cells, cards, dice and colours are numbers as in `data/components.py`."""

from __future__ import annotations

from cosmodrome.core.records import Action


class ChooseColour(Action, frozen=True):
    """Take the rocket of this colour and its home planet (CH-1.1)."""

    colour: int


class PickPower(Action, frozen=True):
    """Take over the power of this seat, one of several equally near (CH-8.6)."""

    seat: int


class RollDice(Action, frozen=True):
    """Use these advantage cards, in this order, and roll all four dice (CH-2.1); `declared`: with the power, CH-8.4."""

    cards: tuple[int, ...]
    declared: bool


class RaiseDie(Action, frozen=True):
    """Put the power's bonus on this die, one of several equally low (CH-8.5)."""

    die: int


class AssignSpecial(Action, frozen=True):
    """Add the special advantage to this die (CH-2.3)."""

    die: int


class MoveRocket(Action, frozen=True):
    """Move to this cell by a walk of the black total (CH-3.1); on another's home planet it is a challenge (CH-6.8)."""

    cell: int


class Explore(Action, frozen=True):
    """Draw the sector cards of the blue total (CH-4.1)."""


class Attack(Action, frozen=True):
    """Attack the rocket of this seat (CH-5.1)."""

    seat: int


class EndTurn(Action, frozen=True):
    """Neither explore nor attack (CH-4.1)."""


class ReturnAdvantage(Action, frozen=True):
    """Return this card to the deck after a failed defence (CH-4.4)."""

    card: int


class Defend(Action, frozen=True):
    """Roll green against an attack, with this green advantage; 0: without (CH-5.3)."""

    card: int


class GiveAdvantage(Action, frozen=True):
    """Give this card to the winner of the battle (CH-5.5, CH-5.6)."""

    card: int


class AnswerChallenge(Action, frozen=True):
    """Use these advantage cards and roll all four dice against a challenge (CH-6.3)."""

    cards: tuple[int, ...]


class LeavePlanet(Action, frozen=True):
    """Move on to this sector after a challenge (CH-6.5)."""

    cell: int


AnyAction = (
    ChooseColour
    | PickPower
    | RollDice
    | RaiseDie
    | AssignSpecial
    | MoveRocket
    | Explore
    | Attack
    | EndTurn
    | ReturnAdvantage
    | Defend
    | GiveAdvantage
    | AnswerChallenge
    | LeavePlanet
)
