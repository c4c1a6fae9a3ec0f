"""What cards, dice, places and powers are called."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cosmodrome.core.message import Message, Text, say
from cosmodrome.games.galaxy_challenge.data.components import (
    ADVANTAGES,
    BONUS_OF,
    CELLS,
    CENTRE,
    COLOURS,
    DATA,
    DICE,
    HOMES,
    KIND_OF,
    name_of,
)


def card(number: int) -> Message:
    """An advantage card at a glance."""
    row = ADVANTAGES.get(number)
    return say(f"card-{row.kind}", n=row.bonus) if row else say("card-unknown", number=number)


def cards(numbers: Iterable[int]) -> tuple[Message, ...]:
    return tuple(map(card, numbers))


def die(number: int) -> Message:
    return say(f"die-{DICE[number]}") if 0 <= number < len(DICE) else say("die-unknown", number=number)


def rolled(dice: Iterable[int], used: Sequence[int] = ()) -> tuple[Message, ...]:
    """The dice that were rolled, as a list, each with the cards used on it."""
    return tuple([_rolled(place, number, used) for place, number in enumerate(dice) if number])


def _rolled(place: int, number: int, used: Sequence[int]) -> Message:
    more = sum(BONUS_OF[each] for each in used if KIND_OF[each] == place)
    if not more:
        return say("die-number", die=die(place), n=number)
    return say("die-number-more", die=die(place), n=number, more=more)


def place(cell: int) -> Text:
    if cell == CENTRE:
        return say("place-centre", cell=name_of(cell))
    if cell in HOMES:
        return say("place-home", cell=name_of(cell), colour=colour(HOMES.index(cell)))
    return name_of(cell) if 0 <= cell < CELLS else say("place-unknown", number=cell)


def colour(number: int) -> Message:
    return say(f"colour-{COLOURS[number]}")


def power_name(power: int) -> str:
    return DATA.civilizations[power].name


def power(number: int) -> Message:
    """A power with its effect."""
    row = DATA.civilizations[number]
    if row.effect == "copied":
        return say("power-copied", name=row.name)
    if row.effect == "lowest":
        return say("power-lowest", name=row.name, n=row.bonus)
    return say(f"power-{row.effect}", name=row.name, n=row.bonus, die=die(DICE.index(row.die or DICE[0])))
