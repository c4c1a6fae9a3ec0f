/* The wire to one table. Commands carry a key of our own: one whose answer got lost is sent again with the same key and
   still counts once. Messages are numbered: after a gap the page asks for the whole truth instead of guessing. */
import type { Command, ServerMessage, News } from '../gen/protocol'

/** `nameless`: waits for a name, then `retry` opens it. */
export type Status = 'joining' | 'live' | 'lost' | 'nameless' | 'closed'

/** A command before it gets its key. */
export type Wish = Command extends infer One ? (One extends { key: string } ? Omit<One, 'key'> : never) : never

export interface Wire {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number; reason?: string }) => void) | null
}

export interface Hooks {
  /** Messages in order: never a stale or doubled one. `fresh` is false for news already known but for who is present. */
  message(message: ServerMessage, fresh: boolean): void
  status(status: Status): void
  connect?: (address: string) => Wire
  makeKey?: () => string
}

const WAITS = [400, 800, 1600, 3200, 6400, 10000]
/** The server closes with these where coming back would not help: removed by the host, to watch only, no such table, too
    many windows. */
const FINAL = [4001, 4003, 4004, 4010]
/** The table is private, and the server knows no name of ours. */
const NAMELESS = 4011
/** It did not understand what we said: saying it again would only close the next wire too. */
const NOT_UNDERSTOOD = 4000

export class Live {
  /** The number of the last message taken. */
  number = -1
  /** Why the server has closed the table to us, for good or until we have a name. */
  reason = ''
  private wire: Wire | null = null
  private readonly pending = new Map<string, Command>()
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private greeted = false
  private refreshing = false
  private closed = false

  constructor(
    private readonly address: string,
    private readonly hooks: Hooks,
  ) {}

  open(): void {
    if (this.closed || this.wire) return
    clearTimeout(this.timer)
    const wire = (this.hooks.connect ?? ((address) => new WebSocket(address) as unknown as Wire))(this.address)
    this.wire = wire
    this.greeted = false
    wire.onmessage = (event) => {
      if (wire === this.wire) this.take(JSON.parse(String(event.data)) as ServerMessage)
    }
    wire.onclose = (event) => {
      if (wire === this.wire) this.lost(event.code, event.reason ?? '')
    }
  }

  /** Sends a command, at once or as soon as the table is there again. The answer names the key. */
  send(wish: Wish): string {
    const key = (this.hooks.makeKey ?? randomKey)()
    const command = { ...wish, key } as Command
    if (command.kind !== 'Refresh') this.pending.set(key, command)
    if (this.greeted) this.post(command)
    return key
  }

  isPending(key: string): boolean {
    return this.pending.has(key)
  }

  /** The answer is not wanted any more. */
  forget(key: string): void {
    this.pending.delete(key)
  }

  /** Tries at once: the browser says that it is back, or somebody pressed "Retry". */
  retry(): void {
    if (this.wire || this.closed) return
    this.tries = 0
    this.open()
  }

  /** Leaves and comes back: the server learns a person's name when the wire opens. */
  reopen(): void {
    const wire = this.wire
    if (!wire || this.closed) return
    this.wire = null
    wire.close()
    this.open()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    const wire = this.wire
    this.wire = null
    wire?.close()
    this.hooks.status('closed')
  }

  private post(command: Command): void {
    try {
      this.wire?.send(JSON.stringify(command))
    } catch {
      // A wire that is just closing: what is pending goes out again after the next greeting.
    }
  }

  private take(message: ServerMessage): void {
    switch (message.kind) {
      case 'Hello':
        this.number = message.number
        this.refreshing = false
        this.hooks.message(message, true)
        this.greet()
        return
      case 'News':
        this.takeNews(message)
        return
      case 'Present':
        // Before a greeting there is nothing it could bring up to date.
        if (this.greeted) this.hooks.message(message, false)
        return
      case 'Accepted':
      case 'Hint':
        if (this.pending.delete(message.key)) this.hooks.message(message, true)
        return
      case 'Refused':
        // Told once: the same answer may come again to a command that was sent again.
        if (!this.pending.delete(message.key)) return
        this.hooks.message(message, message.number === this.number)
        if (message.number > this.number) this.refresh()
    }
  }

  private takeNews(news: News): void {
    if (!this.greeted || news.number < this.number) return
    if (news.number === this.number) this.hooks.message(news, false)
    else if (news.since === this.number) {
      this.number = news.number
      this.hooks.message(news, true)
    } else this.refresh()
  }

  private refresh(): void {
    if (this.refreshing) return
    this.refreshing = true
    this.send({ kind: 'Refresh' })
  }

  private greet(): void {
    if (this.greeted) return
    this.greeted = true
    this.tries = 0
    this.hooks.status('live')
    for (const command of this.pending.values()) this.post(command)
  }

  private lost(code: number, reason: string): void {
    this.wire = null
    this.greeted = false
    this.refreshing = false
    if (FINAL.includes(code)) {
      this.closed = true
      this.reason = reason
      this.hooks.status('closed')
      return
    }
    if (code === NAMELESS) {
      this.reason = reason
      this.hooks.status('nameless')
      return
    }
    if (code === NOT_UNDERSTOOD) this.pending.clear()
    this.hooks.status('lost')
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)] ?? 10000
    this.tries += 1
    this.timer = setTimeout(() => this.open(), wait)
  }
}

/** Not `randomUUID`, which browsers keep from pages that come by http from another machine. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(16).padStart(8, '0')).join('')
}
