"""Positions and actions as numbers, for programs that learn.

A game declares blocks of an observation, a list of its actions, and the kinds of actions that are put together pick by
pick (`Numeric`). An `Encoder` is that for one number of seats and one choice of options: sizes, ids in both directions,
and what is legal. It writes into any buffer that takes whole numbers by place, fastest into a bytearray; numpy is not
needed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from cosmodrome.core.flow import CLOCK, Composed, Flow, GameState, Picks, Seat, question_of
from cosmodrome.core.records import Action, Event, View, to_json

Options = Mapping[str, str]

MOST = 255
"""What is written lies between 0 and this, so that a byte is enough."""


FEW = 32
"""Actions of a kind that are tried one by one to find the legal ones."""


class Block(NamedTuple):
    """A named part of the observation, with what the seat may know and nothing else.

    `write(state, seat, out, at)` fills its places from `at` on with whole numbers from 0 to 255. The buffer holds zeros
    there before, so only other numbers need to be written.
    """

    name: str
    length: int
    write: Callable[[Any, Seat, Any, int], None]


class Picked(NamedTuple):
    """A kind of action that is put together pick by pick: with its form (`core/flow.py`) or, where it has none and all
    that is legal is offered, field by field.
    """

    kind: type[Action]
    once: tuple[range, ...]
    """What the first picks can be."""
    again: tuple[range, ...] = ()
    """The same for those that follow, which come in turns until the action is complete."""
    picks: Callable[[Any, Seat, Any], Picks] | None = None
    """The picks that make an action; left out: its fields."""
    pairs: bool = False
    """Whether the observation needs to know which of two picks go together."""


def nothing_picked(_: int, __: Options) -> Sequence[Picked]:
    """Every action has an id of its own."""
    return ()


class Numeric(NamedTuple):
    """A game in numbers. Everything follows from the number of seats and the options."""

    blocks: Callable[[int, Options], Sequence[Block]]
    actions: Callable[[int, Options], Sequence[Action]]
    """Every action that may ever be legal, but for those that are picked and those of the clock; no twins."""
    picked: Callable[[int, Options], Sequence[Picked]] = nothing_picked
    by_seat: Callable[[Any, Seat, int], Action] | None = None
    """Where actions name players, those of the list count from whoever acts: the action as this seat means it."""
    par: float = 1.0
    """The points that count as a reward of 1 for one who plays alone for a score."""


class Partial(NamedTuple):
    """An action that is being put together: its place among the picked kinds, and the picks so far."""

    number: int
    picks: Picks


class Span(NamedTuple):
    """Where a block stands in the observation."""

    name: str
    start: int
    length: int


def up_to(out: Any, at: int, value: int, length: int) -> None:
    """A thermometer: a 1 for each unit, at most so many."""
    for place in range(at, at + (value if value < length else length)):
        out[place] = 1


def small(value: int) -> int:
    """The nearest number that fits into a byte."""
    return 0 if value < 0 else MOST if value > MOST else value


def lead(out: Any, at: int, value: int) -> None:
    """A difference takes two places: by how much it is above 0, and by how much below."""
    if value > 0:
        out[at] = value if value < MOST else MOST
    elif value < 0:
        out[at + 1] = -value if value > -MOST else MOST


def _fields(action: Any) -> tuple[int, ...]:
    return tuple([getattr(action, name) for name in action.__struct_fields__])


class Encoder:
    """One game at one table in numbers: `size` numbers are an observation, ids go from 0 to `actions` - 1."""

    def __init__(self, flow: Flow, numeric: Numeric, seats: int, options: Options) -> None:
        self.flow = flow
        self.seats = seats
        self.par = numeric.par
        listed, turned = tuple(numeric.actions(seats, options)), numeric.by_seat
        everybody = range(seats)
        self.whole = [
            listed if turned is None else tuple([turned(action, seat, seats) for action in listed])
            for seat in everybody
        ]
        """By seat: the actions with an id of their own, which is their place."""
        self.picked = tuple(numeric.picked(seats, options))
        self.ids: list[dict[Action, int]] = [
            {action: number for number, action in enumerate(actions)} for actions in self.whole
        ]
        """The same the other way."""
        self._kinds: list[dict[type[Action], list[int]]] = [{} for _ in everybody]
        for kinds, actions in zip(self._kinds, self.whole, strict=True):
            for number, action in enumerate(actions):
                kinds.setdefault(type(action), []).append(number)
        self._count = len(listed)
        assert all(len(ids) == self._count for ids in self.ids), "two ids for one action"
        self._places: dict[type[Action], int] = {row.kind: number for number, row in enumerate(self.picked)}
        self._starts: list[int] = []
        self._fields: list[list[int]] = []
        end = self._count
        for row in self.picked:
            self._starts.append(end)
            end += 1
            fields = []
            for values in (*row.once, *row.again):
                fields.append(end - values.start)
                end += len(values)
            self._fields.append(fields)
        self.actions = end
        self._questions = {name: place for place, name in enumerate(flow.questions)}
        blocks = [
            Block("question", len(self._questions), self._write_question),
            Block("asked", seats, self._write_asked),
            *numeric.blocks(seats, options),
        ]
        self.writers = [write for _, _, write in blocks]
        """Of the first blocks; the others are about the action that is being put together."""
        spans: list[Span] = []
        at = 0
        for name, length, _ in blocks:
            spans.append(Span(name, at, length))
            at += length
        self._writes = [(span.start, write) for span, write in zip(spans, self.writers, strict=True)]
        self._picked_at = at
        self._pairs_at: list[int] = []
        if self.picked:
            spans.append(Span("picked", at, self.actions - self._count))
            at += self.actions - self._count
        for row in self.picked:
            self._pairs_at.append(at)
            if row.pairs:
                length = len(row.again[0]) * len(row.again[1])
                spans.append(Span(f"pairs of {row.kind.__name__}", at, length))
                at += length
        self.blocks = tuple(spans)
        """The parts of an observation, in order."""
        self.size = at

    # the observation

    def observe(self, state: GameState, seat: Seat, out: Any, at: int = 0, partial: Partial | None = None) -> None:
        """Writes what the seat knows into a buffer that holds zeros there."""
        for start, write in self._writes:
            write(state, seat, out, at + start)
        if partial is not None:
            self._write_picks(partial, out, at)

    def observation(self, state: GameState, seat: Seat, partial: Partial | None = None) -> list[int]:
        """The same as a new list."""
        out = [0] * self.size
        self.observe(state, seat, out, 0, partial)
        return out

    def observe_after(self, deal: Any, seat: Seat, moves: Sequence[Action], out: Any, at: int = 0) -> list[Any]:
        """The states that these moves of the seat lead to from a deal; what the seat knows of each is written into a
        row of its own.
        """
        apply, size = self.flow.apply, self.size
        states: list[Any] = []
        for move in moves:
            after = deal.clone()
            apply(after, seat, move)
            self.observe(after, seat, out, at)
            states.append(after)
            at += size
        return states

    def _write_question(self, state: GameState, seat: Seat, out: Any, at: int) -> None:
        question = question_of(state, seat)
        if question is not None:
            out[at + self._questions[question.name]] = 1

    def _write_asked(self, state: GameState, seat: Seat, out: Any, at: int) -> None:
        for question in state.asked:
            if question.seat != CLOCK:
                out[at + (question.seat - seat) % self.seats] = 1

    def _write_picks(self, partial: Partial, out: Any, at: int) -> None:
        number, picks = partial
        base = at + self._picked_at - self._count
        out[base + self._starts[number]] = 1
        for place, pick in enumerate(picks):
            out[base + self._field(number, place) + pick] += 1
        row = self.picked[number]
        if row.pairs:
            for place in range(0, len(picks) - 1, 2):
                out[at + self._pairs_at[number] + picks[place] * len(row.again[1]) + picks[place + 1]] += 1

    # the actions

    def _field(self, number: int, place: int) -> int:
        """The id of value 0 of this pick."""
        row = self.picked[number]
        first = len(row.once)
        return self._fields[number][place if place < first else first + (place - first) % len(row.again)]

    def legal(self, state: GameState, seat: Seat, partial: Partial | None = None) -> list[int]:
        """The ids that are legal now."""
        if partial is not None:
            found = self._compose(state, seat, partial.number, partial.picks)
            return self._picks(partial.number, partial.picks, found.action, found.picks)
        ids, places = self.ids[seat], self._places
        legal: list[int] = []
        begun: list[int] = []
        for action in self.flow.offers(state, seat):
            number = ids.get(action, -1)
            if number >= 0:
                legal.append(number)
            else:
                place = places.get(type(action), -1)
                assert place >= 0, f"{action} has no id"
                if place not in begun:
                    begun.append(place)
        for kind in self.flow.forms_asked(state, seat):
            place = places.get(kind, -1)
            if place < 0:
                known = set(legal)
                legal += [number for number in self._whole_ids(state, seat, kind) if number not in known]
            elif place not in begun:
                begun.append(place)
        for place in begun:
            found = self._compose(state, seat, place, ())
            legal += self._picks(place, (), found.action, found.picks)
        return legal

    def _whole_ids(self, state: GameState, seat: Seat, kind: type[Action]) -> list[int]:
        """The legal ones of a kind with a form whose actions have ids of their own: few are tried, of many the form
        tells which.
        """
        ids = self._kinds[seat].get(kind, [])
        if len(ids) > FEW:
            return [self.ids[seat][action] for action in self.flow.composed(state, seat, kind, ())]
        whole, refuse = self.whole[seat], self.flow.refuse
        return [number for number in ids if refuse(state, seat, whole[number]) is None]

    def _compose(self, state: GameState, seat: Seat, number: int, picks: Picks) -> Composed:
        kind = self.picked[number].kind
        if kind in self.flow.forms_asked(state, seat):
            return self.flow.compose(state, seat, kind, picks)
        reached = len(picks)
        action, following = None, []
        for offer in self.flow.offers(state, seat):
            if type(offer) is kind:
                fields = _fields(offer)
                if fields[:reached] == picks:
                    if len(fields) == reached:
                        action = offer
                    elif fields[reached] not in following:
                        following.append(fields[reached])
        return Composed(action, following)

    def _picks(self, number: int, picks: Picks, action: Action | None, following: Sequence[int]) -> list[int]:
        legal = [] if action is None else [self._starts[number]]
        if following:
            first = self._field(number, len(picks))
            legal += [first + pick for pick in following]
        return legal

    def write_mask(self, state: GameState, seat: Seat, out: Any, at: int = 0, partial: Partial | None = None) -> None:
        """Writes a 1 for each legal id into a buffer that holds zeros there."""
        for number in self.legal(state, seat, partial):
            out[at + number] = 1

    def mask(self, state: GameState, seat: Seat, partial: Partial | None = None) -> list[int]:
        """The same as a new list."""
        out = [0] * self.actions
        self.write_mask(state, seat, out, 0, partial)
        return out

    def choose(self, state: GameState, seat: Seat, number: int, partial: Partial | None = None) -> Action | Partial:
        """The action of a legal id; or what has been put together so far, where more is to be picked."""
        if number < self._count:
            return self.whole[seat][number]
        kind_number = len(self._starts) - 1
        while self._starts[kind_number] > number:
            kind_number -= 1
        picks = () if partial is None else partial.picks
        if number != self._starts[kind_number]:
            picks = (*picks, number - self._field(kind_number, len(picks)))
            found = self._compose(state, seat, kind_number, picks)
            if found.picks or found.action is None:
                return Partial(kind_number, picks)
        else:
            found = self._compose(state, seat, kind_number, picks)
            assert found.action is not None, f"{self.name_of(number)}: it is not"
        return found.action

    def ids_of(self, state: GameState, seat: Seat, action: Action) -> list[int]:
        """The ids that make an action: one, or those of its picks and, if it could go on, the id that ends it."""
        number = self.ids[seat].get(action, -1)
        if number >= 0:
            return [number]
        number = self._places[type(action)]
        own = self.picked[number].picks
        picks = own(state, seat, action) if own is not None else _fields(action)
        return [self._field(number, place) + pick for place, pick in enumerate(picks)] + [self._starts[number]]

    def name_of(self, number: int) -> str:
        """For people who write programs; where it names players, as seat 0 means it."""
        if number < self._count:
            return repr(self.whole[0][number])
        place = len(self._starts) - 1
        while self._starts[place] > number:
            place -= 1
        name = self.picked[place].kind.__name__
        if number == self._starts[place]:
            return f"{name}: done"
        field = len(self._fields[place]) - 1
        row = self.picked[place]
        while field and number < self._fields[place][field] + (*row.once, *row.again)[field].start:
            field -= 1
        return f"{name}: pick {field + 1} is {number - self._fields[place][field]}"

    # the end

    def reward(self, outcome: Any, seat: Seat) -> float:
        """The share of the win, which those who win together all have whole; of one who plays alone for a score, the
        score by the game's `par`.
        """
        alone = outcome.by_score and self.seats == 1
        found: float = outcome.scores[seat] / self.par if alone else outcome.value(seat)
        return found

    def worth(self, outcome: Any, seat: Seat) -> float:
        """The same from 0 to 1, as networks learn it: alone for a score, the game's `par` is a half."""
        reward = self.reward(outcome, seat)
        return min(1.0, max(0.0, reward / 2)) if outcome.by_score and self.seats == 1 else reward


def information_state(
    view: View,
    seat: Seat,
    redact: Callable[[Event, Seat | None], Event | None],
    opening: Iterable[Event],
    log: Iterable[tuple[Seat, Action, Iterable[Event]]],
) -> str:
    """All that the seat knows, as JSON: its view, its actions, and the events that it saw, in order.

    Equal exactly where the seat cannot tell two games apart.
    """
    known: list[Any] = [event for event in (redact(each, seat) for each in opening) if event is not None]
    for who, action, events in log:
        if who == seat:
            known.append(action)
        known += [event for event in (redact(each, seat) for each in events) if event is not None]
    return to_json({"seat": seat, "view": view, "known": known}).decode()
