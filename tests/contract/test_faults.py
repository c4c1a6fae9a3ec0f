"""Planted faults: games that break the contract on purpose, each caught by the check that is there for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.metadata import EntryPoint
from typing import Any

import msgspec
import numpy as np
import pytest

from cosmodrome.core import numeric
from cosmodrome.core.flow import Flow, Pause, Timer
from cosmodrome.core.game import GROUP, HIGHEST_SCORE, Daily, Game, Hints, Options, Outcome
from cosmodrome.core.message import Player, say
from cosmodrome.core.network import About, Network, Trained, fitting, write_network
from cosmodrome.core.numeric import Numeric
from cosmodrome.core.records import Action, Event, View
from cosmodrome.core.refusal import Refusal
from cosmodrome.core.rng import Rng
from cosmodrome.core.study import Measures, Study
from cosmodrome.core.texts import Block, Line, Status
from cosmodrome.games._template import GAME as LIFT_OFF
from cosmodrome.games._template.actions import ChooseFuel
from cosmodrome.games._template.events import FuelChosen, FuelShown, RocketTaken
from cosmodrome.games._template.lab import STUDY
from cosmodrome.games._template.numeric import NUMERIC
from cosmodrome.games._template.state import State
from cosmodrome.games._template.view.table import LiftOffView
from cosmodrome.testing import check_log, check_registered, checks, registered
from cosmodrome.testing.checks import Check
from cosmodrome.testing.walk import Case
from tests.contract.market import GAME, QUESTION, STEPS, BidMade, Market, SecretDrawn, deal_anew, redact, set_up
from tests.faulty import with_flow
from tests.games._template.census import census
from tests.games._template.ledger import LiftOff


def market(**parts: Any) -> Game[Market]:
    return msgspec.structs.replace(GAME, **parts)


def telling_draw(event: Event, seat: int | None) -> Event | None:
    return event if isinstance(event, SecretDrawn) else redact(event, seat)


def telling_bid(event: Event, seat: int | None) -> Event | None:
    return event if isinstance(event, BidMade) else redact(event, seat)


class RevealingBid(BidMade, frozen=True, tag="RevealingBid"):
    """Says that it is for all, and is not."""

    reveals = True


def half_told(event: Event, seat: int | None) -> Event | None:
    seen = redact(event, seat)
    return RevealingBid(seen.seat, seen.amount) if isinstance(seen, BidMade) else seen


def revealing_apply(state: Market, seat: int, action: Action, pause: Pause | None = None) -> list[Event]:
    events = GAME.apply(state, seat, action, pause)
    return [RevealingBid(event.seat, event.amount) if isinstance(event, BidMade) else event for event in events]


def unmixed_deal(deal: Market, seat: int | None, rng: Rng) -> None:
    """Nobody has seen the pile, and it stays as it is."""
    pile = deal.pile
    deal_anew(deal, seat, rng)
    deal.pile = pile


def known_bids(deal: Market, seat: int | None, rng: Rng) -> None:
    """The cards are dealt anew, what others have bid stays."""
    bids = [trader.bid for trader in deal.traders]
    deal_anew(deal, seat, rng)
    for trader, bid in zip(deal.traders, bids, strict=True):
        trader.bid = bid


MARKET_FAULTS: list[tuple[Check, Game[Market]]] = [
    (checks.the_opening_tells_no_secrets, market(redact=telling_draw)),
    (checks.events_tell_no_secrets, market(redact=telling_bid)),
    (checks.what_is_revealed_is_for_all, with_flow(market(redact=half_told), apply=revealing_apply)),
    (checks.the_hidden_is_dealt_anew, market(deal_anew=unmixed_deal)),
    (checks.the_hidden_is_dealt_anew, market(deal_anew=known_bids)),
]
"""Where no two deals are alike."""


def faulty(**parts: Any) -> Game[State]:
    """The template game with other parts, or other verbs of its flow."""
    fields = {name: part for name, part in parts.items() if name in Game.__struct_fields__}
    verbs = {name: part for name, part in parts.items() if name not in fields}
    return with_flow(msgspec.structs.replace(LIFT_OFF, **fields), **verbs)


class SharingState(State):
    """A clone that shares a list with its origin."""

    def clone(self) -> SharingState:
        twin = shared(super().clone())
        twin.hands = self.hands
        return twin


def shared(state: State) -> SharingState:
    return SharingState(**{name: getattr(state, name) for name in State.FIELDS})


def sharing_setup(seats: int, options: Options, rng: Rng) -> tuple[State, list[Event]]:
    state, opening = LIFT_OFF.setup(seats, options, rng)
    return shared(state), opening


def leaking_pile(state: State, seat: int | None) -> View:
    view = LIFT_OFF.view(state, seat)
    assert isinstance(view, LiftOffView)
    return msgspec.structs.replace(view, rockets_left=sum(state.pile[-1:]))


def leaking_choice(state: State, seat: int | None) -> View:
    view = LIFT_OFF.view(state, seat)
    assert isinstance(view, LiftOffView)
    return msgspec.structs.replace(view, has_chosen=tuple(strength > 3 for strength in state.chosen))


def leaking_in_between(state: State, seat: int | None) -> View:
    """Shows the choices too early: before they are turned up, when nobody has to decide any more."""
    return LIFT_OFF.view(state, seat) if state.asked else leaking_choice(state, seat)


def telling_choice(event: Event, seat: int | None) -> Event | None:
    return event


def timeless(state: State) -> Timer | None:
    """Awaits the clock without saying when it is due."""
    return None


def endless_run(state: State) -> Timer | None:
    """The same run goes on after time has spoken."""
    return Timer(1, 30.0) if state.timer and state.rocket >= 0 else None


def telling_opening(seats: int, options: Options, rng: Rng) -> tuple[State, list[Event]]:
    state, _ = LIFT_OFF.setup(seats, options, rng)
    return state, [RocketTaken(state.pile[-1], 0)]


def wrong_offer(state: State, seat: int) -> Sequence[Action]:
    return [*LIFT_OFF.offers(state, seat), ChooseFuel(99)]


def no_offers(state: State, seat: int) -> Sequence[Action]:
    return LIFT_OFF.offers(state, seat)[:0] if state.round == 3 else LIFT_OFF.offers(state, seat)


def lenient(state: State, seat: int, action: Action) -> Refusal | None:
    """Lets anybody choose any card twice."""
    refusal = LIFT_OFF.refuse(state, seat, action)
    return None if refusal and refusal.clause == "LO-2.1" else refusal


def unknown_clause(state: State, seat: int, action: Action) -> Refusal | None:
    refusal = LIFT_OFF.refuse(state, seat, action)
    return refusal and Refusal("LO-9.9", refusal.text)


def changing_refusal(state: State, seat: int, action: Action) -> Refusal | None:
    state.scrapped += ()
    state.round += 1 if LIFT_OFF.refuse(state, seat, action) else 0
    return LIFT_OFF.refuse(state, seat, action)


def careless_deal(state: State, seat: int | None, rng: Rng) -> None:
    """Forgets what the seat itself holds."""
    LIFT_OFF.deal_anew(state, None, rng)


def losing_deal(state: State, seat: int | None, rng: Rng) -> None:
    """Leaves a card out."""
    LIFT_OFF.deal_anew(state, seat, rng)
    state.pile = state.pile[:-1]


def idle_deal(state: State, seat: int | None, rng: Rng) -> None:
    """Everything stays as it is: bots see through the cards."""


def piles_only(state: State, seat: int | None, rng: Rng) -> None:
    """The hands of the others stay as they are."""
    pile = list(state.pile)
    rng.shuffle(pile)
    state.pile = tuple(pile)


def hands_only(state: State, seat: int | None, rng: Rng) -> None:
    """The pile stays as it is: the next rocket is known."""
    pile = state.pile
    LIFT_OFF.deal_anew(state, seat, rng)
    state.pile = pile


def losing_apply(state: State, seat: int, action: Action, pause: Pause | None = None) -> list[Event]:
    events = LIFT_OFF.apply(state, seat, action)
    state.scrapped = ()
    return events


def unlucky_apply(state: State, seat: int, action: Action, pause: Pause | None = None) -> list[Event]:
    """Chance from outside the state: the same actions lead elsewhere."""
    events = LIFT_OFF.apply(state, seat, action)
    if state.pile:
        state.pile = tuple(sorted(state.pile, key=lambda _: OUTSIDE.word()))
    return events


OUTSIDE = Rng.seeded(4)


def with_blocks(*more: numeric.Block) -> Numeric:
    return NUMERIC._replace(blocks=lambda *table: [*NUMERIC.blocks(*table), *more])


def hidden_numbers(state: State, seat: int, out: Any, at: int) -> None:
    out[at] = sum(state.away)


def too_long(state: State, seat: int, out: Any, at: int) -> None:
    out[at], out[at + 1] = 1, 1


def too_large(state: State, seat: int, out: Any, at: int) -> None:
    out[at] = 256


def fewer_offers(state: State, seat: int) -> Sequence[Action]:
    return LIFT_OFF.offers(state, seat)[:1]


NUMBERS: list[tuple[str, Game[State]]] = [
    ("leaks tells seat 0 what is hidden", faulty(numeric=with_blocks(numeric.Block("leaks", 1, hidden_numbers)))),
    ("long writes outside of its 1 places", faulty(numeric=with_blocks(numeric.Block("long", 1, too_long)))),
    ("large writes 256", faulty(numeric=with_blocks(numeric.Block("large", 1, too_large)))),
    ("has no id", faulty(numeric=NUMERIC._replace(actions=lambda *_: [ChooseFuel(1)]))),
    ("two ids for one", faulty(numeric=NUMERIC._replace(actions=lambda *_: [ChooseFuel(1)] * 2))),
    ("is accepted, and has no 1", faulty(offers=fewer_offers)),
    ("the information state tells", faulty(view=leaking_choice)),
]


@pytest.mark.parametrize(("words", "game"), NUMBERS, ids=[words for words, _ in NUMBERS])
def test_a_fault_in_the_numbers_is_caught(words: str, game: Game[State]) -> None:
    with pytest.raises(AssertionError, match=words):
        many_seeds(checks.numbers_are_sound, Case(game, 3, {"ties": "scrap", "timer": "off"}, census))


class HarmlessShown(FuelShown, frozen=True, tag="HarmlessShown"):
    """Reveals cards without saying so."""

    reveals = False


def quiet_apply(state: State, seat: int, action: Action, pause: Pause | None = None) -> list[Event]:
    events = LIFT_OFF.apply(state, seat, action)
    return [
        HarmlessShown(event.strengths) if isinstance(event, FuelShown) else event
        for event in events
        if isinstance(event, FuelChosen | FuelShown | RocketTaken)
    ]


TABLE = {"ties": "scrap", "timer": "off"}


def network_with(bias: float) -> bytes:
    encoder = LIFT_OFF.encoder(3, TABLE)
    network = Network(encoder, [(np.zeros((encoder.size, 1)), np.array([bias]))])
    return write_network(network, About("template", fitting(LIFT_OFF.content, encoder, TABLE), 0))


class BrokenNetwork(Trained):
    """Its network judges nothing."""

    def file(self, seats: int) -> bytes | None:
        return network_with(float("nan")) if seats == 3 else None


class NetworkOfAnotherTable(Trained):
    def file(self, seats: int) -> bytes | None:
        return network_with(0.0) if seats == 3 else None


def with_network(trained: Trained) -> Game[State]:
    return faulty(hints=msgspec.structs.replace(LIFT_OFF.hints, trained=trained))


def wild_evaluation(state: State, seat: int) -> float:
    return LIFT_OFF.hints.evaluate(state, seat) * 2


def nothing_sensible(state: State, seat: int) -> Sequence[Action]:
    return []


def endless_number(state: State, events: Sequence[Event], seat: int) -> Measures:
    return Measures(numbers={"Fuel": {"Left": float("inf")}})


def nameless_thing(state: State, events: Sequence[Event], seat: int) -> Measures:
    return Measures(things={"Rocket": {"": True}})


def meddling_measures(state: State, events: Sequence[Event], seat: int) -> Measures:
    state.spent[seat] = ()
    return Measures()


def endless(state: State, seat: int, action: Action, pause: Pause | None = None) -> list[Event]:
    events = LIFT_OFF.apply(state, seat, action)
    if state.rocket < 0:
        return events
    state.round = 1
    return events


def idle_apply(state: State, seat: int, action: Action, pause: Pause | None = None) -> list[Event]:
    """The first of several offers does nothing: games end, but not for whoever always takes it."""
    offers = LIFT_OFF.offers(state, seat)
    return [] if len(offers) > 1 and action == offers[0] else LIFT_OFF.apply(state, seat, action)


def no_secrets(view: View) -> int:
    return 0


def scoreless(view: View) -> Status:
    return Status(say("prompt-fuel"), (), lambda n: say("points", n=n))


def peeking() -> Game[State]:
    """What is still to come is told from the state that was looked at last, not from the view alone."""
    last = [0]

    def view(state: State, seat: int | None) -> View:
        last[0] = state.pile[-1] if state.pile else 0
        return LIFT_OFF.view(state, seat)

    def remaining(_: View) -> Sequence[Block]:
        return (Block("Next", ("Rocket",), ((str(last[0]),),)),)

    return faulty(view=view, texts=msgspec.structs.replace(LIFT_OFF.texts, remaining=remaining))


def uneven(_: View) -> Sequence[Block]:
    return (Block("Rockets", ("Rocket", "Points"), (("Comet",),)),)


def uncited() -> Sequence[Block]:
    return (Block("Rockets", ("Rocket",), (("Comet",),), clause="LO-99.9"),)


def half_points(state: State, outcome: Outcome, seat: int) -> Any:
    return outcome.scores[seat] / 2


def meddling_best(state: State, outcome: Outcome, seat: int) -> int:
    state.round += 1
    return state.round


def wordless(value: int) -> str:
    return ""


BEST = HIGHEST_SCORE

FAULTS: list[tuple[Check, Game[State]]] = [
    (checks.bests_are_usable, faulty(bests=(BEST, BEST))),
    (checks.bests_are_usable, faulty(bests=(msgspec.structs.replace(BEST, value=half_points),))),
    (checks.bests_are_usable, faulty(bests=(msgspec.structs.replace(BEST, value=meddling_best),))),
    (checks.bests_are_usable, faulty(bests=(msgspec.structs.replace(BEST, says=wordless),))),
    (checks.bests_are_usable, faulty(bests=(msgspec.structs.replace(BEST, by=("level",)),))),
    (checks.bests_are_usable, faulty(daily=Daily(options={"level": "hard"}))),
    (checks.clones_are_apart, faulty(setup=sharing_setup)),
    (checks.clones_are_apart, faulty(apply=unlucky_apply)),
    (checks.replays, faulty(apply=unlucky_apply)),
    (checks.hidden_stays_hidden, faulty(view=leaking_pile)),
    (checks.hidden_stays_hidden, faulty(view=leaking_choice)),
    (checks.hidden_stays_hidden, faulty(deal_anew=careless_deal)),
    (checks.hidden_stays_hidden, faulty(deal_anew=losing_deal)),
    (checks.nothing_leaks_in_between, faulty(view=leaking_in_between)),
    (checks.a_shared_device_keeps_secrets, faulty(secrets=no_secrets)),
    (checks.the_hidden_is_dealt_anew, faulty(deal_anew=idle_deal)),
    (checks.the_hidden_is_dealt_anew, faulty(deal_anew=piles_only)),
    (checks.the_hidden_is_dealt_anew, faulty(deal_anew=hands_only)),
    (checks.events_tell_no_secrets, faulty(redact=telling_choice)),
    (checks.the_opening_tells_no_secrets, faulty(setup=telling_opening)),
    (checks.undo_gives_nothing_away, faulty(apply=quiet_apply)),
    (checks.time_is_kept, faulty(timer=timeless)),
    (checks.time_is_kept, faulty(timer=endless_run)),
    (checks.offers_are_good, faulty(offers=wrong_offer)),
    (checks.offers_are_good, faulty(offers=no_offers)),
    (checks.others_are_refused, faulty(refuse=lenient)),
    (checks.others_are_refused, faulty(refuse=unknown_clause)),
    (checks.others_are_refused, faulty(refuse=changing_refusal)),
    (checks.nothing_is_lost, faulty(apply=losing_apply)),
    (checks.hints_are_usable, faulty(hints=Hints(wild_evaluation, LIFT_OFF.offers))),
    (checks.hints_are_usable, with_network(BrokenNetwork("", lambda _: (3, TABLE)))),
    (checks.hints_are_usable, with_network(NetworkOfAnotherTable("", lambda _: (2, TABLE)))),
    (checks.texts_are_whole, faulty(texts=msgspec.structs.replace(LIFT_OFF.texts, status=scoreless))),
    (checks.hidden_stays_hidden, peeking()),
    (checks.texts_are_whole, faulty(texts=msgspec.structs.replace(LIFT_OFF.texts, remaining=uneven))),
    (checks.texts_are_whole, faulty(texts=msgspec.structs.replace(LIFT_OFF.texts, components=uncited))),
    (checks.ends, faulty(apply=endless)),
    (checks.the_first_offer_leads_on, faulty(apply=idle_apply)),
]

FAULTY_STUDIES: list[tuple[Check, Study]] = [
    (checks.hints_are_usable, Study(LIFT_OFF, handicaps={"fuel": Hints(LIFT_OFF.hints.evaluate, nothing_sensible)})),
    (checks.measures_are_usable, Study(LIFT_OFF, measures=endless_number)),
    (checks.measures_are_usable, Study(LIFT_OFF, measures=nameless_thing)),
    (checks.measures_are_usable, Study(LIFT_OFF, measures=meddling_measures)),
]


def wrong_points(event: Event) -> Line:
    if isinstance(event, RocketTaken) and event.seat >= 0:
        return Line(say("rocket-taken", who=Player(event.seat), rocket="Roc", n=0), "LO-2.2")
    return LIFT_OFF.texts.event(event)


def unread_number(event: Event) -> Line:
    if isinstance(event, FuelChosen):
        return Line(say("fuel-chosen", who=Player(event.seat), strength=event.strength), "LO-2.1")
    return LIFT_OFF.texts.event(event)


def unread_detail(event: Event) -> Line:
    line = LIFT_OFF.texts.event(event)
    if isinstance(event, FuelChosen):
        return msgspec.structs.replace(line, detail=say("fuel-chosen", who=Player(event.seat), strength=1))
    return line


@pytest.mark.parametrize(
    ("narrate", "told"),
    [
        (wrong_points, None),
        (unread_number, r"no method fuel_chosen, which takes who, strength; .* add 'fuel-chosen' to"),
        (unread_detail, r"no method fuel_chosen, which takes who, strength"),
    ],
)
def test_a_fault_in_the_log_is_caught(narrate: Callable[[Event], Line], told: str | None) -> None:
    game = faulty(texts=msgspec.structs.replace(LIFT_OFF.texts, event=narrate))
    with pytest.raises(AssertionError, match=told):
        check_log(Case(game, 3, {"ties": "next", "timer": "off"}, census), LiftOff, seed=0)


def _name(value: object) -> str:
    if isinstance(value, Game):
        changed = {**msgspec.structs.asdict(value), **vars(value.flow)}
        usual = {**msgspec.structs.asdict(LIFT_OFF), **vars(LIFT_OFF.flow)}
        return next(n for n, f in changed.items() if n != "flow" and f is not usual.get(n))
    return getattr(value, "__name__", "")


@pytest.mark.parametrize(("check", "game"), FAULTS, ids=_name)
def test_fault_is_caught(check: Check, game: Game[State]) -> None:
    case = Case(game, 3, {"ties": "scrap", "timer": "on" if check is checks.time_is_kept else "off"}, census)
    with pytest.raises((AssertionError, IndexError, ValueError)):
        many_seeds(check, case)


@pytest.mark.parametrize(("check", "game"), MARKET_FAULTS)
def test_fault_is_caught_where_no_two_deals_are_alike(check: Check, game: Game[Market]) -> None:
    many_seeds(check, Case(GAME, 3, {}))
    with pytest.raises(AssertionError):
        checks.check(Case(game, 3, {}), 0, [check])


def test_a_question_that_ask_opens_against_its_own_condition_is_caught() -> None:
    question = QUESTION._replace(asked_if=lambda _, seat: seat != 1)
    game = market(flow=Flow(__name__, setup=set_up, steps=STEPS, questions=[question], over=""))
    with pytest.raises(AssertionError, match="bid: asked with `ask`"):
        checks.check(Case(game, 3, {}), 0, [checks.nobody_is_asked_needlessly])


def test_that_nothing_was_compared_is_told() -> None:
    case = Case(GAME, 3, {})
    with pytest.raises(AssertionError, match="no two positions look alike to seat 0"):
        checks.Deals(case, Rng.seeded(1)).finish(case.begin(0))


def test_a_game_registered_under_another_id_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("other", "cosmodrome.games._template:GAME", GROUP)
    monkeypatch.setattr(registered, "entry_points", lambda **_: [entry])
    with pytest.raises(AssertionError, match='registered as "other" is a game with another id: "template"'):
        check_registered(LIFT_OFF)


@pytest.mark.parametrize(("check", "study"), FAULTY_STUDIES)
def test_faulty_study_is_caught(check: Check, study: Study) -> None:
    with pytest.raises((AssertionError, ValueError)):
        many_seeds(check, Case(study.game, 3, {"ties": "scrap", "timer": "off"}, census, study))


def test_a_fault_is_told_with_the_check_that_found_it() -> None:
    game = faulty(redact=telling_choice)
    with pytest.raises(AssertionError) as caught:
        many_seeds(checks.events_tell_no_secrets, Case(game, 2, {"ties": "scrap", "timer": "off"}, census))
    note = caught.value.__notes__[0]
    assert note.startswith("template-2-scrap-off, seed 0, events_tell_no_secrets: Where two courses of things differ")


def test_a_view_that_leaks_is_told_with_the_field() -> None:
    with pytest.raises(AssertionError, match=r"seat 0 sees something else: rockets_left \(\d+, \d+\)"):
        many_seeds(checks.hidden_stays_hidden, Case(faulty(view=leaking_pile), 2, TABLE, census))


def many_seeds(check: Check, case: Case) -> None:
    for seed in range(20):
        checks.check(case, seed, [check])


@pytest.mark.parametrize("check", checks.CHECKS, ids=_name)
def test_the_sound_game_passes(check: Check) -> None:
    for timer in ("off", "on"):
        many_seeds(check, Case(LIFT_OFF, 3, {"ties": "scrap", "timer": timer}, census, STUDY))
