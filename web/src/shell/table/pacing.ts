/* News at the pace at which the board shows them: while it is still telling one action, those that follow wait, so that
   plates, log and panel never know more than the board. Whatever is urgent brings everything up to date first. */
import { flushSync } from 'svelte'
import type { ServerMessage, Showing } from '../../gen/protocol'

export class Pacing {
  /** The board has not shown all that it was given. */
  private telling = false
  private waiting: [ServerMessage, boolean][] = []

  constructor(private readonly take: (message: ServerMessage, fresh: boolean) => void) {}

  get isBehind(): boolean {
    return this.waiting.length > 0
  }

  receive(message: ServerMessage, fresh: boolean): void {
    if (mayWait(message)) {
      this.waiting.push([message, fresh])
      this.goOn()
    } else {
      this.catchUp()
      this.take(message, fresh)
    }
  }

  /** The board has begun or ended to tell. It may say so in the middle of being drawn, so the next message comes after that. */
  tell(on: boolean): void {
    this.telling = on
    if (!on && this.isBehind) queueMicrotask(() => this.goOn())
  }

  catchUp(): void {
    while (this.waiting.length) this.take(...this.waiting.shift()!)
  }

  drop(): void {
    this.waiting = []
  }

  /** One message after the other, as long as the board, once it has seen one, has nothing to tell about it. */
  private goOn(): void {
    while (this.isBehind && !this.telling) {
      this.take(...this.waiting.shift()!)
      flushSync()
    }
  }
}

function mayWait(message: ServerMessage): boolean {
  return (message.kind === 'News' || message.kind === 'Present') && !isTimed(message.showing) && !document.hidden
}

/** Where time runs, the truth must not come late. */
function isTimed(showing: Showing): boolean {
  return showing.pace.bank > 0 || showing.timer_left >= 0
}
