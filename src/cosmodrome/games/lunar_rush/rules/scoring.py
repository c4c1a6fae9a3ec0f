"""Chapter 12: final scoring; chapter 16: team scores."""

from __future__ import annotations

from cosmodrome.core.flow import Step, is_over
from cosmodrome.core.game import Outcome
from cosmodrome.core.message import Message, say
from cosmodrome.core.records import Event
from cosmodrome.games.lunar_rush.corporation import Corporation
from cosmodrome.games.lunar_rush.data.components import DATA, GOLD, MODULE, ORE
from cosmodrome.games.lunar_rush.events import FinalScored, GameEnded
from cosmodrome.games.lunar_rush.rules import steps, wonders
from cosmodrome.games.lunar_rush.rules.market import tracks
from cosmodrome.games.lunar_rush.rules.money import CATEGORIES, is_person, label
from cosmodrome.games.lunar_rush.rules.perks import Perks, perks_of
from cosmodrome.games.lunar_rush.rules.together import partner
from cosmodrome.games.lunar_rush.state import State
from cosmodrome.games.lunar_rush.words.names import who

GOLD_WORTH = 3
"""Of the changes of net worth by level, that of gold modules."""


def score_corporation(state: State, step: Step, events: list[Event]) -> None:
    """LR-12.2 to LR-12.4: what one corporation scores at the end."""
    one = step.seat
    added = tuple((category, gc) for category, gc in final_scoring(state, one).items() if gc)
    events.append(FinalScored(label(state, one), state.corps[one].gc, added, score(state, one)))


def is_scored(state: State, one: int) -> bool:
    """Whether the final score of a corporation has been counted."""
    if not state.agenda:
        return not state.asked
    return state.agenda[0].name == steps.END and all(
        step.name in (steps.END, steps.FINAL_SCORE) and step.seat != one for step in state.agenda
    )


def end_game(state: State, step: Step, events: list[Event]) -> None:
    """LR-12.5."""
    (best, total), (_, second) = standing(state)[:2]
    events.append(GameEnded(tuple(label(state, one) for one in best), total, total == second))


def leftovers(corp: Corporation) -> int:
    """LR-12.2."""
    return sum(corp.stock[:ORE]) // DATA.scoring.items_per_gc


def moon_items(state: State, corp: Corporation) -> int:
    """LR-12.3, LR-7.18."""
    factor = perks_of(corp).end_factor
    return sum(corp.stock[ORE + index] * track.end * factor[index] for index, track in enumerate(tracks(state)))


def modules(corp: Corporation) -> int:
    perks = perks_of(corp)
    return sum([module_worth(perks, family, level) for family, level in enumerate(corp.levels) if level])


def module_worth(perks: Perks, family: int, level: int) -> int:
    """LR-12.4, LR-14.8; a basic module scores nothing."""
    module = MODULE[family][level] if level else None
    return max(0, module.worth + perks.worth[level]) if module else 0


def gold(corp: Corporation) -> int:
    perks = perks_of(corp)
    return sum([gold_worth(perks, one) for one in corp.golds])


def gold_worth(perks: Perks, one: int) -> int:
    """LR-12.4, LR-14.8."""
    return max(0, GOLD[one].worth + perks.worth[GOLD_WORTH])


def bids_left(state: State, corp: int) -> int:
    """LR-13.9."""
    automa = state.automas[corp - state.house.people]
    each = DATA.scoring.bid_left_wonders if state.house.wonders else DATA.scoring.bid_left
    return each * sum(DATA.ai_bids[card].value for card in automa.bids)


def sheet(state: State, index: int) -> dict[str, int]:
    """GC by category; they add up to the score (LR-12.1 to LR-12.4)."""
    return dict(zip(CATEGORIES, state.corps[index].book, strict=True)) | final_scoring(state, index)


def final_scoring(state: State, index: int) -> dict[str, int]:
    """What is added at the end."""
    corp = state.corps[index]
    if not is_person(state, index):
        return {"Bid cards left": bids_left(state, index)}
    book = {"Leftover items": leftovers(corp), "Moon items": moon_items(state, corp)}
    book |= {"Modules": modules(corp), "Gold modules": gold(corp)}
    return book | {"Wonder": wonders.worth(corp)} if state.house.wonders else book


def score(state: State, index: int) -> int:
    return sum(sheet(state, index).values())


def teams(state: State) -> list[list[int]]:
    """LR-16.1, LR-16.2: who adds up scores; everybody alone without co-operation."""
    everybody, people = range(len(state.corps)), state.house.people
    if not state.house.teams:
        return [[one] for one in everybody]
    pairs = {tuple(sorted((seat, partner(state, seat)))) for seat in range(people)}
    ais = [list(everybody[people:])] if state.house.ais else []
    return [list(pair) for pair in sorted(pairs)] + ais


def standing(state: State) -> list[tuple[list[int], int]]:
    """LR-12.5, LR-16.7: teams with their scores, the best first; ties to the lowest initiative of the last turn."""
    totals = [(team, sum(score(state, one) for one in team)) for team in teams(state)]
    return sorted(totals, key=lambda row: (-row[1], -max(state.order.index(one) for one in row[0])))


def outcome(state: State) -> Outcome | None:
    """LR-12.5; `winners` is empty where an AI won. AIs take places too."""
    if not is_over(state):
        return None
    people = range(state.house.people)
    ranked = standing(state)
    order = [team for team, _ in ranked]
    winners = tuple(seat for seat in people if seat in order[0])
    places = [next(1 + sum(map(len, order[:at])) for at, team in enumerate(order) if seat in team) for seat in people]
    return Outcome(
        scores=tuple(score(state, seat) for seat in people),
        places=tuple(places),
        winners=winners,
        sheet=tuple(sheet(state, seat) for seat in people),
        titles=tuple(say("winner") if seat in winners else say("rank", place=places[seat]) for seat in people),
        verdict=_verdict(state, ranked),
    )


def _verdict(state: State, ranked: list[tuple[list[int], int]]) -> Message:
    (best, total), (_, second) = ranked[0], ranked[1]
    winners = tuple([who(label(state, one)) for one in best])
    if total == second:
        tie = say("verdict-tie", who=winners, gc=total)
        return say("verdict-teams-tie", who=winners, gc=total) if state.house.teams else tie
    alone = say("verdict", who=winners, gc=total)
    return say("verdict-teams", who=winners, gc=total) if state.house.teams else alone
