// @vitest-environment node
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { setClock } from '../state/clock.ts'
import { resetStores } from '../state/create-store.ts'
import { campusNow, fromDevice, noteGatewayDate, onCorrection, toDevice } from './campus-clock.ts'
import { today } from './today.ts'

const GATEWAY = Date.parse('2027-01-11T08:00:00+07:00')
const DAYS = 86_400_000

beforeEach(resetStores)

/** Simulates an exchange with a gateway whose clock shows `GATEWAY` when the answer is sent, halfway through. */
const exchange = (aheadMs: number, latencyMs = 0, later = 0) => {
  const sentAt = GATEWAY + aheadMs + later
  const date = new Date(GATEWAY + later + latencyMs / 2).toUTCString()
  noteGatewayDate(date, { sentAt, receivedAt: sentAt + latencyMs })
  setClock(() => sentAt + latencyMs)
}

test.each([3 * DAYS, -3 * DAYS, 5_400_000, -60_000])(
  'uses the gateway’s time, and keeps counting, on a device whose clock is %d ms ahead',
  (ahead) => {
    exchange(ahead)
    expect(campusNow()).toBe(GATEWAY)
    setClock(() => GATEWAY + ahead + 5000)
    expect(campusNow()).toBe(GATEWAY + 5000)
    expect(today()).toBe('2027-01-11')
    expect(fromDevice(GATEWAY + ahead)).toBe(GATEWAY)
    expect(toDevice(GATEWAY)).toBe(GATEWAY + ahead)
  },
)

test('parses a Date header that a proxy has duplicated', () => {
  const date = new Date(GATEWAY).toUTCString()
  setClock(() => GATEWAY + 3 * DAYS)
  noteGatewayDate(`${date}, ${date}`, { sentAt: GATEWAY + 3 * DAYS, receivedAt: GATEWAY + 3 * DAYS })
  expect(campusNow()).toBe(GATEWAY)
})

test.each([null, '', 'kemarin'])('ignores the gateway Date %j and uses the device’s clock', (date) => {
  setClock(() => GATEWAY)
  noteGatewayDate(date, { sentAt: GATEWAY, receivedAt: GATEWAY })
  expect(campusNow()).toBe(GATEWAY)
})

test('makes no correction on a device with the right time, for slow responses and responses within a second', () => {
  const changed = vi.fn()
  const unsubscribe = onCorrection(changed)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 0, max: 999 }), (latency, later) => {
      exchange(0, latency, later)
    }),
  )
  expect(changed).not.toHaveBeenCalled()
  unsubscribe()
})

test('refines the correction when a fast response follows a slow one', () => {
  exchange(3 * DAYS, 8000)
  expect(campusNow()).toBe(GATEWAY + 4000) // the answer took four seconds to arrive
  exchange(3 * DAYS, 20, 60_000)
  expect(GATEWAY + 60_020 - campusNow()).toBeLessThanOrEqual(1020)
})

test('differs from the gateway’s clock by at most two seconds plus the response time', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -5 * DAYS, max: 5 * DAYS }),
      fc.integer({ min: 0, max: 2000 }),
      fc.integer({ min: 0, max: 5000 }),
      (ahead, latency, later) => {
        resetStores()
        exchange(ahead, latency, later)
        const behind = GATEWAY + later + latency - campusNow()
        expect(Math.abs(behind)).toBeLessThanOrEqual(latency + 2000)
      },
    ),
  )
})

test('drops the correction with the next response after the device’s clock is set right', () => {
  exchange(3 * DAYS)
  exchange(0, 0, 60_000)
  expect(campusNow()).toBe(GATEWAY + 60_000)
})
