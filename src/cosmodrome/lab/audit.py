"""How well a bot decides: its moves at sampled decisions, compared with the other moves by playing on.

Every move is tried on the same deals with the same dice (common random numbers), and a strong bot, the judge, plays the
game to its end from there. The best move is found on one half of the deals and measured on the other, so that a
lucky move does not count as a better one. What the chosen move is behind is its regret: in points of winning chance, or
of score where there is only a score to reach.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from math import ceil, log2
from typing import Any, NamedTuple

import msgspec

from cosmodrome.bots.drive import decide, next_to_move, play_out
from cosmodrome.bots.roster import make_bot
from cosmodrome.core import save as saves
from cosmodrome.core.catalogue import catalogue
from cosmodrome.core.flow import CLOCK, Seat
from cosmodrome.core.game import Game, Outcome
from cosmodrome.core.match import Match
from cosmodrome.core.records import Action, plain
from cosmodrome.core.rng import Rng
from cosmodrome.core.study import Study
from cosmodrome.lab.arena import DRIVER_STREAM, FindStudy, Plan, Result, sit_down
from cosmodrome.lab.figures import Interval, mean, rate

PER_GAME = 4
"""Decisions looked at in each game: few, because those of one game are alike."""
SMALL = 12
"""Up to so many legal actions, all of them are tried; with more, those that the game calls sensible."""
SAMPLE_STREAM, DEAL_STREAM = 3_000, 4_000
AGAIN = 1_000_000
"""The number of the first deal when a decision is measured a second time."""
TIMES = 4
"""Then on so many times as many deals."""
LARGE_LOSS = 10.0
"""Points of winning chance that nobody should give away in one move."""
LARGE_LOSS_OF_SCORE = 1.0
NOTEWORTHY = 0.2
"""The share of a large loss from which on a decision may be among the worst: those games are saved."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    judge: str
    """The bot that plays on after each move."""
    playouts: int
    """Deals on which the best move and the chosen one are compared; as many again find the best one."""

    @property
    def about(self) -> str:
        """For the plan, so that results of other settings are not mixed with these."""
        return f"judge={self.judge}, playouts={self.playouts}"


class Judged(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision: what was chosen, what is better, and by how much."""

    ply: int
    """So many actions had been played before it."""
    seat: Seat
    moves: int
    """How many were compared."""
    chosen: dict[str, Any]
    best: dict[str, Any]
    regret: float
    """0 where the chosen move was found to be the best; below 0 where the one found is not better after all."""
    position: tuple[str, str, str]
    """In words: what was asked, the chosen move and the best one."""


class Audited(Result, frozen=True, forbid_unknown_fields=True):
    """A game with some of its decisions judged."""

    by_score: bool
    decisions: int
    """Decisions of the game with more than one move to choose from."""
    judged: tuple[Judged, ...]
    save: str
    """The whole game as a save file, where one of these decisions is noteworthy."""


class Decision(NamedTuple):
    ply: int
    seat: Seat
    state: Any
    chosen: Action


def games_for(positions: int) -> int:
    return ceil(positions / PER_GAME)


def audit_game(settings: Settings, plan: Plan, find_study: FindStudy, index: int) -> Audited:
    """Plays game `index` of the plan and judges some of its decisions."""
    study = find_study(plan.game)
    match, decisions = _play(study, plan, index)
    outcome = match.outcome
    assert outcome is not None
    dice = Rng.seeded(plan.deal(index), SAMPLE_STREAM)
    dice.shuffle(decisions)
    sample = sorted(decisions[:PER_GAME], key=lambda decision: decision.ply)
    words = catalogue(study.game.texts.words)
    judged = tuple(judge(study, settings, one, plan.deal(index), plan.seats) for one in sample)
    noteworthy = any(one.regret > NOTEWORTHY * large_loss(outcome.by_score) for one in judged)
    return Audited(
        index=index,
        scores=outcome.scores,
        places=outcome.places,
        winners=outcome.winners,
        verdict=words.render(outcome.verdict),
        by_score=outcome.by_score,
        decisions=len(decisions),
        judged=judged,
        save=match.dump().decode() if noteworthy else "",
    )


def _play(study: Study, plan: Plan, index: int) -> tuple[Match, list[Decision]]:
    """The game, and the decisions in which there was something to choose."""
    game, seed = study.game, plan.deal(index)
    bots = sit_down(plan, study, index).bots
    match = Match(game, plan.seats, seed, plan.options, [f"bot {plan.bots[bot]}" for bot in plan.lineup(index)])
    rng, decisions = Rng.seeded(seed, DRIVER_STREAM), list[Decision]()
    while awaited := match.awaiting:
        seat, state = next_to_move(awaited), match.snapshot()
        action = decide(game, state, seat, bots, rng)
        if seat != CLOCK and len(candidates(game, state, seat, action)) > 1:
            decisions.append(Decision(len(match.log), seat, state, action))
        match.play(seat, action)
    return match, decisions


def candidates(game: Game[Any], state: Any, seat: Seat, chosen: Action) -> list[Action]:
    """The moves that are compared: the chosen one first."""
    legal = list(islice(game.legal_actions(state, seat), SMALL + 1))
    moves = legal if len(legal) <= SMALL else list(game.sensible(state, seat))
    return list(dict.fromkeys([chosen, *moves]))


def judge(study: Study, settings: Settings, decision: Decision, deal: int, seats: int) -> Judged:
    game = study.game
    moves = candidates(game, decision.state, decision.seat, decision.chosen)
    best, regret = compare(Trial(study, settings.judge, decision, deal, seats).worth, moves, settings.playouts)
    view, words = game.view(decision.state, decision.seat), catalogue(game.texts.words)
    said = [game.texts.prompt(view).title, *(game.texts.offer(view, one).text for one in (decision.chosen, best))]
    asked, chosen, better = [words.render(text) for text in said]
    return Judged(
        ply=decision.ply,
        seat=decision.seat,
        moves=len(moves),
        chosen=plain(decision.chosen),
        best=plain(best),
        regret=regret,
        position=(asked, chosen, better),
    )


def measure_again(settings: Settings, find_study: FindStudy, plan: Plan, found: tuple[Audited, Judged]) -> Judged:
    """The same two moves on new deals: what stood out by chance does not do so again."""
    result, judged = found
    study = find_study(plan.game)
    records = study.game.records
    save = saves.decode(result.save.encode())
    match = Match.replay(study.game, save, upto=judged.ply)
    decision = Decision(judged.ply, judged.seat, match.snapshot(), records.read_action(judged.chosen))
    trial = Trial(study, settings.judge, decision, plan.deal(result.index), plan.seats)
    deals = range(AGAIN, AGAIN + TIMES * settings.playouts)
    best = records.read_action(judged.best)
    return msgspec.structs.replace(judged, regret=lead(trial.worth, best, decision.chosen, deals))


class Trial:
    """Moves of one decision, tried on numbered deals. A deal has the same cards and dice for every move."""

    def __init__(self, study: Study, judge: str, decision: Decision, deal: int, seats: int) -> None:
        self.study = study
        self.judge = judge
        self.decision = decision
        self.seed = deal + ((decision.ply + 1) << 32)
        self.seats = seats

    def worth(self, move: Action, number: int) -> float:
        game, seat = self.study.game, self.decision.seat
        rng = Rng.seeded(self.seed, DEAL_STREAM + number)
        state = game.redeal(self.decision.state, seat, rng)
        game.flow.apply(state, seat, move)
        bots = [make_bot(self.judge, game, rng.spawn(), self.study.handicaps) for _ in range(self.seats)]
        return points(play_out(game, state, bots, rng), seat)


Worth = Callable[[Action, int], float]
"""Of a move on the deal of that number."""


def compare(worth: Worth, moves: Sequence[Action], playouts: int) -> tuple[Action, float]:
    """The best move, and how far the first one, which was chosen, is behind it on other deals."""
    best = find_best(worth, moves, playouts)
    return best, lead(worth, best, moves[0], range(playouts, 2 * playouts))


def lead(worth: Worth, ahead: Action, behind: Action, deals: Sequence[int]) -> float:
    if ahead == behind:
        return 0.0
    return sum(worth(ahead, deal) - worth(behind, deal) for deal in deals) / len(deals)


def find_best(worth: Worth, moves: Sequence[Action], deals: int) -> Action:
    """By halving: in each round all that are left are tried on more deals, and the better half stays.

    Rounds are of equal length, so the last two moves are compared on all the deals.
    """
    rounds = max(1, ceil(log2(len(moves))))
    totals = dict.fromkeys(moves, 0.0)
    alive = list(moves)
    for number in range(rounds):
        part = range(deals * number // rounds, deals * (number + 1) // rounds)
        for move in alive:
            totals[move] += sum(worth(move, deal) for deal in part)
        alive.sort(key=lambda move: -totals[move])
        alive = alive[: ceil(len(alive) / 2)]
    return alive[0]


def large_loss(by_score: bool) -> float:
    return LARGE_LOSS_OF_SCORE if by_score else LARGE_LOSS


def points(outcome: Outcome, seat: Seat) -> float:
    """In points: of score where there is only that, otherwise of winning chance."""
    return float(outcome.scores[seat]) if outcome.by_score else 100 * outcome.value(seat)


class Report(NamedTuple):
    """What an audit says of a bot."""

    by_score: bool
    decisions: int
    regret: Interval
    large: Interval
    """The share of decisions that lose much."""


def report_of(results: Sequence[Audited]) -> Report:
    """Decisions of one game count as one group: they are alike."""
    judged = [(result.index, one.regret) for result in results for one in result.judged]
    by_score = any(result.by_score for result in results)
    large = sum(regret > large_loss(by_score) for _, regret in judged)
    return Report(
        by_score,
        len(judged),
        mean([regret for _, regret in judged], [index for index, _ in judged]),
        rate(large, len(judged)),
    )


def worst(results: Sequence[Audited], number: int) -> list[tuple[Audited, Judged]]:
    """The noteworthy decisions with the largest regret."""
    found = [
        (result, one)
        for result in results
        for one in result.judged
        if one.regret > NOTEWORTHY * large_loss(result.by_score)
    ]
    return sorted(found, key=lambda pair: -pair[1].regret)[:number]
