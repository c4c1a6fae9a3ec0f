"""Lift-off: a tiny complete game."""

from __future__ import annotations

from cosmodrome.core.game import Game, Hints
from cosmodrome.core.records import Records
from cosmodrome.core.rulebook import parse_rules
from cosmodrome.core.texts import Texts
from cosmodrome.games._template import actions
from cosmodrome.games._template.actions import AnyAction
from cosmodrome.games._template.bot import hints
from cosmodrome.games._template.bot.redeal import deal_anew
from cosmodrome.games._template.data.components import DATA, GAME_ID
from cosmodrome.games._template.events import AnyEvent
from cosmodrome.games._template.meta import META
from cosmodrome.games._template.numeric import NUMERIC
from cosmodrome.games._template.rules import flow, scoring
from cosmodrome.games._template.state import State
from cosmodrome.games._template.view.table import LiftOffView, redact, view
from cosmodrome.games._template.words import texts
from cosmodrome.games._template.words.lesson import LIFT_OFF
from cosmodrome.games.content import own_file, read_rules

__all__ = ["GAME", "LiftOffView", "State", "actions"]

GAME = Game(
    meta=META,
    rules=parse_rules(read_rules(__name__)),
    records=Records(action=AnyAction, event=AnyEvent, view=LiftOffView, state=State),
    texts=Texts(
        words=texts.__package__,
        offer=texts.offer,
        event=texts.narrate,
        board=texts.board,
        prompt=texts.prompt,
        status=texts.status,
        components=texts.components,
    ),
    hints=Hints(evaluate=hints.evaluate),
    data=DATA,
    flow=flow.FLOW,
    view=view,
    redact=redact,
    deal_anew=deal_anew,
    outcome=scoring.outcome,
    numeric=NUMERIC,
    lessons=() if own_file(GAME_ID) else (LIFT_OFF,),
)
