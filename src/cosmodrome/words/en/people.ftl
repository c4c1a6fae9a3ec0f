# People: their pages, records, ratings and the deal of the day.

best-score = Highest score
best-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
# A setting by which records are kept apart: "Difficulty: Harder"
best-apart = { $option }: { $choice }

no-person = Nobody is known by this address.

daily-table = Deal of the day, { $day }
daily-sealed = This deal stays closed until the day is over (midnight UTC): others are still playing it.
daily-no-hint = There are no hints in the deal of the day.
daily-no-day = There is no deal of that day.
table-counted = The game is over and its result counts, so nothing is taken back.

## The page of a person

person-yours = This is you. Others see only what comes from public games. Your tag is #{ $tag }.
person-tag = Tag #{ $tag }: it tells people of the same name apart.
person-rename = Change your name
person-ladder = Ladder
person-ratings = Ratings
person-no-rating = No rating yet. The first rated game against another person starts it.
person-bests = Records
person-no-bests = No records yet
person-no-bests-text = Finish a game to set one.
person-rivals = Against others
person-no-rivals = No games with others yet
person-no-rivals-text = Results against each person are counted here.
person-name = Name
person-games = Games
person-won = Ahead
person-lost = Behind
person-games-title = { $n ->
    [one] { $n } finished game
   *[other] { $n } finished games
}
person-games-other = Finished games
person-no-games = No games to show
person-no-games-text = Private games are shown to those who played in them.

rating-provisional = { $n ->
    [one] Provisional, after { $n } game
   *[other] Provisional, after { $n } games
}
rating-rank = Number { $rank } here
rating-range = ± { $range }

## The ladder

lobby-nav-daily = Daily
lobby-nav-ladder = Ladder
ladder-title = Ladder
ladder-text = The best players on this server, by rating.
ladder-own = Your page
ladder-all = All games
ladder-search = Choose a game or find somebody
ladder-find = Find somebody
ladder-find-empty = Part of a name
ladder-found = People found
ladder-found-count = { $n ->
    [0] Nobody found
    [one] { $n } person found
   *[other] { $n } people found
}
ladder-nobody = Nobody found
ladder-nobody-text = People are found here once they have played.
ladder-you = you
ladder-rank = Rank
ladder-rating = Rating
ladder-range = Range
ladder-provisional = provisional
ladder-empty = No ratings yet
ladder-empty-text = Play a rated game with at least one other person to start one.
ladder-note = Everyone starts at 1500. A rating with a question mark is provisional and has no rank yet. Bots are not rated. If you resign, or a bot finishes the game for you, you come last.

create-rated = Rating
create-rated-yes = Rated
create-rated-no = Unrated
create-rated-yes-text = The result counts for the ratings of all who play, if there are two or more people.
create-rated-no-text = The result changes nobody's rating.
table-is-rated = Rated
table-is-unrated = Unrated
table-is-daily = Deal of the day

## The deal of the day

daily-title = Deal of the day
daily-text = A new deal of each game every day, the same for everyone on this server.
daily-left = New deals in { $time }
daily-against = { $n ->
    [one] Against a bot: { $level }
   *[other] Against { $n } bots: { $level }
}
daily-alone = Alone
daily-counts = What counts: { $what }
daily-played = { $n ->
    [0] no results yet
    [one] { $n } result
   *[other] { $n } results
}
daily-done = { $done } of { $all } played today
daily-play = Play
daily-go-on = Go on
daily-show = Played: results
daily-lost = No result: see the others
daily-results = Results of the day
daily-results-short = Results
daily-day = Day
daily-today = Today
daily-shut = { $n ->
    [0] No results yet
    [one] { $n } result, still closed
   *[other] { $n } results, still closed
}
daily-shut-text = Results open once you have played this deal yourself.
daily-nobody = No results
daily-nobody-text = Nobody finished this deal in time.
daily-watch = Watch
daily-watch-one = Watch the game of { $name }
daily-ask = Play the deal of the day: { $game }?
daily-ask-text = You have one attempt, and it counts.
daily-rule-once = One attempt for each game and day. You can leave the page and go on later.
daily-rule-time = It counts if you finish within { $time }, and if no bot plays for you.
daily-rule-undo = You can take moves back as in every game. There are no hints.
daily-rule-sealed = Replay, save file and seed stay closed until the day is over (midnight UTC).
daily-begin = Begin
daily-kept = Replay, save file and seed of this deal open when the day is over (midnight UTC).
