"""Tables for people: the component data with its provenance, and the board."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.texts import Block
from cosmodrome.games.galaxy_challenge.data.components import (
    CELLS,
    COLOURS,
    DATA,
    DICE,
    LETTERS,
    SIDE,
    name_of,
)
from cosmodrome.games.galaxy_challenge.view.table import DieView, DuelView, GalaxyChallengeView, PlayerView
from cosmodrome.games.galaxy_challenge.words.narration import card_text, cards_text


def components() -> Sequence[Block]:
    return (_sector_cards(), _advantage_cards(), _civilizations(), _plan(), _numbers())


def _sector_cards() -> Block:
    rows = tuple(
        (
            str(row.number),
            row.name + (" (great anomaly)" if row.great else ""),
            row.kind,
            str(row.chips or "-"),
            str(row.advantages or "-"),
            str(row.green or "-"),
            row.source,
        )
        for row in DATA.sector_cards
    )
    return Block("Sector cards", ("No.", "Card", "Kind", "Chips", "Advantages", "Green needed", "Source"), rows)


def _advantage_cards() -> Block:
    rows = tuple((str(row.number), row.kind, f"+{row.bonus}", row.source) for row in DATA.advantage_cards)
    return Block("Advantage cards", ("No.", "Kind", "Bonus", "Source"), rows)


def _civilizations() -> Block:
    rows = tuple(
        (row.name, row.colour, row.die or "-", f"+{row.bonus}" if row.bonus else "-", row.text, row.source)
        for row in DATA.civilizations
    )
    return Block("Civilizations", ("Power", "Colour", "Die", "Bonus", "Effect", "Source"), rows)


def _plan() -> Block:
    head = ("", *"ABCDEFGHIJKLM", "Source")
    rows = tuple((str(number + 1), *row, DATA.board.source) for number, row in enumerate(DATA.board.rows))
    return Block("Board", head, rows, ". sector, O home planet, * centre, S and A card spaces")


def _numbers() -> Block:
    challenge = DATA.challenge
    rows = (
        ("Players", f"{DATA.players.least} to {DATA.players.most}", DATA.players.source),
        ("Anomaly chips", str(DATA.chips.count), DATA.chips.source),
        ("Chips for a discovery on the centre", str(DATA.centre.chips), DATA.centre.source),
        *((f"Sector cards from a blue total of {row.least}", str(row.cards), row.source) for row in DATA.bands),
        ("Red total for an attack", str(DATA.attack.least_red), DATA.attack.source),
        ("Chips of a won challenge", str(challenge.chips), challenge.source),
        (f"Chips when ahead by {challenge.big_margin}", str(challenge.big_chips), challenge.source),
        *((f"Sides of the {row.id} die", str(row.faces), row.source) for row in DATA.dice),
        *((f"Home planet of {row.colour}", row.home, row.source) for row in DATA.rockets),
    )
    return Block("Numbers", ("What", "Value", "Source"), rows)


def board(view: GalaxyChallengeView) -> Sequence[Block]:
    """The sectors, the players, the dice and a duel under way."""
    blocks = [_sectors(view), _players(view), _dice(view)]
    return (*blocks, _duel(view.duel)) if view.duel else blocks


def _sectors(view: GalaxyChallengeView) -> Block:
    """Rockets by the number of their seat, home planets by the first letter of their colour, reachable cells by +."""
    marks = [" " if letter in "SA" else letter for letter in LETTERS]
    for row in DATA.rockets:
        marks[_cell(row.home)] = row.colour[0].upper()
    for place in view.reach:
        marks[place.cell] = "+" if marks[place.cell] == "." else marks[place.cell] + "+"
    for seat, player in enumerate(view.players):
        if player.cell >= 0:
            marks[player.cell] = str(seat + 1)
    rows = tuple((str(row + 1), *marks[row * SIDE : row * SIDE + SIDE]) for row in range(CELLS // SIDE))
    note = (
        f"{view.bank} chips in the bank; {view.unseen_sectors} sector cards not seen, {view.advantage_deck} advantages."
    )
    return Block("Sectors", ("", *"ABCDEFGHIJKLM"), rows, note)


def _cell(name: str) -> int:
    return next(cell for cell in range(CELLS) if name_of(cell) == name)


def _players(view: GalaxyChallengeView) -> Block:
    head = ("Player", "Rocket", "Stands on", "Home", "Chips", "Cards", "")
    rows = tuple(_player(view, seat, player) for seat, player in enumerate(view.players))
    hand = f"In your hand: {cards_text(view.hand)}." if view.hand else ""
    return Block("Players", head, rows, hand)


def _player(view: GalaxyChallengeView, seat: int, player: PlayerView) -> tuple[str, ...]:
    if player.colour < 0:
        return (f"{{{seat}}}", "-", "-", "-", str(player.chips), str(player.hand), "")
    notes = ["at home"] if player.at_home else []
    notes += ["challenged last turn"] if player.challenged else []
    notes += [DATA.civilizations[player.power].name] if player.power >= 0 else []
    return (
        f"{{{seat}}}" + (" (turn)" if seat == view.turn else ""),
        f"{seat + 1} {COLOURS[player.colour]}",
        name_of(player.cell),
        name_of(player.home),
        str(player.chips),
        str(player.hand),
        ", ".join(notes),
    )


def _dice(view: GalaxyChallengeView) -> Block:
    return Block("Dice of the turn", ("Die", "Rolled", "Bonuses", "Total"), _die_rows(view.dice))


def _die_rows(dice: Sequence[DieView]) -> tuple[tuple[str, ...], ...]:
    return tuple(
        (name, str(die.rolled or "-"), _bonuses(die), str(die.total if die.rolled else "-"))
        for name, die in zip(DICE, dice, strict=True)
    )


def _bonuses(die: DieView) -> str:
    words = [
        card_text(each.card) if each.card else f"{DATA.civilizations[each.power].name} +{each.bonus}"
        for each in die.bonuses
    ]
    return ", ".join(words) or "-"


def _duel(duel: DuelView) -> Block:
    title = f"{'Attack on' if duel.kind == 'attack' else 'Challenge of'} {{{duel.defender}}} by {{{duel.attacker}}}"
    note = f"{duel.attacker_number} against {duel.defender_number if duel.rolled else 'a roll to come'}"
    return Block(title, ("Defender's die", "Rolled", "Bonuses", "Total"), _die_rows(duel.defender_dice), note)
