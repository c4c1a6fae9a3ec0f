"""Tables for people: the component data with its provenance, and the board."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.texts import Block
from cosmodrome.games.galaxy_rush.data.components import (
    ACHIEVEMENTS,
    DATA,
    DISCOVERIES,
    EXPEDITION_POINTS,
    GIVES,
    NO_KIND,
    PREDICTIONS,
    SEATS,
)
from cosmodrome.games.galaxy_rush.rules.playing import amounts
from cosmodrome.games.galaxy_rush.view.table import (
    AchievementView,
    CaptainView,
    DiscoveryView,
    GalaxyRushView,
    RocketView,
)
from cosmodrome.games.galaxy_rush.words.narration import ORBIT_NAMES, card_text, cost_text

NAMES = tuple(f"{{{seat}}}" for seat in range(SEATS))
"""They stand for the players' names."""


def components() -> Sequence[Block]:
    return (_orbit_cards(), _discoveries(), _expeditions(), _predictions(), _achievements(), _numbers())


def _orbit_cards() -> Block:
    head = ("No.", "Card", "Distance", "Points", "Source")
    rows = tuple(
        (str(card.number), card.name, f"{card.distance} au", str(card.points) if card.points else "-", card.source)
        for card in DATA.orbit_cards
    )
    return Block("Orbit cards", head, rows)


def _discoveries() -> Block:
    names = {row.id: row.short for row in DATA.resources}
    head = ("No.", "Season", "Discovery", "Body", "Points", "Needs", "Counts as", "Source")
    rows = tuple(
        (
            str(row.number),
            str(row.season),
            row.name,
            row.body,
            str(row.points),
            cost_text(row.number),
            names.get(row.gives, "-"),
            row.source,
        )
        for row in DATA.discoveries
    )
    return Block("Discoveries", head, rows)


def _expeditions() -> Block:
    rows = tuple(
        (row.plural, " ".join(map(str, table[1:])), row.source)
        for row, table in zip(DATA.expeditions, EXPEDITION_POINTS, strict=True)
    )
    return Block("Expeditions", ("Kind", "Points for one, two, three and so on", "Source"), rows)


def _predictions() -> Block:
    rows = tuple((str(row.number), row.name, row.text, row.source) for row in DATA.predictions)
    return Block("Predictions, alike in both colours", ("No.", "Prediction", "Text", "Source"), rows)


def _achievements() -> Block:
    rows = tuple(
        (str(row.number), row.text, f"{row.points} each" if row.rule == "each" else str(row.points), row.source)
        for row in DATA.achievements
    )
    return Block("Achievements", ("No.", "Achievement", "Points", "Source"), rows)


def _numbers() -> Block:
    setup, distance = DATA.setup, DATA.distance
    rows = (
        ("Seasons", str(setup.seasons), setup.source),
        ("Pairs of a track", str(setup.pairs), setup.source),
        ("Discoveries in the pool", str(setup.pool), setup.source),
        ("Achievements in a game", str(setup.achievements), setup.source),
        ("Predictions dealt to each captain", str(setup.predictions), setup.source),
        (f"Points for each full {distance.au} au", str(distance.points), distance.source),
        *((f"Medal of season {row.season}", str(row.points), row.source) for row in DATA.medals),
        ("Reputation tokens beside each rocket", " ".join(map(str, DATA.tokens.values)), DATA.tokens.source),
        *((f"Rocket of seat {row.seat + 1}, unless players choose", row.colour, row.source) for row in DATA.rockets),
    )
    return Block("Numbers", ("What", "Value", "Source"), rows)


def board(view: GalaxyRushView) -> Sequence[Block]:
    """The track, both captains, the pool, achievements and predictions; high rather than wide, for terminals."""
    return (_track(view), _captains(view), _pool(view), _open_achievements(view), _played_predictions(view))


def _track(view: GalaxyRushView) -> Block:
    pairs = len(view.spaces) // 2
    rows = (
        ("Start", *(_rockets(view, 0, orbit) or "-" for orbit in ORBIT_NAMES)),
        *((f"Pair {pair}", *(_space(view, pair, orbit) for orbit in ORBIT_NAMES)) for pair in range(1, pairs + 1)),
    )
    head = ("", *(f"Orbit {name}" for name in ORBIT_NAMES.values()))
    return Block(f"Season {view.season}", head, rows, f"{view.deck} orbit cards are still to come.")


def _rockets(view: GalaxyRushView, pair: int, orbit: int) -> str:
    here = [seat for seat, captain in enumerate(view.captains) if (captain.pair, captain.orbit) == (pair, orbit)]
    return ", ".join(f"<{{{seat}}}>" for seat in here)


def _space(view: GalaxyRushView, pair: int, orbit: int) -> str:
    space = view.spaces[2 * pair + orbit - 3]
    return _rockets(view, pair, orbit) or (card_text(space.card) if space.card else "x" if space.left else "-")


def _captains(view: GalaxyRushView) -> Block:
    """What they own, beside the points it would give if the game ended now."""
    columns = [_captain(seat, captain) for seat, captain in enumerate(view.captains)]
    rows = tuple((name, *(column[name] for column in columns)) for name in columns[0])
    return Block("Captains", ("", *NAMES), rows, _race(view))


def _captain(seat: int, own: CaptainView) -> dict[str, str]:
    points = {name: f"{value} points" for name, value in own.points.items()}
    medals = ", ".join(f"season {season}" for season in own.medals) or "none"
    return {
        "Captain": f"{{{seat}}}",
        **{row.short: str(count) for row, count in zip(DATA.resources, own.resources, strict=True)},
        **{row.plural: str(count) for row, count in zip(DATA.expeditions, own.expeditions, strict=True)},
        "Expeditions": f"{sum(own.expeditions)}: {points['Expeditions']}",
        "Heroics": f"{own.heroics}: {points['Heroics']}",
        "Discoveries": f"{len(own.discoveries)}: {points['Discoveries']}",
        "This season": f"{own.season_distance} au",
        "Whole game": f"{own.total_distance} au: {points['Distance']}",
        "Medals": f"{medals}: {points['Medals']}",
        "Achievements": points["Achievements"],
        "Predictions": points["Predictions"],
        "Total": f"{own.total} points",
    }


def _race(view: GalaxyRushView) -> str:
    race = view.race
    if race.leader < 0:
        return f"The medal of {race.points} is open: level distances and orbits (GR-5.3)."
    why = "in orbit one, level distances (GR-5.3)" if race.level else "by distance (GR-5.2)"
    return f"Ahead for the medal of {race.points}: {{{race.leader}}}, {why}."


def _pool(view: GalaxyRushView) -> Block:
    head = ("Discovery", "Points", "Needs", "Counts as", *(f"{name} lacks" for name in NAMES))
    rows = tuple(_pool_row(card) for card in view.pool)
    return Block("Discovery pool", head, rows, f"{view.discovery_deck} left in the season's deck.")


def _pool_row(found: DiscoveryView) -> tuple[str, ...]:
    row, gives = DISCOVERIES[found.card], GIVES[found.card]
    counts_as = "-" if gives == NO_KIND else DATA.resources[gives].short
    return (row.name, str(row.points), cost_text(row.number), counts_as, *(amounts(each) for each in found.missing))


def _open_achievements(view: GalaxyRushView) -> Block:
    return Block(
        "Achievements",
        ("Achievement", "Points", *NAMES),
        tuple(map(_achievement_row, view.achievements)),
    )


def _achievement_row(found: AchievementView) -> tuple[str, ...]:
    row = ACHIEVEMENTS[found.card]
    points = f"{row.points} each" if row.rule == "each" else str(row.points)
    return (row.text, points, *(f"{each.value}{', met' if each.met else ''}" for each in found.progress))


def _played_predictions(view: GalaxyRushView) -> Block:
    rows = tuple((f"{{{rocket}}}", _stack(found), _tokens(found)) for rocket, found in enumerate(view.rockets))
    hand = ", ".join(PREDICTIONS[card].name for card in view.hand)
    return Block("Predictions", ("Rocket of", "Played", "Tokens"), rows, f"In your hand: {hand}." if hand else "")


def _stack(rocket: RocketView) -> str:
    def prediction(seat: int, card: int, correct: bool) -> str:
        return f"{{{seat}}}" + (f": {PREDICTIONS[card].name}, {'right' if correct else 'wrong'}" if card else "")

    return "; ".join(prediction(each.seat, each.card, each.correct) for each in rocket.stack) or "-"


def _tokens(rocket: RocketView) -> str:
    return " ".join(map(str, rocket.tokens))
