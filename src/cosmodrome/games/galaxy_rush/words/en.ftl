### Galaxy Rush.

summary = Two captains race along two orbits and take a card at every stop.

## Names of things

card-glance = { $points ->
    [0] { $name } { $distance } au
   *[other] { $name } ({ $points }) { $distance } au
  }

orbit-1 = orbit one
orbit-2 = orbit two
place = pair { $pair }, { $orbit }
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
# The name of a resource or an expedition inside a sentence.
kind-inside = { LOW($name) }
body = { $body ->
    [moon] moon
    [planet] planet
    [star] star
   *[other] { $body }
  }
# "2 iridium": a number of one resource.
resource = { $n } { $name }
set-member = { $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
   *[other] { $n }th
  } { $name }

## Score sheet

sheet-Medals = Medals
sheet-Heroics = Heroics
sheet-Discoveries = Discoveries
sheet-Expeditions = Expeditions
sheet-Distance = Distance
sheet-Achievements = Achievements
sheet-Predictions = Predictions
winner = Winner
second = Second
verdict = { $who } won with { points } to { $other } (GR-8.10).
verdict-tie = { points } each: { NAME($who) } won by being in orbit one (GR-8.10).

## What happened

season-first = Season 1 begins. { OWN($who, start: 1) } rocket was drawn first, so it starts in orbit one.
season-next = Season { $season } begins with a new track and a new pool. { $who } { YOU($who) ->
    [you] start
   *[other] starts
  } in orbit one.
took-up = { $who } took { $card }, face up{ $gain }{ achieved }.
took-down = { $who } took { $card }, face down: +{ $distance } au, { $season } au this season{ achieved }.
accelerated-up = { $who } accelerated to { $card } in pair { $pair }, face up{ $gain }{ achieved }.
accelerated-down = { $who } accelerated to { $card } in pair { $pair }, face down: +{ $distance } au, { $season } au this season{ achieved }.
# What the open achievements give more or less from now on; they are judged at the end.
achieved = { COUNT($achieved) ->
    [0] {""}
   *[other] ; { $achieved }
  }
achieved-more = +{ $n } so far for "{ $name }"
achieved-less = −{ $n } for "{ $name }"
# What a card played face up is worth, after "face up".
gained-resource = : { $member }
gained-set = : { $member }, +{ points }
gained-toward = : { $member }
gained-points = : { points }
card-left = { $card } in pair { $pair } left the game.
claimed = { $who } claimed { $card }: { points }.
claimed-resource = { $who } claimed { $card }: { points }. It also counts as 1 { $resource }{ achieved }.
shown = { $card } was added to the pool.
declined = { $who } claimed no discovery.
medal = { $who } won the medal of season { $season } ({ points }): { $own } au against { $other } au{ achieved }.
medal-tie = { $who } won the medal of season { $season } ({ points }): { $own } au each, and { NAME($who) } { YOU($who) ->
    [you] are
   *[other] is
  } in orbit one{ achieved }.
predicted = { $who } played a prediction on { predicted-rocket }.
predicted-rocket = { $rocket ->
    [self] { YOU($who) ->
        [you] your own rocket
       *[other] their own rocket
      }
   *[other] { OWN($target) } rocket
  }
achievement = Achievement "{ $name }": { COUNT($each) ->
    [0] nobody met it
   *[other] { $each }
  }.
achievement-one = { points } for { NAME($who) }
prediction-right = { OWN($who, start: 1) } prediction "{ $name }" on { predicted-rocket } is right ({ $standing }): { points }.
prediction-wrong = { OWN($who, start: 1) } prediction "{ $name }" on { predicted-rocket } is wrong ({ $standing }).
# How what a prediction counts came out for both.
judged-standing = { NAME($who) } { $own }, { NAME($other) } { $theirs }
judged-orbit = { NAME($who) } ended in orbit one
# A line for each part. Where all stands in one line, commas keep them apart.
scored = { COUNT($parts) ->
    [0] { $who } scored { points }.
   *[other] { $who } scored
      { $lines },
      { points } in all.
  }
score-part = { points } for { $name }
score-medals = medals
score-heroics = heroics
score-discoveries = discoveries
score-expeditions = expeditions
score-distance = distance
score-achievements = achievements
score-predictions = predictions
ended = { $who } won with { points } to { $other }.
ended-tie = { points } each: { NAME($who) } won by being in orbit one.

## Choices

take = Take { $card } in { $orbit }, face { $up ->
    [yes] up
   *[no] down
  }
accelerate = Accelerate to { $card } in { $orbit }, face { $up ->
    [yes] up
   *[no] down
  }
take-unknown = Take the card in { $place }
accelerate-unknown = Accelerate to { $place }
take-detail = { $next }; { $gain }{ achieved }{ $n ->
    [0] {""}
    [one] ; { $left } leaves the game
   *[other] ; { $left } leave the game
  }
two-cards = two { $name } cards
gain-points = { points }
gain-resource = { $member }
gain-claim = { $member }: you can claim { OR($cards) }
gain-set = { $member }: +{ points }
gain-toward = { $member }: { $more } more for { points }
gain-distance = +{ $au } au: { $own } this season, { NAME($other) } { YOU($other) ->
    [you] have
   *[other] has
  } { $theirs }
next-again = you act again
next-other = { NAME($other) } { YOU($other) ->
    [you] act
   *[other] acts
  } next
next-season = the season ends and { NAME($who) } { YOU($who) ->
    [you] win
   *[other] wins
  } its medal ({ points })
claim = Claim { $card }
claim-unknown = Claim discovery { $number }
claim-detail = { points }; needs { $cost }
claim-detail-resource = { points }; needs { $cost }; counts as 1 { $resource }{ achieved }
decline = Claim nothing
decline-detail = The pool stays as it is.
predict-own = Play "{ $name }" on your rocket
predict-other = Play "{ $name }" on { OWN($other) } rocket
prediction-unknown = prediction { $number }
# How the prediction stands now, and what it earns if it is right: less if others on the same rocket are right too.
predict-detail = { $standing }; { $known ->
    [yes] { $most } points
   *[no] { $least } to { $most } points
  } if right
standing = now you { $own }, { NAME($other) } { $theirs }
standing-own = you are in orbit one now
standing-other = { NAME($other) } is in orbit one now

## Kinds of actions

# Short: on the confirm button, and as a heading above several of a kind.
do-TakeCard = Take card
do-ClaimDiscovery = Claim discovery
do-DeclineClaim = Claim nothing
do-PlayPrediction = Play prediction

## Questions

step-season = Season { $season }
step-turn = Turn
step-claim = Claim
step-medal = Medal
step-prediction = Prediction
step-scoring = Final scoring
prompt-over = The game is over
prompt-turn = Take a card and play it
prompt-turn-behind = { YOU($who) ->
    [you] You are behind, so it is your turn.
   *[other] { $who } is behind, so it is their turn.
  } { prompt-turn-ways }
prompt-turn-level = { YOU($who) ->
    [you] You are level and in orbit one, so it is your turn.
   *[other] The rockets are level and { NAME($who) } is in orbit one, so it is their turn.
  } { prompt-turn-ways }
prompt-turn-ways = A card is played face up for what it shows, or face down for its distance.
prompt-turn-tip = { $why } Tip: accelerating pays most from orbit two, because it takes you back to orbit one.
prompt-claim = Claim a discovery?
prompt-claim-text = Choose one from the pool, or none. You keep your resources.
prompt-prediction = Play a prediction
prompt-prediction-text = It goes face down on the rocket that you think will achieve it. A tie counts as wrong.

## Why not

no-pair-ahead = Pair { $last } is the last one. There is no second pair ahead to accelerate to.
no-pair = The track has pairs 1 to { $last }. There is no pair { $pair }.
no-orbit = There are only orbits one and two.
pair-behind = Pair { $pair } is not ahead of you: your rocket is on pair { $current }.
pair-too-far = Accelerating skips one pair. Pair { $pair } would skip { $skipped }.
card-taken = The card in { $place }, has been taken. Only the other one is left.
claim-too-early = To claim { $card }, you must first play a resource face up.
not-in-pool = { $card } is not in the pool.
discovery-unknown = Discovery { $number }
too-few = You still need { $lacking } for { $card }.
no-prediction = There is no prediction { $number }.
not-in-hand = "{ $name }" is not in your hand.
no-rocket = There is no rocket { $number }. There are two, 0 and 1.
undo-prediction = nobody may look at a prediction again once it is played (GR-6.2)

## The board as tables

board-track = Track of season { $season }{ $n ->
    [0] {""}
    [one] {" "}({ $n } card still to come)
   *[other] {" "}({ $n } cards still to come)
  }
board-start = Start
board-pair = Pair { $pair }
board-orbit-one = Orbit one
board-orbit-two = Orbit two
board-rockets = <{ $who }>
board-legend = Legend
board-legend-text = Track: <a name> is that captain's rocket, a number in brackets the points of a heroic, x a card that left the game, - an empty space. Season and Game: the distance flown. Pool: what you lack, and what the other lacks, to claim a discovery. Achievements: how far each of you is; "met" means that it would score now.
board-set = { $n ->
    [one] { $n } { $one }
   *[other] { $n } { $more }
  }
board-heroics = { $n ->
    [one] { $n } heroic
   *[other] { $n } heroics
  }
board-captains = Captains
board-counted = { $count }: { points }
board-season-distance = This season
board-total-distance = Whole game
board-au = { $n } au
board-medals = Medals
board-medal-seasons = season { $seasons }: { points }
board-total = Total
race-open = The medal worth { points } is open: distances and orbits are level (GR-5.3).
race-won = The medal worth { points } went to { NAME($who) }.
race-by-distance = { $who } { YOU($who) ->
    [you] lead
   *[other] leads
  } the race for the medal worth { points }, by distance (GR-5.2).
race-by-orbit = { $who } { YOU($who) ->
    [you] lead
   *[other] leads
  } the race for the medal worth { points }: distances are level, orbit one decides (GR-5.3).
board-pool = Discovery pool
board-pool-left = { $n ->
    [0] The season's deck is empty.
    [one] { $n } card is left in the season's deck.
   *[other] { $n } cards are left in the season's deck.
  }
board-discovery = Discovery
board-points = Points
board-needs = Needs
board-counts-as = Counts as
board-lacks = { OWN($who, start: 1) } shortfall
board-achievements = Achievements
board-achievement = Achievement
board-points-each = { $n } each
board-met = { $value }, met
board-predictions = Predictions
board-rocket-of = Rocket of
board-played = Played
board-tokens = Tokens
board-judged = { $name } ({ NAME($who) }, { $n ->
    [0] wrong
   *[other] right: { points }
  })
board-hand = In your hand: { $cards }.
quoted = "{ $name }"
none = none

## Board: regions

board-label = Board of Galaxy Rush
board-region-track = Track
board-region-pool = Pool
board-region-captains = Cards
board-region-medals = Medals
board-so-far = so far
board-reading-Medals = Points for medals
board-reading-Heroics = Points for heroics
board-reading-Discoveries = Points for discoveries
board-reading-Expeditions = Points for expeditions
board-reading-Distance = Points for distance
board-reading-Achievements = Points for achievements so far
board-reading-Predictions = Points for predictions

## Board: track

board-track-of = Track of season { $season }
board-next-pair = Next pair
board-accelerate = Accelerate
board-plate-one = Start, orbit one, first when level
board-plate-two = Start, orbit two
board-plate-rocket = { $plate }: { OWN($who) } rocket
# On the start board, under "Orbit one": who is in it acts first when the rockets are level.
board-first = first when level
board-space-card = Pair { $pair }, { $orbit }: { $card }
board-space-rocket = Pair { $pair }, { $orbit }: { OWN($who) } rocket
board-space-left = Pair { $pair }, { $orbit }: its card left the game
board-space-empty = Pair { $pair }, { $orbit }: empty
board-card = { $name }, { $distance } au
board-card-points = { $name }, { points }, { $distance } au
# The unit after a distance, in small print.
board-unit-au = au
board-face-up = Face up
board-face-down = Face down
# On a card that is pointed at, in very little room: who acts once it is taken.
board-after-again = { $who } again
board-after-other = Then { NAME($who) }
board-after-season = Season ends
# On a card that would be out of reach for both rockets.
board-leaves = Leaves
board-row-next = Next pair, { $orbit }
board-row-accelerate = Accelerate to pair { $pair }, { $orbit }
board-row-points = +{ points }
board-row-distance = +{ $n } au

## Board: captains

board-cards = { OWN($who, start: 1) } cards
# A stack of cards, and what it is worth.
board-cards-about = { $name }: { $n }.{ COUNT($cards) ->
    [0] {""}
   *[other] {" "}{ $cards }.
  }
board-cards-worth = { $about } { $worth }.
# Under a stack, in very little room.
board-note-next = { $next } with 1 more
board-note-set = { $next } with { $more } more
# The same in words.
board-worth-next = { points }, { $next } with one more
board-worth-set = { points }, { $more } more for { $set }
board-distance = { $who }: { $season } au this season, { $total } au in the whole game. Cards face down: { $down } this season, { $earlier } before.
board-race-open = Level in distance and orbit: the medal worth { points } is open.
board-race-level = Level in distance: { YOU($who) ->
    [you] you lead for the medal worth { points }, because you are in orbit one.
   *[other] { $who } leads for the medal worth { points }, because { $who } is in orbit one.
  }
board-race-ahead = { $au } au ahead of { NAME($other) } for the medal worth { points }.
board-race-behind = { $au } au behind { NAME($other) } for the medal worth { points }.

## Board: discoveries and achievements

board-deck-left = { $n } left in the deck
board-claimable = claimable
board-discovery-about = { $name }: { $about }. { $own } { $other }
board-discovery-missing = { COUNT($missing) ->
    [0] { $who } { YOU($who) ->
        [you] have
       *[other] has
      } enough.
   *[other] { $who } still { YOU($who) ->
        [you] need
       *[other] needs
      } { $missing }.
  }
board-discovery-soon = { $about } You could claim it with the card you are pointing at.
board-achievements-when = End of game
board-achievement-about = { $text } { points }{ $each ->
    [yes] {" "}each
   *[no] {""}
  }. { $who }: { $own }. { $other }: { $theirs }.
# How far a captain is: "2 of 5", or more than allowed.
board-progress-of = { $value } of { $goal }
board-progress-over = { $amount }, over

## Board: medals, predictions and expeditions

board-medal-now = { points } this season
board-medal-open = Season { $season }: { points }, not won yet
board-medal-won = Season { $season }: { points }, won by { NAME($who) }
board-rocket = { OWN($who, start: 1) } rocket
# On a small button beside a prediction.
board-row-rocket = { YOU($who) ->
    [you] Your rocket
   *[other] { OWN($who) }
  }
board-stack = { OWN($who, start: 1) } rocket: { $n ->
    [0] no predictions yet.
    [one] { $n } prediction, by { NAME($stack) }.
   *[other] { $n } predictions, by { NAME($stack) }.
  }{ $token ->
    [0] {""}
   *[other] {" "}The first right one earns { $token }.
  }
board-stack-judged = { OWN($who, start: 1) } rocket: { $stack }.
board-stack-none = none yet
board-your-hand = Your hand
board-hand-intro = Your hand. You play one between two seasons:
board-prediction-about = Prediction "{ $name }": { $text } Now { NAME($who) } { $own }, { NAME($other) } { $theirs }.
board-now = Now
board-now-orbit = orbit { $n }
board-pays-set = { $size ->
    [2] Each pair of { $kind }
   *[other] Each set of { $size } { $kind }
  }
board-pays-number = Number of { $kind }
board-pays-entry = { $number }: { points }

## Board: between two seasons, and the end

board-intermission = Intermission after season { $season }
board-season-over = Season { $season } is over
board-medal-winner = Winner of the medal: { points }
board-medal-level = Level in distance: orbit one decides.
board-medal-farther = The most distance this season.
board-predict = { YOU($who) ->
    [you] Play one face down on the rocket that you think will achieve it.
   *[other] { $who } plays a prediction.
  }
board-predict-first = { YOU($who) ->
    [you] You play first, from orbit one. Play one face down on the rocket that you think will achieve it.
   *[other] { $who } is in orbit one and plays a prediction first.
  }
board-no-predictions = No predictions
board-predicted-by = by { NAME($who) }
board-predicted-by-down = by { NAME($who) }, face down
board-right = Right
board-wrong = Wrong

## Component tables

remaining-orbit-cards = Orbit cards not seen yet
remaining-orbit-note = { $n ->
    [0] No more of them will be laid out.
    [one] One of them will be laid out in later seasons.
   *[other] { $n } of them will be laid out in later seasons.
  }
remaining-discoveries = Discoveries not seen yet
remaining-discoveries-note = This season’s deck has { $n ->
    [0] none left.
    [one] one left.
   *[other] { $n } left.
  }
components-orbit-cards = Orbit cards
components-discoveries = Discoveries
components-expeditions = Expeditions
components-predictions = Predictions, the same in both colours
components-achievements = Achievements
components-numbers = Numbers
head-captain = Captain
head-season-distance = Season
head-total-distance = Game
head-face-up = Face up
head-number = No.
head-card = Card
head-distance = Distance
head-points = Points
head-source = Source
head-season = Season
head-discovery = Discovery
head-body = Body
head-needs = Needs
head-counts-as = Counts as
head-kind = Kind
head-set-points = Points for one, two, three and so on
head-prediction = Prediction
head-text = Text
head-achievement = Achievement
head-what = What
head-value = Value
number-seasons = Seasons
number-pairs = Pairs on a track
number-pool = Discoveries in the pool
number-achievements = Achievements in a game
number-predictions = Predictions dealt to each captain
number-distance = Points for each full { $au } au
number-medal = Medal of season { $season }
number-tokens = Reputation tokens beside each rocket
number-rocket = Rocket of player { $seat }, unless players choose

## The lesson

lesson-step1-1 = Welcome, Captain. Your rival is { $rival }. For four seasons you both fly along this track and take a card at every stop. Whoever has the most points at the end wins.
lesson-step1-2 = A pair lies at each stop: one card in orbit one, one in orbit two. You start in orbit one, so you choose first. Whatever you leave goes to { $rival }.
lesson-step1-3 = A card can be played face up, for what it shows, or face down, for its distance. Take the Palladium Ore in orbit two, face up.
lesson-step2-1 = Palladium is one of four resources. Whenever you play a resource face up, you may claim one discovery from the pool, if you have what it needs. Nothing is spent: resources stay with you.
lesson-step2-2 = Ashen Moon needs 1 palladium. It is worth 1 point, and like every moon of season one it also counts as a resource, here osmium. Claim Ashen Moon.
lesson-step3-1 = { $rival } acted twice: first to catch up, because the captain who is behind acts. Then you were level, and the captain in orbit one acts: { $rival } again. Now you are behind, so it is your turn.
lesson-step3-2 = Only a Nebula is left in pair 2. But you may accelerate: skip one pair and take a card from the next. That means one card fewer this season, but it brings you back to orbit one.
lesson-step3-3 = Accelerate to the Ruthenium Crystal in orbit one, face up.
lesson-step4-1 = The Nebula left the game: both rockets stand on its pair or beyond, so nobody can reach it.
lesson-step4-2 = Ruthenium lets you claim again. Quill needs 1 palladium and 1 ruthenium, gives 2 points and counts as iridium. That would make one of each resource. Claim Quill.
lesson-step5-1 = Look at the four achievements beside the pool. They are judged at the end, for both of you. "Sets of resources" gives 3 points for each full set: you have one already.
lesson-step5-2 = { $rival } played a card face down: 15 au this season. We will come back to that.
lesson-step5-3 = You are level and in orbit one: you choose first. A heroic is simply worth the points printed on it. Take Mutiny Talked Down in orbit two, face up.
lesson-step6-1 = { $rival } collects expeditions. They score in sets: 8 points for two comets, 15 for three nebulae. Asteroids score more with each one. One more nebula, and { $rival } has 15 points.
lesson-step6-2 = The season is nearly over. Its medal, 5 points, goes to whoever flew farther this season. { $rival } has 15 au, you have none.
lesson-step6-3 = Face up, this Palladium Ore would let you claim another moon. Face down it is 15 au. Take it face down.
lesson-step7-1 = 15 to 15, level on the track, and you are in orbit one: you choose first from the last pair. If the distances stay level, the medal goes to orbit one, too.
lesson-step7-2 = If you take the Comet and stay in orbit one, { $rival } can still fly 20 with the Asteroid. If you take the Asteroid, nothing is left that can catch you. Take it face down.
lesson-step8-1 = 35 au to 15: the first medal is yours. { $rival } took the second comet instead, for 8 points. Later medals are worth more, up to 9.
lesson-step8-2 = Between two seasons each captain plays one prediction, face down, on the rocket that will achieve it. { $rival }, in orbit one, went first and put one on your rocket. What it says stays secret: nobody may look.
lesson-step8-3 = At the end the first right one on a rocket earns 6 points, the second 5, and so on. You lead in discoveries, two to none. Play "Most discoveries" on your own rocket.
lesson-step9-1 = Season 2: a new track, a new pool, and both rockets back on the start board. You keep everything you have, but the race for the medal begins again at 0 au.
lesson-step9-2 = You kept your orbit, orbit two. So { $rival } chose first, and flew 20 au. Time to overtake. Accelerate to the Iridium Fuel Cell in orbit one, face up.
lesson-step10-1 = The planets and stars of the later seasons do not count as resources, but they are worth more and more: up to 10 points. Resources you gather early keep paying off.
lesson-step10-2 = With 2 iridium and 1 palladium you can claim Cinderholm for 4 points.
lesson-step11-1 = You know all the moves now. The next pair is two comets: each of you will get one, unless somebody accelerates. One comet alone is worth nothing, but two more lie ahead, and face down it is 10 au.
lesson-step11-2 = Before you choose, every card shows what it brings and who acts next. This turn is yours: take whichever card you like.
lesson-title = Your first season
lesson-text = Season 1 against a rival, card by card, with a coach at your side.
lesson-closing-1 = Your points come from seven places: medals, heroics, discoveries, sets of expeditions, 1 for every 10 au of the whole game, achievements, and predictions that come true. If you end level, orbit one wins.
lesson-closing-2 = Nobody can have everything: watch what { $rival } needs, and take it away when you can. Two and a half seasons are still to come. Play on as you like; a hint is there whenever you want one.

## Records worth keeping, on a person's page

best-win = Clearest win
best-ahead = { points } ahead

## The texts of the component data

card-resources-iridium-fuel-cell-name = Iridium Fuel Cell
card-resources-iridium-fuel-cell-short = Iridium
card-resources-osmium-core-name = Osmium Core
card-resources-osmium-core-short = Osmium
card-resources-palladium-ore-name = Palladium Ore
card-resources-palladium-ore-short = Palladium
card-resources-ruthenium-crystal-name = Ruthenium Crystal
card-resources-ruthenium-crystal-short = Ruthenium
card-expeditions-comet-name = Comet
card-expeditions-comet-plural = Comets
card-expeditions-asteroid-name = Asteroid
card-expeditions-asteroid-plural = Asteroids
card-expeditions-nebula-name = Nebula
card-expeditions-nebula-plural = Nebulae
card-predictions-most-expeditions-name = Most expeditions
card-predictions-most-expeditions-text = More expeditions face up than the other, in sets or not.
card-predictions-most-heroics-name = Most heroics
card-predictions-most-heroics-text = More heroics face up than the other.
card-predictions-most-discoveries-name = Most discoveries
card-predictions-most-discoveries-text = More discoveries than the other.
card-predictions-most-resources-name = Most resources
card-predictions-most-resources-text = More resources than the other, season-one discoveries included.
card-predictions-most-distance-name = Most distance
card-predictions-most-distance-text = More au in the whole game than the other.
card-predictions-most-medals-name = Most medals
card-predictions-most-medals-text = More medals than the other.
card-predictions-most-achievement-points-name = Most achievement points
card-predictions-most-achievement-points-text = More points of achievements than the other.
card-predictions-orbit-one-at-the-end-name = Orbit one at the end
card-predictions-orbit-one-at-the-end-text = Ends season four in orbit one.
card-achievements-resource-sets-name = Sets of resources
card-achievements-resource-sets-text = For each set of one of each resource.
card-achievements-five-of-one-resource-name = Five of a kind
card-achievements-five-of-one-resource-text = At least 5 of one resource.
card-achievements-five-heroics-name = Five heroics
card-achievements-five-heroics-text = 5 or more heroics face up.
card-achievements-no-expeditions-name = No expedition
card-achievements-no-expeditions-text = No expedition face up.
card-achievements-no-heroics-name = No heroic
card-achievements-no-heroics-text = No heroic face up.
card-achievements-each-expedition-name = One of each expedition
card-achievements-each-expedition-text = At least one comet, one asteroid and one nebula face up.
card-achievements-double-distance-name = Long distance
card-achievements-double-distance-text = For each full 10 au in all, once more.
card-achievements-seven-expeditions-name = Seven expeditions
card-achievements-seven-expeditions-text = At least 7 expeditions face up.
card-achievements-three-heroics-name = Exactly three heroics
card-achievements-three-heroics-text = Exactly 3 heroics face up.
card-achievements-ninety-au-name = Exactly 90 au
card-achievements-ninety-au-text = Exactly 90 au in all.
card-achievements-fifty-au-name = 50 au or less
card-achievements-fifty-au-text = 50 au or less in all.
card-achievements-long-haul-name = 125 au or more
card-achievements-long-haul-text = 125 au or more in all.
card-achievements-three-medals-name = Exactly three medals
card-achievements-three-medals-text = Exactly 3 of the 4 medals.

## Measures of balance reports

measure-start = Start
measure-first-to-choose = First to choose
measure-card-face-up = Card face up
measure-card-face-down = Card face down
measure-achievement-met = Achievement met
measure-medal = Medal
measure-accelerated-season = Accelerated season
measure-prediction-right = Prediction right
measure-distance-in-au = Distance in au
measure-whole-game = Whole game
measure-track = Track
measure-owned = Owned
measure-expedition-points = Expedition points
measure-achievement-points = Achievement points
measure-predictions = Predictions
measure-cards-taken = Cards taken
measure-face-down = Face down
measure-from-orbit-one = From orbit one
measure-accelerations = Accelerations
measure-from-orbit-two-into-one = From orbit two into one
measure-seasons-ended-in-orbit-one = Seasons ended in orbit one
measure-claims-declined = Claims declined
measure-cards-left-by-both = Cards left by both
measure-resources-in-all = Resources in all
measure-expeditions-in-all = Expeditions in all
measure-discoveries = Discoveries
measure-medals = Medals
measure-on-the-own-rocket = On the own rocket
measure-right = Right
measure-right-on-the-own-rocket = Right on the own rocket
measure-season = Season { $n }
measure-discovery = Discovery of season { $season }

## Kinds of events in balance reports

event-SeasonBegan = Season began
event-CardTaken = Card taken
event-CardLeft = Card left
event-DiscoveryClaimed = Discovery claimed
event-DiscoveryShown = Discovery shown
event-ClaimDeclined = Claim declined
event-MedalWon = Medal won
event-PredictionPlayed = Prediction played
event-AchievementJudged = Achievement judged
event-PredictionJudged = Prediction judged
event-PointsCounted = Points counted
event-GameEnded = Game ended
# What tells events and actions of a kind apart.
kind-mark-face-up = face up
kind-mark-accelerated = accelerated
kind-mark-by-orbit = by orbit
kind-mark-correct = right

## Faults in component data

data-counts-itself = achievements, row { $row } ({ $name }): it counts itself
data-numbers = { $section }: rows are numbered 1, 2, 3 and so on
data-few = { $section }: { $n } of them, { $dealt } are dealt
data-resources = resources: there are four
data-expeditions = expeditions: there are three
data-kinds = resources and expeditions: an id stands on two rows
data-kind = orbit_cards, row { $row } ({ $name }): no kind '{ $kind }'
data-expedition = expeditions ({ $name }): a set_size, or a table for 0 to { $n } cards
data-discovery = discoveries, row { $row } ({ $name }): no resource { $kinds }
data-pool = discoveries: { $n } in season { $season }, the pool shows { $pool }
data-rockets = rockets: one for seat 0, one for seat 1
data-medals = medals: one for each season, in order
data-tokens = tokens: { $n } in a stack, up to { $most } are won
