// @vitest-environment node
import { beforeEach, expect, it } from 'vitest'
import { BimbinganCatatanListWire } from '#generated/models/bimbingan/bimbinganCatatanListWire.zod.ts'
import { createInProcessGateway, type InProcessGateway } from '#tests/in-process-gateway.ts'

let gateway: InProcessGateway
beforeEach(() => {
  gateway = createInProcessGateway()
})

const PATH = '/v2/bimbingan/tugas-akhir/412'
const MEETING = { tanggal: '2026-10-22', topik: 'Bab tiga', uraian: 'Membahas rancangan pengujian bersama.' }

const record = (more: Record<string, string | File> = {}) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...MEETING, ...more })) form.set(name, value)
  return gateway.ask('POST', PATH, { token: gateway.tokenOf('aktif'), body: form })
}
const records = async () =>
  BimbinganCatatanListWire.parse(await (await gateway.ask('GET', PATH, { token: gateway.tokenOf('aktif') })).json())

it('approves a new record at 15.40 on the next working day and counts it', async () => {
  expect((await records()).jumlahDisetujui).toBe(3)
  expect((await record()).status).toBe(200)
  expect((await records()).data[0]).toMatchObject({ topik: 'Bab tiga', status: 'menunggu', pertemuanKe: 5 })
  gateway.controls.jumpTo('2026-10-23T15:39:00+07:00')
  expect((await records()).jumlahDisetujui).toBe(3)
  gateway.controls.jumpTo('2026-10-23T15:40:00+07:00')
  const after = await records()
  expect(after.data[0]).toMatchObject({ status: 'disetujui', tanggalTanggapan: '2026-10-23T15:40:00+07:00' })
  expect(after.jumlahDisetujui, 'also the record of the story that waited').toBe(5)
})

it('returns a record with a short report for revision', async () => {
  await record({ uraian: 'Singkat saja' })
  gateway.controls.jumpTo('2026-10-23T15:40:00+07:00')
  expect((await records()).data[0]).toMatchObject({
    status: 'revisi',
    tanggapan: 'Uraian terlalu singkat. Jelaskan apa yang dibahas.',
  })
})

it('stores the name and size of a record’s file', async () => {
  await record({ berkas: new File(['%PDF-1.7'], 'bab-tiga.pdf', { type: 'application/pdf' }) })
  expect((await records()).data[0]?.berkas).toMatchObject([{ nama: 'bab-tiga.pdf', ukuran: 8 }])
})

it.each([
  ['tanggal', { tanggal: '2026-10-23' }, 'Tanggal bimbingan tidak boleh setelah hari ini.'],
  ['tanggal', { tanggal: '2026-02-30' }, 'Tanggal tidak dikenal.'],
  ['idDosen', { idDosen: '0621088804' }, 'Dosen ini bukan pembimbing Anda.'],
  ['topik', { topik: '   ' }, 'Topik wajib diisi.'],
  ['uraian', { uraian: '   ' }, 'Uraian wajib diisi.'],
  ['berkas', { berkas: new File([], 'kosong.pdf') }, 'Berkas kosong.'],
  ['berkas', { berkas: new File(['x'], 'foto.png') }, 'Berkas harus berupa PDF atau dokumen Word.'],
])('rejects a record with an error on its field: %s %o', async (field, more, message) => {
  const refused = await record(more)
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({ errors: [{ field, message }] })
  expect((await records()).data).toHaveLength(4)
})

it('returns 404 for the work of another student', async () => {
  expect((await gateway.ask('GET', PATH, { token: gateway.tokenOf('baru') })).status).toBe(404)
})
