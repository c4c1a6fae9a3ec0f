"""A table of Galaxy Rush that a test lays out card by card and plays at, in the words of the rules.

An orbit card is called by its name, with its distance where that matters: "Comet", "Comet 20"; a resource by the first
word of its name. A card that is laid somewhere changes places with one of the deck, so none is lost. Everything is
played through the contract's verbs: an action must be offered, and every component stays somewhere.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from typing import Self, TypeVar

from cosmodrome.core.flow import Step
from cosmodrome.core.game import Outcome
from cosmodrome.core.records import Action, Event, digest
from cosmodrome.core.refusal import Refusal
from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_rush import GAME
from cosmodrome.games.galaxy_rush.actions import ClaimDiscovery, DeclineClaim, PlayPrediction, TakeCard
from cosmodrome.games.galaxy_rush.data.components import (
    AU_OF,
    CARDS,
    DATA,
    GIVES,
    KIND_OF,
    NO_KIND,
    PRINTED,
)
from cosmodrome.games.galaxy_rush.rules.steps import phase, turn
from cosmodrome.games.galaxy_rush.state import Captain, State
from cosmodrome.games.galaxy_rush.view.table import CaptainView, GalaxyRushView, LandingView
from tests.games.galaxy_rush.census import census

E = TypeVar("E", bound=Event)

BLUE, ORANGE = 0, 1
FACE_UP, FACE_DOWN = True, False
DISCOVERY = {row.name: row.number for row in DATA.discoveries}
PREDICTION = {row.name: row.number for row in PRINTED.predictions}
ACHIEVEMENT = {row.name: row.number for row in PRINTED.achievements}
RESOURCE = {str(row.name): str(row.short) for row in PRINTED.resources}


def start(seed: int = 0) -> State:
    """A fresh game as the contract sets it up."""
    return GAME.setup(2, {}, Rng.seeded(seed))[0]


def is_called(number: int, call: str) -> bool:
    """Whether an orbit card goes by this name, or this name and distance."""
    name = RESOURCE.get(CARDS[number].name, CARDS[number].name)
    return call in (name, f"{name} {AU_OF[number]}")


def of_kind(events: Iterable[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def only(events: Iterable[Event], kind: type[E]) -> E:
    """The one event of this kind."""
    (found,) = of_kind(events, kind)
    return found


class Table:
    """Season 1, both rockets on the start board, until a test says otherwise; `starter` is in orbit one."""

    def __init__(self, *, starter: int = BLUE) -> None:
        games = (start(seed) for seed in count())
        self.state = next(state for state in games if turn(state) == starter)
        self._laid: set[int] = set()

    # laying out

    def at(self, season: int) -> Self:
        """At the start of a later season; the cards that it skips have left the game."""
        state = self.state
        while state.season < season:
            rest, *later = state.discovery_decks
            state.aside += (*[card for card in state.pool if card], *rest)
            state.pool, state.discovery_decks = later[0][:4], (later[0][4:], *later[1:])
            state.gone += state.track
            state.track, state.deck = state.deck[:12], state.deck[12:]
            state.season += 1
        return self

    def pair(self, number: int, orbit_one: str, orbit_two: str) -> Self:
        """These cards lie on a pair of the track."""
        for orbit, call in enumerate((orbit_one, orbit_two)):
            space = 2 * number - 2 + orbit
            card = self._fetch(call)
            state = self.state
            state.deck = (*state.deck, state.track[space])
            state.track = (*state.track[:space], card, *state.track[space + 1 :])
        return self

    def on_top(self, *calls: str) -> Self:
        """The orbit deck's next cards, the first one first."""
        cards = [self._fetch(call) for call in calls]
        self.state.deck = (*self.state.deck, *reversed(cards))
        return self

    def own(self, seat: int, *calls: str) -> Self:
        """These cards lie face up before a captain."""
        captain = self.captain(seat)
        for call in calls:
            card = self._fetch(call)
            captain.up += (card,)
            self._count(captain, KIND_OF[card])
        return self

    def flown(self, seat: int, *distances: int, earlier: bool = False) -> Self:
        """Cards of these distances lie face down before a captain, of this season or of earlier ones."""
        captain = self.captain(seat)
        for au in distances:
            card = self._fetch_by(lambda number, au=au: AU_OF[number] == au)
            captain.total_au += au
            if earlier:
                captain.earlier += (card,)
            else:
                captain.down += (card,)
                captain.season_au += au
        return self

    def discovered(self, seat: int, *names: str) -> Self:
        """These discoveries were claimed by a captain."""
        captain = self.captain(seat)
        for name in names:
            card = DISCOVERY[name]
            self._drop_discovery(card)
            captain.discoveries += (card,)
            if GIVES[card] != NO_KIND:
                self._count(captain, GIVES[card])
        return self

    def pool(self, *names: str) -> Self:
        """The pool shows these discoveries, and no others; the rest of the season's are in its deck."""
        state = self.state
        deck = [card for card in (*state.pool, *state.discovery_decks[0]) if card]
        wanted = [DISCOVERY[name] for name in names]
        state.pool = (*wanted, *[0] * (4 - len(wanted)))
        state.discovery_decks = (
            tuple(card for card in deck if card not in wanted),
            *state.discovery_decks[1:],
        )
        return self

    def next_discoveries(self, *names: str) -> Self:
        """The season's deck holds these cards and no others, the first one on top; what it held is set aside."""
        state = self.state
        wanted = [DISCOVERY[name] for name in names]
        state.aside += tuple(card for card in state.discovery_decks[0] if card not in wanted)
        state.discovery_decks = (tuple(reversed(wanted)), *state.discovery_decks[1:])
        return self

    def stands(self, seat: int, pair: int, orbit: int) -> Self:
        """A rocket stands there; the card of that space and those nobody can reach have left the game."""
        captain, space = self.captain(seat), 2 * pair + orbit - 3
        captain.pair, captain.orbit = pair, orbit
        behind = min(other.pair for other in self.state.captains)
        self._discard(*([space] if pair else []), *range(2 * behind))
        return self

    def _discard(self, *spaces: int) -> None:
        state = self.state
        state.gone += tuple(state.track[space] for space in sorted(set(spaces)) if state.track[space])
        state.track = tuple(0 if space in spaces else card for space, card in enumerate(state.track))

    def acts(self, seat: int) -> Self:
        self.state.asked = (Step(phase(self.state), seat),)
        return self

    def medals(self, seat: int, *seasons: int) -> Self:
        for season in seasons:
            self.captain(seat).medals |= 1 << season
        return self

    def hand(self, seat: int, *names: str) -> Self:
        self.captain(seat).hand = sum(1 << PREDICTION[name] for name in names)
        return self

    def predicted(self, seat: int, name: str, rocket: int) -> Self:
        """A captain has played this prediction; it is not in hand any more."""
        target = self.captain(rocket)
        target.stack += ((seat, PREDICTION[name]),)
        self.captain(seat).hand &= ~(1 << PREDICTION[name])
        return self

    def achievements(self, *names: str) -> Self:
        """These are open, filled up to four with such as nobody meets by chance."""
        wanted = [ACHIEVEMENT[name] for name in names]
        others = [number for number in (13, 10, 3, 8, 12, 2) if number not in wanted]
        self.state.achievements = (*wanted, *others)[:4]
        return self

    def _count(self, captain: Captain, kind: int) -> None:
        owned = captain.owned
        captain.owned = (*owned[:kind], owned[kind] + 1, *owned[kind + 1 :])

    def _fetch(self, call: str) -> int:
        return self._fetch_by(lambda number: is_called(number, call))

    def _fetch_by(self, wanted: object) -> int:
        """Takes such a card out of the deck; if there is none, one of the track or one that has left the game."""
        assert callable(wanted)
        state = self.state
        free = [card for card in (*state.deck, *state.track, *state.gone) if card and card not in self._laid]
        card = next(number for number in free if wanted(number))
        self._laid.add(card)
        if card not in state.deck:
            stand_in = next(number for number in state.deck if number not in self._laid)
            state.track = tuple(stand_in if other == card else other for other in state.track)
            state.gone = tuple(stand_in if other == card else other for other in state.gone)
            state.deck = tuple(card if other == stand_in else other for other in state.deck)
        state.deck = tuple(other for other in state.deck if other != card)
        return card

    def _drop_discovery(self, card: int) -> None:
        state = self.state
        if card in state.pool:
            shown, *rest = state.discovery_decks[0]
            state.pool = tuple(shown if other == card else other for other in state.pool)
            state.discovery_decks = (tuple(rest), *state.discovery_decks[1:])
        state.aside = tuple(other for other in state.aside if other != card)
        decks = state.discovery_decks
        state.discovery_decks = tuple(tuple(other for other in deck if other != card) for deck in decks)

    # playing

    def play(self, seat: int, action: Action) -> list[Event]:
        """Plays an action that is offered; no component is lost by it."""
        assert GAME.refuse(self.state, seat, action) is None
        assert action in GAME.offers(self.state, seat)
        before = census(self.state)
        events = GAME.apply(self.state, seat, action)
        assert census(self.state) == before
        return events

    def take(self, pair: int, orbit: int, face_up: bool = FACE_UP) -> list[Event]:
        """Whose turn it is takes that card."""
        return self.play(self.turn, TakeCard(pair, orbit, face_up))

    def claim(self, name: str) -> list[Event]:
        return self.play(self.turn, ClaimDiscovery(DISCOVERY[name]))

    def decline(self) -> list[Event]:
        return self.play(self.turn, DeclineClaim())

    def predict(self, name: str, rocket: int) -> list[Event]:
        return self.play(self.turn, PlayPrediction(PREDICTION[name], rocket))

    def end_season(self, orbit_one: int = BLUE) -> list[Event]:
        """Both come to the last pair, where one is in orbit one; the last card is a resource, face up, for orange."""
        orbit = 1 if orbit_one == ORANGE else 2
        self.pair(6, "Iridium", "Iridium").stands(BLUE, 6, 3 - orbit).stands(ORANGE, 5, 1).acts(ORANGE)
        events = self.take(6, orbit)
        return events + (self.decline() if phase(self.state) == "claim" else [])

    def finish(self, orbit_one: int = BLUE) -> Outcome:
        """The game ends now, one of the two in orbit one; orange gets a last resource."""
        self.at(4).end_season(orbit_one)
        return self.outcome()

    def intermission(self, orbit_one: int = BLUE) -> Self:
        """The season ends and predictions are due."""
        self.end_season(orbit_one)
        assert self.view().phase == "prediction"
        return self

    def predict_anything(self) -> list[Event]:
        """Both play their first prediction on the own rocket; the next season begins."""
        events: list[Event] = []
        for _ in range(2):
            seat = self.turn
            events += self.play(seat, PlayPrediction(self.view(seat).hand[0], seat))
        return events

    def refused(self, seat: int, action: Action) -> Refusal:
        """Why this may not be played now; asking changes nothing, and it is not offered."""
        before = digest(self.state)
        refusal = GAME.refuse(self.state, seat, action)
        assert refusal is not None
        assert digest(self.state) == before
        assert seat not in GAME.awaiting(self.state) or action not in GAME.offers(self.state, seat)
        return refusal

    # looking

    def offers(self) -> list[Action]:
        return list(GAME.offers(self.state, self.turn))

    def captain(self, seat: int) -> Captain:
        return self.state.captains[seat]

    def view(self, seat: int | None = None) -> GalaxyRushView:
        view = GAME.view(self.state, seat)
        assert isinstance(view, GalaxyRushView)
        return view

    def sees(self, seat: int) -> CaptainView:
        """A captain's cards and counts, as everybody sees them."""
        return self.view().captains[seat]

    def landing(self, pair: int, orbit: int) -> LandingView:
        return next(each for each in self.view().landings if (each.pair, each.orbit) == (pair, orbit))

    @property
    def turn(self) -> int:
        (seat,) = GAME.awaiting(self.state)
        return seat

    def outcome(self) -> Outcome:
        outcome = GAME.outcome(self.state)
        assert outcome is not None
        return outcome
