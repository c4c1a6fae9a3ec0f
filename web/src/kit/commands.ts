/* What can be said by a key, with the usual key for each. A player may choose others; they are kept with the settings. */
import { keyName, type KeyMap } from './keys'
import { t } from './reader.svelte'
import { change, settings } from './settings.svelte'

export type Place = 'table' | 'score' | 'replay' | 'lobby'

export interface Command {
  id: string
  key: string
  places: readonly Place[]
  /** Means the same everywhere and stays. */
  fixed?: true
  /** Only in games whose board uses it. */
  some?: true
}

const EVERYWHERE: readonly Place[] = ['table', 'score', 'replay', 'lobby']

export const COMMANDS = [
  { id: 'confirm', key: 'Enter', places: ['table'], fixed: true },
  { id: 'drop', key: 'Escape', places: ['table'], fixed: true },
  { id: 'undo', key: 'u', places: ['table'] },
  { id: 'takeBack', key: 't', places: ['table'], some: true },
  { id: 'finish', key: 'Shift+Enter', places: ['table'], some: true },
  { id: 'hint', key: 'h', places: ['table'] },
  { id: 'again', key: 'g', places: ['table'] },
  { id: 'hurry', key: 'f', places: ['table'], some: true },
  { id: 'state', key: 'i', places: ['table'] },
  { id: 'log', key: 'l', places: ['table'] },
  { id: 'draw', key: 'd', places: ['table'], some: true },
  { id: 'turn', key: 'r', places: ['table'], some: true },
  { id: 'turnLeft', key: 'Shift+r', places: ['table'], some: true },
  { id: 'setAside', key: 's', places: ['table'], some: true },
  { id: 'putBack', key: 'x', places: ['table'], some: true },
  { id: 'explore', key: 'e', places: ['table'], some: true },
  { id: 'attack', key: 'a', places: ['table'], some: true },
  { id: 'pass', key: 'n', places: ['table'], some: true },
  { id: 'enlarge', key: 'v', places: ['table', 'replay'] },
  { id: 'rules', key: '?', places: ['table', 'score', 'replay'] },
  { id: 'search', key: '/', places: ['table', 'score', 'replay'] },
  { id: 'reference', key: 'c', places: ['table', 'replay'] },
  { id: 'back', key: 'ArrowLeft', places: ['replay'] },
  { id: 'on', key: 'ArrowRight', places: ['replay'] },
  { id: 'turnBack', key: 'Shift+ArrowLeft', places: ['replay'] },
  { id: 'turnOn', key: 'Shift+ArrowRight', places: ['replay'] },
  { id: 'first', key: 'Home', places: ['replay'] },
  { id: 'last', key: 'End', places: ['replay'] },
  { id: 'play', key: ' ', places: ['replay'] },
  { id: 'playOn', key: 'p', places: ['replay'] },
  { id: 'share', key: 's', places: ['score', 'replay'] },
  { id: 'rematch', key: 'r', places: ['score'] },
  { id: 'analyse', key: 'a', places: ['score'] },
  { id: 'board', key: 'b', places: ['table', 'score'] },
  { id: 'figures', key: 't', places: ['score'] },
  { id: 'leave', key: 'Escape', places: ['score', 'replay'], fixed: true },
  { id: 'start', key: 'Enter', places: ['lobby'], fixed: true },
  { id: 'join', key: 'j', places: ['lobby'] },
  { id: 'learn', key: 'l', places: ['lobby'] },
  { id: 'share-device', key: 't', places: ['lobby'] },
  { id: 'create', key: 'c', places: ['lobby'] },
  { id: 'options', key: 'o', places: ['lobby'] },
  { id: 'settings', key: ',', places: EVERYWHERE },
  { id: 'keys', key: 'F1', places: EVERYWHERE },
] as const satisfies readonly Command[]

export type CommandId = (typeof COMMANDS)[number]['id']

const byId = new Map<string, Command>(COMMANDS.map((command) => [command.id, command]))
const KEPT_FREE = ['Tab', 'Shift+Tab', 'Enter', 'Escape']

/** What it does, for a list of keys. */
export function wordsOf(id: string): string {
  return t(`command-${id}`)
}

/** The key that says it now. */
export function keyOf(id: CommandId): string {
  return settings.keys[id] ?? byId.get(id)?.key ?? ''
}

/** These acts under their keys of now. */
export function keyed(acts: Partial<Record<CommandId, (event: KeyboardEvent) => unknown>>): KeyMap {
  return Object.fromEntries(
    Object.entries(acts).map(([id, act]) => [keyOf(id as CommandId), (event) => void act(event)]),
  )
}

/** Why this key cannot say it; nothing where it can. */
export function refuseKey(id: CommandId, key: string): string {
  const command = byId.get(id)
  if (!command || command.fixed) return t('key-fixed')
  if (/^\d$/.test(key)) return t('key-digits')
  if (KEPT_FREE.includes(key) || /^(Ctrl|Alt)\+/.test(key)) return t('key-reserved', { key: keyName(key) })
  const taken = COMMANDS.find((other) => other.id !== id && keyOf(other.id) === key && meet(command, other))
  return taken ? t('key-taken', { key: keyName(key), command: { say: `command-${taken.id}` } }) : ''
}

export function changeKey(id: CommandId, key: string): string {
  const reason = refuseKey(id, key)
  if (!reason) change('keys', { ...settings.keys, [id]: key })
  return reason
}

function meet(one: Command, other: Command): boolean {
  return one.places.some((place) => other.places.includes(place))
}
