### Galaxy Challenge.

summary = Explore the galaxy for anomalies and challenge the other rockets.

## Options

option-civilizations = Civilizations
option-civilizations-text = Whether each colour has the power of its civilization.
civilizations-off = Without powers
civilizations-off-text = All rockets are alike.
civilizations-on = With powers
civilizations-on-text = Each colour has a bonus of its own on the dice.
option-winners-go-on = After a won attack or challenge
option-winners-go-on-text = Whether the winner's turn ends or goes on.
winners-go-on-off = The turn ends
winners-go-on-off-text = An attack or a challenge ends the turn, won or lost.
winners-go-on-on = The turn goes on
winners-go-on-on-text = The winner may still explore or attack. A loss ends the turn.

## Names of things

die-black = black
die-blue = blue
die-red = red
die-green = green
die-unknown = die { $number }
# "black 3", or with a card "black 3 + 4": a die and its number.
die-number = { $die } { $n }
die-number-more = { $die } { $n } + { $more }
card-moving = moving +{ $n }
card-exploring = exploring +{ $n }
card-attack = attack +{ $n }
card-defence = defence +{ $n }
card-special = special +{ $n }
card-unknown = card { $number }
card-hidden = an advantage card
# One of several cards in a hand that look alike.
card-alike = { $card } ({ $number })
place-centre = the centre ({ $cell })
place-home = the { $colour } home planet ({ $cell })
place-unknown = cell { $number }
# A power with its effect.
power-fixed = { $name }, +{ $n } on { $die }
power-declared = { $name }, +{ $n } on { $die } if declared before the roll, never on two turns in a row
power-lowest = { $name }, +{ $n } on the lowest die of each roll
power-copied = { $name }, for each roll the power of the nearest rocket
great = { $name } (Great Anomaly)
chips = { $n ->
    [one] { $n } chip
   *[other] { $n } chips
  }
sector-cards = { $n ->
    [one] { $n } sector card
   *[other] { $n } sector cards
  }
steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
  }
chips-each = { $chips ->
    [one] { $chips } chip for each discovery
   *[other] { $chips } chips for each discovery
  }

## Score sheet

sheet-Anomaly-chips = Anomaly chips
winner = Winner
rank = Place { $n }
verdict = { $who } won with { chips } (CH-7.1).
verdict-by-roll = { $who } won with { chips } after a tie: { $number } in the deciding roll (CH-7.2).
verdict-by-draw = { $who } won with { chips } after a second tie: the first to draw a Great Anomaly (CH-7.3).

## What happened

start-roll = { NAME($who) } { $n }
start-rolls = Rolls for the start: { $rolls }.
start-again = { $before } Equal rolls are rolled again: { $rolls }.
start = { $rolls } { $who } { YOU($who) ->
    [you] choose
   *[other] chooses
  } a rocket first and { YOU($who) ->
    [you] take
   *[other] takes
  } the first turn.
chose = { $who } took the { $colour } rocket. Its home planet is { $cell }.
turn-began = { OWN($who, start: 1) } turn.
cards-returned = { under-the-deck }
turn-went-on = { $who } won, so { YOU($who) ->
    [you] your
   *[other] their
  } turn goes on.{ COUNT($cards) ->
    [0] {""}
   *[other] {" "}{ under-the-deck }
  }
under-the-deck = { CAP($cards) } went under the advantage deck.
power-taken = { $who } took over { OWN($owner) } power: { $power }.
rolled = { $who } { using }rolled { $dice }.
rolled-declared = { $who } declared { YOU($who) ->
    [you] your
   *[other] their
  } power{ COUNT($cards) ->
    [0] {" "}and
   *[other] , used { $cards }, then
  } rolled { $dice }.
using = { COUNT($cards) ->
    [0] {""}
   *[other] used { $cards }, then{" "}
  }
raised = { OWN($who, start: 1) } power ({ $power }) added { $n } to { $die }: { $total } in all.
assigned = { $who } added { $card } to { $die }: { $total } in all.
moved = { $who } moved { steps } to { $place }.
moved-short = { $who } moved { steps } to { $place }, as far as possible.
stayed = { $who } could not move and stayed on { $place }.
explored = { $who } explored { $place } with blue { $blue }: { sector-cards }.
discovered = { $who } discovered { $name }{ $great ->
    [yes] , a Great Anomaly,
   *[no] {""}
  } and { $n ->
    [0] took no chip.
   *[other] took { chips }. { $bank ->
        [0] The bank is empty.
        [one] { $bank } chip is left in the bank.
       *[other] { $bank } chips are left in the bank.
      }
  }
met = { $who } met { $name }: green { $needed } or more is needed.
found-nothing = { $who } drew { $name } and found nothing.
drew = { $who } drew { $cards }.
drew-hidden = { $who } drew { $n ->
    [one] an advantage card
   *[other] { $n } advantage cards
  }.
held-off = { $who } held off { $name }: green { $green }, needed { $needed }.
not-held-off = { $who } failed to hold off { $name }: green { $green }, needed { $needed }.{ $spared ->
    [yes] {" "}There was no advantage card to lose.
   *[no] {""}
  }
returned = { $who } returned { $card } to the deck.
attacked = { $who } attacked { NAME($target) } with red { $red }.
defended-plain = { $who } rolled green { $die }.
defended = { $who } { using }rolled green { $die }{ from-power }: { $total } in all.
# Special advantages join the sum, not a die of their own.
from-special = { $special ->
    [0] {""}
   *[other] , plus { $special } from special advantages
  }
from-power = { $bonus ->
    [0] {""}
   *[other] , plus { $bonus } from a power
  }
battle-won = { $who } won the battle against { NAME($target) }: red { $red } against green { $green }.
battle-lost = { $target } held off { OWN($who) } attack: green { $green } against red { $red }.
battle-tied = { $target } held off { OWN($who) } attack: green { $green } against red { $red }, and the defender wins ties.
gave = { $who } gave { NAME($to) } { $card }.
gave-nothing = { $who } { YOU($who) ->
    [you] have
   *[other] has
  } no card left, so { NAME($to) } { YOU($to) ->
    [you] win
   *[other] wins
  } nothing.
challenged = { $who } challenged { NAME($target) } with { $number }: { $dice }.
answered = { $who } { using }rolled { $dice }{ from-special }{ from-power }: { $number } in all.
challenge-won = { $who } won the challenge { $high } to { $low } and took { chips } from { NAME($loser) }.
challenge-won-high = { $who } won the challenge { $high } to { $low }, ahead by { $margin } or more, and took { chips } from { NAME($loser) }.
challenge-tied = { $who } won the challenge at { $high } each, because the defender wins ties, and took { chips } from { NAME($loser) }.
left = { $who } moved on to { $place }.
tie-rolled = To break the tie, { NAME($who) } { using }rolled { $dice }{ from-special }{ from-power }: { $number } in all.
tie-drawn = To break the tie, { NAME($who) } drew { $name }{ $great ->
    [yes] , a Great Anomaly
   *[no] {""}
  }.
ended = { $who } won with { chips }; { $others }.
ended-by-roll = { $who } won the tie at { chips } with { $number } in the deciding roll; { $others }.
ended-by-draw = { $who } won the tie at { chips } as the first to draw a Great Anomaly; { $others }.
ended-other = { NAME($who) } { YOU($who) ->
    [you] have
   *[other] has
  } { $n }

## Choices

choose = Take the { $colour } rocket
choose-unknown = Take rocket { $number }
choose-detail = home planet { $home }
choose-detail-power = home planet { $home }; { $power }
pick-power = Take over { OWN($who) } power
roll = { COUNT($cards) ->
    [0] Roll without cards
   *[other] Use { $cards }, then roll
  }
roll-declared = { COUNT($cards) ->
    [0] Declare your power and roll without cards
   *[other] Declare your power, use { $cards }, then roll
  }
range = { $die } { $low } to { $high }
range-blue = { range } ({ $surely ->
    [yes] { sector-cards }
   *[no] { $fewest } or { sector-cards }
  })
range-special = { $n } more on any die after the roll
raise = Add { $n } to { $die }
assign = Add { $card } to { $die }
assign-unknown = Add the special advantage to { $die }
total-black = black { $n }: exactly { steps }
total-blue = blue { $total }: exploring draws { sector-cards }
total-red = red { $total }: { $enough ->
    [yes] enough to attack
   *[no] an attack needs { $needed }
  }
total-green = green { $total } in defence
move = Move to { $place }
move-home = Move home to { $cell }
move-home-detail = nobody can attack or challenge you there, but you can neither explore nor attack
move-challenge = Move to { $cell } and challenge { NAME($who) }
# What is special comes first: a long list has room for a line.
move-explore = { more-chips }explore with { sector-cards }
move-explore-attack = { more-chips }attack { OR($targets) } with red { $red }, or explore with { sector-cards }
more-chips = { $chips ->
    [one] {""}
   *[other] { chips-each };{" "}
  }
challenge-detail = { $odds }% to win with { $number } against { OWN($who) } four dice{ if-cards }; { $stake }
challenge-detail-unknown = { $number } against { OWN($who) } four dice and power{ if-cards }; { $stake }
if-cards = { $held ->
    [0] {""}
    [one] , less if { NAME($who) } uses a card
   *[other] , less if { NAME($who) } uses cards
  }
stake = the loser gives { chips }
stake-big = the loser gives { chips }, or { $more } if you win by { $margin }
explore = Explore
explore-detail = { sector-cards }, { chips-each }; green { $green } to defend yourself{ $held ->
    [0] {""}
   *[other] , or you return a card
  }{ $last ->
    [yes] ; the last chip of the bank ends the game
   *[no] {""}
  }
attack = Attack { NAME($who) }
attack-detail = { $odds }% to win with red { $red } against { OWN($who) } green die, less with a defence card; the loser gives a card
attack-detail-unknown = red { $red } against { OWN($who) } green die and power; the loser gives a card
end = End your turn
end-detail = without exploring or attacking
return = Return { $card } to the deck
return-detail = { $name }: green { $green }, needed { $needed }
defend = { COUNT($cards) ->
    [0] Defend without a card
   *[other] Defend with { $cards }
  }
defend-detail = { $odds ->
    [0] green cannot reach red { $number }: { $left ->
        [0] you lose, but have no card left to give
       *[other] you lose and give a card
      }
    [100] every roll reaches red { $number }: you win, and { NAME($who) } gives you a card
   *[other] { $odds }% to reach red { $number }: then { NAME($who) } gives you a card, otherwise { $left ->
        [0] you have none left to give
       *[other] you give one
      }
  }
give = Give { NAME($to) } { $card }
give-unknown = Give { $card }
give-detail = only the two of you see it
answer = { COUNT($cards) ->
    [0] Answer without cards
   *[other] Answer with { $cards }
  }
answer-detail = { $odds ->
    [0] the dice cannot reach { $number }: you lose and give { chips }
    [100] every roll reaches { $number }: you win, and { NAME($who) } gives you { chips }
   *[other] { $odds }% to reach { $number }: then { NAME($who) } gives you { chips }, otherwise you give { $n }
  }
answer-detail-big = { answer-detail }, or { $more } if you lose by { $margin }
leave = Move on to { $place }
pick-declare = Declare the power
pick-no-declare = Do not declare a power

## Kinds of actions

# Short: on the confirm button, and as a heading above several of a kind.
do-ChooseColour = Choose colour
do-PickPower = Take over power
do-RollDice = Roll dice
do-RaiseDie = Raise die
do-AssignSpecial = Add to die
do-MoveRocket = Move rocket
do-Explore = Explore
do-Attack = Attack
do-EndTurn = End turn
do-ReturnAdvantage = Return card
do-Defend = Defend
do-GiveAdvantage = Give card
do-AnswerChallenge = Answer challenge
do-LeavePlanet = Leave planet

## Questions

step-colour = Rocket
# Whose turn it is; the steps of the turn follow.
step-turn = { OWN($who, start: 1) } turn
step-power = Power
step-roll = Roll
step-raise = Bonus of a power
step-special = Special advantage
step-move = Move
step-act = Explore or attack
step-return = Return a card
step-defend = Defence
step-give = Give a card
step-answer = Answer to the challenge
step-leave = Leave the planet
step-after-move = Explore, attack or challenge
prompt-over = The game is over
prompt-colour = Choose a rocket
prompt-colour-text = The planet of its colour is your home planet.
prompt-power = Choose a power
prompt-power-text = Several rockets are equally near. Choose whose power you take over for this roll.
prompt-roll = Use cards and roll
prompt-roll-text = At most one card of each kind. Cards count for this roll only and return to the deck after your turn.
prompt-raise = Choose a die for the bonus
prompt-raise-text = Several dice are equally low. Choose the one that gets the bonus of your power.
prompt-special = Assign the special advantage
prompt-special-text = Add it to one die before you move.
prompt-move = Move your rocket
prompt-move-text = Exactly { steps } in any of the eight directions{ $n ->
    [one] {""}
   *[other] , also back and forth
  }.
prompt-act = Explore or attack
prompt-act-text = Do one of the two, or neither. { $goes_on ->
    [yes] If you win an attack, your turn goes on.
   *[no] Then your turn ends.
  }
prompt-return = Return a card
prompt-return-text = You could not defend yourself. Choose the advantage card that goes under the deck.
prompt-defend = Defend yourself
prompt-defend-text = { $who } { YOU($who) ->
    [you] attack
   *[other] attacks
  } { NAME($target) } with red { $number }. Green { $number } or more wins the battle for { NAME($target) }.
prompt-give = Give a card
prompt-give-text = You lost the battle. Choose the advantage card that you give.
prompt-answer = Answer the challenge
prompt-answer-text = { $who } { YOU($who) ->
    [you] challenge
   *[other] challenges
  } { NAME($target) } with { $number }. A sum of { $number } or more wins the challenge for { NAME($target) }.
prompt-leave = Leave the planet
prompt-leave-text = After a challenge your rocket moves to a free sector next to the home planet. { $goes_on ->
    [yes] You won, so your turn goes on from there.
   *[no] Then your turn ends.
  }

## Why not

no-colour = There are { $count } rockets. There is no rocket { $number }.
rocket-taken = { $who } already took the { $colour } rocket.
not-held = You do not hold { $card }.
two-of-a-kind = You cannot use two cards of the same kind together.
declared-before = You declared the power on your last turn. You cannot declare it on two turns in a row.
nothing-to-declare = You have no power to declare for this roll.
no-die = There are four dice, numbered 0 to 3. There is no die { $number }.
no-place = There is no { $place } on the board.
card-space = { $cell } is a card space. Rockets cannot enter it.
occupied = { OWN($who, start: 1) } rocket is on { $place }.
centre-closed = Your rocket began this turn on the centre. It must leave and cannot return before your next turn.
no-walk = You cannot reach { $place } in exactly { steps }.
planet-closed = { $cell } is the home planet of the { $colour } rocket, which nobody plays. It is closed.
own-planet = You cannot challenge yourself.
no-chip = You need an anomaly chip to challenge another player.
challenged-before = You challenged on your last turn. You cannot challenge on two turns in a row.
no-chip-to-win = { $who } { YOU($who) ->
    [you] have
   *[other] has
  } no anomaly chip to win.
owner-at-home = { OWN($who, start: 1) } rocket is at home on this planet, so { NAME($who) } cannot be challenged.
not-next = { CAP($place) } is not a free sector next to the planet.
at-home = On your home planet you can neither explore nor attack.
no-target = You can only attack the rocket of another player.
target-at-home = { OWN($who, start: 1) } rocket is on a home planet and cannot be attacked.
not-beside = { OWN($who, start: 1) } rocket is not directly next to yours. Diagonally does not count.
too-weak = An attack needs red { $needed } or more. You have { $red }.
no-stake = To attack you need an advantage card that you have not used this turn.
no-card-to-win = { $who } { YOU($who) ->
    [you] have
   *[other] has
  } no advantage card to win.
not-green = Only a defence card helps against an attack, not { $card }.
not-nearest = You can only take over the power of the nearest rocket: { OR($nearest) }.
own-power = You have a power of your own and do not take over another.
not-lowest = The bonus goes to the lowest die: { OR($dice) }.

## The board

board-bank = { chips } in the bank.{ COUNT($hand) ->
    [0] {""}
   *[other] {" "}In your hand: { $hand }.
  }
board-decks = Not seen yet: { $sectors ->
    [one] { $sectors } sector card
   *[other] { $sectors } sector cards
  }. In the deck: { $advantages ->
    [one] { $advantages } advantage card
   *[other] { $advantages } advantage cards
  }.
board-legend = Legend
board-legend-text = Sectors: numbers are rockets, letters home planets, * is the centre. You can move to a sector with +; planets and the centre that you can move to are among the choices.
board-player-colour = { $number } { $colour }
board-player = Player
board-rocket = Rocket
board-cell = On
board-chips = Chips
board-cards = Cards
board-notes = Notes
board-at-home = { $cell } home
board-challenged = cannot challenge yet
board-power-challenged = { $name }; cannot challenge yet
board-dice = Dice of the turn
board-die = Die
board-defender-die = Defender's die
board-for = For
board-rolled = Rolled
board-bonuses = Bonuses
board-total = Total
board-power = { $name } +{ $n }
duel-attack = { OWN($who, start: 1) } attack on { NAME($target) }
duel-challenge = { OWN($who, start: 1) } challenge to { NAME($target) }
duel-open = { $number } against a roll still to come
duel-rolled = { $number } against { $answer }

## Board: regions

board-sectors = Sectors
board-label = Board of Galaxy Challenge
board-region-sectors = Sectors
board-region-dice = Dice
board-region-hand = Hand
# Before the chips that a challenge moved, in the summary of what a player gained.
board-gain-challenge = challenge
board-score-word = { $n ->
    [one] chip
   *[other] chips
  }
board-advantage-cards = Advantage cards
board-rocket-away = Rocket (the home planet is open to challenges)
# Where a rocket is, on its player's plate.
board-standing-none = no rocket yet
board-standing-home = at home, safe
board-standing-cell = on { $cell }

## Board: sectors

board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-all = Show all sectors
board-place-centre = { $cell }, the centre
board-place-planet = { $cell }, the { $colour } home planet
board-place-home = { $cell }, { OWN($who) } home planet
board-place-closed = { $place }, closed
board-place-rocket = { $place }, { OWN($who) } rocket
board-place-reach = { $place }, { steps }: { $prices }
board-price-challenge = Challenge { NAME($who) } with { $number }
board-price-attack = Attack { NAME($who) } with red { $red }
board-price-home = Home: safe, but no exploring or attacking
board-price-explore = Explore: { sector-cards }{ $chips ->
    [one] {""}
   *[other] , { $chips } chips each
  }
board-dots = Dots: sector cards to draw
board-deck-sectors = { sector-cards } in the deck. Rockets cannot enter this space.
board-deck-sectors-seen = { sector-cards } in the deck, { $unseen } of them not seen yet. Rockets cannot enter this space.
board-deck-advantages = { $n ->
    [one] { $n } advantage card
   *[other] { $n } advantage cards
  } in the deck. Rockets cannot enter this space.
# Beside a small deck, in very little room.
board-deck-sectors-short = sectors
board-deck-advantages-short = advantages
board-bank-title = Anomaly chips
board-bank-about = { $n } of { $all } anomaly chips left. The last one ends the game.
# After a large number: "12 of 30 left".
board-bank-left = of { $all } left. The last one ends the game.
board-bank-short = { chips } in the bank
board-found = Sector cards drawn by { NAME($who) }
board-found-title = Drawn by { NAME($who) }
board-found-card = { $name }: { $text }.
board-found-held = { $name }: { $text }. Held off.
board-found-failed = { $name }: { $text }. Not held off.
board-held = Held off
board-failed = Failed
board-sector-defend = Defend yourself: green { $green } or more
board-sector-nothing = Nothing to discover
board-sector-discovery = { chips }{ $advantages ->
    [0] {""}
    [one] , { $advantages } advantage card
   *[other] , { $advantages } advantage cards
  }

## Board: dice and duels

board-next-roll = Your next roll
board-roll = { OWN($who, start: 1) } roll
board-challenge-sum = sum for a challenge
# What a die is for.
board-use-black = Move
board-use-blue = Explore
board-use-red = Attack
board-use-green = Defend
board-use-of = { $use }, { $die } die:
# What its total allows.
board-allows-black = Exactly { steps }
board-allows-blue = { sector-cards }
board-allows-red = Enough to attack
board-allows-green = Holds off { $total } or less
# The same before the roll.
board-before-black = How far you move
board-before-blue = { OR($cards) } cards from { OR($totals) }
board-before-red = An attack needs { $needed }
board-before-green = Your defence
# Beside a bonus: what it comes from.
board-from-card = card
board-from-power = power
board-roll-with = Roll with +{ $n }
board-answer-with = Answer with +{ $n }
board-declare = Declare { $power }: { $effect }
board-attack = Attack
board-challenge = Challenge
board-attacker = attacker
board-challenger = challenger
board-defender = defender
board-against = against
# Before the defender rolls: what wins for the defender.
board-needs = { $who } { YOU($who) ->
    [you] need
   *[other] needs
  } { $number } or more
board-needs-green = { $who } { YOU($who) ->
    [you] need
   *[other] needs
  } green { $number } or more
board-side = { $who }: { $number }. { CAP($dice) }.
board-side-waiting = { $who }: not rolled yet. { CAP($dice) }.
board-wins = { $who } { YOU($who) ->
    [you] win
   *[other] wins
  }
board-attack-note = The higher total wins. The defender wins ties.
board-challenge-note = The higher number wins. The defender wins ties. A challenger who wins by { $margin } or more takes { chips }.

## Board: advantage cards

board-kind-moving = Moving
board-kind-exploring = Exploring
board-kind-attack = Attack
board-kind-defence = Defence
board-kind-special = Special
board-joins-moving = Black die
board-joins-exploring = Blue die
board-joins-attack = Red die
board-joins-defence = Green die
board-joins-special = Any die
board-about-moving = { CAP($card) }: adds { $n } to the black die of one roll.
board-about-exploring = { CAP($card) }: adds { $n } to the blue die of one roll.
board-about-attack = { CAP($card) }: adds { $n } to the red die of one roll.
board-about-defence = { CAP($card) }: adds { $n } to the green die of one roll.
board-about-special = { CAP($card) }: adds { $n } to any one die after a roll.
board-card-used = { CAP($card) }, used
board-card-used-about = { CAP($card) }, used this turn. It returns to the deck when the turn ends.
board-used = { YOU($who) ->
    [you] Used
   *[other] Used by { $who }
  }
board-used-by = Used this turn by { NAME($who) }
board-your-hand = Your hand
board-hand-hidden = { $n ->
    [0] no cards
    [one] { $n } card, hidden from others
   *[other] { $n } cards, hidden from others
  }
board-no-cards = You have no advantage cards. Most discoveries give you one or two.
board-hint-roll = Use at most one card of each kind
board-hint-answer = Answer with at most one of each kind
board-hint-defend = You can use a defence card
board-hint-give = Choose the card that you give
board-hint-return = Choose the card that returns to the deck
board-hint-other = Cards are used before a roll

## Board: what is known of another player

board-of = { OWN($who, start: 1) } rocket, chips and cards
board-home-planet = home planet { $cell }
board-face-down = { $n ->
    [0] No advantage cards
    [one] { $n } advantage card, face down
   *[other] { $n } advantage cards, face down
  }
board-challenged-last = Challenged on the last turn, so not on the next
board-declared-last = Declared the power on the last turn, so not on the next

## Board: numbers and powers

board-numbers = Numbers to know
board-number-blue = Sector cards: { $bands }
# "2 from blue 6": how many cards are drawn from which total on.
board-band = { $cards } from blue { $least }
board-number-red = An attack needs red { $needed } or more
board-number-centre = Centre: { chips-each }
board-number-challenge = Challenge: { chips }, or { $more } if won by { $margin } or more
board-powers = Powers
board-power-die = +{ $n } on { $die }
board-power-lowest = +{ $n } on the lowest die
board-power-copied = power of the nearest rocket

## Board: the end

board-bank-empty = The bank is empty
board-chips-found = Discovered
board-chips-won = Won in challenges
board-chips-lost = Lost in challenges
board-deciding-roll = Deciding roll
board-deciding-roll-of = { OWN($who, start: 1) } deciding roll
board-score-sheet = Score sheet
board-skip-to-score-sheet = Skip to the score sheet

## Component tables

remaining-sectors = Sector cards that nobody has seen
remaining-sectors-note = They come first, in an order that nobody knows.
remaining-seen = Sector cards that come again
remaining-seen-note = In this order, once all others have been drawn.
remaining-advantages = Advantage cards in the deck or in other hands
remaining-advantages-note = The deck has { $n ->
    [one] one card.
   *[other] { $n } cards.
  }
components-sector-cards = Sector cards
components-advantage-cards = Advantage cards
components-civilizations = Civilizations
components-plan = Board
components-plan-note = {"."} is a sector, O a home planet, * the centre; S and A are card spaces.
components-numbers = Numbers
head-number = No.
head-card = Card
head-kind = Kind
head-chips = Chips
head-advantages = Advantage cards
head-green = Green needed
head-source = Source
head-bonus = Bonus
head-power = Power
head-colour = Colour
head-die = Die
head-effect = Effect
head-what = What
head-value = Value
kind-discovery = discovery
kind-defend = defend yourself
kind-nothing = nothing
kind-moving = moving
kind-exploring = exploring
kind-attack = attack
kind-defence = defence
kind-special = special
number-players = Players
number-players-range = { $least } to { $most }
number-chips = Anomaly chips
number-centre = Chips for a discovery on the centre
number-sector-cards = Sector cards from blue { $blue } on
number-red = Red needed for an attack
number-challenge = Chips for a won challenge
number-challenge-big = Chips for a challenge won by { $margin } or more
number-sides = Sides of the { $die } die
number-home = Home planet of the { $colour } rocket

## The lesson

lesson-title = Your first turns
lesson-text = Explore, challenge a rival, reach the centre and answer an attack: five turns with a coach at your side.
lesson-colour-1 = Welcome, Commander. Thirty anomaly chips lie in the bank. When the last one is taken, the game is over, and whoever has the most chips wins.
lesson-colour-2 = You rolled higher than { $rival }, so you choose a rocket first and take the first turn. Each colour has a home planet on the rim of the board.
lesson-colour-3 = Take the blue rocket.
lesson-move-1 = It is your turn, and the four dice are rolled: black moves, blue explores, red attacks, green defends.
lesson-move-2 = Black is 2, so your rocket moves exactly two steps, in any of eight directions. The board marks the places you can reach.
lesson-move-3 = Move to E13.
lesson-explore-1 = Now you may explore the sector you are on. Blue 1 to 5 draws one sector card, 6 to 12 two, 13 or more three. Yours is 3: one card.
lesson-explore-2 = Let us see what is out there. Explore.
lesson-danger-1 = A Tidal Maw! You need green 5 to hold it off, and you had 2. If you fail, you return an advantage card. You had none to lose.
lesson-danger-2 = { $rival } did better: blue 6 drew two cards, and one was a discovery. It gave a chip and an advantage card. Everybody sees how many cards a player holds, but not which.
lesson-danger-3 = You rolled black 5. Move to B9, towards { OWN($rival) } home planet.
lesson-find-1 = Blue 3 again: one card. Explore.
lesson-card-1 = You discovered the Clockwork Asteroid. It gives your first chip and an advantage card, defence +6.
lesson-card-2 = { $rival } went to the centre, where every discovery gives two chips instead of one. You will get there soon.
lesson-card-3 = But first look at A7: { OWN($rival) } home planet is empty. Now that you hold a card, you choose before each roll which cards to use. A card adds to its die and returns to the deck after the turn. Use defence +6 and roll.
lesson-challenge-1 = Black 3, blue 5, red 4 and green 5 + 6 = 11: together 23. That matters now.
lesson-challenge-2 = If you end a move on another player's empty home planet, you challenge that player for a chip. Both of you must have one. Your number is the sum of all four dice with your cards.
lesson-challenge-3 = Three steps are just enough. Move to A7.
lesson-leave-1 = { $rival } knew your 23, used defence +3, rolled all four dice and got 16. The higher number wins, and the defender wins ties. You take a chip. Had you won by 25 or more, you would have taken two.
lesson-leave-2 = After a challenge your rocket moves on to a sector beside the planet. You may not challenge again on your next turn. Move on to B7.
lesson-approach-1 = { $rival } used a special advantage, which is added to any one die after the roll. Blue 6 + 6 = 12 drew two cards.
lesson-approach-2 = A rocket that begins its turn on the centre must leave it, so now the centre is free. You rolled black 4, one step short. Move to F5, two steps away from it.
lesson-obelisk-1 = Blue 5: one card. Explore.
lesson-keep-1 = You discovered a Talking Obelisk: a chip, and attack +6. { $rival } found something too, and now holds two cards.
lesson-keep-2 = { OWN($rival, start: 1) } rocket is right beside the centre. Keep attack +6 for later, because you never have to use a card. Roll without cards.
lesson-centre-1 = Blue 6 means two cards, and black is 5. The centre is two steps away, but you may go back and forth, so five steps can end there too.
lesson-centre-2 = Move to the centre, G7.
lesson-chips-1 = Two cards, and two chips for every discovery. Explore.
lesson-defend-1 = You held off a Debris Swarm with green 5, where 2 was needed, and discovered a Great Anomaly, the Sleeping Leviathan: two chips and two cards. You lead by five chips to four.
lesson-defend-2 = Now { $rival } attacks! An attack needs red 6 or more, a rocket directly beside yours, not diagonally, and a card to lose. The winner gets an advantage card.
lesson-defend-3 = { OWN($rival, start: 1) } red total is 9. You defend with the green die and may add one defence card. You have none. Roll.
lesson-give-1 = 3 against 9. You give { $rival } one of your cards. You choose which one, and only the two of you see it.
lesson-give-2 = Keep what you need to strike back. Give moving +6.
lesson-strike-1 = { $rival } is still beside you. You hold attack +5 and attack +6. You cannot use two cards of one kind on the same turn, and to attack you must keep a card that you could lose.
lesson-strike-2 = Use attack +6 and roll.
lesson-beside-1 = Red 6 + 6 = 12! You must leave the centre and move exactly five steps. Wherever you could attack { $rival }, the choice says so.
lesson-beside-2 = Move to E7, on the other side of { OWN($rival) } rocket.
lesson-attack-1 = After the move you may explore or attack, but not both. This time, attack { $rival }.
lesson-closing-1 = 12 to 3: moving +6 is yours again. Now you know it all: rolling, moving, exploring, attacks and challenges.
lesson-closing-2 = 21 chips are left in the bank. Play on for as long as you like, and remember: everybody goes after the leader.

## Records worth keeping, on a person's page

best-chips-title = Most anomaly chips
best-chips = { $n ->
    [one] { $n } chip
   *[other] { $n } chips
}
best-win = Clearest win
best-ahead = { $n ->
    [0] Level
    [one] { $n } chip ahead
   *[other] { $n } chips ahead
}

## The texts of the component data

card-civilizations-taykeean-empire-text = Strong in attack: a bonus whenever they roll red.
card-civilizations-boocleanites-text = They take over the power of the nearest rocket before each roll.
card-civilizations-interstellar-alliance-text = The best engines: a bonus whenever they roll black.
card-civilizations-nycadians-text = Survivors: a bonus whenever they roll green.
card-civilizations-marclone-dynasty-text = Seekers of discoveries: a bonus on blue, declared before the roll on own turns, never on two in a row.
card-civilizations-jes-rahs-text = Little known: a bonus on the lowest die of each roll.

## Measures of balance reports

measure-start = Start
measure-began = Began
measure-colour = Colour
measure-threshold = Threshold
measure-turns = Turns
measure-blue-total-of-explorations = Blue total of explorations
measure-attacks = Attacks
measure-challenges = Challenges
measure-cards = Cards
measure-chips = Chips
measure-held-at-the-end = Held at the end
measure-own-turns = Own turns
measure-turns-of-the-game = Turns of the game
measure-ended-on-the-centre = Ended on the centre
measure-steps = Steps
measure-sector-cards-drawn-in-the-game = Sector cards drawn in the game
measure-made = Made
measure-won = Won
measure-suffered = Suffered
measure-repelled = Repelled
measure-answered = Answered
measure-beaten-off = Beaten off
measure-chips-won-and-lost = Chips won and lost
measure-drawn = Drawn
measure-used-on-own-turns = Used on own turns
measure-used-to-defend = Used to defend
measure-returned = Returned
measure-civilization = Civilization
measure-blue = Blue { $n }
measure-red = Red { $n }
measure-ahead = Ahead by { $n }
measure-and-more = { $n } and more

## Kinds of events in balance reports

event-StartRolled = First roll
event-ColourChosen = Colour chosen
event-TurnBegan = Turn began
event-PowerTaken = Power taken
event-DiceRolled = Dice rolled
event-DieRaised = Die raised
event-SpecialAssigned = Special card assigned
event-RocketMoved = Rocket moved
event-RocketStayed = Rocket stayed
event-ExploringBegan = Exploring began
event-SectorDrawn = Sector drawn
event-AdvantagesDrawn = Advantages drawn
event-DefenceTried = Defence against a sector card
event-AdvantageReturned = Advantage returned
event-AttackBegan = Attack began
event-DefenceRolled = Defence rolled
event-BattleEnded = Battle ended
event-AdvantageGiven = Advantage given
event-NothingGiven = No card given
event-ChallengeBegan = Challenge began
event-ChallengeAnswered = Challenge answered
event-ChallengeEnded = Challenge ended
event-PlanetLeft = Planet left
event-CardsReturned = Cards returned
event-TurnWentOn = Turn continued
event-TieRolled = Tie rolled
event-TieDrawn = Tie drawn
event-GameEnded = Game ended
# What tells events and actions of a kind apart.
kind-mark-declared = announced
kind-mark-short = stopped early
kind-mark-held = held
kind-mark-spared = no card to lose
kind-mark-attacker = attacker
kind-mark-challenge = with a challenge

## Faults in component data

data-board = board: { $n } rows
data-centre = board: one centre
data-homes = rockets: each home is a planet of the board, and each planet a home
data-players = players: { $least } to { $most } with { $rockets } rockets
data-dice = dice: black, blue, red and green, in this order
data-bands = bands: rising, the first from 1
data-numbers = { $section }: rows are numbered 1, 2, 3 and so on
data-no-chip = sector_cards: no card gives a chip, so no game would end
data-no-great = sector_cards: no great anomaly, so no tie would end
data-civilizations = civilizations: one for each colour, in the order of the colours
data-die = civilizations ({ $name }): a die belongs to fixed and declared
data-copied = civilizations: at most one takes over the power of others
