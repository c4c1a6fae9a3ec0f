"""Galaxy Command: one to four sector commanders, alone or together against the events of two years.

RULES.md has the rules by clause; `rules/` implements them, one file per chapter.
"""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.game import Game, Hints
from cosmodrome.core.records import Records
from cosmodrome.core.rulebook import parse_rules
from cosmodrome.core.texts import Texts
from cosmodrome.games.content import own_file, read_rules
from cosmodrome.games.galaxy_command import hints, tables, texts
from cosmodrome.games.galaxy_command.actions import AnyAction
from cosmodrome.games.galaxy_command.components import DATA, DIGEST, GAME_ID
from cosmodrome.games.galaxy_command.events import AnyEvent
from cosmodrome.games.galaxy_command.lesson import FIRST_YEAR
from cosmodrome.games.galaxy_command.measures import measures
from cosmodrome.games.galaxy_command.meta import META
from cosmodrome.games.galaxy_command.narration import narrate
from cosmodrome.games.galaxy_command.rules import verbs
from cosmodrome.games.galaxy_command.rules.scoring import outcome
from cosmodrome.games.galaxy_command.rules.setup import refuse_setup
from cosmodrome.games.galaxy_command.state import State
from cosmodrome.games.galaxy_command.view import GalaxyCommandView, redact, view


def census(state: State) -> Sequence[str]:
    """Every card, wherever it lies."""
    sectors = [number for commander in state.commanders for number in commander.cards]
    numbers = [*sectors, *state.rest, *state.pile, *state.unused, *state.used]
    return [f"card {number}" for number in sorted(numbers)]


GAME = Game(
    meta=META,
    rules=parse_rules(read_rules(__name__)),
    records=Records(action=AnyAction, event=AnyEvent, view=GalaxyCommandView, state=State),
    texts=Texts(offer=texts.offer, event=narrate, board=texts.board, prompt=texts.prompt),
    hints=Hints(evaluate=hints.evaluate, sensible=hints.sensible),
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
    lessons=() if own_file(GAME_ID) else (FIRST_YEAR,),
    measures=measures,
    opening=verbs.opening,
)
