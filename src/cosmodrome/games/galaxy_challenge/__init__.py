"""Galaxy Challenge: two to six rockets explore a board of sectors for thirty anomalies, and raid each other for them.

RULES.md has the rules by clause; `rules/` implements them, one file per chapter.
"""

from __future__ import annotations

from cosmodrome.core.game import Daily, Game, Hints
from cosmodrome.core.records import Records
from cosmodrome.core.rulebook import parse_rules
from cosmodrome.core.texts import Texts
from cosmodrome.games.content import own_file, read_rules
from cosmodrome.games.galaxy_challenge import actions
from cosmodrome.games.galaxy_challenge.actions import AnyAction
from cosmodrome.games.galaxy_challenge.bests import BESTS
from cosmodrome.games.galaxy_challenge.bot import hints
from cosmodrome.games.galaxy_challenge.bot.redeal import deal_anew
from cosmodrome.games.galaxy_challenge.data.components import DATA, GAME_ID, PRINTED
from cosmodrome.games.galaxy_challenge.events import AnyEvent
from cosmodrome.games.galaxy_challenge.meta import META
from cosmodrome.games.galaxy_challenge.numeric import NUMERIC
from cosmodrome.games.galaxy_challenge.rules.ending import outcome
from cosmodrome.games.galaxy_challenge.rules.flow import FLOW
from cosmodrome.games.galaxy_challenge.state import State
from cosmodrome.games.galaxy_challenge.view.show import redact, secrets, view
from cosmodrome.games.galaxy_challenge.view.table import GalaxyChallengeView
from cosmodrome.games.galaxy_challenge.words import blocks, texts
from cosmodrome.games.galaxy_challenge.words.lesson import FIRST_TURNS
from cosmodrome.games.galaxy_challenge.words.narration import narrate
from cosmodrome.games.galaxy_challenge.words.status import status

__all__ = ["GAME", "GalaxyChallengeView", "State", "actions"]

RELEASE_0_1 = (("1", "fa18aedd8b656fbd"),)
"""CH-3.1 was corrected: short of the full walk no challenge is entered."""

GAME = Game(
    meta=META,
    rules=parse_rules(read_rules(__name__)),
    records=Records(action=AnyAction, event=AnyEvent, view=GalaxyChallengeView, state=State),
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
    flow=FLOW,
    view=view,
    secrets=secrets,
    redact=redact,
    deal_anew=deal_anew,
    outcome=outcome,
    numeric=NUMERIC,
    lessons=() if own_file(GAME_ID) else (FIRST_TURNS,),
    bests=BESTS,
    daily=Daily(("greedy", "greedy")),
    continues=() if own_file(GAME_ID) else RELEASE_0_1,
)
