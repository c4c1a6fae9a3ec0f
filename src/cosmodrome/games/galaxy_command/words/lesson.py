"""The first lesson: year 1 of a solitaire game with the original set, and how points are counted.

The seed deals what a beginner should meet in a good order: a first success, a full store, an invasion that fails, an
attack that fails, a revolt that succeeds, and the way back.
"""

from __future__ import annotations

from cosmodrome.core.lesson import Lesson, LessonStep
from cosmodrome.core.records import Action
from cosmodrome.games.galaxy_command.actions import BuildMilitary, Conquer, DiscoverTechnology, EndTurn, Explore
from cosmodrome.games.galaxy_command.events import (
    EventDrawn,
    MilitaryBuilt,
    QuietPassed,
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
        (
            "Welcome, Commander. This sector is yours: six near systems and three distant ones, all face down. You "
            "have two years to bring as many as you can to the Empire's side.",
            "A turn has three parts: one action, then collecting, then building. The action comes first.",
            "Exploring turns a system up and attacks it at once: a die plus your military strength against its "
            "resistance. Your strength is 0 and cannot fall lower, so you risk nothing. Explore near system 1.",
        ),
        ("CO-2.1", "CO-3.1", "CO-3.2"),
        Explore(0),
        (SystemExplored, SystemAttacked, ResourcesCollected),
    ),
    LessonStep(
        (
            "You rolled 5 against resistance 5: reaching it is enough. Cygnus is aligned, and the 1 wealth it makes "
            "was added to your production at once.",
            "So you collected 1 metal and 2 wealth. The home mat shows what you own and what the next turn will bring.",
            "Now build. A point of strength costs 1 metal and 1 wealth, once a turn, and helps in every attack. "
            "Build military.",
        ),
        ("CO-3.3", "CO-4.1", "CO-5.2"),
        BuildMilitary(),
        (MilitaryBuilt,),
    ),
    LessonStep(
        (
            "Strength 1. The wealth you have left stays in storage for later.",
            "After every turn an event is turned up, good or bad. End the turn and see.",
        ),
        ("CO-6.1",),
        EndTurn(),
        (EventDrawn, ResourcesGained),
    ),
)

ROUND_2 = (
    LessonStep(
        (
            "An asteroid: 1 wealth for nothing. Seven events make year 1, six make year 2, then the game is over.",
            "Your next turn. This time you add strength 1 to the die. Explore near system 2.",
        ),
        ("CO-6.2", "CO-2.2"),
        Explore(1),
        (SystemAttacked, ResourcesCollected),
    ),
    LessonStep(
        (
            "Tau Ceti is aligned. It makes nothing, but every aligned system is worth its points in the end.",
            "You made 2 wealth and could store only 1: storage holds 3 of each, the rest is wasted. A full store "
            "wants to be spent.",
            "Technologies cost wealth. Each is a point and a power you keep; on each row the left one comes first. "
            "Discover Capital Ships, so that your strength can grow to 5 and not only to 3.",
        ),
        ("CO-4.1", "CO-5.3", "CO-5.5"),
        DiscoverTechnology("capital_ships"),
        (TechnologyDiscovered,),
    ),
    LessonStep(
        ("One technology and one point of strength a turn, in either order: that is all of building. End the turn.",),
        ("CO-5.1",),
        EndTurn(),
        (EventDrawn, SystemDefended),
    ),
)

ROUND_3 = (
    LessonStep(
        (
            "A Large Invasion! Invasions strike the system you aligned last, Tau Ceti. The die showed 1, the card "
            "adds 2: 3 against its resistance of 4. Tau Ceti held.",
            "Onward. Now that you have strength, a failed attack costs 1 of it. Explore near system 3.",
        ),
        ("CO-6.5", "CO-3.4"),
        Explore(2),
        (SystemAttacked, StrengthLost),
    ),
    LessonStep(
        (
            "3 plus 1 against 6: Sirius said no, and your strength is 0 again. It happens to every commander.",
            "Sirius stays face up, so you can try again later. And you collected all the same. Build military.",
        ),
        ("CO-3.4", "CO-5.2"),
        BuildMilitary(),
        (MilitaryBuilt,),
    ),
    LessonStep(
        ("Keep 1 metal and 1 wealth for the next turn. End the turn.",),
        ("CO-5.1",),
        EndTurn(),
        (EventDrawn, SystemDefended),
    ),
)

ROUND_4 = (
    LessonStep(
        (
            "A Revolt. It goes for your weakest aligned system, again Tau Ceti: 4 plus 1 makes 5, and that beats its "
            "4. It is unaligned now, but it stays face up.",
            "Conquer attacks a face-up system, and now you know your chances: Sirius needs a 5 or more, Tau Ceti a 3 "
            "or more. Take the better one: conquer Tau Ceti.",
        ),
        ("CO-6.4", "CO-6.6", "CO-3.6"),
        Conquer(1),
        (SystemAttacked,),
    ),
    LessonStep(
        (
            "Tau Ceti is back, and you have 3 wealth: enough to build both kinds this turn.",
            "One event you may meet is the Strike: no collection in the next turn. Robot Workers save half of it. "
            "Discover Robot Workers.",
        ),
        ("CO-6.3", "CO-5.5"),
        DiscoverTechnology("robot_workers"),
        (TechnologyDiscovered,),
    ),
    LessonStep(
        ("And a point of strength on top: build military. From here on the turn ends by itself when you have built.",),
        ("CO-5.1", "CO-5.2"),
        BuildMilitary(),
        (MilitaryBuilt, QuietPassed),
        END_OF_TURN,
    ),
)

ROUND_5 = (
    LessonStep(
        (
            "Peace and Quiet: the kindest card of all.",
            "You could bide time now: no risk, no gain. But with strength 2 Sirius needs only a 4, an even chance. "
            "Conquer Sirius.",
        ),
        ("CO-6.8", "CO-3.7", "CO-3.6"),
        Conquer(2),
        (SystemAttacked,),
    ),
    LessonStep(
        (
            "A 6! Sirius is yours. Now look up to the three distant systems: 2 or 3 points each, but resistance 9 or "
            "10.",
            "They open with Forward Star Bases, and only while every explored near system is aligned. You will need "
            "all the strength you can get. Build military.",
        ),
        ("CO-3.5", "CO-5.2"),
        BuildMilitary(),
        (MilitaryBuilt, SystemDefended),
        END_OF_TURN,
    ),
)

ROUND_6 = (
    LessonStep(
        (
            "Another revolt, and this time Tau Ceti held. Hyper Television would add 1 to its resistance, Planetary "
            "Defenses do so in invasions.",
            "With strength 3 the unknown is less frightening. Explore near system 4.",
        ),
        ("CO-5.5", "CO-3.1"),
        Explore(3),
        (SystemAttacked, ResourcesCollected),
    ),
    LessonStep(
        (
            "Proxima joins you and makes 1 metal a turn. Your storage is full.",
            "Forward Star Bases cost 4 wealth, more than storage holds. Interspecies Commerce, then Interstellar "
            "Banking, make room for 5: a plan for next year. Today, strength 4. Build military.",
        ),
        ("CO-5.3", "CO-5.4"),
        BuildMilitary(),
        (MilitaryBuilt, SystemDefended),
        END_OF_TURN,
    ),
)

ROUND_7 = (
    LessonStep(
        (
            "A Small Invasion came for Proxima, your newest system, and failed.",
            "This is the last turn of the year. Explore near system 5.",
        ),
        ("CO-6.5", "CO-2.2"),
        Explore(4),
        (SystemAttacked, ResourcesCollected),
    ),
    LessonStep(
        (
            "Epsilon Eridani resists with 8, and you reached exactly 8. Strength pays.",
            "Count your points: five systems at 1 each and two technologies make 7. On top come 1 for exploring all "
            "nine systems, 1 for all eight technologies, 3 for aligning all nine.",
            "Build military. The last event of the year follows, and then the year turns.",
        ),
        ("CO-8.1", "CO-8.2", "CO-8.3", "CO-8.4"),
        BuildMilitary(),
        (MilitaryBuilt, EventDrawn, ResourcesGained, YearBegan),
        END_OF_TURN,
    ),
)

FIRST_YEAR = Lesson(
    id="first-year",
    title="Your first year",
    text="Year 1 as a sector commander, turn by turn, with somebody at your side.",
    seats=1,
    options={"deck": ORIGINAL},
    seed=367,
    seat=LEARNER,
    steps=(*ROUND_1, *ROUND_2, *ROUND_3, *ROUND_4, *ROUND_5, *ROUND_6, *ROUND_7),
    closing=(
        "Year 2. Everything you have stays yours. The events are shuffled again, six are dealt, and now their "
        "harsher side counts: without any aligned system, a revolt or invasion would end the game.",
        "8 points keep you a commander, 13 make a captain, 17 an admiral. You know how it goes. Play on as you like: "
        "the year is yours, and a hint is there whenever you want one.",
    ),
)
