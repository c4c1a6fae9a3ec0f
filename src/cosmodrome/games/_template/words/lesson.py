"""A short lesson: three rounds against somebody whose choices are written down here, the last one chosen freely."""

from __future__ import annotations

from cosmodrome.core.lesson import Lesson, LessonStep, paragraphs
from cosmodrome.core.message import Player, say
from cosmodrome.games._template.actions import ChooseFuel
from cosmodrome.games._template.events import FuelChosen, FuelShown, RocketTaken

LEARNER, RIVAL = 0, 1

LIFT_OFF = Lesson(
    id="lift-off",
    title=say("lesson-title"),
    text=say("lesson-text"),
    seats=2,
    options={"ties": "scrap", "timer": "off"},
    seed=3,
    seat=LEARNER,
    steps=(
        LessonStep(
            paragraphs("lesson-round1", 2, rival=Player(RIVAL)),
            ("LO-2.1", "LO-2.2"),
            ChooseFuel(5),
            (FuelChosen, FuelShown, RocketTaken),
            ((RIVAL, ChooseFuel(2)),),
        ),
        LessonStep(
            paragraphs("lesson-round2", 1),
            ("LO-2.2",),
            ChooseFuel(4),
            (FuelShown, RocketTaken),
            ((RIVAL, ChooseFuel(4)),),
        ),
        LessonStep(
            paragraphs("lesson-round3", 1),
            ("LO-2.3",),
            None,
            (FuelShown,),
            ((RIVAL, ChooseFuel(1)),),
        ),
    ),
    closing=paragraphs("lesson-closing", 1),
)
