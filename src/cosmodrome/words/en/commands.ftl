### The commands of the terminal: what `--help` says of them, their arguments and their options.

help-cosmodrome = Space board games, complete by their rulebooks. Play them, replay them, or let bots compete.
help-content = Use your own component data: DIR/<game>.json replaces the data of that game.
help-version = Print the version.

## Several commands have these

help-game = The id of a game. "cosmodrome games" lists them.
help-option = An option of the game. Can be given more than once.
help-name = Your name in the game.
help-first-seed = Seed of the first deal. The next deals use the seeds after it.
help-workers = How many processes to use. Default: one for each core.

## serve

help-serve = Play in the browser. Starts the server, prints its address and opens the page. Ctrl-C stops it.
help-serve-examples =
    Examples:
      cosmodrome serve
      cosmodrome serve --lan --port 9000
help-port = Port to listen on. If it is taken, the next free one is used.
help-data = Folder for games and settings. Default: ~/.cosmodrome
help-database = Keep games in this database instead of SQLite, for example postgresql://user@host/name
help-browser = Open the page in the browser.
help-lan = Let people on the local network in, and show the address for them.
help-public = Serve everybody. Needs a proxy with https in front.
help-address = Address of the page, used in links. For example https://games.example.org
help-turn-webhook = Post here when it becomes the turn of somebody who is away, in games that take days.
help-bot-delay = Seconds before a bot moves.
help-bot-race = How slow bots are while a game's timer runs. 1 is about as fast as people.
help-grace = How many seconds somebody must be away before a bot may take over.
help-tables = The most tables at the same time.
help-unlimited = Do not limit requests. For load tests only.

## backup, restore, check

help-backup = Copy all that a server keeps into one file. The server may run meanwhile.
help-backup-examples =
    Examples:
      cosmodrome backup monday.sqlite
help-backup-file = Where to. A file that is there already is not overwritten without --force.
help-restore = Put a backup in the place of a server's database. Stop the server first.
help-restore-examples =
    Examples:
      cosmodrome restore monday.sqlite --force
help-restore-file = A file that backup has made.
help-check = Look whether a server's database is whole, and play every table in it again. Nothing is changed.
help-check-examples =
    Examples:
      cosmodrome check
help-force = Take the place of what is there.

## play

help-play = Play against bots in the terminal. The game is saved after every action.
help-play-examples =
    Examples:
      cosmodrome play GAME
      cosmodrome play GAME --seats 3 --bots greedy
      cosmodrome play --resume game.json
help-play-game = The id of a game. If you leave it out, you are asked.
help-play-seats = Number of players, bots included. Default: the fewest the game allows.
help-people = How many of the players are people at this keyboard.
help-play-bots = Bots for the other seats: { OR($bots) }, or your own as module:Class. Separate several with commas.
help-play-seed = Seed of the deal. The same seed gives the same deal. Default: a random one.
help-resume = Continue a saved game.
help-save = Save the game in this file.

## learn

help-learn = Learn a game by playing it. A lesson goes step by step, with the rules at hand.
help-learn-examples =
    Examples:
      cosmodrome learn GAME
      cosmodrome learn GAME --resume lesson.json
help-lesson = Which lesson. Default: the first.
help-learn-resume = Continue a saved lesson.

## games, components, rules

help-games = List the games with their players, length and options.
help-games-examples =
    Example:
      cosmodrome games
help-components = Show the components of a game. Lists every card, tile and number, and where it comes from. Or writes them to files that can be changed, and checks such files.
help-components-examples =
    Examples:
      cosmodrome components GAME
      cosmodrome components GAME --export my-cards/GAME.json
      cosmodrome components GAME --export sheets
      cosmodrome components GAME --import sheets --export my-cards/GAME.json
help-export = Write the components to this file, if its name ends in .json, or else to a folder of this name, one CSV file for each section.
help-import = Read the components from a JSON file or a folder of CSV files, and check them. Sections without a CSV file stay as they are.
help-rules = Read the rules of a game. Shows all of them, one clause, or the clauses that contain some words.
help-rules-examples =
    Examples:
      cosmodrome rules GAME
      cosmodrome rules GAME XX-3.5
      cosmodrome rules GAME some words
help-clause = The number of a clause or a chapter, or words to search for.

## replay

help-replay = Step through a saved game. First, every action is checked against the rules.
help-replay-examples =
    Examples:
      cosmodrome replay game.json
help-replay-file = A saved game.
help-log = Print everything that happened, without stopping.

## verify

help-verify = Check that every action of a saved game is legal, and that the seed is the one its server was committed to.
help-verify-examples =
    Examples:
      cosmodrome verify game.json
      cosmodrome verify game.json 5c0f...e1
help-verify-commitment = What the table's menu showed when the game began.

## arena

help-arena = Let bots play against each other. Every deal is played with every bot on every seat. Shows win rates and scores with 95% intervals.
help-arena-examples =
    Examples:
      cosmodrome arena GAME --bots random,greedy --seats 1 --games 1000
      cosmodrome arena GAME --bots greedy,search/seconds=0.2 --json results.json
help-arena-bots = Bots, separated by commas, for example search/seconds=1,greedy,my_bots:Cautious
help-arena-games = Number of games. In solitaire games, the number for each bot.
help-arena-seats = Number of players. Default: one for each bot. With more, the bots are repeated.
help-arena-json = Save the results in this file. If it already has results of the same plan, the run continues.

## audit

help-audit =
    Judge the moves of a bot. Decisions are sampled from games it plays against itself; each is compared with the other moves by playing the game to its end many times, on the same deals.

    Shows how much a decision loses on average, how many lose much, and the worst moves with a better one.
help-audit-examples =
    Examples:
      cosmodrome audit GAME --bot greedy --positions 400
      cosmodrome audit GAME --bot search/iterations=200 --seats 3 --saves worst
help-audit-bot = The bot whose moves are judged. It plays on all seats.
help-audit-positions = Number of decisions, four from each game.
help-audit-seats = Number of players. Default: the fewest the game allows.
help-audit-judge = The bot that plays on after each move.
help-audit-playouts = On how many deals the best move is found, and on how many others it is measured.
help-audit-json = Save what was found in this file. If it already has results of the same audit, the run continues.
help-audit-saves = Save the games with the worst moves in this folder. "replay" opens them.

## ladder

help-ladder = Rate bots on one scale. Every bot plays every other one. Of two bots, the one rated 100 points higher wins 64% of their games. Shows ratings with 95% intervals.
help-ladder-examples =
    Examples:
      cosmodrome ladder GAME --games 200
      cosmodrome ladder GAME --bots greedy,search/iterations=200,search/iterations=800 --out ladder
help-ladder-bots = Bots, separated by commas. The first one is rated 1000; the others are counted from there.
help-ladder-games = Number of deals for every two bots. Each deal is played with every bot on every seat.
help-ladder-seats = Number of players. Default: the fewest the game allows.
help-ladder-out = Folder for the ratings and for all results. If it already has results of the same plan, the run continues.

## lab

help-lab =
    Find out how balanced a game is. Bots play it, and a report shows what won, what scored and what was never used.

    DIR gets report.html, figures.json and games.json. If it already has games of the same plan, the run continues.
help-lab-examples =
    Examples:
      cosmodrome lab GAME --seats 2 --games 2000
      cosmodrome lab GAME --bots search/seconds=0.2 --games 300 --out report
help-lab-games = Number of games. More games make the intervals narrower.
help-lab-bots = Bots, separated by commas. They take turns on all seats.
help-lab-seats = Number of players. Default: the fewest the game allows.
help-lab-out = Folder for the report. Default: balance-GAME-SEATS

## train

help-train =
    Train a network that judges the positions of a game, from games it plays against itself. Needs numpy.

    DIR gets the network, a checkpoint after every round, and the learning curve as JSON and as a picture. Bots use a network with network=FILE.
help-train-examples =
    Examples:
      cosmodrome train GAME --games 200000 --out trained
      cosmodrome train GAME --games 200000 --out trained --resume
      cosmodrome arena GAME --bots greedy/network=trained/network-2.npz,greedy
help-train-seats = Number of players. Default: the fewest the game allows.
help-train-out = Folder for the training. Default: train-GAME-SEATS
help-train-games = Number of games of self-play, those played before included.
help-train-seed = Seed of the training. The same seed gives the same network.
help-train-resume = Continue the training in the folder.

## bench

help-bench = Measure how fast games are on one core: random decisions, the parts of a decision, observations and search.
help-bench-examples =
    Example:
      cosmodrome bench GAME --seconds 5 --json speed.json
help-bench-game = Games to measure. Default: all.
help-bench-json = Also measure the other engine, plain or compiled, and write both to this file.
help-bench-seconds = Processor time for each measurement, in seconds.

## compile

help-compile = Compile the games' rules for speed. They play the same, three to four times as fast, from the next start on.
help-compile-examples =
    Examples:
      cosmodrome compile
      cosmodrome compile --check
help-compile-check = Only say which engine runs. Exit code 0: compiled, 1: plain Python, 3: compiling failed before.
help-compile-jobs = C files to compile at the same time. Default: one for each core.

## new-game

help-new-game = Create a new game as a package in a folder with its name. It begins as a tiny game that is complete.
help-new-game-examples =
    Example:
      cosmodrome new-game my-game
help-new-game-name = Lower-case letters, digits and hyphens, for example my-game
new-game-made =
    { $title } has been created in { $folder }. It is a tiny complete game: change it into yours.
    Install it beside Cosmodrome:
new-game-play = Then play it with: { $command } play { $game }
new-game-bad-name = A game cannot be called "{ $name }". Use lower-case letters, digits and hyphens, begin with a letter, and avoid Python's keywords.
new-game-folder = { $folder } already exists. Choose another name, or work in another folder.
new-game-taken = There is already a game "{ $game }". Choose another name.
new-game-package = There is already a Python package "{ $package }". Choose another name.

## words

help-words = Report how complete a language is. Lists messages that are missing or have wrong arguments.
help-words-examples =
    Example:
      cosmodrome words de
help-words-language = The code of a language, for example de or pt-BR
