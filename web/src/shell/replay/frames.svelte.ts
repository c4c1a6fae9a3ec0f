/* The frames of a replay from one perspective. They come in pages: the first at once, the others while one watches. */
import { oneLine, type Frame, type Replay } from '../api'

export type FetchPage = (table: string, seat: number | null, start: number) => Promise<Replay>

export class ReplayFrames {
  /** The first page that came; null until then. */
  head: Replay | null = $state.raw(null)
  frames: Frame[] = $state.raw([])
  /** How many frames there will be, and how many of them the server has made. */
  total = $state(0)
  made = $state(0)
  /** Why no more come. */
  trouble = $state('')
  #stopped = false

  constructor(
    readonly table: string,
    readonly seat: number | null,
    private readonly fetchPage: FetchPage,
  ) {}

  get complete(): boolean {
    return this.head !== null && this.frames.length >= this.total
  }

  /** Whether this moment, or the last where there are not so many, can be shown. */
  has(at: number): boolean {
    return this.head !== null && this.frames.length > Math.min(at, this.total - 1)
  }

  /** Fetches what is missing; returns when it is all there, stopped or failed. */
  async load(): Promise<void> {
    this.trouble = ''
    try {
      while (!this.complete && !this.#stopped)
        this.#add(await this.fetchPage(this.table, this.seat, this.frames.length))
    } catch (error) {
      this.trouble = oneLine(error)
    }
  }

  stop(): void {
    this.#stopped = true
  }

  #add(page: Replay): void {
    this.head ??= page
    this.total = page.total
    this.made = page.made
    this.frames = [...this.frames, ...page.frames]
  }
}
