/* How events are shown. A board maps each kind of event to a scene; the player (player.svelte.ts) shows scenes in order.
   A scene has no words of its own: the strip, the log and a screen reader all have the event's log line. */
import type { LogLine } from '../gen/protocol'
import type { Sound } from './sound'

/** glance: a beat; read: as long as its line takes to read; climax: until the player goes on. */
export type Weight = 'glance' | 'read' | 'climax'

export interface Scene {
  weight: Weight
  /** The pieces it is about, by their `data-piece` or `data-at`: lit while it is shown, and while its log line is pointed at. */
  pieces?: readonly string[]
  /** The region where it can be seen: on a phone it comes to the front. */
  region?: string
  /** The seat whose board it happens on: that board is shown meanwhile. */
  board?: number
  /** Drawn large over the board, by the game's `Stage`. */
  staged?: boolean
  /** Milliseconds that its motion takes at normal speed: it is not shown for less. */
  motion?: number
  /** Milliseconds at normal speed before the view of this moment takes the place of the one before, such as while a die rolls. */
  reveal?: number
  sound?: Sound
  /** Comes of something else that is told, or happened to a player who did nothing for it: the summary of a turn speaks of
      what they did, where there is any. */
  minor?: boolean
  /** A step of the game begins with it: the top bar has the step that it led to, not the one before. */
  opens?: boolean
  /** How the game begins: also shown to whoever comes to the table after it, and has not acted yet. */
  opening?: boolean
  /** Shown even where motion is off, such as how a game ends. */
  always?: boolean
}

/** Something that happened, as the server sends it. */
export interface GameEvent {
  kind: string
}

/** An event with its line of the log. */
export type EventLine<Event extends GameEvent = GameEvent> = Omit<LogLine, 'event'> & { event: Event }

/** What a scene may depend on: the view after the event, and the one before it. */
export interface SceneContext<View, Data> {
  view: View
  before: View
  data: Data
  /** The viewer's own seat. */
  seat: number | null
}

/** A scene for every kind of event; null where an event is only a detail of the next one. A kind that is missing does not
    pass the type check. */
export type SceneMap<Event extends GameEvent, View, Data> = {
  [Kind in Event['kind']]: (event: Extract<Event, { kind: Kind }>, context: SceneContext<View, Data>) => Scene | null
}

/** An event while it is shown. */
export interface Playing<Event extends GameEvent = GameEvent> {
  event: Event
  line: EventLine<Event>
  scene: Scene
  /** Changes with every scene that begins, also when one is shown again. */
  number: number
  /** Milliseconds that its motion may take at the speed of now; 0 where nothing moves. */
  time: number
}

const GLANCE = 350
const LEAST_READ = 900
const PER_WORD = 60
const READ_START = 450

/** Milliseconds at normal speed. A climax has a time only where nobody is to wait for it. */
export function timeOf(scene: Scene, text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length
  const read = Math.max(LEAST_READ, READ_START + PER_WORD * words)
  return Math.max(scene.weight === 'glance' ? GLANCE : read, scene.motion ?? 0)
}
