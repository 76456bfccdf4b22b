import { expect, test, vi } from 'vitest'
import { ensureCampus } from '#domain/kampus/ensure-campus.ts'
import { createQueryClient } from '#gateway/query/query-client.ts'
import { adoptTokens, startSession } from '#gateway/session/session.ts'
import { getGetRekapPembayaranQueryKey } from '#generated/client/rekap-pembayaran/rekap-pembayaran.ts'
import { openGateway } from '#tests/simulated-gateway.ts'
import { fillFirstScreen } from './fill-first-screen.ts'

const SEKAR = '240117023'
const LONG_MS = 60_000

/** Fills Sekar's first screen, opened at an address, while one call is answered slowly. */
const fill = async (slow: string, patienceMs: number) => {
  vi.stubGlobal('location', new URL('http://gateway.test/dashboard'))
  startSession(() => ({ gatewayUrl: '', collegeId: '' }))
  const { controls } = openGateway({ faults: [{ operation: slow, kind: 'latency', ms: LONG_MS }] })
  await ensureCampus()
  adoptTokens(controls.signIn('aktif'))
  const client = createQueryClient()
  await fillFirstScreen(client, SEKAR, patienceMs)
  vi.unstubAllGlobals()
  return client
}

test('renders the available data without the classes, which are requested last', async () => {
  const client = await fill('listPresensiKuliah', LONG_MS)
  expect(client.getQueryData(getGetRekapPembayaranQueryKey(SEKAR))).toHaveProperty('rekap')
})

test('waits for the payment data only for the given time', async () => {
  const client = await fill('getRekapPembayaran', 300)
  expect(client.getQueryState(getGetRekapPembayaranQueryKey(SEKAR))).toMatchObject({ status: 'pending' })
})
