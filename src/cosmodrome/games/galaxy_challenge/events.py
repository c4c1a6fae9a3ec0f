"""What happened. A hidden advantage card is 0 for whoever may not see it (CH-1.4)."""

from __future__ import annotations

from typing import ClassVar

from cosmodrome.core.records import Event


class StartRolled(Event, frozen=True):
    """Who chooses first: rolls by seat, again among those who tied (0: did not roll); the seats in order (CH-1.1)."""

    heads: ClassVar[bool] = True

    rolls: tuple[tuple[int, ...], ...]
    order: tuple[int, ...]


class ColourChosen(Event, frozen=True):
    """The rocket stands on its home planet (CH-1.2)."""

    seat: int
    colour: int
    cell: int


class TurnBegan(Event, frozen=True):
    heads: ClassVar[bool] = True

    seat: int


class PowerTaken(Event, frozen=True):
    """For the next roll, from another seat; `power` by colour (CH-8.6)."""

    seat: int
    owner: int
    power: int


class DiceRolled(Event, frozen=True):
    """The roll of a turn, in the order black, blue, red, green, with the advantages used on it (CH-2.1)."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[int, ...]
    dice: tuple[int, ...]
    declared: bool


class DieRaised(Event, frozen=True):
    """A power's bonus joined a die; `total` is the die's, so far (CH-8.2)."""

    seat: int
    power: int
    die: int
    bonus: int
    total: int


class SpecialAssigned(Event, frozen=True):
    seat: int
    card: int
    die: int
    total: int


class RocketMoved(Event, frozen=True):
    """By one such walk: all the cells from the first to the last (CH-3.1)."""

    seat: int
    path: tuple[int, ...]
    short: bool
    """No walk of the full length was there."""


class RocketStayed(Event, frozen=True):
    """Boxed in (CH-3.1)."""

    seat: int
    cell: int


class ExploringBegan(Event, frozen=True):
    """So many sector cards are due (CH-4.2)."""

    seat: int
    cell: int
    blue: int
    cards: int


class SectorDrawn(Event, frozen=True):
    """A sector card was turned up; it goes to the bottom of its deck (CH-4.3, CH-4.5)."""

    reveals: ClassVar[bool] = True

    seat: int
    card: int
    chips: int
    """Taken from the bank for it."""
    bank: int
    """Left in the bank."""


class AdvantagesDrawn(Event, frozen=True):
    """From the deck, for a discovery (CH-4.3)."""

    peeks: ClassVar[bool] = True

    seat: int
    cards: tuple[int, ...]


class DefenceTried(Event, frozen=True):
    """Against a sector card (CH-4.4)."""

    seat: int
    card: int
    needed: int
    green: int
    held: bool
    spared: bool = False
    """It failed, but there was no advantage card to return."""


class AdvantageReturned(Event, frozen=True):
    """Under the deck, after a failed defence (CH-4.4, CH-4.10)."""

    seat: int
    card: int


class AttackBegan(Event, frozen=True):
    """CH-5.1."""

    seat: int
    target: int
    red: int


class DefenceRolled(Event, frozen=True):
    """The defender's green die, with the card used, 0 for none (CH-5.3)."""

    reveals: ClassVar[bool] = True

    seat: int
    card: int
    die: int
    bonus: int
    """Of a power."""
    total: int


class BattleEnded(Event, frozen=True):
    """CH-5.4."""

    seat: int
    target: int
    red: int
    green: int
    winner: int


class AdvantageGiven(Event, frozen=True):
    """By the loser to the winner of a battle (CH-5.5, CH-5.6)."""

    peeks: ClassVar[bool] = True

    seat: int
    to: int
    card: int
    attacker: bool = False
    """Whether the attacker lost and gives it (CH-5.6)."""


class NothingGiven(Event, frozen=True):
    """The defender's last card was used in the battle (CH-5.5)."""

    seat: int
    to: int


class ChallengeBegan(Event, frozen=True):
    """The challenger's number is the sum of the totals (CH-6.2)."""

    seat: int
    target: int
    totals: tuple[int, ...]
    number: int


class ChallengeAnswered(Event, frozen=True):
    """The defender's roll; `power_die` is the die a power's bonus joined, -1: none (CH-6.3)."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[int, ...]
    dice: tuple[int, ...]
    power_die: int
    bonus: int
    number: int


class ChallengeEnded(Event, frozen=True):
    """CH-6.4: `chips` went from the loser to the winner."""

    seat: int
    target: int
    numbers: tuple[int, int]
    winner: int
    chips: int


class PlanetLeft(Event, frozen=True):
    """The challenger's rocket moved on (CH-6.5)."""

    seat: int
    home: int
    cell: int


class CardsReturned(Event, frozen=True):
    """The used cards went under the deck in this order (CH-2.5)."""

    seat: int
    cards: tuple[int, ...]


class TurnWentOn(Event, frozen=True):
    """After a won attack or challenge; the cards the defender used went under the deck (CH-5.10, CH-6.9)."""

    seat: int
    cards: tuple[int, ...]
    challenge: bool = False
    """Whether a challenge was won, not an attack."""


class TieRolled(Event, frozen=True):
    """A tied player's roll with all advantage cards held (CH-7.2)."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[int, ...]
    dice: tuple[int, ...]
    power_die: int
    bonus: int
    number: int


class TieDrawn(Event, frozen=True):
    """A sector card drawn to break a second tie (CH-7.3)."""

    reveals: ClassVar[bool] = True

    seat: int
    card: int


class GameEnded(Event, frozen=True):
    """CH-7.1."""

    chips: tuple[int, ...]
    winner: int
    numbers: tuple[int, ...] = ()
    """Of the roll that breaks a tie, by seat; empty: no tie, 0: not tied (CH-7.2)."""


AnyEvent = (
    StartRolled
    | ColourChosen
    | TurnBegan
    | PowerTaken
    | DiceRolled
    | DieRaised
    | SpecialAssigned
    | RocketMoved
    | RocketStayed
    | ExploringBegan
    | SectorDrawn
    | AdvantagesDrawn
    | DefenceTried
    | AdvantageReturned
    | AttackBegan
    | DefenceRolled
    | BattleEnded
    | AdvantageGiven
    | NothingGiven
    | ChallengeBegan
    | ChallengeAnswered
    | ChallengeEnded
    | PlanetLeft
    | CardsReturned
    | TurnWentOn
    | TieRolled
    | TieDrawn
    | GameEnded
)
