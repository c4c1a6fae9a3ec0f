"""The contract, check by check: each takes a table and a seed, walks a random game and asserts one promise.

They are plain functions, so that `test_faults.py` can turn them on games with planted faults and see them fail.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from math import isfinite
from typing import Any, NamedTuple

from cosmodrome.core.game import CLOCK, Measures
from cosmodrome.core.match import Match
from cosmodrome.core.records import Event, digest, plain, revive, to_json
from cosmodrome.core.rng import Rng
from cosmodrome.core.save import decode
from tests.contract.walk import Case, Moment, after, final_state, glances, random_action, same, walk

Check = Callable[[Case, int], None]
PLACEHOLDER = re.compile(r"\{\d+\}")


def ends(case: Case, seed: int) -> None:
    """Random games end within a bound; an outcome is there exactly when nobody is awaited; sheets add up."""
    for moment in walk(case, seed):
        assert case.game.outcome(moment.state) is None
    outcome = case.game.outcome(final_state(case, seed))
    assert outcome is not None
    assert len(outcome.scores) == len(outcome.places) == len(outcome.titles) == case.seats
    assert [sum(sheet.values()) for sheet in outcome.sheet] == list(outcome.scores)
    assert min(outcome.places) == 1
    assert all(outcome.places[seat] == 1 for seat in outcome.winners)


def offers_are_good(case: Case, seed: int) -> None:
    """Never empty while awaited, no twins, in a stable order; every offer is accepted, looking changes nothing."""
    game = case.game
    for moment in glances(case, seed):
        before = digest(moment.state)
        for seat in game.awaiting(moment.state):
            offers = list(game.offers(moment.state, seat))
            assert offers
            assert len(set(offers)) == len(offers)
            assert offers == list(game.offers(moment.state, seat))
            for action in offers:
                assert game.refuse(moment.state, seat, action) is None
                game.apply(moment.state.clone(), seat, action)
        assert digest(moment.state) == before


def time_is_kept(case: Case, seed: int) -> None:
    """A timer runs exactly while the clock is awaited; what time does starts another run or none."""
    game = case.game
    for moment in walk(case, seed):
        timer = game.due(moment.state)
        assert (timer is not None) == (CLOCK in game.awaiting(moment.state))
        if timer is not None:
            assert timer.seconds > 0
            twin = moment.state.clone()
            game.apply(twin, CLOCK, game.offers(twin, CLOCK)[0])
            after_it = game.due(twin)
            assert after_it is None or after_it.run != timer.run


def others_are_refused(case: Case, seed: int) -> None:
    """What is not legal is refused with a clause that exists and changes nothing; a refusal is never a crash."""
    game, dice = case.game, random.Random(seed)
    for moment in glances(case, seed):
        before = digest(moment.state)
        awaited = game.awaiting(moment.state)
        for seat in (*range(case.seats), CLOCK):
            tries = [moment.action, *(random_action(game, dice) for _ in range(3))]
            tries += game.wishes(moment.state, seat) if seat in awaited else []
            for action in tries:
                refusal = game.refuse(moment.state, seat, action)
                if refusal is None:
                    assert seat in awaited
                    game.apply(moment.state.clone(), seat, action)
                else:
                    assert game.rules.clause(refusal.clause), refusal
                    assert refusal.text
                    assert action not in (game.offers(moment.state, seat) if seat in awaited else ())
        assert digest(moment.state) == before
    over = final_state(case, seed)
    for seat in range(case.seats):
        refusal = game.refuse(over, seat, random_action(game, dice))
        assert refusal is not None
        assert game.rules.clause(refusal.clause)


def clones_are_apart(case: Case, seed: int) -> None:
    """A clone and its origin never touch each other, and go the same way with the same action."""
    for moment in glances(case, seed):
        clone, twin = moment.state.clone(), moment.state.clone()
        before = plain(moment.state)
        case.game.apply(clone, moment.seat, moment.action)
        assert plain(moment.state) == before
        assert plain(twin) == before
        case.game.apply(twin, moment.seat, moment.action)
        assert same(clone, twin)


def json_goes_both_ways(case: Case, seed: int) -> None:
    """State, action, events and views turn into JSON and back."""
    records = case.game.records
    for moment in glances(case, seed):
        again = records.read_state(_through_json(moment.state))
        assert plain(again) == plain(moment.state)
        assert to_json(again) == to_json(moment.state)
        assert records.read_action(_through_json(moment.action)) == moment.action
        _, events = after(case, moment)
        assert [records.read_event(_through_json(event)) for event in events] == events
        for watcher in case.watchers:
            view = case.game.view(moment.state, watcher)
            assert records.read_view(_through_json(view)) == view


def _through_json(value: Any) -> Any:
    return json.loads(to_json(value))


def replays(case: Case, seed: int) -> None:
    """The log, played again from the seed, leads to the same state and events, from any point of the game."""
    match = Match(case.game, case.seats, seed, case.options)
    stop = random.Random(seed).randrange(1, 60)
    for number, moment in enumerate(walk(case, seed)):
        assert digest(match.snapshot()) == digest(moment.state)
        match.play(moment.seat, moment.action)
        if number == stop:
            assert same(Match.replay(case.game, decode(match.dump())).snapshot(), match.snapshot())
    again = Match.replay(case.game, decode(match.dump()))
    assert same(again.snapshot(), match.snapshot())
    assert again.events == match.events
    assert again.outcome == match.outcome is not None


def hidden_stays_hidden(case: Case, seed: int) -> None:
    """Dealing anew what a watcher does not know changes nothing it can see; the generator is never the true one."""
    game, rng = case.game, Rng.seeded(seed, 99)
    for moment in glances(case, seed):
        before, whole, awaited = digest(moment.state), sorted(game.census(moment.state)), game.awaiting(moment.state)
        for watcher in case.watchers:
            deal = game.redeal(moment.state, watcher, rng)
            assert game.view(deal, watcher) == game.view(moment.state, watcher)
            assert deal.rng.words() != moment.state.rng.words()
            assert sorted(game.census(deal)) == whole
            assert list(game.awaiting(deal)) == list(awaited)
            if watcher is not None and watcher in awaited:
                assert game.offers(deal, watcher) == game.offers(moment.state, watcher)
        assert digest(moment.state) == before


def events_tell_no_secrets(case: Case, seed: int) -> None:
    """Where two courses of things differ only in what a watcher may not see, the events must not tell them apart.

    The courses differ in what was hidden before, or in what somebody else chose in secret. Where an event is there to
    reveal something, only courses that revealed the same are compared.
    """
    dice = random.Random(seed)
    for moment in glances(case, seed):
        watcher = dice.choice([watcher for watcher in case.watchers if watcher != moment.seat] or [moment.seat])
        course = _course(case, moment, watcher)
        for twin in _twins(case, moment, watcher, dice):
            other = _course(case, twin, watcher)
            if other.shown == course.shown and other.truth != course.truth:
                assert other.told == course.told


def the_opening_tells_no_secrets(case: Case, seed: int) -> None:
    """What is told before the first decision is the same for all that a watcher cannot know, and in whole sentences."""
    game, state = case.game, case.begin(seed)
    for watcher in case.watchers:
        told = _seen(case, list(game.opening(state)), watcher)
        dealt = game.redeal(state, watcher, Rng.seeded(seed, 99))
        assert told == _seen(case, list(game.opening(dealt)), watcher)
        assert all(game.rules.clause(game.texts.event(event).clause) for event in told)


def _twins(case: Case, moment: Moment, watcher: int | None, dice: random.Random) -> list[Moment]:
    """The same with another choice of the seat, and the same with other hidden things."""
    game, seat = case.game, moment.seat
    deal = game.redeal(moment.state, watcher, Rng.seeded(dice.randrange(2**32)))
    deal.rng = moment.state.rng.clone()
    twins = [Moment(moment.state, seat, dice.choice(list(game.offers(moment.state, seat))))]
    if game.refuse(deal, seat, moment.action) is None:
        twins.append(Moment(deal, seat, moment.action))
    return twins


class Course(NamedTuple):
    """What a watcher is shown in the end, what is true then, and what the watcher was told."""

    shown: Any
    truth: Any
    told: Any


def _course(case: Case, moment: Moment, watcher: int | None) -> Course:
    state, events = after(case, moment)
    luck = state.rng.words() if state.rng.words() != moment.state.rng.words() else None
    told = _seen(case, events, watcher)
    revealed = [plain(event) for event in told if event.reveals]
    return Course((plain(case.game.view(state, watcher)), revealed, luck), plain(state), plain(told))


def _seen(case: Case, events: list[Event], watcher: int | None) -> list[Event]:
    redacted = (case.game.redact(event, watcher) for event in events)
    return [event for event in redacted if event is not None]


def undo_gives_nothing_away(case: Case, seed: int) -> None:
    """An action that calls itself harmless (no chance, nothing revealed) shows the same whatever is hidden."""
    game = case.game
    for moment in glances(case, seed):
        state, events = after(case, moment)
        if state.rng.words() != moment.state.rng.words() or any(event.reveals for event in events):
            continue
        for watcher in case.watchers:
            deal = game.redeal(moment.state, watcher, Rng.seeded(seed, 97))
            if game.refuse(deal, moment.seat, moment.action) is None:
                twin, told = after(case, Moment(deal, moment.seat, moment.action))
                assert plain(game.view(twin, watcher)) == plain(game.view(state, watcher))
                assert plain(_seen(case, told, watcher)) == plain(_seen(case, events, watcher))


def nothing_is_lost(case: Case, seed: int) -> None:
    """Every component is somewhere, once, at any time."""
    whole = sorted(case.game.census(case.begin(seed)))
    for moment in walk(case, seed):
        assert sorted(case.game.census(moment.state)) == whole
    assert sorted(case.game.census(final_state(case, seed))) == whole


def hints_are_usable(case: Case, seed: int) -> None:
    """The sensible moves are legal and never none; the evaluation lies between 0 and 1. With handicaps too."""
    game = case.game
    for moment in glances(case, seed):
        for hints in (game.hints, *game.handicaps.values()):
            for seat in game.awaiting(moment.state):
                moves = list(hints.sensible(moment.state, seat))
                assert moves
                assert all(game.refuse(moment.state, seat, move) is None for move in moves)
            for seat in range(case.seats):
                assert 0.0 <= hints.evaluate(moment.state, seat) <= 1.0


def texts_are_whole(case: Case, seed: int) -> None:
    """Every offer, wish and event has a sentence with a clause that exists; the board is there for everybody."""
    game, names = case.game, [f"Player {seat}" for seat in range(case.seats)]
    for moment in glances(case, seed):
        _, events = after(case, moment)
        lines = [game.texts.event(event) for watcher in case.watchers for event in _seen(case, events, watcher)]
        for seat in game.awaiting(moment.state):
            view = game.view(moment.state, seat)
            actions = {*game.offers(moment.state, seat), *game.wishes(moment.state, seat)}
            lines += [game.texts.offer(view, action) for action in actions]
        for line in lines:
            assert game.rules.clause(line.clause), line
            assert line.text
            assert not PLACEHOLDER.search(line.named(names).text + line.named(names).detail)
        for watcher in case.watchers:
            view = game.view(moment.state, watcher)
            for block in game.texts.board(view):
                assert all(len(row) == len(block.head) for row in block.rows)
            prompt = game.texts.prompt(view)
            assert prompt.title
            assert 0 <= prompt.step < len(prompt.steps)
    assert game.texts.prompt(game.view(final_state(case, seed), None)).step == -1


def measures_are_usable(case: Case, seed: int) -> None:
    """A game that measures itself does so for every seat, with names and finite numbers, and changes nothing."""
    game = case.game
    events = [*game.opening(case.begin(seed))]
    for moment in walk(case, seed):
        events += after(case, moment)[1]
    over = final_state(case, seed)
    before = digest(over)
    for seat in range(case.seats if game.measures else 0):
        assert game.measures
        found = game.measures(over, events, seat)
        assert revive(_through_json(found), Measures) == found
        named = [
            (group, name) for groups in (found.things, found.numbers) for group in groups for name in groups[group]
        ]
        assert all(group and name for group, name in named)
        assert all(isfinite(value) for names in found.numbers.values() for value in names.values())
    assert digest(over) == before


CHECKS: list[Check] = [
    ends,
    offers_are_good,
    time_is_kept,
    others_are_refused,
    clones_are_apart,
    json_goes_both_ways,
    replays,
    hidden_stays_hidden,
    events_tell_no_secrets,
    the_opening_tells_no_secrets,
    undo_gives_nothing_away,
    nothing_is_lost,
    hints_are_usable,
    texts_are_whole,
    measures_are_usable,
]
