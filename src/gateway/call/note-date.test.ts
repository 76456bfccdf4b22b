import { HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { campusNow } from '#shared/campus/campus-clock.ts'
import { setClock } from '#shared/state/clock.ts'
import { resetStores } from '#shared/state/create-store.ts'
import { createNetwork, GATEWAY } from '../../../tests/contract/gateway-client.ts'
import { fetcher } from './fetcher.ts'
import type { GatewayRequest } from './gateway-request.ts'

const { answer } = createNetwork()
const TRUE_NOW = Date.parse('2026-10-22T07:05:00Z')
const THREE_DAYS = 3 * 86_400_000

beforeEach(() => {
  resetStores()
  setClock(() => TRUE_NOW + THREE_DAYS)
})

const ask = async (request: GatewayRequest, headers: Record<string, string> = {}, status = 200) => {
  answer(() => HttpResponse.json({}, { status, headers: { Date: new Date(TRUE_NOW).toUTCString(), ...headers } }))
  await fetcher('/v1/x', request).catch(() => undefined)
  return campusNow() === TRUE_NOW
}

test.each<[string, GatewayRequest, Record<string, string>, number]>([
  ['a read', {}, {}, 200],
  ['a read that fails', {}, {}, 500],
  ['a read with an Age of 0', {}, { Age: '0' }, 200],
  ['a write', { method: 'POST', effect: 'safe' }, {}, 200],
])('corrects the clock from the response to %s', async (_, request, headers, status) => {
  expect(await ask(request, headers, status)).toBe(true)
})

test.each<[string, GatewayRequest, Record<string, string>]>([
  ['reference data, which the browser may cache for a week', { reference: true }, {}],
  ['a response with an Age above 0', {}, { Age: '12' }],
  ['the campus service, which is another server', { server: 'multisite' }, {}],
])('does not correct the clock from %s', async (_, request, headers) => {
  expect(await ask(request, headers)).toBe(false)
})

test('corrects the clock from a response requested by the head script', async () => {
  const headers = { Date: new Date(TRUE_NOW).toUTCString() }
  window.portalBoot = {
    screen: 'app',
    early: new Map([[`${GATEWAY}/v1/x`, Promise.resolve(HttpResponse.json({}, { headers }))]]),
  }
  await fetcher('/v1/x', {})
  expect(campusNow()).toBe(TRUE_NOW)
  delete window.portalBoot
})
