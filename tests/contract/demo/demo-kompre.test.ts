// @vitest-environment node
import { beforeEach, expect, it } from 'vitest'
import { JadwalKompreListWire } from '#generated/models/kompre/jadwalKompreListWire.zod.ts'
import { JadwalKompreWire } from '#generated/models/kompre/jadwalKompreWire.zod.ts'
import { PartisipasiKompreListWire } from '#generated/models/kompre/partisipasiKompreListWire.zod.ts'
import { createInProcessGateway, type InProcessGateway } from '#tests/in-process-gateway.ts'
import { seedMahasiswa } from '#tools/demo/world/seed.ts'

let gateway: InProcessGateway
beforeEach(() => {
  gateway = createInProcessGateway()
})

const student = (persona: string) => {
  const idMahasiswa = seedMahasiswa().find((one) => one.persona === persona)?.idMahasiswa ?? ''
  const ask = (method: string, path: string, body?: unknown) =>
    gateway.ask(method, `/v2/ta/${path}?idMahasiswa=${idMahasiswa}`, { token: gateway.tokenOf(persona), body })
  const waves = async () =>
    JadwalKompreListWire.parse(await (await ask('GET', 'comprehensive_schedule/students_schedule')).json()).data
  return {
    ask,
    waves,
    wave: async (id: string) => (await waves()).find((row) => String(row.id) === id),
    own: async () =>
      PartisipasiKompreListWire.parse(
        await (await ask('GET', 'comprehensive_participant/student_participations')).json(),
      ).data,
    sitting: async (id: string) =>
      JadwalKompreWire.parse(await (await ask('GET', `comprehensive_schedule/${id}`)).json()),
    register: (scheduleId: string) => ask('POST', 'comprehensive_participant', { scheduleId }),
    cancel: (id: string) => ask('DELETE', `comprehensive_participant/${id}`),
  }
}
const refusalOf = async (response: Response) => {
  const { status } = (await response.json()) as { status: { message: string } }
  return [response.status, status.message]
}

it('has the first wave on 26 November and its result five working days later', async () => {
  const aktif = student('aktif')
  expect((await aktif.own())[0]).toMatchObject({ id: '940', status: 'terdaftar', nomorPeserta: 'KD-031-018' })
  expect(await aktif.wave('31')).toMatchObject({ jumlahPeserta: 18, isTerdaftar: true, bolehMendaftar: false })
  expect(await aktif.wave('32')).toMatchObject({ jumlahPeserta: 3, alasan: 'Anda sudah terdaftar pada gelombang I.' })
  gateway.controls.jumpTo('2026-11-16T09:00:00+07:00')
  expect((await aktif.own())[0]).toMatchObject({ status: 'disetujui', nilai: null })
  gateway.controls.jumpTo('2026-12-03T09:00:00+07:00')
  expect((await aktif.own())[0]).toMatchObject({ status: 'lulus', nilai: 86.5, hurufMutu: 'A' })
  expect((await aktif.wave('32'))?.alasan).toBe('Anda sudah lulus ujian ini.')
})

it('can be cancelled until three days before, which frees the student for the other wave', async () => {
  const aktif = student('aktif')
  expect(await refusalOf(await aktif.register('32'))).toEqual([409, 'Anda sudah terdaftar pada gelombang I.'])
  expect((await aktif.cancel('940')).status).toBe(200)
  expect(await aktif.wave('31')).toMatchObject({ jumlahPeserta: 17, isTerdaftar: false, bolehMendaftar: true })
  expect((await aktif.register('32')).status).toBe(200)
  expect((await aktif.own()).map(({ id, status }) => [id, status])).toEqual([
    ['941', 'terdaftar'],
    ['940', 'batal'],
  ])
})

it('cannot be cancelled from two days before', async () => {
  gateway.controls.jumpTo('2026-11-23T20:00:00+07:00')
  expect((await student('aktif').own())[0]?.bolehBatal).toBe(true)
  gateway.controls.jumpTo('2026-11-24T08:00:00+07:00')
  expect(await refusalOf(await student('aktif').cancel('940'))).toEqual([
    409,
    'Pembatalan ditutup tiga hari sebelum ujian.',
  ])
})

it('takes a seat for all students until none is left', async () => {
  expect((await student('lintas-semester').register('31')).status).toBe(200)
  expect((await student('aktif').wave('31'))?.jumlahPeserta).toBe(19)
  gateway.controls.jumpTo('2026-11-13T09:00:00+07:00')
  expect(await student('kelebihan-bayar').wave('31')).toMatchObject({ jumlahPeserta: 40, bolehMendaftar: false })
  expect(await refusalOf(await student('kelebihan-bayar').register('31'))).toEqual([409, 'Kuota penuh.'])
})

it('gives the reason why a student cannot register', async () => {
  expect((await student('baru').wave('31'))?.alasan).toBe('SKS lulus 0 dari 80.')
  expect((await student('tugas-akhir').wave('31'))?.alasan).toBe('Anda sudah lulus ujian ini.')
  gateway.controls.jumpTo('2026-11-14T09:00:00+07:00')
  expect((await student('lintas-semester').wave('31'))?.alasan).toBe('Pendaftaran ditutup 13 November 2026.')
  gateway.controls.jumpTo('2026-10-18T09:00:00+07:00')
  expect((await student('lintas-semester').wave('32'))?.alasan).toBe('Pendaftaran dibuka 19 Oktober 2026.')
})

it("names the conditions and examiners of a sitting, also of last year's", async () => {
  const sitting = await student('aktif').sitting('31')
  expect(sitting.syarat?.map((one) => [one.nama, one.nilai, one.terpenuhi])).toEqual([
    ['SKS lulus', '84', true],
    ['Lulus Basis Data', 'A', true],
  ])
  expect(sitting.mataUji?.[0]?.penguji?.nama).toBe('Dr. Ratna Wulandari, M.Kom.')
  const kirana = student('tugas-akhir')
  expect((await kirana.own())[0]).toMatchObject({ scheduleId: '27', status: 'lulus', tanggal: '2025-11-27' })
  expect((await kirana.sitting('27')).tanggal).toBe('2025-11-27')
})

it('fails a student below 60 in a subject and opens the next wave to that student', async () => {
  gateway.store.world.mahasiswa['240117081']?.riwayat
    .flatMap(({ makul }) => makul)
    .filter(({ kodeMakul }) => kodeMakul === 'IF2406')
    .forEach((makul) => {
      makul.nilaiHuruf = 'C'
    })
  const farah = student('lintas-semester')
  await farah.register('31')
  gateway.controls.jumpTo('2026-12-03T09:00:00+07:00')
  expect((await farah.own())[0]).toMatchObject({
    status: 'tidakLulus',
    catatan: 'Nilai Desain dan Analisis Algoritma di bawah 60. Ikuti gelombang berikutnya.',
  })
  expect((await farah.wave('32'))?.bolehMendaftar).toBe(true)
})

it('returns 404 for another student and unknown ids, nothing for kosong and a long history for padat', async () => {
  expect((await student('lintas-semester').cancel('940')).status).toBe(404)
  expect((await student('lintas-semester').ask('GET', 'comprehensive_schedule/999')).status).toBe(404)
  expect((await student('lintas-semester').register('999')).status).toBe(404)
  expect([await student('kosong').waves(), await student('kosong').own()]).toEqual([[], []])
  expect(await student('padat').own()).toHaveLength(20) // first page of 24
})
