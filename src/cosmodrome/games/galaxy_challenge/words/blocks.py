"""Tables for people: the component data with its provenance, and the board."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from cosmodrome.core.message import Message, Player, Text, listed, named, say
from cosmodrome.core.texts import LEGEND, NOW, SOON, Block, some_rows
from cosmodrome.games.content import source_of
from cosmodrome.games.galaxy_challenge.data.components import (
    CELLS,
    COLOURS,
    DATA,
    DICE,
    HOMES,
    LETTERS,
    SIDE,
    name_of,
)
from cosmodrome.games.galaxy_challenge.view.table import (
    BonusView,
    DieView,
    DuelView,
    GalaxyChallengeView,
    PlayerView,
)
from cosmodrome.games.galaxy_challenge.words.names import card, cards, colour, die, power_name

COLUMNS = "ABCDEFGHIJKLM"


def components() -> Sequence[Block]:
    return (_sector_cards(), _advantage_cards(), _civilizations(), _plan(), _numbers())


def remaining(view: GalaxyChallengeView) -> Sequence[Block]:
    """CH-1.4: advantage cards are known while they are one's own or lie open."""
    sectors, advantages = _sector_cards(), _advantage_cards()
    unseen = {str(card.number) for card in DATA.sector_cards if card.number not in view.sectors_seen}
    again = {row[0]: row for row in sectors.rows}
    seen = tuple(again[str(card)][:6] for card in view.sectors_seen)
    shown = {*view.hand, *view.used, *(view.duel.defender_cards if view.duel else ())}
    hidden = {str(card.number) for card in DATA.advantage_cards if card.number not in shown}
    note = say("remaining-advantages-note", n=view.advantage_deck)
    return (
        some_rows(sectors, unseen, 6, say("remaining-sectors"), say("remaining-sectors-note")),
        Block(say("remaining-seen"), sectors.head[:6], seen, say("remaining-seen-note"), clause=sectors.clause),
        some_rows(advantages, hidden, 3, say("remaining-advantages"), note),
    )


def _head(*names: str) -> tuple[Message, ...]:
    return tuple([say(f"head-{name}") for name in names])


def _sector_cards() -> Block:
    rows = tuple(
        (
            str(row.number),
            say("great", name=row.name) if row.great else row.name,
            say(f"kind-{row.kind}"),
            str(row.chips or "-"),
            str(row.advantages or "-"),
            str(row.green or "-"),
            source_of(row),
        )
        for row in DATA.sector_cards
    )
    head = _head("number", "card", "kind", "chips", "advantages", "green", "source")
    return Block(say("components-sector-cards"), head, rows, clause="CH-1.3")


def _advantage_cards() -> Block:
    rows = tuple(
        (str(row.number), say(f"kind-{row.kind}"), f"+{row.bonus}", source_of(row)) for row in DATA.advantage_cards
    )
    return Block(say("components-advantage-cards"), _head("number", "kind", "bonus", "source"), rows, clause="CH-1.4")


def _civilizations() -> Block:
    rows = tuple(
        (
            row.name,
            say(f"colour-{row.colour}"),
            say(f"die-{row.die}") if row.die else "-",
            f"+{row.bonus}" if row.bonus else "-",
            row.text,
            source_of(row),
        )
        for row in DATA.civilizations
    )
    head = _head("power", "colour", "die", "bonus", "effect", "source")
    return Block(say("components-civilizations"), head, rows, clause="CH-8.1")


def _plan() -> Block:
    head = ("", *COLUMNS, say("head-source"))
    rows = tuple((str(number + 1), *row, source_of(DATA.board)) for number, row in enumerate(DATA.board.rows))
    return Block(say("components-plan"), head, rows, say("components-plan-note"), clause="CH-1.6")


def _numbers() -> Block:
    challenge, players = DATA.challenge, DATA.players
    rows: tuple[tuple[Text, ...], ...] = (
        (
            say("number-players"),
            say("number-players-range", least=players.least, most=players.most),
            source_of(players),
        ),
        (say("number-chips"), str(DATA.chips.count), source_of(DATA.chips)),
        (say("number-centre"), str(DATA.centre.chips), source_of(DATA.centre)),
        *((say("number-sector-cards", blue=row.least), str(row.cards), source_of(row)) for row in DATA.bands),
        (say("number-red"), str(DATA.attack.least_red), source_of(DATA.attack)),
        (say("number-challenge"), str(challenge.chips), source_of(challenge)),
        (say("number-challenge-big", margin=challenge.big_margin), str(challenge.big_chips), source_of(challenge)),
        *((say("number-sides", die=say(f"die-{row.id}")), str(row.faces), source_of(row)) for row in DATA.dice),
        *((say("number-home", colour=say(f"colour-{row.colour}")), row.home, source_of(row)) for row in DATA.rockets),
    )
    return Block(say("components-numbers"), _head("what", "value", "source"), rows, clause="CH-1.3")


ON_THE_MAP = ("colour", "move", "act", "leave")
"""Questions for which one has to know who is where. Before a roll the news matter more."""


def board(view: GalaxyChallengeView) -> Sequence[Block]:
    """The players, a duel under way, the sectors, the dice, and what the signs mean."""
    duel = [_duel(view.duel)] if view.duel else []
    legend = Block(say("board-legend"), (), (), say("board-legend-text"), LEGEND)
    return (_players(view), *duel, _sectors(view, NOW if view.phase in ON_THE_MAP else SOON), _dice(view), legend)


def brief(view: GalaxyChallengeView) -> Sequence[Block]:
    """The players without their civilizations, to stand beside the map."""
    names = ("player", "rocket", "cell", "chips", "cards")
    rows = tuple([_player(view, seat, player)[: len(names)] for seat, player in enumerate(view.players)])
    note = say("board-bank", n=view.bank, hand=cards(view.hand))
    players = Block("", tuple([say(f"board-{name}") for name in names]), rows, note)
    rest = board(view)[1:]
    if view.duel and view.phase == "leave":  # it is over
        rest = (replace(rest[0], need=SOON), *rest[1:])
    return (players, *rest)


def _sectors(view: GalaxyChallengeView, need: int) -> Block:
    """Rockets by the number of their seat, home planets by the first letter of their colour, reachable sectors by +."""
    marks = [" " if letter in "SA" else letter for letter in LETTERS]
    for home, own in zip(HOMES, COLOURS, strict=True):
        marks[home] = own[0].upper()
    for place in view.reach:
        marks[place.cell] = "+" if marks[place.cell] == "." else marks[place.cell]
    for seat, player in enumerate(view.players):
        if player.cell >= 0:
            marks[player.cell] = str(seat + 1)
    lines = [marks[row * SIDE : row * SIDE + SIDE] for row in range(CELLS // SIDE)]
    rows = tuple((str(row + 1), " ".join(line)) for row, line in enumerate(lines))
    return Block(say("board-sectors"), ("", " ".join(COLUMNS)), rows, "", need)


def _players(view: GalaxyChallengeView) -> Block:
    names = ("player", "rocket", "cell", "chips", "cards", "notes")
    head = tuple([say(f"board-{name}") for name in names])
    rows = tuple(_player(view, seat, player) for seat, player in enumerate(view.players))
    note = say("board-bank", n=view.bank, hand=cards(view.hand))
    return Block("", head, rows, note)


def _player(view: GalaxyChallengeView, seat: int, player: PlayerView) -> tuple[Text, ...]:
    if player.colour < 0:
        return (named(seat), "-", "-", str(player.chips), str(player.hand), "")
    return (
        named(seat),
        say("board-player-colour", number=seat + 1, colour=colour(player.colour)),
        say("board-at-home", cell=name_of(player.cell)) if player.at_home else name_of(player.cell),
        str(player.chips),
        str(player.hand),
        _note(player),
    )


def _note(player: PlayerView) -> Text:
    name = power_name(player.power) if player.power >= 0 else ""
    if not player.challenged:
        return name
    return say("board-power-challenged", name=name) if name else say("board-challenged")


def _dice(view: GalaxyChallengeView) -> Block:
    note = say("board-decks", sectors=view.unseen_sectors, advantages=view.advantage_deck)
    return Block(say("board-dice"), _die_head("die"), _die_rows(view.dice), note, SOON)


def _die_head(first: str) -> tuple[Message, ...]:
    return tuple([say(f"board-{name}") for name in (first, "for", "rolled", "bonuses", "total")])


def _die_rows(dice: Sequence[DieView]) -> tuple[tuple[Text, ...], ...]:
    return tuple(
        (die(number), _use(number), str(each.rolled or "-"), _bonuses(each), str(each.total if each.rolled else "-"))
        for number, each in zip(range(len(DICE)), dice, strict=True)
    )


def _use(number: int) -> Message:
    return say(f"board-use-{DICE[number]}")


def _bonuses(found: DieView) -> Text:
    return listed(map(_bonus, found.bonuses)) if found.bonuses else "-"


def _bonus(found: BonusView) -> Message:
    return card(found.card) if found.card else say("board-power", name=power_name(found.power), n=found.bonus)


def _duel(duel: DuelView) -> Block:
    about = {"who": Player(duel.attacker), "target": Player(duel.defender)}
    title = say("duel-attack", **about) if duel.kind == "attack" else say("duel-challenge", **about)
    note = say("duel-open", number=duel.attacker_number)
    if duel.rolled:
        note = say("duel-rolled", number=duel.attacker_number, answer=duel.defender_number)
    return Block(title, _die_head("defender-die"), _die_rows(duel.defender_dice), note)
