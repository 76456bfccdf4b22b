// @vitest-environment node
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { createInProcessGateway, type InProcessGateway } from '#demo/in-process-gateway.ts'
import { shortAddress } from '#demo/short-address.ts'
import { createStore, startClock } from '#demo/store.ts'
import { answerWorld } from '#demo/world-door.ts'

const BILLS = '/v1/mahasiswa/240117023/biaya_kuliah'

let gateway: InProcessGateway
beforeEach(() => {
  gateway = createInProcessGateway()
})
const logged = () => gateway.controls.log.lines()

describe('the request log', () => {
  it('says operation, status and who answered, and nothing of the person', async () => {
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

  it('holds no password, token or body of a sign-in', async () => {
    const body = { grant_type: 'password', client_id: 'web', scope: 'all', username: 'aktif', password: 'demo' }
    const answer: unknown = await (await gateway.ask('POST', '/v2/access_token', { body })).json()
    expect(answer).toHaveProperty('refresh_token')
    expect(JSON.stringify(logged())).not.toMatch(/aktif|demo-|password"/)
    expect(logged()).toHaveLength(1)
  })

  it('tells the generated answer from a handler, and a refusal from both', async () => {
    const { ask, tokenOf } = gateway
    await ask('GET', '/v1/mahasiswa/240117023/pengajuan_cuti', { token: tokenOf('aktif') })
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
  ] as const)('says of %s that the status was %s and that %s answered', async (kind, status, answeredBy) => {
    gateway.controls.setFaults([{ operation: '*', kind, times: 1, ms: 1 }])
    await gateway.ask('GET', BILLS, { token: gateway.tokenOf('aktif') })
    expect(logged()).toMatchObject([{ status, answeredBy, fault: kind }])
  })

  it('forgets all but the last 500', async () => {
    for (let count = 0; count < 503; count++) await gateway.ask('GET', '/v1/sistem')
    expect([logged().length, logged()[0]?.nomor, logged().at(-1)?.nomor]).toEqual([500, 4, 503])
    gateway.controls.log.clear()
    expect(logged()).toEqual([])
  })

  it('is no part of the kept world', async () => {
    await gateway.ask('GET', '/v1/sistem')
    expect(gateway.controls.exportWorld()).not.toContain('answeredBy')
  })

  it('is there over HTTP for whoever asks for it', async () => {
    await gateway.ask('GET', '/v1/sistem')
    const ask = async (address: string) =>
      (await (await answerWorld(gateway.controls, new Request(address))).json()) as { log?: unknown[] }
    expect((await ask('http://gateway.test/__world?log')).log).toHaveLength(1)
    expect(await ask('http://gateway.test/__world')).not.toHaveProperty('log')
  })

  it('shows no value of a path or query by which somebody could be recognised', () => {
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

  it('keeps what only says of which year, page or kind a call was', () => {
    const address = 'http://gateway.test/v1/x?tahun=2027&semester=1&page=12'
    expect(shortAddress('*/v1/biodata/:type', { type: 'alamat' }, address)).toBe(
      '/v1/biodata/alamat?tahun=2027&semester=1&page=12',
    )
  })
})

describe('the controls of the lab', () => {
  it('tell whoever listens of each call and each control, until it has enough', async () => {
    let count = 0
    const undo = gateway.controls.subscribe(() => count++)
    const before = gateway.controls.revision()
    await gateway.ask('GET', '/v1/sistem')
    gateway.controls.advance(1000)
    expect([count, gateway.controls.revision() - before]).toEqual([2, 2])
    undo()
    gateway.controls.advance(1000)
    expect(count).toBe(2)
  })

  it('know whose session a refresh token is, until it ends', async () => {
    const { controls } = gateway
    const { refresh_token: token } = controls.signIn('padat')
    expect(controls.personaOf(token)).toBe('padat')
    expect(controls.personaOf('demo-refresh-99-padat')).toBeNull()
    controls.reset()
    expect(controls.personaOf(token)).toBeNull()
  })

  it('stop the clock and let it run from there', () => {
    let real = 1000
    const store = createStore({ realNow: () => real })
    const { controls } = createInProcessGateway(store)
    startClock(store)
    real += 60_000
    controls.setClockRunning(false)
    real += 60_000
    expect([controls.now(), controls.isClockRunning()]).toEqual(['2026-10-22T14:06:00+07:00', false])
    controls.advance(60_000)
    expect([controls.now(), controls.isClockRunning()]).toEqual(['2026-10-22T14:07:00+07:00', false])
    controls.setClockRunning(true)
    real += 60_000
    expect(controls.now()).toBe('2026-10-22T14:08:00+07:00')
  })

  it('let every call wait, and a fault besides', async () => {
    gateway.controls.setLatencyMs(30)
    gateway.controls.setFaults([{ operation: 'getSistem', kind: 'server', times: 1 }])
    const began = performance.now()
    expect((await gateway.ask('GET', '/v1/sistem')).status).toBe(500)
    expect(performance.now() - began).toBeGreaterThanOrEqual(28)
  })

  it('find each named moment from the world, and the next one once it has passed', () => {
    const { controls } = gateway
    expect(controls.moments('pembayaran-diproses')).toEqual({
      'krs-opens': { event: '2027-01-11T08:00:00+07:00', at: '2027-01-11T07:59:30+07:00', why: null },
      'va-expires': { event: '2026-10-23T14:05:00+07:00', at: '2026-10-23T14:04:30+07:00', why: null },
      'exam-day': { event: '2026-10-26T08:00:00+07:00', at: '2026-10-26T07:30:00+07:00', why: null },
    })
    controls.jumpTo('2027-01-11T08:00:00+07:00')
    expect(controls.moments('pembayaran-diproses')).toMatchObject({
      'krs-opens': { why: 'krs-over' },
      'va-expires': { why: 'no-payment' },
    })
    controls.jumpTo('2027-03-01T08:00:00+07:00')
    expect(controls.moments('pembayaran-diproses')['exam-day'].why).toBe('no-exam')
    controls.jumpTo('2026-09-01T08:00:00+07:00')
    expect(controls.moments(null)['krs-opens'].event).toBe('2026-09-07T08:00:00+07:00')
    expect(controls.moments(null)['exam-day'].why).toBe('nobody')
  })

  it('arrive where it can be watched: the registration is shut at the jump, and open half a minute later', async () => {
    const { controls, ask, tokenOf } = gateway
    controls.jumpTo(controls.moments('aktif')['krs-opens'].at ?? '')
    const isBuka = async () => {
      const answer = await ask('GET', '/v1/mahasiswa/240117023/pembatas_waktu_krs_mahasiswa', {
        token: tokenOf('aktif'),
      })
      return ((await answer.json()) as { isBuka?: boolean }).isBuka
    }
    expect(await isBuka()).toBe(false)
    controls.advance(30_000)
    expect(await isBuka()).toBe(true)
  })
})

describe('a world in a file', () => {
  const changeMuch = async ({ controls, ask, tokenOf }: InProcessGateway) => {
    controls.settlePembayaran('pembayaran-diproses')
    controls.setCampus('TSM')
    controls.setFaults([{ operation: 'getKhs', kind: 'server', times: 3 }])
    controls.setLatencyMs(1)
    controls.publishPengumuman('Kuliah pengganti')
    controls.jumpTo('2027-01-12T10:00:00+07:00')
    for (const { persona } of controls.personas()) controls.settlePembayaran(persona)
    await ask('PUT', '/v1/notifikasi/240117023/1041', { token: tokenOf('aktif'), body: { isDibaca: true } })
  }

  it('is the same world after it was opened', async () => {
    await changeMuch(gateway)
    const other = createInProcessGateway()
    expect(other.controls.openWorld(gateway.controls.worldFile())).toBeNull()
    expect(other.store.world).toEqual(gateway.store.world)
    expect(other.controls.worldFile()).toBe(gateway.controls.worldFile())
  })

  it('goes on from the moment at which it was saved, however long it lay there', () => {
    let real = 0
    const running = createInProcessGateway(createStore({ realNow: () => real }))
    startClock(running.store)
    real += 60_000
    const text = running.controls.worldFile()
    real += 3_600_000
    expect(running.controls.openWorld(text)).toBeNull()
    expect([running.controls.now(), running.controls.isClockRunning()]).toEqual(['2026-10-22T14:06:00+07:00', true])
  })

  it('is refused when it is too large, cut, foreign, of another version, or hostile', () => {
    const text = gateway.controls.worldFile()
    const deep = `{"version":2,"chat":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    const refused = [
      [`${text}${' '.repeat(5_000_000)}`, 'too-large'],
      [text.slice(0, -9), 'not-json'],
      ['null', 'foreign'],
      ['{"version":"2"}', 'foreign'],
      [text.replace('"version":2', '"version":1'), 'older'],
      [text.replace('"version":2', '"version":3'), 'newer'],
      [text.replace('"faults":[]', '"faults":[{"__proto__":{"times":1}}]'), 'hostile'],
      [text.replace('"codes":{}', '"codes":{"constructor":{"username":"aktif"}}'), 'hostile'],
      [deep, 'hostile'],
    ] as const
    for (const [file, problem] of refused) {
      expect(gateway.controls.openWorld(file), file.slice(0, 60)).toBe(problem)
      expect(gateway.controls.worldFile()).toBe(text)
    }
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  it('is refused when a student is not one of ours', async () => {
    await changeMuch(gateway)
    const text = gateway.controls.worldFile()
    expect(gateway.controls.openWorld(text.replace('"240117023":', '"999":'))).toBe('damaged')
    expect(gateway.controls.openWorld(text.replace('"persona":"aktif"', '"persona":"baru"'))).toBe('damaged')
  })

  it('is refused when any part that the gateway reads is of another kind', async () => {
    await changeMuch(gateway)
    const text = gateway.controls.worldFile()
    const parts = Object.keys(JSON.parse(text) as object)
    const money = ['tagihan', 'pembayaran', 'mutasi', 'penarikan', 'lebihBayar', 'aturanCicilan']
    const spoil = (change: (world: Record<string, Record<string, Record<string, unknown>>>) => void) => {
      const world = JSON.parse(text) as Record<string, Record<string, Record<string, unknown>>>
      change(world)
      return gateway.controls.openWorld(JSON.stringify(world))
    }
    for (const part of parts.filter((name) => name !== 'version'))
      expect(
        spoil((world) => Object.assign(world, { [part]: 'x'.repeat(50) })),
        part,
      ).toBe('damaged')
    for (const part of money)
      expect(
        spoil((world) => Object.assign(world['mahasiswa']?.['240117131']?.['keuangan'] ?? {}, { [part]: {} })),
        part,
      ).toBe('damaged')
    expect(gateway.controls.worldFile()).toBe(text)
  })

  it('of any changed world opens: the check is never stricter than the gateway', async () => {
    const { controls, ask, tokenOf } = gateway
    const token = tokenOf('aktif')
    const krs = '/v1/mahasiswa/240117023/edit_krs'
    controls.jumpTo('2027-01-12T10:00:00+07:00')
    const edit = (await (await ask('GET', krs, { token })).json()) as { makul: { idMakul: string; idKelas: string }[] }
    const makul = edit.makul.map(({ idMakul, idKelas }) => ({ idMakul, idKelas }))
    await ask('POST', krs, { token, body: { makul, makulCadangan: [] } })
    await ask('POST', '/v1/mahasiswa/240117142/claim_lebihbayar', { token: tokenOf('kelebihan-bayar') })
    for (const persona of ['aktif', 'padat', 'kosong', 'lulus']) controls.settlePembayaran(persona)
    const opened = createInProcessGateway().controls.openWorld(controls.worldFile())
    expect(opened).toBeNull()
  })
})
