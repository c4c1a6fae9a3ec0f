### The laboratory: what an arena refuses.

arena-bad-plan = Name at least one bot, play at least one game, and use a seed of 0 or more.
arena-many-bots = { $bots } bots do not fit on { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }.
arena-not-results = { $file }: this is not a results file: { $error }
arena-other-plan = { $file }: this file has the results of another plan. Choose another file.
