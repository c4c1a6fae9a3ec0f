"""The first lesson: the first two turns with a beginner card, and the bid of the third.

The seed deals the card that asks for ore, a shared mine in the display, and blocked lanes that leave a fast one on the
first turn and a slow one on the second. One ore of the rival's and three of the learner's bring the price down to where
the market refreshes.
"""

from __future__ import annotations

from cosmodrome.core.lesson import Lesson, LessonStep
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
        (
            "Welcome to CasCore. In seven turns you ship people and material to the Moon, mine there, and sell on "
            "Earth. Whoever has the most GigaCredits, GC, in the end wins. Your rival runs MinerInca.",
            "A beginner card pays for three tasks that guide a first game. Draw a beginner card; your rival does "
            "without.",
        ),
        ("LR-1.5", "LR-14.1", "LR-12.5"),
        ChooseRole("beginner"),
        (RoleDrawn, TurnBegan, LanesBlocked),
        _by(RIVAL, ChooseRole("none")),
    ),
    LessonStep(
        (
            "You are the Ore Runner. The first tasks: load 2 ore by turn 2, and have the intermediate ore mine by turn "
            "4. We shall do both at once.",
            "Every turn begins with a secret bid. The highest chooses shipping routes first; everybody pays what they "
            "bid. You have 25 GC. Bid 3.",
        ),
        ("LR-4.1", "LR-4.4", "LR-14.4"),
        PlaceBid(3),
        (BidsShown,),
        _by(RIVAL, PlaceBid(2)),
    ),
    LessonStep(
        (
            "3 beats 2: you choose first. There are fast, medium and slow lanes, up to the Moon and down to Earth. "
            "With two players one lane each way is blocked, today the slow ones.",
            "Moonbound fast holds only 2 spaces, but it is the one moonbound ship that arrives this very turn. Take "
            "it before your rival does.",
        ),
        ("LR-3.4", "LR-5.1", "LR-5.3"),
        ChooseRoute(FAST_UP),
        (RouteChosen,),
        _by(RIVAL, ChooseRoute(MEDIUM_UP)),
    ),
    LessonStep(
        (
            "Everybody gets two lanes, and no lane takes two ships in a turn. You are to choose again.",
            "Earthbound fast would carry 1 item and sell it today. Earthbound medium carries 3 and sells them next "
            "turn. Your task wants 2 ore on board: take earthbound medium.",
        ),
        ("LR-5.2", "LR-5.4"),
        ChooseRoute(MEDIUM_DOWN),
        (RouteChosen,),
        _by(RIVAL, ChooseRoute(FAST_DOWN)),
    ),
    LessonStep(
        (
            "Now the moonbound ships are loaded. Everything from Earth is free, only space is scarce: an astronaut, a "
            "tech or an advanced machinery takes 1 space, a habitation part takes 2.",
            "One habitation part lies in your base already. With 1 advanced machinery it makes a better ore mine. Load "
            "1 advanced machinery and 1 astronaut.",
        ),
        ("LR-6.1", "LR-6.2", "LR-8.4"),
        LoadMoonbound(FAST_UP, habp=0, tech=0, advm=1, astronauts=1),
        (MoonboundLoaded,),
    ),
    LessonStep(
        (
            "You load both at the same time, each at your own pace, and may take back what you did until you say that "
            "you are done.",
            "When both are done the ships move. Say that you are done.",
        ),
        ("LR-2.2", "LR-6.3"),
        DONE,
        (LoadingFinished, MoonboundArrived, GoldPassed),
        _by(RIVAL, LoadMoonbound(MEDIUM_UP, habp=1, tech=0, advm=2, astronauts=1), DONE),
    ),
)

MOON = (
    LessonStep(
        (
            "Your ship has unloaded: four astronauts live in your base. Your rival's is still under way.",
            "Now build and produce, in any order. The ore mine gives 1 ore to each of two workers; the intermediate "
            "one gives 2. Upgrade first, then work: upgrade to the Int Ore Mine.",
        ),
        ("LR-6.3", "LR-8.1", "LR-8.3"),
        Upgrade(ORE_MINE),
        (Upgraded,),
    ),
    LessonStep(
        (
            "Every astronaut works once a turn, on a free space of a module. Two can dig here.",
            "Send one to the ore mine. A second will follow by itself: 4 ore together.",
        ),
        ("LR-8.2",),
        Work(ORE_MINE, 0),
        (Worked,),
        _by(LEARNER, Work(ORE_MINE, 1)),
    ),
    LessonStep(
        (
            "At the end of this step every astronaut on the Moon needs a bed and 1 life support. You have 5 beds and 6 "
            "life support: enough today, not for tomorrow.",
            "Without it an astronaut dies, and that costs 25 GC. So let the third work at the life support module, for "
            "3 more.",
        ),
        ("LR-9.1", "LR-9.2", "LR-8.8"),
        Work(LIFE_SUPPORT_MODULE, 0),
        (Worked,),
    ),
    LessonStep(
        (
            "One is left. Energy is worth little by itself, but a refinery, which you may build later, turns 2 ore and "
            "1 energy into a bar. Ore sells for 8 GC now, a bar for 20.",
            "Let your last astronaut make 2 energy at the solar array.",
        ),
        ("LR-8.2", "LR-8.7"),
        Work(SOLAR_ARRAY, 0),
        (Worked,),
    ),
    LessonStep(
        (
            "Nobody is left to work. An astronaut could board your earthbound ship now, and would need neither bed nor "
            "life support. Yours stay: they eat 4 of your 9.",
            "End building; nobody boards a ship.",
        ),
        ("LR-9.1", "LR-9.3"),
        EndBuilding(),
        (Fed,),
        _by(RIVAL, Work(ORE_MINE, 0), Work(ORE_MINE, 1), Work(LIFE_SUPPORT_MODULE, 0), EndBuilding()),
    ),
    LessonStep(
        (
            "Earthbound ships take moon items only: ore, bars, shards and gems, 1 space each. A space left empty still "
            "pays 1 GC.",
            "Load 3 ore on your medium ship. The fourth stays in storage.",
        ),
        ("LR-10.1", "LR-10.2"),
        LoadEarthbound(MEDIUM_DOWN, ore=3, bar=0, shard=0, gem=0),
        (EarthboundLoaded,),
    ),
    LessonStep(
        (
            "After this the Market phase goes by itself: ships move, those that arrive sell, and the turn is over.",
            "Yours will take until next turn. The fast ship of your rival is there at once, with 1 ore. Say that you "
            "are done.",
        ),
        ("LR-11.1", "LR-11.2", "LR-2.2"),
        DONE,
        (ShipSold, MarketRefreshed, GoalMet, TurnBegan),
        _by(RIVAL, LoadEarthbound(FAST_DOWN, ore=1, bar=0, shard=0, gem=0), DONE),
    ),
)

SECOND_TURN = (
    LessonStep(
        (
            "Your rival sold 1 ore for 8 GC. You met two tasks of your card and got 13 GC for them.",
            "Turn 2. The 3 that you bid last turn is not available now. Whoever bids low saves money and is asked "
            "first when gold modules are sold, but gets the lanes that others leave. Bid 1.",
        ),
        ("LR-4.3", "LR-7.1", "LR-14.4"),
        PlaceBid(1),
        (BidsShown, RouteChosen),
        _by(RIVAL, PlaceBid(4), ChooseRoute(FAST_UP)),
    ),
    LessonStep(
        (
            "Your rival has taken moonbound fast. Two lanes are blocked again, so four serve four picks, and the last "
            "pick is yours.",
            "You will mine plenty of ore. Earthbound slow holds 7 and arrives in two turns. Take it; your rival is "
            "next, and what is then left is moonbound medium.",
        ),
        ("LR-3.4", "LR-5.1", "LR-5.4"),
        ChooseRoute(SLOW_DOWN),
        (RouteChosen,),
        (*_by(RIVAL, ChooseRoute(MEDIUM_DOWN)), *_by(LEARNER, ChooseRoute(MEDIUM_UP))),
    ),
    LessonStep(
        (
            "5 spaces to fill, for next turn. You have 5 beds and 4 astronauts: more than one newcomer would have "
            "nowhere to sleep.",
            "Next turn a habitation part and an advanced machinery will build the refinery. Load 1 habitation part, 1 "
            "tech, 1 advanced machinery and 1 astronaut.",
        ),
        ("LR-5.3", "LR-6.2", "LR-8.8"),
        LoadMoonbound(MEDIUM_UP, habp=1, tech=1, advm=1, astronauts=1),
        (MoonboundLoaded, MoonboundArrived, GoldPassed, GoldBought, Produced),
        (
            *_by(LEARNER, DONE),
            *_by(RIVAL, LoadMoonbound(FAST_UP, habp=0, tech=1, advm=0, astronauts=1), DONE, BuyGold(SHARED_MINE)),
        ),
    ),
    LessonStep(
        (
            "Eight gold modules are for sale, one a turn, three for each at most. Your beginner card lets you buy from "
            "turn 4 on. Your rival bought the Lunarium Mining Collective, and gains 3 ore by it every turn.",
            "It is a shared module: you may use it, too, once a turn. Send an astronaut there; two more dig in your "
            "own mine.",
        ),
        ("LR-7.1", "LR-7.2", "LR-7.7", "LR-14.6"),
        UseShared(SHARED_MINE),
        (GoldWorked, Worked),
        _by(LEARNER, Work(ORE_MINE, 0), Work(ORE_MINE, 1)),
    ),
    LessonStep(
        (
            "8 ore. Before the last one works, count: 5 life support for 4 astronauts leaves 1, and next turn there "
            "will be 5 to feed.",
            "Send the last one to the life support module.",
        ),
        ("LR-9.1", "LR-9.4"),
        Work(LIFE_SUPPORT_MODULE, 0),
        (Worked,),
    ),
    LessonStep(
        ("Everybody has worked, everybody will eat. End building; nobody boards a ship.",),
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
        (
            "Load 7 ore on the slow ship. They sell on turn 4. With the 3 under way that makes 10, and your third task "
            "pays 10 GC for 8 ore sold.",
            "Then watch your medium ship. All ore on one ship sells at the same price; only afterwards the price moves "
            "down, one step for each.",
        ),
        ("LR-10.1", "LR-11.3", "LR-14.5"),
        LoadEarthbound(SLOW_DOWN, ore=7, bar=0, shard=0, gem=0),
        (EarthboundLoaded, EarthboundArrived, ShipSold, MarketRefreshed, TurnBegan),
        (*_by(LEARNER, DONE), *_by(RIVAL, LoadEarthbound(MEDIUM_DOWN, ore=3, bar=0, shard=0, gem=0), DONE)),
    ),
    LessonStep(
        (
            "3 ore at 8: 24 GC. That took the price to 6. At 6 or less ore recovers when a turn ends, the more the "
            "fewer were sold; here by two steps, to 7.",
            "You know a whole turn now. What the refinery needs lands this turn. Do you want a certain lane, or rather "
            "save your money? Bid what you like.",
        ),
        ("LR-11.5", "LR-4.1"),
    ),
)

FIRST_TURNS = Lesson(
    id="first-turns",
    title="Your first two turns",
    text="Bid, ship, build and sell for two turns, with somebody at your side.",
    seats=2,
    options={"roles": "choose", "gold": "simple"},
    seed=257,
    seat=LEARNER,
    steps=(*EARTH, *MOON, *SECOND_TURN),
    closing=(
        "Bids cost more from turn 5 on: twice, three times, five times as much. On the last two turns the longer ways "
        "up are closed, so send people and material early.",
        "In the end every module that you built or upgraded scores, and ships still under way sell. What lies unsold "
        "in your base is worth little. Play on as you like; a hint is there whenever you want one.",
    ),
)
