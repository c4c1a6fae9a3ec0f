### The page outside a table: lobby, settings, learning, replays.

## Every page

page-brand = Cosmodrome
page-home = Cosmodrome lobby
page-back = Back to the lobby
page-reload = Load the page again
page-in-words = Show it in words
page-done = Done
page-on = On
page-off = Off
page-retry = Try again
# The title of the window.
page-title = { $title } · Cosmodrome
page-not-loaded = The page could not be loaded.
page-not-loaded-text = Check your connection, then load the page again.
page-failed = This page could not be shown.
page-failed-text = Your game is saved. Load the page again, or go back to the lobby.
page-not-found = Page not found.
page-not-found-text = There is no page at this address.
page-no-connection = No connection
page-no-answer = The server does not answer. Try again in a moment.
page-status = The server answered with error { $status }.
page-error = Something went wrong.
page-no-new-table = The table could not be opened

## A new guest

# The words that a guest's name is made of, separated by bars. A name has at most 24 characters.
guest-first = Bright | Quiet | Brave | Lucky | Rusty | Swift | Merry | Amber | Cosmic | Gentle
guest-second = Comet | Rocket | Pilot | Badger | Otter | Lantern | Falcon | Nebula | Sparrow | Beacon
guest-name = { $first } { $second }

name-title = What should others call you?
name-text = A nickname is enough. You can change it later.
name-label = Nickname
name-another = Suggest another name
name-take = That's me

recover-wait = Finding your seats…
recover-done = Welcome back, { $name }.
recover-done-text = Your tables are in the lobby, under Continue.
recover-failed = This link does not work.

## Times

clock-days = { $days } d { $hours } h
away-seconds = { $n } s
away-minutes = { $n } min
away-hours = { $n } h
# The time on the clock, and what every move adds.
pace-seconds = { $clock } + { $n } s
pace-hours = { $clock } + { $n } h
ago-now = just now
ago-minutes = { $n } min ago
ago-hours = { $n } h ago
ago-days = { $n ->
    [one] { $n } day ago
   *[other] { $n } days ago
  }

## Settings

settings-title = Settings
settings-name = Your name
settings-name-text = Shown at your seat.
settings-page-text = Your games, records and rating.
settings-not-renamed = Your name was not changed
settings-language = Language
settings-language-text = The page is loaded again when you change it.
settings-language-browser = As in the browser
settings-no-notices = Notifications stay off
settings-keys = Keys
settings-keys-text = See all keys and choose your own.
settings-device = Another device
settings-device-text = Keep this link: with it you become the same player in another browser, also if you lose this one. It works once, and a new link ends the old one. Do not share it.
settings-device-link = Create link
settings-recovery-link = Recovery link
# The browsers in which somebody is known, in the settings.
sessions-unknown = Some browser
sessions-own = You are known here: this browser.
sessions-used = You are known here. Last used: { $day }
sessions-end = Sign out
sessions-not-ended = That browser could not be signed out
settings-no-link = The link could not be created

setting-title-theme = Theme
setting-text-theme = Auto follows your system.
setting-theme-dark = Dark
setting-theme-light = Light
setting-theme-auto = Auto
setting-title-textSize = Text size
setting-text-textSize = In percent of the normal size.
setting-title-animation = Animation
setting-text-animation = Always off if your system asks for less motion.
setting-animation-off = Off
setting-animation-fast = Fast
setting-animation-normal = Normal
setting-animation-slow = Slow
setting-title-sounds = Sounds
setting-text-sounds = Whatever you hear is also shown.
setting-title-notices = Notifications
setting-text-notices = From your browser, when it is your turn and the page is in the background.
setting-title-vibration = Vibration
setting-text-vibration = On phones, when it is your turn.
setting-title-confirm = Confirm moves
setting-text-confirm = With Never, one click makes a move.
setting-confirm-never = Never
setting-confirm-irreversible = If final
setting-confirm-always = Always
setting-title-showTargets = Show legal targets
setting-text-showTargets = Rings on the board where you can act.
setting-title-autoplay = Play forced moves
setting-text-autoplay = When there is only one thing you can do.
setting-title-keyHints = Keyboard hints
setting-text-keyHints = Keys shown on buttons.
setting-title-letterKeys = Single-letter keys
setting-text-letterKeys = Turn off if you use speech input.

sleep-title = Hours of sleep
sleep-text = At tables with days on the clock, yours stops during these hours. New hours count from your next decision.
sleep-from = From
sleep-to = to
sleep-until = Until
sleep-not-changed = Your hours of sleep were not changed

network-title = Let others on this network join
network-is-on = Phones and computers in your network can open this page.
network-is-off = Only this computer can open this page.
network-fixed = Stop the server to change this.
network-address = Address in the local network
share-link = Link
share-link-here = Link (opens on this computer only)
share-qr = QR code: { $title }
share-copy = Copy
share-copy-title = Copy the link: { $title }
share-copied = Link copied
share-uncopied = Please copy the link yourself
share-send = Share
share-send-title = Share the link: { $title }
share-mail = E-mail
share-mail-title = Send the link by e-mail: { $title }
share-shut = On this computer the link also works in another browser.
share-shut-turn = Other devices need your network: let them in, and the link leads there and has a QR code.
share-shut-fixed = Other devices can use links once the server is started so that they can reach it.
share-turn = Let others on this network join
share-table = { $game } table
share-table-text = Others can watch with this link or the code { $code }, and ask for a seat that a bot has.
share-replay-text = Anyone with the link can see the whole game.
share-moment-text = Anyone with the link can see this moment of the game.
invitation-title = { $name } invites you
invitation-text = A seat is reserved for you: { $game }, { $table }.
invitation-accept = Accept
invitation-decline = Decline
ending-closed = This table was closed. { $why }
ending-removed = The host has removed you from this table.
invitation-failed = Your answer did not get through
network-not-changed = The network was not changed

## Keys

keys-title = Keys
keys-text = Press one to change it. Digits choose offers, arrows move on the board, Space clicks what they reach, Tab goes through the page.
keys-place-table = At the table
keys-place-replay = In a replay
keys-place-score = At the score sheet
keys-place-lobby = In the lobby
keys-change = { CAP($command) }: { $key }. Change key
keys-press = press…
keys-reset = Reset keys

## Learning a game

reference = Cards and components
reference-short = Cards
reference-text = Everything in the box, with the numbers that count.
reference-show = Show
reference-rest = Still to come
reference-all = All
reference-search = Search the cards
reference-count = { $n ->
    [one] One entry
   *[other] { $n } entries
  }
reference-groups = Groups
reference-empty = None.
reference-none = Nothing here contains these words.
reference-page = On a page of its own
reference-close = Done
learn-title = Learn { $game }
learn-lesson-text = You play a real game, step by step. It takes ten minutes.
learn-begin = Begin the lesson
learn-or-play = Or start with a first game against an easy bot. Press { $key } for a hint. Click a move that is not possible to see the rule that forbids it.
learn-by-playing = Start with a first game against an easy bot. Press { $key } for a hint. Click a move that is not possible to see the rule that forbids it.
learn-play = Play a first game
learn-table = First flight
learn-rules = Rules
learn-no-game = There is no such game.
lesson-failed = The lesson could not be started

## Lobby

lobby-title = Where to today?
lobby-text = Pick a game, fill the seats and launch. Or join friends with a code.
lobby-your-turn = ● Your turn · Cosmodrome
lobby-checking = Checking the game file…
lobby-checking-text = A long game can take up to a minute.
lobby-no-file = The file could not be opened
lobby-nav = Main
lobby-nav-lobby = Play
lobby-nav-tables = Tables
lobby-nav-replays = Replays
lobby-nav-learn = Learn
lobby-tables = Tables
lobby-replays = Replays
lobby-learn = Learn
lobby-learn-quickly = Learn in 10 min
lobby-theme = Switch between dark and light
lobby-me = You are { $name }: settings

## Lobby: the games

games-label = Games
games-players = Players
games-player-count = { $most ->
    [one] { $seats } player
   *[other] { $seats } players
  }
games-length = Length
games-minutes = { $least }–{ $most } min
games-cooperative = co-op

## Lobby: quick play

quick-label = Quick play: { $game }
quick-standard = Standard game
quick-option = { $option }: { $choice }
quick-change = Change options
quick-options = Options of { $game }
quick-seats = Seats
quick-add = Add a bot
quick-hot-seat = Hot-seat
quick-reset = { $option }: back to the usual choice
quick-reset-text = "{ $choice }" does not go with this number of players.
hotseat-title = { $game } on one device
hotseat-text = You pass the device around. It asks you to hand it over only when somebody has secrets on the screen.
hotseat-player = Player { $number }
hotseat-name = Name of player { $number }
hotseat-begin = Begin
quick-hot-seat-ask = How many people share this device?
quick-create = Create table
quick-bots = Play vs bots
quick-solo = Play solo
quick-you = You
quick-bot = Bot
quick-change-level = Change the level
quick-level = Bot in seat { $seat }
quick-remove = Remove
quick-remove-text = One seat fewer.
quick-change-colour = Change your colour
quick-colour = Your colour

## Lobby: a new table

create-title = New table: { $game }
create-text = Friends or bots can fill the open seats.
create-seats = Seats
create-who = Who can join
create-who-public = Everybody
create-who-public-text = The table is listed under Open tables.
create-who-private = By invitation
create-who-private-text = Only with its link, code or QR code.
create-clock = Clock
create-clock-none = No clock
create-clock-none-text = The table waits for everybody.
create-clock-short = 5 min
create-clock-short-text = 5 minutes each, and 10 seconds more with every move.
create-clock-medium = 15 min
create-clock-medium-text = 15 minutes each, and 15 seconds more with every move.
create-clock-long = 30 min
create-clock-long-text = 30 minutes each, and 30 seconds more with every move.
create-clock-days = 3 days
create-clock-days-text = 3 days each, and 12 hours more with every move. Your clock stops during your hours of sleep.
create-time-up = If somebody runs out of time, a bot plays for them until they come back.
create-away = If somebody stays away, the host or a vote can call in a bot until they come back.
create-more = More
create-name = Name of the table
create-name-empty = Chosen for you if empty
create-cancel = Cancel
create-make = Create table

## Lobby: joining by code

join-label = Join by code
join-button = Join
join-no-table = No table has the code { $code }.
join-no-code = There is no table code in what you pasted.

## Lobby: lists of tables

lists-label = Tables
lists-title-continue = Continue
lists-title-open-tables = Open tables
lists-title-replays = Replays
lists-new = New here?
lists-new-text = Learn { $game } by playing: a real game, step by step.
lists-nothing = No games in progress
lists-nothing-text = Games that you start or join are listed here.
lists-no-open = No open tables
lists-no-open-text = Create one. Friends join by its link or code.
lists-all = Show all ({ $n })
lists-no-replays = No replays yet
lists-no-replays-text = Here you can watch finished games again, move by move.
lists-filter = Game
lists-all-games = All games
lists-file = Open a file

row-watch-only = watch only
row-invited = you are invited
row-bot-plays = a bot plays for you
row-your-turn = your turn
row-gathering = not begun
row-private = by invitation
row-deciding = { $name } is deciding
row-sealed = replay tomorrow (UTC)
row-ending = { $names } { COUNT($names) ->
    [one] proposes
   *[other] propose
  } to end this game
row-bot-finished = a bot finished for { $names }
row-invited-by = { $name } invites you
row-accept = Accept the invitation to { $table }
row-decline = Decline the invitation to { $table }
row-rematch = Rematch
row-rematch-with = Rematch with { $others }
row-with = with { $others }
row-taken = { $taken } of { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  } taken
row-sit = Sit
row-watch = Watch

row-score = { $name } { $score }
row-table = { $game }, { $table }
row-delete = Delete { row-table }
row-end = End { row-table }
result-won = Won
result-lost = Lost
result-resigned = Resigned

## Lobby: the pages Tables, Replays and Learn

tables-text = Go on with your games, watch others or sit down with them.
tables-mine = Your tables
tables-others = Public tables
replays-text = Watch your finished games again, move by move.
replays-search = Search
replays-game = Game
replays-who = Players
replays-who-empty = Part of a name
replays-result = Your result
replays-any = Any result
replays-count = { $n ->
    [0] No games
    [one] { $n } game
   *[other] { $n } games
  }
replays-none = No games found
replays-none-text = Try another game, name or result.
replays-pages = Pages
replays-newer = Newer
replays-older = Older
replays-range = { $from }–{ $to } of { $total }
lessons-text = A lesson is a real game, step by step. It takes ten minutes.
lessons-new = Not begun
lessons-step = { $done } of { $steps } steps
lessons-done = Done
lessons-progress = Progress in { $game }
lessons-go-on = Go on
lessons-again = Start again
lessons-rules = Rules

## Ending a game for good

end-title = End { $name }?
end-text = Other people play here.
end-text-last = Nobody else who played here is left: bots play for them.
end-way-resign = Resign
end-way-resign-text = A bot plays on for you. You cannot come back, and the game counts as lost. If nobody else is left, the game ends.
end-way-resign-text-last = A bot plays on for you, but nobody is left: the game ends at once, and you cannot come back.
end-way-end = Propose to end it
end-way-end-last = End it now
end-way-end-text-last = The game ends at once, without a result.
end-way-end-text = The game ends without a result as soon as all who play agree.
end-proposed = Proposed
end-proposed-text = The game ends if all who play agree.
end-delete-title = Delete { $name }?
end-delete-text = The game and its replay are deleted for good. Nobody else plays here.
end-delete-daily = Your result in the deal of the day stays, and there is no second attempt.
end-delete = Delete the game
end-cancel = Cancel
end-failed = The game was not ended
end-vote = End the game?
end-vote-text = End the game without a result? In favour: { NAME($who) }.
end-agree = End the game
end-play-on = Play on

## Replays

replay-title = Replay · { $game } · Cosmodrome
replay-name = Replay · { $table }
replay-not-opened = This replay could not be opened.
replay-empty = Nothing has been played at this table yet.
replay-fetching = Loading the replay…
replay-no-view = This view could not be loaded
replay-to-table = To the table
replay-to-table-short = Table
replay-share = Share this moment
replay-share-short = Share
replay-board = Board
replay-regions = Parts of the board
replay-board-failed = The board could not be drawn. Here it is in words.
replay-moves = Moves
replay-moment = This moment
replay-choices-later = Other players' choices are shown when the game is over.
replay-play-on = Play on from here
replay-save = Download game

replay-preparing = Preparing the replay: { $done } of { $all ->
    [one] { $all } move
   *[other] { $all } moves
  }
replay-loading = Loading: { $done } of { $all ->
    [one] { $all } move
   *[other] { $all } moves
  }
replay-progress = Moves of the replay

replay-start = Start
replay-move = Move { $ply }
replay-move-of = Move { $ply } of { $last }
replay-loaded = { $percent }% loaded
replay-scrubber = Move
replay-first = First move
replay-back = Previous move
replay-on = Next move
replay-last = Last move
replay-run = Play
replay-pause = Pause
replay-speed = Speed
replay-key-step = step
replay-key-turn = turn
replay-key-play = play

replay-alternatives = other choices
replay-made = played
replay-estimate = Win chance after each choice, as the search bot estimated it from what could be known then.
replay-percent = { $percent }%
replay-seen-by = Seen by
replay-seen-later = You can see what other seats saw when the game is over.
replay-chances = Win chances now
replay-chances-start = Still working out the chances.
replay-chances-far = Still working out the chances: move { $ply } of { $last }.
replay-chart = Win chances of { $players } over the game
replay-chart-scores = Scores of { $players } over the game
replay-graph = Graph
replay-graph-chances = Win chances
replay-graph-scores = Scores
replay-bot = Bot
replay-person = Player
replay-end = the end
replay-play-on-text = This opens a new game at move { $ply }. The finished game stays as it is.
replay-play-on-who = The new game is not listed and not rated. Others can watch it by its link or code, and ask you for the seat of a bot.
replay-play-on-yes = Play on
replay-play-on-no = Cancel
replay-goes-on-you = You play on.
# $level is a level of bots, such as "Fierce".
replay-goes-on-same = { $level } bot, as before
replay-goes-on-bot = { $level } bot, in place of a person
replay-swings = Largest swings
replay-swing = Move { $ply }: { $change }%

## A game without a board of its own

plain-board = Board
plain-choices = Choices
plain-nothing = Nothing to choose now.
plain-yes = yes
plain-no = no
