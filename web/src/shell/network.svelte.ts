/* The local network: its switch is for whoever sits at the server's own machine. */
import { api, type NetworkState } from './api'
import { me } from './me.svelte'

class Network {
  state: NetworkState | null = $state.raw(null)

  /** Where others find this server: the address in the network if it is let in, else the one this page came from. */
  readonly origin: string = $derived(this.state?.address || location.origin)

  /** Whether others can open a link that leads there. */
  readonly isReachable: boolean = $derived(!isLoopback(new URL(this.origin).hostname))

  async load(): Promise<void> {
    await me.load()
    if (me.host && !this.state) this.state = await api.network()
  }

  async turn(on: boolean): Promise<void> {
    this.state = await api.turnNetwork(on)
  }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || host.startsWith('127.')
}

export const network = new Network()
