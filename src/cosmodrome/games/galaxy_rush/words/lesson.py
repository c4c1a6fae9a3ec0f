"""The first lesson: the whole of season 1, the intermission, and the first turns of season 2.

The seed deals what a beginner should meet in a good order: a moon on the first turn, an acceleration that completes a
set, a card that is worth more face down, a close medal, and a rival who is ahead elsewhere.
"""

from __future__ import annotations

from cosmodrome.core.lesson import Lesson, LessonStep
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
        (
            "Welcome, Captain. Yours is the blue rocket, Orange is your rival. For four seasons you both fly along "
            "this track and take a card at every stop; the most points win.",
            "A pair lies at each stop: one card in orbit one, one in orbit two. You start in orbit one, so you choose "
            "first. Whatever you leave goes to Orange.",
            "A card can be played face up, for what it shows, or face down, for its distance. Take the Palladium Ore "
            "in orbit two, face up.",
        ),
        ("GR-1.3", "GR-2.3", "GR-3.1", "GR-4.1"),
        TakeCard(1, 2, UP),
        (CardTaken,),
    ),
    LessonStep(
        (
            "Palladium is one of four resources. Whenever you play a resource face up, you may claim one discovery "
            "of the pool, if you own what it needs. Nothing is spent: resources stay with you.",
            "Ashen Moon needs 1 palladium. It is worth 1 point, and as every moon of season one it also counts as a "
            "resource, here osmium. Claim Ashen Moon.",
        ),
        ("GR-4.4", "GR-4.5", "GR-4.6", "GR-4.8"),
        ClaimDiscovery(ASHEN_MOON),
        (DiscoveryClaimed, DiscoveryShown, CardTaken),
        ((RIVAL, TakeCard(1, 1, UP)), (RIVAL, TakeCard(2, 2, UP))),
    ),
)

ACCELERATION = (
    LessonStep(
        (
            "Orange acted twice: first to catch up, for whoever is less far along acts. Then you were level, and then "
            "orbit one acts, which was Orange. Now you are behind, so it is your turn.",
            "Only a Nebula is left of pair 2. But you may accelerate: skip one pair and take from the next. It costs "
            "you a card this season, and brings you back to orbit one.",
            "Accelerate to the Ruthenium Crystal in orbit one, face up.",
        ),
        ("GR-2.1", "GR-2.2", "GR-3.3", "GR-3.7", "GR-3.8"),
        TakeCard(3, 1, UP),
        (CardTaken, CardLeft),
    ),
    LessonStep(
        (
            "The Nebula left the game: both rockets stand on its pair or beyond, so nobody can reach it.",
            "Ruthenium lets you claim again. Quill needs 1 palladium and 1 ruthenium, gives 2 points and counts as "
            "iridium. That would make one of each resource. Claim Quill.",
        ),
        ("GR-3.5", "GR-4.5", "GR-4.8"),
        ClaimDiscovery(QUILL),
        (DiscoveryClaimed, CardTaken),
        ((RIVAL, TakeCard(3, 2, DOWN)),),
    ),
    LessonStep(
        (
            "Look at the four achievements beside the pool. They are judged at the end, for both of you. 'Sets of "
            "resources' gives 3 points for each full set: you have one already.",
            "Orange played a card face down: 15 au this season. We will come back to that.",
            "You are level and in orbit one: you choose first. A heroic is simply worth the points printed on it. "
            "Take Mutiny Talked Down in orbit two, face up.",
        ),
        ("GR-8.8", "GR-9.1", "GR-4.2", "GR-4.11"),
        TakeCard(4, 2, UP),
        (CardTaken,),
        ((RIVAL, TakeCard(4, 1, UP)), (RIVAL, TakeCard(5, 2, UP))),
    ),
)

MEDAL = (
    LessonStep(
        (
            "Orange collects expeditions. They pay in sets: 8 points for two comets, 15 for three nebulae, and "
            "asteroids more with every one. One nebula more, and Orange has 15.",
            "The season is nearly over. Its medal, 5 points, goes to whoever flew farther this season. Orange has 15 "
            "au, you have none.",
            "Face up, this Palladium Ore would bring another moon. Face down it is 15 au. Take it face down.",
        ),
        ("GR-8.4", "GR-8.5", "GR-8.6", "GR-5.2", "GR-4.2"),
        TakeCard(5, 1, DOWN),
        (CardTaken,),
    ),
    LessonStep(
        (
            "15 to 15, level on the track, and you are in orbit one: you choose first of the last pair. Level "
            "distances would give the medal to orbit one, too.",
            "If you take the Comet and stay in orbit one, Orange can still fly 20 with the Asteroid. If you take the "
            "Asteroid, nothing is left that can catch you. Take it face down.",
        ),
        ("GR-5.1", "GR-5.3", "GR-2.2"),
        TakeCard(6, 2, DOWN),
        (CardTaken, MedalWon, PredictionPlayed),
        ((RIVAL, TakeCard(6, 1, UP)), (RIVAL, PlayPrediction(MOST_MEDALS, LEARNER))),
    ),
)

INTERMISSION = (
    LessonStep(
        (
            "35 au to 15: the first medal is yours. Orange took the second comet instead, for 8 points. Later medals "
            "are worth more, up to 9.",
            "Between two seasons each captain plays one prediction, face down, on the rocket that will achieve it. "
            "Orange, in orbit one, went first and put one on your rocket. What does it say? Nobody may look.",
            "At the end the first right one on a rocket earns 6 points, the second 5, and so on. You lead with two "
            "discoveries to none. Play 'Most discoveries' on your own rocket.",
        ),
        ("GR-5.2", "GR-6.1", "GR-6.2", "GR-6.3", "GR-8.9"),
        PlayPrediction(MOST_DISCOVERIES, LEARNER),
        (PredictionPlayed, SeasonBegan, CardTaken),
        ((RIVAL, TakeCard(1, 2, DOWN)),),
    ),
)

SEASON_TWO = (
    LessonStep(
        (
            "Season 2: a new track, a new pool, and everybody starts from the board again. All you own stays yours, "
            "but the race for the medal begins at 0 au.",
            "You kept your orbit, and that is two: Orange chose first, and flew 20 au. Time to overtake. Accelerate "
            "to the Iridium Fuel Cell in orbit one, face up.",
        ),
        ("GR-7.1", "GR-7.2", "GR-7.4", "GR-3.3"),
        TakeCard(2, 1, UP),
        (CardTaken, CardLeft),
    ),
    LessonStep(
        (
            "The planets and stars of the later seasons count as no resource, but are worth more and more: up to 10 "
            "points. What you gather early pays for a long time.",
            "With 2 iridium and 1 palladium you can claim Cinderholm for 4 points.",
        ),
        ("GR-4.6", "GR-4.8", "GR-8.3"),
        ClaimDiscovery(CINDERHOLM),
        (DiscoveryClaimed, CardTaken),
        ((RIVAL, TakeCard(2, 2, UP)),),
    ),
    LessonStep(
        (
            "You know all the moves now. The next pair is two comets: each of you will get one, unless somebody "
            "accelerates. One comet alone is worth nothing, but two more lie ahead, and face down it flies 10 au.",
            "Before you choose, every card tells what it brings and who acts next. This turn is yours: take whichever "
            "card you like.",
        ),
        ("GR-3.1", "GR-4.1", "GR-8.4"),
    ),
)

FIRST_SEASON = Lesson(
    id="first-season",
    title="Your first season",
    text="Season 1 against Orange, card by card, with somebody at your side.",
    seats=2,
    options={},
    seed=493,
    seat=LEARNER,
    steps=(*FIRST_TURNS, *ACCELERATION, *MEDAL, *INTERMISSION, *SEASON_TWO),
    closing=(
        "Your points come from seven places: medals, heroics, discoveries, sets of expeditions, 1 for every 10 au of "
        "the whole game, achievements, and predictions that come true. If you end level, orbit one wins.",
        "Nobody can have everything: watch what Orange needs, and leave the lesser card. Two seasons and a half are "
        "still to come. Play on as you like; a hint is there whenever you want one.",
    ),
)
