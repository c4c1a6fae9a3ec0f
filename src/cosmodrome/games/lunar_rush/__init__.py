"""Lunar Rush: four corporations bid for routes, build moon bases and sell what they mine, in seven turns.

RULES.md has the rules by clause; `rules/` implements them, one file per chapter; `effects.py` is what cards can do.
"""

from __future__ import annotations

from cosmodrome.core.game import Game, Hints
from cosmodrome.core.records import Records
from cosmodrome.core.rulebook import parse_rules
from cosmodrome.core.texts import Texts
from cosmodrome.games.content import own_file, read_rules
from cosmodrome.games.lunar_rush import hints, tables, texts
from cosmodrome.games.lunar_rush.actions import AnyAction
from cosmodrome.games.lunar_rush.components import DATA, DIGEST, GAME_ID
from cosmodrome.games.lunar_rush.events import AnyEvent
from cosmodrome.games.lunar_rush.lesson import FIRST_TURNS
from cosmodrome.games.lunar_rush.measures import measures
from cosmodrome.games.lunar_rush.meta import META
from cosmodrome.games.lunar_rush.narration import narrate
from cosmodrome.games.lunar_rush.rules import verbs
from cosmodrome.games.lunar_rush.rules.scoring import outcome
from cosmodrome.games.lunar_rush.rules.setup import refuse_setup
from cosmodrome.games.lunar_rush.rules.stock import census
from cosmodrome.games.lunar_rush.state import State
from cosmodrome.games.lunar_rush.view import LunarRushView, redact, view

GAME = Game(
    meta=META,
    rules=parse_rules(read_rules(__name__)),
    records=Records(action=AnyAction, event=AnyEvent, view=LunarRushView, state=State),
    texts=Texts(offer=texts.offer, event=narrate, board=tables.board, prompt=texts.prompt),
    hints=Hints(evaluate=hints.evaluate, sensible=hints.sensible, routine=hints.routine),
    content=DIGEST,
    data=DATA,
    components=tables.components,
    refuse_setup=refuse_setup,
    setup=verbs.begin,
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
    question=verbs.question,
)
