"""Galaxy Trucker: one to four truckers build ships from scrap, fly them through trouble and count what is left.

RULES.md has the rules by clause; `rules/` implements them, one file per chapter; `ship/` is the geometry they share.
"""

from __future__ import annotations

from cosmodrome.core.game import Daily, Game, Hints
from cosmodrome.core.records import Records
from cosmodrome.core.rulebook import parse_rules
from cosmodrome.core.texts import Texts
from cosmodrome.games.content import own_file, read_rules
from cosmodrome.games.galaxy_trucker import actions
from cosmodrome.games.galaxy_trucker.actions import AnyAction
from cosmodrome.games.galaxy_trucker.bests import BESTS
from cosmodrome.games.galaxy_trucker.bot import hints
from cosmodrome.games.galaxy_trucker.bot.redeal import deal_anew
from cosmodrome.games.galaxy_trucker.data.components import DATA, GAME_ID
from cosmodrome.games.galaxy_trucker.events import AnyEvent
from cosmodrome.games.galaxy_trucker.meta import META
from cosmodrome.games.galaxy_trucker.numeric import NUMERIC
from cosmodrome.games.galaxy_trucker.rules.flow import FLOW
from cosmodrome.games.galaxy_trucker.rules.rewards import outcome
from cosmodrome.games.galaxy_trucker.rules.setup import refuse_setup, teams
from cosmodrome.games.galaxy_trucker.state import State
from cosmodrome.games.galaxy_trucker.view.show import redact, secrets, view
from cosmodrome.games.galaxy_trucker.view.table import GalaxyTruckerView
from cosmodrome.games.galaxy_trucker.words import blocks, texts
from cosmodrome.games.galaxy_trucker.words.lesson import FIRST_FLIGHT
from cosmodrome.games.galaxy_trucker.words.narration import narrate
from cosmodrome.games.galaxy_trucker.words.status import status

__all__ = ["GAME", "GalaxyTruckerView", "State", "actions"]

RELEASE_0_1 = (("1", "54411a8d1f6c1de0"),)
"""GT-5.7, GT-7.4 and GT-14.1 were corrected."""

GAME = Game(
    meta=META,
    rules=parse_rules(read_rules(__name__)),
    records=Records(action=AnyAction, event=AnyEvent, view=GalaxyTruckerView, state=State),
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
    refuse_setup=refuse_setup,
    teams=teams,
    flow=FLOW,
    view=view,
    secrets=secrets,
    redact=redact,
    deal_anew=deal_anew,
    outcome=outcome,
    numeric=NUMERIC,
    lessons=() if own_file(GAME_ID) else (FIRST_FLIGHT,),
    bests=BESTS,
    daily=Daily(options={"rounds": "II"}),
    continues=() if own_file(GAME_ID) else RELEASE_0_1,
)
