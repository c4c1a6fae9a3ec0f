"""`audit`: how much a bot's moves lose against the best ones, and its worst moves."""

from __future__ import annotations

from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from cosmodrome.bots.roster import make_bot
from cosmodrome.cli.games import GameArgument
from cosmodrome.cli.language import words_of
from cosmodrome.cli.play import OptionList, read_options
from cosmodrome.cli.progress import Workers, play_games, progress_bar
from cosmodrome.cli.show import Speaker, in_words, tell
from cosmodrome.core.message import say
from cosmodrome.core.refusal import Problem
from cosmodrome.core.rng import Rng
from cosmodrome.core.texts import Block
from cosmodrome.games.registry import find_study
from cosmodrome.lab.arena import Plan, make_plan
from cosmodrome.lab.audit import Audited, Judged, Settings, audit_game, games_for, measure_again, report_of, worst
from cosmodrome.workers import Workers as Pool
from cosmodrome.workers import all_cores

SHOWN = 10
LOOKED_AT_AGAIN = 20
"""Of these, measured again, the worst are shown."""


class BadAudit(Problem):
    """An audit that cannot be done."""


def audit(
    game: GameArgument,
    bot: Annotated[str, typer.Option(help=words_of("help-audit-bot"))] = "greedy",
    positions: Annotated[int, typer.Option(help=words_of("help-audit-positions"))] = 400,
    seats: Annotated[int | None, typer.Option(help=words_of("help-audit-seats"))] = None,
    judge: Annotated[str, typer.Option(help=words_of("help-audit-judge"))] = "greedy",
    playouts: Annotated[int, typer.Option(help=words_of("help-audit-playouts"))] = 32,
    seed: Annotated[int, typer.Option(help=words_of("help-first-seed"))] = 0,
    option: OptionList = None,
    json: Annotated[Path | None, typer.Option(help=words_of("help-audit-json"))] = None,
    saves: Annotated[Path | None, typer.Option(help=words_of("help-audit-saves"))] = None,
    workers: Workers = 0,
) -> None:
    """Judge a bot's moves at sampled decisions by playing on from each alternative."""
    if positions < 1 or playouts < 1:
        raise BadAudit(say("audit-numbers"))
    study = find_study(game)
    make_bot(judge, study.game, Rng.seeded(0), study.handicaps)
    settings = Settings(judge, playouts)
    plan = make_plan(study, [bot], seats, read_options(option), games_for(positions), seed)
    plan = msgspec.structs.replace(plan, about=settings.about)
    results = play_games(partial(audit_game, settings), plan, Audited, json, workers)
    _show_report(plan, results)
    _show_worst(plan, settings, results, saves, workers or all_cores())


def unit_of(by_score: bool) -> str:
    return "score" if by_score else "chance"


def _show_report(plan: Plan, results: list[Audited]) -> None:
    found = report_of(results)
    unit = unit_of(found.by_score)
    row = (plan.bots[0], str(found.decisions), found.regret.number(), found.large.percent())
    head = (say("arena-bot"), say("audit-decisions"), say(f"audit-regret-{unit}"), say(f"audit-large-{unit}"))
    about = {"game": plan.game, "seats": plan.seats, "seed": str(plan.seed)}
    Speaker().block(Block(say("arena-standings", **about), head, (row,), say("audit-note", about=plan.about)))


def _show_worst(plan: Plan, settings: Settings, results: list[Audited], folder: Path | None, workers: int) -> None:
    found = worst(results, LOOKED_AT_AGAIN)
    if not found:
        return
    again = _measured_again(plan, settings, found, workers)
    ordered = sorted(again, key=lambda pair: -pair[1].regret)[:SHOWN]
    tell(say("audit-worst"), "bold")
    for number, (result, judged) in enumerate(ordered, start=1):
        asked, chosen, best = judged.position
        about = {"number": number, "seed": str(plan.deal(result.index)), "move": judged.ply + 1}
        loss = say(f"audit-loss-{unit_of(result.by_score)}", points=f"{judged.regret:.1f}")
        tell(say("audit-blunder", **about, seat=judged.seat + 1, asked=asked, chosen=chosen, best=best, loss=loss))
        if folder:
            folder.mkdir(parents=True, exist_ok=True)
            file = folder / f"{plan.game}-{plan.deal(result.index)}-{judged.ply + 1}.json"
            file.write_text(result.save)
            tell(say("audit-saved", file=str(file), move=judged.ply))


def _measured_again(
    plan: Plan, settings: Settings, found: list[tuple[Audited, Judged]], workers: int
) -> list[tuple[Audited, Judged]]:
    work = partial(measure_again, settings, find_study, plan)
    with closing(Pool(workers)) as pool, progress_bar(in_words(say("audit-again")), len(found)) as advance:
        measured: list[tuple[Audited, Judged]] = []
        for number, judged in pool.each(work, found):
            measured.append((found[number][0], judged))
            advance()
    return measured
