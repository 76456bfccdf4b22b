// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { setClock } from '#shared/state/clock.ts'
import { gatewayNow, noteGatewayTime, onGatewayTime } from './gateway-clock.ts'

const DEVICE = Date.parse('2027-01-11T09:30:00+07:00')
const answer = (date?: string) => ({ headers: new Headers(date ? { Date: date } : {}) })

test('a device whose clock is ninety minutes fast counts by the gateway’s clock, which goes on', () => {
  let device = DEVICE
  setClock(() => device)
  const told = vi.fn()
  const undo = onGatewayTime(told)
  noteGatewayTime(answer('Mon, 11 Jan 2027 01:00:00 GMT'))
  expect(told).toHaveBeenCalledOnce()
  expect(gatewayNow()).toBe(Date.parse('2027-01-11T08:00:00+07:00'))
  device += 5000
  expect(gatewayNow()).toBe(Date.parse('2027-01-11T08:00:05+07:00'))
  undo()
})

test.each([undefined, '', 'kemarin'])('a gateway that tells %j leaves the clock as it is', (date) => {
  setClock(() => DEVICE)
  noteGatewayTime(answer(date))
  expect(gatewayNow()).toBe(DEVICE)
})
