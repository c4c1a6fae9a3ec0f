"""What a balance report wants to know of a finished game, beyond its chips.

Colours are chosen in the order of a roll, so who began is chance alone; which colour somebody had is a choice, but in a
game without civilizations one of places only.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from cosmodrome.core.flow import Seat
from cosmodrome.core.records import Event
from cosmodrome.core.study import Measures
from cosmodrome.games.galaxy_challenge.data.components import CENTRE, CHALLENGE, COLOURS, DATA, LEAST_RED
from cosmodrome.games.galaxy_challenge.events import (
    AdvantageReturned,
    AdvantagesDrawn,
    AttackBegan,
    BattleEnded,
    ChallengeAnswered,
    ChallengeEnded,
    DefenceRolled,
    DiceRolled,
    ExploringBegan,
    RocketMoved,
    SectorDrawn,
    TurnBegan,
)
from cosmodrome.games.galaxy_challenge.state import State

E = TypeVar("E", bound=Event)


def measures(state: State, events: Sequence[Event], seat: Seat) -> Measures:
    colour = state.colours[seat]
    groups = {
        "Start": {"Began": state.order[0] == seat},
        "Colour": {name: place == colour for place, name in enumerate(COLOURS) if place in state.colours},
        "Threshold": _thresholds(events, seat),
    }
    if state.civilizations:
        rows = enumerate(DATA.civilizations)
        groups["Civilization"] = {row.name: place == colour for place, row in rows if place in state.colours}
    return Measures(
        things=groups,
        numbers={
            "Turns": _turns(state, events, seat),
            "Blue total of explorations": _blue(events, seat),
            "Attacks": _attacks(events, seat),
            "Challenges": _challenges(events, seat),
            "Cards": _cards(events, seat),
            "Chips": {"Held at the end": float(state.chips[seat])},
        },
    )


def _mine(events: Sequence[Event], kind: type[E], seat: Seat) -> list[E]:
    """The events of this kind that name the seat first."""
    return [event for event in events if isinstance(event, kind) and getattr(event, "seat", None) == seat]


def _thresholds(events: Sequence[Event], seat: Seat) -> dict[str, bool]:
    """Whether it was met at least once: the bands of blue, the red of an attack, the margin of a big win."""
    blue = [each.blue for each in _mine(events, ExploringBegan, seat)]
    won = [each for each in _mine(events, ChallengeEnded, seat) if each.winner == seat]
    bands = {f"Blue {band.least}": any(each >= band.least for each in blue) for band in DATA.bands[1:]}
    return {
        **bands,
        f"Red {LEAST_RED}": bool(_mine(events, AttackBegan, seat)),
        f"Ahead by {CHALLENGE.big_margin}": any(e.numbers[0] - e.numbers[1] >= CHALLENGE.big_margin for e in won),
    }


def _turns(state: State, events: Sequence[Event], seat: Seat) -> dict[str, float]:
    moved = _mine(events, RocketMoved, seat)
    return {
        "Own turns": float(len(_mine(events, TurnBegan, seat))),
        "Turns of the game": float(sum(isinstance(event, TurnBegan) for event in events)),
        "Ended on the centre": float(sum(each.path[-1] == CENTRE for each in moved)),
        "Steps": float(sum(len(each.path) - 1 for each in moved)),
        "Sector cards drawn in the game": float(sum(isinstance(event, SectorDrawn) for event in events)),
    }


def _blue(events: Sequence[Event], seat: Seat) -> dict[str, float]:
    """How many explorations reached each band."""
    blue = [each.blue for each in _mine(events, ExploringBegan, seat)]
    return {f"{band.least} and more": float(sum(each >= band.least for each in blue)) for band in DATA.bands}


def _attacks(events: Sequence[Event], seat: Seat) -> dict[str, float]:
    fought = _mine(events, BattleEnded, seat)
    suffered = [event for event in events if isinstance(event, BattleEnded) and event.target == seat]
    return {
        "Made": float(len(fought)),
        "Won": float(sum(each.winner == seat for each in fought)),
        "Suffered": float(len(suffered)),
        "Repelled": float(sum(each.winner == seat for each in suffered)),
    }


def _challenges(events: Sequence[Event], seat: Seat) -> dict[str, float]:
    made = _mine(events, ChallengeEnded, seat)
    answered = [event for event in events if isinstance(event, ChallengeEnded) and event.target == seat]
    return {
        "Made": float(len(made)),
        "Won": float(sum(each.winner == seat for each in made)),
        "Answered": float(len(answered)),
        "Beaten off": float(sum(each.winner == seat for each in answered)),
        "Chips won and lost": _balance((*made, *answered), seat),
    }


def _balance(decided: Iterable[ChallengeEnded], seat: Seat) -> float:
    return float(sum(each.chips if each.winner == seat else -each.chips for each in decided))


def _cards(events: Sequence[Event], seat: Seat) -> dict[str, float]:
    used = sum(len(each.cards) for each in _mine(events, DiceRolled, seat))
    answers = sum(len(each.cards) for each in _mine(events, ChallengeAnswered, seat))
    defences = sum(bool(each.card) for each in _mine(events, DefenceRolled, seat))
    return {
        "Drawn": float(sum(len(each.cards) for each in _mine(events, AdvantagesDrawn, seat))),
        "Used on own turns": float(used),
        "Used to defend": float(answers + defences),
        "Returned": float(len(_mine(events, AdvantageReturned, seat))),
    }
