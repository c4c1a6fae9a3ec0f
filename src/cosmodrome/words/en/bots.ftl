### Bots by name, with settings: "search/seconds=2", "my_bots:Cautious/depth=3".

bot-unknown = There is no bot "{ $bot }". You can choose { OR($known) }, or your own as module:Class.
bot-no-setting = Bot "{ $bot }": "{ $setting }" is not a setting. { COUNT($known) ->
    [0] It has none.
   *[other] Write NAME=VALUE with { OR($known) }.
  }
bot-bad-value = Bot "{ $bot }": { $setting } cannot be "{ $value }".
bot-handicaps = Bot "{ $bot }": leave out one part of the game, not { $count }.
bot-no-handicap = Bot "{ $bot }": in { $game } it cannot do without "{ $part }". { COUNT($known) ->
    [0] No part of this game can be left out.
   *[other] It can do without { OR($known) }.
  }
bot-error = Bot "{ $bot }": { $error }
bot-broken = Bot "{ $bot }" cannot be created: { $error }
bot-no-choose = Bot "{ $bot }" has no method "choose".
bot-no-class = Bot "{ $bot }": the module "{ $module }" has no class "{ $name }".
bot-no-module = Bot "{ $bot }": there is no module "{ $module }" in { $folder }, and none is installed.
bot-bad-module = Bot "{ $bot }": the module "{ $module }" cannot be imported: { $error }
bot-illegal = The bot on seat { $seat } chose { $action }, which is illegal [{ $clause }].

## Networks

bot-no-network = Bot "{ $bot }": no network has been trained for { $game }. Use search instead.
network-damaged = This file is not a network, or it is damaged.
network-other = This network was trained for other components, seats or options.
network-none = No network can be used in { $game } here. It needs a game that knows networks, and numpy.

## Settings of our own bots

bot-search-settings = Use more than 0 seconds, at least 1 process, and 0 or more iterations.
bot-greedy-settings = Use at least 1 deal.
bot-careless-settings = Use slips from 0 to less than 1.
