import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { HttpResponse } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'
import { getListJenjangStudiQueryOptions, getSearchSekolahQueryOptions } from '#generated/client/referensi/referensi.ts'
import { createNetwork } from '#tests/contract/gateway-client.ts'
import { createQueryClient } from './query-client.ts'

const { sent, answer } = createNetwork()
const SEVEN_DAYS_MS = 604_800_000

afterEach(() => vi.useRealTimers())

type Watch = (client: QueryClient) => () => void
const nothing = () => undefined
const table: [string, Watch][] = [
  ['study levels', (client) => new QueryObserver(client, getListJenjangStudiQueryOptions()).subscribe(nothing)],
  ['schools', (client) => new QueryObserver(client, getSearchSekolahQueryOptions({ nama: 'SMA' })).subscribe(nothing)],
]

it.each(table)('[R9-017] requests %s once in 7 days and again afterwards', async (_title, watch) => {
  answer(() => HttpResponse.json({ data: [] }))
  vi.useFakeTimers({ toFake: ['Date'] })
  const start = Date.now()
  const client = createQueryClient()
  const openScreen = async (laterMs: number): Promise<number> => {
    vi.setSystemTime(start + laterMs)
    const leaveScreen = watch(client)
    await vi.waitFor(() => expect(client.isFetching()).toBe(0))
    leaveScreen()
    return sent.length
  }
  expect(await openScreen(0)).toBe(1)
  expect(await openScreen(SEVEN_DAYS_MS - 60_000)).toBe(1)
  expect(await openScreen(SEVEN_DAYS_MS + 60_000)).toBe(2)
})
