"""Every event as one sentence with its clause, for the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cosmodrome.core.records import Event
from cosmodrome.core.texts import Line
from cosmodrome.games.galaxy_rush import events
from cosmodrome.games.galaxy_rush.data.components import (
    ACHIEVEMENTS,
    CARDS,
    COST_OF,
    DATA,
    DISCOVERIES,
    NO_KIND,
    PREDICTIONS,
)
from cosmodrome.games.galaxy_rush.rules.playing import amounts

ORBIT_NAMES = {1: "one", 2: "two"}


def narrate(event: Event) -> Line:
    return SENTENCES[type(event)](event)


def card_text(card: int) -> str:
    """An orbit card at a glance."""
    row = CARDS[card]
    points = f" ({row.points})" if row.points else ""
    return f"{row.name}{points} {row.distance} au"


def cost_text(card: int) -> str:
    """What a discovery requires."""
    return amounts(COST_OF[card])


def _taken(e: events.CardTaken) -> Line:
    name = CARDS[e.card].name
    verb = f"accelerated to pair {e.pair} and took" if e.accelerated else "took"
    if e.face_up:
        return Line(f"{{{e.seat}}} {verb} {name}, face up.", "GR-3.3" if e.accelerated else "GR-4.1")
    text = f"{{{e.seat}}} {verb} {name}, face down: +{e.distance} au, {e.season_distance} this season."
    return Line(text, "GR-3.3" if e.accelerated else "GR-4.2")


def _left(e: events.CardLeft) -> Line:
    text = f"{CARDS[e.card].name} of pair {e.pair} in orbit {ORBIT_NAMES[e.orbit]} is out of reach and leaves the game."
    return Line(text, "GR-3.5")


def _claimed(e: events.DiscoveryClaimed) -> Line:
    text = f"{{{e.seat}}} claimed {DISCOVERIES[e.card].name} for {e.points}"
    if e.resource == NO_KIND:
        return Line(f"{text}.", "GR-4.5")
    return Line(f"{text}; it counts as 1 {DATA.resources[e.resource].short.lower()}.", "GR-4.8")


def _medal(e: events.MedalWon) -> Line:
    own, other = e.distances[e.seat], e.distances[1 - e.seat]
    text = f"{{{e.seat}}} won the medal of season {e.season}, {e.points} points"
    if e.by_orbit:
        return Line(f"{text}: {own} au each, and in orbit one.", "GR-5.3")
    return Line(f"{text}: {own} au to {other}.", "GR-5.2")


def _played(e: events.PredictionPlayed) -> Line:
    return Line(f"{{{e.seat}}} played a prediction on the rocket of {{{e.rocket}}}.", "GR-6.1")


def _achievement(e: events.AchievementJudged) -> Line:
    points = ", ".join(f"{{{seat}}} {each}" for seat, each in enumerate(e.points))
    return Line(f"{ACHIEVEMENTS[e.card].name}: {points}.", "GR-8.8")


def _judged(e: events.PredictionJudged) -> Line:
    end = f"right, {e.token} points" if e.correct else "wrong"
    text = f"{{{e.seat}}} predicted '{PREDICTIONS[e.card].name}' for the rocket of {{{e.rocket}}}: {end}."
    return Line(text, "GR-8.9")


def _ended(e: events.GameEnded) -> Line:
    won, lost = e.scores[e.winner], e.scores[1 - e.winner]
    how = f"in orbit one after {won} points each" if e.by_orbit else f"with {won} points to {lost}"
    return Line(f"{{{e.winner}}} won {how}.", "GR-8.10")


def _began(e: events.SeasonBegan) -> Line:
    if e.season == 1:
        return Line("Season 1 begins: the track is laid and the pool shown.", "GR-1.3")
    return Line(f"Season {e.season} begins: a new track and a new pool.", "GR-7.3")


SENTENCES: dict[type[Event], Callable[[Any], Line]] = {
    events.SeasonBegan: _began,
    events.CardTaken: _taken,
    events.CardLeft: _left,
    events.DiscoveryClaimed: _claimed,
    events.DiscoveryShown: lambda e: Line(f"{DISCOVERIES[e.card].name} came into the pool.", "GR-4.7"),
    events.ClaimDeclined: lambda e: Line(f"{{{e.seat}}} claimed nothing.", "GR-4.5"),
    events.MedalWon: _medal,
    events.PredictionPlayed: _played,
    events.AchievementJudged: _achievement,
    events.PredictionJudged: _judged,
    events.GameEnded: _ended,
}
