import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MahasiswaContext } from '#domain/mahasiswa/mahasiswa-context.ts'
import { startFlags } from '#flags/flags.ts'
import { adoptEntry, clearOutbox, outboxEntries } from '#gateway/writes/outbox.ts'
import type { CheckResult } from '#gateway/writes/outbox-entry.ts'
import { getGetLogoPerguruanTinggiQueryKey, getGetSistemQueryKey } from '#generated/client/kampus/kampus.ts'
import { jitter } from '#shared/state/backoff.ts'
import { startKitTexts } from '#tests/kit-texts.ts'
import { BeingChecked } from './being-checked.tsx'

const SECOND = 1000

/**
 * Queues a write with an unknown result.
 * @returns its mock check
 */
const openWrite = () => {
  const check = vi.fn(() => Promise.resolve<CheckResult>('unknown'))
  adoptEntry({
    key: 'bayar',
    operation: 'processPembayaran',
    payload: null,
    label: 'Bayar',
    type: 'Gateway Timeout',
    since: Date.now(),
    phase: 'unknown',
    next: { kind: 'check', check },
  })
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(getGetSistemQueryKey(), {})
  client.setQueryData(getGetLogoPerguruanTinggiQueryKey(), {})
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <MahasiswaContext value="240117023">
        <BeingChecked entries={outboxEntries()} doubt="" />
      </MahasiswaContext>
    </QueryClientProvider>,
  )
  return { check, unmount }
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * SECOND))
const show = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(async () => {
  startFlags()
  clearOutbox()
  await startKitTexts()
  jitter.next = () => 1
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  jitter.next = Math.random
  clearOutbox()
})

test('checks an unknown outcome after 5 s and then at doubling intervals up to one minute', async () => {
  const { check, unmount } = openWrite()
  const reads: number[] = []
  for (let second = 1; second <= 300; second += 1) {
    const before = check.mock.calls.length
    await pass(1)
    if (check.mock.calls.length > before) reads.push(second)
  }
  expect(reads).toEqual([5, 15, 35, 75, 135, 195, 255])
  unmount()
  await pass(600)
  expect(check).toHaveBeenCalledTimes(reads.length)
})

test('does not check while the page is hidden, and checks at once when it becomes visible', async () => {
  const { check } = openWrite()
  act(() => show('hidden'))
  await pass(600)
  expect(check).not.toHaveBeenCalled()
  act(() => show('visible'))
  await pass(0)
  expect(check).toHaveBeenCalledTimes(1)
})
