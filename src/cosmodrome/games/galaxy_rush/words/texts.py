"""What an offer would do, and where the game is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cosmodrome.core.message import Message, Player, Text, say
from cosmodrome.core.records import Action
from cosmodrome.core.texts import Line, Prompt
from cosmodrome.games.galaxy_rush import actions
from cosmodrome.games.galaxy_rush.data.components import (
    AU_OF,
    CARDS,
    DATA,
    DISCOVERIES,
    EXPEDITION_POINTS,
    GIVES,
    HEROICS,
    KIND_OF,
    NO_KIND,
    PREDICTIONS,
    RESOURCES,
    SEASONS,
)
from cosmodrome.games.galaxy_rush.rules import steps
from cosmodrome.games.galaxy_rush.view.table import GalaxyRushView, LandingView
from cosmodrome.games.galaxy_rush.words.names import achieved, card_name, cost, inside, orbit, place, resource_name


def offer(view: GalaxyRushView, action: Action) -> Line:
    """What the action would do for the seat whose view this is."""
    return OFFERS[type(action)](view, view.turn if view.seat is None else view.seat, action)


def _take(view: GalaxyRushView, seat: int, action: actions.TakeCard) -> Line:
    accelerates = action.pair > view.captains[seat].pair + 1
    clause = "GR-3.3" if accelerates else "GR-3.1"
    landing = next((each for each in view.landings if (each.pair, each.orbit) == (action.pair, action.orbit)), None)
    if landing is None:
        where = place(action.pair, action.orbit)
        return Line(say("accelerate-unknown", place=where) if accelerates else say("take-unknown", place=where), clause)
    about = {"card": card_name(landing.card), "orbit": orbit(action.orbit), "up": action.face_up}
    gain = _gain(view, seat, landing) if action.face_up else _distance(view, seat, landing)
    changes = achieved(landing.achieved_up if action.face_up else landing.achieved_down)
    after = _next(view, landing, seat, landing.medal_up if action.face_up else landing.medal_down)
    left, n = _leaving(landing), len(landing.leaves)
    detail = say("take-detail", gain=gain, achieved=changes, next=after, left=left, n=n)
    return Line(say("accelerate", **about) if accelerates else say("take", **about), clause, detail)


def _gain(view: GalaxyRushView, seat: int, landing: LandingView) -> Message:
    """What the card gives face up."""
    own, kind = view.captains[seat], KIND_OF[landing.card]
    if kind == HEROICS:
        return say("gain-points", n=CARDS[landing.card].points)
    if kind < RESOURCES:
        member = say("set-member", n=own.resources[kind] + 1, name=resource_name(kind))
        if not landing.claims:
            return say("gain-resource", member=member)
        return say("gain-claim", member=member, cards=tuple(DISCOVERIES[card].name for card in landing.claims))
    row, table = DATA.expeditions[kind - RESOURCES], EXPEDITION_POINTS[kind - RESOURCES]
    owned = own.expeditions[kind - RESOURCES]
    member = say("set-member", n=owned + 1, name=inside(row.name))
    if more := table[owned + 1] - table[owned]:
        return say("gain-set", member=member, n=more)
    return say("gain-toward", member=member, more=row.set_size - (owned + 1) % row.set_size, n=row.set_points)


def _distance(view: GalaxyRushView, seat: int, landing: LandingView) -> Message:
    au, other = AU_OF[landing.card], 1 - seat
    theirs = view.captains[other].season_distance
    own = view.captains[seat].season_distance + au
    return say("gain-distance", au=au, own=own, other=Player(other), theirs=theirs)


def _next(view: GalaxyRushView, landing: LandingView, seat: int, medal: int) -> Message:
    if landing.next == seat:
        return say("next-again")
    if landing.next == 1 - seat:
        return say("next-other", other=Player(1 - seat))
    return say("next-season", who=Player(medal), n=view.race.points)


def _leaving(landing: LandingView) -> tuple[Text, ...]:
    names = tuple(card_name(card) for card in landing.leaves)
    return (say("two-cards", name=names[0]),) if len(names) == 2 and names[0] == names[1] else names


def _claim(view: GalaxyRushView, seat: int, action: actions.ClaimDiscovery) -> Line:
    row = DISCOVERIES.get(action.card)
    if row is None:
        return Line(say("claim-unknown", number=action.card), "GR-4.5")
    gives, needs = GIVES[row.number], cost(row.number)
    detail = say("claim-detail", n=row.points, cost=needs)
    if gives != NO_KIND:
        found = [each.achieved for each in view.pool if each.card == row.number]
        about = {"resource": resource_name(gives), "achieved": achieved(found[0] if found else ())}
        detail = say("claim-detail-resource", n=row.points, cost=needs, **about)
    return Line(say("claim", card=row.name), "GR-4.5", detail)


def _decline(view: GalaxyRushView, seat: int, action: actions.DeclineClaim) -> Line:
    return Line(say("decline"), "GR-4.5", say("decline-detail"))


def _predict(view: GalaxyRushView, seat: int, action: actions.PlayPrediction) -> Line:
    row = PREDICTIONS.get(action.card)
    name = row.name if row else say("prediction-unknown", number=action.card)
    own = say("predict-own", name=name)
    text = own if action.rocket == seat else say("predict-other", name=name, other=Player(action.rocket))
    return Line(text, "GR-6.1", _prospect(view, seat, action))


def _prospect(view: GalaxyRushView, seat: int, action: actions.PlayPrediction) -> Text:
    """How it stands now; GR-8.9: what it earns, less for each one before it on the rocket that is right too."""
    standing = _standing(view, seat, action.card)
    if not standing or not 0 <= action.rocket < len(view.rockets):
        return standing
    rocket = view.rockets[action.rocket]
    most, least = rocket.tokens[0], rocket.tokens[len(rocket.stack)]
    return say("predict-detail", standing=standing, most=most, least=least, known=most == least)


def _standing(view: GalaxyRushView, seat: int, card: int) -> Text:
    """How what a prediction counts stands now."""
    found = next((each for each in view.standings if each.card == card), None)
    if found is None:
        return ""
    own, theirs, other = found.values[seat], found.values[1 - seat], Player(1 - seat)
    if PREDICTIONS[card].measure == "orbit_one":
        return say("standing-own") if own > theirs else say("standing-other", other=other)
    return say("standing", own=own, theirs=theirs, other=other)


OFFERS: dict[type[Action], Callable[[GalaxyRushView, int, Any], Line]] = {
    actions.TakeCard: _take,
    actions.ClaimDiscovery: _claim,
    actions.DeclineClaim: _decline,
    actions.PlayPrediction: _predict,
}


PLACES = {
    steps.TURN: 1,
    steps.LEAVE_CARD: 1,
    steps.NEXT_TURN: 1,
    steps.CLAIM: 2,
    steps.SHOW_DISCOVERY: 2,
    steps.JUDGE_ACHIEVEMENT: 4,
    steps.JUDGE_PREDICTION: 4,
    steps.PREDICTION: 4,
    steps.SEASON: 4,
    steps.END: 4,
}
"""Of the steps of a prompt, by the question or the step that comes next: 4 is predictions or the last scoring."""


def prompt(view: GalaxyRushView) -> Prompt:
    last = view.season == SEASONS
    after = (say("step-scoring"),) if last else (say("step-prediction"), say("step-season", season=view.season + 1))
    begin = say("step-season", season=view.season)
    row = (begin, say("step-turn"), say("step-claim"), say("step-medal"), *after)
    at = PLACES.get(view.coming, -1)
    match view.phase:
        case "turn":
            return Prompt(row, at, say("prompt-turn"), _turn_text(view))
        case "claim":
            return Prompt(row, at, say("prompt-claim"), say("prompt-claim-text"))
        case "prediction":
            return Prompt(row, at, say("prompt-prediction"), say("prompt-prediction-text"))
        case "over":
            return Prompt(row, at, say("prompt-over"), "")
    return Prompt(row, at, "", "")


def _turn_text(view: GalaxyRushView) -> Message:
    """GR-2.1, GR-2.2: why it is this seat's turn; GR-3.8: in the first season, the tip."""
    own, other = view.captains[view.turn], view.captains[1 - view.turn]
    who = Player(view.turn)
    why = say("prompt-turn-behind", who=who) if own.pair < other.pair else say("prompt-turn-level", who=who)
    tipped = view.season == 1 and own.orbit == 2 and any(landing.accelerates for landing in view.landings)
    return say("prompt-turn-tip", why=why) if tipped else why
