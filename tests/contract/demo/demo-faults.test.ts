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

describe('the fault script', () => {
  it.each([
    [{ operation: 'getBiayaKuliah', kind: 'client' }, 400],
    [{ operation: 'getBiayaKuliah', kind: 'client', status: 422 }, 422],
    [{ operation: 'getBiayaKuliah', kind: 'server' }, 500],
    [{ operation: 'getBiayaKuliah', kind: 'server', status: 503 }, 503],
    [{ operation: '*', kind: 'timeout504' }, 504],
  ] as const)('answers %o with its status and a message', async (fault, status) => {
    script(fault)
    const response = await bills()
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ status: { code: String(status) } })
  })

  it('fails as often as it says, then answers again', async () => {
    script({ operation: 'getBiayaKuliah', kind: 'server', times: 2 })
    const statuses = [(await bills()).status, (await bills()).status, (await bills()).status]
    expect(statuses).toEqual([500, 500, 200])
  })

  it('plays its lines in order and leaves other operations alone', async () => {
    script(
      { operation: 'getBiayaKuliah', kind: 'server', times: 1 },
      { operation: 'getBiayaKuliah', kind: 'timeout504', times: 1 },
    )
    expect((await gateway.ask('GET', STATUS, { token })).status).toBe(200)
    expect([(await bills()).status, (await bills()).status, (await bills()).status]).toEqual([500, 504, 200])
  })

  it('loses the network', async () => {
    script({ operation: 'getBiayaKuliah', kind: 'network' })
    expect((await bills()).type).toBe('error')
  })

  it('keeps files away too when it cuts the network for every call', async () => {
    const file = () => gateway.ask('GET', '/berkas/sidang/71', { token })
    expect((await file()).status).toBe(200)
    script({ operation: 'getBiayaKuliah', kind: 'network' })
    expect((await file()).status).toBe(200)
    script({ operation: '*', kind: 'network' })
    expect((await file()).type).toBe('error')
  })

  it('answers as the Wi-Fi of a hotel: HTML with status 200', async () => {
    script({ operation: 'getBiayaKuliah', kind: 'captive' })
    const response = await bills()
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html'])
  })

  it('cuts the answer in the middle', async () => {
    const whole = await (await bills()).text()
    script({ operation: 'getBiayaKuliah', kind: 'cut' })
    const half = await (await bills()).text()
    expect(half).toBe(whole.slice(0, Math.floor(whole.length / 2)))
    expect(() => JSON.parse(half) as unknown).toThrow(SyntaxError)
  })

  it('breaks one field and no other', async () => {
    script({ operation: 'getBiayaKuliah', kind: 'malformed', path: 'tagihan.0.tunggakan', times: 1 })
    const broken: unknown = await (await bills()).json()
    expect(broken).toMatchObject({
      tagihan: [{ tunggakan: 'bukan-ini', terbayar: 850_000 }, { tunggakan: 150_000 }, {}, {}],
    })
  })

  it('lets the answer of a payment get lost after the effect: the status then says 88', async () => {
    script({ operation: 'processPembayaran', kind: 'lost', times: 1 })
    const lost = await gateway.ask('POST', '/v1/mahasiswa/240117023/process_pembayaran', { token, body: ORDER })
    expect(lost.type).toBe('error')
    const status = HasilPembayaranWire.parse(await (await gateway.ask('GET', STATUS, { token })).json())
    expect(status).toMatchObject({ status: '88', pembayaran: { total: 150_000 } })
  })

  it('loses a refresh answer and still signs nobody out', async () => {
    const { refresh_token } = gateway.controls.signIn('aktif')
    const body = { grant_type: 'refresh_token', client_id: 'web', scope: 'all', refresh_token }
    script({ operation: 'createAccessToken', kind: 'lost', times: 1 })
    expect((await gateway.ask('POST', '/v2/access_token', { body })).type).toBe('error')
    expect((await gateway.ask('POST', '/v2/access_token', { body })).status).toBe(200)
  })

  it('makes an answer wait', async () => {
    script({ operation: 'getBiayaKuliah', kind: 'latency', ms: 40 })
    const before = performance.now()
    expect((await bills()).status).toBe(200)
    expect(performance.now() - before).toBeGreaterThanOrEqual(38)
  })
})
