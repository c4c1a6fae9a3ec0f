### Galaxy Trucker.

summary = Build a ship against the clock, then fly it through a deck of trouble.

## Components

# With and without an article: "an engine", "the engine". Batteries have cells, holds have containers.
tile-unknown = component
tile-starting-cabin = pilot cabin
tile-cabin = cabin
tile-engine = engine
tile-double-engine = double engine
tile-cannon = cannon
tile-double-cannon = double cannon
tile-battery = battery with { $n } cells
tile-shield = shield generator
tile-cargo = cargo hold with { $n } containers
tile-special-cargo = special cargo hold with { $n ->
    [one] { $n } container
   *[other] { $n } containers
  }
tile-structural = structural module
tile-life-support-orange = orange life support
tile-life-support-purple = purple life support
a-tile-unknown = a { tile-unknown }
a-tile-starting-cabin = a { tile-starting-cabin }
a-tile-cabin = a { tile-cabin }
a-tile-engine = an { tile-engine }
a-tile-double-engine = a { tile-double-engine }
a-tile-cannon = a { tile-cannon }
a-tile-double-cannon = a { tile-double-cannon }
a-tile-battery = a { tile-battery }
a-tile-shield = a { tile-shield }
a-tile-cargo = a { tile-cargo }
a-tile-special-cargo = a { tile-special-cargo }
a-tile-structural = a { tile-structural }
a-tile-life-support-orange = an { tile-life-support-orange }
a-tile-life-support-purple = a { tile-life-support-purple }
# Several alike: $count of them.
tiles-unknown = { $count } components
tiles-starting-cabin = { $count } pilot cabins
tiles-cabin = { $count } cabins
tiles-engine = { $count } engines
tiles-double-engine = { $count } double engines
tiles-cannon = { $count } cannons
tiles-double-cannon = { $count } double cannons
tiles-battery = { $count } batteries with { $n } cells
tiles-shield = { $count } shield generators
tiles-cargo = { $count } cargo holds with { $n } containers
tiles-special-cargo = { $count } special cargo holds with { $n ->
    [one] { $n } container
   *[other] { $n } containers
  }
tiles-structural = { $count } structural modules
tiles-life-support-orange = { $count } orange life supports
tiles-life-support-purple = { $count } purple life supports
# The last of a list: so many that it does not name.
tiles-others = { $n ->
    [one] { $n } other
   *[other] { $n } others
  }
# The kind alone.
kind-unknown = component
kind-starting-cabin = pilot cabin
kind-cabin = cabin
kind-engine = engine
kind-double-engine = double engine
kind-cannon = cannon
kind-double-cannon = double cannon
kind-battery = battery
kind-shield = shield generator
kind-cargo = cargo hold
kind-special-cargo = special cargo hold
kind-structural = structural module
# Of either colour.
kind-life-support = life support
kind-life-support-orange = orange life support
kind-life-support-purple = purple life support
connector-none = smooth
connector-simple = simple
connector-double = double
connector-universal = universal
# A cannon or a shield generator as it lies, then its sides.
lies-cannon = points to the { $side }: strength { $strength }{ $double ->
    [yes] {" "}for a battery token
   *[no] {""}
  }; { $sides }
lies-shield = covers the { $covered }; { $sides }
connectors = front { $front }, right { $right }, rear { $rear }, left { $left }
# An engine that does not point to the rear.
lies-engine = points to the { $side }; { $sides }
cell = row { $row }, column { $column }
cell-none = a square off the board
at-cell = the { $kind } at { $cell }
side-front = front
side-right = right
side-rear = rear
side-left = left
circle-0 = the "Start" circle
circle-1 = circle 1
circle-2 = circle 2
circle-3 = circle 3

## Cards

card = { $name } ({ $id })
card-unknown = a card
card-open-space = Open Space
card-planets = Planets
card-abandoned-ship = Abandoned Ship
card-abandoned-station = Abandoned Station
card-meteoric-swarm = Meteoric Swarm
card-smugglers = Smugglers
card-slavers = Slavers
card-pirates = Pirates
card-combat-zone = Combat Zone
card-stardust = Stardust
card-epidemic = Epidemic
card-sabotage = Sabotage
enemy-smugglers = the smugglers
enemy-slavers = the slavers
enemy-pirates = the pirates
threat-small = small meteor
threat-large = large meteor
threat-light = light cannon fire
threat-heavy = heavy cannon fire
threat-from = { $threat } from the { $side }
# Several from the same side, one after the other.
threats-alike = { $n } { $size ->
    [small] small meteors
    [large] large meteors
    [light] shots of light cannon fire
   *[heavy] shots of heavy cannon fire
  } from the { $side }
threats-mixed = { $sizes } { $meteors ->
    [yes] meteors
   *[no] cannon fire
  } from the { $side }
size-small = small
size-large = large
size-light = light
size-heavy = heavy
text-open-space = Everybody moves ahead by engine strength.
text-planets = { CAP($planets) }. { CAP(cost-days) }.
text-planet = planet { $planet }: { $goods }
text-more = { $first }; { $rest }
text-abandoned-ship = { credits } for { $crew } crew. { CAP(cost-days) }.
text-abandoned-station = { $goods } for a ship with at least { $crew } crew. { CAP(cost-days) }.
text-meteoric-swarm = { CAP($threats) }.
text-smugglers = Strength { $strength }. Reward: { $goods }; { cost-days }. If you lose: { $lost } goods lost.
text-slavers = Strength { $strength }. Reward: { credits }; { cost-days }. If you lose: { $crew } crew lost.
text-pirates = Strength { $strength }. Reward: { credits }; { cost-days }. If you lose: { $threats }.
text-combat-zone = { CAP($lines) }.
text-stardust = Each ship loses a flight day for every exposed connector.
text-epidemic = Every occupied cabin joined to another occupied cabin loses 1 crew.
text-sabotage = The ship with the smallest crew loses a random component.
line = { $fewest ->
    [crew] fewest crew
    [engines] weakest engines
   *[cannons] weakest cannons
  }: { $penalty }
penalty-lose-days = { $n ->
    [one] { $n } flight day lost
   *[other] { $n } flight days lost
  }
penalty-lose-crew = { $n } crew lost
penalty-lose-goods = { $n } goods lost
penalty-shots = { $threats }

## Amounts

credits = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
  }
cost-days = { $days ->
    [0] no flight days lost
    [one] { $days } flight day lost
   *[other] { $days } flight days lost
  }
tokens = { $n ->
    [one] { $n } battery token
   *[other] { $n } battery tokens
  }
crew = { $n } crew
components = { $n ->
    [one] { $n } component
   *[other] { $n } components
  }
humans = { $n ->
    [one] { $n } human
   *[other] { $n } humans
  }
alien-orange = the orange alien
alien-purple = the purple alien
# So many blocks of a colour, and several of them.
goods-red = { $n } red
goods-yellow = { $n } yellow
goods-green = { $n } green
goods-blue = { $n } blue
goods-none = no goods
# $n: how many of the last colour. "1 red and 2 blue blocks".
goods = { $goods } { $n ->
    [one] block
   *[other] blocks
  }
rank = { $n ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  }

## Score sheet

sheet-On-the-way = On the way
sheet-Finishing = Finishing
sheet-Best-ship = Best-looking ship
sheet-Goods = Goods
sheet-Losses = Losses
sheet-Forgiven = Forgiven
title-bigger-winner = Bigger winner
title-winner = Winner
title-broke = Broke
verdict-nobody = Nobody made any money (GT-1.5).
verdict-alone = { $who } made { credits } and { YOU($who) ->
    [you] are
   *[other] is
  } a winner (GT-1.5).
verdict = { $who } made the most money: { credits } (GT-1.5).
verdict-tie = { $who } made the most money, { credits } each (GT-1.5).
verdict-team = { $who } made the most money together: { credits } (GT-1.5).

## What happened: building

round-began = Round { $round } begins.
round-learning = Round { $round } begins: the learning flight.
go-said = { $who } said "Go!" The timer runs in { $circle }.
turn-began = It is { OWN($who) } turn to build.
drew = { $who } drew { $tile }.
took = { $who } took { $tile } that lay face up.
took-aside = { $who } took { $tile } that had been set aside.
added = { $who } added { $tile }.
took-back = { $who } took the { $tile } off again.
returned = { $who } returned { $tile } to the warehouse, face up.
set-aside = { $who } set { $tile } aside.
looked = { $who } picked up pile { $pile } of the adventure cards.
looked-at = { $who } picked up pile { $pile } of the adventure cards: { $cards }.
put-back = { $who } put pile { $pile } back.
flipped = { $who } flipped the timer to { $circle }.
ran-out = The timer ran out in { $circle }.
swapped-to-build = { $who } swapped ships: each goes on building the other's.
swapped-to-fly = { $who } swapped ships: each flies the other's.
finished = { $who } finished building and took number tile { $number }.
building-over = Everybody has finished: building is over.
building-time = Time is up: building is over.
flaw-found = Spot check: { OWN($who) } ship has { $flaw }.
flaw-found-at = Spot check: { OWN($who) } ship has { $flaw } at { $squares }.
flaw-found-part = Spot check: { OWN($who) } ship has { $flaw }: { components }, among them the one at { $square }.
flaw-smooth = a connector against a smooth side
flaw-mismatch = a simple connector against a double one
flaw-engine = an engine that does not point to the rear
flaw-exhaust = a component right behind an engine
flaw-barrel = a component right in front of a cannon
flaw-loose = a part that is not joined to the rest
aside-lost = { $n ->
    [one] The component set aside for { OWN($who) } ship counts as lost: { $tiles }.
   *[other] The components set aside for { OWN($who) } ship count as lost: { $tiles }.
  }
removed = { $who } removed { $tile }.
number-moved = { OWN($who, start: 1) } ship had to be repaired, so { NAME($who) } { YOU($who) ->
    [you] start
   *[other] starts
  } as number { $number }.
crew-placed = On board { OWN($who) } ship: { $load }.
crew-placed-none = { OWN($who, start: 1) } ship has no cabin and no crew{ COUNT($load) ->
    [0] {""}
   *[other] , only { $load }
  }.

## What happened: the flight

flight-began = The flight begins, with { $n ->
    [one] { $n } card
   *[other] { $n } cards
  } to come.{ COUNT($who) ->
    [0] {""}
    [1] {""}
   *[other] {" "}Order of flight: { NAME($who) }.
  }
card-turned-up = { $who } turned up { $card }. { $left ->
    [0] It is the last card.
    [one] { $left } more card is to come.
   *[other] { $left } more cards are to come.
  }
card-ignored = { $who } { YOU($who) ->
    [you] fly alone and ignore
   *[other] flies alone and ignores
  } { $card }.
declared = { $who } declared { $what ->
    [engines] engine strength
   *[cannons] cannon strength
  } { $strength }{ $n ->
    [0] {""}
    [one] {" "}for { $n } battery token
   *[other] {" "}for { $n } battery tokens
  }.
gained-days = { $who } moved { $n ->
    [one] { $n } space
   *[other] { $n } spaces
  } ahead.
lost-days = { $who } lost { $n ->
    [one] { $n } flight day
   *[other] { $n } flight days
  }.
# $n: that many exposed connectors, too.
lost-days-stardust = { $who } lost { $n ->
    [one] { $n } flight day for { $n } exposed connector
   *[other] { $n } flight days for { $n } exposed connectors
  }.
landed = { $who } landed on planet { $planet }.
landed-for = { $who } landed on planet { $planet }: { $goods }.
accepted-abandoned-ship = { $who } took the abandoned ship: { credits } for { $crew } crew.
accepted-abandoned-station = { $who } docked at the abandoned station: { $goods }.
accepted-smugglers = { $who } took the smugglers' goods: { $goods }.
accepted-slavers = { $who } took the reward for beating the slavers: { credits }.
accepted-pirates = { $who } took the reward for beating the pirates: { credits }.
declined-planets = { $who } did not land.
declined-abandoned-ship = { $who } left the abandoned ship alone.
declined-abandoned-station = { $who } left the abandoned station alone.
declined-reward = { $who } left the reward and lost no flight days.
stowed = { $who } { YOU($who) ->
    [you] now carry
   *[other] now carries
  } { $goods }.
stowed-left = { $who } { YOU($who) ->
    [you] now carry
   *[other] now carries
  } { $goods }, leaving { $left } behind.
crew-lost = { $who } lost { $what }.
crew-lost-epidemic = { $who } lost { $what } to the epidemic.
crew-lost-none = { $who } { YOU($who) ->
    [you] have
   *[other] has
  } no crew left to lose.
goods-lost = { $who } lost { $what }.
goods-lost-none = { $who } { YOU($who) ->
    [you] have
   *[other] has
  } neither goods nor battery tokens to lose.
credits-gained = { $who } gained { credits }.
rolled = { $who } rolled { $dice }: { $threat }, { $line ->
    [row] row
   *[column] column
  } { $number }.
met-it = It
met-small = The small meteor
met-large = The large meteor
met-light = The light cannon fire
met-heavy = The heavy cannon fire
met-missed = { $threat } missed { OWN($who) } ship.
met-bounced = { $threat } bounced off { OWN($who) } ship.
met-shot = { $threat } was shot down by { OWN($who) } cannon.
met-shot-token = { $threat } was shot down by { OWN($who) } double cannon, for 1 battery token.
met-shielded = { $threat } was stopped by { OWN($who) } shield, for 1 battery token.
met-hit = { $threat } hit { OWN($who) } ship.
destroyed = { OWN($who, start: 1) } { $tile } was destroyed{ $load }.
fell-off = { COUNT($tiles) ->
    [0] { components }
    [1] { CAP($tiles) }
   *[other] { components }
  } fell off { OWN($who) } ship{ COUNT($tiles) ->
    [0] {""}
    [1] {""}
   *[other] : { $tiles }
  }{ $load }.
fell-off-none = Nothing fell off { OWN($who) } ship.
with-load = , along with { $load }
alien-left = { $alien ->
    [orange] The orange alien
    [purple] The purple alien
   *[other] An alien
  } left { OWN($who) } ship: its life support is gone.
fought-won = { $who } beat { $enemy }: cannon strength { $own } against { $theirs }.
fought-tied = { $who } tied with { $enemy }, { $own } against { $theirs }: nothing happened.
fought-lost = { $who } lost to { $enemy }: cannon strength { $own } against { $theirs }.
weakest = { $who } { YOU($who) ->
    [you] have
   *[other] has
  } { $fewest ->
    [crew] the fewest crew
    [engines] the weakest engines
   *[cannons] the weakest cannons
  }{ $why }
weakest-bare = .
weakest-alone = : { $own } against { $others }.
weakest-tied = : { $own } against { $others }. Of those tied, the one farthest ahead pays.
weakest-other = { OWN($who) } { $n }
weakest-range = { OWN($who) } { $least } to { $most }
saboteurs-hit = Saboteurs on { OWN($who) } ship struck column { $column }, row { $row }: the { $tile }.
saboteurs-missed = Saboteurs on { OWN($who) } ship struck column { $column }, row { $row }: nothing is there.
gave-up-chosen = { $who } gave up.
gave-up-no-humans = { $who } had to give up: no human is left on board.
gave-up-no-engines = { $who } had to give up: engine strength 0 in open space.
gave-up-lapped = { $who } had to give up: the leader is more than a lap ahead.
paid-landed = { $who } finished { rank }: { paid-total }{ $parts }.
paid-gave-up = { $who } did not finish: { paid-total }{ $parts }.
paid-parts = {" "}({ $parts })
paid-finishing = { $n } for the finish
paid-best-ship = { $n } for the best-looking ship
paid-goods = { $n } for goods
paid-penalty = −{ $n }{ $insured ->
    [yes] , the insurance limit,
   *[no] {""}
  } for { $lost ->
    [0] lost components
    [one] { $lost } lost component
   *[other] { $lost } lost components
  }
paid-unpaid = { $n } of the penalty forgiven
paid-on-the-way = { $n } won on the way
# $debt: the total without its sign where it is below 0, otherwise 0.
paid-total = { $debt ->
    [0] { $total ->
        [0] no credits
        [one] { $total } credit
       *[other] { $total } credits
      }
    [one] −{ $debt } credit
   *[other] −{ $debt } credits
  }
counted = { $who } made { paid-total } in all{ $parts }.
ended-nobody = The game is over. Nobody made any money.
ended-alone = The game is over. { $who } made { credits } and { YOU($who) ->
    [you] are
   *[other] is
  } a winner.
ended = The game is over. { $who } made the most money: { credits }.{ ended-also }
ended-tie = The game is over. { $who } made the most money, { credits } each.{ ended-also }
ended-team = The game is over. { $who } made the most money together: { credits }.{ ended-also }
ended-also = { COUNT($also) ->
    [0] {""}
    [1] {" "}Also a winner: { NAME($also) }.
   *[other] {" "}Also winners: { NAME($also) }.
  }

## Choices: building

say-go = Say "Go!"
say-go-detail = the timer starts and everybody builds
take-face-down = Take a face-down component
take-face-down-detail = { $n } left
take = Take the { $tile }
take-aside = Take the { $tile } that you set aside
add = Add the { $tile } at { $cell }
add-mistake = { COUNT($flaws) ->
    [one] a building mistake
   *[other] building mistakes
  }: { $flaws }; { $sides }
take-back = Take the newest component back
take-back-detail = the { $tile }
return = Return the { $tile }
return-detail = face up, for anyone to take
set-aside-offer = Set the { $tile } aside
set-aside-detail = for you alone; a lost component if you never add it
look = Look at pile { $pile }
look-detail = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }; you cannot build meanwhile
put-pile-back = Put the pile back
put-pile-back-detail = then you can build again
flip = Flip the timer to { $circle }
# $runs: with this one.
flip-detail = the first of { $runs } runs left until building ends
flip-last-detail = building ends when it runs out there
run-out = The timer runs out
end-turn = End the turn
end-turn-detail = { $n ->
    [one] { $n } building action unused
   *[other] { $n } building actions unused
  }
finish = Finish: take number tile { $number }
finish-detail = { $empty ->
    [0] no empty squares
    [one] { $empty } empty square
   *[other] { $empty } empty squares
  }, { $exposed ->
    [0] no exposed connectors
    [one] { $exposed } exposed connector
   *[other] { $exposed } exposed connectors
  }{ $aside ->
    [0] {""}
    [one] ; { $aside } component set aside counts as lost
   *[other] ; { $aside } components set aside count as lost
  }{ $flaws ->
    [0] {""}
    [one] ; { $flaws } flaw for the spot check
   *[other] ; { $flaws } flaws for the spot check
  }
remove = Remove { $part }
remove-free = at no cost
remove-lost = it counts as lost
keep = Keep the piece of { components }
keep-detail = with { $part }{ $crew ->
    [-1] {""}
    [0] , no crew
   *[other] , { $crew } crew
  }; { $lost ->
    [one] { $lost } component lost
   *[other] { $lost } components lost
  }
must-give-up = you must give up
may-give-up = you may have to give up
keep-fatal = { $detail }; no human on it: you must give up
crew-aliens = Take on board { $aliens }
crew-alien = { $alien } ({ $cell })
crew-humans = Take humans only
crew-detail = { $effects }; { $n } crew in all
crew-orange = +{ $n } engine strength if any engine works
crew-purple = +{ $n } cannon strength if any cannon works
crew-humans-detail = { $n } crew

## Choices: the flight

fly-on = Fly on
fly-on-detail = { $cards ->
    [one] { $cards } card to come
   *[other] { $cards } cards to come
  }{ $behind ->
    [0] ; you are the leader
    [one] ; you are { $behind } space behind the leader
   *[other] ; you are { $behind } spaces behind the leader
  }{ $lapped ->
    [0] {""}
   *[other] , and out of the flight if that becomes more than { $lapped }
  }
give-up = Give up
give-up-detail = no bonuses; { $sale ->
    [0] no goods to sell
    [one] goods sold for half, { $sale } credit
   *[other] goods sold for half, { $sale } credits
  }{ $penalty ->
    [0] {""}
    [one] ; { $penalty } credit to pay for lost components
   *[other] ; { $penalty } credits to pay for lost components
  }
power-nothing = Power nothing
power-engines = { $n ->
    [one] Power { $n } double engine
   *[other] Power { $n } double engines
  }
power-cannons = { $n ->
    [one] Power { $n } double cannon
   *[other] Power { $n } double cannons
  }
power-detail = { $outcome }; { $left ->
    [one] { $left } battery token left
   *[other] { $left } battery tokens left
  }
power-plain = strength { $strength }
power-move = engine strength { $strength }: you move { $strength ->
    [one] { $strength } space
   *[other] { $strength } spaces
  } ahead
power-stand-still = engine strength 0: you stay where you are
power-fatal = engine strength 0: you must give up
power-wins = { $own } against { $theirs }: a win, { $reward }
power-ties = { $own } against { $theirs }: a tie, nothing happens
power-loses = { $own } against { $theirs }: a defeat, so { $penalty }
power-safe = you are not the weakest ({ $own } against { $others })
power-tied = you are not the weakest ({ $own } against { $others }; in a tie the ship farther ahead pays)
power-weakest = you are the weakest, so { $penalty } ({ $own } against { $others })
power-depends = { $penalty }, unless somebody behind you declares less ({ $own } against { $others })
# What losing costs this ship.
loss-goods = { COUNT($what) ->
    [0] you lose nothing
   *[other] you lose { $what }
  }
loss-crew = you lose { $n } crew
loss-crew-fatal = you lose all your crew and must give up
loss-days = you lose { $n ->
    [one] { $n } flight day
   *[other] { $n } flight days
  }
loss-shots = you are shot at: { $threats }
reward-goods = { $goods } for { $days ->
    [one] { $days } flight day
   *[other] { $days } flight days
  }
reward-credits = { credits } for { $days ->
    [one] { $days } flight day
   *[other] { $days } flight days
  }
land = Land on planet { $planet }
land-detail = { $goods }; { cost-days }; { $room ->
    [0] no free container
    [one] { $room } free container
   *[other] { $room } free containers
  }{ $red ->
    [yes] {""}
   *[no] ; no reinforced container for red goods
  }
accept-ship = Take the abandoned ship
accept-ship-detail = { credits } for { $crew } of your { $own } crew; { cost-days }
accept-ship-fatal = { accept-ship-detail }; no human is left: you must give up
accept-station = Dock at the station
accept-reward = Take the reward
accept-reward-detail = { credits }; { cost-days }
decline = Decline
decline-nothing = you gain nothing and lose no flight days
decline-find = it is left for the ships behind you
decline-reward = the enemy is gone all the same; no flight days lost
stow = Carry { $goods }
stow-detail = worth { credits }; on board now: { $now }
stow-none = on board now: { $now }
lose-crew-offer = Give up { $n } crew
lose-crew-none = Give up nobody
lose-crew-detail = { $from }; { $left } crew left
lose-crew-fatal = { lose-crew-detail }, no human among them: you must give up
from-cell = { $what } at { $cell }
lose-goods-offer = Give up { $what }
lose-goods-none = Give up nothing
lose-goods-detail = from { $cells }
lose-goods-left = { lose-goods-detail }; { COUNT($left) ->
    [0] nothing
   *[other] { $left }
  } left
defend-shield = Power a shield with { $battery }
defend-cannon = Fire a double cannon with { $battery }
defend-detail = 1 battery token, { $left } left; saves { $part }
defend-bare = 1 battery token
take-hit = Take the hit
take-hit-detail = lose { $part }{ $load }{ $more ->
    [0] {""}
    [one] ; { $more } more component falls off
   *[other] ; { $more } more components fall off
  }{ $crew ->
    [0] {""}
   *[other] {" "}with { $crew } crew
  }
take-hit-fatal = { take-hit-detail }; no human is left: you must give up
pick-as-it-is = as it is: { $sides }
pick-turned = turned { $degrees }° clockwise: { $sides }
pick-block-red = a red block
pick-block-yellow = a yellow block
pick-block-green = a green block
pick-block-blue = a blue block

## Kinds of actions

# Short: on the confirm button, and as a heading above several of a kind.
do-SayGo = Go
do-TakeFaceDown = Take face-down
do-TakeFaceUp = Take face-up
do-TakeSetAside = Take set-aside
do-AddComponent = Add component
do-TakeBack = Take back
do-ReturnComponent = Return component
do-SetAside = Set aside
do-LookAtPile = Look at pile
do-PutPileBack = Put pile back
do-FlipTimer = Flip timer
do-RunOut = Time is up
do-EndTurn = End turn
do-Finish = Finish
do-RemoveComponent = Remove component
do-KeepPiece = Keep piece
do-PlaceCrew = Place crew
do-FlyOn = Fly on
do-GiveUp = Give up
do-Declare = Declare
do-Land = Land
do-Accept = Accept
do-Decline = Decline
do-Stow = Carry goods
do-LoseCrew = Give up crew
do-LoseGoods = Give up goods
do-Defend = Defend
do-TakeHit = Take hit

## Questions

step-go = Go
step-build = Build
step-flip = Flip the timer
step-timer = Timer
step-number = Number tile
step-repair = Spot check
step-piece = Keep a piece of the ship
step-crew = Crew
step-fly-on = Fly on
step-engines = Engine strength
step-cannons = Cannon strength
step-planet = Planet
step-offer = Offer
step-load = Load goods
step-lose-crew = Give up crew
step-lose-goods = Give up goods
step-defend = Defend
phase-round = Round { $round }
phase-building = Building
phase-spot-check = Spot check
phase-launch = Launch
phase-flight = Flight
phase-flight-card = Flight · card { $card }
phase-end = End
prompt-over = The game is over
prompt-others = Others decide
prompt-card = { $card }. { $text }
prompt-card-alone = { $card }.
prompt-go = Say "Go!"
prompt-go-text = Everybody is waiting for it.
prompt-build = Build your ship
prompt-build-text = Take a component, then add it or return it. Finish when you like.
prompt-pile = Look at the cards
prompt-pile-text = Put the pile back before you go on building.
prompt-place = Place the { $tile }
prompt-place-text = Turn it, add it to your ship{ $learning ->
    [yes] {" "}or
   *[no] , set it aside or
  } return it.
prompt-flip = You have finished
prompt-flip-text = The others go on building. Flip the timer if they take too long.
prompt-number = Time is up
prompt-number-text = Take the lowest number tile.
prompt-repair = Repair your ship
prompt-repair-text = Remove components that are part of a flaw, or that hang on one.
prompt-piece = Your ship is in pieces
prompt-piece-text = Choose the piece to fly on with.
prompt-piece-spot-check = Choose the piece to keep, or remove components first.
prompt-crew = Place your crew
prompt-crew-text = A cabin joined to a life support takes an alien of its colour instead of 2 humans.
prompt-fly-on = Fly on?
prompt-fly-on-text = You may give up before the next card is turned up.
prompt-engines = Declare your engine strength
prompt-engines-text = Each double engine costs a battery token.
prompt-cannons = Declare your cannon strength
prompt-cannons-text = Each double cannon costs a battery token.
prompt-planet = Land on a planet?
prompt-planet-text = One ship can land on each planet.
prompt-offer = Take it?
prompt-offer-text = It costs flight days.
prompt-load = Load goods
prompt-load-text = You may rearrange or discard all your cargo.
prompt-lose-crew = { $n ->
    [0] Give up crew
   *[other] Give up { $n } crew
  }
prompt-lose-crew-text = Humans or aliens, from any cabins.
prompt-lose-goods = { $n ->
    [0] Give up goods
   *[other] Give up { $n } goods
  }
prompt-lose-goods-text = The most valuable first; battery tokens make up the rest.
prompt-defend = Defend your ship?
prompt-defend-text = A battery token saves the component.
prompt-defend-threat = { CAP($threat) } in { $line ->
    [row] row
   *[column] column
  } { $number }. { prompt-defend-text }

## Why not

no-number = Number tile { $number } is not there.
number-not-lowest = Time is up: you must take the lowest number tile, { $number }.
finish-holding = You hold a component. Add it, set it aside or return it before you finish.
full-hands-tile = You hold a component. Add it, set it aside or return it first.
full-hands-pile = You hold a pile of cards. Put it back first.
no-face-down = No face-down components are left.
was-quicker = { $who } was quicker and took that component.
not-face-up = That component does not lie face up in the warehouse.
not-set-aside = You have not set that component aside.
all-fixed = You have no component that can still be moved.
holds-nothing = You hold no component.
no-cell = That is not a square of your ship board.
cell-taken = There is a component at { $cell } already.
cell-apart = A component must touch one that is already placed.
does-not-fit = There it would be { $flaws }, and this table forbids building mistakes.
no-return = A component that was set aside cannot be returned. You can only add it.
no-aside-learning = Nothing can be set aside in the learning flight.
aside-full = You can have only { $most } components set aside at a time.
no-looking-learning = Nobody looks at the cards of the learning flight.
no-pile = There is no pile { $pile }. There are piles 1 to { $piles }.
look-too-early = Add a component to your ship before you look at the cards.
pile-yours = You are already looking at pile { $pile }.
pile-held = { $who } { YOU($who) ->
    [you] are
   *[other] is
  } looking at pile { $pile }.
no-pile-held = You hold no pile of cards.
timer-runs = The timer is still running.
timer-none = There is no timer to flip.
timer-last-flip = Only a player who has finished may flip the timer to "Start".
no-turns = There are no turns here: everybody builds at once.
hands-full = Put down what you hold first.
has-finished = You have finished building.
others-building-turn = It is { OWN($who) } turn to build.
remove-in-flight = Components are removed only at the spot check, not in flight.
not-removable = You can remove only a component that is part of a flaw, or that would fall off with one.
no-piece = There is no component of your ship on that square.
no-alien-here = The cabin at { $cell } is not joined to { $alien ->
    [orange] an orange
   *[purple] a purple
  } life support, so that alien cannot live there.
one-alien = Only one alien fits into a cabin.
bad-stow = Each block needs one place and one of the four colours.
no-container = There is no free container for that block at { $cell }.
red-reinforced = Red goods need a reinforced container. The hold at { $cell } has none.
too-few-goods = You have only { $n } { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
  } goods to load.
crew-due = You must give up exactly { $n } crew.
too-few-figures = There are not that many crew at { $cell }.
goods-due = You must give up { $what }, the most valuable goods first.
not-most-valuable = The most valuable goods go first, and the hold at { $cell } has none of them.
no-token = There is no battery token left at { $cell }.
only-engines = You can power only double engines, each of them once.
only-cannons = You can power only double cannons, each of them once.
one-token-each = Each double component costs one battery token.
planet-taken = Planet { $planet } is not free.
teams-seats = Teams are for { $seats } players.
shared-needs-timer = Partners swap ships when the timer moves, so shared building needs a timer.
iiia-needs-iii = Round IIIa goes with round III. Choose rounds that include III.
learning-needs-i = The learning flight is round I. Choose rounds that include I.
foresight-needs-piles = The learning flight has no piles of cards. More foresight needs another round.
relaxed-no-timer = Relaxed building has no timer, so you cannot choose its length.
undo-taken = once you take another component, the one before is fixed (GT-3.5)
undo-finished = a number tile cannot be given back (GT-6.2)

## The board as tables

column-trucker = Trucker
column-credits = Credits
column-engines = Engines
column-cannons = Cannons
column-tokens = Tokens
column-crew = Crew
column-goods = Goods
column-exposed = Exposed
column-cover = Shields
column-lost = Lost
column-notes = Notes
overview-timer = { $timer }
board-gave-up = gave up
board-number = number { $number }
board-holds = holds { $tile }
board-looks = looks at pile { $pile }
board-illegal = { $n ->
    [one] { $n } flaw
   *[other] { $n } flaws
  }
board-behind = { $n } behind
board-leader = leader
board-ship = { OWN($who, start: 1) } ship
board-row = Row
board-flaws = Flaws, by row and column: { $flaws }.
board-flaw = { $flaw } ({ $clause }) at { $squares }
board-legend = Legend
board-legend-text = Engines and cannons: strength without battery tokens, and with them in brackets. Shields: ^ front, > right, v rear, < left. Ships: P pilot cabin, C cabin, E engine, G cannon (twice: double), B battery, S shield, K cargo hold, R special cargo hold, M structural module, L life support. Then the side it points to, and its connectors at the front, right, rear and left: - simple, = double, # universal, . smooth. On it: h human, O or P alien, * battery token, r y g b goods.
board-warehouse = Warehouse
column-tile = Tile
column-face-up = Face up
column-connectors = Connectors
board-face-down = { $n ->
    [one] { $n } component is face down.
   *[other] { $n } components are face down.
  } { $numbers }
board-numbers = { COUNT($numbers) ->
    [0] No number tile is left.
    [one] Number tile left: { $numbers }.
   *[other] Number tiles left: { $numbers }.
  }
# $n: the turns of each player until it runs out, where building goes by turns.
board-timer-runs = The timer runs in { $circle }{ $n ->
    [0] {""}
    [one] : { $n } turn left
   *[other] : { $n } turns left
  }.
board-timer-out = The timer has run out in { $circle }.
board-your-cards = Cards in your hand
column-card = Card
column-text = Text
board-now = { $card }, { $n ->
    [0] the last card
    [one] { $n } more card to come
   *[other] { $n } more cards to come
  }
none = none

## Board: the ship

board-label = Galaxy Trucker board
board-class = Class { $class } ship
board-builds = { $who } { YOU($who) ->
    [you] build
   *[other] builds
  } { OWN($owner) } ship
board-flies = { $who } { YOU($who) ->
    [you] fly
   *[other] flies
  } { OWN($owner) } ship
board-partner = You and { NAME($who) } are partners: you share your credits, and each flies the ship that the other builds.
board-look = Look at this ship
board-adds = { $n } more strength for 1 battery token
board-mini = { board-ship }: { components }{ $flaws ->
    [0] {""}
    [one] , { $flaws } flaw
   *[other] , { $flaws } flaws
  }
board-cell = { CAP(cell) }
board-cell-empty = { CAP($cell) }: empty.
board-cell-component = { CAP($cell) }: { $tile }, { $sides }{ COUNT($load) ->
    [0] {""}
   *[other] , with { $load }
  }.
board-cell-threatened = Threatened.
board-cell-flawed = Part of a flaw.
board-cell-newest = Can be taken back.
board-cell-chosen = { $n } chosen.
board-fits-now = It fits.
board-fits-turned = It fits when turned.
board-fits-never = A building mistake: { $flaws }.
board-cell-suits = The component fits here.
board-take-back = Take back
board-it-fits = It fits
board-mistake = A building mistake
board-as-it-is = As it is
board-stats = Ship stats
board-stat-engines = Engine strength, without and with battery tokens
board-stat-cannons = Cannon strength, without and with battery tokens
board-stat-tokens = Battery tokens
board-stat-crew = Crew
board-stat-goods = Goods and containers, { $reinforced ->
    [0] none of them reinforced
   *[other] { $reinforced } of them reinforced
  }
board-stat-exposed = Exposed connectors
# Under the number, in small letters.
board-count-components = Components
board-count-block = { $colour ->
    [red] Red goods
    [yellow] Yellow goods
    [green] Green goods
   *[blue] Blue goods
  }
board-count-days = Flight days
board-count-containers = Containers
board-count-cannons = Cannon strength
board-count-engines = Engine strength
board-short-engines = engines
board-short-cannons = cannons
board-short-tokens = tokens
board-short-crew = crew
board-short-goods = goods
board-short-exposed = exposed
board-shields = Sides protected by shields
board-side = { CAP($side) }
board-side-protected = { CAP($side) }: protected
board-side-open = { CAP($side) }: not protected
board-flaw-list = Flaws

## Board: building

board-hand = In { OWN($who) } hand
board-needs-token = needs a battery token
board-name = { CAP($tile) }
board-component = { CAP($tile) }: { $sides }
board-component-text = { CAP($tile) }. { CAP($sides) }.
board-help-engine = Must point to the rear. Keep the square behind it empty.
board-help-double-engine = Strength 2. { board-help-engine }
board-help-cannon = Strength 1 forward, otherwise ½. Keep the square in front of it empty.
board-help-double-cannon = Strength 2 forward, otherwise 1. Keep the square in front of it empty.
board-turn-left = Turn left
board-turn-right = Turn right
board-return = Return
board-set-aside = Set aside
board-hand-pile = A pile of adventure cards.
board-hand-hidden = A hidden component.
board-hand-none = Nothing.
board-hand-empty = Nothing. Take a component from the warehouse.
board-aside = Set aside
board-aside-component = { CAP($tile) }, set aside
board-aside-lost = A component you never add counts as lost.
# The face-down components, and the face-up ones.
board-heap = Face down
board-shelf = Face up
board-filters = Show only
board-only-kind = Show only: { $kind }
board-only-connector = Show only: { $connector } connector
board-connector = { CAP($connector) } connector
board-shelf-empty = No component lies face up yet. Returned components go here.
board-shelf-filtered = No face-up component is like that.
board-timer = Timer
board-timer-last = Last run!
board-timer-ending = The last { $seconds } seconds!
board-timer-none = No timer
board-timer-running = Running
board-timer-waiting = Waiting for Go!
board-timer-over = Run out
board-actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
  }
board-turns-left = { $n ->
    [one] { $n } turn left
   *[other] { $n } turns left
  }
board-circle-next = { CAP($circle) }: to come
board-circle-now = { CAP($circle) }: running
board-circle-out = { CAP($circle) }: run out
board-circle-done = { CAP($circle) }: done
board-start = Start
board-go = Go!
board-flip = Flip
board-end-turn = End turn
board-cards = Adventure cards
board-no-piles = You cannot look at the cards of this flight.
board-pile = Pile { $pile }
board-pile-held = { YOU($who) ->
    [you] in your hand
   *[other] { $who } is looking
  }
board-pile-seen = seen
board-pile-unseen = not seen
board-finish = Finish: take a number tile
board-number-tile = Number tile { $number }
board-number-taken = Number tile { $number }, taken by { NAME($who) }
# What somebody else does, on a small picture of the ship.
board-doing-finished = Finished: number tile { $number }
board-doing-looks = Looking at pile { $pile }
board-doing-holds = Holding { $tile }
board-doing-leads = Leader
board-doing-behind = { $n ->
    [one] { $n } space behind the leader
   *[other] { $n } spaces behind the leader
  }
board-doing-gave-up = Gave up

## Board: the flight

board-order = Order of flight
board-flight-board = Flight board
# Between two ships on the track of a phone.
board-gap = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
  }
board-marker-leads = { $who }: leader
board-marker-behind = { $who }: { board-doing-behind }
board-ghost = Your ship, { $n ->
    [one] { $n } space
   *[other] { $n } spaces
  } { $way ->
    [ahead] ahead
   *[back] back
  }
board-ghost-perhaps = { $ghost }, unless somebody behind you declares less
board-lift-off = Lift-off!
board-fight-won = beats
board-fight-tied = ties with
board-fight-lost = loses to
board-card = Card
board-card-of = { $n } of { $all }
board-card-none = none yet
board-bonuses = Bonuses
board-rank = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] 4th
  }
board-best = best
board-best-ship = Best-looking ship: fewest exposed connectors
board-prices = Price list
board-rule-open-space = { text-open-space }
board-rule-planets = In order of flight, each ship may land on a free planet.
board-rule-abandoned-ship = In order of flight, one player may give up crew for credits.
board-rule-abandoned-station = In order of flight, one ship with enough crew may load the goods.
board-rule-meteoric-swarm = Each meteor comes at all ships, in the same row or column.
board-rule-smugglers = Beat them or lose goods.
board-rule-slavers = Beat them or lose crew.
board-rule-pirates = Beat them or be shot at.
board-rule-combat-zone = On each line, the weakest ship pays.
board-rule-stardust = { text-stardust }
board-rule-epidemic = { text-epidemic }
board-rule-sabotage = { text-sabotage }
board-card-rule = { $name }. { $rule }
board-card-text = { $name }. { $rule } { $text }
board-fact-strength = Strength
board-fact-need = Crew needed
board-fact-give-up = Give up
board-fact-lose = If you lose
board-fact-reward = Reward
board-fact-days = Flight days lost
board-goods-count = { $n } goods
board-threat = { CAP(threat-from) }
board-line = { CAP(line) }
# A list: what has become of a threat at each ship.
board-mets = At each ship
board-met-now = now
board-met-missed = missed
board-met-bounced = bounced off
board-met-shot = shot down
board-met-shielded = stopped
board-met-hit = hit
board-planet = Planet { $planet }
board-fought = { $who }: { $own } against { $theirs }, { $result ->
    [won] a win
    [lost] a defeat
   *[tied] a tie
  }
board-declared = { $who }: { $what ->
    [engines] engine strength
   *[cannons] cannon strength
  } { $strength }
board-flight-begins = The flight begins.
board-crew-boards = The crew comes on board.
board-spot-check = The ships are checked.
board-rolled = { $who } rolled
board-dice = Dice
board-row-or-column = { $line ->
    [row] Row
   *[column] Column
  } { $number }
# At whom a shot comes.
board-aim = at { NAME($who) }
board-can-be-shielded = A shield can stop it for 1 battery token.
board-can-be-shot = A double cannon can shoot it down for 1 battery token.
board-lost = Lost components
board-lost-insured = { credits } each, { $limit } at most
board-lost-uninsured = { credits } each, not insured
board-not-loaded = Not loaded
board-crew-missing = { $n ->
    [one] Choose { $n } more crew: click a cabin.
   *[other] Choose { $n } more crew: click their cabins.
  }
board-carry = Choose a hold for { $block }.
board-load = Choose a block, then a hold. To take a block out, choose its hold.
board-left-behind = left behind: { $goods }

## Board: journey's end

board-journeys-end = Journey's end
board-pay-on-the-way = { sheet-On-the-way }
board-pay-finishing = { sheet-Finishing }
board-pay-best-ship = { sheet-Best-ship }
board-pay-goods = { sheet-Goods }
board-pay-penalty = { sheet-Losses }
board-pay-unpaid = { sheet-Forgiven }
board-place = { $place ->
    [0] gave up
    [1] finished first
    [2] finished second
    [3] finished third
   *[other] finished fourth
  }
board-sum = Credits
board-sum-flight = This flight
board-credits-now = You have { credits } now.

## Board: tabs and score

board-tab-ship = Ship
board-tab-warehouse = Warehouse
board-tab-flight = Flight
board-tab-others = Others
board-score = credits

## Component tables

remaining-cards = Adventure cards not turned up yet
remaining-cards-note = { $n ->
    [0] The deck of this flight is empty or not built yet.
    [one] One card of this flight is still to come.
   *[other] { $n } cards of this flight are still to come.
  }
remaining-tiles = Components nobody has shown yet
remaining-tiles-note = { $n ->
    [0] None lie face down.
    [one] One lies face down.
   *[other] { $n } lie face down.
  }
head-number-of = How many
components-tiles = Components
components-cards = Adventure cards
components-boards = Ship boards
components-rounds = Rounds
components-numbers = Numbers
head-number = Number
head-component = Component
head-connectors = Connectors
head-source = Source
head-card = Card
head-type = Type
head-text = Text
head-test-flight = Test flight
head-class = Class
head-squares = Squares
head-insurance = Insurance limit
head-round = Round
head-finishing = Finishing bonuses
head-best-ship = Best-looking ship
head-gap = Spaces apart at the start
head-circle = First timer circle
head-pile = Cards I+II+III in a pile
head-what = What
head-value = Value
yes = yes
number-spaces = Spaces of the flight board
number-prices = Credits for red, yellow, green and blue goods
number-lost-component = Credits to pay for a lost component
number-open-piles = Piles of cards that can be looked at
number-dice = Dice for a threat
number-sides = Sides of a die
number-crew = Humans in a cabin
number-set-aside = Components set aside at a time
number-alien-strength = Strength an alien adds
number-sabotage-tries = Tries of the saboteurs
number-bank = Goods in the bank
number-turn = Building actions in a turn
number-hourglass-short = Short hourglass
number-hourglass-normal = Normal hourglass
number-hourglass-long = Long hourglass
number-hourglass = { $seconds } seconds or { $actions } building actions

## Options

option-pace = Building
option-pace-text = How time passes while ships are built.
pace-turn-based = By turns
pace-turn-based-text = A few building actions at a time. The timer counts them.
pace-real-time = Real time
pace-real-time-text = Everybody builds at once while the hourglass runs.
pace-relaxed = Relaxed
pace-relaxed-text = Everybody builds at once, without an hourglass.
option-hourglass = Hourglass
option-hourglass-text = How long one run of the timer lasts.
hourglass-normal = Normal
hourglass-short = Short
hourglass-long = Long
hourglass-text = { $seconds } seconds, or { $actions } building actions for each player.
option-mistakes = Building mistakes
option-mistakes-text = What happens when a component is placed against the building rules.
mistakes-warn = Warn me
mistakes-warn-text = It is possible, but marked. The spot check deals with it.
mistakes-forbid = Forbid
mistakes-forbid-text = It is not possible.
option-hands = Held components
option-hands-text = Whether others see a component drawn face down while it is held.
hands-hidden = Hidden
hands-hidden-text = Only its holder sees it.
hands-open = Open
hands-open-text = Everybody sees it.
option-rounds = Rounds
option-rounds-text = Which rounds are flown.
rounds-all = All three
rounds-all-text = The whole game.
rounds-i = I
rounds-i-text = One short flight.
rounds-ii = II
rounds-ii-text = One longer flight.
rounds-iii = III
rounds-iii-text = One long flight.
rounds-i-ii = I and II
rounds-i-ii-text = The two shorter flights.
rounds-i-iii = I and III
rounds-i-iii-text = The shortest flight and the longest.
rounds-ii-iii = II and III
rounds-ii-iii-text = The two longer flights.
option-iiia = Round IIIa
option-iiia-text = Another round III, with class IIIa ships that are not insured.
iiia-off = No
iiia-off-text = It is not flown.
iiia-extra = After III
iiia-extra-text = It is flown after round III.
iiia-instead = Instead of III
iiia-instead-text = It replaces round III.
option-foresight = More foresight
option-foresight-text = Whether the cards come in the order of their piles.
foresight-off = No
foresight-off-text = All four piles are shuffled together.
foresight-on = Yes
foresight-on-text = The piles are stacked as they are. Only the fourth is unknown.
option-teams = Teams
option-teams-text = Whether partners, who sit opposite each other, share their credits and fly each other's ships.
teams-off = No
teams-off-text = Everybody flies alone.
teams-partners = Partners
teams-partners-text = For four players: after building, each flies the partner's ship.
teams-shared = Shared building
teams-shared-text = Partners also swap ships whenever the timer moves on.
option-learning = Learning flight
option-learning-text = Whether round I is the first flight of the rulebook, with its easier rules.
learning-off = No
learning-off-text = The full rules from the start.
learning-on = Yes
learning-on-text = No timer, no aliens, eight known cards. Later rounds use the full rules.

## The lesson

lesson-step1-1 = Welcome, trucker. You will build a spaceship from scrap, fly it through eight cards of trouble, and be paid for what arrives. { $rival } builds a ship beside you.
lesson-step1-2 = This is the rulebook's first flight: no timer and no hurry. Later everybody grabs components at once, against the clock.
lesson-step1-3 = Your pilot cabin is on the board already. All other components lie face down in the warehouse, and nobody knows what they are. Take a face-down component.
lesson-step2-1 = A cabin: room for two more crew. Look at its sides. One pipe is a simple connector, two are a double one, three a universal one. A bare side is smooth.
lesson-step2-2 = Simple joins simple, double joins double, and universal joins any of them. A connector must never meet a smooth side. Your pilot cabin is universal on all sides, so this cabin can join any of them.
lesson-step2-3 = Add it in front of the pilot cabin, as it is.
lesson-step3-1 = { $rival } added a small battery, then drew a larger one and returned it. Now it lies face up for anybody to take. Remember it.
lesson-step3-2 = You can hold one component at a time. Take another face-down component.
lesson-step4-1 = Another cabin, with a double connector on one side and a universal one opposite. As it lies, it does not fit in front of your first cabin, which has a double connector there.
lesson-step4-2 = But you can turn components: with the key, the wheel, two fingers, or by clicking the square. Add it at the nose of the ship, a quarter turn to the right.
lesson-step5-1 = Room for six: a good crew. { $rival } is picky and leaves cannons lying around, which is good for you.
lesson-step5-2 = Take one more face-down component.
lesson-step6-1 = A life support, for aliens. There are none in this first flight, so it would only fill a square.
lesson-step6-2 = What does not help you goes back, face up. Return it.
lesson-step7-1 = Instead of drawing blindly, you may take anything that lies face up. The filters above help you find a kind of component.
lesson-step7-2 = A ship without engines goes nowhere. Take the engine.
lesson-step8-1 = The exhaust of an engine must point to the rear, and the square right behind it must stay empty.
lesson-step8-2 = Add it behind the pilot cabin. You can still take back the component you added last, until you take the next one.
lesson-step9-1 = Now something against meteors and pirates. Take the cannon with one barrel.
lesson-step10-1 = The square in front of the barrel must stay empty. A cannon that points forward has strength 1; in any other direction it counts half.
lesson-step10-2 = Add it to the left of the first cabin, pointing forward.
lesson-step11-1 = There are also double engines and double cannons. They count only when you power them with a battery token, every time anew. Without batteries they are useless.
lesson-step11-2 = Take the battery with three cells. You know how to build by now, so a double cannon and a double engine are added for you.
lesson-step12-1 = Look at your ship's stats: engines 1 to 3, cannons 1 to 2. The higher number is with power. The double cannon points to the right, so it adds only 1 instead of 2; there was no better place for it.
lesson-step12-2 = Connectors with nothing beside them are exposed. They are weak spots. You have only a few.
lesson-step12-3 = A shield protects two sides of the whole ship, for a battery token each time. Take the shield generator; it goes to the far right.
lesson-step13-1 = One thing is missing: room for goods, which you are flying for. { $rival } has just returned a special cargo hold. Its one container is reinforced, so it can hold even hazardous red goods.
lesson-step13-2 = Take the special cargo hold.
lesson-step14-1 = Add it below the shield generator, turned once. The square behind your double engine must stay empty.
lesson-step15-1 = You could go on, but a small, solid ship is better than a large one with holes. Whoever finishes takes a number tile, and number 1 flies in front: first at every opportunity, and first for the bonus.
lesson-step15-2 = Then all ships are checked for mistakes. Yours has none. Finish: take number tile 1.
lesson-step16-1 = The crew is on board, two in each cabin, and the leader turned up the first card: a combat zone. It has three lines, and in each of them the weakest ship pays. { $rival } had the fewest crew and lost three flight days.
lesson-step16-2 = Next come the engines. Your strength is 1. { $rival } has a double engine and could power it for 2. The weaker ship loses two crew.
lesson-step16-3 = A battery token for your double engine makes it 3, and { $rival } cannot reach that. Power 1 double engine.
lesson-step17-1 = { $rival } did not even try, and lost two crew. The last line is about cannons. You have 1, and so has { $rival }. In a tie, the ship farther ahead pays, and that is yours.
lesson-step17-2 = The weakest ship is shot at from the rear. One more battery token is well spent. Power 1 double cannon.
lesson-step18-1 = Two shots at { $rival }, and both hit. Dice choose the row or column, and the first component in that line is destroyed. Whatever is no longer joined to the ship falls off too. In this flight, nobody has to give up because of that.
lesson-step18-2 = The next card is an abandoned ship. You could give up three crew for 4 credits, and lose a flight day. The leader chooses first.
lesson-step18-3 = Three of six is a lot, and you will need your crew. Decline.
lesson-step19-1 = Here is why: an abandoned station. A ship with at least five crew may take its goods. It loses no crew, only a flight day. { $rival } has far too few.
lesson-step19-2 = Dock at the station.
lesson-step20-1 = A yellow and a green block, but you have only one container. Red is worth 4 credits, yellow 3, green 2 and blue 1. Whenever you gain goods, you may rearrange all of them.
lesson-step20-2 = Carry the yellow one.
lesson-step21-1 = Smugglers, strength 4. They attack the ships in order of flight until somebody beats them. With power you reach 2: too weak either way.
lesson-step21-2 = They take two goods, the most valuable first, and battery tokens for what is missing. You will lose your block and your last token, but powering the cannon would not save them. Power nothing.
lesson-step22-1 = That hurt, but it happens. Then several cards came at once. Only a cannon in its column can shoot a large meteor from the front; this one missed. Small meteors bounced off: they are dangerous only where they hit an exposed connector.
lesson-step22-2 = Stardust cost a flight day for each exposed connector. In open space, all ships moved ahead by their engine strength.
lesson-step22-3 = The last card is planets. In order of flight, each ship may land on one, for two flight days. Planet 1 has two red blocks. Land on planet 1.
lesson-step23-1 = Only reinforced containers hold red goods, and you have built one. Carry one red block: 4 credits. Then the flight is over, and the credits are counted.
lesson-title = Your first flight
lesson-text = The rulebook's own first flight, beside a rival: a ship from scrap, eight cards, and the money.
lesson-closing-1 = You finished first for 4 credits, had the fewest exposed connectors for 2 more, and sold red goods for 4. { $rival } paid 1 credit for each lost component. Everybody with at least 1 credit at the end is a winner, and whoever has the most is the bigger winner.
lesson-closing-2 = Round II waits with a larger ship and the full rules: aliens, setting two components aside, looking at the cards before you fly, and giving up in time. Play on as you like; a hint is there whenever you want one.

## Records worth keeping, on a person's page

best-fortune = Largest fortune
best-credits = { credits }

## Measures of balance reports

measure-finished-building-first = Finished building first
measure-looked-at-cards = Looked at cards
measure-passed-the-spot-check = Passed the spot check
measure-landed = Landed
measure-best-looking-ship = Best-looking ship
measure-beat = Beat
measure-piles-looked-at = Piles looked at
measure-components-lost = Components lost
measure-share-of-the-ship-lost = Share of the ship lost
measure-components-lost-in = Components lost in
measure-crew-lost-in = Crew lost in
measure-on-the-way = On the way
measure-finishing = Finishing
measure-best-ship = Best ship
measure-goods = Goods
measure-losses = Losses
measure-in-all = In all
measure-components = Components
measure-spot-check = Spot check
measure-round = Round { $round }
measure-credits = Round { $round }, credits
measure-ship = Round { $round }, ship
measure-kind = { CAP($kind) }

## Kinds of events in balance reports

event-RoundBegan = Round began
event-GoSaid = Ready said
event-TurnBegan = Turn began
event-ComponentDrawn = Component drawn
event-ComponentTaken = Component taken
event-ComponentAdded = Component added
event-ComponentTakenBack = Component taken back
event-ComponentReturned = Component returned
event-ComponentSetAside = Component set aside
event-PilePickedUp = Pile picked up
event-PilePutBack = Pile put back
event-TimerFlipped = Timer flipped
event-TimerRanOut = Timer ran out
event-ShipsSwapped = Ships swapped
event-ShipFinished = Ship finished
event-BuildingEnded = Building ended
event-FlawFound = Mistake on a ship found
event-SetAsideLost = Components set aside lost
event-ComponentRemoved = Component removed
event-NumberMovedBack = Number tile moved back
event-CrewPlaced = Crew placed
event-FlightBegan = Flight began
event-CardTurnedUp = Card turned up
event-CardIgnored = Card ignored
event-StrengthDeclared = Strength declared
event-ShipMoved = Ship moved
event-PlanetTaken = Planet taken
event-OfferAccepted = Offer accepted
event-OfferDeclined = Offer declined
event-GoodsStowed = Goods stowed
event-CrewLost = Crew lost
event-GoodsLost = Goods lost
event-CreditsGained = Credits gained
event-ThreatRolled = Threat rolled
event-ThreatMet = Threat met
event-ComponentsLost = Components lost
event-AlienLeft = Alien left
event-EnemyFought = Enemy fought
event-WeakestFound = Weakest found
event-SaboteursRolled = Saboteurs rolled
event-ShipGaveUp = Ship gave up
event-JourneyPaid = Journey paid
event-CreditsCounted = Credits counted
event-GameEnded = Game ended
# What tells events and actions of a kind apart.
kind-mark-learning = first flight
kind-mark-open = face up
kind-mark-face-up = face up
kind-mark-set-aside = set aside
kind-mark-to-fly = to fly it
kind-mark-time-up = time was up
kind-mark-engines = engines
kind-mark-cannons = cannons
kind-mark-crew = crew
kind-mark-stardust = stardust
kind-mark-epidemic = epidemic
kind-mark-small = small
kind-mark-large = large
kind-mark-light = light
kind-mark-heavy = heavy
kind-mark-front = from the front
kind-mark-right = from the right
kind-mark-rear = from the rear
kind-mark-left = from the left
kind-mark-missed = missed
kind-mark-bounced = bounced off
kind-mark-shot = shot
kind-mark-shielded = stopped by a shield
kind-mark-hit = hit
kind-mark-destroyed = destroyed
kind-mark-orange = orange alien
kind-mark-purple = purple alien
kind-mark-won = won
kind-mark-tied = tied
kind-mark-lost = lost
kind-mark-chosen = chosen
kind-mark-no-humans = no humans
kind-mark-no-engines = no engines
kind-mark-lapped = lapped
kind-mark-teams = teams

## Faults in component data

data-hourglass = hourglass: short, normal and long
data-boards = { $section }: I, II, III and IIIa
data-cells = boards, { $board }: cells once, within it
data-start = boards, { $board }: the start is one of the cells
data-cabins = tiles: { $wanted } starting cabins, not { $n }
data-size = tiles, row { $row } ({ $tile }): a battery or hold has a size
data-alien = tiles, row { $row } ({ $tile }): a life support has an alien
data-many-cards = cards: at most 60
data-few-cards = cards: { $n } of deck { $deck }, all rounds together need { $needed }
data-test-flight = cards: some are for the test flight
