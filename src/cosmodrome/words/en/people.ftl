# People: their pages, records, ratings and the deal of the day.

best-score = Highest score
best-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
