"""The contract between a game and everything else.

A game is put together from functions, not inherited: its package builds one `Game` and registers it.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Generic, Literal, NamedTuple, TypeVar, get_args

import msgspec

from cosmodrome.core.flow import ALONE, Composed, Flow, GameState, Pause, Picks, Seat, Timer, is_over
from cosmodrome.core.lesson import Lesson
from cosmodrome.core.message import Message, Text, say
from cosmodrome.core.network import Network, Trained, WrongNetwork, fitting, has_numpy, read_network
from cosmodrome.core.numeric import Encoder, Numeric
from cosmodrome.core.records import Action, Event, Records, View, digest, plain
from cosmodrome.core.refusal import BadSetup, Refusal
from cosmodrome.core.rng import Rng
from cosmodrome.core.rulebook import Rulebook
from cosmodrome.core.texts import Texts

Options = Mapping[str, str]

GROUP = "cosmodrome.games"
"""The entry points by which packages register their games."""

Colour = Literal["blue", "orange", "green", "yellow", "purple", "red"]
"""The colours that a page can draw players in."""


class Choice(msgspec.Struct, frozen=True):
    value: str
    title: Text
    text: Text


class Option(msgspec.Struct, frozen=True):
    """Something a table settles before the game."""

    id: str
    title: Text
    text: Text
    choices: tuple[Choice, ...]
    default: str
    """Also what was played before there was such an option: games of earlier releases go on with it."""


class Meta(msgspec.Struct, frozen=True):
    """What a list of games says about one."""

    id: str
    title: str
    summary: Text
    designer: str
    publisher: str
    year: int | None
    """None where it is not known for sure."""
    min_seats: int
    max_seats: int
    minutes: tuple[int, int]
    rules_version: str
    """Raised when the same actions may lead elsewhere; `Game.continues` names those that can be played on."""
    options: tuple[Option, ...] = ()
    cooperative: bool = False
    colours: tuple[Colour, ...] = ()
    """Those that players choose from before the game, in the usual order of seats, at least as many as seats; no rule
    depends on them. Empty where a game has none or has them chosen in play."""
    has_board: bool = False
    """Whether the page can draw it; otherwise it shows the tables of its texts."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended. `winners` is empty where everybody lost, or where there is nothing but a score to reach."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[Seat, ...]
    sheet: tuple[dict[str, int], ...]
    """Each seat's points by category; they add up to its score."""
    titles: tuple[Text, ...]
    """A word for each seat's result."""
    verdict: Text
    """One sentence for all."""
    shared_by: int = 1
    """Players, or teams, that won together."""
    also: tuple[Seat, ...] = ()
    """Those behind the winners who have not lost, as the rules call them winners, too."""
    by_score: bool = False
    """True where there is a score to reach and nobody to beat: the game's own evaluation says how good it is."""

    def value(self, seat: Seat) -> float:
        """What this end is worth to the seat: 1 for a win, a share of it where it is shared, 0 for a loss."""
        return 1.0 / self.shared_by if seat in self.winners else 0.0


S = TypeVar("S", bound=GameState)


def _points(n: int) -> Text:
    return say("best-points", n=n)


def _score(_: Any, outcome: Outcome, seat: Seat) -> int | None:
    return outcome.scores[seat]


class Best(msgspec.Struct, frozen=True):
    """A figure of a finished game of which everybody's best is kept."""

    id: str
    title: Text
    value: Callable[[Any, Outcome, Seat], int | None] = _score
    """From the state at the end; None where the game does not count for it."""
    says: Callable[[int], Text] = _points
    """How the figure reads, with its unit."""
    higher: bool = True
    """Whether more is better."""
    by: tuple[str, ...] = ()
    """Options by whose choices it is kept apart, such as the strength of an opponent."""

    def is_better(self, one: int, other: int) -> bool:
        return one > other if self.higher else one < other


HIGHEST_SCORE = Best("score", say("best-score"))
"""What is kept for a game that does not say anything else."""


class Daily(msgspec.Struct, frozen=True):
    """The table at which everybody plays the deal of the day: one person in the first seat, then these bots."""

    bots: tuple[str, ...] = ()
    options: dict[str, str] = {}
    """Those that are not as usual."""


class Thinking(NamedTuple):
    """How to think about a decision."""

    search: bool = True
    """False where one look ahead is enough and nothing hidden matters."""
    common_numbers: bool = False
    """Chance matters more than most decisions: a search uses common random numbers, with the same deals."""
    playout: Callable[[Any, Seat], None] | None = None
    """Plays on with quick heuristics until positions can be compared: for dice games, where a tree is no use."""


TREE = Thinking()
LOOK_AHEAD = Thinking(search=False)


def _tree(_: Any, __: Seat) -> Thinking:
    return TREE


class Hints(msgspec.Struct, Generic[S], frozen=True):
    """What a bot wants to know of a game."""

    evaluate: Callable[[S, Seat], float]
    """How good this is for the seat, 0 to 1, before the end; after it only where the outcome is `by_score`."""
    sensible: Callable[[S, Seat], Sequence[Action]] | None = None
    """The offers worth considering: never empty while awaited, without duplicates. None: all offers are."""
    thinking: Callable[[S, Seat], Thinking] = _tree
    """How a strong bot thinks about the decision of this seat."""
    trained: Trained | None = None
    """Networks that judge positions in place of `evaluate`, for bots that ask for them; None: there are none."""


def _any_setup(_: int, __: Options) -> Refusal | None:
    """All numbers of seats go with all options."""
    return None


def _no_teams(_: int, __: Options) -> tuple[tuple[Seat, ...], ...]:
    return ()


def _whole(view: View) -> Any:
    """A view without the seat that it is for."""
    return {**plain(view), "seat": None}


def _nothing_put_away(view: View) -> View:
    return view


class Game(msgspec.Struct, Generic[S], frozen=True, dict=True):
    """The contract. `seat` is None for a spectator; functions never change a state, but `apply` does."""

    meta: Meta
    rules: Rulebook
    records: Records
    texts: Texts
    hints: Hints[S]
    data: Any
    """Every card, tile and number as typed rows, each with its provenance, and with messages for its texts."""
    flow: Flow
    """The course of the game: who decides, what they may do, and what follows."""
    view: Callable[[S, Seat | None], View]
    """What that seat may know."""
    redact: Callable[[Event, Seat | None], Event | None]
    """The same for an event; None where the seat does not learn of it at all."""
    deal_anew: Callable[[S, Seat | None, Rng], None]
    """Deals the hidden parts of this state anew, consistent with all the seat knows. Called by `redeal`."""
    outcome: Callable[[S], Outcome | None]
    refuse_setup: Callable[[int, Options], Refusal | None] = _any_setup
    """Why this number of seats and these options do not go together."""
    teams: Callable[[int, Options], tuple[tuple[Seat, ...], ...]] = _no_teams
    """Who plays together, so that it can be told before the game; empty where everybody plays alone."""
    secrets: Callable[[Any], Any] = _whole
    """What of a view can be for its seat alone; it is, where a spectator's view has something else there. By default
    all of it: name it where views also differ in what is no secret, such as what the seat can do."""
    put_away: Callable[[Any], Any] = _nothing_put_away
    """A view for a device that several players share: without secrets that its seat does not need at the moment."""
    numeric: Numeric | None = None
    """Positions and actions as numbers, for programs that learn; None: there are none."""
    lessons: tuple[Lesson, ...] = ()
    """For learning the game by playing it."""
    bests: tuple[Best, ...] = (HIGHEST_SCORE,)
    """What is kept of each person's finished games; the first is what the deal of the day is about."""
    daily: Daily | None = None
    """The deal of the day; None: as few seats as can be, with steady bots and the usual options."""
    printed: Any = None
    """The same rows as they are in the file, where `data` has messages: what tells one edition from another."""
    continues: tuple[tuple[str, str], ...] = ()
    """Rules versions and content of earlier releases whose games are played on here. All their actions are checked:
    where one no longer fits, the game is refused and the reason given.
    """

    def __post_init__(self) -> None:
        assert self.meta.max_seats <= len(ALONE), f"at most {len(ALONE)} seats"

    @cached_property
    def content(self) -> str:
        """Digest of the component data in use."""
        return digest(self.data if self.printed is None else self.printed)

    def plays(self, rules: str, content: str) -> bool:
        """Whether a game that began with these rules and this component data is played on here."""
        return (rules, content) == (self.meta.rules_version, self.content) or (rules, content) in self.continues

    def encoder(self, seats: int, options: Options) -> Encoder:
        """The game in numbers at such a table."""
        assert self.numeric is not None, f"{self.meta.id} has no numeric layer"
        key = (seats, *sorted(options.items()))
        found = self._encoders.get(key)
        if found is None:
            self._encoders[key] = found = Encoder(self.flow, self.numeric, seats, options)
        return found

    @cached_property
    def _encoders(self) -> dict[tuple[Any, ...], Encoder]:
        return {}

    def network(self, seats: int, options: Options) -> Network | None:
        """The network that was trained for such a table; None where there is none, or nothing to run it with."""
        key = (seats, *sorted(options.items()))
        if key not in self._networks:
            self._networks[key] = self._find_network(seats, options)
        return self._networks[key]

    def network_for(self, state: S) -> Network | None:
        """The same for the table of a state."""
        trained = self.hints.trained
        return None if trained is None else self.network(*trained.table(state))

    def _find_network(self, seats: int, options: Options) -> Network | None:
        trained = self.hints.trained
        raw = trained.file(seats) if trained is not None and has_numpy() else None
        if raw is None:
            return None
        encoder = self.encoder(seats, options)
        try:
            return read_network(raw, encoder, fitting(self.content, encoder, options))
        except WrongNetwork:  # other component data or options
            return None

    @cached_property
    def _networks(self) -> dict[tuple[Any, ...], Network | None]:
        return {}

    def setup(self, seats: int, options: Options, rng: Rng) -> tuple[S, list[Event]]:
        """A fresh game up to the first decision, and what happened on the way."""
        return self.flow.setup(seats, options, rng)

    def awaiting(self, state: S) -> Sequence[Seat]:
        """Who has to decide now: nobody, one seat, or several at once."""
        return self.flow.awaiting(state)

    def timer(self, state: S) -> Timer | None:
        """The timer that runs while `CLOCK` is awaited; whoever keeps time plays for it."""
        return self.flow.timer(state)

    def offers(self, state: S, seat: Seat) -> Sequence[Action]:
        """The actions put before that seat, in a stable order; never empty while awaited.

        The first one leads on: whoever always takes it comes to the end of the game.
        """
        return self.flow.offers(state, seat)

    def forms(self, state: S, seat: Seat) -> Sequence[type[Action]]:
        """The kinds of actions of which the offers are only the usual ones: `compose` puts the others together."""
        return self.flow.forms(state, seat)

    def compose(self, state: S, seat: Seat, kind: type[Action], picks: Picks) -> Composed:
        """What these picks make of an action, and what can be picked next; with the offers every legal action."""
        return self.flow.compose(state, seat, kind, picks)

    def legal_actions(self, state: S, seat: Seat) -> Iterator[Action]:
        """All of them: the offers, then what can be put together. In some games more than anybody can count."""
        return self.flow.legal_actions(state, seat)

    def wishes(self, state: S, seat: Seat) -> Sequence[Action]:
        """What a player might look for at this point, legal or not: the refused ones are shown with their reason."""
        return self.flow.wishes(state, seat)

    def refuse(self, state: S, seat: Seat, action: Action) -> Refusal | None:
        """Why not. Every offer is accepted."""
        return self.flow.refuse(state, seat, action)

    def apply(self, state: S, seat: Seat, action: Action, pause: Pause | None = None) -> list[Event]:
        """Carries out the action and returns what happened, in full. The action must not be refused.

        `pause` is called in between, wherever the state is one that can be shown.
        """
        return self.flow.apply(state, seat, action, pause)

    def sensible(self, state: S, seat: Seat) -> Sequence[Action]:
        """The offers worth considering."""
        sensible = self.hints.sensible
        return self.flow.offers(state, seat) if sensible is None else sensible(state, seat)

    def redeal(self, state: S, seat: Seat | None, rng: Rng) -> S:
        """A clone that agrees with all that the seat knows: hidden parts dealt anew, and another generator."""
        deal = state.clone()
        deal.rng = rng.spawn()
        self.deal_anew(deal, seat, rng)
        return deal

    def shared_view(self, state: S, seat: Seat | None) -> View:
        """What that seat sees on a device that several players share."""
        view: View = self.put_away(self.view(state, seat))
        return view

    def has_secrets(self, state: S, seat: Seat) -> bool:
        """Whether such a device then shows what nobody else may see: it has to be in the right hands first."""
        return bool(self.secrets(self.shared_view(state, seat)) != self.secrets(self.view(state, None)))

    def evaluate(self, state: S, seat: Seat) -> float:
        """How good this is for the seat: 0 to 1, exact once the game is over."""
        if is_over(state):
            end = self.outcome(state)
            if end is not None and not end.by_score:
                return end.value(seat)
        return self.hints.evaluate(state, seat)


def complete_options(meta: Meta, chosen: Mapping[str, Any]) -> dict[str, str]:
    """The chosen options with defaults for the rest; `BadSetup` names one that does not exist."""
    known = {option.id: option for option in meta.options}
    for name, value in chosen.items():
        if name not in known:
            raise BadSetup(say("setup-no-option", game=meta.title, option=name, known=tuple(known)))
        values = [choice.value for choice in known[name].choices]
        if value not in values:
            raise BadSetup(say("setup-no-value", option=name, value=str(value), known=tuple(values)))
    return {name: str(chosen.get(name, option.default)) for name, option in known.items()}


def check_setup(game: Game[Any], seats: int, chosen: Mapping[str, Any]) -> dict[str, str]:
    """The complete options of a game that may start; otherwise `BadSetup`."""
    meta = game.meta
    if not meta.min_seats <= seats <= meta.max_seats:
        least, most = meta.min_seats, meta.max_seats
        if least == most:
            raise BadSetup(say("setup-exact-seats", game=meta.title, seats=least, asked=seats))
        raise BadSetup(say("setup-seats", game=meta.title, least=least, most=most, asked=seats))
    options = complete_options(meta, chosen)
    if refusal := game.refuse_setup(seats, options):
        raise BadSetup(say("setup-refused", why=refusal.text, clause=refusal.clause), game.texts.words)
    return options


def check_colours(meta: Meta, seats: int, chosen: Sequence[str]) -> tuple[Colour, ...]:
    """The colours by seat, the usual ones where none are chosen; otherwise `BadSetup`."""
    if not chosen:
        return meta.colours[:seats]
    known = tuple(colour for one in chosen for colour in meta.colours if colour == one)
    if len(known) != len(chosen) or len(set(known)) != seats or len(chosen) != seats:
        known_ones = tuple(say(f"colour-{colour}") for colour in meta.colours)
        raise BadSetup(say("setup-colours", seats=seats, known=known_ones))
    return known


def why_not_playable(game: Game[Any], game_id: str) -> Message | None:
    """What is wrong with a game that is registered under this id."""
    meta, known = game.meta, get_args(Colour)
    if meta.id != game_id:
        return say("game-other-id", game=game_id, own=meta.id)
    if (wrong := next((colour for colour in meta.colours if colour not in known), None)) is not None:
        return say("game-no-colour", game=game_id, colour=str(wrong), known=known)
    if meta.colours and len(set(meta.colours)) < meta.max_seats:
        return say("game-few-colours", game=game_id, seats=meta.max_seats)
    return None


def fewest_seats(game: Game[Any], chosen: Mapping[str, Any], least: int = 1) -> int:
    """The fewest seats, from `least` on, that go with the options; `least` where none do: the refusal then says why."""
    meta, options = game.meta, complete_options(game.meta, chosen)
    least = max(least, meta.min_seats)
    fitting = (seats for seats in range(least, meta.max_seats + 1) if game.refuse_setup(seats, options) is None)
    return next(fitting, least)


STEADY = "greedy"
"""The bot at the deal of the day where a game names no other."""


def daily_setup(game: Game[Any]) -> Daily:
    """How the game is set up for the deal of the day, with all its options."""
    if (daily := game.daily) is None:
        daily = Daily((STEADY,) * (fewest_seats(game, {}) - 1))
    return Daily(daily.bots, check_setup(game, 1 + len(daily.bots), daily.options))


def all_setups(game: Game[Any]) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats with every combination of options that goes with it."""
    meta = game.meta
    names = [option.id for option in meta.options]
    values = [[choice.value for choice in option.choices] for option in meta.options]
    tables = [dict(zip(names, combination, strict=True)) for combination in itertools.product(*values)]
    seats = range(meta.min_seats, meta.max_seats + 1)
    return [(n, table) for n in seats for table in tables if game.refuse_setup(n, table) is None]
