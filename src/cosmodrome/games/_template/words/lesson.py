"""A short lesson: three rounds against somebody whose choices are written down here, the last one chosen freely."""

from __future__ import annotations

from cosmodrome.core.lesson import Lesson, LessonStep
from cosmodrome.games._template.actions import ChooseFuel
from cosmodrome.games._template.events import FuelChosen, FuelShown, RocketTaken

LEARNER, RIVAL = 0, 1

LIFT_OFF = Lesson(
    id="lift-off",
    title="Three rockets",
    text="Secret fuel cards, round by round.",
    seats=2,
    options={"ties": "scrap", "timer": "off"},
    seed=3,
    seat=LEARNER,
    steps=(
        LessonStep(
            (
                "A rocket is turned up. You and your rival choose a fuel card in secret; the higher one takes it.",
                "Begin with a strong card.",
            ),
            ("LO-2.1", "LO-2.2"),
            ChooseFuel(5),
            (FuelChosen, FuelShown, RocketTaken),
            ((RIVAL, ChooseFuel(2)),),
        ),
        LessonStep(
            ("5 beat 2: the rocket is yours. A card is spent when it is shown. Now choose a middling one.",),
            ("LO-2.2",),
            ChooseFuel(4),
            (FuelShown, RocketTaken),
            ((RIVAL, ChooseFuel(4)),),
        ),
        LessonStep(
            ("Tied for the highest: at this table the rocket is scrapped. The next choice is your own.",),
            ("LO-2.3",),
            None,
            (FuelShown,),
            ((RIVAL, ChooseFuel(1)),),
        ),
    ),
    closing=("After five rounds the points of your rockets are added up. Two more to go.",),
)
