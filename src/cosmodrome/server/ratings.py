"""How good people are, from who came before whom (openskill's Plackett-Luce).

A game counts where two or more people on more than one side each had one seat (`table/finish.py`). Bots have no
rating and are left out. Those for whom a bot finished the game are last together. A person has a rating for each game
and one for all.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

MODEL = PlackettLuce()
CENTRE, SCALE = 1500, 40
"""What a newcomer's rating is shown as, and how many points a unit of the model is."""
SETTLED = 6.0
"""A rating is provisional as long as the model is less sure of it than that: about a dozen games of two."""


class Rating(NamedTuple):
    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0

    @property
    def shown(self) -> int:
        return round(CENTRE + SCALE * (self.mu - MODEL.mu))

    @property
    def range(self) -> int:
        """Two times in three it is not further off than this."""
        return round(SCALE * self.sigma)

    @property
    def is_provisional(self) -> bool:
        return self.sigma > SETTLED


NEW = Rating()
ALL_GAMES = ""


class Placed(NamedTuple):
    """A person in a game that counts."""

    player: str
    team: int
    place: int


def rated(people: Sequence[Placed], known: dict[str, Rating]) -> dict[str, Rating]:
    """Everybody's rating after a game; a team comes where the first of its people came."""
    teams: dict[int, list[Placed]] = defaultdict(list)
    for one in people:
        teams[one.team].append(one)
    sides = list(teams.values())
    before = [[MODEL.rating(*known.get(one.player, NEW)[:2]) for one in side] for side in sides]
    after = MODEL.rate(before, ranks=[min(one.place for one in side) for side in sides])
    return {
        one.player: Rating(new.mu, new.sigma, known.get(one.player, NEW).games + 1)
        for side, news in zip(sides, after, strict=True)
        for one, new in zip(side, news, strict=True)
    }


def rate_all(games: Iterable[tuple[str, Sequence[Placed]]]) -> dict[tuple[str, str], Rating]:
    """Everybody's ratings after these games, in their order: by game and player."""
    tables: dict[str, dict[str, Rating]] = defaultdict(dict)
    for game, people in games:
        for table in (game, ALL_GAMES):
            tables[table] |= rated(people, tables[table])
    return {(game, player): rating for game, known in tables.items() for player, rating in known.items()}
