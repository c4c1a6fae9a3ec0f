"""Lunar Rush: four corporations bid for routes, build moon bases and sell what they mine, in seven turns.

RULES.md has the rules by clause; `rules/` implements them, one file per chapter; `effects.py` is what cards can do.
"""

from __future__ import annotations

from cosmodrome.core.game import Daily, Game, Hints
from cosmodrome.core.records import Records
from cosmodrome.core.rulebook import parse_rules
from cosmodrome.core.texts import Texts
from cosmodrome.games.content import own_file, read_rules
from cosmodrome.games.lunar_rush import actions
from cosmodrome.games.lunar_rush.actions import AnyAction
from cosmodrome.games.lunar_rush.bests import BESTS
from cosmodrome.games.lunar_rush.bot import hints
from cosmodrome.games.lunar_rush.bot.redeal import deal_anew
from cosmodrome.games.lunar_rush.data.components import DATA, GAME_ID, PRINTED
from cosmodrome.games.lunar_rush.events import AnyEvent
from cosmodrome.games.lunar_rush.meta import META
from cosmodrome.games.lunar_rush.numeric import NUMERIC
from cosmodrome.games.lunar_rush.rules.flow import FLOW
from cosmodrome.games.lunar_rush.rules.scoring import outcome
from cosmodrome.games.lunar_rush.rules.setup import refuse_setup, teams
from cosmodrome.games.lunar_rush.state import State
from cosmodrome.games.lunar_rush.view.show import redact, secrets, view
from cosmodrome.games.lunar_rush.view.table import LunarRushView
from cosmodrome.games.lunar_rush.words import blocks, texts
from cosmodrome.games.lunar_rush.words.lesson import FIRST_TURNS
from cosmodrome.games.lunar_rush.words.narration import narrate
from cosmodrome.games.lunar_rush.words.status import status

__all__ = ["GAME", "LunarRushView", "State", "actions"]

EARLIER = (("1", "0ab4783c77f42eee"), ("2", "a09cca8cc30323e2"))
"""Release 0.1: LR-12.5 was corrected, and the data named when effects work, which no rule read. After it texts of cards
changed."""

GAME = Game(
    meta=META,
    rules=parse_rules(read_rules(__name__)),
    records=Records(action=AnyAction, event=AnyEvent, view=LunarRushView, state=State),
    texts=Texts(
        words=texts.__package__,
        offer=texts.offer,
        event=narrate,
        board=blocks.board,
        brief=blocks.brief,
        prompt=texts.prompt,
        status=status,
        pick=texts.pick,
        components=blocks.components,
        remaining=blocks.remaining,
    ),
    hints=Hints(evaluate=hints.evaluate, sensible=hints.sensible, thinking=hints.thinking),
    data=DATA,
    printed=PRINTED,
    refuse_setup=refuse_setup,
    teams=teams,
    flow=FLOW,
    view=view,
    secrets=secrets,
    redact=redact,
    deal_anew=deal_anew,
    outcome=outcome,
    numeric=NUMERIC,
    lessons=() if own_file(GAME_ID) else (FIRST_TURNS,),
    bests=BESTS,
    daily=Daily(options={"ais": "1"}),
    continues=() if own_file(GAME_ID) else EARLIER,
)
