"""Galaxy Trucker: one to four truckers build ships from scrap, fly them through trouble and count what is left.

RULES.md has the rules by clause; `rules/` implements them, one file per chapter; `ship/` is the geometry they share.
"""

from __future__ import annotations

from cosmodrome.core.game import Game, Hints
from cosmodrome.core.records import Records
from cosmodrome.core.rulebook import parse_rules
from cosmodrome.core.texts import Texts
from cosmodrome.games.content import own_file, read_rules
from cosmodrome.games.galaxy_trucker import hints, tables, texts
from cosmodrome.games.galaxy_trucker.actions import AnyAction
from cosmodrome.games.galaxy_trucker.components import DATA, DIGEST, GAME_ID
from cosmodrome.games.galaxy_trucker.events import AnyEvent
from cosmodrome.games.galaxy_trucker.handicaps import HANDICAPS
from cosmodrome.games.galaxy_trucker.lesson import FIRST_FLIGHT
from cosmodrome.games.galaxy_trucker.measures import measures
from cosmodrome.games.galaxy_trucker.meta import META
from cosmodrome.games.galaxy_trucker.narration import narrate
from cosmodrome.games.galaxy_trucker.rules import verbs
from cosmodrome.games.galaxy_trucker.rules.rewards import outcome
from cosmodrome.games.galaxy_trucker.rules.setup import refuse_setup
from cosmodrome.games.galaxy_trucker.rules.stock import census
from cosmodrome.games.galaxy_trucker.state import State
from cosmodrome.games.galaxy_trucker.view import GalaxyTruckerView, redact, view

GAME = Game(
    meta=META,
    rules=parse_rules(read_rules(__name__)),
    records=Records(action=AnyAction, event=AnyEvent, view=GalaxyTruckerView, state=State),
    texts=Texts(offer=texts.offer, event=narrate, board=tables.board, prompt=texts.prompt),
    hints=Hints(evaluate=hints.evaluate, sensible=hints.sensible, routine=hints.routine, paired=True),
    content=DIGEST,
    data=DATA,
    components=tables.components,
    refuse_setup=refuse_setup,
    setup=verbs.begin,
    awaiting=verbs.awaiting,
    due=verbs.due,
    offers=verbs.offers,
    wishes=verbs.wishes,
    refuse=verbs.refuse,
    apply=verbs.apply,
    view=view,
    redact=redact,
    redeal=hints.redeal,
    outcome=outcome,
    census=census,
    opening=verbs.opening,
    measures=measures,
    handicaps=HANDICAPS,
    question=verbs.what_is_asked,
    lessons=() if own_file(GAME_ID) else (FIRST_FLIGHT,),
)
