"""From samples to figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from statistics import stdev
from typing import Any

from cosmodrome.core.catalogue import catalogue
from cosmodrome.core.flow import Seat
from cosmodrome.core.game import Game
from cosmodrome.core.message import Text
from cosmodrome.lab.arena import Plan, options_of
from cosmodrome.lab.balance.distribution import Distribution, Scale, distribute, scale_of
from cosmodrome.lab.balance.facts import Category, Figures, SeatFigures, Title
from cosmodrome.lab.balance.rows import Row, Sides, deals, gap, rows_of, sides_of
from cosmodrome.lab.balance.samples import Sample
from cosmodrome.lab.balance.things import choices, event_rates, numbers, things
from cosmodrome.lab.figures import Interval, mean, rate, ratio
from cosmodrome.lab.standings import standings


def count(game: Game[Any], plan: Plan, samples: Sequence[Sample]) -> Figures:
    """Everything the page shows; at least one game."""
    cooperative = game.meta.cooperative
    rows = rows_of(plan, samples, cooperative=cooperative)
    sides = sides_of(rows)
    winners = [len(sample.winners) for sample in samples]
    rivals = plan.seats > 1 and not cooperative
    return Figures(
        plan=plan,
        game=game.meta.title,
        options=options_of(game, plan),
        cooperative=cooperative,
        games=len(samples),
        deals=len(set(deals(rows))),
        ahead=sides.ahead,
        won=rate(sum(number > 0 for number in winners), len(samples)),
        shared=rate(sum(number > 1 for number in winners) if rivals else 0, len(samples)),
        margin=_margin(plan, samples) if rivals else None,
        score=distribute([row.score for row in rows], deals(rows)),
        seats=_seats(plan, rows),
        bots=tuple(standings(plan, samples, cooperative=cooperative)),
        titles=_titles(rows),
        categories=_categories(game, rows, sides),
        lengths=_lengths(plan, samples),
        things=tuple(things(rows)),
        numbers=tuple(numbers(rows, sides)),
        choices=tuple(choices(rows)),
        events=tuple(event_rates(rows)),
    )


def _seats(plan: Plan, rows: Sequence[Row]) -> tuple[SeatFigures, ...]:
    scale = scale_of([row.score for row in rows])
    return tuple(_seat(seat, rows, scale) for seat in range(plan.seats))


def _seat(seat: Seat, rows: Sequence[Row], scale: Scale) -> SeatFigures:
    own = [row for row in rows if row.seat == seat]
    scores = [row.score for row in rows]
    return SeatFigures(
        seat=seat,
        wins=_wins(own),
        place=sum(row.place for row in own) / len(own),
        score=distribute([row.score for row in own], deals(own), scale),
        edge=gap(rows, scores, [row.seat == seat for row in rows]),
    )


def _wins(own: Sequence[Row]) -> Interval:
    """Each deal counts once, however many rotations it was played in: cautious, and exact where there is one."""
    plays = Counter(deals(own))
    return rate(sum(row.win / plays[row.deal] for row in own), len(plays))


def _margin(plan: Plan, samples: Sequence[Sample]) -> Distribution:
    leads = []
    for sample in samples:
        best, second = sorted(sample.scores, reverse=True)[:2]
        leads.append(float(best - second))
    return distribute(leads, [plan.deal(sample.index) for sample in samples])


def _titles(rows: Sequence[Row]) -> tuple[Title, ...]:
    names = Counter(row.sample.title for row in rows)
    shares = {name: mean([float(row.sample.title == name) for row in rows], deals(rows)) for name in names}
    return tuple(Title(name, shares[name]) for name, _ in names.most_common())


def _categories(game: Game[Any], rows: Sequence[Row], sides: Sides) -> tuple[Category, ...]:
    names = list(dict.fromkeys(name for row in rows for name in row.sample.sheet))
    title = catalogue(game.texts.words).category
    return tuple(_category(name, title(name), rows, sides) for name in names)


def _category(name: str, title: Text, rows: Sequence[Row], sides: Sides) -> Category:
    points = [float(row.sample.sheet.get(name, 0)) for row in rows]
    by_side = {
        side: [point for point, ahead in zip(points, sides.is_ahead, strict=True) if ahead == side]
        for side in (True, False)
    }
    return Category(
        name=name,
        title=title,
        mean=mean(points, deals(rows)),
        share=ratio(points, [row.score for row in rows], deals(rows)),
        deviation=stdev(points) if len(points) > 1 else 0.0,
        scored=sum(point != 0 for point in points) / len(points),
        ahead=mean(by_side[True]).value,
        behind=mean(by_side[False]).value,
        gap=gap(rows, points, sides.is_ahead),
    )


def _lengths(plan: Plan, samples: Sequence[Sample]) -> dict[str, Distribution]:
    """Turns are a matter of tables; alone every decision is one's own."""
    asked: dict[str, Callable[[Sample], int]] = {
        "decisions": lambda sample: sample.decisions,
        "forced": lambda sample: sample.forced,
        "turns": lambda sample: sample.turns,
    }
    if plan.seats == 1:
        del asked["turns"]
    by_deal = [plan.deal(sample.index) for sample in samples]
    return {name: distribute([float(ask(sample)) for sample in samples], by_deal) for name, ask in asked.items()}
