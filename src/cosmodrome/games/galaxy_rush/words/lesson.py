"""The first lesson: the whole of season 1, the intermission, and the first turns of season 2.

The seed deals what a beginner should meet in a good order: a moon on the first turn, an acceleration that completes a
set, a card that is worth more face down, a close medal, and a rival who is ahead elsewhere.
"""

from __future__ import annotations

from cosmodrome.core.lesson import Lesson, LessonStep, paragraphs
from cosmodrome.core.message import Player, say
from cosmodrome.games.galaxy_rush.actions import ClaimDiscovery, PlayPrediction, TakeCard
from cosmodrome.games.galaxy_rush.events import (
    CardLeft,
    CardTaken,
    DiscoveryClaimed,
    DiscoveryShown,
    MedalWon,
    PredictionPlayed,
    SeasonBegan,
)

LEARNER, RIVAL = 0, 1
UP, DOWN = True, False
ASHEN_MOON, QUILL, CINDERHOLM = 2, 5, 17
MOST_DISCOVERIES, MOST_MEDALS = 3, 6

FIRST_TURNS = (
    LessonStep(
        paragraphs("lesson-step1", 3, rival=Player(RIVAL)),
        ("GR-1.3", "GR-2.3", "GR-3.1", "GR-4.1"),
        TakeCard(1, 2, UP),
        (CardTaken,),
    ),
    LessonStep(
        paragraphs("lesson-step2", 2, rival=Player(RIVAL)),
        ("GR-4.4", "GR-4.5", "GR-4.6", "GR-4.8"),
        ClaimDiscovery(ASHEN_MOON),
        (DiscoveryClaimed, DiscoveryShown, CardTaken),
        ((RIVAL, TakeCard(1, 1, UP)), (RIVAL, TakeCard(2, 2, UP))),
    ),
)

ACCELERATION = (
    LessonStep(
        paragraphs("lesson-step3", 3, rival=Player(RIVAL)),
        ("GR-2.1", "GR-2.2", "GR-3.3", "GR-3.7", "GR-3.8"),
        TakeCard(3, 1, UP),
        (CardTaken, CardLeft),
    ),
    LessonStep(
        paragraphs("lesson-step4", 2, rival=Player(RIVAL)),
        ("GR-3.5", "GR-4.5", "GR-4.8"),
        ClaimDiscovery(QUILL),
        (DiscoveryClaimed, CardTaken),
        ((RIVAL, TakeCard(3, 2, DOWN)),),
    ),
    LessonStep(
        paragraphs("lesson-step5", 3, rival=Player(RIVAL)),
        ("GR-8.8", "GR-9.1", "GR-4.2", "GR-4.11"),
        TakeCard(4, 2, UP),
        (CardTaken,),
        ((RIVAL, TakeCard(4, 1, UP)), (RIVAL, TakeCard(5, 2, UP))),
    ),
)

MEDAL = (
    LessonStep(
        paragraphs("lesson-step6", 3, rival=Player(RIVAL)),
        ("GR-8.4", "GR-8.5", "GR-8.6", "GR-5.2", "GR-4.2"),
        TakeCard(5, 1, DOWN),
        (CardTaken,),
    ),
    LessonStep(
        paragraphs("lesson-step7", 2, rival=Player(RIVAL)),
        ("GR-5.1", "GR-5.3", "GR-2.2"),
        TakeCard(6, 2, DOWN),
        (CardTaken, MedalWon, PredictionPlayed),
        ((RIVAL, TakeCard(6, 1, UP)), (RIVAL, PlayPrediction(MOST_MEDALS, LEARNER))),
    ),
)

INTERMISSION = (
    LessonStep(
        paragraphs("lesson-step8", 3, rival=Player(RIVAL)),
        ("GR-5.2", "GR-6.1", "GR-6.2", "GR-6.3", "GR-8.9"),
        PlayPrediction(MOST_DISCOVERIES, LEARNER),
        (PredictionPlayed, SeasonBegan, CardTaken),
        ((RIVAL, TakeCard(1, 2, DOWN)),),
    ),
)

SEASON_TWO = (
    LessonStep(
        paragraphs("lesson-step9", 2, rival=Player(RIVAL)),
        ("GR-7.1", "GR-7.2", "GR-7.4", "GR-3.3"),
        TakeCard(2, 1, UP),
        (CardTaken, CardLeft),
    ),
    LessonStep(
        paragraphs("lesson-step10", 2, rival=Player(RIVAL)),
        ("GR-4.6", "GR-4.8", "GR-8.3"),
        ClaimDiscovery(CINDERHOLM),
        (DiscoveryClaimed, CardTaken),
        ((RIVAL, TakeCard(2, 2, UP)),),
    ),
    LessonStep(
        paragraphs("lesson-step11", 2, rival=Player(RIVAL)),
        ("GR-3.1", "GR-4.1", "GR-8.4"),
    ),
)

FIRST_SEASON = Lesson(
    id="first-season",
    title=say("lesson-title"),
    text=say("lesson-text"),
    seats=2,
    options={},
    seed=493,
    seat=LEARNER,
    steps=(*FIRST_TURNS, *ACCELERATION, *MEDAL, *INTERMISSION, *SEASON_TWO),
    closing=paragraphs("lesson-closing", 2, rival=Player(RIVAL)),
)
