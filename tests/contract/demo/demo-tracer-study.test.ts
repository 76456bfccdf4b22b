// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import { TracerBiodataWire } from '#generated/models/tracer-study/tracerBiodataWire.zod.ts'
import { TracerFormListWire } from '#generated/models/tracer-study/tracerFormListWire.zod.ts'
import { TracerFormWire } from '#generated/models/tracer-study/tracerFormWire.zod.ts'
import { TracerMediaSosialWire } from '#generated/models/tracer-study/tracerMediaSosialWire.zod.ts'
import { TracerPekerjaanListWire } from '#generated/models/tracer-study/tracerPekerjaanListWire.zod.ts'
import { TracerResponseWire } from '#generated/models/tracer-study/tracerResponseWire.zod.ts'
import { createInProcessGateway, type InProcessGateway } from '#tests/in-process-gateway.ts'
import { seedMahasiswa } from '#tools/demo/world/seed.ts'

let gateway: InProcessGateway
beforeEach(() => {
  gateway = createInProcessGateway()
})

const student = (persona: string) => {
  const id = seedMahasiswa().find((one) => one.persona === persona)?.idMahasiswa ?? ''
  const ask = (method: string, path: string, body?: unknown) =>
    gateway.ask(method, path, { token: gateway.tokenOf(persona), body })
  const read = async (path: string): Promise<unknown> => (await ask('GET', path)).json()
  const form = (formId: string, rest = '') => `/v2/tracer/form/${formId}${rest}?idMahasiswa=${id}`
  return {
    forms: async () => TracerFormListWire.parse(await read(`/v2/tracer/form/all?idMahasiswa=${id}`)).data,
    form: async (formId: string) => TracerFormWire.parse(await read(form(formId))),
    send: (formId: string, answers: Record<string, string[]>) =>
      ask('POST', form(formId, '/response'), {
        jawaban: Object.entries(answers).map(([idPertanyaan, nilai]) => ({ idPertanyaan, nilai })),
      }),
    answers: (formId: string) => ask('GET', form(formId, '/individual')),
    biodata: async () => TracerBiodataWire.parse(await read(`/v1/tracer/mahasiswa/${id}/biodata`)),
    saveDiri: (body: unknown) => ask('POST', `/v1/tracer/mahasiswa/${id}/biodata/diri`, body),
    works: async () => TracerPekerjaanListWire.parse(await read(`/v2/tracer/workplace/${id}`)).data,
    work: (method: string, idPekerjaan: string, body?: unknown) =>
      ask(method, `/v2/tracer/workplace/${id}${idPekerjaan && `/${idPekerjaan}`}`, body),
    social: async () => TracerMediaSosialWire.parse(await read(`/v2/tracer/social_media/${id}`)),
    saveSocial: (body: unknown) => ask('POST', `/v2/tracer/social_media/${id}`, body),
  }
}
const ANSWERS = { L1: ['1'], L3: ['2'], L5: ['4'], L6: ['1', '3'], L2: ['2025-11-03'], L4: ['PT <Satu>'] }
const WORK = {
  namaPerusahaan: 'PT Satu',
  jabatan: 'Pemrogram',
  statusPekerjaan: 'penuhWaktu',
  tanggalMulai: '2025-11-03',
}

describe('tracer forms', () => {
  it('have all seven question types for a graduate, and store one submission', async () => {
    const { form, send, answers, forms } = student('lulus')
    const kinds = (await form('21')).bagian?.flatMap(({ pertanyaan }) => pertanyaan ?? []).map(({ jenis }) => jenis)
    expect(new Set(kinds)).toEqual(
      new Set(['teks', 'paragraf', 'angka', 'tanggal', 'pilihan', 'pilihanGanda', 'skala']),
    )
    expect((await answers('21')).status).toBe(404)
    expect((await send('21', ANSWERS)).status).toBe(200)
    const kept = TracerResponseWire.parse(await (await answers('21')).json())
    expect(kept.jawaban?.find(({ idPertanyaan }) => idPertanyaan === 'L4')?.nilai).toEqual(['PT <Satu>'])
    expect(await forms()).toMatchObject([{ id: '21', sudahDiisi: true, tanggalDiisi: '2026-10-22T14:05:00+07:00' }])
    const again = await send('21', ANSWERS)
    expect([again.status, await again.text()]).toEqual([
      409,
      expect.stringContaining('sudah Anda kirim pada 22 Oktober 2026'),
    ])
  })

  it.each([
    [{ L1: [] }, 'L1', 'wajib dijawab'],
    [{ L3: ['dua'] }, 'L3', 'angka'],
    [{ L2: ['kemarin'] }, 'L2', 'tanggal'],
    [{ L5: ['9'] }, 'L5', 'skala'],
    [{ L6: ['1', '77'] }, 'L6', 'pilihan'],
    [{ X9: ['1'] }, 'X9', 'tidak dikenal'],
  ])('reject %j with an error on its question', async (more, field, words) => {
    const response = await student('lulus').send('21', { ...ANSWERS, ...more })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      errors: [{ field, message: expect.stringContaining(words) as string }],
    })
  })

  it('are closed after their last day and unknown to other students', async () => {
    gateway.controls.jumpTo('2027-01-01T00:00:00+07:00')
    const response = await student('lulus').send('21', ANSWERS)
    expect([response.status, await response.text()]).toEqual([
      409,
      expect.stringContaining('ditutup pada 31 Desember 2026'),
    ])
    expect((await student('aktif').send('21', ANSWERS)).status).toBe(404)
    expect(await student('kosong').forms()).toEqual([])
  })
})

it("saves a graduate's contact data despite closed biodata, and keeps omitted fields", async () => {
  const { biodata, saveDiri } = student('lulus')
  const before = await biodata()
  expect((await saveDiri({ email: 'yohanes@mail.example', npwp: '12.345' })).status).toBe(200)
  expect(await biodata()).toMatchObject({ email: 'yohanes@mail.example', npwp: '12.345', telepon: before.telepon })
  expect((await saveDiri({ email: 'sekar.prameswari@arunika.example' })).status).toBe(422)
})

it('adds, replaces and deletes work history, with idempotent deletes', async () => {
  const { works, work } = student('tugas-akhir')
  expect(await works()).toEqual([])
  expect((await work('POST', '', { ...WORK, masihBekerja: true, kota: 'Semarang' })).status).toBe(200)
  const [added] = await works()
  expect(added).toMatchObject({ ...WORK, kota: 'Semarang', masihBekerja: true, tanggalSelesai: null })
  const id = String(added?.idPekerjaan)
  expect((await work('PUT', id, { ...WORK, masihBekerja: false, tanggalSelesai: '2025-01-01' })).status).toBe(422)
  expect((await work('PUT', id, { ...WORK, masihBekerja: true, tanggalSelesai: '2026-01-01' })).status).toBe(422)
  expect((await work('PUT', id, { ...WORK, masihBekerja: false, tanggalSelesai: '2026-01-01' })).status).toBe(200)
  expect((await works())[0]?.kota, 'left out, so emptied').toBeUndefined()
  expect((await work('PUT', '1', { ...WORK, masihBekerja: true })).status).toBe(404)
  expect([(await work('DELETE', id)).status, (await work('DELETE', id)).status]).toEqual([200, 200])
  expect(await works()).toEqual([])
})

it('replaces social media as a whole: an omitted one is cleared', async () => {
  const { social, saveSocial } = student('aktif')
  expect((await social()).instagram).toBe('@sekar.ayu')
  await saveSocial({ linkedin: 'https://linkedin.example/in/sekar' })
  expect(await social()).toMatchObject({ linkedin: 'https://linkedin.example/in/sekar', instagram: null })
})
