"""The first lesson: five turns on which everything happens that can: a monster, a discovery, a challenge, the centre,
an attack suffered and one that pays it back.

The seed rolls what a beginner should meet in a good order; the rival's moves are chosen to go with it.
"""

from __future__ import annotations

from cosmodrome.core.lesson import Lesson, LessonStep, paragraphs
from cosmodrome.core.message import Player, say
from cosmodrome.games.galaxy_challenge.actions import (
    AnswerChallenge,
    AssignSpecial,
    Attack,
    ChooseColour,
    Defend,
    Explore,
    GiveAdvantage,
    LeavePlanet,
    MoveRocket,
    RollDice,
)
from cosmodrome.games.galaxy_challenge.data.components import BLUE
from cosmodrome.games.galaxy_challenge.events import (
    AdvantageGiven,
    AdvantagesDrawn,
    AttackBegan,
    BattleEnded,
    ChallengeBegan,
    ChallengeEnded,
    ColourChosen,
    DefenceTried,
    DiceRolled,
    PlanetLeft,
    RocketMoved,
    SectorDrawn,
)

LEARNER, RIVAL = 0, 1
BLUE_ROCKET, PURPLE_ROCKET = 4, 5
MOVING_6, ATTACK_6, ATTACK_8, DEFENCE_3, DEFENCE_6, SPECIAL_6 = 4, 16, 17, 19, 22, 30
PURPLE_HOME, CENTRE = 78, 84
B7, B9, E5, E7, E8, E13, F5, F6, F7 = 79, 105, 56, 82, 95, 160, 57, 70, 83

PLAIN_ROLL = RollDice((), declared=False)

FIRST_TURN = (
    LessonStep(
        paragraphs("lesson-colour", 3, rival=Player(RIVAL)),
        ("CH-1.1", "CH-1.2", "CH-1.3", "CH-7.1"),
        ChooseColour(BLUE_ROCKET),
        (ColourChosen, DiceRolled),
        ((RIVAL, ChooseColour(PURPLE_ROCKET)),),
    ),
    LessonStep(
        paragraphs("lesson-move", 3, rival=Player(RIVAL)),
        ("CH-2.1", "CH-3.1"),
        MoveRocket(E13),
        (RocketMoved,),
    ),
    LessonStep(
        paragraphs("lesson-explore", 2, rival=Player(RIVAL)),
        ("CH-4.1", "CH-4.2"),
        Explore(),
        (SectorDrawn, DefenceTried, RocketMoved, DiceRolled),
        ((RIVAL, MoveRocket(E8)), (RIVAL, Explore())),
    ),
)

FIRST_FIND = (
    LessonStep(
        paragraphs("lesson-danger", 3, rival=Player(RIVAL)),
        ("CH-4.4", "CH-4.3", "CH-1.4"),
        MoveRocket(B9),
        (RocketMoved,),
    ),
    LessonStep(
        paragraphs("lesson-find", 1, rival=Player(RIVAL)),
        ("CH-4.2",),
        Explore(),
        (SectorDrawn, AdvantagesDrawn, RocketMoved),
        ((RIVAL, PLAIN_ROLL), (RIVAL, MoveRocket(CENTRE)), (RIVAL, Explore())),
    ),
)

CHALLENGE = (
    LessonStep(
        paragraphs("lesson-card", 3, rival=Player(RIVAL)),
        ("CH-2.1", "CH-2.2", "CH-3.5"),
        RollDice((DEFENCE_6,), declared=False),
        (DiceRolled,),
    ),
    LessonStep(
        paragraphs("lesson-challenge", 3, rival=Player(RIVAL)),
        ("CH-6.1", "CH-6.2", "CH-6.8"),
        MoveRocket(PURPLE_HOME),
        (ChallengeBegan, ChallengeEnded),
        ((RIVAL, AnswerChallenge((DEFENCE_3,))),),
    ),
    LessonStep(
        paragraphs("lesson-leave", 2, rival=Player(RIVAL)),
        ("CH-6.3", "CH-6.4", "CH-6.5", "CH-6.6"),
        LeavePlanet(B7),
        (PlanetLeft, SectorDrawn),
        (
            (RIVAL, RollDice((SPECIAL_6,), declared=False)),
            (RIVAL, AssignSpecial(BLUE)),
            (RIVAL, MoveRocket(E5)),
            (RIVAL, Explore()),
        ),
    ),
)

CENTRE_TURN = (
    LessonStep(
        paragraphs("lesson-approach", 2, rival=Player(RIVAL)),
        ("CH-2.3", "CH-3.5"),
        MoveRocket(F5),
        (RocketMoved,),
    ),
    LessonStep(
        paragraphs("lesson-obelisk", 1, rival=Player(RIVAL)),
        ("CH-4.2",),
        Explore(),
        (SectorDrawn, AdvantagesDrawn, RocketMoved),
        ((RIVAL, MoveRocket(F6)), (RIVAL, Explore())),
    ),
    LessonStep(
        paragraphs("lesson-keep", 2, rival=Player(RIVAL)),
        ("CH-2.4",),
        PLAIN_ROLL,
        (DiceRolled,),
    ),
    LessonStep(
        paragraphs("lesson-centre", 2, rival=Player(RIVAL)),
        ("CH-3.1", "CH-3.5"),
        MoveRocket(CENTRE),
        (RocketMoved,),
    ),
    LessonStep(
        paragraphs("lesson-chips", 1, rival=Player(RIVAL)),
        ("CH-3.5", "CH-4.2"),
        Explore(),
        (DefenceTried, SectorDrawn, AdvantagesDrawn, AttackBegan),
        ((RIVAL, RollDice((ATTACK_8,), declared=False)), (RIVAL, MoveRocket(F7)), (RIVAL, Attack(LEARNER))),
    ),
)

BATTLES = (
    LessonStep(
        paragraphs("lesson-defend", 3, rival=Player(RIVAL)),
        ("CH-5.1", "CH-5.2", "CH-5.3"),
        Defend(0),
        (BattleEnded,),
    ),
    LessonStep(
        paragraphs("lesson-give", 2, rival=Player(RIVAL)),
        ("CH-5.4", "CH-5.5"),
        GiveAdvantage(MOVING_6),
        (AdvantageGiven,),
    ),
    LessonStep(
        paragraphs("lesson-strike", 2, rival=Player(RIVAL)),
        ("CH-2.2", "CH-5.1"),
        RollDice((ATTACK_6,), declared=False),
        (DiceRolled,),
    ),
    LessonStep(
        paragraphs("lesson-beside", 2, rival=Player(RIVAL)),
        ("CH-3.5", "CH-5.1"),
        MoveRocket(E7),
        (RocketMoved,),
    ),
    LessonStep(
        paragraphs("lesson-attack", 1, rival=Player(RIVAL)),
        ("CH-4.1", "CH-5.7"),
        Attack(RIVAL),
        (AttackBegan, BattleEnded, AdvantageGiven),
        ((RIVAL, Defend(0)), (RIVAL, GiveAdvantage(MOVING_6))),
    ),
)

FIRST_TURNS = Lesson(
    id="first-turns",
    title=say("lesson-title"),
    text=say("lesson-text"),
    seats=2,
    options={},
    seed=611232,
    seat=LEARNER,
    steps=FIRST_TURN + FIRST_FIND + CHALLENGE + CENTRE_TURN + BATTLES,
    closing=paragraphs("lesson-closing", 2, rival=Player(RIVAL)),
)
