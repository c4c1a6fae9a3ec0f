"""Words for people: what an offer would do, where the game is, and the board as tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cosmodrome.core.records import Action
from cosmodrome.core.texts import Block, Line, Prompt
from cosmodrome.games.galaxy_rush import actions as says
from cosmodrome.games.galaxy_rush.components import (
    ACHIEVEMENTS,
    AU_OF,
    CARDS,
    COLOURS,
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
from cosmodrome.games.galaxy_rush.narration import ORBIT_NAMES, card_text, cost_text
from cosmodrome.games.galaxy_rush.rules.playing import amounts
from cosmodrome.games.galaxy_rush.view import AchievementView, DiscoveryView, GalaxyRushView, LandingView, RocketView

ORDINALS = ("no", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


def offer(view: GalaxyRushView, action: Action) -> Line:
    """What the action would do for the seat whose view this is."""
    return OFFERS[type(action)](view, view.turn if view.seat is None else view.seat, action)


def _take(view: GalaxyRushView, seat: int, action: says.TakeCard) -> Line:
    accelerates = action.pair > view.captains[seat].pair + 1
    clause = "GR-3.3" if accelerates else "GR-3.1"
    landing = next((each for each in view.landings if (each.pair, each.orbit) == (action.pair, action.orbit)), None)
    if landing is None:
        where = f"pair {action.pair}, orbit {ORBIT_NAMES.get(action.orbit, action.orbit)}"
        return Line(f"{'Accelerate to' if accelerates else 'Take the card of'} {where}", clause)
    name, face = CARDS[landing.card].name, "face up" if action.face_up else "face down"
    gain = _gain(view, seat, landing) if action.face_up else _distance(view, seat, landing)
    text = f"Accelerate to {name}, {face}" if accelerates else f"Take {name}, {face}"
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


def _claim(view: GalaxyRushView, seat: int, action: says.ClaimDiscovery) -> Line:
    row = DISCOVERIES.get(action.card)
    if row is None:
        return Line(f"Claim discovery {action.card}", "GR-4.5")
    gives = GIVES[row.number]
    detail = f"{plural(row.points, 'point')}; needs {cost_text(row.number)}"
    if gives != NO_KIND:
        detail += f"; counts as 1 {DATA.resources[gives].short.lower()}"
    return Line(f"Claim {row.name}", "GR-4.5", detail)


def _decline(view: GalaxyRushView, seat: int, action: says.DeclineClaim) -> Line:
    return Line("Claim nothing", "GR-4.5", "the pool stays as it is")


def _predict(view: GalaxyRushView, seat: int, action: says.PlayPrediction) -> Line:
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
    says.TakeCard: _take,
    says.ClaimDiscovery: _claim,
    says.DeclineClaim: _decline,
    says.PlayPrediction: _predict,
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


def board(view: GalaxyRushView) -> Sequence[Block]:
    """The track, both captains, the pool, achievements and predictions."""
    return (_track(view), _captains(view), _points(view), _pool(view), _achievements(view), _predictions(view))


def _track(view: GalaxyRushView) -> Block:
    pairs = len(view.spaces) // 2
    rows = tuple(
        (
            f"orbit {ORBIT_NAMES[orbit]}",
            _start(view, orbit),
            *(_space(view, pair, orbit) for pair in range(1, pairs + 1)),
        )
        for orbit in (1, 2)
    )
    head = ("", "Start", *(f"Pair {pair}" for pair in range(1, pairs + 1)))
    return Block(f"Season {view.season}", head, rows, f"{view.deck} orbit cards are still to come.")


def _start(view: GalaxyRushView, orbit: int) -> str:
    return _rockets(view, 0, orbit) or "-"


def _rockets(view: GalaxyRushView, pair: int, orbit: int) -> str:
    here = [seat for seat, captain in enumerate(view.captains) if (captain.pair, captain.orbit) == (pair, orbit)]
    return ", ".join(f"<{{{seat}}}>" for seat in here)


def _space(view: GalaxyRushView, pair: int, orbit: int) -> str:
    space = view.spaces[2 * pair + orbit - 3]
    return _rockets(view, pair, orbit) or (card_text(space.card) if space.card else "x" if space.left else "-")


def _captains(view: GalaxyRushView) -> Block:
    kinds = (*(row.short for row in DATA.resources), *(row.plural for row in DATA.expeditions))
    head = ("Captain", *kinds, "Heroics", "Discoveries", "This season", "Whole game", "Medals")
    return Block("Captains", head, tuple(_captain_row(view, seat) for seat in range(len(view.captains))), _race(view))


def _captain_row(view: GalaxyRushView, seat: int) -> tuple[str, ...]:
    own = view.captains[seat]
    return (
        f"{{{seat}}}",
        *(str(count) for count in (*own.resources, *own.expeditions, own.heroics, len(own.discoveries))),
        f"{own.season_distance} au",
        f"{own.total_distance} au",
        ", ".join(str(view.medals[season - 1].points) for season in own.medals) or "-",
    )


def _race(view: GalaxyRushView) -> str:
    race = view.race
    if race.leader < 0:
        return f"The medal of {race.points} is open: level distances and orbits (GR-5.3)."
    why = "in orbit one, level distances (GR-5.3)" if race.level else "by distance (GR-5.2)"
    return f"{{{race.leader}}} is ahead for the medal of {race.points}, {why}."


def _points(view: GalaxyRushView) -> Block:
    categories = tuple(view.captains[0].points)
    rows = tuple(
        (f"{{{seat}}}", *(str(each) for each in captain.points.values()), str(captain.total))
        for seat, captain in enumerate(view.captains)
    )
    return Block("Points, if it ended now", ("Captain", *categories, "Total"), rows)


def _pool(view: GalaxyRushView) -> Block:
    head = ("Discovery", "Points", "Needs", "Counts as", *(f"{colour.capitalize()} lacks" for colour in COLOURS))
    rows = tuple(_pool_row(card) for card in view.pool)
    return Block("Discovery pool", head, rows, f"{view.discovery_deck} left in the season's deck.")


def _pool_row(found: DiscoveryView) -> tuple[str, ...]:
    row, gives = DISCOVERIES[found.card], GIVES[found.card]
    counts_as = "-" if gives == NO_KIND else DATA.resources[gives].short
    return (row.name, str(row.points), cost_text(row.number), counts_as, *(amounts(each) for each in found.missing))


def _achievements(view: GalaxyRushView) -> Block:
    return Block(
        "Achievements",
        ("Achievement", "Points", *map(str.capitalize, COLOURS)),
        tuple(map(_achievement_row, view.achievements)),
    )


def _achievement_row(found: AchievementView) -> tuple[str, ...]:
    row = ACHIEVEMENTS[found.card]
    points = f"{row.points} each" if row.rule == "each" else str(row.points)
    return (row.text, points, *(f"{each.value}{', met' if each.met else ''}" for each in found.progress))


def _predictions(view: GalaxyRushView) -> Block:
    rows = tuple((f"{{{rocket}}}", _stack(found), _tokens(found)) for rocket, found in enumerate(view.rockets))
    hand = ", ".join(PREDICTIONS[card].name for card in view.hand)
    return Block("Predictions", ("Rocket of", "Played", "Tokens"), rows, f"In your hand: {hand}." if hand else "")


def _stack(rocket: RocketView) -> str:
    def told(seat: int, card: int, correct: bool) -> str:
        return f"{{{seat}}}" + (f": {PREDICTIONS[card].name}, {'right' if correct else 'wrong'}" if card else "")

    return "; ".join(told(each.seat, each.card, each.correct) for each in rocket.stack) or "-"


def _tokens(rocket: RocketView) -> str:
    return " ".join(map(str, rocket.tokens))
