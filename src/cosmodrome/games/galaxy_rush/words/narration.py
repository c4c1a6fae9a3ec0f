"""Every event as a message with its clause, for the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cosmodrome.core.message import Message, Player, Text, in_lines, say
from cosmodrome.core.records import Event
from cosmodrome.core.texts import Line
from cosmodrome.games.galaxy_rush import events
from cosmodrome.games.galaxy_rush.data.components import (
    ACHIEVEMENTS,
    CARDS,
    DATA,
    DISCOVERIES,
    EXPEDITION_POINTS,
    HEROICS,
    KIND_OF,
    NO_KIND,
    PREDICTIONS,
    RESOURCES,
)
from cosmodrome.games.galaxy_rush.words.names import achieved, card_name, inside, resource_name


def narrate(event: Event) -> Line:
    return SENTENCES[type(event)](event)


def _taken(e: events.CardTaken) -> Line:
    about: dict[str, Any] = {"who": Player(e.seat), "card": card_name(e.card), "achieved": achieved(e.achieved)}
    if e.face_up:
        about["gain"] = _gained(e)
        if e.accelerated:
            return Line(say("accelerated-up", pair=e.pair, **about), "GR-3.3")
        kind = KIND_OF[e.card]
        return Line(
            say("took-up", **about), "GR-4.4" if kind < RESOURCES else "GR-4.10" if kind < HEROICS else "GR-4.11"
        )
    about |= {"distance": e.distance, "season": e.season_distance}
    if e.accelerated:
        return Line(say("accelerated-down", pair=e.pair, **about), "GR-3.3")
    return Line(say("took-down", **about), "GR-4.2")


def _gained(e: events.CardTaken) -> Text:
    """What the card is worth face up: it is the captain's first, second or later of its kind."""
    kind = KIND_OF[e.card]
    if kind == HEROICS:
        return say("gained-points", n=CARDS[e.card].points)
    if not e.owned:
        return ""
    if kind < RESOURCES:
        return say("gained-resource", member=say("set-member", n=e.owned, name=resource_name(kind)))
    row, table = DATA.expeditions[kind - RESOURCES], EXPEDITION_POINTS[kind - RESOURCES]
    member, more = say("set-member", n=e.owned, name=inside(row.name)), table[e.owned] - table[e.owned - 1]
    return say("gained-set", member=member, n=more) if more else say("gained-toward", member=member)


def _left(e: events.CardLeft) -> Line:
    return Line(say("card-left", card=card_name(e.card), pair=e.pair), "GR-3.5")


def _claimed(e: events.DiscoveryClaimed) -> Line:
    about: dict[str, Any] = {"who": Player(e.seat), "card": DISCOVERIES[e.card].name, "n": e.points}
    if e.resource == NO_KIND:
        return Line(say("claimed", **about), "GR-4.5")
    about |= {"resource": resource_name(e.resource), "achieved": achieved(e.achieved)}
    return Line(say("claimed-resource", **about), "GR-4.8")


def _medal(e: events.MedalWon) -> Line:
    about: dict[str, Any] = {"who": Player(e.seat), "season": e.season, "n": e.points, "own": e.distances[e.seat]}
    about["achieved"] = achieved(e.achieved)
    if e.by_orbit:
        return Line(say("medal-tie", **about), "GR-5.3")
    return Line(say("medal", other=e.distances[1 - e.seat], **about), "GR-5.2")


def _played(e: events.PredictionPlayed) -> Line:
    return Line(say("predicted", **_prediction(e)), "GR-6.1")


def _prediction(e: events.PredictionPlayed | events.PredictionJudged) -> dict[str, Any]:
    """Whose it is, and on which rocket."""
    rocket = "self" if e.rocket == e.seat else "other"
    return {"who": Player(e.seat), "rocket": rocket, "target": Player(e.rocket)}


def _achievement(e: events.AchievementJudged) -> Line:
    each = tuple(say("achievement-one", n=points, who=Player(seat)) for seat, points in enumerate(e.points) if points)
    return Line(say("achievement", name=ACHIEVEMENTS[e.card].name, each=each), "GR-8.8")


def _judged(e: events.PredictionJudged) -> Line:
    about = {"name": PREDICTIONS[e.card].name, "standing": _standing(e), **_prediction(e)}
    if e.correct:
        return Line(say("prediction-right", n=e.token, **about), "GR-8.9")
    return Line(say("prediction-wrong", **about), "GR-8.9")


def _standing(e: events.PredictionJudged) -> Message:
    """What decided it: the numbers of both, the rocket's first."""
    rocket, other = Player(e.rocket), Player(1 - e.rocket)
    own, theirs = e.values[e.rocket], e.values[1 - e.rocket]
    if PREDICTIONS[e.card].measure == "orbit_one":
        return say("judged-orbit", who=rocket if own > theirs else other)
    return say("judged-standing", who=rocket, own=own, other=other, theirs=theirs)


COUNTED = ("medals", "heroics", "discoveries", "expeditions", "distance", "achievements", "predictions")


def _counted(e: events.PointsCounted) -> Line:
    found = {name: getattr(e, name) for name in COUNTED}
    parts = tuple(say("score-part", n=n, name=say(f"score-{name}")) for name, n in found.items() if n)
    about = {"n": sum(found.values()), "parts": parts, "lines": in_lines(parts)}
    return Line(say("scored", who=Player(e.seat), **about), "GR-8.11")


def _ended(e: events.GameEnded) -> Line:
    won, lost, who = e.scores[e.winner], e.scores[1 - e.winner], Player(e.winner)
    if e.by_orbit:
        return Line(say("ended-tie", who=who, n=won), "GR-8.10")
    return Line(say("ended", who=who, n=won, other=lost), "GR-8.10")


def _began(e: events.SeasonBegan) -> Line:
    if e.season == 1:
        return Line(say("season-first", who=Player(e.first)), "GR-1.3")
    return Line(say("season-next", season=e.season, who=Player(e.first)), "GR-7.3")


def _shown(e: events.DiscoveryShown) -> Line:
    return Line(say("shown", card=DISCOVERIES[e.card].name), "GR-4.7")


def _declined(e: events.ClaimDeclined) -> Line:
    return Line(say("declined", who=Player(e.seat)), "GR-4.5")


SENTENCES: dict[type[Event], Callable[[Any], Line]] = {
    events.SeasonBegan: _began,
    events.CardTaken: _taken,
    events.CardLeft: _left,
    events.DiscoveryClaimed: _claimed,
    events.DiscoveryShown: _shown,
    events.ClaimDeclined: _declined,
    events.MedalWon: _medal,
    events.PredictionPlayed: _played,
    events.AchievementJudged: _achievement,
    events.PredictionJudged: _judged,
    events.PointsCounted: _counted,
    events.GameEnded: _ended,
}
