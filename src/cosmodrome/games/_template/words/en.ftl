### Lift-off.

summary = A tiny game of secret fuel cards and rockets.
option-ties = Ties
option-ties-text = What happens when the highest cards are tied.
option-ties-scrap = Scrapped
option-ties-scrap-text = Nobody takes the rocket.
option-ties-next = Next highest
option-ties-next-text = Tied cards do not count. The highest other card takes the rocket.
option-timer = Timer
option-timer-text = Whether there is a time limit for choosing.
option-timer-off = Off
option-timer-off-text = Take all the time you need.
option-timer-on = On
option-timer-on-text = When time is up, a card is drawn at random for everybody who has not chosen.

points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }

## Score sheet

sheet-Rockets = Rockets
winner = Winner
verdict = { $who } won with { points } (LO-3.1).
verdict-shared = { $who } share the win with { points } each (LO-3.1).

## What happened

fuel-chosen = { $who } chose a fuel card.
fuel-shown = Fuel cards shown: { $each }.
fuel-shown-one = { $strength } by { NAME($who) }
rocket-taken = { $who } took the { $rocket }: { points }.
rocket-scrapped = The { $rocket } was scrapped: the highest cards were tied.
rocket-turned-up = The next rocket is the { $rocket }, worth { points }.
time-ran-out = Time is up. Those who had not chosen got a card at random.

## Choices and questions

choose = Choose fuel { $strength }
time-up = Time is up
step-fuel = Choose fuel
step-timer = Timer
step-round = Round { $round }
prompt-fuel = Choose a fuel card
prompt-fuel-text = Everybody chooses in secret. The highest card takes the rocket.
prompt-over = The game is over

## Kinds of actions

# Short: on the confirm button, and as a heading above several of a kind.
do-ChooseFuel = Choose fuel
do-TimeUp = Time is up

## Why not

not-in-hand = Fuel { $strength } is not in your hand. You have { $hand }.

## Tables

board-round = Round { $round }: { $rocket }, { points }
board-over = The game is over
board-player = Player
board-points = Points
board-spent = Spent
board-state = Chosen
board-chosen = yes
board-hand = Your hand: { $cards }.
components-rockets = Rockets
components-rocket = Rocket
components-points = Points
components-source = Source
components-fuel = Each player has fuel cards { $cards } ({ $source }).

## What can be wrong with the component data

data-fuel = fuel: there must be { $least } or more different strengths.
data-rockets = rockets: there must be { $least } or more, not { $found }.

## The lesson

lesson-title = Three rockets
lesson-text = Three rounds against a rival, card by card.
lesson-round1-1 = A rocket is turned up. You and { $rival } choose a fuel card in secret, and the higher one takes it.
lesson-round1-2 = Begin with a strong card: choose fuel 5.
lesson-round2-1 = 5 beat 2: the rocket is yours. A card is spent once it is shown. Now choose fuel 4.
lesson-round3-1 = You both played 4, so at this table the rocket was scrapped. This choice is yours: play any card.
lesson-closing-1 = After five rounds the points of your rockets are added up. Two more to go.

## Measures of balance reports

measure-rocket = Rocket
measure-fuel = Fuel
measure-spent = Spent
measure-spent-in-vain = Spent in vain

## Kinds of events in balance reports

event-FuelChosen = Fuel chosen
event-TimeRanOut = Time ran out
event-FuelShown = Fuel shown
event-RocketTaken = Rocket taken
event-RocketTurnedUp = Rocket turned up
