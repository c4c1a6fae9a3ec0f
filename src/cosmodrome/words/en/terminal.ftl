### The terminal: playing, learning, replays, measuring.

play-begin = { $game }, seed { $seed }. The game is saved in { $file }. Type ? for help.
play-saved = Saved. Continue with: { $command } { $verb } --resume { $file }
play-over = Saved in { $file }. Watch it again with: { $command } replay { $file }
play-others = The others are still deciding. Press Ctrl-C to leave.
play-thinking = { $who } is thinking ...
play-time-up = Time is up. Press Enter to go on.
play-late-enter = Too late: this decision is over. Press Enter to go on.
play-late = Too late: this decision is over.
play-look-away = { $name }, it is your turn. Press Enter when the others look away.
play-not-understood = "{ $answer }" is not a command. Type a number, or ? for help.
play-numbers = { $most ->
    [0] There is nothing to choose by number here.
   *[other] Type a number from 1 to { $most }.
  }
play-no-longer = This is no longer possible. { $why } [{ $clause }]
play-undone = Undone: { $action }.
play-saved-to = Saved to { $file }.
play-cannot-write = Cannot write { $file }: { $error }.
play-form = choose: put it together yourself
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

help =
    A number  makes that choice.
    ? N       explains choice N with its rule.
    choose    puts an action together step by step, where more is possible than the list shows.
    why       shows what you cannot do now, and why.
    undo      takes back your last action, as far as that is fair.
    hint      shows what the search bot would do.
    board     shows the whole board.
    log       shows everything that has happened.
    Enter     shows your choices again while the timer runs.
    rules X   shows a clause by its number, or the clauses that contain some words.
    save F    writes the game to file F. It is also saved after every action.
    quit      leaves the game. You can resume it later.

why-closed = { $action }: { $why } [{ $clause }]
why-nothing = Nothing is blocked at the moment.
hint-thinking = The search bot is thinking ...
hint-best = The search bot would choose: { $action } (worth { $worth } of 100).
hint-less = { $action }: { $less } less
rules-none = No clause has the number or the words "{ $words }".
rules-how = Type rules, and then the number of a clause or some words.

compose-none = There is nothing to put together: the list shows everything you can do.
compose-gone = This is no longer possible.
compose-which = Which? (b: back)
compose-which-or-end = Which? (Enter: that is all, b: back)

learn-step = Step { $step } of { $steps }. Rules: { $clauses } (type: rules { $first })
learn-other-game = { $file } is not a game of the lesson "{ $lesson }". Continue it with: { $command } play --resume { $file }
learn-none = { $game } has no lesson.
learn-unknown = { $game } has no lesson "{ $lesson }". It has { $known }.

replay-begin = { $game }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }. Enter: next · b: back · a number: go to that action · board: show the board · q: leave
replay-clock = The clock
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
outcome-title = Title

shelf-games = Games
shelf-id = Id
shelf-title = Title
shelf-players = Players
shelf-minutes = Minutes
shelf-about = About
shelf-range = { $least } to { $most }
shelf-option = { $game } --option { $option }=...  { $about }
shelf-choice = { $value }: { $about }
shelf-default = { $value } (default): { $about }
shelf-data = Component data { $content }. Sources: rulebook, public (printed facts), reconstructed (fitted to the rulebook), own.
shelf-no-clause = No clause of { $game } has the number or the words "{ $words }".
shelf-broken = { $game } cannot be loaded: { $error }

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

bench-title = Speed on one core
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
bench-clone = Clone us
bench-offers = Offers us
bench-apply = Apply us
bench-refuse = Refuse us
bench-simulations = Simulations/s

lab-report = The report is in { $file }.
games-before = { $done } of { $total } games were played before.

serve-port = Port { $port } is taken. Using { $taken } instead.
serve-at = Cosmodrome is at { $address }  (games are saved in { $kept }; Ctrl-C stops the server)
serve-lan = On the local network: { $address }
serve-missing = { $package } is missing. Install the server with: pip install 'cosmodrome[server]'
