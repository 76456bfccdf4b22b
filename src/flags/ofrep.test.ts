import { OpenFeature } from '@openfeature/web-sdk'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localStore } from '#shared/storage/browser-storage.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { resetFlags } from '#tests/reset-flags.ts'
import { setCampus, setFlagService, setMenuConfig, startFlags } from './flags.ts'
import { getFlag, getFlagDetails } from './get-flag.ts'

const URL_OF_SERVICE = 'https://flags.example.test'

/** Mocks a flag service that returns all flags at once, by campus. */
const serve = (answer: (campus: unknown) => Record<string, unknown>[]) => {
  const fetch = vi.fn(async (request: Request) => {
    const body: unknown = await request.json()
    const context = isRecord(body) && isRecord(body['context']) ? body['context'] : {}
    return Response.json({ flags: answer(context['campus']) })
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

beforeEach(() => {
  localStore.clear()
  resetFlags()
  startFlags()
})
afterEach(() => {
  resetFlags()
  vi.unstubAllGlobals()
})

test('prefers a flag service over the campus file, and the menu configuration over both', async () => {
  serve(() => [{ key: 'menu.skpi', value: true, reason: 'TARGETING_MATCH', variant: 'on' }])
  setCampus('UNFARI')
  setFlagService(URL_OF_SERVICE)
  expect(getFlag('menu.skpi')).toBe(false) // the local value is used without delay
  await vi.waitFor(() => expect(getFlag('menu.skpi')).toBe(true))
  expect(getFlagDetails('menu.skpi').flagMetadata).toMatchObject({ layer: 'service', source: URL_OF_SERVICE })
  setMenuConfig({ portalmhs_skpi: 'false' })
  expect(getFlag('menu.skpi')).toBe(false)
})

test('ignores a service value for a missing feature, of another type, or with reason DEFAULT', async () => {
  serve(() => [
    { key: 'menu.akun-lain', value: true, reason: 'STATIC' },
    { key: 'nilai.ips-decimals', value: 'four', reason: 'STATIC' },
    { key: 'menu.nilai', value: false, reason: 'DEFAULT' },
    { key: 'no.such', value: true, reason: 'STATIC' },
    { key: 'menu.khp', value: true, reason: 'STATIC' },
  ])
  setCampus('STIKES-2')
  setFlagService(URL_OF_SERVICE)
  await vi.waitFor(() => expect(getFlag('menu.khp')).toBe(true))
  expect([getFlag('menu.akun-lain'), getFlag('nilai.ips-decimals'), getFlag('menu.nilai')]).toEqual([false, 2, true])
})

test('drops the service values and refetches when the campus changes', async () => {
  const fetch = serve((campus) => (campus === 'TSM' ? [{ key: 'menu.khp', value: true, reason: 'STATIC' }] : []))
  setCampus('TSM')
  setFlagService(URL_OF_SERVICE)
  await vi.waitFor(() => expect(getFlag('menu.khp')).toBe(true))
  setCampus('UBK')
  expect(getFlag('menu.khp')).toBe(false)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2))
  expect(OpenFeature.getContext()).toMatchObject({ campus: 'UBK' })
})

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers with an error', () => Promise.resolve(new Response('no', { status: 500 }))],
  ['answers with a page', () => Promise.resolve(new Response('<html></html>'))],
])('keeps the campus values when the service %s', async (_, answer) => {
  const fetch = vi.fn(answer)
  vi.stubGlobal('fetch', fetch)
  setCampus('TSM')
  setFlagService(URL_OF_SERVICE)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([getFlag('menu.skpi'), getFlag('menu.khp')]).toEqual([true, false])
})
