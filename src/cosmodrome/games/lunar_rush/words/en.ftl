### Lunar Rush.

summary = Bid for routes, build up a moon base and sell what it makes.

## Names of things

ai = AI { $number }
none = none
# "2 Tech": an amount of something that is not counted piece by piece.
amount = { $n } { $name }
# "2 Lunarium Bars": a number of pieces.
amount-counted = { $n ->
    [one] { $n } { $name }
   *[other] { $n } { $name }s
  }
plural = { $name }s
astronauts = { $n ->
    [one] { $n } astronaut
   *[other] { $n } astronauts
  }
temporary-astronauts = { $n ->
    [one] { $n } temporary astronaut
   *[other] { $n } temporary astronauts
  }
spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
  }
# With two fast lanes each way they are "fast_1" and "fast_2"; the only one is "fast".
lane-name = { $lane ->
    [fast] fast
    [fast_1] fast 1
    [fast_2] fast 2
    [medium] medium
   *[slow] slow
  }
lane-up = moonbound { lane-name }
lane-down = earthbound { lane-name }
family-habitation = Habitation Module
family-life_support_module = Life Support Module
family-solar_array = Solar Array
family-ore_mine = Ore Mine
family-shard_mine = Shard Mine
family-rd_lab = R&D Lab
family-lunarium_refinery = Lunarium Refinery
family-lunethyst_manufactory = Lunethyst Manufactory
wonder-name = { $adjective } { $noun }
wonder-card = { $adjective } / { $noun }
# What a noun multiplies: "6 times the GC of Life Support left".
factor = { $factor } times { $what }
factor-item = the GC for leftover { $name }
factor-module = the worth of the { $name }
factor-gold = the worth of your gold modules
# Goals of beginner cards; with 0, without the number.
goal-number = { $n ->
    [0] {""}
   *[other] { $n }{" "}
  }
goal-item = { goal-number }{ $name }{ $counted ->
    [yes] s
   *[no] {""}
  }
goal-astronauts_on_moon-any = { goal-number }astronauts on the Moon
goal-module_level = { $name }
goal-items_loaded = { goal-item } loaded
goal-items_loaded-any = { goal-number }items loaded
goal-items_sold = { goal-item } sold
goal-items_sold-any = { goal-number }items sold
goal-ships_launched-any = { goal-number }earthbound ships launched
goal-track_after_feeding = { goal-item } after feeding

## Score sheet

sheet-Start = Start
sheet-Bids = Bids
sheet-Sales = Sales
sheet-Empty-spaces = Empty spaces
sheet-Deaths = Deaths
sheet-Cards = Cards
sheet-Bid-cards-left = Bid cards left
sheet-Leftover-items = Leftover items
sheet-Moon-items = Moon items
sheet-Modules = Modules
sheet-Gold-modules = Gold modules
sheet-Wonder = Wonder
winner = Winner
rank = Place { $place }
verdict = { $who } won with { $gc } GC (LR-12.5).
verdict-teams = { $who } won with { $gc } GC together (LR-16.1).
verdict-tie = { $who } won the tie at { $gc } GC with the lowest initiative of the last turn (LR-12.5).
verdict-teams-tie = { $who } won the tie at { $gc } GC with the lowest initiative of the last turn (LR-16.7).

## What happened: before the first turn

role-none = { $who } will play without a role card.
role-kind = { $who } will draw { $cards ->
    [beginner] a beginner card
    [faction] a faction card
   *[challenge] a challenge card
  }.
role-picked = { $who } picked { $role }.
role-drawn = { $who } drew { $role }.

## What happened: Earth phase

turn = Turn { $turn } of { $turns }.
lanes-blocked = The { $up } and { $down } lanes are blocked this turn.
lane-closed = The { $lane } lane is closed. Whoever takes it gains { $gain } and launches no ship.
bid-placed = { $who } placed a bid.
bid-placed-own = { $who } bid { $value }.
bids-shown = Initiative: { $bids }.{ $tie ->
    [drawn] {" "}The order of equal bids was drawn at random.
    [before] {" "}Of equal bids, the one with the lower initiative last turn goes first.
    [card] {" "}A card decides between equal bids.
   *[none] {""}
  }
bid-shown = { NAME($who) } (bid { $value }{ $as_bid ->
    [yes] {""}
   *[no] , counted as { $counted }
  }, paid { $paid } GC{ $is_full ->
    [yes] {""}
   *[no] {" "}instead of { $full }
  })
ai-search = { $who } looks for open lanes in this order: { $lanes }.
route-taken = { $who } took the { $lane } lane.
pick-given-up = { $who } found no open lane on its cards and gave up the pick.
closed-gained = { $who } gained { $gain } from the closed { $lane } lane.{ track-full }
# Of Life Support or Energy.
track-full = { COUNT($lost) ->
    [0] {""}
   *[other] {" "}The track is full: { $lost } went to waste.
  }
loaded = { COUNT($load) ->
    [0] { $who } left the { $lane } ship empty.
   *[other] { $who } loaded the { $lane } ship with { $load }.
  }
loaded-partner = { COUNT($load) ->
    [0] { $who } put nothing on { OWN($owner) } { $lane } ship.
   *[other] { $who } loaded { OWN($owner) } { $lane } ship with { $load }.
  }
unloaded = { COUNT($load) ->
    [0] { $who } landed the { $lane } ship on the Moon, empty.
   *[other] { $who } unloaded { $load } from the { $lane } ship.
  }
teleport-chosen = { COUNT($load) ->
    [0] { $who } chose nothing for the { $gold }.
   *[other] { $who } chose { $load } for the { $gold }.
  }
teleported = { $who } received { $load } by teleporter.
loading-finished = { $who } finished loading.
taken-back = { $who } took back the last action.
ships-moved = { $up ->
    [yes] All moonbound ships moved one space.
   *[no] All earthbound ships moved one space.
  }
unveiled = Everybody is done with "{ $step }". All actions are revealed.

## What happened: Moon phase

gold-bought = { COUNT($paid) ->
    [0] { $who } bought { $gold } for free.
   *[other] { $who } bought { $gold } for { $paid }.
  }
gold-card = The card: "{ $text }"
gold-passed = { $who } bought no gold module.
gold-removed = { $who } removed { $gold } from the display.
wonder-row = New wonder cards: { $cards }.
wonder-drafted = { $who } drafted { $card }.
wonder-discarded = { $card } was left over and discarded.
wonder-built = { $who } built the wonder "{ $name }" for { $paid }.
produced-gold = { $who } gained { $made } from { $gold }.{ track-full }
worked = { $who } produced { $made } at the { $module }.{ track-full }
worked-inputs = { $who } turned { $spent } into { $made } at the { $module }.{ track-full }
worked-shared = { $who } sent an astronaut to { $gold } and gained { $made }.{ track-full }
upgraded = { $who } { $built ->
    [yes] built
   *[no] upgraded to
  } the { $module } { COUNT($paid) ->
    [0] for free
   *[other] for { $paid }
  }.
salvaged = { $who } salvaged the { $module } for { $gc } GC{ COUNT($back) ->
    [0] {""}
   *[other] {" "}and got back { $back }
  }.
sold-from-base = { $who } sold { $sold } from the base for { $gc } GC with the { $gold }.
roused = { $who } paid { $paid } to make an astronaut ready again.
roused-left = { $who } paid { $paid } to make the astronaut at the { $module } ready again. The second run there is lost.
stand-in = { $who } paid { $paid } for a stand-in.
boarded = { COUNT($lanes) ->
    [one] { $who } put an astronaut on the { $lanes } ship.
   *[other] { $who } put an astronaut on each of the { $lanes } ships.
  }
building-ended = { $who } finished building.
fed = { $n ->
    [0] { $who } fed no astronauts.
   *[other] { $who } fed { astronauts } { $paid ->
        [0] without paying Life Support
       *[other] with { $paid } Life Support
      }.
  }
# $all: whether there was enough GC to lose.
died = { $who } lost { astronauts }: { $why }.{ $lost ->
    [0] {" "}There was no GC left to lose.
   *[other] { $all ->
      [yes] {" "}That cost { $lost } GC.
     *[no] {" "}That cost the last { $lost } GC.
    }
  }
died-bed = not enough beds
died-food = not enough Life Support
died-both = { $bed } had no bed and { $food } had no Life Support
ai-loaded = { $who } loaded the { $lane } ship with { $load } (ship card { $card }).

## What happened: Market phase and game end

landed = { $who } landed the { $lane } ship on Earth.{ $empty ->
    [0] {""}
    [one] {" "}Its empty space scored { $gc } GC.
   *[other] {" "}Its { $empty } empty spaces scored { $gc } GC.
  }{ $n ->
    [0] {""}
    [one] {" "}An astronaut came back with it.
   *[other] {" "}{ $n } astronauts came back with it.
  }
price-raised = { $who } moved the price of { $item } to the left by { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
  }, to { $price } GC, with the { $gold }.
market-passed = { $who } passed in the Market phase.
sold = { $who } sold { $sales } from the { $lane } ship: { $gc } GC.
sale = { $items } at { $price } GC
sale-changed = { $items } at { $price } GC instead of { $market }
fee-paid = { $gc ->
    [0] { $who } had no GC left for the customs duty.
   *[other] { $who } paid { $gc } GC in customs duty.
  }
prices-fallen = Prices fell: { $prices }.
fallen = { $item } from { $was } to { $gc } GC
prices = Prices are now { $prices }.
price = { $item } { $gc } GC
refreshed = { COUNT($moved) ->
    [0] The market refresh moved no price.
   *[other] The market refresh moved prices to the left: { $moved }.
  }
refresh = { $item } by { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
  } to { $price } GC
goal-met = { $who } met a goal of { $role } ({ $goal }): { $gc } GC.
extra-market = Extra Market phase { $number }: ships still under way move on and sell.
final-score-of = Final score: { NAME($who) } { YOU($who) ->
    [you] have
   *[other] has
  }
# A line for each part. Where all stands in one line, commas keep them apart.
final-scored = { COUNT($parts) ->
    [0] { final-score-of } { $gc } GC.
   *[other] { final-score-of }
      { $before } GC before final scoring,
      { $lines },
      { $gc } GC in all.
  }
final-part = { $gc } GC for { $what ->
    [Bid-cards-left] bid cards left
    [Leftover-items] leftover items
    [Moon-items] moon items
    [Modules] modules
    [Gold-modules] gold modules
   *[Wonder] the wonder
  }
ended = { $who } won with { $gc } GC{ $together ->
    [yes] {" "}together
   *[no] {""}
  }.
ended-tie = { $who } won the tie at { $gc } GC with the lowest initiative of the last turn.

## Choices

offer-role-none = Play without a role card
offer-role = Draw { $cards ->
    [beginner] a beginner card
    [faction] a faction card
   *[challenge] a challenge card
  }
offer-role-detail = { $cards ->
    [beginner] Goals that guide a first game and pay GC.
    [faction] One strength in exchange for another.
   *[challenge] A handicap.
  }
offer-pick = Pick { $role }
offer-pick-unknown = Pick card { $number }
offer-pick-detail = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
  }. { $text }
offer-bid = Bid { $value }
offer-bid-detail = { $cost ->
    [0] It costs nothing.
   *[other] It costs { $cost } of your { $gc } GC.
  }
offer-route = Take the { $lane } lane
offer-route-closed = It is closed: you gain { $gain } and launch no ship.
offer-route-detail = { spaces }; { $arrives }.
arrives-now = arrives this turn
arrives-turn = arrives on turn { $turn }
arrives-after = arrives after the last turn and still sells
offer-load = { COUNT($load) ->
    [0] Leave the { $lane } ship empty
   *[other] Load the { $lane } ship with { $load }
  }
offer-load-up-detail = { CAP($arrives) }.{ $beds ->
    [-1] {""}
    [one] {" "}With everybody under way you would have { astronauts } for { $beds } bed.
   *[other] {" "}With everybody under way you would have { astronauts } for { $beds } beds.
  }
offer-load-down-detail = { $gc } GC at the current prices{ $empty ->
    [0] {""}
    [one] {" "}and { $more } GC for the empty space
   *[other] {" "}and { $more } GC for { $empty } empty spaces
  }; { $arrives }.
offer-load-down-empty = { $empty ->
    [0] { CAP($arrives) }.
    [one] { $more } GC for the empty space; { $arrives }.
   *[other] { $more } GC for { $empty } empty spaces; { $arrives }.
  }
offer-load-partner = { OWN($owner, start: 1) } ship{ $gc ->
    [0] {""}
   *[other] : { NAME($owner) } gets { $gc } GC at the market prices
  }; { $arrives }.
offer-teleport = { COUNT($load) ->
    [0] { $gold }: bring nothing
   *[other] { $gold }: bring { $load }
  }
offer-teleport-detail = Arrives this turn, without a ship.
offer-finish = Done loading
offer-finish-detail = The ships leave when everybody is done.
offer-buy = Buy { $gold }
offer-buy-detail = { COUNT($cost) ->
    [0] For free.
   *[other] For { $cost }.
  } { $text } Worth { $worth } GC at the end.
offer-pass-gold = Buy no gold module
offer-pass-card = Use no more cards
offer-draft = Draft { $card }
offer-draft-detail = As the noun { $noun }: costs { $noun-cost }; scores { $factors }. As the adjective { $adjective }: costs { $adjective-cost }; { $gc } GC, { $more } more with { OR($matches) }.
offer-mix = { $gold }: gain { $made }
offer-work = Produce { $made } at the { $module }
offer-work-inputs = Turn { $spent } into { $made } at the { $module }
offer-work-unknown = Work at the { $module }
offer-work-nobody = You have no free astronaut.
offer-work-again = The astronaut there works a second time.
offer-work-stand-in = The stand-in does it.
offer-work-before = { $detail }{" "}
offer-work-lost = { $detail }The track ends at { $end }: { $lost } would be lost.
offer-shared = { $gold }: gain { $made }
offer-shared-unknown = Use { $gold }
offer-shared-detail = { takes-astronaut }
takes-astronaut = Takes one astronaut, once a turn.
offer-upgrade = Upgrade to the { $module }
offer-build = Build the { $module }
offer-upgrade-unknown = Upgrade the { $module }
offer-upgrade-detail = { COUNT($cost) ->
    [0] For free.
   *[other] For { $cost }.
  }{ $beds ->
    [0] {""}
   *[other] {" "}{ $beds } beds.
  }{ COUNT($spaces) ->
    [0] {""}
   *[other] {" "}{ CAP($spaces) }.
  } Worth { $worth } GC at the end.
# Spaces of a module that are alike: "2 spaces for 5 Life Support each".
spaces-make = { spaces } for { $made }{ $n ->
    [one] {""}
   *[other] {" "}each
  }
spaces-turn = { $n ->
    [one] { spaces } that turns
   *[other] { spaces } that turn
  } { $spent } into { $made }{ $runs ->
    [1] {""}
    [2] {" "}up to twice
   *[other] {" "}up to { $runs } times
  }
offer-salvage = Salvage the { $module }
offer-salvage-detail = It goes down one level. You gain { $gc } GC{ COUNT($back) ->
    [0] {""}
   *[other] {" "}and get back { $back }
  }. { takes-astronaut }
offer-sell = { $gold }: sell { $sold }
offer-sell-first = For { $gc } GC. The price does not move. { takes-astronaut }
offer-sell-current = For { $gc } GC. The price then drops to { $after } GC.
offer-sell-same = For { $gc } GC. The price stays at { $after } GC.
offer-rouse = { $gold }: make an astronaut ready again
offer-rouse-detail = For { $cost }. The space where the astronaut worked stays used.
offer-rouse-left = For { $cost }. The astronaut leaves the { $module }, and the second run there is lost.
offer-hire = Pay for a stand-in
offer-hire-detail = For { $cost }. It takes the next space you use in your own modules.
offer-wonder = Build a wonder with { $card } as the noun
offer-wonder-detail = For { $cost }. Worth { $gc } GC with what you have left after paying.
offer-end = Done building
offer-end-boarding = { COUNT($lanes) ->
    [one] Done building; an astronaut boards the { $lanes } ship
   *[other] Done building; an astronaut boards each of the { $lanes } ships
  }
offer-end-detail = { $fate }{ $why }{ $idle ->
    [0] {""}
    [one] {" "}{ $idle } astronaut has not worked.
   *[other] {" "}{ $idle } astronauts have not worked.
  }
fate-fed = { $n ->
    [0] Nobody stays to be fed.
   *[other] { CAP($staying) } { $due ->
        [0] { $n ->
            [one] needs
           *[other] need
          } no Life Support.
       *[other] will use { $due } of your { $there } Life Support.
      }
  }
fate-died = { $n ->
    [one] { $n } astronaut will die
   *[other] { $n } astronauts will die
  }{ $lost ->
    [0] {""}
   *[other] { $all ->
      [yes] : you lose { $lost } GC
     *[no] : you lose your last { $lost } GC
    }
  }.
fate-why = {" "}{ CAP($why) }.
offer-move = { $gold }: move the price of { $item } to the left by { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
  }
offer-move-detail = From { $price } to { $after } GC.
offer-back = Take back
offer-back-detail = Your last action in this step.
pick-space = Space { $number }

## Kinds of actions

# Short: on the confirm button, and as a heading above several of a kind.
do-ChooseRole = Choose role
do-PickChallenge = Pick challenge
do-PlaceBid = Place bid
do-ChooseRoute = Choose lane
do-LoadMoonbound = Load moonbound
do-Teleport = Teleport
do-FinishLoading = Finish loading
do-BuyGold = Buy gold module
do-Pass = Pass
do-DraftWonder = Draft card
do-SettleMix = Choose mix
do-Work = Work
do-WorkGold = Use gold module
do-UseShared = Use shared module
do-Upgrade = Build or upgrade
do-Salvage = Salvage module
do-SellFromBase = Sell from base
do-Rouse = Make ready
do-HireStandIn = Pay for stand-in
do-BuildWonder = Build wonder
do-EndBuilding = Finish building
do-LoadEarthbound = Load earthbound
do-MovePrice = Move price
do-TakeBack = Take back

## Questions

step-turn = Turn { $turn } of { $turns }
step-roles = Role cards
step-bid = Bid
step-route = Choose routes
step-load-up = Load moonbound ships
step-gold = Gold modules
step-draft = Draft a wonder card
step-build = Build & produce
step-load-down = Load earthbound ships
step-card = Market phase cards
short-bid = Bid
short-route = Routes
short-load-up = Load up
short-gold = Gold
short-draft = Wonders
short-build = Build
short-load-down = Load down
short-card = Market
prompt-over = The game is over
prompt-roles = Choose a role card
prompt-roles-text = The card is drawn at random. You can also pick a challenge card yourself, or play without a card.
prompt-bid = Choose a bid card
prompt-bid-text = Bids are secret. The highest bid chooses routes first and gold modules last. { bid-ties }{ $times ->
    [1] {""}
   *[other] {" "}This turn a bid costs { $times } times its value.
  }
bid-ties = { $turn ->
    [1] The order of equal bids is drawn at random.
   *[other] Of equal bids, the one with the lower initiative last turn goes first.
  }
prompt-route = Choose a route
prompt-route-text = Everybody takes two lanes, to the Moon or to Earth.
prompt-load-up = Load your moonbound ships
prompt-load-up-text = Everything on Earth is free; only the space on board is limited.
prompt-gold = Buy a gold module or pass
prompt-gold-text = You pay with what is in your base now. What you produce this turn comes too late.
prompt-draft = Draft a wonder card
prompt-draft-text = With three cards you can build a wonder from turn 6 on.
prompt-build = Build and produce
prompt-build-text = { $idle ->
    [-1] {""}
    [0] No astronaut is free to work.{" "}
    [one] { $idle } astronaut is free to work.{" "}
   *[other] { $idle } astronauts are free to work.{" "}
  }Build and work in any order. When this step ends, every astronaut on the Moon needs a bed and 1 Life Support.
prompt-load-down = Load your earthbound ships
prompt-load-down-text = Each empty space scores 1 GC when the ship arrives, or more with some modules.
prompt-card = Use your Market phase cards
prompt-card-text = They work before any ship sells.
prompt-partner = { $text } You may load your partner's ships too.
prompt-secret = { $text } The others see it when everybody is done.

## Why not

no-bid-card = There is no bid card { $value }.
bid-used = You bid { $value } last turn, so that card is not available now.
short-of = Your base lacks { $lacking }.
no-module = There is no such module.
not-built = You have not built the { $module }.
no-space = The { $module } has no such space.
ran-twice = The { $module } has run twice this turn.
space-used = That space of the { $module } has been used this turn.
astronaut-left = The astronaut at the { $module } was made ready again and has left.
cannot-upgrade = The { $module } cannot be upgraded any further.
was-salvaged = The { $module } was salvaged this turn, so it cannot be upgraded.
board-own = Astronauts can only board an earthbound ship that you launched this turn.
board-one = Only { $most ->
    [one] { $most } astronaut
   *[other] { $most } astronauts
  } can board each ship.
too-few-on-moon = You have only { astronauts } on the Moon.
gold-limit = You already own { $most } gold modules, the most you may have.
gold-forbidden = Your role card does not let you buy a gold module on turn { $turn }.
gold-not-shown = { $gold } is not in the display.
pay-whole = You have to pay the whole cost.
leave-one-out = You leave one unit of the cost out: say which.
no-moonbound-ship = You launched no { $lane } ship this turn.
no-earthbound-ship = You can load no { $lane } ship this turn.
load-negative = You cannot load less than nothing.
crew-limit = A moonbound ship carries { astronauts } at most.
too-few-on-earth = You have only { astronauts } on Earth.
ship-full = That needs { $needed ->
    [one] { $needed } space
   *[other] { $needed } spaces
  }; the ship has { $n }.
no-teleporter = You have no such teleporter.
teleporter-later = { $gold } works from the turn after you buy it.
teleporter-full = The teleporter holds { spaces }.
too-few-items = You have only { $there }.
sells-nothing = { $gold } cannot sell anything now.
sells-moon-item = You can only sell a moon item from your base.
moves-no-price = { $gold } cannot move a price now.
only-moon-items = Only moon items have a price.
marker-limit = { $n ->
    [0] The price of { $item } cannot move any further left.
    [one] The price of { $item } can move { $n } space left.
   *[other] The price of { $item } can move 1 to { $n } spaces left.
  }
only-challenge = You can only pick a challenge card. Other cards are drawn at random.
role-taken = { $who } already picked { $role }.
no-lane = There is no such lane.
lane-blocked = The { $lane } lane is blocked this turn.
lane-absent = The { $lane } lane is only used with four players, AIs included.
lane-taken = { $who } already took the { $lane } lane this turn.
table-alone = A single player needs at least one AI.
table-too-many = At most { $most } corporations can play, AIs included, not { $asked }.
table-teams = Co-operative play needs four people, or two people and two AIs.
table-secrecy = With one player there is nobody to hide anything from.
table-difficulty = Without an AI there is no difficulty to choose.
table-left-out = Only an easier or harder game leaves ship cards out.
nothing-to-take-back = You have done nothing in this step yet.
partner-loaded = Your partner has used the space on the { $lane } ship since.
not-in-row = { $card } is not in the current row.
wonder-built-already = You have already built your wonder.
not-your-card = { $card } is not your card.
wonder-needs = A wonder needs { $cards } cards and can be built from turn { $turn } on.
not-your-gold = You do not own { $gold }.
nobody-ready = All your astronauts have worked this turn.
ready-limit = You can do that only { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
  } a turn.
nobody-worked = None of your astronauts has worked yet.
readies-nobody = { $gold } cannot make astronauts ready again.
ready-which = Everybody who has worked still has a second run to do. Choose the module that loses it.
ready-nobody-there = No astronaut with a second run to do is at the { $module }.
stand-in-limit = You can pay for only { $n ->
    [one] { $n } stand-in
   *[other] { $n } stand-ins
  } a turn.
mix-first = First choose what your gold module gives.
no-mix = { $gold } leaves you nothing to choose.
mix-number = Choose exactly { $n } items.
shared-own = { $gold } is yours: it works for you without an astronaut.
shared-nobody = Nobody else has a shared module { $gold }.
gold-used = You have already used { $gold } this turn.
salvages-nothing = { $gold } cannot salvage modules.
salvage-upgraded = Only an upgraded module can be salvaged.
salvage-occupied = An astronaut is working at the { $module }.

## The board as tables

board-initiative = Initiative: { NAME($order) }.
storage-of = { OWN($who, start: 1) } storage: { NAME($stored) }.
board-storages = Storage and roles
board-tracks = Price tracks
board-bid-placed = placed
board-legend = Legend
board-legend-text = Market: "3 pay" is what a ship gets for three of them now, "Then" the price after that. A price at or below "Refresh at" rises after the sales, now by as many spaces as "Would refresh" says. "At the end" is what each one left over is worth. Base: a module in brackets is not built yet; "Used" says how many of its spaces have an astronaut. Where there is little room, that is the 1/2 beside a module; HabP is a Habitation Part, AdvM is Advanced Machinery.
board-lanes = Lanes
lane-state-open = open
lane-state-blocked = blocked
lane-state-taken = taken by { NAME($who) }
lane-state-taken-ship = taken
lane-state-closed = { $state }; closed, gives { $gain }
board-ship = { NAME($who) }, { $n ->
    [0] arrived
    [one] { $n } move
   *[other] { $n } moves
  }: { COUNT($load) ->
    [0] empty
   *[other] { $load }
  }
board-base = { OWN($who, start: 1) } base
board-used = used
board-space = { $inputs } -> { $outputs }
board-more = { $first }; { $rest }
board-forecast = At the end of { step-build }: { $crew } on the Moon, { $beds ->
    [one] { $beds } bed
   *[other] { $beds } beds
  }, { $due } of { $there } Life Support needed{ $n ->
    [0] {""}
   *[other] . { $n } would die
  }.
# In little room.
board-brief-order = { $who } { YOU($who) ->
    [you] have
   *[other] has
  } { $gc } GC.{ COUNT($order) ->
    [0] {""}
   *[other] {" "}Initiative: { NAME($order) }.
  }
board-brief-ship = { NAME($who) } ({ $n })
board-brief-base = { storage-of }{ COUNT($golds) ->
    [0] {""}
   *[other] {" "}Gold modules: { $golds }.
  }
board-brief-forecast = { $note } { board-forecast-beds } { board-forecast-food }{ $dying ->
    [0] {""}
    [one] {" "}{ $dying } astronaut would die.
   *[other] {" "}{ $dying } astronauts would die.
  }
# A module in brackets is not built yet. "1/2": one of its two spaces is used.
board-brief-module = { $built ->
    [yes] { $level ->
        [0] Basic { $name }
        [1] Int { $name }
       *[other] Adv { $name }
      }
   *[no] ({ $name })
  }{ $spaces ->
    [0] {""}
   *[other] {" "}{ $used }/{ $spaces }
  }
board-brief-amount = { $n } { $item ->
    [habp] HabP
    [advm] AdvM
   *[other] { $name }
  }
board-brief-more = { $first }, { $rest }
board-gold = Gold modules
board-wonders = Wonder cards
board-row = Row
board-preview = Preview
board-match = { $gc }, { $more } more with { OR($matches) }
head-corporation = Corporation
head-player = Player
head-gc = GC
status-gc = { $gc } GC
head-bid = Bid
head-moon = On Moon
head-idle = Can work
head-earth = On Earth
head-beds = Beds
head-role = Role
head-lane = Lane
head-spaces = Spaces
head-lane-state = This turn
head-ships = Ships, with moves to go
head-item = Item
head-price = Price
head-track = Track
head-sold = Sold now
head-threshold = Refresh at
head-refresh-now = Would refresh
head-three-pay = 3 pay
head-then = Then
head-end = At the end
head-module = Module
head-worth = Worth
head-used = Used
head-upgrade = Upgrade
head-gold = Gold module
head-cost = Cost
head-lack = You lack
head-effect = Effect
head-where = Where
head-cards = Cards
head-noun = Noun
head-noun-cost = Noun costs
head-multiplies = Multiplies
head-adjective = Adjective
head-adjective-cost = Adjective costs

## Board: the page's table, its regions and steps

board-name = Board of Lunar Rush
board-region-routes = Routes
board-region-base = Base
board-region-market = Market
board-region-cards = Cards
board-step = This step: { $step }
board-secret = The others see what you do when everybody is done.
board-key = Key { $key }
board-people-done = Who is done
board-done-yes = done
board-done-no = not done yet
board-done = { $who }: { $state }
# A place in the order of initiative.
board-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
  }
board-gigacredits = GigaCredits
board-gc = { $n } GC
board-gc-lost = −{ $n } GC
board-worth = Worth { $n } GC at the end.
board-reading-life-support = Life Support
board-reading-energy = Energy
board-reading-moon = Astronauts on the Moon
board-reading-goods = Goods in the base
board-reading-bid = { $bid ->
    [shown] Initiative and bid
    [hidden] Initiative; bid placed
   *[none] Initiative; no bid yet
  }
# Why the score has changed, before a number of GC.
board-gain-bid = bid

## Board: items

board-unbuilt = ({ $module })
board-item-habp = Hab Part
board-item-tech = Tech
board-item-advm = Adv Machinery
board-item-life_support = Life Support
board-item-energy = Energy
board-item-ore = Ore
board-item-bar = Bar
board-item-shard = Shard
board-item-gem = Gem
board-item-astronaut = Astronaut
# Modules, as short as they fit on a small plate.
board-family-habitation = Habitation
board-family-life_support_module = Life Support
board-family-solar_array = Solar Array
board-family-ore_mine = Ore Mine
board-family-shard_mine = Shard Mine
board-family-rd_lab = R&D Lab
board-family-lunarium_refinery = Refinery
board-family-lunethyst_manufactory = Manufactory
board-storage = Storage: { NAME($who) }
board-stores = Storage

## Board: turns, teams and AIs

board-turns = Turns
board-turn-of = Turn { $turn } of { $turns }
board-turn-none = Before the first turn
board-bid-times = { $times ->
    [1] A bid costs its value.
   *[other] A bid costs { $times } times its value.
  }
board-closing = { COUNT($lanes) ->
    [one] The moonbound { $lanes } lane { $now ->
        [yes] is closed.
       *[no] closes on turn { $turn }.
      }
   *[other] The moonbound { $lanes } lanes { $now ->
        [yes] are closed.
       *[no] close on turn { $turn }.
      }
  }
board-teams = Teams
board-team = Team
board-partner = your partner
board-ai-place = { $place } this turn, bid { $bid }
board-ai-up = Moonbound lanes it looks for
board-ai-down = Earthbound lanes it looks for
board-ai-cards-later = It draws its cards when it first chooses a route.
board-shared-bid = Both AIs use the higher of their two bids.
board-ai = Cards play for this corporation.
board-ai-text = It has no base. It sells what its ship cards say.
board-ai-lanes = Lanes it looks for, in this order
board-ai-gold = Gold modules it removes
board-ai-not-drawn = not drawn yet
board-ai-bids = Bids so far
board-ai-bids-left = Bid cards left, × { $gc } GC at the end
board-ai-ships = Ship cards left
board-ai-sold = Items sold

## Board: bids and initiative

board-bid-hand = Your bid cards
board-bid-card = Bid { $value }: { $gc } GC
board-bid-last = last
board-bid-text = The highest bid chooses routes first and gold modules last. { bid-ties }{ $times ->
    [1] {""}
   *[other] {" "}A bid costs { $times } times its value.
  }{ $short ->
    [yes] {" "}If you have less, you pay all your GC.
   *[no] {""}
  }
board-bid-choosing = choosing
board-bids-hidden = Bids are revealed when everybody has placed one.
board-order = Initiative
board-order-row = { $place }: { NAME($who) }, bid { $bid }, paid { $paid } GC{ $turn ->
    [yes] , to act
   *[no] {""}
  }
board-to-act = to act
board-paid = paid { $gc } GC
board-order-route = The highest bid chooses first. There are two rounds.
board-order-gold = The lowest bid buys first.
board-order-card = Market phase cards are used in order of initiative.
board-order-market = Ships sell by lane: fast, medium, then slow.
board-order-wait = Waiting for the others.

## Board: lanes and ships

board-routes = Routes between Earth and the Moon
board-moonbound = Moonbound lanes
board-earthbound = Earthbound lanes
board-lane-short = { $lane ->
    [fast] Fast
    [fast_1] Fast 1
    [fast_2] Fast 2
    [medium] Medium
   *[slow] Slow
  }
board-lane = { board-lane-short } lane
# $later: so many turns after this one.
board-lane-whole = { CAP($lane) } lane: { spaces }, arrives { $later ->
    [0] this turn
    [1] next turn
   *[other] in { $later } turns
  }. { CAP($state) }.
board-lane-closed = closed: whoever takes it gains { $gain }
board-lane-blocked = Blocked
board-lane-taken = Taken
board-lane-launch = Launch
board-ship-whole = { CAP($lane) } ship ({ NAME($who) }): { COUNT($load) ->
    [0] nothing on board
   *[other] { $load }
  }.{ $empty ->
    [0] {""}
    [one] {" "}{ $empty } empty space.
   *[other] {" "}{ $empty } empty spaces.
  } { $arrived ->
    [yes] It has arrived.
   *[no] It arrives on turn { $turn }.
  }
board-hold = { $hold }: { $room } of { $n ->
    [one] { $n } space
   *[other] { $n } spaces
  } free
board-hold-free = { $room } of { $n } free
board-hold-full = full
# $later: so many turns after this one.
board-hold-arrives = { $later ->
    [0] arrives this turn
    [1] arrives next turn
   *[other] arrives in { $later } turns
  }
board-hold-worth = worth { $gc } GC now, { board-hold-arrives }
board-hold-owner = { OWN($who) } ship
# The same, and who gets what it sells.
board-hold-partner = { OWN($owner, start: 1) } ship: { NAME($owner) } gets the GC.
board-hold-less = { $hold }: remove 1 { $item }
board-hold-more = { $hold }: add 1 { $item }
# After the number and the thing, for a screen reader: "2 Tech. Fast lane: add as many as have room".
board-hold-fill = . { $hold }: add as many as have room
board-hold-fill-title = Add as many as have room
board-launch = Launch
# Which ships leave with what: "Launch. Fast: 1 Tech and 1 astronaut; Medium: nothing".
board-launch-ships = Launch. { $ships }
board-launch-hold = { $hold }: { COUNT($load) ->
    [0] nothing
   *[other] { $load }
  }

## Board: the base

board-base-tabs = Whose base to show
board-base-veiled = As it was when this step began
board-crew-moon = Moon
board-crew-ready = ready
board-crew-earth = Earth
board-crew-travelling = under way
board-module = { $built ->
    [yes] { $module }.
   *[no] { $module }, not built yet.
  }
board-beds = { $n } of { $beds } beds taken
board-space-makes = makes { $made }
board-space-turns = turns { $spent } into { $made }
board-space-free = free
board-space-used = used
board-space-again = used, can run once more
board-space-lacks = missing { $missing }
board-space-whole = { CAP($recipe) } ({ $state }).
board-space-spot = { $module }: { $recipe } ({ $state })
board-level-1 = Int
board-level-2 = Adv
board-build = Build
board-upgrade = { $built ->
    [yes] Upgrade to the { $module }
   *[no] Build the { $module }
  } for { $cost }.{ COUNT($missing) ->
    [0] {""}
   *[other] {" "}Missing: { $missing }.
  }{ $barred ->
    [yes] {" "}It was salvaged this turn, so it cannot be upgraded.
   *[no] {""}
  }
# What a module gives once it is built or upgraded.
board-upgrade-gives = { $beds ->
    [0] {""}
   *[other] It then has { $beds } beds.{" "}
  }{ COUNT($spaces) ->
    [0] {""}
   *[other] It then has { $spaces }.{" "}
  }Worth { $worth } GC then.
board-upgrade-beds = { $n } beds
board-upgrade-none = It cannot be upgraded any further.
board-forecast-title = At the end of { step-build }
board-forecast-boarders = { $n ->
    [one] With { $n } astronaut on board:
   *[other] With { $n } astronauts on board:
  } { $fate }
board-forecast-food = Life Support: { $due } needed, { $there } left.
board-forecast-beds = { astronauts } for { $beds ->
    [one] { $beds } bed
   *[other] { $beds } beds
  }.
board-forecast-die = { $n ->
    [one] { $n } astronaut will die.
   *[other] { $n } astronauts will die.
  }
board-boarding = Boarding
board-boarding-lane = { board-lane }: { $on ->
    [yes] 1 astronaut
   *[no] nobody
  }

## Board: the market

board-market = Earth market
board-phase = Turn { $turn } · Market phase
board-phase-extra = Extra Market phase { $number }
board-trial = Try a sale
board-trial-less = Sell one fewer
board-trial-more = Sell one more
board-trial-sell = sell { $n }
board-refresh-rule = At the end of the turn, a price at or past the dashed line goes up again: the fewer were sold, the further.
board-refresh-over = There is no market refresh any more.
# "2 sold: +1": so many sold this turn, so many spaces up.
board-refresh-part = { $sold } sold: +{ $by }
board-refresh = { $by ->
    [0] no refresh
   *[other] refresh +{ $by }
  }
board-sale = Sell { $n }: { $gc } GC, then price { $after }, { board-refresh }
board-sale-none = Sell none: { board-refresh }
board-sold = { $n ->
    [0] none sold this phase
   *[other] { $n } sold this phase
  }
board-price = { $item }: { $price } GC.{ $telling ->
    [yes] {""}
   *[no] {" "}{ $sale }.
  } { CAP($sold) }. Refresh at { $threshold } GC or less, by number sold: { $refresh }. Each left at the end scores { $end } GC.

## Board: gold modules, role cards and wonders

board-cards = Gold modules and cards
board-gold-left = { $n } left
board-gold-owned = { YOU($who) ->
    [you] you own { $n } of { $most }
   *[other] { NAME($who) } owns { $n } of { $most }
  }
board-gold-sale = For sale
board-gold-built = Built
board-gold-card = { $gold }: { $text } Worth { $worth } GC at the end.
board-gold-cost = Costs { $cost }.{ COUNT($missing) ->
    [0] {""}
   *[other] {" "}Missing: { $missing }.
  }
board-gold-owner = { YOU($who) ->
    [you] You own it.
   *[other] { $who } owns it.
  }{ $works ->
    [yes] {""}
   *[no] {" "}It works from next turn on.
  }{ $used ->
    [yes] {" "}Used this turn.
   *[no] {""}
  }
board-gold-buy = Buy
board-gold-buy-without = Buy without
board-gold-sell = Sell
board-gold-salvage = Salvage { $module }
board-gold-gain = Gain
board-gold-bring = Bring
board-gold-ready = Make ready again
board-gold-leave = Leave the { $module }
board-gold-use = Use
board-role = { $role } ({ $kind } card, { NAME($who) }): { $text }
board-role-owner = { YOU($who) ->
    [you] yours
   *[other] { OWN($who) }
  }
board-goal = By turn { $by }, { $what }: { $reached } of { $least }, { $gc } GC{ $state ->
    [met] , met
    [late] , too late
   *[open] {""}
  }.
board-goal-by = by turn { $turn }
board-goal-late = too late
board-goal-pays = +{ $gc } GC
board-role-title-none = No card
board-role-title-beginner = Beginner
board-role-title-faction = Faction
board-role-title-challenge = Challenge
board-role-none = The basic rules.
board-role-pick = Or pick a challenge card:
board-role-stars = { $n } of 3 stars
board-wonder-plan = As the noun of a wonder with your three cards: costs { $cost }; worth { $gc } GC with what you have now.{ COUNT($missing) ->
    [0] {""}
   *[other] {" "}Missing: { $missing }.
  }
board-wonder-lacks = lacks items
board-wonder-adds = +{ $gc }, +{ $more } with { OR($matches) }
board-wonder-built = Wonder built: { $noun }
board-wonder-own = { OWN($who, start: 1) } wonder cards
board-wonder-next = Preview of the next turn
board-wonder-later = Drafted from turn { $turn } on

## Board: the end

board-end = End of the game
board-end-title = The rush is over
board-end-most = most GC
board-end-sheet = Score sheet
board-end-skip = Skip to the score sheet

## Component tables

remaining-gold = Gold modules for sale
remaining-gold-note = No others will come: the rest is out of the game.
remaining-closed = Route-closed cards not turned up yet
remaining-wonders = Wonder cards not seen yet
remaining-wonders-note = { $n ->
    [0] No more of them will be laid out.
    [one] One of them will be laid out.
   *[other] { $n } of them will be laid out.
  }
remaining-ai-bids = Bid cards in the deck of AI { $number }
head-cards-left = Cards left
components-board = { $board } { $side }
components-modules = Modules
components-lanes = Lanes
components-markets = Markets
components-gold = Gold modules
components-roles = Role cards
components-closed = Route-closed cards
components-nouns = Wonder nouns
components-adjectives = Wonder adjectives
components-ships = AI ship cards
components-ai = AI up and down cards
components-match = +{ $gc }: { OR($matches) }
head-source = Source
head-moves = Moves
head-players = Players
head-board = Board
head-start = Start
head-refresh = Refresh
head-advanced = Advanced
head-kind = Kind
head-stars = Stars
head-card = Card
head-gain = Gain
head-match = Match
head-level = Level
head-fast = Fast
head-medium = Medium
head-slow = Slow
head-lanes = Lanes
head-blocks = Blocks
head-gold-removed = Gold removed
yes = yes
role-set-beginner = beginner
role-set-faction = faction
role-set-challenge = challenge
ship-level-beginner = beginner
ship-level-intermediate = intermediate
ship-level-advanced = advanced

## Options

market-text = { CAP($text) }.
option-market = Earth market
option-market-text = The board on which the four prices move.
option-gold = Gold modules
option-gold-text = Eight are drawn for each game.
option-gold-all = All
option-gold-all-text = All 25, advanced ones too.
option-gold-simple = Without the advanced ones
option-gold-simple-text = The nine advanced ones stay in the box.
option-ais = AI corporations
option-ais-text = Corporations played by cards.
option-ais-0 = None
option-ais-0-text = Only people play.
option-ais-1 = One
option-ais-1-text = One to three people and one AI.
option-ais-2 = Two
option-ais-2-text = One or two people and two AIs.
option-difficulty = Difficulty
option-difficulty-text = How much the AIs ship to Earth.
option-difficulty-normal = Normal
option-difficulty-normal-text = All twelve ship cards.
option-difficulty-easier = Easier
option-difficulty-easier-text = Without some or all of the four advanced ship cards.
option-difficulty-harder = Harder
option-difficulty-harder-text = Without some or all of the four beginner ship cards.
option-left_out = Ship cards left out
option-left_out-text = How many ship cards an easier or harder game leaves out. A normal game uses all twelve.
option-left_out-4 = Four
option-left_out-4-text = All four of that level.
option-left_out-3 = Three
option-left_out-3-text = One of that level stays in.
option-left_out-2 = Two
option-left_out-2-text = Two of that level stay in.
option-left_out-1 = One
option-left_out-1-text = Three of that level stay in.
option-roles = Role cards
option-roles-text = A card for each person, with goals, a strength and a weakness, or a handicap.
option-roles-none = None
option-roles-none-text = Everybody plays without a card.
option-roles-beginner = Beginner
option-roles-beginner-text = Goals that guide a first game and pay GC.
option-roles-faction = Faction
option-roles-faction-text = One strength in exchange for another.
option-roles-challenge = Challenge
option-roles-challenge-text = A handicap.
option-roles-choose = Each chooses
option-roles-choose-text = Before the first turn everybody chooses a kind of card, or picks a challenge card.
option-wonders = Moon Wonders
option-wonders-text = Wonder cards are drafted on turns 4 to 6.
option-wonders-off = No
option-wonders-off-text = No wonders.
option-wonders-on = Yes
option-wonders-on-text = Three cards make a wonder that multiplies what you have left at the end.
option-teams = Co-operative play
option-teams-text = Partners add up their scores and load each other's earthbound ships.
option-teams-off = No
option-teams-off-text = Everybody plays alone.
option-teams-on = Yes
option-teams-on-text = Four people in two teams, or two people against two AIs.
option-secrecy = Secrecy
option-secrecy-text = Loading and building are hidden until the step ends.
option-secrecy-off = No
option-secrecy-off-text = Everybody sees everything at once.
option-secrecy-on = Yes
option-secrecy-on-text = The others see it when everybody is done.

## The lesson

lesson-title = Your first two turns
lesson-text = Bid, ship, build and sell for two turns, with a coach at your side.
lesson-role-1 = Welcome to CasCore. In seven turns you ship people and material to the Moon, mine there, and sell on Earth. Whoever has the most GigaCredits (GC) at the end wins. { $rival } runs MinerInca.
lesson-role-2 = A beginner card has three goals that guide a first game and pay GC. Draw a beginner card; { $rival } plays without one.
lesson-bid-1 = You are the Ore Runner. The first goals: load 2 Ore by turn 2, and have the intermediate Ore Mine by turn 4. You can do both at once.
lesson-bid-2 = Every turn begins with a secret bid. The highest bid chooses shipping routes first, and everybody pays what they bid. You have 25 GC. Bid 3.
lesson-up-1 = 3 beats 2: you choose first. There are fast, medium and slow lanes, up to the Moon and down to Earth. With two players one lane each way is blocked: this turn the slow ones.
lesson-up-2 = Moonbound fast holds only 2 spaces, but it is the only moonbound ship that arrives this turn. Take it before { $rival } does.
lesson-down-1 = Everybody gets two lanes, and each lane takes only one ship a turn. Now you choose again.
lesson-down-2 = Earthbound fast carries 1 item and sells it this turn. Earthbound medium carries 3 and sells them next turn. Your goal needs 2 Ore on board: take earthbound medium.
lesson-load-1 = Now the moonbound ships are loaded. Everything from Earth is free; only space is limited. An astronaut, a Tech or an Advanced Machinery takes 1 space, a Habitation Part takes 2.
lesson-load-2 = Your base already has one Habitation Part. Together with 1 Advanced Machinery it makes a better Ore Mine. Load 1 Advanced Machinery and 1 astronaut.
lesson-done-1 = You both load at the same time, each at your own pace. Until you are done you can take back what you did.
lesson-done-2 = When both of you are done, the ships move. Say that you are done.
lesson-upgrade-1 = Your ship has unloaded: four astronauts live in your base. { OWN($rival, start: 1) } ship is still under way.
lesson-upgrade-2 = Now you build and produce, in any order. Each of the two workers in the basic Ore Mine digs 1 Ore; in the intermediate one, 2. Upgrade first, then work: upgrade to the Int Ore Mine.
lesson-mine-1 = Every astronaut works once a turn, on a free space of a module. Two can dig here.
lesson-mine-2 = Send one to the Ore Mine. A second one follows without being asked: 4 Ore together.
lesson-food-1 = At the end of this step every astronaut on the Moon needs a bed and 1 Life Support. You have 5 beds and 6 Life Support: enough for this turn, but not for the next.
lesson-food-2 = An astronaut who lacks either dies, and that costs 25 GC. Send the third astronaut to the Life Support Module for 3 more.
lesson-energy-1 = One astronaut is left. Energy is worth little by itself, but a refinery, which you can build later, turns 2 Ore and 1 Energy into a Bar. Ore sells for 8 GC now, a Bar for 20.
lesson-energy-2 = Send your last astronaut to the Solar Array for 2 Energy.
lesson-end-1 = Everybody has worked. An astronaut could board your earthbound ship now and would then need neither bed nor Life Support. Yours stay: they use 4 of your 9 Life Support.
lesson-end-2 = End building; nobody boards a ship.
lesson-ship-1 = Earthbound ships take moon items only: Ore, Bars, Shards and Gems, 1 space each. A space left empty still scores 1 GC.
lesson-ship-2 = Load 3 Ore on your medium ship. The fourth stays in storage.
lesson-market-1 = The Market phase then runs by itself: ships move, those that arrive sell, and the turn is over.
lesson-market-2 = Your ship arrives next turn. { OWN($rival, start: 1) } fast ship arrives at once, with 1 Ore. Say that you are done.
lesson-bid2-1 = { $rival } sold 1 Ore for 8 GC. You met two goals of your card and got 13 GC for them.
lesson-bid2-2 = Turn 2. The 3 that you bid last turn is not available now. A low bid saves money and lets you buy gold modules first, but leaves you the lanes that others do not want. Bid 1.
lesson-slow-1 = { $rival } has taken moonbound fast. Two lanes are blocked again, so four lanes are left for four picks, and the last pick is yours.
lesson-slow-2 = You will mine plenty of Ore. Earthbound slow holds 7 and arrives in two turns. Take it; { $rival } is next, and that leaves you moonbound medium.
lesson-load2-1 = You have 5 spaces to fill, for next turn. With 5 beds and 4 astronauts, more than one newcomer would have nowhere to sleep.
lesson-load2-2 = Next turn a Habitation Part and an Advanced Machinery will build the refinery. Load 1 Habitation Part, 1 Tech, 1 Advanced Machinery and 1 astronaut.
lesson-shared-1 = Eight gold modules are for sale: each player may buy one a turn, and three in all. Your beginner card lets you buy from turn 4 on. { $rival } bought the Lunarium Mining Collective and gains 3 Ore from it every turn.
lesson-shared-2 = It is a shared module, so you may use it once a turn, too. Send an astronaut there; two more dig in your own mine.
lesson-food2-1 = You have 8 Ore. Before the last astronaut works, count: 5 Life Support for 4 astronauts leaves 1, and next turn there will be 5 to feed.
lesson-food2-2 = Send the last one to the Life Support Module.
lesson-end2-1 = Everybody has worked, and everybody will be fed. End building; nobody boards a ship.
lesson-ship2-1 = Load 7 Ore on the slow ship. They sell on turn 4. With the 3 under way that makes 10, and your third goal pays 10 GC for 8 Ore sold.
lesson-ship2-2 = Then watch your medium ship. All the Ore on one ship sells at the same price; only then does the price drop, one space for each.
lesson-free-1 = 3 Ore at 8: 24 GC. That took the price down to 6. At 6 or less, Ore recovers when the turn ends, and the fewer were sold, the more it recovers: here by two spaces, to 7.
lesson-free-2 = Now you know a whole turn. What the refinery needs lands this turn. Do you want a certain lane, or would you rather save money? Bid what you like.
lesson-closing-1 = Bids cost more from turn 5 on: two, three and then five times as much. On the last two turns the longer routes to the Moon are closed, so send people and material early.
lesson-closing-2 = At the end every module that you built or upgraded scores, and ships still under way sell. What lies unsold in your base is worth little. Play on as you like; a hint is there whenever you want one.

## Records worth keeping, on a person's page

best-solo = Best result alone against AIs
best-ahead = { $gc } GC ahead
best-behind = { $gc } GC behind
best-level = Level
best-fortune = Most GigaCredits
best-gc = { $gc } GC

## The texts of the component data

card-items-habp-name = Habitation Part
card-items-tech-name = Tech
card-items-advm-name = Advanced Machinery
card-items-life-support-name = Life Support
card-items-energy-name = Energy
card-items-ore-name = Lunarium Ore
card-items-bar-name = Lunarium Bar
card-items-shard-name = Lunethyst Shard
card-items-gem-name = Lunethyst Gem
card-routes-up-fast-1-name = Fast 1
card-routes-up-fast-2-name = Fast 2
card-routes-up-medium-name = Medium
card-routes-up-slow-name = Slow
card-routes-down-fast-1-name = Fast 1
card-routes-down-fast-2-name = Fast 2
card-routes-down-medium-name = Medium
card-routes-down-slow-name = Slow
card-modules-basic-habitation-name = Basic Habitation Module
card-modules-int-habitation-name = Int Habitation Module
card-modules-basic-life-support-module-name = Basic Life Support Module
card-modules-int-life-support-module-name = Int Life Support Module
card-modules-adv-life-support-module-name = Adv Life Support Module
card-modules-basic-solar-array-name = Basic Solar Array
card-modules-int-solar-array-name = Int Solar Array
card-modules-adv-solar-array-name = Adv Solar Array
card-modules-basic-ore-mine-name = Basic Ore Mine
card-modules-int-ore-mine-name = Int Ore Mine
card-modules-adv-ore-mine-name = Adv Ore Mine
card-modules-basic-shard-mine-name = Basic Shard Mine
card-modules-int-shard-mine-name = Int Shard Mine
card-modules-adv-shard-mine-name = Adv Shard Mine
card-modules-basic-rd-lab-name = Basic R&D Lab
card-modules-int-rd-lab-name = Int R&D Lab
card-modules-adv-rd-lab-name = Adv R&D Lab
card-modules-int-lunarium-refinery-name = Int Lunarium Refinery
card-modules-adv-lunarium-refinery-name = Adv Lunarium Refinery
card-modules-int-lunethyst-manufactory-name = Int Lunethyst Manufactory
card-modules-adv-lunethyst-manufactory-name = Adv Lunethyst Manufactory
card-gold-modules-crescent-arboretum-text = Each Moon Phase you gain 6 Life Support. Every other player may put one astronaut here per turn for 6 Life Support.
card-gold-modules-lunar-experimentation-facility-text = Each Moon Phase you gain any combination of 4 Tech or Advanced Machinery. Every other player may put one astronaut here per turn for the same.
card-gold-modules-lunarium-mining-collective-text = Each Moon Phase you gain 3 Ore. Every other player may put one astronaut here per turn for 3 Ore.
card-gold-modules-lunethyst-mining-collective-text = Each Moon Phase you gain 3 Shards. Every other player may put one astronaut here per turn for 3 Shards.
card-gold-modules-efficient-lunarium-mine-text = Two astronaut spaces: 4 Ore each.
card-gold-modules-robotic-crystal-quarry-text = Gain 2 Shards each Moon Phase without an astronaut.
card-gold-modules-galactic-waystation-text = Your Moonbound ships hold 2 more spaces and your Earthbound ships 1 more, from the next load after you build it (Earthbound: this turn).
card-gold-modules-refined-programming-text = Module Deck builds and upgrades cost you 1 Tech less; your Manufactory needs no Tech per Gem.
card-gold-modules-innovative-hardware-text = Module Deck builds and upgrades cost you 1 Advanced Machinery less; your Refinery needs no Energy per Bar.
card-gold-modules-moonbound-teleporter-text = From the turn after purchase, when Moonbound ships arrive, gain Earth items worth 2 ship spaces (no astronauts).
card-gold-modules-orbital-mirror-array-text = Gain 4 Energy each Moon Phase without an astronaut.
card-gold-modules-closed-loop-greenhouse-text = When you feed astronauts, pay 4 Life Support less (not below 0).
card-gold-modules-bunkhouse-annex-text = Adds 4 beds and 3 Life Support each Moon Phase.
card-gold-modules-induction-smelter-text = One astronaut space: 3 Ore and 1 Energy become 2 Bars.
card-gold-modules-facet-workshop-text = One astronaut space: 2 Shards and 1 Energy become 1 Gem.
card-gold-modules-prefab-yard-text = From the turn after purchase, gain 1 Habitation Part each Moon Phase without an astronaut.
card-gold-modules-andromedas-edge-salvage-text = One astronaut space, once per turn: step one of your unoccupied upgraded modules (never Gold) down a level, take back what you paid for that level, and gain 15 GC. That module cannot be upgraded again this turn.
card-gold-modules-earthbound-teleporter-text = At the start of each Market Phase of turns 1-7 you may sell 1 Moon item from your base at the current price; its marker then moves 1 right.
card-gold-modules-tourist-market-text = One astronaut space, once per turn: sell 1 Moon item from your base at its leftmost price at once; the marker does not move.
card-gold-modules-futures-exchange-text = At the start of each Market Phase of turns 1-7 you may move one price marker up to 2 spaces left.
card-gold-modules-priority-dispatch-bureau-text = Your bids cost half (after the turn's multiplier, rounded up) and you win bid ties.
card-gold-modules-cold-storage-vault-text = At game end your leftover Moon items score twice their Game End value.
card-gold-modules-holographic-monument-text = At game end each of your Int or Adv modules is worth 3 GC more (not Gold).
card-gold-modules-drone-foreman-network-text = Up to twice per turn pay 1 Energy to make an astronaut who has worked ready again, for a space that has not run this turn.
card-gold-modules-contract-freight-office-text = Each empty space on your Earthbound ships scores 4 GC instead of 1 when they arrive.
card-markets-earth-market-2151-name = Earth Market 2151
card-markets-earth-market-2151-text = balanced; first-game board
card-markets-earth-market-2164-name = Earth Market 2164
card-markets-earth-market-2164-text = industrial demand: Lunarium dearer and deeper, Lunethyst cheaper
card-markets-earth-market-2177-name = Earth Market 2177
card-markets-earth-market-2177-text = luxury demand: Lunethyst dearer, steeper falls, Lunarium cheaper
card-roles-crew-first-name = Crew First
card-roles-crew-first-text = By the end of turn 2: 5 astronauts on the Moon (+5 GC); by the end of turn 4: Int Habitation built (+8 GC); by the end of turn 6: 8 astronauts on the Moon (+10 GC). The holder skips the Gold Module step before turn 4.
card-roles-ore-runner-name = Ore Runner
card-roles-ore-runner-text = By the end of turn 2: 2 Ore loaded on Earthbound ships (+5 GC); by the end of turn 4: Int Ore Mine built (+8 GC); by the end of turn 6: 8 Ore sold (+10 GC). The holder skips the Gold Module step before turn 4.
card-roles-first-ingots-name = First Ingots
card-roles-first-ingots-text = By the end of turn 3: Int Ore Mine built (+5 GC); by the end of turn 5: Int Lunarium Refinery built (+8 GC); by the end of turn 7: 2 Bars sold (+10 GC). The holder skips the Gold Module step before turn 4.
card-roles-first-facets-name = First Facets
card-roles-first-facets-text = By the end of turn 3: Int Shard Mine built (+5 GC); by the end of turn 5: Int Lunethyst Manufactory built (+8 GC); by the end of turn 7: 2 Gems loaded on Earthbound ships (+10 GC). The holder skips the Gold Module step before turn 4.
card-roles-self-sufficient-name = Self-Sufficient
card-roles-self-sufficient-text = By the end of turn 3: 6 Life Support left after feeding (+5 GC); by the end of turn 5: Int Life Support Module built (+8 GC); by the end of turn 6: Int Solar Array built (+10 GC). The holder skips the Gold Module step before turn 4.
card-roles-steady-shipper-name = Steady Shipper
card-roles-steady-shipper-text = By the end of turn 2: 2 Earthbound ships launched (+5 GC); by the end of turn 4: 5 items sold (+8 GC); by the end of turn 6: 12 items sold (+10 GC). The holder skips the Gold Module step before turn 4.
card-roles-builders-guild-name = Builders Guild
card-roles-builders-guild-text = All game: each item you sell in the market brings 1 GC less (never below 1). Game end: each of your upgraded and Gold modules is worth 2 GC more.
card-roles-trade-cartel-name = Trade Cartel
card-roles-trade-cartel-text = All game: each item you sell in the market brings 1 GC more. Game end: each of your upgraded and Gold modules is worth 2 GC less (never below 0).
card-roles-courier-line-name = Courier Line
card-roles-courier-line-text = All game: your Fast ships hold 1 more space each way; your Slow ships hold 2 fewer each way.
card-roles-bulk-carriers-name = Bulk Carriers
card-roles-bulk-carriers-text = All game: your Slow ships hold 2 more spaces each way; your Medium ships hold 1 fewer each way.
card-roles-auction-house-name = Auction House
card-roles-auction-house-text = Start: 15 GC. All game: your bids cost half (after the turn's multiplier, rounded up).
card-roles-robotics-league-name = Robotics League
card-roles-robotics-league-text = Start: only 5 astronauts on Earth (8 in total). All game: once per turn pay 1 Energy to use one free space of your own modules without an astronaut.
card-roles-hydroponics-union-name = Hydroponics Union
card-roles-hydroponics-union-text = All game: each Life Support Module space you use gives 1 more Life Support; each Solar Array space gives 1 less Energy (never below 1).
card-roles-gem-cutters-name = Gem Cutters
card-roles-gem-cutters-text = All game: each Gem from your Manufactory needs 1 Shard less; your Ore and Bars sell for 1 GC less (never below 1).
card-roles-steel-syndicate-name = Steel Syndicate
card-roles-steel-syndicate-text = All game: your Refinery needs no Energy; your Gems sell for 3 GC less (never below 1).
card-roles-gilded-trust-name = Gilded Trust
card-roles-gilded-trust-text = All game: each Gold Module costs you 1 unit of your choice less, and you may own 4. Game end: each of your Int and Adv modules is worth 3 GC less and each of your Gold Modules 4 GC less (never below 0).
card-roles-lean-budget-name = Lean Budget
card-roles-lean-budget-text = Start: 10 GC.
card-roles-thin-air-name = Thin Air
card-roles-thin-air-text = Start: 3 Life Support.
card-roles-missing-crate-name = Missing Crate
card-roles-missing-crate-text = Start: no Habitation Part.
card-roles-skeleton-crew-name = Skeleton Crew
card-roles-skeleton-crew-text = Start: 2 astronauts on the Moon and 7 on Earth (9 in total).
card-roles-customs-duty-name = Customs Duty
card-roles-customs-duty-text = All game: after each of your Earthbound ships that sells at least 1 item you pay 3 GC.
card-roles-weak-signal-name = Weak Signal
card-roles-weak-signal-text = All game: your bid counts 1 lower when initiative is set (you still pay the card), and you lose ties.
card-roles-bad-planning-name = Bad Planning
card-roles-bad-planning-text = Start: 4 astronauts on the Moon, 5 on Earth (9 in total), 0 Life Support, 0 Habitation Parts.
card-roles-cramped-quarters-name = Cramped Quarters
card-roles-cramped-quarters-text = All game: your Basic Habitation has 4 beds, your Int Habitation 8.
card-roles-blackout-name = Blackout
card-roles-blackout-text = Start: 3 Life Support. All game: each Solar Array space gives 1 less Energy (never below 1); no Gold Modules before turn 5.
card-nouns-biodome-name = Biodome
card-nouns-solar-farm-name = Solar Farm
card-nouns-university-name = University
card-nouns-lunar-beacon-name = Lunar Beacon
card-nouns-habitat-spire-name = Habitat Spire
card-nouns-grand-foundry-name = Grand Foundry
card-nouns-crystal-cathedral-name = Crystal Cathedral
card-nouns-golden-pavilion-name = Golden Pavilion
card-adjectives-vibrant-name = Vibrant
card-adjectives-translucent-name = Translucent
card-adjectives-shiny-name = Shiny
card-adjectives-luscious-name = Luscious
card-adjectives-gilded-name = Gilded
card-adjectives-towering-name = Towering
card-adjectives-radiant-name = Radiant
card-adjectives-learned-name = Learned
card-adjectives-crystalline-name = Crystalline
card-adjectives-ironclad-name = Ironclad
card-adjectives-automated-name = Automated
card-adjectives-immense-name = Immense

## Measures of balance reports

measure-first-in-initiative = First in initiative
measure-first-route-of-the-game = First route of the game
measure-gold-module = Gold module
measure-module = Module
measure-wonder-built = Wonder built
measure-astronauts = Astronauts
measure-all-survived = All survived
measure-bid = Bid
measure-gc-for-the-bid = GC for the bid
measure-routes = Routes
measure-brought-to-the-moon = Brought to the Moon
measure-sold = Sold
measure-gc-for-one-on-a-ship = GC for one on a ship
measure-earthbound-ships = Earthbound ships
measure-turn-of-purchase = Turn of purchase
measure-base = Base
measure-deaths = Deaths
measure-ai-corporations = AI corporations
measure-task-met = Task met
measure-earthbound-in-all = Earthbound in all
measure-arrived = Arrived
measure-empty-spaces = Empty spaces
measure-astronauts-brought-home = Astronauts brought home
measure-upgrades = Upgrades
measure-gold-modules = Gold modules
measure-astronauts-on-the-moon = Astronauts on the Moon
measure-without-a-bed = Without a bed
measure-without-life-support = Without life support
measure-gc-lost = GC lost
measure-ahead-of-the-best = Ahead of the best
measure-turn = Turn { $n }
measure-lane = { CAP($lane) }
measure-card-beginner = Beginner card
measure-card-faction = Faction card
measure-card-challenge = Challenge card
measure-task = { $card }, task { $n }
measure-ai-score = Score of { $ai }

## Kinds of events in balance reports

event-TurnBegan = Turn began
event-RoleDrawn = Role card drawn
event-RoleWished = Kind of role card chosen
event-ChallengePicked = Challenge picked
event-LanesBlocked = Lanes blocked
event-LaneClosed = Lane closed
event-BidPlaced = Bid placed
event-BidsShown = Bids shown
event-AiCardsTurned = AI cards turned up
event-RouteChosen = Route chosen
event-PickGivenUp = Choice of a lane given up
event-ClosedLaneGained = Closed lane gained
event-MoonboundLoaded = Moonbound loaded
event-TeleportChosen = Teleport chosen
event-LoadingFinished = Loading finished
event-TakenBack = Choice taken back
event-Unveiled = Choices revealed
event-ShipsMoved = Ships moved
event-MoonboundArrived = Moonbound arrived
event-Teleported = Load teleported
event-GoldBought = Gold bought
event-GoldPassed = Gold passed
event-GoldRemoved = Gold removed
event-WonderRowShown = Wonder row shown
event-WonderDrafted = Wonder drafted
event-WonderDiscarded = Wonder discarded
event-Produced = Base produced
event-Worked = Module used
event-GoldWorked = Gold module used
event-Upgraded = Module built or upgraded
event-Salvaged = Module salvaged
event-SoldFromBase = Sold from base
event-Roused = Astronauts made ready
event-StandInHired = Stand in hired
event-WonderBuilt = Wonder built
event-Boarded = Astronauts boarded
event-BuildingEnded = Building ended
event-Fed = Astronauts fed
event-AstronautsDied = Astronauts died
event-EarthboundLoaded = Earthbound loaded
event-AiShipLoaded = AI ship loaded
event-EarthboundArrived = Earthbound arrived
event-PriceRaised = Price raised
event-MarketPassed = Market passed
event-ShipSold = Ship sold
event-FeePaid = Fee paid
event-PricesMoved = Prices moved
event-MarketRefreshed = Market refreshed
event-GoalMet = Goal met
event-ExtraMarket = Additional market
event-FinalScored = Final score counted
event-GameEnded = Game ended
# What tells events and actions of a kind apart.
kind-mark-none = none
kind-mark-beginner = beginner
kind-mark-faction = faction
kind-mark-challenge = challenge
kind-mark-drawn = tie settled by drawing
kind-mark-before = tie settled by the order before
kind-mark-card = tie settled by a card
kind-mark-up = moonbound
kind-mark-tied = tied
kind-mark-load-up = loading moonbound
kind-mark-build = building
kind-mark-load-down = loading earthbound

## Faults in component data

data-items = items: these, in this order: { $items }
data-routes = routes: four lanes up, then four down
data-turns = turns: one row for each of turns 1 to 7
data-corporations = corporations: there are four
data-modules = modules: one row for each family and level
data-markets = markets: there are three
data-gold = gold_modules: fewer than are shown
data-bids = ai_bids: more than one for each turn
data-closed = route_closed: too few for all closed lanes
data-ai-ships = ai_ships: four or more of level { $level }
data-roles = roles: four or more { $kind } cards
data-discounts = { $name }: a discount on modules names an item, one on gold is 1 of any item
data-wonder = wonder_cards, row { $row }: no noun '{ $noun }' or no adjective '{ $adjective }'
data-adjective = adjectives ({ $name }): matches a noun that is not there
data-wonders = wonder_cards: three rows of five are needed
