/* Which region of the board, or tab of the side panel, is in front on a phone. */
import { untrack } from 'svelte'
import { screen } from '../screen.svelte'
import type { Session } from './session.svelte'

/** Made while a component is set up: it lives as long as that. */
export class Regions {
  /** What was brought to the front last: a region of the board, or a tab. */
  front = $state('')
  private readonly ids: string[] = $derived.by(() => this.session.ui?.regions().map((region) => region.id) ?? [])
  /** The region that asks for the decision. */
  private readonly asked: string = $derived.by(() => {
    const { ui, showing } = this.session
    return !ui || showing?.view == null ? '' : ui.askRegion(showing.view)
  })
  /** Where it can be seen what happens; it comes before the region that was in front, not before log and chat. */
  private readonly happening: string = $derived.by(() => {
    const { player, isLooking } = this.session
    return player.isHolding && !isLooking ? (player.now?.scene.region ?? '') : ''
  })
  readonly isBoard: boolean = $derived(this.ids.includes(this.front))
  readonly shown: string = $derived(this.happening && this.isBoard ? this.happening : this.front)
  /** The viewer's last action. */
  private readonly lastOwn: number = $derived.by(() => {
    const own = this.session.showing?.own_seats ?? []
    return this.session.log.findLast((line) => line.event !== null && own.includes(line.seat))?.ply ?? 0
  })

  constructor(private readonly session: Session) {
    this.bringQuestion()
    this.leaveAnswered()
    // Whoever looks at another board on a phone sees it at once.
    $effect(() => {
      const region = session.ui?.lookRegion
      const isLooking = session.looked !== null || session.isLooking
      if (screen.form === 'phone' && isLooking && region) this.front = region
    })
  }

  /** The region that asks comes to the front by itself: for a new question and after each action of one's own, but not
      whenever somebody else acts meanwhile. */
  private bringQuestion(): void {
    let brought = ''
    $effect(() => {
      const question = this.session.decision ? `${this.asked} ${this.lastOwn}` : ''
      if (question === brought && this.front) return
      brought = question
      if (question || !this.front) this.front = this.asked || (this.ids[0] ?? '')
    })
  }

  /** Once it is answered, and another region asks, that one is no longer in front. */
  private leaveAnswered(): void {
    let answered = ''
    $effect(() => {
      if (this.session.decision) answered = this.asked
      else if (answered && this.asked !== answered) {
        if (untrack(() => this.front) === answered) this.front = this.asked
        answered = ''
      }
    })
  }
}
