"""The first lesson: year 1 of a solitaire game with the original set, and how points are counted.

The seed deals what a beginner should meet in a good order: a first success, a full store, an invasion that fails, an
attack that fails, a revolt that succeeds, and the way back.
"""

from __future__ import annotations

from cosmodrome.core.lesson import Lesson, LessonStep, paragraphs
from cosmodrome.core.message import say
from cosmodrome.core.records import Action
from cosmodrome.games.galaxy_command.actions import BuildMilitary, Conquer, DiscoverTechnology, EndTurn, Explore
from cosmodrome.games.galaxy_command.events import (
    EventDrawn,
    MilitaryBuilt,
    ResourcesCollected,
    ResourcesGained,
    StrengthLost,
    SystemAttacked,
    SystemDefended,
    SystemExplored,
    TechnologyDiscovered,
    YearBegan,
)
from cosmodrome.games.galaxy_command.rules.setup import ORIGINAL

LEARNER = 0
END_OF_TURN: tuple[tuple[int, Action], ...] = ((LEARNER, EndTurn()),)
"""Pressed three times by hand; after that it follows by itself."""

ROUND_1 = (
    LessonStep(
        paragraphs("lesson-step1", 3),
        ("CO-2.1", "CO-3.1", "CO-3.2"),
        Explore(0),
        (SystemExplored, SystemAttacked, ResourcesCollected),
    ),
    LessonStep(
        paragraphs("lesson-step2", 3),
        ("CO-3.3", "CO-4.1", "CO-5.2"),
        BuildMilitary(),
        (MilitaryBuilt,),
    ),
    LessonStep(
        paragraphs("lesson-step3", 2),
        ("CO-6.1",),
        EndTurn(),
        (EventDrawn, ResourcesGained),
    ),
)

ROUND_2 = (
    LessonStep(
        paragraphs("lesson-step4", 2),
        ("CO-6.2", "CO-2.2"),
        Explore(1),
        (SystemAttacked, ResourcesCollected),
    ),
    LessonStep(
        paragraphs("lesson-step5", 3),
        ("CO-4.1", "CO-5.3", "CO-5.5"),
        DiscoverTechnology("capital_ships"),
        (TechnologyDiscovered,),
    ),
    LessonStep(
        paragraphs("lesson-step6", 1),
        ("CO-5.1",),
        EndTurn(),
        (EventDrawn, SystemDefended),
    ),
)

ROUND_3 = (
    LessonStep(
        paragraphs("lesson-step7", 2),
        ("CO-6.5", "CO-3.4"),
        Explore(2),
        (SystemAttacked, StrengthLost),
    ),
    LessonStep(
        paragraphs("lesson-step8", 2),
        ("CO-3.4", "CO-5.2"),
        BuildMilitary(),
        (MilitaryBuilt,),
    ),
    LessonStep(
        paragraphs("lesson-step9", 1),
        ("CO-5.1",),
        EndTurn(),
        (EventDrawn, SystemDefended),
    ),
)

ROUND_4 = (
    LessonStep(
        paragraphs("lesson-step10", 2),
        ("CO-6.4", "CO-6.6", "CO-3.6"),
        Conquer(1),
        (SystemAttacked,),
    ),
    LessonStep(
        paragraphs("lesson-step11", 2),
        ("CO-6.3", "CO-5.5"),
        DiscoverTechnology("robot_workers"),
        (TechnologyDiscovered,),
    ),
    LessonStep(
        paragraphs("lesson-step12", 1),
        ("CO-5.1", "CO-5.2"),
        BuildMilitary(),
        (MilitaryBuilt, EventDrawn),
        END_OF_TURN,
    ),
)

ROUND_5 = (
    LessonStep(
        paragraphs("lesson-step13", 2),
        ("CO-6.8", "CO-3.7", "CO-3.6"),
        Conquer(2),
        (SystemAttacked,),
    ),
    LessonStep(
        paragraphs("lesson-step14", 2),
        ("CO-3.5", "CO-5.2"),
        BuildMilitary(),
        (MilitaryBuilt, SystemDefended),
        END_OF_TURN,
    ),
)

ROUND_6 = (
    LessonStep(
        paragraphs("lesson-step15", 2),
        ("CO-5.5", "CO-3.1"),
        Explore(3),
        (SystemAttacked, ResourcesCollected),
    ),
    LessonStep(
        paragraphs("lesson-step16", 2),
        ("CO-5.3", "CO-5.4"),
        BuildMilitary(),
        (MilitaryBuilt, SystemDefended),
        END_OF_TURN,
    ),
)

ROUND_7 = (
    LessonStep(
        paragraphs("lesson-step17", 2),
        ("CO-6.5", "CO-2.2"),
        Explore(4),
        (SystemAttacked, ResourcesCollected),
    ),
    LessonStep(
        paragraphs("lesson-step18", 3),
        ("CO-8.1", "CO-8.2", "CO-8.3", "CO-8.4"),
        BuildMilitary(),
        (MilitaryBuilt, EventDrawn, ResourcesGained, YearBegan),
        END_OF_TURN,
    ),
)

FIRST_YEAR = Lesson(
    id="first-year",
    title=say("lesson-title"),
    text=say("lesson-text"),
    seats=1,
    options={"deck": ORIGINAL},
    seed=367,
    seat=LEARNER,
    steps=(*ROUND_1, *ROUND_2, *ROUND_3, *ROUND_4, *ROUND_5, *ROUND_6, *ROUND_7),
    closing=paragraphs("lesson-closing", 2),
)
