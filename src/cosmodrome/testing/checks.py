"""The contract, check by check. One random game is walked along, and each check looks at every moment of it.

A check is a generator: it is sent the moments of the game one after another, and at last the state at the end.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import partial
from math import isfinite
from typing import Any, NamedTuple

import msgspec

from cosmodrome.core.catalogue import catalogue
from cosmodrome.core.flow import CLOCK, Picks, Seat
from cosmodrome.core.game import Game, daily_setup
from cosmodrome.core.match import Match
from cosmodrome.core.numeric import Encoder, information_state
from cosmodrome.core.records import Action, Event, View, digest, plain, revive, to_json
from cosmodrome.core.rng import Rng
from cosmodrome.core.save import decode
from cosmodrome.core.state import is_part
from cosmodrome.core.step import Step
from cosmodrome.core.study import Measures, Study
from cosmodrome.core.texts import Block, Line
from cosmodrome.testing.numbers import check_ids, check_legal, check_observation
from cosmodrome.testing.openings import alike_openings, can_change_draws
from cosmodrome.testing.registered import check_registered
from cosmodrome.testing.walk import BOUND, Case, Census, Moment, cases_of, random_action, walk

Looking = Generator[None, Any, None]
"""Is sent moments, then the state at the end."""
Check = Callable[[Case, int], Looking]
DEALS = 40
"""In at least this many of them, something hidden must differ."""


def check_game(game: Game[Any], census: Census | None = None, study: Study | None = None, games: int = 1) -> None:
    """Every check over so many games at every table; `AssertionError` says what the game does not keep."""
    check_registered(game)
    for case in cases_of(game, census, study):
        for seed in range(games):
            check(case, seed)


def check(case: Case, seed: int, checks: Sequence[Check] | None = None) -> None:
    """One random game, with all these checks looking on; looking changes nothing.

    Whatever goes wrong has a note that says in which check and game, and what was checked.
    """
    looking = [(start, start(case, seed)) for start in checks or CHECKS]
    for _, one in looking:
        next(one)
    state = case.begin(seed)
    for moment in walk(case, seed):
        before = digest(moment.state)
        for start, one in looking:
            _ask(start, case, seed, one.send, moment)
        assert digest(moment.state) == before, "a check's questions changed the state"
        state = moment.state
    for start, one in looking:
        _ask(start, case, seed, partial(_finish, one), state)


def _ask(start: Check, case: Case, seed: int, send: Callable[[Any], None], what: Any) -> None:
    try:
        send(what)
    except Exception as error:
        error.add_note(f"{case.name}, seed {seed}, {start.__name__}: {start.__doc__}")
        raise


def _finish(looking: Looking, over: Any) -> None:
    try:
        looking.send(over)
    except StopIteration:
        return
    raise AssertionError("a check went on after the end")


def ends(case: Case, seed: int) -> Looking:
    """Random games end within a bound; an outcome is there exactly when nobody is awaited; sheets add up."""
    while isinstance(moment := (yield), Moment):
        assert case.game.outcome(moment.state) is None
    outcome = case.game.outcome(moment)
    assert outcome is not None
    assert len(outcome.scores) == len(outcome.places) == len(outcome.titles) == case.seats
    assert [sum(sheet.values()) for sheet in outcome.sheet] == list(outcome.scores)
    assert all(outcome.places[seat] == min(outcome.places) for seat in outcome.winners)
    assert 1 <= outcome.shared_by <= max(1, len(outcome.winners))
    assert all(0.0 <= case.game.evaluate(moment, seat) <= 1.0 for seat in range(case.seats))


def the_first_offer_leads_on(case: Case, seed: int) -> Looking:
    """Always taking the first offer ends the game, so the simplest player cannot loop forever."""
    while isinstance((yield), Moment):
        pass
    game, state = case.game, case.begin(seed)
    for _ in range(BOUND):
        awaited = game.awaiting(state)
        if not awaited:
            return
        game.apply(state, awaited[0], game.offers(state, awaited[0])[0])
    raise AssertionError(f"{case.name}, seed {seed}: no end after {BOUND} first offers")


def offers_are_good(case: Case, seed: int) -> Looking:
    """Never empty while awaited, no duplicates, in a stable order; every offer is accepted."""
    game = case.game
    while isinstance(moment := (yield), Moment):
        for seat in game.awaiting(moment.state):
            offers = list(game.offers(moment.state, seat))
            assert offers
            assert len(set(offers)) == len(offers)
            assert offers == list(game.offers(moment.state, seat))
            for action in offers if moment.close else ():
                assert game.refuse(moment.state, seat, action) is None
                game.apply(moment.state.clone(), seat, action)


def nobody_is_asked_needlessly(case: Case, seed: int) -> Looking:
    """Nobody is asked what `asked_if` rules out or `forced` answers: `ask` does not look at them, its caller has to."""
    known: Sequence[Step] = ()
    while isinstance(moment := (yield), Moment):
        for question in moment.state.asked:
            needless = question not in known and case.game.flow.is_needless(moment.state, question.seat)
            assert not needless, f"{question.name}: asked with `ask`, which ignores `asked_if` and `forced`"
        known = moment.state.asked


def time_is_kept(case: Case, seed: int) -> Looking:
    """A timer runs exactly while the clock is awaited; what time does starts another run or none."""
    game = case.game
    while isinstance(moment := (yield), Moment):
        timer = game.timer(moment.state)
        assert (timer is not None) == (CLOCK in game.awaiting(moment.state))
        if timer is not None:
            assert timer.seconds > 0
            twin = moment.state.clone()
            game.apply(twin, CLOCK, game.offers(twin, CLOCK)[0])
            after_it = game.timer(twin)
            assert after_it is None or after_it.run != timer.run


def others_are_refused(case: Case, seed: int) -> Looking:
    """What is not legal is refused with a clause that exists and changes nothing; a refusal is never a crash."""
    game, dice = case.game, random.Random(seed)
    while isinstance(moment := (yield), Moment):
        awaited = game.awaiting(moment.state)
        for seat in (*range(case.seats), CLOCK) if moment.close else ():
            tries = [moment.action, *(random_action(game, dice) for _ in range(3))]
            tries += game.wishes(moment.state, seat) if seat in awaited else []
            offers = game.offers(moment.state, seat) if seat in awaited else ()
            for action in tries:
                refusal = game.refuse(moment.state, seat, action)
                if refusal is None:
                    assert seat in awaited
                    game.apply(moment.state.clone(), seat, action)
                else:
                    assert game.rules.clause(refusal.clause), refusal
                    assert refusal.text
                    assert action not in offers
    for seat in range(case.seats):
        refusal = game.refuse(moment, seat, random_action(game, dice))
        assert refusal is not None
        assert game.rules.clause(refusal.clause)


def clones_are_apart(case: Case, seed: int) -> Looking:
    """A clone and its origin never touch each other, and go the same way with the same action."""
    while isinstance(moment := (yield), Moment):
        if not moment.close:
            continue
        clone, twin = moment.state.clone(), moment.state.clone()
        before = digest(moment.state)
        case.game.apply(clone, moment.seat, moment.action)
        assert digest(moment.state) == before == digest(twin)
        case.game.apply(twin, moment.seat, moment.action)
        assert digest(clone) == digest(twin)


def json_goes_both_ways(case: Case, seed: int) -> Looking:
    """State, action, events and views turn into JSON and back."""
    records = case.game.records
    while isinstance(moment := (yield), Moment):
        if not moment.close:
            continue
        again = records.read_state(_through_json(moment.state))
        assert plain(again) == plain(moment.state)
        assert to_json(again) == to_json(moment.state)
        assert records.read_action(_through_json(moment.action)) == moment.action
        _, events = moment.after
        assert [records.read_event(_through_json(event)) for event in events] == events
        for watcher in case.watchers:
            view = case.game.view(moment.state, watcher)
            assert records.read_view(_through_json(view)) == view


def _through_json(value: Any) -> Any:
    return json.loads(to_json(value))


def replays(case: Case, seed: int) -> Looking:
    """The log, played again from the seed, leads to the same state and events, from any point of the game."""
    match = Match(case.game, case.seats, seed, case.options)
    stop, number = random.Random(seed).randrange(1, 60), 0
    while isinstance(moment := (yield), Moment):
        assert digest(match.snapshot()) == digest(moment.state)
        match.play(moment.seat, moment.action)
        number += 1
        if number == stop:
            assert digest(Match.replay(case.game, decode(match.dump())).snapshot()) == digest(match.snapshot())
    again = Match.replay(case.game, decode(match.dump()))
    assert digest(again.snapshot()) == digest(match.snapshot())
    assert again.events == match.events
    assert again.outcome == match.outcome is not None


def hidden_stays_hidden(case: Case, seed: int) -> Looking:
    """Dealing anew what a watcher does not know changes nothing it can see; the generator is never the true one."""
    game, rng = case.game, Rng.seeded(seed, 99)
    while isinstance(moment := (yield), Moment):
        if not moment.close:
            continue
        awaited = game.awaiting(moment.state)
        whole = _census(case, moment.state)
        for watcher in case.watchers:
            deal = game.redeal(moment.state, watcher, rng)
            _assert_alike(game.view(deal, watcher), game.view(moment.state, watcher), watcher)
            remaining = [game.texts.remaining(game.view(state, watcher)) for state in (deal, moment.state)]
            assert remaining[0] == remaining[1], "what is still to come tells more than the view"
            assert deal.rng.words() != moment.state.rng.words()
            assert _census(case, deal) == whole
            assert list(game.awaiting(deal)) == list(awaited)
            if watcher is not None and watcher in awaited:
                assert game.offers(deal, watcher) == game.offers(moment.state, watcher)


def nothing_leaks_in_between(case: Case, seed: int) -> Looking:
    """In the middle of an action, too, nobody sees what is hidden, and every component is somewhere, once."""
    game, rng = case.game, Rng.seeded(seed, 98)
    while isinstance(moment := (yield), Moment):
        if not moment.close:
            continue
        whole = _census(case, moment.state)

        def look(state: Any, _: list[Event], whole: list[str] = whole) -> None:
            before = digest(state)
            assert _census(case, state) == whole
            for watcher in case.watchers:
                deal = game.redeal(state, watcher, rng)
                _assert_alike(game.view(deal, watcher), game.view(state, watcher), watcher)
            assert digest(state) == before

        game.apply(moment.state.clone(), moment.seat, moment.action, look)


def _assert_alike(one: View, other: View, watcher: Seat | None) -> None:
    if one != other:
        here, there = plain(one), plain(other)
        fields = [f"{name} ({here[name]}, {there[name]})" for name in here if here[name] != there[name]]
        raise AssertionError(f"dealt anew, {_who(watcher)} sees something else: {', '.join(fields)}")


def a_shared_device_keeps_secrets(case: Case, seed: int) -> Looking:
    """Where a seat's view is said to hold no secrets, nothing that anybody else does not know shows in it."""
    game, rng = case.game, Rng.seeded(seed, 96)
    while isinstance(moment := (yield), Moment):
        if not moment.close:
            continue
        for seat in range(case.seats):
            if game.has_secrets(moment.state, seat):
                continue
            shown = game.shared_view(moment.state, seat)
            for watcher in case.watchers:
                if watcher != seat:
                    assert game.shared_view(game.redeal(moment.state, watcher, rng), seat) == shown


def the_hidden_is_dealt_anew(case: Case, seed: int) -> Looking:
    """A redeal changes what a watcher cannot know: otherwise bots and hints would think with the real state.

    Where two courses of things, or two openings, look alike to a watcher, the fields of the state that differ are
    hidden from it.
    """
    dice, deals = random.Random(seed), Deals(case, Rng.seeded(seed, 98))
    while isinstance(moment := (yield), Moment):
        if not moment.close:
            continue
        watcher = dice.choice(case.watchers)
        lucky = moment.state.clone()
        lucky.rng = Rng.seeded(dice.randrange(2**32))
        other = dice.choice(list(case.game.offers(moment.state, moment.seat)))
        for twin in (
            Moment(case, lucky, moment.seat, moment.action),
            Moment(case, moment.state, moment.seat, other),
        ):
            if _look(case, watcher, *moment.after) == _look(case, watcher, *twin.after):
                deals.look(watcher, moment.after[0], twin.after[0])
    for watcher, first, second in alike_openings(case, seed):
        deals.look(watcher, first.state, second.state, dealt=True)
    deals.finish(case.begin(seed))


def _look(case: Case, watcher: Seat | None, state: Any, events: list[Event]) -> str:
    return digest((case.game.view(state, watcher), _seen(case, events, watcher)))


class Deals:
    """Finds hidden fields that `deal_anew` does not change."""

    def __init__(self, case: Case, rng: Rng) -> None:
        self.case, self.rng = case, rng
        self.changed = set[tuple[Seat | None, str]]()
        self.compared = set[Seat | None]()
        """The watchers to whom two different states looked alike."""

    def look(self, watcher: Seat | None, state: Any, alike: Any, *, dealt: bool = False) -> None:
        """At two states that look alike to the watcher: all that was dealt differently is changed in some deal. Of what
        follows from a choice something is: the deal may guess a likely one.
        """
        hidden = {(watcher, field) for field in _differing(state, alike)}
        if not hidden:
            return
        self.compared.add(watcher)
        for _ in range(DEALS):
            if hidden <= self.changed or (hidden & self.changed and not dealt):
                return
            deal = self.case.game.redeal(state, watcher, self.rng)
            self.changed |= {(watcher, field) for field in _differing(state, deal)}
        fields = ", ".join(sorted(field for _, field in hidden - self.changed))
        raise AssertionError(f"deal_anew never changes {fields}, of which {_who(watcher)} does not see everything")

    def finish(self, opening: Any) -> None:
        """Where a deal changes something, two states must have looked alike: otherwise nothing has been compared."""
        for watcher in self.case.watchers if can_change_draws() else ():
            if watcher not in self.compared:
                deal = self.case.game.redeal(opening, watcher, self.rng)
                assert not _differing(opening, deal), f"no two positions look alike to {_who(watcher)}"


def _who(watcher: Seat | None) -> str:
    return "a spectator" if watcher is None else f"seat {watcher}"


def _differing(one: Any, other: Any) -> set[str]:
    """The fields that are not the same, down to those of each player; the generator is not the game's to deal."""
    here, there = dict(_fields(one)), dict(_fields(other))
    both = [name for name in here.keys() & there.keys() if here[name] is not there[name]]
    different = {name for name in both if plain(here[name]) != plain(there[name])}
    return {name for name in different | (here.keys() ^ there.keys()) if not name.startswith("rng.")}


def _fields(value: Any, name: str = "") -> Iterator[tuple[str, Any]]:
    """Whatever a state consists of, by name: parts and lists field by field, everything else as a whole."""
    if is_part(type(value)):
        for field in value.FIELDS:
            yield from _fields(getattr(value, field), f"{name}.{field}".lstrip("."))
    elif isinstance(value, list):
        for place, each in enumerate(value):
            yield from _fields(each, f"{name}[{place}]")
    else:
        yield name, value


def _census(case: Case, state: Any) -> list[str]:
    return sorted(case.census(state)) if case.census else []


def events_tell_no_secrets(case: Case, seed: int) -> Looking:
    """Where two courses of things differ only in what a watcher may not see, the events must not tell them apart.

    The courses differ in what was hidden before, or in what somebody else chose in secret. Where an event is there to
    reveal something, only courses that revealed the same are compared.
    """
    dice = random.Random(seed)
    while isinstance(moment := (yield), Moment):
        if not moment.close:
            continue
        seat = moment.seat
        watcher = dice.choice([watcher for watcher in case.watchers if watcher != seat] or [seat])
        course = _course(case, moment, watcher)
        for twin in _twins(case, moment, watcher, dice):
            other = _course(case, twin, watcher)
            if other.shown == course.shown and other.truth != course.truth:
                assert other.events == course.events


def what_is_revealed_is_for_all(case: Case, seed: int) -> Looking:
    """An event with `reveals` is redacted for nobody: one that shows something to some seats only has `peeks`."""
    game, events = case.game, case.open(seed)[1]
    while True:
        for event in events:
            for watcher in case.watchers if event.reveals else ():
                seen = game.redact(event, watcher)
                assert seen == event, f"{type(event).__name__} reveals, and is redacted for {_who(watcher)}: use peeks"
        moment = yield
        if not isinstance(moment, Moment):
            return
        events = moment.after[1]


def the_opening_tells_no_secrets(case: Case, seed: int) -> Looking:
    """What is told before the first decision follows from what the watcher sees then, and is in whole sentences."""
    while isinstance((yield), Moment):
        pass
    game = case.game
    for watcher, first, other in alike_openings(case, seed):
        told = _seen(case, first.events, watcher)
        assert _seen(case, other.events, watcher) == told, f"the opening tells {_who(watcher)} what the view hides"
    for watcher in case.watchers:
        told = _seen(case, case.open(seed)[1], watcher)
        assert all(game.rules.clause(game.texts.event(event).clause) for event in told)


def _twins(case: Case, moment: Moment, watcher: int | None, dice: random.Random) -> list[Moment]:
    """The same with another choice of the seat, and the same with other hidden things."""
    game, seat = case.game, moment.seat
    deal = game.redeal(moment.state, watcher, Rng.seeded(dice.randrange(2**32)))
    deal.rng = moment.state.rng.clone()
    twins = [Moment(case, moment.state, seat, dice.choice(list(game.offers(moment.state, seat))))]
    if game.refuse(deal, seat, moment.action) is None:
        twins.append(Moment(case, deal, seat, moment.action))
    return twins


class Course(NamedTuple):
    """What a watcher is shown in the end, what is true then, and what the watcher was told."""

    shown: Any
    truth: str
    events: Any


def _course(case: Case, moment: Moment, watcher: int | None) -> Course:
    state, events = moment.after
    luck = state.rng.words() if state.rng.words() != moment.state.rng.words() else None
    seen = _seen(case, events, watcher)
    revealed = [plain(event) for event in seen if event.reveals]
    return Course((digest(case.game.view(state, watcher)), revealed, luck), digest(state), plain(seen))


def _seen(case: Case, events: Sequence[Event], watcher: int | None) -> list[Event]:
    redacted = (case.game.redact(event, watcher) for event in events)
    return [event for event in redacted if event is not None]


def undo_gives_nothing_away(case: Case, seed: int) -> Looking:
    """An action that calls itself harmless (no chance, nothing revealed) shows the same whatever is hidden."""
    game = case.game
    while isinstance(moment := (yield), Moment):
        if not moment.close:
            continue
        state, events = moment.after
        if state.rng.words() != moment.state.rng.words() or any(event.reveals or event.peeks for event in events):
            continue
        for watcher in case.watchers:
            deal = game.redeal(moment.state, watcher, Rng.seeded(seed, 97))
            if game.refuse(deal, moment.seat, moment.action) is None:
                twin, other_events = Moment(case, deal, moment.seat, moment.action).after
                assert digest(game.view(twin, watcher)) == digest(game.view(state, watcher))
                assert plain(_seen(case, other_events, watcher)) == plain(_seen(case, events, watcher))


def nothing_is_lost(case: Case, seed: int) -> Looking:
    """Every component is somewhere, once, at any time."""
    whole = _census(case, case.begin(seed))
    while isinstance(moment := (yield), Moment):
        assert _census(case, moment.state) == whole
    assert _census(case, moment) == whole


def hints_are_usable(case: Case, seed: int) -> Looking:
    """The sensible moves are legal and never none; the evaluation lies between 0 and 1. With handicaps too.

    A network that was trained for the table says the same whatever is hidden.
    """
    game, seats = case.game, range(case.seats)
    network = game.network(case.seats, case.options)
    handicaps = case.study.handicaps.values() if case.study else ()
    while isinstance(moment := (yield), Moment):
        for hints in (game.hints, *handicaps) if moment.close else ():
            hinted = msgspec.structs.replace(game, hints=hints)
            for seat in game.awaiting(moment.state):
                moves = list(hinted.sensible(moment.state, seat))
                assert moves
                assert all(game.refuse(moment.state, seat, move) is None for move in moves)
            for seat in seats:
                assert 0.0 <= hints.evaluate(moment.state, seat) <= 1.0
        if game.hints.trained is not None:
            assert game.network_for(moment.state) is network, "the table of the state is another"
        if network is not None and moment.close:
            values = network.of(moment.state, seats)
            assert all(0.0 <= value <= 1.0 for value in values)
            deals = [game.redeal(moment.state, seat, Rng.seeded(seed, 89)) for seat in seats]
            assert values == [network.of(deal, seats)[seat] for deal, seat in zip(deals, seats, strict=True)]


def texts_are_whole(case: Case, seed: int) -> Looking:
    """Every offer, wish and event has a sentence with a clause that exists; everybody has a board and a prompt."""
    game, names = case.game, [f"Player {seat}" for seat in range(case.seats)]
    words = catalogue(game.texts.words)
    for block in game.texts.components():
        _check_block(case, block, names, None)
    while isinstance(moment := (yield), Moment):
        if not moment.close:
            continue
        _, events = moment.after
        lines = [game.texts.event(event) for watcher in case.watchers for event in _seen(case, events, watcher)]
        for seat in game.awaiting(moment.state):
            view = game.view(moment.state, seat)
            actions = {*game.offers(moment.state, seat), *game.wishes(moment.state, seat)}
            lines += [game.texts.offer(view, action) for action in actions]
            for kind in game.forms(moment.state, seat):
                lines += _labels(case, moment.state, seat, kind, view)
        for line in lines:
            assert game.rules.clause(line.clause), line
            for reader in (None, 0):
                text, *more = (words.render(each, names, reader) for each in (line.text, line.detail, line.fatal))
                assert text
                assert "{" not in "".join((text, *more)), f"{text} {more}"
        for watcher in case.watchers:
            view = game.view(moment.state, watcher)
            for block in (*game.texts.board(view), *game.texts.brief(view)):
                _check_block(case, block, names, watcher)
            for block in game.texts.remaining(view):
                assert words.render(block.title, names, watcher), "a group of what is still to come needs a title"
                _check_block(case, block, names, watcher)
            prompt = game.texts.prompt(view)
            assert words.render(prompt.title, names, watcher)
            for each in (prompt.text, *prompt.steps):
                words.render(each, names, watcher)
            assert 0 <= prompt.step < len(prompt.steps)
            status = game.texts.status(view)
            assert words.render(status.phase, names, watcher)
            assert len(status.scores) == case.seats, "a score for each seat"
            for each in status.standings:
                words.render(each, names, watcher)
        _check_prompts_on_the_way(case, moment)
    assert game.texts.prompt(game.view(moment, None)).step == -1


def _check_block(case: Case, block: Block, names: Sequence[str], reader: Seat | None) -> None:
    """A table has a cell for every column, its messages can be rendered, and its clause exists."""
    words = catalogue(case.game.texts.words)
    assert all(len(row) == len(block.head) for row in block.rows), block.title
    assert not block.clause or case.game.rules.clause(block.clause), block.clause
    for cell in (block.title, block.note, *block.head, *(cell for row in block.rows for cell in row)):
        words.render(cell, names, reader)


def _check_prompts_on_the_way(case: Case, moment: Moment) -> None:
    """In the middle of an action, too, everybody can be told where the game is; it is not over before it is."""
    game, least = case.game, 0 if case.game.outcome(moment.after[0]) is None else -1

    def look(state: Any, _: list[Event]) -> None:
        for watcher in case.watchers:
            prompt = game.texts.prompt(game.view(state, watcher))
            assert least <= prompt.step < len(prompt.steps)

    game.apply(moment.state.clone(), moment.seat, moment.action, look)


def _labels(case: Case, state: Any, seat: Seat, kind: type[Action], view: Any) -> list[Line]:
    """Every pick on the way along the first and the last ones has a label; what it comes to has a sentence."""
    game, lines, words = case.game, [], catalogue(case.game.texts.words)
    for which in (0, -1):
        picks: Picks = ()
        found = game.compose(state, seat, kind, picks)
        while found.picks:
            labels = [words.render(game.texts.pick(view, kind, picks, pick)) for pick in found.picks]
            assert len(set(labels)) == len(labels), f"{kind.__name__}: two picks look alike: {labels}"
            assert all(labels)
            assert not any("{" in label for label in labels)
            picks = (*picks, found.picks[which])
            found = game.compose(state, seat, kind, picks)
        assert found.action is not None, f"{kind.__name__}: {picks} leads nowhere"
        lines.append(game.texts.offer(view, found.action))
    return lines


def numbers_are_sound(case: Case, seed: int) -> Looking:
    """In numbers, too, nobody sees what is hidden; sizes and blocks stay, and exactly what is legal has a 1."""
    game, rng, dice = case.game, Rng.seeded(seed, 97), random.Random(seed)
    encoder = Encoder(game.flow, game.numeric, case.seats, case.options) if game.numeric else None
    if encoder is not None:
        check_ids(encoder)
    opening, log = case.open(seed)[1], list[tuple[Seat, Action, list[Event]]]()
    while isinstance(moment := (yield), Moment):
        state, awaited = moment.state, game.awaiting(moment.state)
        for seat in range(case.seats) if moment.close else ():
            deal = game.redeal(state, seat, rng)
            known = [
                information_state(game.view(each, seat), seat, game.redact, opening, log) for each in (state, deal)
            ]
            assert known[0] == known[1], "the information state tells what is hidden"
            if encoder is not None:
                check_observation(encoder, state, deal, seat)
                if seat in awaited:
                    check_legal(encoder, game, state, deal, seat, dice)
        log.append((moment.seat, moment.action, moment.after[1]))
    if encoder is not None:
        for seat in range(case.seats):
            assert len(encoder.observation(moment, seat)) == encoder.size
            assert isfinite(encoder.reward(game.outcome(moment), seat))


def measures_are_usable(case: Case, seed: int) -> Looking:
    """A game that measures itself does so for every seat, with names and finite numbers, and changes nothing."""
    measures = case.study.measures if case.study else None
    events = [*case.open(seed)[1]]
    while isinstance(over := (yield), Moment):
        events += over.after[1]
    before = digest(over)
    for seat in range(case.seats if measures else 0):
        assert measures
        found = measures(over, events, seat)
        assert revive(_through_json(found), Measures) == found
        named = [
            (group, name) for groups in (found.things, found.numbers) for group in groups for name in groups[group]
        ]
        assert all(group and name for group, name in named)
        assert all(isfinite(value) for names in found.numbers.values() for value in names.values())
    assert digest(over) == before


def bests_are_usable(case: Case, seed: int) -> Looking:
    """Records worth keeping have names, figures with words, and options that exist; looking changes nothing. The deal
    of the day can be set up."""
    game, words = case.game, catalogue(case.game.texts.words)
    while isinstance(over := (yield), Moment):
        pass
    before, outcome = digest(over), game.outcome(over)
    assert outcome is not None
    ids = [best.id for best in game.bests]
    assert len(set(ids)) == len(ids), f"two records have one id: {ids}"
    for best in game.bests:
        assert words.render(best.title)
        assert set(best.by) <= {option.id for option in game.meta.options}, f"{best.id}: no such option: {best.by}"
        assert not best.is_better(1, 1), "no figure is better than itself"
        for seat in range(case.seats):
            value = best.value(over, outcome, seat)
            assert value is None or type(value) is int, f"{best.id}: {value!r} is no whole number"
            assert value is None or words.render(best.says(value)), f"{best.id}: no words for {value}"
    assert digest(over) == before
    daily_setup(game)


CHECKS: list[Check] = [
    ends,
    the_first_offer_leads_on,
    offers_are_good,
    nobody_is_asked_needlessly,
    time_is_kept,
    others_are_refused,
    clones_are_apart,
    json_goes_both_ways,
    replays,
    hidden_stays_hidden,
    nothing_leaks_in_between,
    a_shared_device_keeps_secrets,
    the_hidden_is_dealt_anew,
    events_tell_no_secrets,
    what_is_revealed_is_for_all,
    the_opening_tells_no_secrets,
    undo_gives_nothing_away,
    nothing_is_lost,
    hints_are_usable,
    texts_are_whole,
    numbers_are_sound,
    measures_are_usable,
    bests_are_usable,
]
