// @vitest-environment node
import { beforeEach, expect, it } from 'vitest'
import { PengajuanCutiListWire } from '#generated/models/cuti/pengajuanCutiListWire.zod.ts'
import { WaktuPengajuanCutiListWire } from '#generated/models/cuti/waktuPengajuanCutiListWire.zod.ts'
import { KrsEditWire } from '#generated/models/krs/krsEditWire.zod.ts'
import { createInProcessGateway, type InProcessGateway } from '#tests/in-process-gateway.ts'
import { seedMahasiswa } from '#tools/demo/world/seed.ts'

let gateway: InProcessGateway
beforeEach(() => {
  gateway = createInProcessGateway()
})

const BODY = { idWaktuPengajuanCuti: '18', tahun: 2027, semester: 2, alasan: 'Magang penuh waktu' }

const student = (persona: string) => {
  const idMahasiswa = seedMahasiswa().find((one) => one.persona === persona)?.idMahasiswa ?? ''
  const ask = (method: string, path: string, body?: unknown) =>
    gateway.ask(method, `/v1/mahasiswa/${idMahasiswa}/${path}`, { token: gateway.tokenOf(persona), body })
  return {
    requests: async () => PengajuanCutiListWire.parse(await (await ask('GET', 'pengajuan_cuti')).json()).data,
    windows: async () =>
      WaktuPengajuanCutiListWire.parse(await (await ask('GET', 'daftar_waktu_pengajuan_cuti')).json()).data,
    request: (more = {}) => ask('POST', 'pengajuan_cuti', { ...BODY, ...more }),
    cancel: (id: string) => ask('DELETE', `pengajuan_cuti/${id}`),
    krs: async () => KrsEditWire.parse(await (await ask('GET', 'edit_krs')).json()),
  }
}
const refusalOf = async (response: Response) => [response.status, await response.text()]

it('rejects leave while bills of earlier semesters are unpaid, and names the amount', async () => {
  const { request, requests } = student('aktif')
  expect((await request()).status).toBe(200)
  gateway.controls.jumpTo('2026-10-29T08:59:00+07:00')
  expect((await requests())[0]).toMatchObject({ status: 'Menunggu persetujuan', isBisaDibatalkan: true })
  gateway.controls.jumpTo('2026-10-29T09:00:00+07:00')
  expect((await requests())[0]).toMatchObject({
    status: 'Ditolak',
    isBisaDibatalkan: false,
    catatan: expect.stringMatching(/tagihan semester lalu Rp.800\.000/) as string,
  })
  expect((await request()).status, 'a refused request does not stand in the way').toBe(200)
})

it('grants leave after five working days, locks the KRS of that period and uses up one semester', async () => {
  const { request, requests, windows, krs } = student('lintas-semester')
  const before = (await windows())[0]
  expect((await request()).status).toBe(200)
  expect((await windows())[0]).toMatchObject({
    bolehMengajukan: false,
    alasan: 'Masih ada pengajuan cuti untuk 2026/2027 Genap.',
  })
  gateway.controls.jumpTo('2026-11-02T09:00:00+07:00')
  expect((await requests())[0]).toMatchObject({
    status: 'Disetujui',
    nomorSk: '0219/UA.1/AK/X/2026',
    dokumen: { nama: 'sk-cuti-219.pdf' },
  })
  expect((await windows())[0]?.sisaCuti).toBe(Number(before?.sisaCuti) - 1)
  expect(await krs(), 'also before its window').toMatchObject({
    isKrsDikunci: true,
    alasanDikunci: 'KRS 2026/2027 Genap terkunci karena cuti disetujui',
  })
  gateway.controls.jumpTo('2027-01-12T10:00:00+07:00')
  expect(await krs()).toMatchObject({ isKrsDikunci: true })
})

it('cancels a pending request idempotently, and rejects cancelling a decided one', async () => {
  const { request, requests, cancel } = student('aktif')
  await request()
  expect((await cancel('219')).status).toBe(200)
  expect((await requests())[0]).toMatchObject({ status: 'Dibatalkan', catatan: 'Dibatalkan oleh mahasiswa' })
  expect((await cancel('219')).status).toBe(200)
  expect((await cancel('77')).status).toBe(404)
  await request()
  gateway.controls.jumpTo('2026-10-30T08:00:00+07:00')
  expect(await refusalOf(await cancel('220'))).toEqual([409, expect.stringContaining('sudah diputuskan')])
})

it.each([
  ['baru', {}, 409, 'setelah menempuh dua semester'],
  ['cuti', {}, 409, 'Hanya mahasiswa aktif'],
  ['lulus', {}, 409, 'Hanya mahasiswa aktif'],
  ['aktif', { tahun: 2027, semester: 1 }, 409, 'sudah ditutup'],
  ['aktif', { tahun: 2030, semester: 1 }, 422, 'Tidak ada waktu pengajuan cuti'],
])('rejects a request of %s with %j and gives the reason', async (persona, more, status, words) => {
  expect(await refusalOf(await student(persona).request(more))).toEqual([status, expect.stringContaining(words)])
})

it('closes the window after its last day', async () => {
  const { windows, request } = student('lintas-semester')
  gateway.controls.jumpTo('2027-01-08T23:00:00+07:00')
  expect((await windows())[0]).toMatchObject({ isBuka: true, bolehMengajukan: true })
  gateway.controls.jumpTo('2027-01-09T00:00:00+07:00')
  expect((await windows())[0]).toMatchObject({
    isBuka: false,
    alasan: 'Waktu pengajuan cuti 2026/2027 Genap sudah ditutup.',
  })
  expect((await request()).status).toBe(409)
})

it('pages a long history and returns no windows for kosong', async () => {
  expect(await student('padat').requests()).toHaveLength(20)
  expect(await student('kosong').windows()).toEqual([])
})
