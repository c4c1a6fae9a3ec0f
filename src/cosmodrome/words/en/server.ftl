### The server: refused requests, tables that can only be watched, turns of people who are away.

server-sorry = Something went wrong here. The error has been logged.
server-failed = This did not work. Nothing has changed.
server-refused = The request was refused.
server-not-json = The request cannot be read: { $error }.
server-own-address = Open this server by its own address, or start it with --public.
server-own-page = Requests can only come from this server's own page.
server-many-requests = Too many requests. Please wait a moment.
server-many-codes = Too many wrong codes. Please wait a minute.
server-nameless = Please choose a name first.
server-name-length = A name has 1 to { $most } characters.
server-bad-link = This link is no longer valid.
server-host-only = Only somebody at the server's own computer can do that.
server-fixed-network = The network cannot be opened or closed from the page of this server.
server-no-network = This computer is not connected to a network.
server-no-port = No port from { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) } is free.
server-no-text = There is no text to show.
server-too-long = This game takes too long to be played again here.
server-full = This server is full: it has { $most ->
    [one] { $most } table
   *[other] { $most } tables
  }. Try again later.
server-own-tables = You have { $count ->
    [one] { $count } open table
   *[other] { $count } open tables
  }. Finish or close one first.
server-own-games = You have { $count } games that are not finished. Finish, end or delete one first.
server-network-tables = Your network has { $count ->
    [one] { $count } open table
   *[other] { $count } open tables
  }. Finish or close one first.
server-own-replays = { $count ->
    [one] { $count } of your replays and analyses is
   *[other] { $count } of your replays and analyses are
  } still being prepared. Wait until one is ready.
server-network-replays = Too many replays and analyses are being prepared for your network. Wait until one is ready.
server-hints = Too many hints are being worked out. Wait until one is ready.
server-replays = This server cannot prepare more replays at the moment. Try again in a minute.
server-own-windows = You have { $count ->
    [one] { $count } window
   *[other] { $count } windows
  } open on this server. Close one first.
server-network-windows = Too many windows are open from your network. Close one first.
server-spectators = { $count ->
    [one] { $count } person is
   *[other] { $count } people are
  } watching this table already. Try again later.

no-table = There is no such table.
sitters-by-seat = Name a bot, "you" or null for each seat.
no-lesson = { $game } has no lesson "{ $lesson }".
invite-strangers = You can invite people you have played with, and those on the ladder or in public games.
invite-again = You have just invited this person. Try again later.
invite-many = You have sent many invitations. Wait a little.
rematch-players = Only those who played can ask for a rematch.
rematch-early = You can ask for a rematch when the game is over.
save-early = You can download the game when it is over: the file contains the seed.
chances-early = Chances are worked out when the game is over.
branch-early = You can play on from here when the game is over: until then it would show what is to come.
ticket-spent = This invitation is no longer valid.
card-name = Table { $code }
card-unreadable = The entry of this table cannot be read.

room-full = This table has reached the limit of moves and messages that can be kept.
room-talk = You are writing too fast. Please wait a few seconds.
room-fuss = That was a lot at once. Please wait a few seconds.
room-no-form = There is nothing to put together here.
room-hint = You can ask for a hint when it is your turn to decide.
room-hint-stale = The board has changed in the meantime. Please ask again.

## Tables of other versions, and damaged ones

watch-only = { $why } You can watch it, but not play on.
watch-rules = This game uses version { $found } of the rules. This server has version { $here }.
watch-content = This game uses other component data than this server has.
watch-no-beginning = It is not known how this game began.
watch-unknown = This server's rules cannot follow this game.
watch-damaged = The record of this game is damaged: { $damage }.
damage-missing = row { $row } is missing
damage-unreadable = row { $row } cannot be read

## Why the server does not start

start-key-damaged = The signing key in { $file } is empty or damaged. Delete that file and start again. A new key is made then, and everybody has to choose a name again.
start-key-unwritten = The signing key cannot be written to { $file }: { $error }.
server-not-storing = The database does not store anything at the moment.
server-no-session = You are not known in that browser.
server-come-back = Your sessions have changed.
start-folder-taken = Another server keeps its games in { $folder }. Stop it, or choose another --data folder.
start-database-taken = Another server keeps its games in { $file }. Stop it, or choose another --database.
start-database-newer = { $database } was last used by a newer version of Cosmodrome ({ $found }; this one knows { $known }). Update Cosmodrome, or choose another database.
start-column-missing = { $table } has no { $column }
start-database-damaged = { $database } is damaged: { $error }. Restore a backup with "cosmodrome restore", or choose another --data folder or --database.
start-journal-damaged = The journal of { $file } is damaged: { $count ->
    [one] 1 commit
   *[other] { $count } commits
  } can no longer be read. The damaged journal is kept in { $copy }; "cosmodrome check" shows what is affected.
backup-nothing = There is no database in { $file }.
backup-exists = { $file } exists already. Use --force to take its place.
backup-failed = { $file } could not be copied: { $error }
backup-no-file = Only SQLite databases can be copied like this. For PostgreSQL use pg_dump and pg_restore.
backup-done = { $file } has all of it, { $kilobytes } kB. Keep { $key } with it: cookies of people are signed with that key.
restore-done = Everything is as it was in { $file }.
restore-before = What was there before is kept in { $file }.
check-file = The file is damaged: { $error }
check-without-table = { $count ->
    [one] 1 row belongs to a table that is not there.
   *[other] { $count } rows belong to tables that are not there.
  }
check-table = Table { $table }: { $error }
check-differs = Table { $table }: move { $ply } leads to another position than people have seen.
check-older = { $database } was last used by an earlier version of Cosmodrome. Start the server once to bring it up to date.
check-progress = { $done } of { $total } tables
check-done = { $tables ->
    [one] 1 table was checked
   *[other] { $tables } tables were checked
  }: { $faults ->
    [0] no faults.
    [one] 1 fault.
   *[other] { $faults } faults.
  } { $others ->
    [0] { "" }
   *[other] Played by earlier rules, so only watched: { $others }.
  }
start-no-database = No database answers at that address: { $error }
start-database-kind = Games can be kept in SQLite or PostgreSQL, not in { $kind }.
start-database-package = This database needs the package "{ $package }". Install it with: pip install 'cosmodrome[postgresql]', or in the project: uv sync --inexact --extra postgresql
start-database-address = This is not the address of a database: { $error }
start-no-page = The page has not been built. You can play in the terminal: cosmodrome play

## Replays of save files

import-long = This game has { $found } actions. The longest that can be replayed here has { $most }.
import-unfinished = Only finished games can be replayed here. You can continue this one in the terminal.
seat-number = Seat { $number }
spectator = Spectator

## Posted when it is somebody's turn

call = { $name }, it is your turn in { $game } at the table "{ $table }": { $link }
call-bad-address = An address begins with http:// or https:// and a host name, unlike "{ $address }".

## Bots

bot-random = Aimless
bot-random-text = Makes any legal move.
bot-careless = Easy
bot-careless-text = Overlooks a lot.
bot-greedy = Steady
bot-greedy-text = Looks one step ahead.
bot-search = Fierce
bot-search-text = Thinks for a second about every move.
bot-master = Master
bot-master-text = Learned from games against itself. Thinks for a second about every move.
