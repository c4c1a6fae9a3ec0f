"""The first lesson: five turns on which everything happens that can: a monster, a discovery, a challenge, the centre,
an attack suffered and one that pays it back.

The seed rolls what a beginner should meet in a good order; the rival's moves are chosen to go with it.
"""

from __future__ import annotations

from cosmodrome.core.lesson import Lesson, LessonStep
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
        (
            "Welcome, Commander. Thirty anomaly chips lie in the bank. When the last one is taken the game is over, "
            "and whoever has most of them wins.",
            "You rolled higher than your rival, so you choose a rocket first, and you begin. Each colour has a home "
            "planet on the rim of the board.",
            "Take the blue rocket.",
        ),
        ("CH-1.1", "CH-1.2", "CH-1.3", "CH-7.1"),
        ChooseColour(BLUE_ROCKET),
        (ColourChosen, DiceRolled),
        ((RIVAL, ChooseColour(PURPLE_ROCKET)),),
    ),
    LessonStep(
        (
            "Your turn, and the four dice are rolled: black moves, blue explores, red attacks, green defends.",
            "Black is 2: your rocket goes exactly two steps, in any of eight directions. The lit places are where such "
            "a walk can end; point at one to see a walk.",
            "Move to E13.",
        ),
        ("CH-2.1", "CH-3.1"),
        MoveRocket(E13),
        (RocketMoved,),
    ),
    LessonStep(
        (
            "Now you may explore the sector you stand on. Blue 1 to 5 draws one sector card, 6 to 12 two, 13 or more "
            "three. Yours is 3: one card.",
            "Let us see what is out there. Explore.",
        ),
        ("CH-4.1", "CH-4.2"),
        Explore(),
        (SectorDrawn, DefenceTried, RocketMoved, DiceRolled),
        ((RIVAL, MoveRocket(E8)), (RIVAL, Explore())),
    ),
)

FIRST_FIND = (
    LessonStep(
        (
            "A Tidal Maw! It asks for green 5, and you had 2. Whoever fails returns an advantage card; you had none to "
            "lose.",
            "Purple did better: blue 6, two cards, and one of them was a discovery. That gave a chip and an advantage "
            "card. How many cards somebody holds is public, what they are is not.",
            "You have rolled black 5. Move to B9, towards Purple's home planet.",
        ),
        ("CH-4.4", "CH-4.3", "CH-1.4"),
        MoveRocket(B9),
        (RocketMoved,),
    ),
    LessonStep(
        ("Blue 3 once more: one card. Explore.",),
        ("CH-4.2",),
        Explore(),
        (SectorDrawn, AdvantagesDrawn, RocketMoved),
        ((RIVAL, PLAIN_ROLL), (RIVAL, MoveRocket(CENTRE)), (RIVAL, Explore())),
    ),
)

CHALLENGE = (
    LessonStep(
        (
            "The Clockwork Asteroid: your first chip, and an advantage card, defence +6.",
            "Purple went to the centre. There every discovery gives two chips instead of one. It is your turn too, "
            "soon.",
            "But first look at A7: Purple's home planet stands empty. Now that you hold a card, you are asked before "
            "the roll which to use. It adds to its die and returns to the deck after the turn. Use defence +6 and "
            "roll.",
        ),
        ("CH-2.1", "CH-2.2", "CH-3.5"),
        RollDice((DEFENCE_6,), declared=False),
        (DiceRolled,),
    ),
    LessonStep(
        (
            "Black 3, blue 5, red 4, and green 5 + 6 = 11: together 23. That matters now.",
            "Whoever ends a move on another's empty home planet challenges its owner for a chip, if both have one. "
            "Your number is the sum of all four dice with what was added.",
            "Three steps are just enough. Move to A7.",
        ),
        ("CH-6.1", "CH-6.2", "CH-6.8"),
        MoveRocket(PURPLE_HOME),
        (ChallengeBegan, ChallengeEnded),
        ((RIVAL, AnswerChallenge((DEFENCE_3,))),),
    ),
    LessonStep(
        (
            "Purple knew your 23, used defence +3, rolled all four dice and came to 16. The higher number wins, the "
            "defender wins ties: you take a chip. With 25 more than Purple it would have been two.",
            "The visit is over: your rocket moves on to a sector beside the planet. You may not challenge again on "
            "your next turn. Move on to B7.",
        ),
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
        (
            "Purple used a special advantage: it is put on any one die after the roll. Blue 6 + 6 = 12 drew two cards.",
            "Purple had to leave the centre, and on that turn could not pass it either. So it is free. You rolled "
            "black 4, which is one short of it. Move to F5, two steps from it.",
        ),
        ("CH-2.3", "CH-3.5"),
        MoveRocket(F5),
        (RocketMoved,),
    ),
    LessonStep(
        ("Blue 5: one card. Explore.",),
        ("CH-4.2",),
        Explore(),
        (SectorDrawn, AdvantagesDrawn, RocketMoved),
        ((RIVAL, MoveRocket(F6)), (RIVAL, Explore())),
    ),
    LessonStep(
        (
            "A Talking Obelisk: a chip, and attack +6. Purple found something too, and holds two cards now.",
            "Purple's rocket stands right beside the centre. Keep attack +6 for later: using cards is never "
            "compulsory. Roll without a card.",
        ),
        ("CH-2.4",),
        PLAIN_ROLL,
        (DiceRolled,),
    ),
    LessonStep(
        (
            "Blue 6, that is two cards, and black 5. The centre is two steps away, but going back and forth is "
            "allowed, so five steps lead there, too.",
            "Move to the centre, G7.",
        ),
        ("CH-3.1", "CH-3.5"),
        MoveRocket(CENTRE),
        (RocketMoved,),
    ),
    LessonStep(
        ("Two cards, and two chips for every discovery. Explore.",),
        ("CH-3.5", "CH-4.2"),
        Explore(),
        (DefenceTried, SectorDrawn, AdvantagesDrawn, AttackBegan),
        ((RIVAL, RollDice((ATTACK_8,), declared=False)), (RIVAL, MoveRocket(F7)), (RIVAL, Attack(LEARNER))),
    ),
)

BATTLES = (
    LessonStep(
        (
            "You held against a Debris Swarm, green 5 where 2 were needed, and woke a Sleeping Leviathan: two chips "
            "and two cards. You lead with five chips to four.",
            "And Purple attacks! An attack needs a red total of 6 or more, a rocket right beside yours, not "
            "diagonally, and a card to lose. It is about an advantage card.",
            "Purple's red total is 9. You defend with the green die and one green card, if you have any. You have "
            "none. Roll.",
        ),
        ("CH-5.1", "CH-5.2", "CH-5.3"),
        Defend(0),
        (BattleEnded,),
    ),
    LessonStep(
        (
            "3 against 9. The winner gets one of your cards, and the choice is yours; only the two of you will know "
            "which.",
            "Keep what you need for an answer. Give moving +6.",
        ),
        ("CH-5.4", "CH-5.5"),
        GiveAdvantage(MOVING_6),
        (AdvantageGiven,),
    ),
    LessonStep(
        (
            "Purple still stands beside you. You hold attack +5 and attack +6. Two cards of one kind cannot be used on "
            "one turn, and to attack you must keep a card that you could lose.",
            "Use attack +6 and roll.",
        ),
        ("CH-2.2", "CH-5.1"),
        RollDice((ATTACK_6,), declared=False),
        (DiceRolled,),
    ),
    LessonStep(
        (
            "Red 6 + 6 = 12! You have to leave the centre and go exactly five steps. Places beside Purple's rocket say "
            "so in the list of what can be done there.",
            "Move to E7, on the other side of Purple.",
        ),
        ("CH-3.5", "CH-5.1"),
        MoveRocket(E7),
        (RocketMoved,),
    ),
    LessonStep(
        ("After the move you may explore or attack, never both. This time: attack Purple.",),
        ("CH-4.1", "CH-5.7"),
        Attack(RIVAL),
        (AttackBegan, BattleEnded, AdvantageGiven),
        ((RIVAL, Defend(0)), (RIVAL, GiveAdvantage(MOVING_6))),
    ),
)

FIRST_TURNS = Lesson(
    id="first-turns",
    title="Your first turns",
    text="Explore, challenge a planet, find the centre, and answer an attack: five turns against one rival.",
    seats=2,
    options={},
    seed=611232,
    seat=LEARNER,
    steps=FIRST_TURN + FIRST_FIND + CHALLENGE + CENTRE_TURN + BATTLES,
    closing=(
        "12 to 3: moving +6 is yours again. You have seen all of it: rolling, moving, exploring, attacks and "
        "challenges.",
        "21 chips are left in the bank. The game goes on from here for as long as you like, and the leader is whom "
        "everybody visits.",
    ),
)
