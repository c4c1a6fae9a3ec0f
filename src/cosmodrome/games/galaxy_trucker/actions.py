"""What a player, or the timer, can say. Cells are places in the list of the board's cells, tiles rows of the data."""

from __future__ import annotations

from cosmodrome.core.records import Action


class SayGo(Action, frozen=True):
    """Start the timer and the building (GT-5.1)."""


class TakeFaceDown(Action, frozen=True):
    """Take a component nobody has seen (GT-3.1)."""


class TakeFaceUp(Action, frozen=True):
    """Take a component that lies face up in the warehouse (GT-3.1)."""

    tile: int


class TakeSetAside(Action, frozen=True):
    """Take one of one's own set-aside components (GT-3.7)."""

    tile: int


class AddComponent(Action, frozen=True):
    """Put the held component on the ship, turned so many quarters clockwise (GT-3.2, GT-3.4)."""

    cell: int
    turns: int


class TakeBack(Action, frozen=True):
    """Take the newest component off the ship again, to move it, turn it or give it up (GT-3.5)."""


class ReturnComponent(Action, frozen=True):
    """Put the held component face up into the warehouse (GT-3.2)."""


class SetAside(Action, frozen=True):
    """Put the held component on a set-aside spot (GT-3.7)."""


class LookAtPile(Action, frozen=True):
    """Pick up a pile of adventure cards (GT-4.2)."""

    pile: int


class PutPileBack(Action, frozen=True):
    """Put it back in its place (GT-4.2)."""


class FlipTimer(Action, frozen=True):
    """Flip the timer on to the next circle (GT-5.2, GT-5.3)."""


class RunOut(Action, frozen=True):
    """The timer has run out; only the clock says this (GT-5.7)."""


class EndTurn(Action, frozen=True):
    """Leave the rest of a building turn unused (GT-5.7)."""


class Finish(Action, frozen=True):
    """Take a number tile and build no more (GT-6.1)."""

    number: int


class RemoveComponent(Action, frozen=True):
    """Take a component that is part of a flaw off the ship (GT-7.3)."""

    cell: int


class KeepPiece(Action, frozen=True):
    """Of a ship in pieces, keep the one with this cell (GT-7.4, GT-11.6)."""

    cell: int


class PlaceCrew(Action, frozen=True):
    """Aliens for these cabins, or -1; humans for all others (GT-8.1)."""

    orange: int
    purple: int


class FlyOn(Action, frozen=True):
    """Be ready for the next card (GT-15.1)."""


class GiveUp(Action, frozen=True):
    """Leave the flight before the next card (GT-15.1)."""


class Declare(Action, frozen=True):
    """Power these double engines or cannons with a token from each of these batteries (GT-9.3)."""

    powered: tuple[int, ...]
    batteries: tuple[int, ...]


class Land(Action, frozen=True):
    """Take a planet (GT-13.2)."""

    planet: int


class Accept(Action, frozen=True):
    """Take what the card offers: the ship, the station or the reward (GT-13.3, GT-13.5, GT-13.7)."""


class Decline(Action, frozen=True):
    """Leave it (GT-13.18)."""


class Stow(Action, frozen=True):
    """How all cargo lies after loading: a block of this colour in the hold at that cell, one after another (GT-11.2).

    Colours count from 0: red, yellow, green, blue.
    """

    cells: tuple[int, ...]
    colours: tuple[int, ...]


class LoseCrew(Action, frozen=True):
    """Give up one crew member from each of these cabins (GT-11.5)."""

    cells: tuple[int, ...]


class LoseGoods(Action, frozen=True):
    """Give up the most valuable blocks, from these holds in falling value, and tokens of these batteries (GT-11.4)."""

    holds: tuple[int, ...]
    batteries: tuple[int, ...]


class Defend(Action, frozen=True):
    """Spend a token of this battery on a shield or a double cannon (GT-12.8)."""

    battery: int


class TakeHit(Action, frozen=True):
    """Spend nothing (GT-12.8)."""


AnyAction = (
    SayGo
    | TakeFaceDown
    | TakeFaceUp
    | TakeSetAside
    | AddComponent
    | TakeBack
    | ReturnComponent
    | SetAside
    | LookAtPile
    | PutPileBack
    | FlipTimer
    | RunOut
    | EndTurn
    | Finish
    | RemoveComponent
    | KeepPiece
    | PlaceCrew
    | FlyOn
    | GiveUp
    | Declare
    | Land
    | Accept
    | Decline
    | Stow
    | LoseCrew
    | LoseGoods
    | Defend
    | TakeHit
)
