// @vitest-environment node
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { GatewayError } from '../call/gateway-error.ts'
import { beginWrite, clearOutbox, endWrite, resumeEntry } from './outbox.ts'
import type { CheckResult } from './outbox-entry.ts'
import { onWriteDone, waitingWrites } from './outbox-facade.ts'

const OPERATION = 'takeKegiatan'
const lost = () => new GatewayError('hilang', { kind: 'network', operation: OPERATION })

/**
 * Sends a write of effect `once` whose answer is lost.
 * @returns false when it must not be sent
 */
const lose = (key: string, check: () => Promise<CheckResult>): boolean => {
  const flight = beginWrite(key)
  if (!flight) return false
  const facts = { key, operation: OPERATION, payload: null, label: key, type: 'Network Error', since: 0 } as const
  endWrite(flight, { ...facts, phase: 'unknown', next: { kind: 'check', check } })
  return true
}
const press = async () => waitingWrites()?.resume()

afterEach(() => clearOutbox())

test('sends no write of two keys twice before its own check has disproved it, in any order of events', async () => {
  const KEYS = ['kegiatan-1', 'kegiatan-2'] as const
  const step = fc.record({
    act: fc.constantFrom('order', 'press', 'row', 'done', 'not-done', 'unknown', 'unreadable'),
    key: fc.constantFrom(...KEYS),
  })
  const confirmed = vi.fn<(key: string) => void>()
  const unsubscribe = onWriteDone(({ key }) => confirmed(key))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      clearOutbox()
      confirmed.mockClear()
      const pending = new Map<string, { answer: (result: CheckResult) => void; fail: () => void }[]>()
      const readsOf = (key: string) => pending.get(key) ?? []
      const open = new Set<string>()
      const done: string[] = []
      const check = (key: string) => () =>
        new Promise<CheckResult>((answer, reject) =>
          pending.set(key, [...readsOf(key), { answer, fail: () => reject(lost()) }]),
        )
      const order = (key: string) => {
        if (!lose(key, check(key))) return
        expect(open).not.toContain(key)
        open.add(key)
      }
      const settle = async (key: string, result: string) => {
        const [read, ...others] = readsOf(key)
        if (!read) return
        pending.set(key, others)
        if (result === 'unreadable') read.fail()
        else read.answer(result as CheckResult)
        if (result === 'done') done.push(key)
        if (result === 'done' || result === 'not-done') open.delete(key)
        await new Promise((resolve) => setImmediate(resolve))
      }
      for (const { act, key } of steps) {
        if (act === 'order') order(key)
        else if (act === 'press') void press()
        else if (act === 'row') void resumeEntry(key)
        else await settle(key, act)
        for (const one of KEYS) expect(readsOf(one).length).toBeLessThanOrEqual(1)
        expect(confirmed.mock.calls.flat()).toEqual(done)
      }
    }),
    { numRuns: 200 },
  )
  unsubscribe()
})
