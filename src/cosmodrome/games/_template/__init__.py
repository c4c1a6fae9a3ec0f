"""Lift-off: a tiny complete game. Copy this folder to start a new one; CONTRIBUTING.md says how to go on."""

from __future__ import annotations

from cosmodrome.core.game import Game, Hints
from cosmodrome.core.records import Records
from cosmodrome.core.rulebook import parse_rules
from cosmodrome.core.texts import Texts
from cosmodrome.games._template import hints, rules, texts
from cosmodrome.games._template.actions import AnyAction
from cosmodrome.games._template.components import DATA, DIGEST, GAME_ID
from cosmodrome.games._template.events import AnyEvent
from cosmodrome.games._template.lesson import LIFT_OFF
from cosmodrome.games._template.measures import measures
from cosmodrome.games._template.meta import META
from cosmodrome.games._template.state import State
from cosmodrome.games._template.view import LiftOffView, redact, view
from cosmodrome.games.content import own_file, read_rules

GAME = Game(
    meta=META,
    rules=parse_rules(read_rules(__name__)),
    records=Records(action=AnyAction, event=AnyEvent, view=LiftOffView, state=State),
    texts=Texts(offer=texts.offer, event=texts.narrate, board=texts.board, prompt=texts.prompt),
    hints=Hints(evaluate=hints.evaluate, sensible=rules.offers),
    content=DIGEST,
    data=DATA,
    components=texts.components,
    refuse_setup=rules.refuse_setup,
    setup=rules.setup,
    awaiting=rules.awaiting,
    due=rules.due,
    offers=rules.offers,
    wishes=rules.wishes,
    refuse=rules.refuse,
    apply=rules.apply,
    view=view,
    redact=redact,
    redeal=hints.redeal,
    outcome=rules.outcome,
    census=rules.census,
    lessons=() if own_file(GAME_ID) else (LIFT_OFF,),
    measures=measures,
)
