import { afterEach, expect, test, vi } from 'vitest'
import { readPersisted } from './persisted-answers.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('gives up on a database that never opens after 2 s and continues as on a first visit', async () => {
  vi.stubGlobal('indexedDB', { open: () => ({}) })
  vi.useFakeTimers()
  const settled = vi.fn()
  void readPersisted({ campus: '061001', username: '240117023', role: 'ROLE_MAHASISWA', mark: 'm' }).then(settled)
  await vi.advanceTimersByTimeAsync(1900)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(settled).toHaveBeenCalledExactlyOnceWith([])
})
