### Matches, setting up, saving and loading.

setup-no-option = { $game } has no option "{ $option }". { COUNT($known) ->
    [0] It has no options.
   *[other] It has: { $known }.
  }
setup-no-value = Option "{ $option }" cannot be "{ $value }". It can be { OR($known) }.
setup-seats = { $game } is for { $least } to { $most } players, not { $asked }.
setup-exact-seats = { $game } is for { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
  }, not { $asked }.
setup-refused = { $why } [{ $clause }]
setup-seed = A seed is a whole number from 0 to 2**128 - 1, not { $seed }.
setup-names = { $names ->
    [one] There is { $names } name
   *[other] There are { $names } names
  } for { $seats } seats.
setup-colours = Each of the { $seats } seats needs a colour of its own. { COUNT($known) ->
    [0] This game has no colours to choose.
   *[other] There are { $known }.
  }

undo-nothing = There is nothing to undo: nothing has been played yet.
undo-random = You cannot undo this: its result was random.
undo-revealed = You cannot undo this: something hidden was shown.
undo-rule = You cannot undo this: { $rule }.
undo-not-acted = You have not acted yet.
undo-somebody = You cannot undo this: somebody else acted after you.
undo-time = You cannot undo this: time ran out after you acted.
undo-others = You cannot undo this: { NAME($who) } acted after you.

flow-over = The game is over.
flow-other-step = You cannot do this now. The current step is: { $step }.
flow-no-timer = No timer is running.
flow-others-turn = It is { OWN($who) } turn to decide.

save-file = { $file }: { $why }
save-not-json = This is not a save file: { $error }.
save-not-ours = This is not a save file of Cosmodrome.
save-format = This save file has format { $found }. This version reads formats { $oldest } to { $newest }.
save-damaged = This save file is damaged: { $error }.
save-wrong-position = This save file is damaged: its actions lead to another position than the one saved.
save-other-game = This is a game of "{ $found }", not of "{ $wanted }".
save-other-rules = This game was saved with version { $found } of the rules. This is version { $current }.
save-other-content = This game was saved with other component data ({ $found }; here it is { $current }).
save-bad-setup = This table cannot be set up. { $why }
save-unreadable-action = Action { $number } cannot be read: { $error }.
save-earlier-rules = { $error } (The game began with version { $found } of the rules. This is version { $current }.)
save-illegal-action = Action { $number } (player { $player }, { $action }) is illegal. { $why } [{ $clause }]

worker-died = A worker process ended before its work was done. Please try again.

game-unknown = There is no game "{ $game }". You can choose { OR($known) }.
game-other-id = What is registered as "{ $game }" is a game with another id: "{ $own }".
game-no-game = What is registered as "{ $game }" is not a game.
game-few-colours = "{ $game }" has { $seats } seats, but fewer colours.
game-no-colour = "{ $game }" has a colour that there is not: { $colour }. There are { $known }.

## A game under way in a list

# "Round 2 · Market"
status-phase = { $round } · { $step }
