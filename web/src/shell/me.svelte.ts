/* Who is playing in this browser. A guest gets a friendly name at once, so that a game against bots needs no question;
   before meeting people the name is asked once. */
import { t } from '../kit/reader.svelte'
import { api, type Me, type Sleep } from './api'

/** As the server allows. */
export const LONGEST = 24
const ASKED = 'cosmodrome.named'

class Myself {
  player = $state('')
  /** The public id. */
  person = $state('')
  name = $state('')
  /** Sits at the machine that runs the server. */
  host = $state(false)
  /** The hours in which this player's clocks stand still. */
  sleep: Sleep | null = $state.raw(null)
  /** Set while the name is being asked; called with true once it is given. */
  asking: ((given: boolean) => void) | null = $state(null)
  private loading: Promise<void> | null = null

  load(): Promise<void> {
    this.loading ??= this.fetch().catch((error: unknown) => {
      this.loading = null
      throw error
    })
    return this.loading
  }

  private async fetch(): Promise<void> {
    let answer = await api.me()
    if (!answer.name) answer = await api.rename(friendlyName())
    this.is(answer)
    // Summer time or a journey has moved this clock: the hours go with it.
    if (this.sleep && this.sleep.offset !== offset())
      await this.sleepFrom(this.sleep.start, this.sleep.end).catch(() => undefined)
  }

  private is(answer: Me): void {
    this.player = answer.player
    this.person = answer.person
    this.name = answer.name
    this.host = answer.host
    this.sleep = answer.sleep
  }

  /** Becomes who a recovery link was made for; whoever that is has chosen a name. */
  async recover(token: string): Promise<string> {
    await this.load()
    this.is(await api.recover(token))
    this.isNamed()
    return this.name
  }

  async sleepFrom(start: number, end: number): Promise<void> {
    this.sleep = (await api.sleep({ kind: 'Sleep', start, end, offset: offset() })).sleep
  }

  async sleepNever(): Promise<void> {
    this.sleep = (await api.sleep(null)).sleep
  }

  async rename(name: string): Promise<void> {
    // While a stranger is still becoming a guest, the server would take this for somebody else.
    await this.load()
    const answer = await api.rename(name)
    this.name = answer.name
    this.isNamed()
  }

  /** In this browser the name is not asked any more. */
  isNamed(): void {
    try {
      localStorage.setItem(ASKED, 'yes')
    } catch {
      // Asked again next time.
    }
  }

  /** True once there is a name to show to others; false if the question was closed. */
  async introduce(): Promise<boolean> {
    await this.load()
    return wasAsked() || this.ask()
  }

  /** The same, though it may have been asked before. */
  ask(): Promise<boolean> {
    return new Promise((answer) => {
      this.asking = (given) => {
        this.asking = null
        answer(given)
      }
    })
  }
}

export const me = new Myself()

export function friendlyName(random: () => number = Math.random): string {
  const pick = (list: string): string => {
    const words = list.split('|')
    return words[Math.floor(random() * words.length)]?.trim() ?? ''
  }
  const [first, second] = [pick(t('guest-first')), pick(t('guest-second'))]
  return t('guest-name', { first, second }).slice(0, LONGEST)
}

/** Minutes that this device's clock is ahead of UTC. */
const offset = (): number => -new Date().getTimezoneOffset()

function wasAsked(): boolean {
  try {
    return localStorage.getItem(ASKED) === 'yes'
  } catch {
    return true
  }
}
