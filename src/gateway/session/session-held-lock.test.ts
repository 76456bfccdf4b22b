import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { initI18n } from '#shared/i18n/i18n.ts'
import { storedKey } from '#shared/storage/browser-storage.ts'
import { createTokenGateway, fakeLocks, setLocks } from '#tests/contract/tabs.ts'
import { readSession } from './token/token-store.ts'

const { state, openTab, revoke } = createTokenGateway()
beforeEach(() => {
  initI18n()
})
afterEach(() => {
  vi.useRealTimers()
})

/**
 * Mocks a tab that the browser suspended during a refresh: it holds its locks until it is closed.
 * @returns a function that closes the tab
 */
const suspendTab = (locks: ReturnType<typeof fakeLocks>): (() => void) => {
  const closings: (() => void)[] = []
  const options = { signal: new AbortController().signal }
  for (const name of ['session', `spends.${readSession()?.generation}`])
    void locks.request(storedKey(name), options, () => new Promise<void>((close) => closings.push(close)))
  return () => {
    for (const close of closings) close()
  }
}

it('rejects a call after 15 s when another tab never releases its lock, and the call can be repeated', async () => {
  const locks = fakeLocks()
  setLocks(locks)
  const tab = await openTab()
  tab.signIn()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'] })
  const closeTab = suspendTab(locks)
  revoke()
  const outcome = tab.call().catch((error: unknown) => error)
  const settled = vi.fn()
  void outcome.then(settled)
  await vi.advanceTimersByTimeAsync(14_000)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(settled).toHaveBeenCalledOnce()
  expect(await outcome).toMatchObject({
    name: 'GatewayError',
    kind: 'server',
    status: 503,
    message: 'Tab lain dari portal ini sedang memperbarui sesi dan belum selesai. Coba lagi, atau tutup tab itu.',
  })
  expect(tab.ends).toEqual([]) // the session has not ended
  expect(state.refreshes).toBe(0)

  closeTab()
  const again = tab.call()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await again).toEqual({ token: 'A2' })
  tab.endSession('logout')
})
