### Tables: seats, turns, lessons, hosts.

lesson-wait = The lesson goes on by itself in a moment.
lesson-asks = The lesson asks for: { $offer }.

colour-taken = { $who } already chose { $colour }.
colour-unknown = This game has no pieces in { $colour }.
colour-blue = blue
colour-orange = orange
colour-green = green
colour-yellow = yellow
colour-purple = purple
colour-red = red

## Why something cannot be done at a table

table-closed = This table is closed.
table-removed = The host has removed you from this table.
table-full-actions = This game has reached { $most } actions, the most that a table keeps.
table-stale = The board has changed since you chose. Please look again.
table-no-action = This game has no such action: { $error }.
table-full-undo = Too much has been undone at this table. Nothing more can be undone here.
table-message-length = A message has 1 to { $most } characters.
table-nameless = Please choose a name first.
table-muted = The host has muted you here.
table-said-enough = You have written { $most } messages here. That is the limit for one person.
table-spectators-said-enough = Spectators have reached the limit of messages at this table.
table-seat-taken = Somebody else has this seat.
table-seat-kept = This seat is reserved for { $name }.
table-over = The game is over.
table-lesson = This is somebody else's lesson. You can watch it, or start your own.
table-no-sitting = Nobody can sit down there now.
table-own-hand-only = You already play here, so you cannot see the hand of another seat.
table-no-bot = There is no bot "{ $bot }". You can choose { OR($known) }.
table-not-your-seat = That is not your seat.
table-seats-open = Every seat needs a person or a bot.
table-rules-changed = The rules on this server have changed since this table was opened. { $why }
table-no-person = No person plays that seat.
table-no-stand-in = Everybody plays in their own time here. A bot takes over when somebody's time runs out.
table-not-away = You can call in a bot once somebody has been away for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }.
table-voters = Only people at the table can vote.
table-not-begun = The game has not begun yet.
table-begun = The game has already begun.
invite-removed = You have removed { $name } from this table. Let them back in first.
invite-declined = { $name } has declined. Nobody is invited twice.
invite-no-seat = No seat is free.
table-no-seat = There is no seat { $seat }.
table-not-alone = Other people have played here, so you cannot delete the table.
table-deleted = This table has been deleted.
table-bot-plays = A bot plays for you. Take your seat back first.
table-resigned = You have resigned from this game.
table-host-only = Only the host can do that.

table-public = Anybody may watch a public table.
table-nobody-new = The host lets nobody new watch this game.
table-denied = The host has said no several times. You cannot ask again.
table-many-requests = Many people are asking already. Try again when the host has answered them.
table-request-left = { $name } is no longer here.
table-no-request = There is no such request any more.
table-host-stays = The host cannot be removed.
table-host-talks = The host cannot be muted.
table-no-such-person = There is no such person at this table.
table-others-play = Other people play here, so you cannot close the table. If you leave your seat, a bot takes over.

## The end, where somebody did not play to it

outcome-winner = Winner
outcome-gone = Did not finish
outcome-stayed = { $who } won. { $gone } did not finish the game.
outcome-nobody = Nobody won. { $gone } did not finish the game.

## What the log says beside the game

note-time = { $who } ran out of time. A bot took over.
note-host = { YOU($who) ->
    [you] You were away.
   *[other] { $who } was away.
  } The host called in a bot.
note-vote = { YOU($who) ->
    [you] You were away.
   *[other] { $who } was away.
  } The table voted for a bot to take over.
note-left = { $who } left. A bot took over.
note-resigned = { $who } resigned. A bot plays on.
note-end-proposed = { YOU($who) ->
    [you] You want
   *[other] { $who } wants
  } to end the game without a result.
note-end-agreed = { YOU($who) ->
    [you] You agree
   *[other] { $who } agrees
  } to end the game.
note-end-declined = { YOU($who) ->
    [you] You want
   *[other] { $who } wants
  } to play on.
note-back = { $who } came back.
note-moved = { $who } moved to another device.
# $who is the name that the seat keeps, $before is who has it now.
note-handed = { YOU($who) ->
    [you] You took over this seat by a link.
   *[other] { $before } took over the seat of { $who } by a link.
  }
note-over-from = { $who } took over from { $before }.
note-over-from-bot = { $who } took over from a bot.
note-bot-failed = The bot could not decide, so a simple move was made for it.

## Hours of sleep

sleep-range = Hours of sleep are given in minutes after midnight, from 0 to 1439, at most 14 hours away from UTC.
sleep-long = You can set at most { $hours } hours of sleep a day.
