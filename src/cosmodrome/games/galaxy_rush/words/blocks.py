"""Tables for people: the component data with its provenance, and the board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cosmodrome.core.message import Message, Player, Text, listed, named, people, say
from cosmodrome.core.texts import LATER, LEGEND, NOW, SOON, Block, some_rows
from cosmodrome.games.content import source_of
from cosmodrome.games.galaxy_rush.data.components import (
    ACHIEVEMENTS,
    DATA,
    DISCOVERIES,
    EXPEDITION_POINTS,
    GIVES,
    NO_KIND,
    PREDICTIONS,
    SEASONS,
)
from cosmodrome.games.galaxy_rush.view.table import (
    AchievementView,
    CaptainView,
    DiscoveryView,
    GalaxyRushView,
    PlayedView,
    RocketView,
)
from cosmodrome.games.galaxy_rush.words.names import amounts, card_name, card_text, cost, inside, points

ORBITS = (1, 2)


def components() -> Sequence[Block]:
    return (_orbit_cards(), _discoveries(), _expeditions(), _predictions(), _achievements(), _numbers())


def _head(*names: str) -> tuple[Message, ...]:
    return tuple(say(f"head-{name}") for name in names)


def _orbit_cards() -> Block:
    rows = tuple(
        (
            str(card.number),
            card_name(card.number),
            _au(card.distance),
            str(card.points) if card.points else "-",
            source_of(card),
        )
        for card in DATA.orbit_cards
    )
    return Block(
        say("components-orbit-cards"), _head("number", "card", "distance", "points", "source"), rows, clause="GR-1.3"
    )


def _discoveries() -> Block:
    names = {row.id: row.short for row in DATA.resources}
    head = _head("number", "season", "discovery", "body", "points", "needs", "counts-as", "source")
    rows = tuple(
        (
            str(row.number),
            str(row.season),
            row.name,
            say("body", body=row.body),
            str(row.points),
            listed(cost(row.number)),
            names.get(row.gives, "-"),
            source_of(row),
        )
        for row in DATA.discoveries
    )
    return Block(say("components-discoveries"), head, rows, clause="GR-1.6")


def _expeditions() -> Block:
    rows = tuple(
        (row.plural, " ".join(map(str, table[1:])), source_of(row))
        for row, table in zip(DATA.expeditions, EXPEDITION_POINTS, strict=True)
    )
    return Block(say("components-expeditions"), _head("kind", "set-points", "source"), rows, clause="GR-8.4")


def _predictions() -> Block:
    rows = tuple((str(row.number), row.name, row.text, source_of(row)) for row in DATA.predictions)
    return Block(say("components-predictions"), _head("number", "prediction", "text", "source"), rows, clause="GR-6.1")


def _achievements() -> Block:
    rows = tuple((str(row.number), row.name, row.text, _worth(row.number), source_of(row)) for row in DATA.achievements)
    return Block(
        say("components-achievements"),
        _head("number", "achievement", "text", "points", "source"),
        rows,
        clause="GR-1.9",
    )


def _numbers() -> Block:
    setup, distance = DATA.setup, DATA.distance
    rows: tuple[tuple[Text, ...], ...] = (
        (say("number-seasons"), str(setup.seasons), source_of(setup)),
        (say("number-pairs"), str(setup.pairs), source_of(setup)),
        (say("number-pool"), str(setup.pool), source_of(setup)),
        (say("number-achievements"), str(setup.achievements), source_of(setup)),
        (say("number-predictions"), str(setup.predictions), source_of(setup)),
        (say("number-distance", au=distance.au), str(distance.points), source_of(distance)),
        *((say("number-medal", season=row.season), str(row.points), source_of(row)) for row in DATA.medals),
        (say("number-tokens"), " ".join(map(str, DATA.tokens.values)), source_of(DATA.tokens)),
        *(
            (say("number-rocket", seat=row.seat + 1), say(f"colour-{row.colour}"), source_of(row))
            for row in DATA.rockets
        ),
    )
    return Block(say("components-numbers"), _head("what", "value", "source"), rows, clause="GR-1.11")


def remaining(view: GalaxyRushView) -> Sequence[Block]:
    """Every orbit card lies open once it has been laid out, and every season has discoveries of its own."""
    seen = {space.card for space in view.spaces} | set(view.gone)
    for own in view.captains:
        seen.update(own.up, own.down, own.earlier)
    unseen = {str(card.number) for card in DATA.orbit_cards if card.number not in seen}
    orbit = say("remaining-orbit-note", n=_to_come(view))
    met = {card.card for card in view.pool} | {card for own in view.captains for card in own.discoveries}
    later = {str(row.number) for row in DATA.discoveries if row.season >= view.season and row.number not in met}
    note = say("remaining-discoveries-note", n=view.discovery_deck)
    return (
        some_rows(_orbit_cards(), unseen, 4, say("remaining-orbit-cards"), orbit),
        some_rows(_discoveries(), later, 7, say("remaining-discoveries"), note),
    )


def board(view: GalaxyRushView) -> Sequence[Block]:
    """The captains in short, the track, the pool, the captains with all they own, achievements and predictions."""
    claiming, predicting = view.phase == "claim", view.phase == "prediction"
    return (
        _standings(view),
        _track(view, NOW if view.phase == "turn" else SOON),
        _pool(view, NOW if claiming else SOON),
        _played_predictions(view, NOW if predicting else LATER),
        _open_achievements(view),
        _captains(view),
        Block(say("board-legend"), (), (), say("board-legend-text"), LEGEND),
    )


def _standings(view: GalaxyRushView) -> Block:
    """Who leads: points if the game ended now, distances, and what is face up."""
    head = _head("captain", "points", "season-distance", "total-distance", "face-up")
    rows = tuple(_standing(seat, own) for seat, own in enumerate(view.captains))
    return Block("", head, rows)


def _standing(seat: int, own: CaptainView) -> tuple[Text, ...]:
    shown = [*amounts(own.resources)]
    sets = [(row, number) for row, number in zip(DATA.expeditions, own.expeditions, strict=True) if number]
    shown += [say("board-set", n=number, one=inside(row.name), more=inside(row.plural)) for row, number in sets]
    shown += [say("board-heroics", n=own.heroics)] if own.heroics else []
    return (
        named(seat),
        str(own.total),
        _au(own.season_distance),
        _au(own.total_distance),
        listed(shown) if shown else "-",
    )


def _track(view: GalaxyRushView, need: int) -> Block:
    """From the rocket behind onwards."""
    pairs, first = len(view.spaces) // 2, min(captain.pair for captain in view.captains)
    rows = [(say("board-start"), *(_rockets(view, 0, orbit) or "-" for orbit in ORBITS))] if first == 0 else []
    rows += [
        (say("board-pair", pair=pair), *(_space(view, pair, orbit) for orbit in ORBITS))
        for pair in range(max(1, first), pairs + 1)
    ]
    head = ("", say("board-orbit-one"), say("board-orbit-two"))
    return Block(say("board-track", season=view.season, n=_to_come(view)), head, tuple(rows), "", need)


def _to_come(view: GalaxyRushView) -> int:
    """Cards that will be laid out in later seasons: the rest of the deck stays in the box (GR-1.3)."""
    return min(view.deck, (SEASONS - view.season) * len(view.spaces))


def _rockets(view: GalaxyRushView, pair: int, orbit: int) -> Text:
    here = [seat for seat, captain in enumerate(view.captains) if (captain.pair, captain.orbit) == (pair, orbit)]
    return say("board-rockets", who=people(here)) if here else ""


def _space(view: GalaxyRushView, pair: int, orbit: int) -> Text:
    space = view.spaces[2 * pair + orbit - 3]
    if rockets := _rockets(view, pair, orbit):
        return rockets
    return card_text(space.card) if space.card else "x" if space.left else "-"


def _captains(view: GalaxyRushView) -> Block:
    """What they own, beside the points it would give if the game ended now."""
    columns = [list(_captain(seat, captain)) for seat, captain in enumerate(view.captains)]
    rows = tuple((name, *(column[at][1] for column in columns)) for at, (name, _) in enumerate(columns[0]))
    return Block(say("board-captains"), ("", *map(named, range(len(view.captains)))), rows, _race(view), LATER)


def _captain(seat: int, own: CaptainView) -> Iterator[tuple[Text, Text]]:
    def counted(count: Text | int, category: str) -> Message:
        return say("board-counted", count=count, n=own.points[category])

    yield from ((row.short, str(count)) for row, count in zip(DATA.resources, own.resources, strict=True))
    yield from ((row.plural, str(count)) for row, count in zip(DATA.expeditions, own.expeditions, strict=True))
    yield say("sheet-Expeditions"), counted(sum(own.expeditions), "Expeditions")
    yield say("sheet-Heroics"), counted(own.heroics, "Heroics")
    yield say("sheet-Discoveries"), counted(len(own.discoveries), "Discoveries")
    yield say("board-season-distance"), _au(own.season_distance)
    yield say("board-total-distance"), counted(_au(own.total_distance), "Distance")
    medals = say("board-medal-seasons", seasons=tuple(map(str, own.medals)), n=own.points["Medals"])
    yield say("board-medals"), medals if own.medals else say("none")
    yield say("sheet-Achievements"), points(own.points["Achievements"])
    yield say("sheet-Predictions"), points(own.points["Predictions"])
    yield say("board-total"), points(own.total)


def _au(distance: int) -> Message:
    return say("board-au", n=distance)


def _race(view: GalaxyRushView) -> Message:
    race = view.race
    won = next((medal.winner for medal in view.medals if medal.season == view.season and medal.winner >= 0), None)
    if won is not None:
        return say("race-won", n=race.points, who=Player(won))
    if race.leader < 0:
        return say("race-open", n=race.points)
    if race.level:
        return say("race-by-orbit", n=race.points, who=Player(race.leader))
    return say("race-by-distance", n=race.points, who=Player(race.leader))


def _pool(view: GalaxyRushView, need: int) -> Block:
    lacks = [say("board-lacks", who=Player(seat)) for seat in range(len(view.captains))]
    head = (say("board-discovery"), say("board-points"), say("board-needs"), say("board-counts-as"), *lacks)
    rows = tuple(_pool_row(card) for card in view.pool)
    return Block(say("board-pool"), head, rows, say("board-pool-left", n=view.discovery_deck), need)


def _pool_row(found: DiscoveryView) -> tuple[Text, ...]:
    row, gives = DISCOVERIES[found.card], GIVES[found.card]
    counts_as = "-" if gives == NO_KIND else DATA.resources[gives].short
    missing = [listed(amounts(each)) for each in found.missing]
    return (row.name, str(row.points), listed(cost(row.number)), counts_as, *missing)


def _open_achievements(view: GalaxyRushView) -> Block:
    head = (say("board-achievement"), say("head-text"), say("board-points"), *map(named, range(len(view.captains))))
    return Block(say("board-achievements"), head, tuple(map(_achievement_row, view.achievements)), "", SOON)


def _achievement_row(found: AchievementView) -> tuple[Text, ...]:
    progress = [say("board-met", value=each.value) if each.met else str(each.value) for each in found.progress]
    row = ACHIEVEMENTS[found.card]
    return (row.name, row.text, _worth(found.card), *progress)


def _worth(achievement: int) -> Text:
    row = ACHIEVEMENTS[achievement]
    return say("board-points-each", n=row.points) if row.rule == "each" else str(row.points)


def _played_predictions(view: GalaxyRushView, need: int) -> Block:
    rows = tuple((named(rocket), _stack(found), _tokens(found)) for rocket, found in enumerate(view.rockets))
    head = (say("board-rocket-of"), say("board-played"), say("board-tokens"))
    hand = tuple(say("quoted", name=PREDICTIONS[card].name) for card in view.hand)
    return Block(say("board-predictions"), head, rows, say("board-hand", cards=hand) if hand else "", need)


def _stack(rocket: RocketView) -> Text:
    return listed(tuple(_played(each) for each in rocket.stack)) if rocket.stack else "-"


def _played(each: PlayedView) -> Message | Player:
    if not each.card:
        return Player(each.seat)
    return say("board-judged", who=Player(each.seat), name=PREDICTIONS[each.card].name, n=each.token)


def _tokens(rocket: RocketView) -> str:
    return " ".join(map(str, rocket.tokens))
