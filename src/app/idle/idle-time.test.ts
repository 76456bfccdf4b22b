// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idleAt } from './idle-time.ts'

const HOUR_MS = 3_600_000

test.each([
  [0, 'open', HOUR_MS - 58_000],
  [HOUR_MS - 58_001, 'open', 1],
  [HOUR_MS - 58_000, 'warning', 60_000],
  [HOUR_MS, 'warning', 2000],
  [HOUR_MS + 1999, 'warning', 1],
  [HOUR_MS + 2000, 'expired', 0],
  [9 * HOUR_MS, 'expired', 0],
] as const)(
  '[R4-008] [R4-009] [R9-011] [R9-012] after %d ms without activity a session is %s',
  (quiet, phase, nextMs) => {
    expect(idleAt(quiet)).toEqual({ phase, nextMs })
  },
)

test('the next phase starts exactly when the returned time has passed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: HOUR_MS + 1999 }), (quiet) => {
      const { phase, nextMs } = idleAt(quiet)
      expect(idleAt(quiet + nextMs).phase).toBe(phase === 'open' ? 'warning' : 'expired')
      expect(idleAt(quiet + nextMs - 1).phase).toBe(phase)
    }),
  )
})
