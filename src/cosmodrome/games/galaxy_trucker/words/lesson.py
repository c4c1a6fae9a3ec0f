"""The first lesson: the learning flight of the rulebook, from the empty board to the money.

The seed lays in the warehouse what a first ship needs, and has the cards come in a good order: a combat zone that two
tokens win, a find to leave and one to take, smugglers that nobody can beat, meteors that go wide, and planets last.
"""

from __future__ import annotations

from cosmodrome.core.lesson import Lesson, LessonStep, paragraphs
from cosmodrome.core.message import Player, say
from cosmodrome.core.records import Action
from cosmodrome.games.galaxy_trucker.actions import (
    Accept,
    AddComponent,
    Declare,
    Decline,
    Finish,
    Land,
    LoseGoods,
    ReturnComponent,
    Stow,
    TakeFaceDown,
    TakeFaceUp,
)
from cosmodrome.games.galaxy_trucker.events import (
    BuildingEnded,
    CardTurnedUp,
    ComponentAdded,
    ComponentDrawn,
    ComponentReturned,
    ComponentTaken,
    CrewPlaced,
    EnemyFought,
    FlightBegan,
    GoodsLost,
    GoodsStowed,
    JourneyPaid,
    OfferAccepted,
    OfferDeclined,
    PlanetTaken,
    RoundBegan,
    ShipMoved,
    StrengthDeclared,
    ThreatRolled,
    WeakestFound,
)

LEARNER, RIVAL = 0, 1
BATTERY, HOLD, ENGINE, DOUBLE_ENGINE, CANNON, SHIELD, DOUBLE_CANNON = 11, 59, 68, 86, 97, 116, 123
"""Tiles of the data that come to lie face up."""
NOSE, FRONT_LEFT, FRONT, FRONT_RIGHT, LEFT, RIGHT, FAR_RIGHT, REAR, REAR_RIGHT = 0, 1, 2, 3, 5, 7, 8, 11, 13
"""Cells of the class I board around the pilot cabin."""
YELLOW, RED = 1, 0
DRAW, PUT_BACK = TakeFaceDown(), ReturnComponent()


def by_rival(*actions: Action) -> tuple[tuple[int, Action], ...]:
    return tuple((RIVAL, action) for action in actions)


def by_learner(*actions: Action) -> tuple[tuple[int, Action], ...]:
    return tuple((LEARNER, action) for action in actions)


FIRST_PARTS = (
    LessonStep(
        paragraphs("lesson-step1", 3, rival=Player(RIVAL)),
        ("GT-1.3", "GT-1.4", "GT-2.2", "GT-3.1"),
        DRAW,
        (ComponentDrawn,),
    ),
    LessonStep(
        paragraphs("lesson-step2", 3, rival=Player(RIVAL)),
        ("GT-2.3", "GT-3.4", "GT-3.11"),
        AddComponent(FRONT, 0),
        (ComponentAdded,),
        by_rival(DRAW, AddComponent(FRONT, 0), DRAW, PUT_BACK),
    ),
    LessonStep(
        paragraphs("lesson-step3", 2, rival=Player(RIVAL)),
        ("GT-3.2", "GT-3.3"),
        DRAW,
        (ComponentDrawn,),
    ),
    LessonStep(
        paragraphs("lesson-step4", 2, rival=Player(RIVAL)),
        ("GT-2.5", "GT-3.4"),
        AddComponent(NOSE, 1),
        (ComponentAdded,),
        by_rival(DRAW, PUT_BACK, DRAW, PUT_BACK),
    ),
    LessonStep(
        paragraphs("lesson-step5", 2, rival=Player(RIVAL)),
        ("GT-9.4", "GT-3.1"),
        DRAW,
        (ComponentDrawn,),
    ),
    LessonStep(
        paragraphs("lesson-step6", 2, rival=Player(RIVAL)),
        ("GT-1.4", "GT-3.2"),
        PUT_BACK,
        (ComponentReturned,),
        by_rival(DRAW, PUT_BACK, DRAW, PUT_BACK),
    ),
)

SHIP = (
    LessonStep(
        paragraphs("lesson-step7", 2, rival=Player(RIVAL)),
        ("GT-3.1", "GT-2.4", "GT-9.1"),
        TakeFaceUp(ENGINE),
        (ComponentTaken,),
    ),
    LessonStep(
        paragraphs("lesson-step8", 2, rival=Player(RIVAL)),
        ("GT-3.8", "GT-3.5"),
        AddComponent(REAR, 0),
        (ComponentAdded,),
        by_rival(DRAW, AddComponent(REAR, 0), DRAW, PUT_BACK),
    ),
    LessonStep(
        paragraphs("lesson-step9", 1, rival=Player(RIVAL)),
        ("GT-2.4", "GT-9.2"),
        TakeFaceUp(CANNON),
        (ComponentTaken,),
    ),
    LessonStep(
        paragraphs("lesson-step10", 2, rival=Player(RIVAL)),
        ("GT-3.9", "GT-9.2"),
        AddComponent(FRONT_LEFT, 0),
        (ComponentAdded,),
        by_rival(DRAW, AddComponent(NOSE, 0)),
    ),
    LessonStep(
        paragraphs("lesson-step11", 2, rival=Player(RIVAL)),
        ("GT-9.1", "GT-9.2", "GT-9.3", "GT-8.4"),
        TakeFaceUp(BATTERY),
        (ComponentTaken, ComponentAdded),
        (
            *by_learner(AddComponent(LEFT, 1), TakeFaceUp(DOUBLE_CANNON), AddComponent(FRONT_RIGHT, 1)),
            *by_learner(TakeFaceUp(DOUBLE_ENGINE), AddComponent(RIGHT, 0)),
            *by_rival(DRAW, AddComponent(FRONT_LEFT, 0)),
        ),
    ),
    LessonStep(
        paragraphs("lesson-step12", 3, rival=Player(RIVAL)),
        ("GT-9.5", "GT-9.6", "GT-12.2"),
        TakeFaceUp(SHIELD),
        (ComponentTaken, ComponentAdded),
        (*by_learner(AddComponent(FAR_RIGHT, 0)), *by_rival(DRAW, PUT_BACK, DRAW, PUT_BACK, DRAW, PUT_BACK)),
    ),
    LessonStep(
        paragraphs("lesson-step13", 2, rival=Player(RIVAL)),
        ("GT-2.4", "GT-11.1"),
        TakeFaceUp(HOLD),
        (ComponentTaken,),
    ),
    LessonStep(
        paragraphs("lesson-step14", 1, rival=Player(RIVAL)),
        ("GT-3.8", "GT-3.11"),
        AddComponent(REAR_RIGHT, 1),
        (ComponentAdded,),
    ),
    LessonStep(
        paragraphs("lesson-step15", 2, rival=Player(RIVAL)),
        ("GT-6.1", "GT-7.1", "GT-7.2", "GT-8.5"),
        Finish(1),
        (BuildingEnded, CrewPlaced, FlightBegan, CardTurnedUp, WeakestFound),
        by_rival(Finish(2)),
    ),
)

COMBAT = (
    LessonStep(
        paragraphs("lesson-step16", 3, rival=Player(RIVAL)),
        ("GT-8.1", "GT-10.3", "GT-13.11", "GT-13.12"),
        Declare((RIGHT,), (LEFT,)),
        (StrengthDeclared, WeakestFound),
        by_rival(Declare((), ())),
    ),
    LessonStep(
        paragraphs("lesson-step17", 2, rival=Player(RIVAL)),
        ("GT-13.11", "GT-12.6", "GT-12.7", "GT-9.2"),
        Declare((FRONT_RIGHT,), (LEFT,)),
        (StrengthDeclared, WeakestFound, ThreatRolled, CardTurnedUp),
    ),
)

FINDS = (
    LessonStep(
        paragraphs("lesson-step18", 3, rival=Player(RIVAL)),
        ("GT-12.1", "GT-11.6", "GT-13.3", "GT-13.18"),
        Decline(),
        (OfferDeclined, CardTurnedUp),
    ),
    LessonStep(
        paragraphs("lesson-step19", 2, rival=Player(RIVAL)),
        ("GT-13.5", "GT-10.1"),
        Accept(),
        (OfferAccepted,),
    ),
    LessonStep(
        paragraphs("lesson-step20", 2, rival=Player(RIVAL)),
        ("GT-11.1", "GT-11.2", "GT-14.2"),
        Stow((REAR_RIGHT,), (YELLOW,)),
        (GoodsStowed, ShipMoved, CardTurnedUp),
    ),
    LessonStep(
        paragraphs("lesson-step21", 2, rival=Player(RIVAL)),
        ("GT-13.7", "GT-11.4", "GT-13.18"),
        Declare((), ()),
        (EnemyFought, GoodsLost, ThreatRolled, ShipMoved),
        by_rival(LoseGoods((), (0, 0))),
    ),
)

HOME = (
    LessonStep(
        paragraphs("lesson-step22", 3, rival=Player(RIVAL)),
        ("GT-12.2", "GT-12.3", "GT-13.13", "GT-13.1", "GT-13.2"),
        Land(0),
        (PlanetTaken,),
        by_rival(Land(1)),
    ),
    LessonStep(
        paragraphs("lesson-step23", 1, rival=Player(RIVAL)),
        ("GT-11.1", "GT-14.1"),
        Stow((REAR_RIGHT,), (RED,)),
        (GoodsStowed, JourneyPaid, RoundBegan),
    ),
)

FIRST_FLIGHT = Lesson(
    id="first-flight",
    title=say("lesson-title"),
    text=say("lesson-text"),
    seats=2,
    options={"learning": "on", "pace": "relaxed", "rounds": "I+II"},
    seed=10768,
    seat=LEARNER,
    steps=(*FIRST_PARTS, *SHIP, *COMBAT, *FINDS, *HOME),
    closing=paragraphs("lesson-closing", 2, rival=Player(RIVAL)),
)
