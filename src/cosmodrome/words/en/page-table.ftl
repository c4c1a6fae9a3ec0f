### The page of a table, before, during and after a game, and the parts that all pages share.

## Arriving at a table

arrival-wait = Opening the table…
arrival-lobby = Back to the lobby
# The title of the browser's tab.
arrival-tab = Cosmodrome
arrival-tab-game = { $game } · { arrival-tab }
arrival-tab-turn = ● Your turn · { $game } · { arrival-tab }
arrival-tab-rematch = ● Rematch · { $game } · { arrival-tab }
arrival-nameless = This table is private: choose a name before you watch.
arrival-forbidden = You cannot join this table.
arrival-not-found = Table not found.
arrival-failed = The table could not be opened.
arrival-closed = This table is closed.
arrival-closed-host = The host closed it.
arrival-closed-idle = Nobody used it for a long time.
arrival-closed-agreed = All who played agreed to end the game without a result.
arrival-closed-resigned = Everybody resigned.
arrival-gone = It may have been deleted, or it is not open to you.
arrival-watch-title = You can only watch this game.
arrival-watch = Watch { $table }
arrival-fault = The table could not be shown.
arrival-fault-text = The game goes on, and nothing is lost.
arrival-words = Show it in words
arrival-unfetched = The text version could not be loaded
arrival-ticket = You did not get the seat

## Before the game

gathering-invite = Invite players
gathering-invite-text = Send the link, share the code, or scan the QR code with a phone.
gathering-invite-shut = Others join by link, code or QR code once they can reach this server.
gathering-full = Ready to begin
gathering-full-text = Every seat is taken. Others can watch with the link or the code.
gathering-rematch = Rematch
gathering-invited = Your seat from the last game is reserved for you. Sit down to play again.
gathering-awaited = { $names } can see the invitation. Seats of those invited stay reserved until the host releases them.
gathering-code = Code
# The letters of the code, one by one.
gathering-code-spelt = Code { $code }
gathering-asked = You are invited
gathering-asked-text = A seat is reserved for you. Sit down, or decline.
gathering-declined = { $names } declined.
invite-companions = People you have played with
invite-find = Invite somebody who plays here
invite-find-empty = Find them by name
invite-last = Last played { $when }
invite-do = Invite
invite-title = Invite { $name }
invite-failed = Not invited
invite-nobody = Nobody found. You can find people you have played with, and those on the ladder or in public games.
gathering-option = { $option }: { $choice }
gathering-clock = Clock { $pace }, then a bot takes over
gathering-no-clock = No clock
gathering-public = Listed in the lobby
gathering-private = Link or code only
gathering-seats = Seats
gathering-open = Open seat
gathering-kept = Invited, seat reserved
gathering-kept-you = Reserved for you
gathering-sit = Sit
gathering-stand = Stand up
gathering-decline = Decline
gathering-decline-title = Decline the invitation
gathering-release = Release
gathering-release-title = Open this seat to anybody
gathering-bot = Bot
gathering-bot-for = A bot for seat { $number }
gathering-remove = Remove
gathering-remove-title = Remove the bot
gathering-begin = Begin
gathering-fill = Fill every seat to begin
gathering-waiting = Waiting for { $names }
gathering-waiting-host = Waiting for the host to begin
gathering-waiting-players = Waiting for more players
gathering-colour-how = Press your emblem to choose a colour.
gathering-colour-choose = Choose a colour
gathering-colour-of = Colour of { $name }
gathering-colour-now = Colour of { $name }: { $colour }
gathering-colour-chosen = Chosen. Press it again to give it up.
gathering-colour-free = Not chosen yet. Somebody else can still take it.

## The frame of a table

frame-lesson = Lesson
frame-prompt = Prompt
frame-decision = Your decision
frame-board = Board
frame-side = Log, rules and chat
# On the handle of the drawer.
frame-close = Close
frame-choices = { $n ->
    [one] { $n } choice
   *[other] { $n } choices
  }
frame-drawer = Log and rules
# Read out before the prompt.
frame-your-turn = Your turn.
frame-your-answer = Your answer.
frame-fault-end = The end of the game could not be shown.
frame-fault-end-text = Here is the result.
frame-fault-result = The score sheet could not be shown.
frame-fault-choices = The choices could not be shown.
frame-fault-board = The board could not be shown.
frame-fault-board-text = The choices and the log still work.
frame-fault-strip = What happened could not be shown.
frame-fault-players = The players could not be shown.
frame-fault-side = Log, rules and chat could not be shown.

## The bar at the top

topbar-hint = Hint
topbar-sounds = Sounds
topbar-menu = Menu
topbar-share = Share link · { $code }
topbar-copy = Copy the link · { $code }
topbar-sounds-on = Turn sounds on
topbar-sounds-off = Turn sounds off
topbar-settings = Settings
topbar-keys = Keys
topbar-hand = Move to another device
topbar-leave = Leave your seat
topbar-go = Leave the table
topbar-end = End the game
# The seed of the game is secret until the end; the commitment to it is not.
topbar-sealed = The seed is secret until the end. The server is committed to it: { $commitment }
topbar-seed = Seed { $seed }, salt { $salt }. Commitment shown before the game: { $commitment }
progress-steps = Steps
progress-over = Final score

## Clocks

clock-timer = Timer
clock-timer-left = Timer: { $time } left
clock-timer-late = Ten seconds left on the timer.
clock-owner = { OWN($who, start: 1) } time
clock-left = { OWN($who, start: 1) } time: { $time } left{ $asleep ->
    [yes] , paused during sleep
   *[no] {""}
  }
clock-late = Ten seconds left.

## The table in words, for screen readers

# A heading over the tables that say what is on the board.
outline-title = The board in words
# What a key reads out.
state-label = How the table stands
state-figure = { $label }: { $value }
state-seat = { $name }: { $figures }.

## The action panel

# Whose decision it is, as a heading.
panel-turn = { OWN($who, start: 1) } turn
panel-answer = { OWN($who, start: 1) } answer
panel-waiting-for = Waiting for { NAME($who) }
panel-waiting = Waiting
panel-watch = Watch the board
panel-over = Game over
panel-fold-low = Hide the choices
panel-fold-some = Show the choices
panel-fold-all = Show all choices
panel-more = { $n } more
panel-below = More choices
# A choice that is not possible, with how many others there are of the same kind.
panel-alike = { $action } (and { $n } more)
panel-alike-named = { $actions }
panel-more-closed = { $n } more not possible: show why
# Read out after a choice.
panel-state-refused = (not possible)
panel-state-asked = (the lesson asks for this)
panel-state-quiet = (not yet)
panel-stand-in-none = A bot is playing for { NAME($who) }.
panel-stand-in-time = Out of time: a bot is playing for { NAME($who) }.
panel-stand-in-away = Away: a bot is playing for { NAME($who) }.
panel-stand-in-left = Left: a bot is playing for { NAME($who) }.
panel-stand-in-resigned = Resigned: a bot is playing for { NAME($who) }.
panel-stand-in-text = You can take the seat back at any time.
panel-skip-touch = Tap the board to go on. Hold to skip to the end.
panel-skip = Click the board or press Space to go on. Hold to skip to the end.
panel-idle = You will be asked when it is your turn.
panel-spectator = You are watching. Only the players see their choices.
panel-result = Score sheet
panel-undo = Undo
panel-undo-title = Undo your last action
panel-sending = Sending…
panel-nothing = Nothing chosen
panel-at-once = A choice is played at once

## Why something is not possible

whynot-title = Why is this not possible?
whynot-rules = Open the rules
whynot-close = Got it

## Hints

advice-wait = Thinking…
# Before the choice that looks best.
advice-best = Best choice:
advice-why = Why?
advice-worth = { $percent }%
advice-meaning = How good your position looks after each choice, as the search bot sees it.

## Players

plate-players = Players
# The reader has no seat.
plate-watching = Watching
plate-bot = { $level } bot
plate-shared = On this device
plate-watchers = Watching: { $names }
plate-online = Online
plate-away = Away
# Below a number.
plate-points = { $n ->
    [one] point
   *[other] points
  }
plate-score = { $score } { $word }
plate-secret = Hidden from others then
plate-turn = Your turn
plate-thinking = Thinking
plate-deciding = Deciding
plate-waiting = Waiting
# The player is out while the others play on.
plate-out = Out of the game
plate-acting = Now shown
countdown-ready = Get ready!
plate-partners = With { $names }
gathering-teams = Who plays with whom
gathering-team = { $names }
plate-away-for = Away for { $time }
plate-asleep = Asleep
plate-asleep-clock = Asleep, clock paused
plate-stand-in-time = Out of time, a bot took over
plate-stand-in-away = Away, a bot took over
plate-stand-in-left = Left, a bot took over
plate-stand-in-resigned = Resigned, a bot plays on
plate-finished = finished by a bot
plate-reclaim = Take seat back
plate-grace = You can call in a bot in { $time }.
plate-call-bot = Call in a bot
plate-vote = Vote for a bot{ $n ->
    [0] {""}
   *[other] {" "}· { $n } so far
  }
plate-voted = Voted for a bot{ $n ->
    [0] {""}
   *[other] {" "}· { $n } so far
  }
plate-take = Take this seat
plate-ask = Ask for this seat
plate-asked = You asked for this seat. The host decides.
plate-asked-short = Asked. The host decides.

## The tabs: log, rules, chat

tabs-log = Log
tabs-rules = Rules
tabs-chat = Chat
tabs-unread = { $n } new
tabs-side = Log, rules, chat
tabs-fold = Collapse
tabs-unfold = Expand
# The tab bar of a phone.
tabs-phone = Parts of the table

loglist-moves = Moves
loglist-newest = Log, newest first
loglist-none = Nothing has happened yet.
loglist-earlier = { $n ->
    [one] Show { $n } earlier line
   *[other] Show { $n } earlier lines
  }
# Before a change of the win chance, such as +12.
loglist-chance = Win chance

rulelist-search = Search the rules
rulelist-none = No rule contains these words.
rulelist-close = Got it

chat-none = No messages yet.
chat-write = Write a message
chat-send = Send
chat-mute = Mute
chat-mute-name = Mute { $name }
chat-unmute-name = Unmute { $name }
# Before the names of those who are muted.
chat-muted = Muted:

## What the host can do about people

guests-title = Guests
guests-watching = Watching
guests-muted = Muted
guests-removed = Removed
guests-nobody-new = Let nobody new watch
guests-anybody = Let new people watch
guests-unmute = Unmute
guests-allow = Let back in
guests-allow-name = Let back in: { $name }
person-manage = Manage { $name }
person-text = If you remove somebody, they cannot come back until you let them in.
person-text-playing = If you remove a player, a bot takes over the seat. They cannot come back until you let them in.
person-text-new = Nobody new can watch then, unless you allow it.
person-cancel = Cancel
person-mute = Mute in chat
person-unmute = Unmute in chat
person-remove = Remove
requests-title = Requests
requests-seat = { $name } wants to take over the seat of the bot { $bot }.
requests-away = { $name } is away at the moment.
requests-let-in = Let in
requests-refuse = Refuse

## Leaving and closing a table, and passing on a device or a seat

leave-title = Leave your seat?
leave-text = A bot takes over for you, and you can come back and play on. If you only close the page, your seat stays yours. To give the game up for good, choose End the game, then Resign.
leave-stay = Stay
leave-do = Leave
close-title = Close this table?
close-gathering = Nobody will be able to join it.
close-keep = Cancel
close-do = Close the table
handover-title = Pass the device to { $name }
handover-text = The board stays hidden until { $name } has the device.
handover-take = I am { $name }
handseat-title = Which seat do you want to move?
handseat-text = Whoever opens the link first takes the seat, on any device. The link is valid for one hour.
handseat-seat = Seat { $number } · { $name }
handseat-done = Done
handseat-gone = The seat is on the other device
handseat-gone-text = Here you are watching now.

## Lessons

coach-step = Step { $step } of { $steps }
coach-done = Done
coach-progress = Steps done
coach-asked = Now: { $offer }.
coach-back = Back
coach-next = Next
coach-play-on = Play on
coach-wait = The game goes on…
coach-skip = Skip lesson
coach-skip-title = Skip the lesson?
coach-skip-text = You play on without it. You can begin the lesson again at any time.
coach-stay = Keep learning
coach-leave = Skip

## The end of the game

result-title = Result
result-a-bot = Bot
result-a-player = Player
result-place = Place { $place }
result-winner = Winner
result-bot = A bot finished the game
# "Ben resigned. A bot finished for them with 94 points."
result-finished-for = A bot finished for { YOU($who) ->
    [you] you
   *[other] them
  } with { $reached }.
result-finished-time = { $who } ran out of time. { result-finished-for }
result-finished-away = { $who } { YOU($who) ->
    [you] were
   *[other] was
  } away. { result-finished-for }
result-finished-resigned = { $who } resigned. { result-finished-for }
result-finished-left = { $who } left the table. { result-finished-for }
result-log = How it went
result-rated = This game counts for the ratings.
result-seed = Seed { $seed }, salt { $salt }. Commitment shown before the game: { $commitment }. Anyone can check it: cosmodrome verify with the saved game.
result-share = Share
result-share-title = { $game } on Cosmodrome
# Each button has a short form for phones.
result-save = Save game file
result-save-short = Save
result-board = Show the board
result-board-short = Board
result-lobby-short = Lobby
result-replay = Replay and analyse
result-replay-short = Replay
result-rematch = Rematch
bars-title = Score by category
bars-bars = Bars
bars-table = Table
bars-category = Category
bars-total = Total
turning-title = Turning points
turning-wait = The search bot is analysing the game…
turning-chance = { OWN($who, start: 1) } win chance
turning-move = move { $ply }
# After a plus or minus sign.
turning-percent = { $n }%
turning-none = No single move changed much.
rematchbar-asked = { $name } wants a rematch.
rematchbar-seated = Your rematch is waiting.
rematchbar-begun = The rematch has begun.
rematchbar-join = Join
rematchbar-go = Go to it
rematchbar-watch = Watch
rematchbar-failed = The rematch could not be opened

## Notices over the board, and notifications of the browser

toast-close = Dismiss
toast-turn = Your turn
toast-declined = { $name } declined
toast-accepted = { $name } has accepted
toast-rematch = Rematch?
toast-no-undo = Cannot undo
toast-illegal = Not allowed
toast-not-yet = Not yet
toast-late = Too late
toast-refused = The host refused your request
toast-refused-text = You can go on watching.
toast-time = Your time ran out
toast-away = You were away
toast-resigned = { $name } resigned
toast-resigned-text = A bot plays on.
toast-play-on = The game goes on
toast-play-on-text = Not everybody wants to end it.
toast-stand-in = A bot took over for you. You can take your seat back at any time.
toast-offline = Connection lost
toast-offline-text = Reconnecting. Nothing you sent is lost.
toast-retry = Retry
notices-none = This browser has no notifications.
notices-refused = Your browser blocks notifications. Allow them in its settings for this page.

## Parts that all pages share

clause-link = Rule { $id }
die-face = Die: { $face }
meter-value = { $label }: { $value } of { $limit }
enlarge-title = A closer look
enlarge-close = Close
colour-choice = Colour
colour-choice-taken = { $mark }: { $name } has chosen it
# A colour and the shape of its emblem.
colour-mark-blue = blue, circle
colour-mark-orange = orange, diamond
colour-mark-green = green, triangle
colour-mark-yellow = yellow, square
colour-mark-purple = purple, hexagon
colour-mark-red = red, cross

## Keys

key-fixed = This key cannot be changed.
key-digits = The digits choose offers and games.
key-reserved = { $key } is reserved for the page or the browser.
key-taken = { $key } is already used: { $command }.
command-confirm = Confirm the choice
command-drop = Clear the choice
command-undo = Undo
command-takeBack = Undo within your own step
command-finish = Finish your own step
command-hint = Hint; again: why
command-again = Show what has just happened again
command-hurry = Fast-forward the bots
command-state = Read out how the table stands
command-log = Show or hide the log
command-draw = Draw from the stack
command-turn = Turn the piece in hand
command-turnLeft = Turn it the other way
command-setAside = Set the piece in hand aside
command-putBack = Put back what is in hand
command-explore = Explore
command-attack = Attack, or attack another
command-pass = Do neither
command-enlarge = Enlarge a piece
command-rules = Rules
command-search = Search the rules
command-reference = Cards and components
command-back = Previous move
command-on = Next move
command-turnBack = Previous turn
command-turnOn = Next turn
command-first = First move
command-last = Last move
command-play = Play or pause
command-playOn = Play on from here
command-share = Share
command-rematch = Rematch
command-analyse = Replay and analyse
command-board = Go to the board
command-figures = Bars or table
command-leave = Back to the lobby
command-start = Play against bots
command-join = Join by code
command-learn = Learn the game
command-share-device = Hot-seat
command-create = Create a table
command-options = Options of the game
command-settings = Settings
command-keys = Keys

## What is happening now

strip-label = What is happening
strip-nothing = What happens is shown here.
strip-next = Next
strip-skip = Skip
strip-again = Again
strip-again-title = Show what has just happened again
# After the one thing of several that somebody did.
strip-more =
    { $gains ->
        [0] and { $n } more
       *[other] and { $n } more, in all
    }
# After some of several gains and losses.
strip-rest = and { $n } more
strip-hurry = Fast-forward
strip-hurry-title = Let the bots move without a pause until you have something to decide
strip-score = { OWN($who, start: 1) } score
recap-title = What { NAME($who) } did
recap-look = Show the board
recap-close = Close
frame-board-of = { OWN($who, start: 1) } board
frame-board-back = Back to your board
frame-board-back-watching = Follow the game
plate-look = Show { OWN($who) } board
