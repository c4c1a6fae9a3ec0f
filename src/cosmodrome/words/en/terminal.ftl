### The terminal: playing, learning, replays, measuring.

play-begin = { $game }, seed { $seed }. The game is saved in { $file }. Type ? for help.
play-saved = Saved. Continue with: { $command } { $verb } --resume { $file }
play-over = Saved in { $file }. Watch it again with: { $command } replay { $file }
play-others = The others are still deciding. Press Ctrl-C to leave.
play-thinking = { $who } is thinking ...
play-time-up = Time is up. Press Enter to go on.
play-late-enter = Too late: this decision is over. Press Enter to go on.
play-late = Too late: this decision is over.
# A person at a shared keyboard who gave no name.
play-person = Player { $number }
play-look-away = { $name }, it is your turn. Press Enter when the others look away.
play-not-understood = "{ $answer }" is not a command. Type a number, or ? for help.
play-numbers = { $most ->
    [0] There is nothing to choose by number here.
    [1] There is only one choice. Type 1.
   *[other] Type a number from 1 to { $most }.
  }
play-no-longer = This is no longer possible. { $why }  { $clause }
play-undone = Undone: { $action }.
play-saved-to = Saved to { $file }.
play-cannot-write = Cannot write { $file }: { $error }.
play-form = choose: put an action together yourself
play-seconds = { $left ->
    [one] { $left } second left.
   *[other] { $left } seconds left.
  }
play-timer-out = The timer has run out.
play-which-game = Which game
play-option-pair = An option is written as NAME=VALUE, not "{ $pair }".
play-people = { $people } people do not fit in { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }.
play-people-and-bots = { $people ->
    [one] { $people } person
   *[other] { $people } people
  } and { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
  } do not fit in { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }.

play-ambiguous = "{ $answer }" can be { OR($commands) }.
play-several = Several choices have "{ $answer }" in them. Type a number.
play-no-player = Which player is "{ $name }"? There are { $players }.
play-no-board = { $who } { YOU($who) ->
    [you] have
   *[other] has
  } no board of { YOU($who) ->
    [you] your
   *[other] their
  } own in this game.
play-no-legend = The tables of this game need no legend.
play-no-news = Nothing has happened since your last decision.
play-left-out = More on the board (type board): { $tables }.
play-more-news = ... { $n ->
    [one] { $n } more line
   *[other] { $n } more lines
  } (type news).
# The same at the right end of the line above the board.
play-news-hidden = { $n ->
    [one] { $n } more line
   *[other] { $n } more lines
  } (type news)
# The board's first table, which has no title.
play-overview = Overview
play-more-choices = { $n } choices in all. Type more to list them, or words of the one you want.
play-lines-left = { $n ->
    [one] { $n } more line.
   *[other] { $n } more lines.
  } Enter: go on, q: enough

help =
    A number  makes that choice. So do words that only this choice has.
    ? N       explains choice N with its rule.
    choose    puts an action together step by step, where more is possible than the list shows.
    more      lists all choices in full.
    why       shows what you cannot do now, and why.
    hint      shows what the search bot would do.
    undo      goes back to your last decision, as far as that is fair.
    board     shows the whole board. board N or board NAME shows that of another player.
    legend    explains letters and signs.
    news      shows what has happened since your last decision.
    log       shows everything that has happened.
    rules X   shows a clause or a chapter by its number, or the clauses that contain
              some words.
    save F    writes the game to file F. It is also saved after every action.
    quit      leaves the game. You can resume it later.
    Enter     shows the board and your choices again.
    A command can be shortened, as long as it is clear which one is meant.

why-closed = { $action }: { $why }  { $clause }
why-nothing = Nothing is against the rules at the moment.
hint-thinking = The search bot is thinking ...
hint-best = The search bot would choose: { $action } (it rates the position after that { $worth } of 100).
hint-less = { $action }: { $less } less
rules-none = No clause has the number or the words "{ $words }".
rules-how = Type rules, and then the number of a clause or a chapter, or some words.

compose-none = There is nothing to put together: the list shows everything you can do.
# What is put together, and the picks so far: "Load moonbound: moonbound fast and 1 Habitation Part".
compose-so-far = { $action }{ COUNT($picks) ->
    [0] {""}
   *[other] : { $picks }
  }
compose-gone = This is no longer possible.
compose-numbers = Type a number from the list, or words that only one of them has.
compose-which = Which? (b: back)
compose-which-or-end = Which? (Enter: that is all, b: back)

learn-step = Step { $step } of { $steps }. Rules: { $clauses } (type: rules { $first })
# The other player of a lesson.
learn-rival = Rival
learn-other-game = { $file } is not a game of the lesson "{ $lesson }". Continue it with: { $command } play --resume { $file }
learn-none = { $game } has no lesson.
learn-unknown = { $game } has no lesson "{ $lesson }". It has { $known }.

replay-begin = { $game }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }.
replay-keys = Enter: next · b: back · a number: go there · board: show the board · q: leave
replay-clock = The clock
verify-none = The file has no commitment to its seed: the game was not played on a server.
verify-found = Seed and salt make this commitment. Compare it with what the table showed when the game began: { $commitment }
verify-same = Seed and salt make the commitment that you named.
verify-other = Seed and salt do not make that commitment. They make { $found }.
replay-verified = Verified: { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }, all legal. { $over ->
    [yes] The game is over.
   *[no] The game is not over yet.
  }

outcome-sheet = Score sheet
outcome-player = Player
outcome-score = Score
outcome-title = Result

game-list-games = Games
game-list-id = Id
game-list-title = Title
game-list-players = Players
game-list-minutes = Minutes
game-list-about = About
game-list-range = { $least } to { $most }
game-list-option = { $game } --option { $option }=...  { $about }
game-list-choice = { $value }: { $about }
game-list-default = { $value } (default): { $about }
game-list-data = Component data { $content }. Sources: rulebook, public (printed facts), reconstructed (fitted to the rulebook), own.
game-list-fits = { $file } can be used: these are complete components of { $game }.
game-list-written = Wrote { $files ->
    [one] { $place }
   *[other] { $files } files to { $place }
 }.
game-list-no-clause = No clause of { $game } has the number or the words "{ $words }".
game-list-broken = { $game } cannot be loaded: { $error }

arena-standings = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }, seed { $seed }
arena-standings-options = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }, { $options }, seed { $seed }
arena-bot = Bot
arena-games = Games
arena-wins = Wins
arena-place = Place
arena-score = Score
arena-intervals = 95% intervals.
arena-margin = Score of { $bot } minus score of { $other } on the same deals: { $score }

elo-bots = Name at least two different bots.
elo-plays = { $bots }
elo-bot = Bot
elo-deals = Deals
elo-rating = Rating
elo-note = 95% intervals. { $bot } is set to { $lowest }. Of two bots, the one rated 100 points higher wins 64% of their games.

audit-numbers = An audit needs at least one position and one playout.
audit-decisions = Decisions
audit-regret-chance = Lost per decision, in points of winning chance
audit-regret-score = Lost per decision, in points
audit-large-chance = Lose more than 10
audit-large-score = Lose more than 1
audit-note = 95% intervals. Settings: { $about }.
audit-again = The worst moves again, on new deals
audit-worst = The worst moves
audit-blunder = { $number }. Deal { $seed }, move { $move }, player { $seat }: { $asked }. Chosen: { $chosen }. Better: { $best }. { $loss }
audit-loss-chance = It loses { $points } points of winning chance.
audit-loss-score = It loses { $points } points.
audit-saved = Saved in { $file }; enter { $move } in "replay" to see the position.

bench-title = { $engine ->
    [compiled] Speed on one core, compiled engine
   *[plain] Speed on one core, plain Python
  }
bench-running = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  } ...
bench-game = Game
bench-seats = Seats
bench-decisions = Decisions/s
bench-forced = Forced
bench-per-game = Per game
bench-games = Games/s
bench-simulations = Search/s
bench-parts = Microseconds for each part
bench-clone = Clone
bench-offers = Offers
bench-apply = Apply
bench-refuse = Refuse
bench-view = View
bench-numbers = In numbers, each second
bench-observations = Observations
bench-masks = Masks
bench-vector = Decisions of 64 matches
bench-other = The other engine ...

compile-begun = Compiling the engine: { $modules } modules. This takes a few minutes.
compile-part = Compiling the engine: { $percent }% done.
compile-bar = Compiling
compile-done = The engine is compiled after { $seconds } seconds and is used from the next start. It is in { $folder }.
compile-before = The engine has been compiled already. It is in { $folder }.
compile-busy = Another process is compiling the engine at the moment.
compile-missing = Compiling needs the packages mypy and setuptools. Install them with: pip install 'cosmodrome[compile]'
compile-no-compiler = There is no C compiler. Install one, or the package that contains one: pip install 'cosmodrome[zig]'
compile-failed = Compiling the engine failed, so it runs as plain Python. Details are in { $log }.
engine-compiled = The engine runs compiled, from { $folder }.
engine-pure = The engine runs as plain Python, because { $variable } is set.
engine-failed = The engine runs as plain Python. Compiling it failed; details are in { $log }.
engine-plain = The engine runs as plain Python. To compile it: { $command } compile

lab-report = The report is in { $file }.
train-bar = { $game }
train-speed = { $games } games/s
train-done = The network is in { $file }, the learning curve in { $curve }.
train-wins = Looking one step ahead, it wins { $value } of the games against the game's own evaluation.
train-no-numpy = Training needs numpy: pip install "cosmodrome[learn]"
games-before = { $done } of { $total } games were played before.

serve-port = Port { $port } is taken. Using { $taken } instead.
serve-at = Cosmodrome is at { $address }  (games are saved in { $kept }; Ctrl-C stops the server)
serve-lan = On the local network: { $address }
serve-missing = { $package } is missing. Install the server with: pip install 'cosmodrome[server]'
