/* What can be said by a key, with the usual key for each. A player may choose others; they are kept with the settings. */
import { keyName, type KeyMap } from './keys'
import { change, settings } from './settings.svelte'

export type Place = 'table' | 'score' | 'replay' | 'lobby'

export interface Command {
  id: string
  key: string
  words: string
  places: readonly Place[]
  /** Means the same everywhere and stays. */
  fixed?: true
}

const EVERYWHERE: readonly Place[] = ['table', 'score', 'replay', 'lobby']

export const COMMANDS = [
  { id: 'confirm', key: 'Enter', words: 'do what is chosen', places: ['table'], fixed: true },
  { id: 'drop', key: 'Escape', words: 'drop the choice', places: ['table'], fixed: true },
  { id: 'undo', key: 'u', words: 'undo', places: ['table'] },
  { id: 'takeBack', key: 't', words: 'take back inside your own step', places: ['table'] },
  { id: 'finish', key: 'Shift+Enter', words: 'done with your own step', places: ['table'] },
  { id: 'hint', key: 'h', words: 'hint; again: why', places: ['table'] },
  { id: 'log', key: 'l', words: 'log, fold it', places: ['table'] },
  { id: 'draw', key: 'd', words: 'draw from the stack', places: ['table'] },
  { id: 'turn', key: 'r', words: 'turn the piece in hand', places: ['table'] },
  { id: 'turnLeft', key: 'Shift+r', words: 'turn it the other way', places: ['table'] },
  { id: 'setAside', key: 's', words: 'set the piece in hand aside', places: ['table'] },
  { id: 'putBack', key: 'x', words: 'put back what is in hand', places: ['table'] },
  { id: 'explore', key: 'e', words: 'explore', places: ['table'] },
  { id: 'attack', key: 'a', words: 'attack, or attack another', places: ['table'] },
  { id: 'pass', key: 'n', words: 'do neither', places: ['table'] },
  { id: 'enlarge', key: 'v', words: 'enlarge a piece', places: ['table', 'replay'] },
  { id: 'rules', key: '?', words: 'rules', places: ['table', 'score', 'replay'] },
  { id: 'search', key: '/', words: 'search the rules', places: ['table', 'score', 'replay'] },
  { id: 'back', key: 'ArrowLeft', words: 'move back', places: ['replay'] },
  { id: 'on', key: 'ArrowRight', words: 'move on', places: ['replay'] },
  { id: 'turnBack', key: 'Shift+ArrowLeft', words: 'turn back', places: ['replay'] },
  { id: 'turnOn', key: 'Shift+ArrowRight', words: 'turn on', places: ['replay'] },
  { id: 'first', key: 'Home', words: 'first move', places: ['replay'] },
  { id: 'last', key: 'End', words: 'last move', places: ['replay'] },
  { id: 'play', key: ' ', words: 'play and pause', places: ['replay'] },
  { id: 'playOn', key: 'p', words: 'play on from here', places: ['replay'] },
  { id: 'share', key: 's', words: 'share', places: ['score', 'replay'] },
  { id: 'rematch', key: 'r', words: 'rematch', places: ['score'] },
  { id: 'analyse', key: 'a', words: 'replay and analyse', places: ['score'] },
  { id: 'board', key: 'b', words: 'to the board', places: ['table', 'score'] },
  { id: 'figures', key: 't', words: 'bars or table', places: ['score'] },
  { id: 'leave', key: 'Escape', words: 'back to the lobby', places: ['score', 'replay'], fixed: true },
  { id: 'start', key: 'Enter', words: 'play against bots', places: ['lobby'], fixed: true },
  { id: 'join', key: 'j', words: 'join by code', places: ['lobby'] },
  { id: 'learn', key: 'l', words: 'learn the game', places: ['lobby'] },
  { id: 'share-device', key: 't', words: 'hot-seat', places: ['lobby'] },
  { id: 'create', key: 'c', words: 'create a table', places: ['lobby'] },
  { id: 'options', key: 'o', words: 'options of the game', places: ['lobby'] },
  { id: 'settings', key: ',', words: 'settings', places: EVERYWHERE },
  { id: 'keys', key: 'F1', words: 'all keys', places: EVERYWHERE },
] as const satisfies readonly Command[]

export type CommandId = (typeof COMMANDS)[number]['id']

const byId = new Map<string, Command>(COMMANDS.map((command) => [command.id, command]))
const KEPT_FREE = ['Tab', 'Shift+Tab', 'Enter', 'Escape']

/** The key that says it now. */
export function keyOf(id: CommandId): string {
  return settings.keys[id] ?? byId.get(id)?.key ?? ''
}

/** These acts under their keys of now. */
export function keyed(acts: Partial<Record<CommandId, () => unknown>>): KeyMap {
  return Object.fromEntries(Object.entries(acts).map(([id, act]) => [keyOf(id as CommandId), () => void act()]))
}

/** Why this key cannot say it; nothing where it can. */
export function refuseKey(id: CommandId, key: string): string {
  const command = byId.get(id)
  if (!command || command.fixed) return 'This key stays as it is.'
  if (/^\d$/.test(key)) return 'The digits choose offers and games.'
  if (KEPT_FREE.includes(key) || /^(Ctrl|Alt)\+/.test(key)) return `${keyName(key)} belongs to the page or the browser.`
  const taken = COMMANDS.find((other) => other.id !== id && keyOf(other.id) === key && meet(command, other))
  return taken ? `${keyName(key)} already means: ${taken.words}.` : ''
}

export function changeKey(id: CommandId, key: string): string {
  const reason = refuseKey(id, key)
  if (!reason) change('keys', { ...settings.keys, [id]: key })
  return reason
}

function meet(one: Command, other: Command): boolean {
  return one.places.some((place) => other.places.includes(place))
}
