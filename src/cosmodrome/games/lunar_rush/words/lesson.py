"""The first lesson: the first two turns with a beginner card, and the bid of the third.

The seed deals the card that asks for ore, a shared mine in the display, and blocked lanes that leave a fast one on the
first turn and a slow one on the second. One ore of the rival's and three of the learner's bring the price down to where
the market refreshes.
"""

from __future__ import annotations

from cosmodrome.core.lesson import Lesson, LessonStep, paragraphs
from cosmodrome.core.message import Player, say
from cosmodrome.core.records import Action
from cosmodrome.games.lunar_rush.actions import (
    BuyGold,
    ChooseRole,
    ChooseRoute,
    EndBuilding,
    FinishLoading,
    LoadEarthbound,
    LoadMoonbound,
    PlaceBid,
    Upgrade,
    UseShared,
    Work,
)
from cosmodrome.games.lunar_rush.data.components import LIFE_SUPPORT_MODULE, ORE_MINE, RD_LAB, SOLAR_ARRAY
from cosmodrome.games.lunar_rush.events import (
    BidsShown,
    EarthboundArrived,
    EarthboundLoaded,
    Fed,
    GoalMet,
    GoldBought,
    GoldPassed,
    GoldWorked,
    LanesBlocked,
    LoadingFinished,
    MarketRefreshed,
    MoonboundArrived,
    MoonboundLoaded,
    Produced,
    RoleDrawn,
    RouteChosen,
    ShipSold,
    TurnBegan,
    Upgraded,
    Worked,
)

LEARNER, RIVAL = 0, 1
FAST_UP, MEDIUM_UP, FAST_DOWN, MEDIUM_DOWN, SLOW_DOWN = 0, 2, 4, 6, 7
SHARED_MINE = 2
DONE = FinishLoading()

Lines = tuple[tuple[int, Action], ...]


def _by(seat: int, *actions: Action) -> Lines:
    return tuple((seat, action) for action in actions)


EARTH = (
    LessonStep(
        paragraphs("lesson-role", 2, rival=Player(RIVAL)),
        ("LR-1.5", "LR-14.1", "LR-12.5"),
        ChooseRole("beginner"),
        (RoleDrawn, TurnBegan, LanesBlocked),
        _by(RIVAL, ChooseRole("none")),
    ),
    LessonStep(
        paragraphs("lesson-bid", 2, rival=Player(RIVAL)),
        ("LR-4.1", "LR-4.4", "LR-14.4"),
        PlaceBid(3),
        (BidsShown,),
        _by(RIVAL, PlaceBid(2)),
    ),
    LessonStep(
        paragraphs("lesson-up", 2, rival=Player(RIVAL)),
        ("LR-3.4", "LR-5.1", "LR-5.3"),
        ChooseRoute(FAST_UP),
        (RouteChosen,),
        _by(RIVAL, ChooseRoute(MEDIUM_UP)),
    ),
    LessonStep(
        paragraphs("lesson-down", 2, rival=Player(RIVAL)),
        ("LR-5.2", "LR-5.4"),
        ChooseRoute(MEDIUM_DOWN),
        (RouteChosen,),
        _by(RIVAL, ChooseRoute(FAST_DOWN)),
    ),
    LessonStep(
        paragraphs("lesson-load", 2, rival=Player(RIVAL)),
        ("LR-6.1", "LR-6.2", "LR-8.4"),
        LoadMoonbound(FAST_UP, habp=0, tech=0, advm=1, astronauts=1),
        (MoonboundLoaded,),
    ),
    LessonStep(
        paragraphs("lesson-done", 2, rival=Player(RIVAL)),
        ("LR-2.2", "LR-6.3"),
        DONE,
        (LoadingFinished, MoonboundArrived, GoldPassed),
        _by(RIVAL, LoadMoonbound(MEDIUM_UP, habp=1, tech=0, advm=2, astronauts=1), DONE),
    ),
)

MOON = (
    LessonStep(
        paragraphs("lesson-upgrade", 2, rival=Player(RIVAL)),
        ("LR-6.3", "LR-8.1", "LR-8.3"),
        Upgrade(ORE_MINE),
        (Upgraded,),
    ),
    LessonStep(
        paragraphs("lesson-mine", 2, rival=Player(RIVAL)),
        ("LR-8.2",),
        Work(ORE_MINE, 0),
        (Worked,),
        _by(LEARNER, Work(ORE_MINE, 1)),
    ),
    LessonStep(
        paragraphs("lesson-food", 2, rival=Player(RIVAL)),
        ("LR-9.1", "LR-9.2", "LR-8.8"),
        Work(LIFE_SUPPORT_MODULE, 0),
        (Worked,),
    ),
    LessonStep(
        paragraphs("lesson-energy", 2, rival=Player(RIVAL)),
        ("LR-8.2", "LR-8.7"),
        Work(SOLAR_ARRAY, 0),
        (Worked,),
    ),
    LessonStep(
        paragraphs("lesson-end", 2, rival=Player(RIVAL)),
        ("LR-9.1", "LR-9.3"),
        EndBuilding(),
        (Fed,),
        _by(RIVAL, Work(ORE_MINE, 0), Work(ORE_MINE, 1), Work(LIFE_SUPPORT_MODULE, 0), EndBuilding()),
    ),
    LessonStep(
        paragraphs("lesson-ship", 2, rival=Player(RIVAL)),
        ("LR-10.1", "LR-10.2"),
        LoadEarthbound(MEDIUM_DOWN, ore=3, bar=0, shard=0, gem=0),
        (EarthboundLoaded,),
    ),
    LessonStep(
        paragraphs("lesson-market", 2, rival=Player(RIVAL)),
        ("LR-11.1", "LR-11.2", "LR-2.2"),
        DONE,
        (ShipSold, MarketRefreshed, GoalMet, TurnBegan),
        _by(RIVAL, LoadEarthbound(FAST_DOWN, ore=1, bar=0, shard=0, gem=0), DONE),
    ),
)

SECOND_TURN = (
    LessonStep(
        paragraphs("lesson-bid2", 2, rival=Player(RIVAL)),
        ("LR-4.3", "LR-7.1", "LR-14.4"),
        PlaceBid(1),
        (BidsShown, RouteChosen),
        _by(RIVAL, PlaceBid(4), ChooseRoute(FAST_UP)),
    ),
    LessonStep(
        paragraphs("lesson-slow", 2, rival=Player(RIVAL)),
        ("LR-3.4", "LR-5.1", "LR-5.4"),
        ChooseRoute(SLOW_DOWN),
        (RouteChosen,),
        (*_by(RIVAL, ChooseRoute(MEDIUM_DOWN)), *_by(LEARNER, ChooseRoute(MEDIUM_UP))),
    ),
    LessonStep(
        paragraphs("lesson-load2", 2, rival=Player(RIVAL)),
        ("LR-5.3", "LR-6.2", "LR-8.8"),
        LoadMoonbound(MEDIUM_UP, habp=1, tech=1, advm=1, astronauts=1),
        (MoonboundLoaded, MoonboundArrived, GoldPassed, GoldBought, Produced),
        (
            *_by(LEARNER, DONE),
            *_by(RIVAL, LoadMoonbound(FAST_UP, habp=0, tech=1, advm=0, astronauts=1), DONE, BuyGold(SHARED_MINE)),
        ),
    ),
    LessonStep(
        paragraphs("lesson-shared", 2, rival=Player(RIVAL)),
        ("LR-7.1", "LR-7.2", "LR-7.7", "LR-14.6"),
        UseShared(SHARED_MINE),
        (GoldWorked, Worked),
        _by(LEARNER, Work(ORE_MINE, 0), Work(ORE_MINE, 1)),
    ),
    LessonStep(
        paragraphs("lesson-food2", 2, rival=Player(RIVAL)),
        ("LR-9.1", "LR-9.4"),
        Work(LIFE_SUPPORT_MODULE, 0),
        (Worked,),
    ),
    LessonStep(
        paragraphs("lesson-end2", 1, rival=Player(RIVAL)),
        ("LR-9.3",),
        EndBuilding(),
        (Fed,),
        _by(
            RIVAL,
            Upgrade(ORE_MINE),
            Work(ORE_MINE, 0),
            Work(ORE_MINE, 1),
            Work(LIFE_SUPPORT_MODULE, 0),
            Work(LIFE_SUPPORT_MODULE, 1),
            Work(RD_LAB, 0),
            EndBuilding(),
        ),
    ),
    LessonStep(
        paragraphs("lesson-ship2", 2, rival=Player(RIVAL)),
        ("LR-10.1", "LR-11.3", "LR-14.5"),
        LoadEarthbound(SLOW_DOWN, ore=7, bar=0, shard=0, gem=0),
        (EarthboundLoaded, EarthboundArrived, ShipSold, MarketRefreshed, TurnBegan),
        (*_by(LEARNER, DONE), *_by(RIVAL, LoadEarthbound(MEDIUM_DOWN, ore=3, bar=0, shard=0, gem=0), DONE)),
    ),
    LessonStep(
        paragraphs("lesson-free", 2, rival=Player(RIVAL)),
        ("LR-11.5", "LR-4.1"),
    ),
)

FIRST_TURNS = Lesson(
    id="first-turns",
    title=say("lesson-title"),
    text=say("lesson-text"),
    seats=2,
    options={"roles": "choose", "gold": "simple"},
    seed=257,
    seat=LEARNER,
    steps=(*EARTH, *MOON, *SECOND_TURN),
    closing=paragraphs("lesson-closing", 2, rival=Player(RIVAL)),
)
