import { flushSync, mount, unmount } from 'svelte'
import { expect, it } from 'vitest'
import Dialog from '../src/kit/Dialog.svelte'

it('a dialog that goes gives the focus back, unless something else has taken it', async () => {
  document.body.innerHTML = '<button>one</button><button>two</button>'
  const [one, two] = document.querySelectorAll('button')
  const open = async (leave: () => void): Promise<void> => {
    one?.focus()
    const dialog = mount(Dialog, { target: document.body, props: { title: 'Sure?', onclose: () => undefined } })
    flushSync()
    document.querySelector<HTMLElement>('dialog')?.focus()
    leave()
    await unmount(dialog)
  }
  await open(() => (document.activeElement as HTMLElement).blur())
  expect(document.activeElement).toBe(one)
  await open(() => two?.focus())
  expect(document.activeElement).toBe(two)
})
