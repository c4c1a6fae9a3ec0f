"""The first lesson: the learning flight of the rulebook, from the empty board to the money.

The seed lays in the warehouse what a first ship needs, and has the cards come in a good order: a combat zone that two
tokens win, a find to leave and one to take, smugglers that nobody can beat, meteors that go wide, and planets last.
"""

from __future__ import annotations

from cosmodrome.core.lesson import Lesson, LessonStep
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
        (
            "Welcome, trucker. You will build a spaceship from scrap, fly it past eight cards of trouble, and be paid "
            "for what arrives. Yours is the blue ship, Green builds beside you.",
            "This is the rulebook's first flight: no timer and no hurry. Later everybody grabs at once, against the "
            "clock.",
            "Your pilot cabin lies on the board already. Everything else is in the warehouse, face down. Take a "
            "face-down component: nobody knows what it is before it is taken.",
        ),
        ("GT-1.3", "GT-1.4", "GT-2.2", "GT-3.1"),
        DRAW,
        (ComponentDrawn,),
    ),
    LessonStep(
        (
            "A cabin: two more astronauts. Look at its sides. One prong is a simple connector, two a double one, three "
            "a universal one. A bare side is smooth.",
            "Simple joins simple, double joins double, universal joins any of them. A connector must never meet a "
            "smooth side. Your pilot cabin is universal all round, so this one fits on every side of it.",
            "Add it in front of the pilot cabin, as it is.",
        ),
        ("GT-2.3", "GT-3.4", "GT-3.11"),
        AddComponent(FRONT, 0),
        (ComponentAdded,),
        by_rival(DRAW, AddComponent(FRONT, 0), DRAW, PUT_BACK),
    ),
    LessonStep(
        (
            "Green did the same, then drew a battery and put it back: now it lies face up, and anybody may take it. We "
            "will remember that battery.",
            "You have one hand. Take another face-down component.",
        ),
        ("GT-3.2", "GT-3.3"),
        DRAW,
        (ComponentDrawn,),
    ),
    LessonStep(
        (
            "Another cabin, with a double connector on one side and a universal one opposite. As it lies it fits "
            "nowhere in front of your first cabin, which shows a double connector there.",
            "But components turn: with the key, the wheel, two fingers, or by clicking the cell. Add it at the nose of "
            "the ship, a quarter turn to the right.",
        ),
        ("GT-2.5", "GT-3.4"),
        AddComponent(NOSE, 1),
        (ComponentAdded,),
        by_rival(DRAW, PUT_BACK, DRAW, PUT_BACK),
    ),
    LessonStep(
        (
            "Six astronauts, that is a good crew. Green is picky and leaves cannons lying around: good for you.",
            "Draw once more.",
        ),
        ("GT-9.4", "GT-3.1"),
        DRAW,
        (ComponentDrawn,),
    ),
    LessonStep(
        (
            "A life support, for aliens. None fly along in this first flight, so it would only fill a cell.",
            "What does not help goes back, face up. Return it.",
        ),
        ("GT-1.4", "GT-3.2"),
        PUT_BACK,
        (ComponentReturned,),
        by_rival(DRAW, PUT_BACK, DRAW, PUT_BACK),
    ),
)

SHIP = (
    LessonStep(
        (
            "Instead of drawing blindly you may take anything that lies face up. Filters above it find a kind at a "
            "glance.",
            "A ship without engines goes nowhere. Take the engine.",
        ),
        ("GT-3.1", "GT-2.4", "GT-9.1"),
        TakeFaceUp(ENGINE),
        (ComponentTaken,),
    ),
    LessonStep(
        (
            "An engine always points its exhaust to the rear, and the cell right behind it must stay empty.",
            "Add it behind the pilot cabin. The last component you added can still be taken back, until you take the "
            "next.",
        ),
        ("GT-3.8", "GT-3.5"),
        AddComponent(REAR, 0),
        (ComponentAdded,),
        by_rival(DRAW, AddComponent(REAR, 0), DRAW, PUT_BACK),
    ),
    LessonStep(
        ("Now something against meteors and pirates. Take the cannon with one barrel.",),
        ("GT-2.4", "GT-9.2"),
        TakeFaceUp(CANNON),
        (ComponentTaken,),
    ),
    LessonStep(
        (
            "The cell in front of a barrel must stay empty. Forward a cannon has strength 1, in any other direction "
            "half.",
            "Add it left of the first cabin, looking forward.",
        ),
        ("GT-3.9", "GT-9.2"),
        AddComponent(FRONT_LEFT, 0),
        (ComponentAdded,),
        by_rival(DRAW, AddComponent(NOSE, 0)),
    ),
    LessonStep(
        (
            "There are doubles too: two engines or two cannons in one. They count only when a battery token powers "
            "them, each time anew. Without batteries they are dead weight.",
            "Take the battery with three tokens. You know how to build by now: a double cannon and a double engine "
            "follow by themselves.",
        ),
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
        (
            "Look at the readout: engines 1 to 3, cannons 1 to 2, the higher figure with power. The double cannon "
            "looks to the right, so it adds 1 instead of 2: there was no better place for it.",
            "Exposed connectors are those with nothing beside them. They are weak spots. Yours are few.",
            "A shield protects two sides of the whole ship, for a token each time. Take the shield; it goes to the far "
            "right.",
        ),
        ("GT-9.5", "GT-9.6", "GT-12.2"),
        TakeFaceUp(SHIELD),
        (ComponentTaken, ComponentAdded),
        (*by_learner(AddComponent(FAR_RIGHT, 0)), *by_rival(DRAW, PUT_BACK, DRAW, PUT_BACK, DRAW, PUT_BACK)),
    ),
    LessonStep(
        (
            "One thing is missing: room for goods, for those are what you fly for. Green has just put a special hold "
            "back. It has one container, reinforced, so even dangerous red goods may go there.",
            "Take the special cargo hold.",
        ),
        ("GT-2.4", "GT-11.1"),
        TakeFaceUp(HOLD),
        (ComponentTaken,),
    ),
    LessonStep(
        (
            "Add it below the shield, turned once. Nothing may stand behind an exhaust, so the cell behind your double "
            "engine stays free.",
        ),
        ("GT-3.8", "GT-3.11"),
        AddComponent(REAR_RIGHT, 1),
        (ComponentAdded,),
    ),
    LessonStep(
        (
            "You could go on, but a small sound ship is better than a large one with holes. Who finishes takes a "
            "number, and number 1 flies in front: first to every find, and first at the bonus.",
            "Then all ships are checked for mistakes. Yours has none. Finish: take number 1.",
        ),
        ("GT-6.1", "GT-7.1", "GT-7.2", "GT-8.5"),
        Finish(1),
        (BuildingEnded, CrewPlaced, FlightBegan, CardTurnedUp, WeakestFound),
        by_rival(Finish(2)),
    ),
)

COMBAT = (
    LessonStep(
        (
            "The crew is aboard, two in each cabin, and the leader turned up the first card: a combat zone. It has "
            "three lines, and in each the weakest ship pays. Fewest crew: that was Green, three days back.",
            "Next: engines. You have 1. Green has a double engine and could power it to 2. Whoever loses gives up two "
            "crew.",
            "A token for your double engine makes 3, and Green cannot reach that. Power 1.",
        ),
        ("GT-8.1", "GT-10.3", "GT-13.11", "GT-13.12"),
        Declare((RIGHT,), (LEFT,)),
        (StrengthDeclared, WeakestFound),
        by_rival(Declare((), ())),
    ),
    LessonStep(
        (
            "Green did not even try and lost two crew. Last line: cannons. You have 1, Green has 1. On a tie the one "
            "farther ahead pays, and that is you.",
            "The loser is shot at from the rear. One more token is well spent. Power 1.",
        ),
        ("GT-13.11", "GT-12.6", "GT-12.7", "GT-9.2"),
        Declare((FRONT_RIGHT,), (LEFT,)),
        (StrengthDeclared, WeakestFound, ThreatRolled, CardTurnedUp),
    ),
)

FINDS = (
    LessonStep(
        (
            "Two shots at Green, both on target. Dice choose the row or column, and the first component in that line "
            "is hit. What hangs on it falls off too. In this flight nobody has to give up, even so.",
            "Next card: an abandoned ship. Send three of your crew off with it for 4 credits, and lose a day. The "
            "leader may choose first.",
            "Three of six is much, and crew will be needed. Decline.",
        ),
        ("GT-12.1", "GT-11.6", "GT-13.3", "GT-13.18"),
        Decline(),
        (OfferDeclined, CardTurnedUp),
    ),
    LessonStep(
        (
            "Here is why: an abandoned station. Who has at least five crew may take its goods, and loses nobody, only "
            "a day. Green has too few by far.",
            "Dock at the station.",
        ),
        ("GT-13.5", "GT-10.1"),
        Accept(),
        (OfferAccepted,),
    ),
    LessonStep(
        (
            "A yellow and a green block, but you have one container. Red is worth 4 credits, yellow 3, green 2, blue "
            "1. Whenever you gain goods you may rearrange them all.",
            "Carry the yellow one.",
        ),
        ("GT-11.1", "GT-11.2", "GT-14.2"),
        Stow((REAR_RIGHT,), (YELLOW,)),
        (GoodsStowed, ShipMoved, CardTurnedUp),
    ),
    LessonStep(
        (
            "Smugglers, strength 4. They attack in order of flight until somebody beats them. With power you reach 2: "
            "too weak either way.",
            "Then save your token? They take two goods, the dearest first, and what is missing they take in tokens. "
            "You will lose both, but powering wins nothing. Power nothing.",
        ),
        ("GT-13.7", "GT-11.4", "GT-13.18"),
        Declare((), ()),
        (EnemyFought, GoodsLost, ThreatRolled, ShipMoved),
        by_rival(LoseGoods((), (0, 0))),
    ),
)

HOME = (
    LessonStep(
        (
            "That hurt, and it happens. Then much came at once. Meteors: a large one would have needed a cannon in its "
            "column, but it missed. Small ones bounced off: only an exposed connector lets them in.",
            "Stardust cost a day for each exposed connector. In open space everybody flies ahead by engine strength.",
            "The last card: planets. In order of flight each may land on one, for two days. Planet 1 has two red "
            "blocks. Land there.",
        ),
        ("GT-12.2", "GT-12.3", "GT-13.13", "GT-13.1", "GT-13.2"),
        Land(0),
        (PlanetTaken,),
        by_rival(Land(1)),
    ),
    LessonStep(
        (
            "Only reinforced containers hold red goods, and you built one. Carry one red block: 4 credits. Then the "
            "flight is over and the money is counted.",
        ),
        ("GT-11.1", "GT-14.1"),
        Stow((REAR_RIGHT,), (RED,)),
        (GoodsStowed, JourneyPaid, RoundBegan),
    ),
)

FIRST_FLIGHT = Lesson(
    id="first-flight",
    title="Your first flight",
    text="The rulebook's own first flight beside Green: a ship from scrap, eight cards, and the money.",
    seats=2,
    options={"learning": "on", "pace": "relaxed", "rounds": "I+II"},
    seed=10768,
    seat=LEARNER,
    steps=(*FIRST_PARTS, *SHIP, *COMBAT, *FINDS, *HOME),
    closing=(
        "You arrived first, 4 credits; with the fewest exposed connectors, 2 more; and sold red goods for 4. Green "
        "paid 1 for each lost component. Whoever ends with a single credit has won, and whoever has most is the bigger "
        "winner.",
        "Round II waits with a larger ship and the full rules: aliens, setting two components aside, looking at the "
        "cards before you fly, and giving up in time. Play on as you like; a hint is there whenever you want one.",
    ),
)
