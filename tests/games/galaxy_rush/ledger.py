"""Galaxy Rush as its log tells it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from cosmodrome.core.game import Outcome
from cosmodrome.core.message import Message
from cosmodrome.games.galaxy_rush.data.components import DATA, HEROICS, PREDICTIONS, RESOURCES
from cosmodrome.games.galaxy_rush.rules.achievements import all_achievement_points
from cosmodrome.games.galaxy_rush.rules.scoring import (
    discovery_points,
    expedition_points,
    heroic_points,
    measured,
    medal_points,
)
from cosmodrome.games.galaxy_rush.state import State
from cosmodrome.games.galaxy_rush.words.names import inside, resource_name
from cosmodrome.testing import Ledger

MEMBERS = (*map(resource_name, range(RESOURCES)), *(inside(row.name) for row in DATA.expeditions))
"""Resources and expeditions by their place in what a captain owns."""


class GalaxyRush(Ledger):
    unkept = frozenset({"card-left"})

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(seats, options)
        self.season = 0
        self.first = 0
        """Who started the season in orbit one."""
        self.season_au, self.total_au = [0, 0], [0, 0]
        self.pairs = [0, 0]
        self.points: Counter[tuple[int, str]] = Counter()
        self.totals: dict[int, int] = {}
        self.achieved = [0, 0]
        self.members: Counter[tuple[int, Message]] = Counter()
        """How many of each resource and expedition."""
        self.judged: list[tuple[str, Message]] = []
        """Predictions, and how what they count came out."""
        self.at_first: set[int] = set()
        """What the achievements give whoever has nothing yet: the same for both."""

    def season_first(self, who: int) -> None:
        self.season_next(1, who)

    def season_next(self, season: int, who: int) -> None:
        assert season == self.season + 1
        self.first = who
        self.season, self.season_au = season, [0, 0]

    def took_up(self, who: int, card: str, gain: Any, achieved: tuple[Message, ...]) -> None:
        self._gain(who, gain)
        self._achieve(who, achieved)

    def took_down(self, who: int, card: str, distance: int, season: int, achieved: tuple[Message, ...]) -> None:
        self._achieve(who, achieved)
        self.season_au[who] += distance
        self.total_au[who] += distance
        assert self.season_au[who] == season

    def accelerated_up(self, who: int, pair: int, **about: Any) -> None:
        self.pairs[who] = pair
        self.took_up(who, **about)

    def accelerated_down(self, who: int, pair: int, **about: Any) -> None:
        self.pairs[who] = pair
        self.took_down(who, **about)

    def _achieve(self, who: int, changes: tuple[Message, ...]) -> None:
        for one in changes:
            self.achieved[who] += one.args["n"] if one.id == "achieved-more" else -one.args["n"]

    def _gain(self, who: int, gain: Any) -> None:
        if isinstance(gain, Message) and "member" in gain.args:
            member = gain.args["member"].args
            self.members[who, member["name"]] += 1
            assert self.members[who, member["name"]] == member["n"]
        if isinstance(gain, Message) and gain.id == "gained-points":
            self.points[who, "Heroics"] += gain.args["n"]
        if isinstance(gain, Message) and gain.id == "gained-set":
            self.points[who, "Expeditions"] += gain.args["n"]

    def claimed(self, who: int, card: str, n: int) -> None:
        self.points[who, "Discoveries"] += n

    def claimed_resource(self, who: int, card: str, n: int, resource: Any, achieved: tuple[Message, ...]) -> None:
        self.claimed(who, card, n)
        self.members[who, resource] += 1
        self._achieve(who, achieved)

    def medal(self, who: int, season: int, n: int, own: int, other: int, achieved: tuple[Message, ...]) -> None:
        self._achieve(who, achieved)
        assert season == self.season
        assert (own, other) == (self.season_au[who], self.season_au[1 - who])
        self.points[who, "Medals"] += n

    def medal_tie(self, who: int, season: int, n: int, own: int, achieved: tuple[Message, ...]) -> None:
        self._achieve(who, achieved)
        assert self.season_au == [own, own]
        self.points[who, "Medals"] += n

    def achievement(self, name: str, each: tuple[Message, ...]) -> None:
        for one in each:
            self.points[one.args["who"].seat, "Achievements"] += one.args["n"]

    def prediction_right(self, who: int, name: str, rocket: str, target: int, n: int, standing: Message) -> None:
        self.prediction_wrong(who, name, rocket, target, standing)
        self.points[who, "Predictions"] += n

    def prediction_wrong(self, who: int, name: str, rocket: str, target: int, standing: Message) -> None:
        assert (rocket == "self") == (who == target)
        self.judged.append((name, standing))

    def scored(self, who: int, n: int, parts: tuple[Message, ...], lines: Any) -> None:
        named = {part.args["name"].id.removeprefix("score-"): part.args["n"] for part in parts}
        assert sum(named.values()) == n
        self.totals[who] = n
        self.points[who, "Distance"] += named.get("distance", 0)
        for category in ("Medals", "Heroics", "Discoveries", "Expeditions", "Achievements", "Predictions"):
            assert named.get(category.lower(), 0) == self.points[who, category]

    def ended(self, who: int, n: int, other: int) -> None:
        assert (n, other) == (self.totals[who], self.totals[1 - who])

    def ended_tie(self, who: int, n: int) -> None:
        assert set(self.totals.values()) == {n}

    def check(self, state: State) -> None:
        assert state.season == self.season
        if not any(captain.pair for captain in state.captains):
            assert state.captains[self.first].orbit == 1
        for seat, captain in enumerate(state.captains):
            assert captain.total_au == self.total_au[seat]
            assert heroic_points(captain) == self.points[seat, "Heroics"]
            assert discovery_points(captain) == self.points[seat, "Discoveries"]
            assert sum(expedition_points(captain)) == self.points[seat, "Expeditions"]
            assert medal_points(captain) == self.points[seat, "Medals"]
            assert captain.owned[:HEROICS] == tuple(self.members[seat, name] for name in MEMBERS)
            self.at_first.add(all_achievement_points(state, captain) - self.achieved[seat])
        assert len(self.at_first) == 1

    def close(self, state: State, outcome: Outcome) -> None:
        for name, standing in self.judged:
            card = next(card for card, row in PREDICTIONS.items() if row.name == name)
            who = standing.args["who"].seat
            own, theirs = measured(state, card, who), measured(state, card, 1 - who)
            assert own > theirs if standing.id == "judged-orbit" else standing.args["own"] == own
            assert standing.args.get("theirs", theirs) == theirs
        for seat, sheet in enumerate(outcome.sheet):
            assert {name: self.points[seat, name] for name in sheet} == dict(sheet)
            assert self.totals[seat] == outcome.scores[seat]
