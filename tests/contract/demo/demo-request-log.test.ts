// @vitest-environment node
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { createInProcessGateway, type InProcessGateway } from '#tests/in-process-gateway.ts'
import { shortAddress } from '#tools/demo/short-address.ts'
import { answerWorld } from '#tools/demo/world-endpoint.ts'

const BILLS = '/v1/mahasiswa/240117023/biaya_kuliah'

let gateway: InProcessGateway
beforeEach(() => {
  gateway = createInProcessGateway()
})
const logged = () => gateway.controls.log.lines()

describe('request log', () => {
  it('records operation, status and handler, without personal data', async () => {
    const { ask, tokenOf } = gateway
    await ask('GET', BILLS, { token: tokenOf('aktif') })
    await ask('GET', '/v1/wilayah?keyword=036304', { token: tokenOf('aktif') })
    expect(logged()[0]).toEqual({
      nomor: 1,
      at: '2026-10-22T14:05:00+07:00',
      operation: 'getBiayaKuliah',
      method: 'GET',
      address: '/v1/mahasiswa/…023/biaya_kuliah',
      status: 200,
      ms: expect.any(Number) as number,
      answeredBy: 'biaya-kuliah',
      fault: null,
    })
    expect(JSON.stringify(logged())).not.toMatch(/240117023|demo-access|Bearer|036304/)
  })

  it('records no password, token or body of a login', async () => {
    const body = { grant_type: 'password', client_id: 'web', scope: 'all', username: 'aktif', password: 'demo' }
    const answer: unknown = await (await gateway.ask('POST', '/v2/access_token', { body })).json()
    expect(answer).toHaveProperty('refresh_token')
    expect(JSON.stringify(logged())).not.toMatch(/aktif|demo-|password"/)
    expect(logged()).toHaveLength(1)
  })

  it('distinguishes a generated response, a handler’s response and a rejection', async () => {
    const { ask, tokenOf } = gateway
    await ask('GET', '/v1/channel_pembayaran', { token: tokenOf('aktif') })
    await ask('GET', BILLS)
    expect(logged().map(({ status, answeredBy }) => [status, answeredBy])).toEqual([
      [200, 'mock'],
      [401, 'biaya-kuliah'],
    ])
  })

  it.each([
    ['network', null, null],
    ['timeout504', 504, null],
    ['lost', null, 'biaya-kuliah'],
    ['cut', 200, 'biaya-kuliah'],
    ['latency', 200, 'biaya-kuliah'],
  ] as const)('records for the fault %s the status %s and the handler %s', async (kind, status, answeredBy) => {
    gateway.controls.setFaults([{ operation: '*', kind, times: 1, ms: 1 }])
    await gateway.ask('GET', BILLS, { token: gateway.tokenOf('aktif') })
    expect(logged()).toMatchObject([{ status, answeredBy, fault: kind }])
  })

  it('keeps only the last 500 entries', async () => {
    for (let count = 0; count < 503; count++) await gateway.ask('GET', '/v1/sistem')
    expect([logged().length, logged()[0]?.nomor, logged().at(-1)?.nomor]).toEqual([500, 4, 503])
    gateway.controls.log.clear()
    expect(logged()).toEqual([])
  })

  it('is not part of the exported world', async () => {
    await gateway.ask('GET', '/v1/sistem')
    expect(gateway.controls.exportWorld()).not.toContain('answeredBy')
  })

  it('is served over HTTP on request', async () => {
    await gateway.ask('GET', '/v1/sistem')
    const ask = async (address: string) =>
      (await (await answerWorld(gateway.controls, new Request(address))).json()) as { log?: unknown[] }
    expect((await ask('http://gateway.test/__world?log')).log).toHaveLength(1)
    expect(await ask('http://gateway.test/__world')).not.toHaveProperty('log')
  })

  it('masks path and query values that could identify a person', () => {
    const value = fc.string({ minLength: 5, maxLength: 30 }).filter((text) => !/^[…&?=/]*$/.test(text))
    fc.assert(
      fc.property(value, value, (id, wanted) => {
        const address = new URL('http://gateway.test/v1/x')
        address.searchParams.set('q', wanted)
        const shown = shortAddress(
          '*/v1/mahasiswa/:idMahasiswa/cari/:keyword',
          { idMahasiswa: id, keyword: wanted },
          address.href,
        )
        expect(shown).toMatch(/^\/v1\/mahasiswa\/…(\d{3})?\/cari\/…(\d{3})?\?q=…(\d{3})?$/)
      }),
    )
  })

  it('keeps path and query values that name only a year, page or type', () => {
    const address = 'http://gateway.test/v1/x?tahun=2027&semester=1&page=12'
    expect(shortAddress('*/v1/biodata/:type', { type: 'alamat' }, address)).toBe(
      '/v1/biodata/alamat?tahun=2027&semester=1&page=12',
    )
  })
})
