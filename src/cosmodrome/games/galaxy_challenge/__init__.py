"""Galaxy Challenge: two to six rockets explore a board of sectors for thirty anomalies, and raid each other for them.

RULES.md has the rules by clause; `rules/` implements them, one file per chapter.
"""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.game import Game, Hints
from cosmodrome.core.records import Records
from cosmodrome.core.rulebook import parse_rules
from cosmodrome.core.texts import Texts
from cosmodrome.games.content import own_file, read_rules
from cosmodrome.games.galaxy_challenge import hints, tables, texts
from cosmodrome.games.galaxy_challenge.actions import AnyAction
from cosmodrome.games.galaxy_challenge.components import COLOURS, DATA, DIGEST, GAME_ID
from cosmodrome.games.galaxy_challenge.events import AnyEvent
from cosmodrome.games.galaxy_challenge.habits import play_on
from cosmodrome.games.galaxy_challenge.lesson import FIRST_TURNS
from cosmodrome.games.galaxy_challenge.measures import measures
from cosmodrome.games.galaxy_challenge.meta import META
from cosmodrome.games.galaxy_challenge.narration import narrate
from cosmodrome.games.galaxy_challenge.rules import verbs
from cosmodrome.games.galaxy_challenge.rules.dealing import cards_of
from cosmodrome.games.galaxy_challenge.rules.ending import outcome
from cosmodrome.games.galaxy_challenge.rules.setup import refuse_setup
from cosmodrome.games.galaxy_challenge.state import State
from cosmodrome.games.galaxy_challenge.view import GalaxyChallengeView, redact, view


def census(state: State) -> Sequence[str]:
    """Every card and chip, wherever it is; rockets nobody plays are in the box."""
    held = [card for hand in state.hands for card in cards_of(hand)]
    advantages = [*state.deck, *held, *state.used, *state.rival_used]
    return [
        *(f"sector card {number}" for number in sorted(state.sectors)),
        *(f"advantage card {number}" for number in sorted(advantages)),
        *(f"chip {number}" for number in range(1, state.bank + sum(state.chips) + 1)),
        *(f"{colour} rocket" for colour in COLOURS),
    ]


GAME = Game(
    meta=META,
    rules=parse_rules(read_rules(__name__)),
    records=Records(action=AnyAction, event=AnyEvent, view=GalaxyChallengeView, state=State),
    texts=Texts(offer=texts.offer, event=narrate, board=tables.board, prompt=texts.prompt),
    hints=Hints(evaluate=hints.evaluate, sensible=hints.sensible, play_on=play_on),
    content=DIGEST,
    data=DATA,
    components=tables.components,
    refuse_setup=refuse_setup,
    setup=verbs.setup,
    awaiting=verbs.awaiting,
    offers=verbs.offers,
    wishes=verbs.wishes,
    refuse=verbs.refuse,
    apply=verbs.apply,
    view=view,
    redact=redact,
    redeal=hints.redeal,
    outcome=outcome,
    census=census,
    lessons=() if own_file(GAME_ID) else (FIRST_TURNS,),
    measures=measures,
    opening=verbs.opening,
)
