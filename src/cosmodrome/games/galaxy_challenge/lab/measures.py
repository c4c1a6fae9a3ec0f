"""What a balance report wants to know of a finished game, beyond its chips.

Colours are chosen in the order of a roll, so chance alone decides who began. Which colour somebody had is a choice, but
without civilizations colours differ only in where their home planets are.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from cosmodrome.core.flow import Seat
from cosmodrome.core.message import say
from cosmodrome.core.records import Event
from cosmodrome.core.study import Measures, key
from cosmodrome.games.galaxy_challenge.data.components import CENTRE, CHALLENGE, DATA, LEAST_RED
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
from cosmodrome.games.galaxy_challenge.words import names

E = TypeVar("E", bound=Event)


def measures(state: State, events: Sequence[Event], seat: Seat) -> Measures:
    colour = state.colours[seat]
    groups: dict[str, dict[str, bool]] = {
        key(say("measure-start")): {key(say("measure-began")): state.order[0] == seat},
        key(say("measure-colour")): {key(names.colour(place)): place == colour for place in sorted(state.colours)},
        key(say("measure-threshold")): _thresholds(events, seat),
    }
    if state.civilizations:
        rows = enumerate(DATA.civilizations)
        groups[key(say("measure-civilization"))] = {
            row.name: place == colour for place, row in rows if place in state.colours
        }
    return Measures(
        things=groups,
        numbers={
            key(say("measure-turns")): _turns(state, events, seat),
            key(say("measure-blue-total-of-explorations")): _blue(events, seat),
            key(say("measure-attacks")): _attacks(events, seat),
            key(say("measure-challenges")): _challenges(events, seat),
            key(say("measure-cards")): _cards(events, seat),
            key(say("measure-chips")): {key(say("measure-held-at-the-end")): float(state.chips[seat])},
        },
    )


def _mine(events: Sequence[Event], kind: type[E], seat: Seat) -> list[E]:
    """The events of this kind that name the seat first."""
    return [event for event in events if isinstance(event, kind) and getattr(event, "seat", None) == seat]


def _thresholds(events: Sequence[Event], seat: Seat) -> dict[str, bool]:
    """Whether it was met at least once: the bands of blue, the red of an attack, the margin of a big win."""
    blue = [each.blue for each in _mine(events, ExploringBegan, seat)]
    won = [each for each in _mine(events, ChallengeEnded, seat) if each.winner == seat]
    bands = {
        key(say("measure-blue", n=band.least)): any(each >= band.least for each in blue) for band in DATA.bands[1:]
    }
    return {
        **bands,
        key(say("measure-red", n=LEAST_RED)): bool(_mine(events, AttackBegan, seat)),
        key(say("measure-ahead", n=CHALLENGE.big_margin)): any(
            e.numbers[0] - e.numbers[1] >= CHALLENGE.big_margin for e in won
        ),
    }


def _turns(state: State, events: Sequence[Event], seat: Seat) -> dict[str, float]:
    moved = _mine(events, RocketMoved, seat)
    return {
        key(say("measure-own-turns")): float(len(_mine(events, TurnBegan, seat))),
        key(say("measure-turns-of-the-game")): float(sum(isinstance(event, TurnBegan) for event in events)),
        key(say("measure-ended-on-the-centre")): float(sum(each.path[-1] == CENTRE for each in moved)),
        key(say("measure-steps")): float(sum(len(each.path) - 1 for each in moved)),
        key(say("measure-sector-cards-drawn-in-the-game")): float(
            sum(isinstance(event, SectorDrawn) for event in events)
        ),
    }


def _blue(events: Sequence[Event], seat: Seat) -> dict[str, float]:
    """How many explorations reached each band."""
    blue = [each.blue for each in _mine(events, ExploringBegan, seat)]
    return {
        key(say("measure-and-more", n=band.least)): float(sum(each >= band.least for each in blue))
        for band in DATA.bands
    }


def _attacks(events: Sequence[Event], seat: Seat) -> dict[str, float]:
    fought = _mine(events, BattleEnded, seat)
    suffered = [event for event in events if isinstance(event, BattleEnded) and event.target == seat]
    return {
        key(say("measure-made")): float(len(fought)),
        key(say("measure-won")): float(sum(each.winner == seat for each in fought)),
        key(say("measure-suffered")): float(len(suffered)),
        key(say("measure-repelled")): float(sum(each.winner == seat for each in suffered)),
    }


def _challenges(events: Sequence[Event], seat: Seat) -> dict[str, float]:
    made = _mine(events, ChallengeEnded, seat)
    answered = [event for event in events if isinstance(event, ChallengeEnded) and event.target == seat]
    return {
        key(say("measure-made")): float(len(made)),
        key(say("measure-won")): float(sum(each.winner == seat for each in made)),
        key(say("measure-answered")): float(len(answered)),
        key(say("measure-beaten-off")): float(sum(each.winner == seat for each in answered)),
        key(say("measure-chips-won-and-lost")): _balance((*made, *answered), seat),
    }


def _balance(decided: Iterable[ChallengeEnded], seat: Seat) -> float:
    return float(sum(each.chips if each.winner == seat else -each.chips for each in decided))


def _cards(events: Sequence[Event], seat: Seat) -> dict[str, float]:
    used = sum(len(each.cards) for each in _mine(events, DiceRolled, seat))
    answers = sum(len(each.cards) for each in _mine(events, ChallengeAnswered, seat))
    defences = sum(bool(each.card) for each in _mine(events, DefenceRolled, seat))
    return {
        key(say("measure-drawn")): float(sum(len(each.cards) for each in _mine(events, AdvantagesDrawn, seat))),
        key(say("measure-used-on-own-turns")): float(used),
        key(say("measure-used-to-defend")): float(answers + defences),
        key(say("measure-returned")): float(len(_mine(events, AdvantageReturned, seat))),
    }
