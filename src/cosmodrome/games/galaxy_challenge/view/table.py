"""The records of a view; `show.py` says what a seat may see."""

from __future__ import annotations

from typing import Literal

from cosmodrome.core.records import Shown, View

Phase = Literal[
    "colour",
    "power",
    "roll",
    "raise",
    "special",
    "move",
    "act",
    "return",
    "defend",
    "give",
    "answer",
    "leave",
    "over",
    "",
]


class BonusView(Shown, frozen=True):
    """What joins a die: an advantage card (`card`), or a power (`power`, by colour; then `card` is 0)."""

    bonus: int
    card: int
    power: int
    """-1 where it is a card."""


class DieView(Shown, frozen=True):
    """A die with its bonuses: `rolled` and they add up to `total`. `rolled` is 0 before the roll."""

    rolled: int
    bonuses: tuple[BonusView, ...]
    total: int


class ReachView(Shown, frozen=True):
    """A cell the rocket can move to, and what could be done there; after a won challenge only if the turn goes on."""

    cell: int
    walk: tuple[int, ...]
    """One way to it, with the cell of the start and the last one."""
    cards: int
    """Sector cards that exploring would draw; 0 where there is no exploring."""
    chips: int
    """Chips for each discovery there."""
    attacks: tuple[int, ...]
    """The seats that could be attacked from it."""
    challenge: int
    """The seat that would be challenged; -1: nobody."""
    home: bool
    """One's own home planet."""


class DuelView(Shown, frozen=True):
    """An attack or a challenge under way: two rows of dice, black, blue, red and green, of which an attack uses two."""

    kind: Literal["attack", "challenge"]
    attacker: int
    defender: int
    attacker_dice: tuple[DieView, ...]
    defender_dice: tuple[DieView, ...]
    """All 0 before the defender rolls."""
    attacker_cards: tuple[int, ...]
    """Used on the turn, in order."""
    defender_cards: tuple[int, ...]
    attacker_number: int
    """The red total of an attack, the sum of a challenge."""
    defender_number: int
    """The green total or the sum; 0 before the defender rolls."""
    rolled: bool
    winner: int
    """-1 before the defender rolls."""
    defender_power: int
    """The power in effect for the defender's roll, by colour; -1: none, or not picked yet."""


class PlayerView(Shown, frozen=True):
    colour: int
    """-1 before it is chosen."""
    home: int
    """The cell of the home planet; -1 before the colour is chosen."""
    cell: int
    """Where the rocket stands; -1 before."""
    chips: int
    hand: int
    """How many advantage cards are held."""
    at_home: bool
    challenged: bool
    """Challenged on the last own turn: not again on the next (CH-6.6)."""
    declared: bool
    """Declared a power on the last own turn (CH-8.4)."""
    power: int
    """The civilization's power, by colour; -1 where the table plays without."""
    challenge: bool
    """Whether whoever's turn it is could challenge this player, if its rocket could come there."""
    tie_number: int
    """The number of the roll that broke a tie; 0: none."""


class GalaxyChallengeView(View, frozen=True, tag="GalaxyChallengeView"):
    seat: int | None
    """Whose view this is; None: a spectator's."""
    civilizations: bool
    winners_go_on: bool
    """Whether a won attack or challenge leaves the rest of the turn (CH-5.10)."""
    phase: Phase
    """What is asked; empty in the middle of an action."""
    coming: str
    """The same, in the middle of an action the step that comes next; empty after the end."""
    decides: int
    """The seat that decides; negative where nobody is asked."""
    turn: int
    """Whose turn it is."""
    openers: tuple[tuple[int, ...], ...]
    """The rolls for the start, by seat; 0: not rolled."""
    order: tuple[int, ...]
    """The seats in the order in which colours are chosen."""
    players: tuple[PlayerView, ...]
    bank: int
    """Chips left: the clock of the game."""
    sector_deck: int
    unseen_sectors: int
    """Sector cards that nobody has seen yet; after them the deck repeats itself."""
    advantage_deck: int
    start: int
    """The cell on which the turn began."""
    rolled: bool
    dice: tuple[DieView, ...]
    """Black, blue, red, green of the turn; before the roll without numbers."""
    used: tuple[int, ...]
    """Advantage cards used on the turn, open until it ends."""
    special: int
    """A used special advantage that waits for its die; 0: none."""
    raises: tuple[int, ...]
    """The dice among which a power's bonus waits to be put."""
    power: int
    """The power in effect for the turn's roll, by colour; -1: none."""
    may_declare: bool
    powers: tuple[int, ...]
    """The seats among which a power is picked."""
    draws: int
    """Sector cards still to be drawn."""
    sector: int
    """The sector card that is being resolved; 0: none."""
    cards: int
    """Sector cards that exploring would draw now, at the blue total; 0 before the roll."""
    chips: int
    """Chips for each discovery where the rocket stands."""
    attacks: tuple[int, ...]
    """The seats that can be attacked now."""
    reach: tuple[ReachView, ...]
    """In the order of the offers; empty but while the rocket is to move."""
    landing: tuple[int, ...]
    """The sectors to choose from after a challenge."""
    duel: DuelView | None
    hand: tuple[int, ...]
    """One's own advantage cards; nobody sees another's."""
    winner: int
    sectors_seen: tuple[int, ...] = ()
    """Sector cards that were drawn, in the order in which they will come again: after those that nobody has seen."""
