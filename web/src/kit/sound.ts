/* Small synthesized sounds. Silent until the first click, because no page should start to speak by itself;
   each has a visible twin. */
import { settings } from './settings.svelte'

type Note = [frequency: number, start: number, length: number]

const SOUNDS = {
  tap: [[520, 0, 0.05]],
  place: [
    [220, 0, 0.06],
    [330, 0.04, 0.07],
  ],
  turn: [
    [523, 0, 0.1],
    [784, 0.1, 0.16],
  ],
  refuse: [
    [196, 0, 0.09],
    [147, 0.08, 0.14],
  ],
  roll: [
    [310, 0, 0.03],
    [270, 0.06, 0.03],
    [340, 0.12, 0.03],
    [290, 0.19, 0.04],
  ],
  chat: [[880, 0, 0.06]],
  go: [
    [659, 0, 0.08],
    [988, 0.08, 0.22],
  ],
  countdown: [
    [440, 0, 0.12],
    [440, 0.9, 0.12],
    [440, 1.8, 0.12],
    [880, 2.7, 0.5],
  ],
  alarm: [
    [740, 0, 0.18],
    [554, 0.2, 0.18],
    [740, 0.4, 0.18],
    [554, 0.6, 0.18],
    [740, 0.8, 0.18],
    [554, 1, 0.3],
  ],
  end: [
    [392, 0, 0.14],
    [523, 0.13, 0.14],
    [659, 0.26, 0.14],
    [784, 0.39, 0.3],
  ],
} satisfies Record<string, Note[]>

export type Sound = keyof typeof SOUNDS

let context: AudioContext | null = null

/** Browsers let a page sound only after a click; where sounds are off none is prepared. */
export function wakeOnClick(): void {
  addEventListener('pointerdown', () => {
    if (settings.sounds && typeof AudioContext === 'function') context ??= new AudioContext()
  })
}

export function play(name: Sound): void {
  if (!context || !settings.sounds) return
  const now = context.currentTime
  for (const [frequency, start, length] of SOUNDS[name]) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.type = 'triangle'
    tone.frequency.value = frequency
    volume.gain.setValueAtTime(0, now + start)
    volume.gain.linearRampToValueAtTime(0.12, now + start + 0.008)
    volume.gain.exponentialRampToValueAtTime(0.0008, now + start + length)
    tone.connect(volume).connect(context.destination)
    tone.start(now + start)
    tone.stop(now + start + length + 0.02)
  }
}
