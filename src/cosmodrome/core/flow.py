"""The flow of a game: steps that run by themselves, questions that wait for players, and what they may answer.

A state holds an agenda, which is a stack of steps still to come, and the questions that are open now. While a question
is open nothing goes on; once all are answered the next step is taken from the agenda. A name is either that of a step,
which runs its function, or that of a question, which is asked of the step's seat. Names are ids, in states, views and
events, and stay as they are; what people read is a question's title. Steps are small frozen leaves, so a state can be
saved, cloned and searched at any time.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from cosmodrome.core.message import Player, Text, say
from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.core.rng import Rng
from cosmodrome.core.state import Part
from cosmodrome.core.step import NOBODY as NOBODY  # noqa: PLC0414 - others get both from here
from cosmodrome.core.step import Step as Step  # noqa: PLC0414

Seat = int
CLOCK: Seat = -1
"""The seat of time: where a timer runs, the clock is asked too, and whoever keeps time answers for it."""

KEPT = 16_384
"""Lists of offers that a question keeps at most."""

ALONE: tuple[tuple[Seat, ...], ...] = tuple([(seat,) for seat in range(12)])


def by_seat(name: str) -> tuple[Step, ...]:
    """The step of each seat, made once: for steps that come in every turn."""
    return tuple([Step(name, seat) for seat in range(len(ALONE))])


class GameState(Part):
    """What every state has."""

    rng: Rng
    agenda: list[Step]  # what is still to come, the next step last
    asked: tuple[Step, ...] = ()  # the open questions, one for each seat that has to decide


Reason = Callable[[Any, Seat, Any], Refusal]
Check = Callable[[Any, Seat, Any], Refusal | Reason | None]
"""None where the action is legal; otherwise the refusal, or a function that makes it, where checks have to be fast."""
Effect = Callable[[Any, Seat, Any, list[Event]], None]
Menu = Callable[[Any, Seat], Sequence[Action]]
Run = Callable[[Any, Step, list[Event]], None]
Pause = Callable[[Any, list[Event]], None]
"""Called in the middle of an action with the state as it is then and what has happened so far. It must not change
either, and has to clone the state to keep it."""


class Timer(NamedTuple):
    """What the clock waits for: when this run has lasted so many seconds, time is up."""

    run: int
    seconds: float
    lead: float = 0.0
    """Seconds that are counted down before it starts."""


def do_next(state: GameState, *steps: Step) -> None:
    """Puts steps on top of the agenda, to be taken in reading order."""
    if len(steps) == 1:
        state.agenda.append(steps[0])
    else:
        state.agenda.extend(steps[::-1])


def ask(state: GameState, *questions: Step) -> None:
    """Opens these questions. A seat has one at most: a new one takes the place of the old one.

    Only a question from the agenda is skipped by `asked_if` or answered by `forced`: whoever calls this sees to both.
    """
    if state.asked or len(questions) > 1:
        kept = {question.seat: question for question in (*state.asked, *questions)}
        people = sorted([seat for seat in kept if seat != CLOCK])
        state.asked = tuple([kept[seat] for seat in (*people, CLOCK) if seat in kept])
    else:
        state.asked = questions


def close(state: GameState, seat: Seat) -> None:
    """Ends the seat's question, if it has one."""
    asked = state.asked
    for place, question in enumerate(asked):
        if question.seat == seat:
            state.asked = asked[:place] + asked[place + 1 :]
            return


def ask_only(state: GameState, *questions: Step) -> None:
    """Opens these questions, in the order of seats, the clock last; all others end."""
    state.asked = questions


def close_after(state: GameState, question: Step) -> None:
    """Ends a question after the effect of its answer, unless that has asked the seat something else."""
    if question_of(state, question.seat) is question:
        close(state, question.seat)


def question_of(state: GameState, seat: Seat) -> Step | None:
    """What the seat is asked now."""
    asked = state.asked
    if len(asked) == 1:
        question = asked[0]
        return question if question.seat == seat else None
    for question in asked:
        if question.seat == seat:
            return question
    return None


def coming(state: GameState) -> str:
    """The question that is asked or, in the middle of an action, the step that comes next; empty after the end."""
    ahead = state.asked or state.agenda[-1:]
    return ahead[0].name if ahead else ""


def is_over(state: GameState) -> bool:
    return not state.asked and not state.agenda


Picks = tuple[int, ...]
Picker = Callable[[Any, Seat, Picks], Sequence[int]]
"""What can be picked after these, in a stable order; each of it leads to a legal action, sooner or later."""


class Form(NamedTuple):
    """How an action with too many possibilities to list is put together, one pick after another."""

    picks: Picker
    action: Callable[[Any, Seat, Picks], Action | None]
    """What these picks make; None where some are missing. Picks that are not enough yet may make an illegal action."""


def form_of(kind: type[Action], picks: Picker) -> Form:
    """The form of an action whose fields are numbers, picked in their order."""
    wanted = len(kind.__struct_fields__)
    return Form(picks, lambda _, __, found: kind(*found) if len(found) == wanted else None)


def listed(kind: type[Action], menu: Menu, check: Check) -> Form:
    """The form of an action whose fields are numbers and whose possibilities are few enough to go through them all."""

    def picks(state: Any, seat: Seat, found: Picks) -> list[int]:
        rows = [
            tuple([getattr(action, name) for name in kind.__struct_fields__])
            for action in menu(state, seat)
            if check(state, seat, action) is None
        ]
        reached = len(found)
        return list(dict.fromkeys([row[reached] for row in rows if row[:reached] == found and len(row) > reached]))

    return form_of(kind, picks)


class Composed(NamedTuple):
    """How far an action has been put together."""

    action: Action | None
    """What it is with these picks, if that is legal."""
    picks: Sequence[int]
    """What can be picked next."""


class Answer(NamedTuple):
    """A kind of action: the clause that allows it, when it is legal, and what it does."""

    kind: type[Action]
    clause: str
    check: Check
    effect: Effect
    again: bool = False
    """The question stays open until an effect closes it with `close`."""
    form: Form | None = None
    """Where the offers are only the usual ones of too many."""


class Question(NamedTuple):
    """What a player is asked: its name, the clause that says who is asked, and the answers."""

    name: str
    clause: str
    answers: Sequence[Answer]
    menu: Menu | None = None
    """What a player might look for, legal or not, in a stable order. Left out: the offers."""
    offers: Menu | None = None
    """The legal actions, or the usual ones of too many; never empty. Left out: the legal actions of the menu."""
    depends_on: Callable[[Any, Seat], Hashable] | None = None
    """All that decides which actions of the menu are legal: where it is the same again, so are the offers, which are
    kept. Worth it for a menu that is long and comes in every turn: such offers take a third of the time, a random game
    four fifths (measured in the one game that has it).
    """
    asked_if: Callable[[Any, Seat], bool] | None = None
    """Whether the seat is asked at all when the step comes; otherwise nothing happens. Left out: always."""
    forced: Callable[[Any, Seat], Action | None] | None = None
    """The only action, where everybody can see that there is no other: it is taken without asking."""
    seconds: Callable[[Any], float] | None = None
    """How long the timer runs, where the clock is asked; the question's value is the number of the run."""
    lead: Callable[[Any], float] | None = None
    """The seconds that are counted down before that, so that nobody is taken by surprise."""
    starts_race: bool = False
    """Whether the answer starts a race: bots leave it to people, who say when they are ready."""
    title: Text = ""
    """What people call it; without it the name."""


def no_effect(_: Any, __: Seat, ___: Any, ____: list[Event]) -> None:
    """The effect of an answer that only ends the question."""


def legal(_: Any, __: Seat, ___: Any) -> None:
    """The check of an action that is always legal where it is asked for."""


class Flow:
    """The course of a game, and what everything else asks of it.

    `over` and `course` are clauses: of the end of the game, and of the order of its steps, which is cited for an action
    of another step that has no clause of its own. `not_asked` may say why a seat has to wait, where the reason is not
    that another player decides: several act at once, and this one has finished.
    """

    def __init__(
        self,
        module: str,
        *,
        setup: Callable[[int, Mapping[str, str], Rng], Any],
        steps: Mapping[str, Run],
        questions: Sequence[Question],
        over: str,
        course: str = "",
        not_asked: Callable[[Any, Seat], Refusal | None] | None = None,
    ) -> None:
        self.module = module
        both = sorted(set(steps) & {question.name for question in questions})
        assert not both, f"either steps or questions, not both: {', '.join(both)}"
        self._setup = setup
        self._asked = {question.name: Asked(question) for question in questions}
        self._steps: dict[str, Run] = {**{name: asked.open for name, asked in self._asked.items()}, **steps}
        self.clauses: dict[type[Action], str] = {}
        """Of each kind of action; empty where it has another in every step."""
        for answer in [answer for question in questions for answer in question.answers]:
            known = self.clauses.setdefault(answer.kind, answer.clause)
            self.clauses[answer.kind] = answer.clause if known == answer.clause else ""
        self._over = over
        self._course = course
        self._not_asked = not_asked

    def __reduce__(self) -> tuple[Any, ...]:
        """Other processes find a flow in the module that holds it."""
        return _find, (self.module,)

    def setup(self, seats: int, options: Mapping[str, str], rng: Rng) -> tuple[Any, list[Event]]:
        """A fresh game up to its first question, and what happened on the way."""
        state = self._setup(seats, options, rng)
        events: list[Event] = []
        self.go_on(state, events)
        return state, events

    def awaiting(self, state: GameState) -> Sequence[Seat]:
        asked = state.asked
        if len(asked) == 1:
            seat = asked[0].seat
            if seat >= 0:
                return ALONE[seat]
        return tuple([question.seat for question in asked])

    @property
    def questions(self) -> Sequence[str]:
        """Their names, in the order of their declaration."""
        return tuple(self._asked)

    def title(self, name: str) -> Text:
        """What people call the question of that name."""
        return self._asked[name].title

    def timer(self, state: GameState) -> Timer | None:
        """The timer that runs while the clock is asked."""
        question = question_of(state, CLOCK)
        asked = self._asked[question.name] if question else None
        if question is None or asked is None or asked.seconds is None:
            return None
        return Timer(question.value, asked.seconds(state), asked.lead(state) if asked.lead else 0.0)

    def is_needless(self, state: GameState, seat: Seat) -> bool:
        """Whether the agenda would not have asked the seat what it is asked now."""
        question = question_of(state, seat)
        if question is None:
            return False
        asked = self._asked[question.name]
        if asked.asked_if is not None and not asked.asked_if(state, seat):
            return True
        return asked.forced is not None and asked.forced(state, seat) is not None

    def starts_race(self, state: GameState, seat: Seat) -> bool:
        """Whether what the seat is asked starts a race."""
        question = question_of(state, seat)
        return question is not None and self._asked[question.name].starts_race

    def offers(self, state: GameState, seat: Seat) -> Sequence[Action]:
        open_now = state.asked
        question = open_now[0] if open_now else None
        if question is None or question.seat != seat:
            question = question_of(state, seat)
            if question is None:
                return ()
        asked = self._asked[question.name]
        if asked.offers is not None:
            return asked.offers(state, seat)
        if asked.depends_on is None:
            return asked.legal(state, seat)
        key = asked.depends_on(state, seat)
        found = asked.kept.get(key)
        if found is None:
            found = asked.keep(key, state, seat)
        return found

    def forms(self, state: GameState, seat: Seat) -> Sequence[type[Action]]:
        """The kinds of actions that the seat can put together with `compose` now."""
        begun = [(kind, self.compose(state, seat, kind, ())) for kind in self.forms_asked(state, seat)]
        return tuple([kind for kind, found in begun if found.action is not None or found.picks])

    def forms_asked(self, state: GameState, seat: Seat) -> Collection[type[Action]]:
        """Also the kinds of which nothing can be put together now."""
        question = question_of(state, seat)
        return self._asked[question.name].forms if question else ()

    def compose(self, state: GameState, seat: Seat, kind: type[Action], picks: Picks) -> Composed:
        """What these picks have put together so far. Each of them must have been offered by the one before."""
        question = question_of(state, seat)
        asked = self._asked[question.name] if question else None
        if asked is None or kind not in asked.forms:
            return Composed(None, ())
        form = asked.forms[kind]
        action = form.action(state, seat, picks)
        if action is not None and asked.checks[kind](state, seat, action) is not None:
            action = None
        return Composed(action, form.picks(state, seat, picks))

    def legal_actions(self, state: GameState, seat: Seat) -> Iterator[Action]:
        """The offers, then everything that can be put together. It may be very much."""
        offers = self.offers(state, seat)
        known = set(offers)
        yield from offers
        for kind in self.forms(state, seat):
            for action in self.composed(state, seat, kind, ()):
                if action not in known:
                    known.add(action)
                    yield action

    def composed(self, state: GameState, seat: Seat, kind: type[Action], picks: Picks) -> Iterator[Action]:
        """Every action that these picks can still lead to."""
        found = self.compose(state, seat, kind, picks)
        if found.action is not None:
            yield found.action
        for pick in found.picks:
            yield from self.composed(state, seat, kind, (*picks, pick))

    def wishes(self, state: GameState, seat: Seat) -> Sequence[Action]:
        question = question_of(state, seat)
        return self._asked[question.name].menu(state, seat) if question else ()

    def refuse(self, state: GameState, seat: Seat, action: Action) -> Refusal | None:
        kind = type(action)
        if not state.asked:
            return Refusal(self._over, say("flow-over"))
        question = question_of(state, seat)
        if question is None:
            return self._why_not_asked(state, seat, kind)
        asked = self._asked[question.name]
        check = asked.checks.get(kind)
        if check is None:
            clause = self.clauses.get(kind) or self._course or asked.clause
            return Refusal(clause, say("flow-other-step", step=asked.title))
        reason = check(state, seat, action)
        return reason if reason is None or isinstance(reason, Refusal) else reason(state, seat, action)

    def _why_not_asked(self, state: GameState, seat: Seat, kind: type[Action]) -> Refusal:
        own = self._not_asked(state, seat) if self._not_asked is not None else None
        if own is not None:
            return own
        first = state.asked[0]
        clause = self._asked[first.name].clause
        if seat == CLOCK:
            return Refusal(self.clauses.get(kind) or clause, say("flow-no-timer"))
        return Refusal(clause, say("flow-others-turn", who=Player(first.seat)))

    def apply(self, state: GameState, seat: Seat, action: Action, pause: Pause | None = None) -> list[Event]:
        """Carries out the action. `pause` is called after its effect and after each step in which something happened,
        but not after the last one."""
        events: list[Event] = []
        asked = state.asked
        question = asked[0]
        if question.seat != seat:
            found = question_of(state, seat)
            assert found is not None
            question = found
        effect, again = self._asked[question.name].effects[type(action)]
        effect(state, seat, action, events)
        if not again:
            if state.asked is asked and len(asked) == 1:
                state.asked = ()
            else:
                close_after(state, question)
        if not state.asked:
            if pause is None:
                self.go_on(state, events)
            else:
                self._go_on_with_pauses(state, events, pause)
        return events

    def go_on(self, state: GameState, events: list[Event]) -> None:
        """Takes steps from the agenda until somebody is asked, or nothing is left."""
        agenda, steps = state.agenda, self._steps
        while agenda and not state.asked:
            step = agenda.pop()
            run = steps.get(step.name)
            assert run is not None, f"neither a step nor a question of the flow: {step.name}"
            run(state, step, events)

    def _go_on_with_pauses(self, state: GameState, events: list[Event], pause: Pause) -> None:
        """The same, written apart for speed."""
        agenda, steps, told = state.agenda, self._steps, 0
        while agenda and not state.asked:
            if len(events) > told:
                told = len(events)
                pause(state, events)
            step = agenda.pop()
            run = steps.get(step.name)
            assert run is not None, f"neither a step nor a question of the flow: {step.name}"
            run(state, step, events)


class Asked:
    """A question with its answers by kind."""

    __slots__ = (
        "asked_if",
        "checks",
        "clause",
        "depends_on",
        "effects",
        "forced",
        "forms",
        "kept",
        "lead",
        "menu",
        "offers",
        "seconds",
        "starts_race",
        "title",
    )

    def __init__(self, question: Question) -> None:
        menu = question.menu if question.menu is not None else question.offers
        assert menu is not None, f"{question.name} has neither a menu nor offers"
        self.title: Text = question.title or question.name
        self.clause = question.clause
        self.menu = menu
        self.offers = question.offers
        self.asked_if = question.asked_if
        self.depends_on = question.depends_on
        self.forced = question.forced
        self.seconds = question.seconds
        self.lead = question.lead
        self.starts_race = question.starts_race
        self.checks = {answer.kind: answer.check for answer in question.answers}
        self.effects = {answer.kind: (answer.effect, answer.again) for answer in question.answers}
        self.forms = {answer.kind: answer.form for answer in question.answers if answer.form is not None}
        self.kept: dict[Hashable, list[Action]] = {}

    def open(self, state: GameState, step: Step, events: list[Event]) -> None:
        """Asks the seat, unless it is passed over, or there is only one action, which is taken then."""
        if self.asked_if is not None and not self.asked_if(state, step.seat):
            return
        state.asked = (step,)
        if self.forced is not None:
            action = self.forced(state, step.seat)
            if action is not None:
                effect, again = self.effects[type(action)]
                effect(state, step.seat, action, events)
                if not again:
                    close_after(state, step)

    def legal(self, state: GameState, seat: Seat) -> list[Action]:
        """The legal actions of the menu."""
        checks = self.checks
        return [action for action in self.menu(state, seat) if checks[type(action)](state, seat, action) is None]

    def keep(self, key: Hashable, state: GameState, seat: Seat) -> list[Action]:
        if len(self.kept) >= KEPT:
            self.kept.clear()
        self.kept[key] = found = self.legal(state, seat)
        return found


def _find(module: str) -> Flow:
    flow = import_module(module).FLOW
    assert isinstance(flow, Flow)
    return flow
