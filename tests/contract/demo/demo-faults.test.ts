// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import { HasilPembayaranWire } from '#generated/models/biaya-kuliah/hasilPembayaranWire.zod.ts'
import { createInProcessGateway, type InProcessGateway } from '#tests/in-process-gateway.ts'
import type { Fault } from '#tools/demo/server/fault-types.ts'

const BILLS = '/v1/mahasiswa/240117023/biaya_kuliah'
const STATUS = '/v1/mahasiswa/240117023/status_pembayaran'
const ORDER = {
  data: {
    idChannel: 'bni-va',
    totalBayar: 150_000,
    pakaiSaldo: false,
    tagihan: [
      { idKomponenKeuangan: 'ASR', tahun: 2026, semester: 2, bulan: null, idEvent: null, akanDibayar: 150_000 },
    ],
  },
}

let gateway: InProcessGateway
let token: string
const script = (...faults: Fault[]) => gateway.controls.setFaults(faults)
const bills = () => gateway.ask('GET', BILLS, { token })

beforeEach(() => {
  gateway = createInProcessGateway()
  token = gateway.tokenOf('aktif')
})

describe('fault script', () => {
  it.each([
    [{ operation: 'getBiayaKuliah', kind: 'client' }, 400],
    [{ operation: 'getBiayaKuliah', kind: 'client', status: 422 }, 422],
    [{ operation: 'getBiayaKuliah', kind: 'server' }, 500],
    [{ operation: 'getBiayaKuliah', kind: 'server', status: 503 }, 503],
    [{ operation: '*', kind: 'timeout504' }, 504],
  ] as const)('returns for %o its status and a message', async (fault, status) => {
    script(fault)
    const response = await bills()
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ status: { code: String(status) } })
  })

  it('fails the configured number of times, then succeeds', async () => {
    script({ operation: 'getBiayaKuliah', kind: 'server', times: 2 })
    const statuses = [(await bills()).status, (await bills()).status, (await bills()).status]
    expect(statuses).toEqual([500, 500, 200])
  })

  it('applies its entries in order and does not affect other operations', async () => {
    script(
      { operation: 'getBiayaKuliah', kind: 'server', times: 1 },
      { operation: 'getBiayaKuliah', kind: 'timeout504', times: 1 },
    )
    expect((await gateway.ask('GET', STATUS, { token })).status).toBe(200)
    expect([(await bills()).status, (await bills()).status, (await bills()).status]).toEqual([500, 504, 200])
  })

  it('simulates a network error', async () => {
    script({ operation: 'getBiayaKuliah', kind: 'network' })
    expect((await bills()).type).toBe('error')
  })

  it('fails file downloads only when the network fault covers every call', async () => {
    const file = () => gateway.ask('GET', '/berkas/sidang/71', { token })
    expect((await file()).status).toBe(200)
    script({ operation: 'getBiayaKuliah', kind: 'network' })
    expect((await file()).status).toBe(200)
    script({ operation: '*', kind: 'network' })
    expect((await file()).type).toBe('error')
  })

  it('simulates a captive portal: HTML with status 200', async () => {
    script({ operation: 'getBiayaKuliah', kind: 'captive' })
    const response = await bills()
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html'])
  })

  it('truncates the response', async () => {
    const whole = await (await bills()).text()
    script({ operation: 'getBiayaKuliah', kind: 'cut' })
    const half = await (await bills()).text()
    expect(half).toBe(whole.slice(0, Math.floor(whole.length / 2)))
    expect(() => JSON.parse(half) as unknown).toThrow(SyntaxError)
  })

  it('corrupts one field only', async () => {
    script({ operation: 'getBiayaKuliah', kind: 'malformed', path: 'tagihan.0.tunggakan', times: 1 })
    const broken: unknown = await (await bills()).json()
    expect(broken).toMatchObject({
      tagihan: [{ tunggakan: 'bukan-ini', terbayar: 850_000 }, { tunggakan: 150_000 }, {}, {}],
    })
  })

  it('loses the response of a payment after its effect: the status is then 88', async () => {
    script({ operation: 'processPembayaran', kind: 'lost', times: 1 })
    const lost = await gateway.ask('POST', '/v1/mahasiswa/240117023/process_pembayaran', { token, body: ORDER })
    expect(lost.type).toBe('error')
    const status = HasilPembayaranWire.parse(await (await gateway.ask('GET', STATUS, { token })).json())
    expect(status).toMatchObject({ status: '88', pembayaran: { total: 150_000 } })
  })

  it('loses a refresh response and keeps the user signed in', async () => {
    const { refresh_token } = gateway.controls.signIn('aktif')
    const body = { grant_type: 'refresh_token', client_id: 'web', scope: 'all', refresh_token }
    script({ operation: 'createAccessToken', kind: 'lost', times: 1 })
    expect((await gateway.ask('POST', '/v2/access_token', { body })).type).toBe('error')
    expect((await gateway.ask('POST', '/v2/access_token', { body })).status).toBe(200)
  })

  it('delays a response', async () => {
    script({ operation: 'getBiayaKuliah', kind: 'latency', ms: 40 })
    const before = performance.now()
    expect((await bills()).status).toBe(200)
    expect(performance.now() - before).toBeGreaterThanOrEqual(38)
  })
})
