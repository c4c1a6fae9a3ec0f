"""Words for people: what an offer would do, and where the game is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

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
from cosmodrome.games.galaxy_rush.view.table import GalaxyRushView, LandingView
from cosmodrome.games.galaxy_rush.words.narration import ORBIT_NAMES, cost_text

ORDINALS = ("no", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


def offer(view: GalaxyRushView, action: Action) -> Line:
    """What the action would do for the seat whose view this is."""
    return OFFERS[type(action)](view, view.turn if view.seat is None else view.seat, action)


def _take(view: GalaxyRushView, seat: int, action: actions.TakeCard) -> Line:
    accelerates = action.pair > view.captains[seat].pair + 1
    clause = "GR-3.3" if accelerates else "GR-3.1"
    landing = next((each for each in view.landings if (each.pair, each.orbit) == (action.pair, action.orbit)), None)
    if landing is None:
        where = f"pair {action.pair}, orbit {ORBIT_NAMES.get(action.orbit, action.orbit)}"
        return Line(f"{'Accelerate to' if accelerates else 'Take the card of'} {where}", clause)
    card = f"{CARDS[landing.card].name} in orbit {ORBIT_NAMES[action.orbit]}"
    face = "face up" if action.face_up else "face down"
    gain = _gain(view, seat, landing) if action.face_up else _distance(view, seat, landing)
    text = f"Accelerate to {card}, {face}" if accelerates else f"Take {card}, {face}"
    return Line(text, clause, f"{gain}; {_then(landing, seat)}")


def _gain(view: GalaxyRushView, seat: int, landing: LandingView) -> str:
    """What the card gives face up."""
    own, kind = view.captains[seat], KIND_OF[landing.card]
    if kind == HEROICS:
        return plural(CARDS[landing.card].points, "point")
    if kind < RESOURCES:
        count = ordinal(own.resources[kind] + 1)
        text = f"{count} {DATA.resources[kind].short.lower()}"
        return f"{text}: lets you claim {_names(landing.claims)}" if landing.claims else text
    row, table = DATA.expeditions[kind - RESOURCES], EXPEDITION_POINTS[kind - RESOURCES]
    owned = own.expeditions[kind - RESOURCES]
    more = table[owned + 1] - table[owned]
    text = f"{ordinal(owned + 1)} {row.name.lower()}"
    if more:
        return f"{text}: +{plural(more, 'point')}"
    return f"{text}: {row.set_size - (owned + 1) % row.set_size} more for {row.set_points} points"


def _names(cards: Sequence[int]) -> str:
    return " or ".join(DISCOVERIES[card].name for card in cards)


def _distance(view: GalaxyRushView, seat: int, landing: LandingView) -> str:
    au, other = AU_OF[landing.card], 1 - seat
    season = view.captains[seat].season_distance + au
    return f"+{au} au: {season} this season, {{{other}}} has {view.captains[other].season_distance}"


def _then(landing: LandingView, seat: int) -> str:
    after = {seat: "you act again", 1 - seat: f"{{{1 - seat}}} acts next"}.get(landing.next, "the season ends")
    leaves = f"; {' and '.join(CARDS[card].name for card in landing.leaves)} out of reach" if landing.leaves else ""
    return after + leaves


def _claim(view: GalaxyRushView, seat: int, action: actions.ClaimDiscovery) -> Line:
    row = DISCOVERIES.get(action.card)
    if row is None:
        return Line(f"Claim discovery {action.card}", "GR-4.5")
    gives = GIVES[row.number]
    detail = f"{plural(row.points, 'point')}; needs {cost_text(row.number)}"
    if gives != NO_KIND:
        detail += f"; counts as 1 {DATA.resources[gives].short.lower()}"
    return Line(f"Claim {row.name}", "GR-4.5", detail)


def _decline(view: GalaxyRushView, seat: int, action: actions.DeclineClaim) -> Line:
    return Line("Claim nothing", "GR-4.5", "the pool stays as it is")


def _predict(view: GalaxyRushView, seat: int, action: actions.PlayPrediction) -> Line:
    row = PREDICTIONS.get(action.card)
    name = f"'{row.name}'" if row else f"prediction {action.card}"
    target = "your rocket" if action.rocket == seat else f"the rocket of {{{action.rocket}}}"
    return Line(f"Play {name} on {target}", "GR-6.1", standing_text(view, seat, action.card))


def standing_text(view: GalaxyRushView, seat: int, card: int) -> str:
    """How what a prediction counts stands now."""
    found = next((each for each in view.standings if each.card == card), None)
    if found is None:
        return ""
    if PREDICTIONS[card].measure == "orbit_one":
        return "now you" if found.values[seat] > found.values[1 - seat] else f"now {{{1 - seat}}}"
    return f"now you {found.values[seat]}, {{{1 - seat}}} {found.values[1 - seat]}"


OFFERS: dict[type[Action], Callable[[GalaxyRushView, int, Any], Line]] = {
    actions.TakeCard: _take,
    actions.ClaimDiscovery: _claim,
    actions.DeclineClaim: _decline,
    actions.PlayPrediction: _predict,
}


def prompt(view: GalaxyRushView) -> Prompt:
    last = view.season == SEASONS
    after = ("Final scoring",) if last else ("Prediction", f"Season {view.season + 1}")
    steps = (f"Season {view.season}", "Turn", "Claim", "Medal", *after)
    if view.phase == "over":
        return Prompt(steps, -1, "The game is over", "")
    name, title, text = QUESTIONS[view.phase]
    return Prompt(steps, steps.index(name), title, _turn_text(view) if view.phase == "turn" else text)


QUESTIONS = {
    "turn": ("Turn", "Take a card and play it", ""),
    "claim": ("Claim", "Claim a discovery?", "One of the pool, or none; resources stay with you."),
    "prediction": ("Prediction", "Play a prediction", "Face down, on the rocket that will achieve it."),
}


def _turn_text(view: GalaxyRushView) -> str:
    """GR-2.1, GR-2.2: why it is this seat's turn; GR-3.8: in the first season, the tip."""
    own, other = view.captains[view.turn], view.captains[1 - view.turn]
    why = "Less far along" if own.pair < other.pair else "Level, and in orbit one"
    tip = " Tip: accelerating pays most from orbit two, to get ahead into orbit one."
    tipped = view.season == 1 and own.orbit == 2 and any(landing.accelerates for landing in view.landings)
    return f"{why}. Face up for what it shows, face down for its distance." + tip * tipped


def plural(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def ordinal(count: int) -> str:
    return ORDINALS[count] if count < len(ORDINALS) else f"{count}th"
