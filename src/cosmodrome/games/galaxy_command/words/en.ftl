### Galaxy Command.

summary = Command a sector of the Empire and align its star systems.
option-deck = Deck
option-deck-text = Which cards are used. Two or more players always use the whole deck.
option-deck-whole = Whole deck
option-deck-whole-text = All 54 cards, with Red Alerts.
option-deck-original = Original 18
option-deck-original-text = Cards 1 to 18, as in the first solitaire game, without Red Alerts.

## Names of things

place-near = near system { $n }
place-distant = distant system { $n }
resource-metal = metal
resource-wealth = wealth
# "2 metal"
amount = { $n } { $resource }
# "1 metal and 1 wealth each turn"
each-turn = { $things } each turn
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
distant-aligned = { $n ->
    [0] no distant systems were aligned
    [one] { $n } distant system was aligned
   *[other] { $n } distant systems were aligned
  }
red-alert = Red Alert: { $card }
event-count = Event { $number } of { $total }
yes = yes

## Score sheet

sheet-Systems = Systems
sheet-Technologies = Technologies
sheet-Exploration = Exploration bonus
sheet-Scientific = Scientific bonus
sheet-Warlord = Warlord bonus
verdict-won = The Empire prevails: { distant-aligned }, and { $target } were needed (CO-8.6).
verdict-lost = The Empire falls short: { distant-aligned }, but { $target } were needed (CO-8.6).
verdict-rank = { $rank } with { points } (CO-8.5).
verdict-out = The home world revolted: the game is lost (CO-6.7).

## What technologies give

ability-military_limit = Military strength up to { $n }
ability-storage_limit = Storage up to { $n } of each resource
ability-opens_distant = Distant systems can be explored
ability-halves_strikes = Half resources in a strike, rounded up
ability-against_invasion = +{ $n } resistance against invasions
ability-against_revolt = +{ $n } resistance against revolts
ability-sure_success = Next turn only, explore or conquer without a roll
ability-trade_give = Once a turn, after collecting, exchange { $n } of one resource for { $get } of the other
ability-none = No ability

## What event cards do

effect-gain = Gain { $things }
effect-strike = No collection next turn
effect-revolt = The weakest aligned system revolts: die + { $force } against its resistance
effect-invasion = The newest aligned system is invaded: die + { $force } against its resistance
effect-quiet = Nothing happens
effect-storm = If the newest aligned system produces anything, it yields nothing in { next-collections }
effect-ransom = With { $systems } or more aligned systems, pay { $wealth } wealth or { $metal } metal, or lose the newest
effect-envoys = With strength { $limit } or less, gain { $n } strength
next-collections = { $n ->
    [one] the next collection
   *[other] the next { $n } collections
  }

## What happened

year-began = Year { $year } begins. All event cards are shuffled, and { $n ->
    [one] { $n } is dealt
   *[other] { $n } are dealt
  }.
turn-began = Round { $round }, year { $year }: { OWN($who) } turn.
turn-began-drawn = { $began } { $who } { YOU($who) ->
    [you] were
   *[other] was
  } drawn as the first player.
explored = { $who } explored { $place }: { $system }, resistance { $resistance }.
aligned = { $who } aligned { $system }: { attack-roll }.{ aligned-brings }
aligned-surely = { $who } aligned { $system } without a roll, thanks to { $technology }.{ aligned-brings }
not-aligned = { $who } failed to align { $system }: { attack-roll }.
attack-roll = die { $die } + strength { $strength } = { $sum } against resistance { $resistance }
aligned-brings = { COUNT($brings) ->
    [0] {""}
   *[other] {" "}It brings { $brings }.
  }
strength-lost = { OWN($who, start: 1) } strength fell to { $strength }.
bided = { $who } bided { their } time.
bided-wasted = { $who } bided { their } time and wasted the sure success of { $technology }.
their = { YOU($who) ->
    [you] your
   *[other] their
  }
collected = { $who } collected { $got }.{ went-to-waste }
collected-nothing = { $who } collected nothing.
wasted = { $who } collected nothing{ $struck ->
    [yes] {" "}in the strike
   *[no] {""}
  }.{ went-to-waste }
struck = { $who } collected { $got } in the strike, thanks to { $technology }.{ went-to-waste }
struck-nothing = { $who } collected nothing because of the strike.
went-to-waste = { COUNT($wasted) ->
    [0] {""}
   *[other] {" "}Storage is full: { $wasted } went to waste.
  }
traded = { $who } exchanged { $gave } for { $got }.
built = { $who } built military for { $cost }: strength { $strength }.
discovered = { $who } discovered { $technology } for { $cost } wealth. { $text }.
drawn = { event-count }: { $card }. { $effect }.
# After a Red Alert.
drawn-in-place = In its place, event { $number } of { $total }: { $card }. { $effect }.
drawn-alert = Red Alert: { $card }. { $effect }.
gained = { $who } gained { $got }.{ $lost ->
    [0] {""}
   *[other] {" "}Storage had no room for { $lost } more.
  }
gained-nothing = { $who } gained nothing: storage is full.
strike = { OWN($who, start: 1) } workers went on strike.
strike-half = { OWN($who, start: 1) } workers went on strike. Thanks to { $technology }, half of the next collection still comes in.
system-lost = { $who } lost { $system }{ weakest-of } to the { threat }: { $roll }.{ COUNT($brings) ->
    [0] {""}
   *[other] {" "}It no longer brings { $brings }.
  }
system-held = { $who } held { $system }{ weakest-of } in the { threat }: { $roll }.
threat = { $threat ->
    [revolt] revolt
   *[invasion] invasion
  }
weakest-of = { $tied ->
    [1] {""}
   *[other] {" "}(drawn from { $tied } equally weak systems)
  }
defense-roll = die { $die } + force { $force } = { $sum } against resistance { $resistance }{ $bonus ->
    [0] {""}
   *[other] {" "}({ $printed } + { $bonus } for { $technology })
  }
nothing-to-lose = { $who } had no aligned system to lose.
out = With no aligned system left, { OWN($who) } home world revolted. { $who } { YOU($who) ->
    [you] are
   *[other] is
  } out of the game.
stormed = The storm hit { OWN($who) } { $system }: it yields nothing in { next-collections } ({ $less } less{ $n ->
    [one] {""}
   *[other] {" "}each time
  }).
paid = { $who } paid { $things } and kept every system.
given-up = { $who } { $forced ->
    [yes] could not pay
   *[no] did not pay
  } and lost { $system }.{ COUNT($brings) ->
    [0] {""}
   *[other] {" "}It no longer brings { $brings }.
  }
envoys = The envoys raised { OWN($who) } strength to { $strength }.
spared = The Red Alert did not affect { NAME($who) }.
spared-no-system = { $who } had no aligned system for the storm to hit.
spared-no-production = The storm did no harm to { OWN($who) } newest system: { $system } produces nothing.
spared-few-systems = { $who } had { $n ->
    [0] no aligned system
    [one] only { $n } aligned system
   *[other] only { $n } aligned systems
  } and paid nothing.
spared-strength = No envoys came to { NAME($who) }: strength { $strength } is too high.
scored-systems = { $who } scored { points } for { $count ->
    [one] { $count } aligned system
   *[other] { $count } aligned systems
  }.
scored-technologies = { $who } scored { points } for { $count ->
    [one] { $count } technology
   *[other] { $count } technologies
  }.
scored-exploration = Exploration bonus: { NAME($who) } scored { points } for exploring all { $count } systems.
scored-scientific = Scientific bonus: { NAME($who) } scored { points } for discovering all { $count } technologies.
scored-warlord = Warlord bonus: { NAME($who) } scored { points } for aligning all { $count } systems.
scored = Final score: { NAME($who) } { YOU($who) ->
    [you] have
   *[other] has
  } { points }. Rank: { $rank }.
scored-out = Final score: { NAME($who) } { YOU($who) ->
    [you] are
   *[other] is
  } out of the game and { YOU($who) ->
    [you] have
   *[other] has
  } { points }. Rank: { $rank }.
game-over = The game is over.
game-over-together = The game is over: { distant-aligned }, { $won ->
    [yes] and { $target } were needed. The Empire prevails.
   *[no] but { $target } were needed. The Empire falls short.
  }

## Choices

explore = Explore { $place }
# The odds of a card that nobody has seen: the average of all that it can be.
explore-detail = { $chance ->
    [0] cannot succeed
    [100] always succeeds
   *[other] { $chance }%{ $known ->
        [yes] {""}
       *[no] {" "}on average
      }
  }: die + { $strength } against resistance { $known ->
    [yes] { $least }
   *[no] { $least } to { $most }
  }{ scores }{ COUNT($success) ->
    [0] {""}
   *[other] ; success scores { $success }
  }{ $chance ->
    [100] {""}
   *[other] ; { failing }
  }
explore-sure-detail = succeeds without a roll{ scores }
# Bonuses of the final score.
scores = { COUNT($scores) ->
    [0] {""}
   *[other] ; scores { $scores }
  }
bonus-exploration = { points } for exploring every system
bonus-scientific = { points } for discovering every technology
bonus-warlord = { points } for aligning every system
failing = { $closes ->
    [yes] { $loss ->
        [0] failing closes the distant systems
       *[other] failing costs { $loss } strength and closes the distant systems
      }
   *[no] { $loss ->
        [0] failing costs nothing
       *[other] failing costs { $loss } strength
      }
  }{ danger }
# In year 2.
danger = { $alone ->
    [yes] ; with no aligned system, a revolt or invasion puts you out of the game
   *[no] {""}
  }
# The same in a few words.
danger-failing = else a revolt or invasion puts you out
danger-biding = a revolt or invasion puts you out
conquer = Conquer { $system }
conquer-detail = { $chance ->
    [100] always succeeds
   *[other] { $wins ->
        [one] { $wins } of { $sides } rolls wins ({ $chance }%)
       *[other] { $wins } of { $sides } rolls win ({ $chance }%)
      }
  }: die + { $strength } against resistance { $resistance }{ success-brings }{ $chance ->
    [100] {""}
   *[other] ; { failing }
  }
conquer-hopeless-detail = cannot succeed: die + { $strength } against resistance { $resistance }; { failing }
conquer-sure-detail = succeeds without a roll{ success-brings }
success-brings = { COUNT($brings) ->
    [0] {""}
   *[other] ; brings { $brings }
  }{ $opens ->
    [yes] ; opens the distant systems
   *[no] {""}
  }
bide = Bide time
bide-detail = no risk, no gain{ danger }
bide-wasted-detail = no risk, no gain; the sure success of { $technology } is wasted{ danger }
trade = Exchange { $gave } for { $got }
trade-nothing = Exchange nothing
trade-detail = you then have { $left }
trade-nothing-detail = you keep { $left }
military = Build military
military-detail = strength from { $before } to { $after }; costs { $cost }{ $late ->
    [yes] ; too late for another attack
   *[no] {""}
  }
discover = Discover { $technology }
discover-detail = { $late ->
    [yes] comes too late to be used
   *[no] { $text }
  }; costs { $cost } wealth; scores { $scores }
end-turn = End the turn
end-turn-detail = { COUNT($left) ->
    [0] { $built ->
        [yes] your storage is empty
       *[no] you build nothing
      }
   *[other] { $built ->
        [yes] you keep { $left }
       *[no] you build nothing and keep { $left }
      }
  }{ $worthless ->
    [yes] , which scores nothing
   *[no] {""}
  }{ $last ->
    [yes] ; event { $number } of { $total } follows
   *[no] {""}
  }
pay = Pay { $price }
pay-detail = { $system } stays aligned; you then have { $left }
pay-nothing = Pay nothing
pay-nothing-detail = you lose { $system }{ COUNT($brings) ->
    [0] {""}
   *[other] , which brings { $brings }
  }{ $closes ->
    [yes] ; this closes the distant systems
   *[no] {""}
  }{ $last ->
    [yes] {""}
   *[no] ; you can conquer it back
  }

## Kinds of actions

# Short: on the confirm button, and as a heading above several of a kind.
do-Explore = Explore
do-Conquer = Conquer
do-BideTime = Bide time
do-Trade = Exchange
do-KeepResources = Exchange nothing
do-BuildMilitary = Build military
do-DiscoverTechnology = Discover
do-EndTurn = End turn
do-PayRansom = Pay ransom
do-RefuseRansom = Refuse ransom

## Questions

step-year = Year { $year }
step-action = Action
step-collect = Collect
step-build = Build
step-ransom = Red Alert
prompt-action = Choose one action
prompt-action-text = Explore, conquer or bide time. Then you collect and build.
prompt-action-together = { $n ->
    [0] You all win or lose together: align { $target } distant systems.
   *[other] You all win or lose together: { $n } of { $target } distant systems are aligned.
  }
prompt-collect = Exchange resources?
prompt-collect-text = Once a turn, after collecting.
prompt-build = Build
prompt-build-text = You may build military once and discover one technology, in either order.
prompt-ransom = Pay, or lose a system?
prompt-ransom-text = { $card }: { NAME($who) } { YOU($who) ->
    [you] pay
   *[other] pays
  } { $wealth } wealth or { $metal } metal, or { $system } is lost.
prompt-over = The game is over

## Why not

original-is-solitaire = The original set is for one player. With { $seats } players, the whole deck is used.
no-place = A sector has places 0 to { $last }. There is no place { $slot }.
explored-already = { $system } is already explored.
distant-locked = You need { $technology } to explore distant systems.
distant-closed = You cannot explore distant systems while { $system } is explored but not aligned.
not-explored = { CAP($place) } is face down. You can only conquer explored systems.
aligned-already = { $system } is already aligned.
no-commerce = You need { $technology } to exchange resources.
too-little-to-give = The exchange takes { $wanted } { $resource }. You have { $owned }.
no-room = Storage is full: you already have { $limit } { $resource }.
built-already = You have already built military this turn.
at-full-strength = Your strength is { $limit }, the most you can have.
military-unpaid = Military costs { $cost }. You have { $metal } metal and { $wealth } wealth.
no-technology = There is no technology "{ $technology }".
discovered-before = You have already discovered { $technology }.
technology-unknown = a technology
one-a-turn = You have already discovered a technology this turn.
left-one-first = You must discover { $first } before { $technology }.
technology-unpaid = { $technology } costs { $cost } wealth. You have { $wealth }.
technology-beyond-storage = { $technology } costs { $cost } wealth. You have { $wealth }, and can store only { $limit }.
ransom-unpaid = This costs { $due } { $resource }. You have { $owned }.

## The board as tables

board-legend = Legend
board-legend-text = Aligned and Explored: how many systems of the sector. Strength: now / the limit. Metal and Wealth: in storage / the limit, and in brackets what the next collection brings. A system's metal and wealth are what it produces each turn, once it is aligned.
board-target = Distant systems aligned together: { $n } of { $target } (CO-8.6).
board-sector = { OWN($who, start: 1) } sector
board-row-near = Explore a near system
board-row-distant = Explore a distant system
board-unexplored = Unexplored:{ COUNT($near) ->
    [0] {""}
   *[other] {" "}near { $near }{ COUNT($distant) ->
        [0] {""}
       *[other] ;
      }
  }{ COUNT($distant) ->
    [0] {""}
   *[other] {" "}distant { $distant }{ $open ->
        [yes] {""}
       *[no] {" "}(not yet: CO-3.5)
      }
  }.
board-near = near { $n }
board-distant = distant { $n }
board-technologies = { OWN($who, start: 1) } technologies
board-events = Events of year { $year }
board-resolved = Events resolved: { $resolved } of { $total }.{ $alerts ->
    [0] {""}
   *[other] {" "}Red Alerts: { $alerts }.
  }
mark-first = first player
mark-out = out of the game
mark-strike = strike
mark-sure = sure success
mark-sure-next = sure success next turn
state = { $aligned ->
    [yes] aligned
   *[no] unaligned
  }{ $newest ->
    [yes] , newest
   *[no] {""}
  }{ $n ->
    [0] {""}
   *[other] , yields nothing in { next-collections }
  }

## Board: the sector

board-title = Galaxy Command board
board-region-sector = Sector
board-region-mats = Mats
board-region-events = Events
board-region-others = Others
board-sectors = Sectors
board-distant-title = Distant
board-explored = { $n } of { $total } explored, { $aligned } aligned
board-hint-explore = Exploring turns a system up and attacks it
board-hint-conquer = Conquering attacks an unaligned system
board-face-down = { CAP($place) }, face down.
# What a screen reader says of a system, and what its enlarged card shows.
board-system = { CAP($place) }: { $system }, resistance { $resistance }{ COUNT($brings) ->
    [0] {""}
   *[other] , brings { $brings }
  }. { CAP($state) }.
board-system-odds = { $about } { $odds }.
board-systems = Systems: { $aligned } aligned, { $unaligned } unaligned, { $down } face down
board-closed-without = Closed without { $technology }
board-closed-while = Closed while { $system } is unaligned
# The backs of cards.
board-aligned = Aligned
board-unaligned = Unaligned
board-newest = newest
board-storm = { $n ->
    [one] Storm: yields nothing
   *[other] Storm: yields nothing { $n }×
  }
board-at-stake = Lost if you pay nothing

## Board: attacks

board-needs = Needs { $n } or more
board-needs-exactly = Needs a { $n }
board-needs-any = Any roll wins
board-needs-more = No roll wins
board-sure = Sure success
board-no-roll = no roll
board-failed = Failed
board-lost = Lost
board-held = Held
board-against = vs { $n }

## Board: events

# What a screen reader says of the event card, and what the enlarged card shows.
board-event = { $alert ->
    [yes] Red Alert
   *[no] Event
  }: { $card }. { $effect }.
board-events-down = Event cards, face down
board-both-years = Both years
board-years = Events by year
board-cell-past = Event { $n }, resolved
board-cell-now = Event { $n }, now
board-cell-next = Event { $n }, next
board-cell-coming = Event { $n }, to come
board-years-over = both years are over
board-year-over = year { $year } is over
board-counted = { $n } of { $total } resolved{ $alerts ->
    [0] {""}
    [one] {" "}· { $alerts } Red Alert
   *[other] {" "}· { $alerts } Red Alerts
  }
# What it did to a commander, beside their emblem.
board-did-gain = { COUNT($things) ->
    [0] Gained nothing: storage is full
   *[other] Gained { $things }
  }
board-did-strike = { $half ->
    [yes] Strike: half of the next collection
   *[no] Strike: no next collection
  }
board-did-defend = { $lost ->
    [yes] Lost
   *[no] Held
  } { $system }: { $die } + { $force } = { $sum } vs { $resistance }
board-did-storm = { $system } yields nothing in { next-collections }
board-did-pay = Paid { $things }
board-did-give-up = Lost { $system }
board-did-envoys = Strength { $n }
board-did-threaten-nothing = No aligned system to lose
board-did-nothing = Not affected
board-before = Before it, { $card }
board-earlier = This year: { $cards }.
board-every-round = After every round, one event for all.
# On the card, without the numbers, which stand beside it.
board-effect-gain = Everybody gains resources
board-effect-strike = { effect-strike }
board-effect-revolt = The weakest aligned system revolts
board-effect-invasion = The newest aligned system is invaded
board-effect-quiet = { effect-quiet }
board-effect-storm = The newest aligned system yields nothing
board-effect-ransom = With { $systems } or more aligned systems: pay, or lose the newest
board-effect-envoys = With strength { $limit } or less: gain strength
board-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
  }
# Between two prices.
board-or = or
# Below an answer; the panel has the rest.
board-ransom-then = { $kept ->
    [yes] { $system } stays aligned
   *[no] { $system } is lost
  }
board-ransom = { $who } { YOU($who) ->
    [you] decide
   *[other] decides
  } whether to pay.

## Board: the mats

board-mat = Home mat
board-legend-now = outlined: after collecting
board-legend-next = outlined: next collection
board-out = Home world revolted: out of the game
board-danger = In danger: no aligned system
board-strike = { $half ->
    [yes] Strike: half of the next collection
   *[no] Strike: no next collection
  }
board-sure-now = Sure success this turn
board-sure-next = Sure success next turn
board-track-metal = Metal
board-track-wealth = Wealth
board-track-military = Military
board-track-metal-made = Metal production
board-track-wealth-made = Wealth production
board-limit = limit { $n }{ $wasted ->
    [0] {""}
   *[other] , { $wasted } will be wasted
  }
board-production = home { $home }, systems { $systems }
# What a screen reader says of a track.
board-track = { $name } { $value }, { $note }{ $coming ->
    [0] {""}
   *[other] , { $coming } more after collecting
  }.
board-technology-count = { $n } of { $total }, 1 point each
# On the plate of a technology.
board-ability-military_limit = Military strength up to { $n }
board-ability-storage_limit = Storage up to { $n }
board-ability-opens_distant = Opens distant systems
board-ability-halves_strikes = Half resources in strikes
board-ability-against_invasion = +{ $n } against invasions
board-ability-against_revolt = +{ $n } against revolts
board-ability-sure_success = One sure success
board-ability-trade_give = Exchange { $n } for { $get }
board-ability-none = { ability-none }
board-after = After { $technology }
board-beyond-storage = Storage holds { $n }
board-technology = { $technology }: { $text }. { $state }
board-discovered = Discovered.
board-cost = Costs { $n } wealth.
board-cost-locked = Costs { $n } wealth. { $why }.

## Board: players

board-systems-aligned = Systems aligned
board-strength = Military strength
board-deciding = deciding
board-goal = Shared goal
board-goal-text = { $won ->
    [yes] Distant systems aligned: { $n } of { $target }, enough to win
   *[no] Distant systems aligned: { $n } of { $target } needed to win
  }
board-rank = Rank
board-rank-from = from { $n }

## Component tables

remaining-events = Events that can still come this year
remaining-events-note = { $n ->
    [0] No more of them will be turned up.
    [one] One of them will be turned up, and another after a Red Alert.
   *[other] { $n } of them will be turned up, and another after each Red Alert.
  }
remaining-near = Near systems nobody has explored
remaining-distant = Distant systems nobody has explored
remaining-systems-note = They lie face down in a sector or are out of the game.
components-near = Near systems
components-distant = Distant systems
components-technologies = Technologies
components-events = Events
components-numbers = Numbers
head-number = No.
head-system = System
head-resistance = Resistance
head-metal = Metal
head-wealth = Wealth
head-points = Points
head-original = Original
head-source = Source
head-basis = Basis
head-row = Row
head-technology = Technology
head-effect = Effect
head-event = Event
head-year-one = Year 1
head-year-two = Year 2
head-what = What
head-value = Value
head-commander = Commander
head-aligned = Aligned
head-explored = Explored
head-strength = Strength
head-marks = Marks
head-place = Place
head-state = State
head-discovered = Discovered
number-near = Near systems in a sector
number-distant = Distant systems in a sector
number-events = Events in year { $year }
number-production = Production of the home world
number-storage = Storage limit of each resource
number-military = Limit of military strength
number-military-cost = Cost of 1 strength
number-die = Sides of the die
number-target = Aligned distant systems needed for each player
number-bonus = { $bonus } bonus: { $text }
number-rank = Rank from { points }

## The lesson

lesson-title = Your first year
lesson-text = Year 1 as a sector commander, turn by turn, with a coach at your side.
lesson-step1-1 = Welcome, Commander. This sector is yours: six near systems and three distant ones, all face down. You have two years to align as many as you can with the Empire.
lesson-step1-2 = A turn has three parts: one action, then collecting, then building. The action comes first.
lesson-step1-3 = Exploring turns a system up and attacks it at once: a die plus your military strength against its resistance. Your strength is 0 and cannot fall lower, so you risk nothing. Explore near system 1.
lesson-step2-1 = You rolled 5 against resistance 5: reaching it is enough. Cygnus is aligned, and the 1 wealth it produces was added to your production at once.
lesson-step2-2 = So you collected 1 metal and 2 wealth. The home mat shows what you have and what the next turn will bring.
lesson-step2-3 = Now build. A point of strength costs 1 metal and 1 wealth, once a turn, and helps in every attack. Build military.
lesson-step3-1 = You have strength 1. The wealth you have left stays in storage for later.
lesson-step3-2 = After every turn an event is turned up, good or bad. End the turn and see.
lesson-step4-1 = An asteroid: you gained 1 wealth. Year 1 has seven events and year 2 has six. Then the game is over.
lesson-step4-2 = It is your turn again. This time you add strength 1 to the die. Explore near system 2.
lesson-step5-1 = Tau Ceti is aligned. It produces nothing, but every aligned system scores its points at the end.
lesson-step5-2 = You produced 2 wealth and could store only 1: storage holds 3 of each, and the rest is wasted. So spend before it is full.
lesson-step5-3 = Technologies cost wealth. Each gives 1 point and an ability you keep. On each row, the left one comes first. Discover Capital Ships, so that your strength can grow to 5 instead of 3.
lesson-step6-1 = You may build military once and discover one technology each turn, in either order. Now end the turn.
lesson-step7-1 = A Large Invasion! Invasions strike the system you aligned last, Tau Ceti. The die showed 1 and the card adds 2: 3 against its resistance of 4. Tau Ceti held.
lesson-step7-2 = Now that you have strength, a failed attack costs 1 of it. Explore near system 3.
lesson-step8-1 = 3 plus 1 against 6: the attack on Sirius failed, and your strength is 0 again. It happens to every commander.
lesson-step8-2 = Sirius stays face up, so you can try again later. And you collected all the same. Build military.
lesson-step9-1 = Keep 1 metal and 1 wealth for the next turn. End the turn.
lesson-step10-1 = A Revolt. It strikes your weakest aligned system, again Tau Ceti: 4 plus 1 makes 5, and that beats its 4. It is unaligned now, but it stays face up.
lesson-step10-2 = Conquering attacks a face-up system, and now you know your chances: Sirius needs a 5 or more, Tau Ceti a 3 or more. Take the better one: conquer Tau Ceti.
lesson-step11-1 = Tau Ceti is back, and you have 3 wealth: enough for a technology and military this turn.
lesson-step11-2 = One event you may meet is the Strike: no collection in the next turn. Robot Workers save half of it. Discover Robot Workers.
lesson-step12-1 = And add a point of strength: build military. From here on the turn ends by itself when you have built.
lesson-step13-1 = Peace and Quiet: the kindest card of all.
lesson-step13-2 = You could bide time now: no risk, no gain. But with strength 2 Sirius needs only a 4, an even chance. Conquer Sirius.
lesson-step14-1 = A 6! Sirius is yours. Now think of the three distant systems. In this deck they score 2 or 3 points each, but their resistance is 9 or 10.
lesson-step14-2 = You can explore them with Forward Star Bases, and only while every explored near system is aligned. You will need all the strength you can get. Build military.
lesson-step15-1 = Another revolt, and this time Tau Ceti held. Hyper Television would add 1 to its resistance in revolts, and Planetary Defenses 1 in invasions.
lesson-step15-2 = With strength 3, exploring is less of a risk. Explore near system 4.
lesson-step16-1 = Proxima joins you and produces 1 metal each turn. Your storage is full.
lesson-step16-2 = Forward Star Bases cost 4 wealth, more than storage holds. Interspecies Commerce, then Interstellar Banking, make room for 5: a plan for next year. Today, go for strength 4. Build military.
lesson-step17-1 = A Small Invasion struck Proxima, your newest system, and failed.
lesson-step17-2 = This is the last turn of the year. Explore near system 5.
lesson-step18-1 = Epsilon Eridani has resistance 8, and you reached exactly 8. Strength pays.
lesson-step18-2 = Count your points: five systems at 1 each and two technologies make 7. There are bonuses, too: 1 for exploring all nine systems, 1 for all eight technologies, 3 for aligning all nine systems.
lesson-step18-3 = Build military. The last event of the year follows, and then year 2 begins.
lesson-closing-1 = Year 2. Everything you have stays yours. The events are shuffled again, six are dealt, and now their harsher side counts: without any aligned system, a revolt or invasion would end the game.
lesson-closing-2 = With 8 points you remain a commander, with 13 you become a captain, with 17 an admiral. You know the rules now. Play on as you like; a hint is there whenever you want one.

## Records worth keeping, on a person's page

best-alone = Highest rank alone
best-together = Highest rank together
best-rank = { $rank }, { points }

## The texts of the component data

card-technologies-capital-ships-name = Capital Ships
card-technologies-capital-ships-text = Military strength up to 5.
card-technologies-forward-starbases-name = Forward Star Bases
card-technologies-forward-starbases-text = Distant systems may be explored.
card-technologies-robot-workers-name = Robot Workers
card-technologies-robot-workers-text = Half resources, rounded up, in a strike.
card-technologies-planetary-defenses-name = Planetary Defenses
card-technologies-planetary-defenses-text = +1 resistance against invasions.
card-technologies-hyper-television-name = Hyper Television
card-technologies-hyper-television-text = +1 resistance against revolts.
card-technologies-interstellar-diplomacy-name = Interstellar Diplomacy
card-technologies-interstellar-diplomacy-text = One sure success on the very next turn.
card-technologies-interspecies-commerce-name = Interspecies Commerce
card-technologies-interspecies-commerce-text = Once a turn, exchange 2 for 1 after collecting.
card-technologies-interstellar-banking-name = Interstellar Banking
card-technologies-interstellar-banking-text = Storage up to 5 of each.
card-bonuses-exploration-name = Exploration
card-bonuses-exploration-text = every system of the sector is explored
card-bonuses-scientific-name = Scientific
card-bonuses-scientific-text = all eight technologies are discovered
card-bonuses-warlord-name = Warlord
card-bonuses-warlord-text = every system of the sector is aligned
card-ranks-1-name = Demoted
card-ranks-1-text = Demoted
card-ranks-2-name = Commander
card-ranks-2-text = Remains a Commander
card-ranks-3-name = Captain
card-ranks-3-text = Promoted to Captain
card-ranks-4-name = Commodore
card-ranks-4-text = Promoted to Commodore
card-ranks-5-name = Admiral
card-ranks-5-text = Promoted to Admiral

## Measures of balance reports

measure-near-system-dealt = Near system dealt
measure-distant-system-dealt = Distant system dealt
measure-event-of-year-1 = Event of year 1
measure-event-of-year-2 = Event of year 2
measure-sector = Sector
measure-attacks = Attacks
measure-resources = Resources
measure-round-of-discovery = Round of discovery
measure-technology = Technology
measure-near-system-held = Near system held
measure-distant-system-held = Distant system held
measure-systems-explored = Systems explored
measure-near-systems-aligned = Near systems aligned
measure-distant-systems-aligned = Distant systems aligned
measure-lost-in-revolts = Lost in revolts
measure-lost-to-invasions = Lost to invasions
measure-given-up = Given up
measure-out-of-the-game = Out of the game
measure-won = Won
measure-strength-lost = Strength lost
measure-turns-bided = Turns bided
measure-metal-collected = Metal collected
measure-wealth-collected = Wealth collected
measure-metal-wasted = Metal wasted
measure-wealth-wasted = Wealth wasted
measure-wasted-of-events = Wasted from events
measure-collections-struck = Collections with a strike

## Kinds of events in balance reports

event-YearBegan = Year began
event-TurnBegan = Turn began
event-SystemExplored = System explored
event-SystemAttacked = System attacked
event-StrengthLost = Strength lost
event-TimeBidden = Time bided
event-ResourcesCollected = Resources collected
event-ResourcesTraded = Resources traded
event-MilitaryBuilt = Military built
event-TechnologyDiscovered = Technology discovered
event-EventDrawn = Event drawn
event-ResourcesGained = Resources gained
event-StrikeCalled = Strike
event-SystemDefended = System defended
event-NothingThreatened = Nothing threatened
event-CommanderLost = Commander lost
event-StormRaged = Storm
event-RansomPaid = Ransom paid
event-SystemGivenUp = System given up
event-EnvoysArrived = Envoys arrived
event-PlayerSpared = Player not affected
event-PointsScored = Points scored
event-CommanderScored = Commander scored
event-GameEnded = Game ended
# What tells events and actions of a kind apart.
kind-mark-metal = { resource-metal }
kind-mark-wealth = { resource-wealth }
kind-mark-aligned = aligned
kind-mark-drawn = drawn as the first player
kind-mark-wasted = wasted
kind-mark-struck = during a strike
kind-mark-in-place = in place of a Red Alert
kind-mark-halved = halved
kind-mark-revolt = revolt
kind-mark-invasion = invasion
kind-mark-lost = lost
kind-mark-forced = forced
kind-mark-no-system = no system
kind-mark-no-production = no production
kind-mark-few-systems = too few systems
kind-mark-strength = too strong
kind-mark-systems = systems
kind-mark-technologies = technologies
kind-mark-exploration = exploration
kind-mark-scientific = science
kind-mark-warlord = warlord
kind-mark-out = out of the game
kind-mark-capital-ships = { card-technologies-capital-ships-name }
kind-mark-forward-starbases = { card-technologies-forward-starbases-name }
kind-mark-robot-workers = { card-technologies-robot-workers-name }
kind-mark-planetary-defenses = { card-technologies-planetary-defenses-name }
kind-mark-hyper-television = { card-technologies-hyper-television-name }
kind-mark-interstellar-diplomacy = { card-technologies-interstellar-diplomacy-name }
kind-mark-interspecies-commerce = { card-technologies-interspecies-commerce-name }
kind-mark-interstellar-banking = { card-technologies-interstellar-banking-name }

## Faults in component data

data-bonuses = bonuses: exploration, scientific and warlord once each
data-doubles = systems and events: number { $numbers } stands on more than one card
data-systems = systems: { $n } { $distant ->
    [yes] distant
   *[no] near
  } ones in the { data-deck }, { $dealt } are dealt
data-events = events: { $n } in the { data-deck } besides Red Alerts, { $dealt } are dealt
data-technology-ids = technologies: an id stands on two rows
data-technology-places = technologies: two have the same row and column
data-technology-left = technologies: a row has a right one but no left one
data-technologies = technologies: there are 1 to 12 of them
data-rank-first = ranks: the first is for 0 points
data-rank-points = ranks: points rise from row to row
data-deck = { $original ->
    [yes] original deck
   *[no] whole deck
  }

# Why a card is as it is: a few reasons for many cards.
basis-range = invented within the range of the public cards
basis-ancestor = as on the ancestor game's card
basis-copy = second copy of a public card; that the deck holds a second copy is assumed
basis-event = the event type is named in the rulebook; its numbers are invented
basis-alert = the number of Red Alerts is public; the effect is invented
basis-expansion = numbers of a card of the ancestor game's expansion; that it is in this deck is assumed
card-systems-near-wolf-359-basis = { basis-ancestor }
card-systems-near-proxima-basis = { basis-ancestor }
card-systems-near-epsilon-eridani-basis = { basis-ancestor }
card-systems-near-cygnus-basis = { basis-ancestor }
card-systems-near-tau-ceti-basis = { basis-ancestor }
card-systems-near-procyon-basis = { basis-ancestor }
card-systems-near-sirius-basis = { basis-ancestor }
card-systems-distant-canopus-basis = { basis-ancestor }
card-systems-distant-polaris-basis = { basis-ancestor }
card-systems-distant-galaxys-edge-basis = { basis-ancestor }
card-systems-near-alpha-centauri-basis = { basis-range }
card-systems-near-barnards-star-basis = { basis-range }
card-systems-near-luyten-basis = { basis-range }
card-systems-near-lalande-basis = { basis-range }
card-systems-near-ross-128-basis = { basis-range }
card-systems-near-kapteyn-basis = { basis-range }
card-systems-near-altair-basis = { basis-range }
card-systems-near-vega-basis = { basis-range }
card-systems-near-fomalhaut-basis = { basis-range }
card-systems-near-groombridge-basis = { basis-range }
card-systems-near-van-maanen-basis = { basis-range }
card-systems-near-gliese-581-basis = { basis-range }
card-systems-near-struve-basis = { basis-range }
card-systems-near-delta-pavonis-basis = { basis-range }
card-systems-near-arcturus-basis = { basis-range }
card-systems-near-aquila-basis = { basis-expansion }
card-systems-near-queloz-basis = { basis-expansion }
card-systems-distant-rigel-basis = { basis-range }
card-systems-distant-deneb-basis = { basis-range }
card-systems-distant-betelgeuse-basis = { basis-range }
card-systems-distant-antares-basis = { basis-range }
card-systems-distant-spica-basis = { basis-range }
card-systems-distant-achernar-basis = { basis-range }
card-systems-distant-aldebaran-basis = { basis-range }
card-systems-distant-hadar-basis = { basis-range }
card-systems-distant-perseus-rim-basis = { basis-range }
card-events-event-11-asteroid-basis = { basis-ancestor }
card-events-event-12-strike-basis = { basis-ancestor }
card-events-event-13-derelict-ship-basis = { basis-ancestor }
card-events-event-14-revolt-basis = { basis-ancestor }
card-events-event-15-small-invasion-basis = { basis-ancestor }
card-events-event-16-peace-and-quiet-basis = { basis-ancestor }
card-events-event-17-large-invasion-basis = { basis-ancestor }
card-events-event-18-revolt-basis = { basis-ancestor }
card-events-event-45-peaceful-colonization-basis = { basis-event }
card-events-event-46-extract-resources-basis = { basis-event }
card-events-event-47-siren-leader-basis = { basis-event }
card-events-event-48-asteroid-basis = { basis-copy }
card-events-event-49-derelict-ship-basis = { basis-copy }
card-events-event-50-peace-and-quiet-basis = { basis-copy }
card-events-event-51-small-invasion-basis = { basis-copy }
card-events-red-alert-meteor-storm-basis = { basis-alert }
card-events-red-alert-pandemic-basis = { basis-alert }
card-events-red-alert-alien-envoys-basis = { basis-alert }
