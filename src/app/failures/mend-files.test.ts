import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mendFiles } from './mend-files.ts'

const TEXT = 'export const a = 1'
const HASH = createHash('sha256').update(TEXT).digest('base64url').slice(0, 8)
const fileAt = (name: string) => `${window.location.origin}/assets/${name}-${HASH}.js`

let asked: string[]
const serve = (answerOf: (address: string) => Response) =>
  vi.stubGlobal('fetch', (address: string, { cache = 'default' }: RequestInit = {}) => {
    asked.push(`${address} ${cache}`)
    return Promise.resolve(answerOf(address))
  })
const loaded = (...addresses: string[]) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue(addresses.map((name) => ({ name }) as unknown as PerformanceResourceTiming))

beforeEach(() => {
  asked = []
})
afterEach(() => vi.unstubAllGlobals())

test('refetches the loaded files that are corrupted, past every cache', async () => {
  const [whole, half, gone] = [fileAt('krs'), fileAt('cuti'), fileAt('lama')]
  loaded(whole, half, half, gone, 'https://gateway.test/v1/x', `${window.location.origin}/config.json`)
  serve((address) => {
    if (address === gone) return new Response('', { status: 404 })
    return new Response(address === half ? TEXT.slice(3) : TEXT)
  })
  await mendFiles()
  expect(asked.filter((one) => one.endsWith('default')).toSorted()).toEqual(
    [half, whole, gone].map((one) => `${one} default`).toSorted(),
  )
  expect(asked.filter((one) => one.endsWith('reload'))).toEqual([`${half} reload`])
})

test('refetches every loaded file when hashes cannot be computed, on an address without TLS', async () => {
  loaded(fileAt('krs'))
  serve(() => new Response(TEXT))
  const { subtle: _, ...without } = { subtle: null, getRandomValues: null }
  vi.stubGlobal('crypto', without)
  await mendFiles()
  expect(asked).toEqual([`${fileAt('krs')} default`, `${fileAt('krs')} reload`])
})
