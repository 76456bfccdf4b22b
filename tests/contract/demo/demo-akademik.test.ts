// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import { KegiatanMahasiswaWire } from '#generated/models/akademik/kegiatanMahasiswaWire.zod.ts'
import { BiayaKuliahWire } from '#generated/models/biaya-kuliah/biayaKuliahWire.zod.ts'
import { createInProcessGateway, type InProcessGateway } from '#tests/in-process-gateway.ts'
import { seedMahasiswa } from '#tools/demo/world/seed.ts'

const NOW = { tahun: 2027, semester: 1 }
const BEFORE = { tahun: 2026, semester: 2 }
const [LECTURE, WORKSHOP, FULL, FILLING, OVER] = ['311', '314', '318', '319', '320']

let gateway: InProcessGateway
beforeEach(() => {
  gateway = createInProcessGateway()
})

const student = (persona: string) => {
  const idMahasiswa = seedMahasiswa().find((one) => one.persona === persona)?.idMahasiswa ?? ''
  const token = gateway.tokenOf(persona)
  const ask = (method: string, path: string, body?: unknown) =>
    gateway.ask(method, `/v1/mahasiswa/${idMahasiswa}/${path}`, { token, body })
  const list = async (path: string, { tahun, semester }: typeof NOW) =>
    KegiatanMahasiswaWire.parse(await (await ask('GET', `${path}?tahun=${tahun}&semester=${semester}`)).json())
      .kegiatanMahasiswa.data
  const offers = (periode = NOW) => list('daftar_kegiatan_mahasiswa', periode)
  return {
    offers,
    taken: (periode = NOW) => list('kegiatan_mahasiswa', periode),
    offer: async (id: unknown) => (await offers()).find(({ idKegiatan }) => idKegiatan === id),
    take: (idKegiatan: unknown, periode = NOW) => ask('POST', 'kegiatan_mahasiswa', { ...periode, idKegiatan }),
    cancel: (idKegiatan: unknown, periode = NOW) => ask('PUT', 'kegiatan_mahasiswa', { ...periode, idKegiatan }),
    bills: async () => {
      const { tagihan } = BiayaKuliahWire.parse(await (await ask('GET', 'biaya_kuliah')).json())
      return tagihan.filter(({ idKomponenKeuangan }) => idKomponenKeuangan === 'KGT')
    },
    ask,
  }
}
const messageOf = async (response: Response) =>
  ((await response.json()) as { status: { message: string } }).status.message

describe('activities', () => {
  it('match the story: one taken, one cancelled, the others on offer', async () => {
    const { offers, taken } = student('aktif')
    expect((await taken()).map(({ idKegiatan, status }) => [idKegiatan, status])).toEqual([
      ['311', '1'],
      ['309', '2'],
    ])
    expect((await offers()).slice(0, 4)).toMatchObject([
      { idKegiatan: '311', status: '1', terisi: 142, isSudahBayar: true, isBisaDibatalkan: true },
      { idKegiatan: '314', status: '0', terisi: 18, biaya: 150_000, isBisaDiambil: true },
      { idKegiatan: '309', status: '2', keterangan: 'Dibatalkan pada 8 Oktober 2026.', isBisaDiambil: false },
      { idKegiatan: '317', status: '0', kuota: null, isBisaDiambil: true },
    ])
  })

  it('fill up with the clock until no seat is left', async () => {
    const { offer, take } = student('aktif')
    expect(await offer(FILLING)).toMatchObject({ terisi: 21, kuota: 25, isBisaDiambil: true })
    gateway.controls.jumpTo('2026-10-23T14:05:00+07:00')
    expect(await offer(FILLING)).toMatchObject({ terisi: 23 })
    gateway.controls.jumpTo('2026-11-01T14:05:00+07:00')
    expect(await offer(FILLING)).toMatchObject({ terisi: 25, isBisaDiambil: false })
    const refused = await take(FILLING)
    expect([refused.status, await messageOf(refused)]).toEqual([409, 'Kegiatan ini sudah penuh.'])
  })

  it('are taken in an earlier period, and a future period has none', async () => {
    const { taken, offers } = student('aktif')
    expect(await taken(BEFORE)).toMatchObject([{ status: '1', isBisaDibatalkan: false }])
    expect(await offers({ tahun: 2028, semester: 2 })).toEqual([])
    expect(await student('kosong').offers()).toEqual([])
    expect((await student('padat').taken()).length).toBeGreaterThan(14)
    expect((await student('cuti').offers()).some(({ isBisaDiambil }) => isBisaDiambil)).toBe(false)
  })
})

describe('taking an activity', () => {
  it('[R7-024] is a POST that creates a bill for its fee, and a PUT cancels both while the bill is unpaid', async () => {
    const { take, cancel, offer, bills } = student('aktif')
    expect((await take(WORKSHOP)).status).toBe(200)
    expect(await offer(WORKSHOP)).toMatchObject({
      status: '1',
      terisi: 19,
      isSudahBayar: false,
      isBisaDibatalkan: true,
    })
    expect(await bills()).toMatchObject([{ tunggakan: 150_000, ...NOW }])
    expect((await cancel(WORKSHOP)).status).toBe(200)
    expect(await bills()).toEqual([])
    expect(await offer(WORKSHOP)).toMatchObject({
      status: '2',
      terisi: 18,
      isBisaDiambil: true,
      keterangan: 'Dibatalkan pada 22 Oktober 2026.',
    })
  })

  it('creates no bill for a free activity', async () => {
    const { take, offer, bills } = student('aktif')
    await take('317')
    expect(await bills()).toEqual([])
    expect(await offer('317')).toMatchObject({ status: '1', isSudahBayar: true })
  })

  it('can no longer be cancelled once its bill is paid', async () => {
    const { take, cancel, offer, bills, ask } = student('aktif')
    await take(WORKSHOP)
    const [bill] = await bills()
    const { idKomponenKeuangan, tahun, semester, bulan, idEvent } = bill ?? {}
    const item = { idKomponenKeuangan, tahun, semester, bulan, idEvent, akanDibayar: 150_000 }
    await ask('POST', 'process_pembayaran', {
      data: { idChannel: 'bni-va', totalBayar: 150_000, pakaiSaldo: false, tagihan: [item] },
    })
    expect(await messageOf(await cancel(WORKSHOP))).toMatch(/sedang dibayar/)
    gateway.controls.settlePembayaran('aktif')
    expect(await offer(WORKSHOP)).toMatchObject({ isSudahBayar: true, isBisaDibatalkan: false })
    const refused = await cancel(WORKSHOP)
    expect([refused.status, await messageOf(refused)]).toEqual([409, expect.stringMatching(/sudah dibayar/)])
  })

  it.each([
    ['an activity that is already taken', LECTURE, NOW, 409, /sudah Anda ambil/],
    ['a full activity', FULL, NOW, 409, /penuh/],
    ['an activity after registration has closed', OVER, NOW, 422, /ditutup/],
    ['an unknown activity', '1', NOW, 404, /tidak ada/],
    ['an activity of another period', WORKSHOP, BEFORE, 404, /tidak ada/],
  ])('rejects %s with a message', async (_, id, periode, status, message) => {
    const refused = await student('aktif').take(id, periode)
    expect([refused.status, await messageOf(refused)]).toEqual([status, expect.stringMatching(message)])
  })

  it('rejects cancelling an activity that was not taken or has begun', async () => {
    const { cancel } = student('aktif')
    expect((await cancel(WORKSHOP)).status).toBe(409)
    gateway.controls.jumpTo('2026-11-10T13:30:00+07:00')
    expect((await cancel(LECTURE)).status).toBe(422)
  })

  it('persists across a reload, for this student only', async () => {
    await student('aktif').take(WORKSHOP)
    const next = createInProcessGateway()
    expect(next.controls.importWorld(gateway.controls.exportWorld())).toBe(true)
    gateway = next
    expect(await student('aktif').offer(WORKSHOP)).toMatchObject({ status: '1' })
    expect(await student('baru').offer(WORKSHOP)).toMatchObject({ status: '0', terisi: 18 })
  })
})
