### The laboratory: arenas and the balance report.

arena-bad-plan = Name at least one bot, play at least one game, and use a seed of 0 or more.
arena-many-bots = { $bots } bots do not fit on { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }.
arena-not-results = { $file }: this is not a results file: { $error }
arena-other-plan = { $file }: this file has the results of another plan. Choose another file.
train-no-numbers = { $game } has no numbers to learn from.
train-folder-used = { $folder } already holds a training. Continue it with --resume, or choose another folder.
train-other-course = { $folder } holds another training. Choose another folder.

# A value and the bounds of its 95% interval.
interval = { $value } ({ $low } to { $high })

## Findings of the balance report

finding-seats-even = { $rivals ->
    [yes] No seat wins more or less often
   *[no] No seat scores more or less
  } than chance explains in { $games ->
    [one] { $games } game
   *[other] { $games } games
  }.
finding-seat-wins = Seat { $seat } wins { $wins } of its games. { $par } would be even, so it wins { $more ->
    [yes] more
   *[no] less
  } often than chance explains.
finding-seat-scores = Compared with the other seats, seat { $seat } scores { $score } points: { $more ->
    [yes] more
   *[no] less
  } than chance explains.
finding-won = The players win { $won } of the games.
finding-lead = In the median game the winner is { $lead } points ahead. { $shared } of the games have several winners.
finding-score = A seat scores { $mean } points on average. Half of all scores are between { $low } and { $high }.
finding-rare = Hardly any seat scores for { $category }: { $share }.
finding-largest = The largest share of points comes from { $category }: { $share }.
finding-apart = { $ahead ->
    [winners] The winners gain
   *[best-quarter] The best quarter gains
  } most on the others with { $category }: { $points } points.
finding-never = { $group }: nobody ever had { OR($things) }.
# Above and below are lists of "finding-thing".
finding-things = { $group } (usual: { $usual } { $rivals ->
    [yes] of wins
   *[no] points
  }).{ COUNT($above) ->
    [0] {""}
   *[other] {" "}Above: { $above }.
  }{ COUNT($below) ->
    [0] {""}
   *[other] {" "}Below: { $below }.
  }
finding-thing = { $name } { $by }
finding-hardly = "{ $choice }" is hardly ever chosen: { $taken } of { $offered } times offered.
finding-always = Always chosen when offered, so not really a choice: { $choices }.
finding-length = The median game takes { $decisions } decisions. Half of the games take { $low } to { $high }. In { $forced } of the decisions there was only one choice.

## The balance report: the page

report-title = { $game }: balance report
report-brand = Cosmodrome laboratory
report-name = balance report
report-skip = Skip to the findings
report-sections = Sections
report-findings = Findings
report-look = Look
report-note = Note
report-tile-games = { $count ->
    [one] game
   *[other] games
  }
report-tile-score = mean score
report-tile-won = won together
report-tile-lead = points ahead
report-tile-decisions = decisions

report-players = Players
report-options = Options
report-no-options = none
report-deals = Deals
report-rules = Rules
report-version = version { $version }
report-data = Component data
report-again = To make this report again:

report-method = How to read this
report-method-1 = Every figure is about the game as these bots play it. A bot uses badly what it does not understand. Where all players choose at the same time, a bot that looks one step ahead sees more from the last seat.
report-method-2 = Intervals contain the true value 95 times out of 100. The seats of a table and the rotations of a deal are not independent, so they count as one observation. Win rates of seats have Wilson's interval, differences of wins that of Agresti and Caffo.
report-method-3 = Having something and scoring well go together for many reasons: strong players get more of everything. Only where chance alone deals a thing is the difference caused by the thing itself. Compare the things of a group with each other.
report-method-4 = A finding is listed only if it is beyond chance among all the things of its group, and large enough to matter.

## The balance report: sections and tables

report-range = { $low } to { $high }
report-share = { $part } of { $whole }
report-more = { $count } more
report-seats = Seats
report-seats-note = { $rivals ->
    [yes] The dashed line is an even share. Whiskers are 95% intervals.
   *[no] Whiskers are 95% intervals.
  }
report-seat = Seat
report-bots = Bots
report-bot = Bot
report-wins = Wins
report-wins-percent = Wins, %
report-score = Score
report-scores = Scores
report-scores-note = The dashed line is the median.
report-mean-score = Mean score
report-against = Against the others
report-place = Mean place
report-lead = Points between winner and runner-up
report-all = All
report-results = Results
report-result = Result
report-share-percent = Share, %
report-categories = Points by category
report-categories-note = Where points come from, and what separates the players ahead from the others.
report-categories-table = Categories
report-category = Category
report-points = Points
report-of-all-points = Of all points, %
report-deviation = Deviation
report-scored-by = Scored by
report-mean-points = Mean points
report-points-above = { $ahead ->
    [winners] Points of the winners above the others
   *[best-quarter] Points of the best quarter above the others
  }
report-ahead = { $ahead ->
    [winners] Winners
   *[best-quarter] Best quarter
  }
report-others = Others
report-gap = Gap
report-length = Length
report-length-note = Decisions of all seats in a game. A decision with only one choice is forced.
report-length-decisions = Decisions
report-length-forced = Forced decisions
report-length-turns = Turns
report-per-game = Per game
report-things-note = Players who had it, compared with those who could have had it but did not. A filled dot is beyond chance by itself.
report-had = Had it
report-drawn = Points, drawn
report-numbers = Numbers
report-numbers-note = { $ahead ->
    [winners] For each seat. The gap is the mean of the winners minus that of the others.
   *[best-quarter] For each seat. The gap is the mean of the best quarter minus that of the others.
  }
report-choices = Choices
report-choices-note = Counted where other kinds of action were offered too. The last columns compare players who took it at least once with those who never did.
report-choice = Choice
report-offered = Offered
report-taken = Taken, %
report-ever-taken = Ever taken
report-events = Events
report-events-note = How often each kind happens to a seat in a game, and how those it happened to did.
report-event = Event
report-ever-met = Ever met
report-mean = Mean
report-least = Least
report-median = Median
report-most = Most

# A kind of action or event, and what tells it from others of its kind: "Threat met: hit and large".
kind-marked = { $kind }: { $marks }
# An option of a game and its value.
option-value = { $option }: { $value }
