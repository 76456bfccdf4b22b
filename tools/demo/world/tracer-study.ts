import { getListPenghasilanResponseMock } from '#generated/mocks/referensi/referensi.msw.ts'
import {
  getGetTracerResponseResponseMock,
  getGetTracerSocialMediaResponseMock,
  getListTracerWorkplaceResponseMock,
} from '#generated/mocks/tracer-study/tracer-study.msw.ts'
import type { FailureFieldWire } from '#generated/models/failureFieldWire.zod.ts'
import type { CreateTracerWorkplaceBody } from '#generated/models/tracer-study/createTracerWorkplaceBody.zod.ts'
import type { SaveTracerSocialMediaBody } from '#generated/models/tracer-study/saveTracerSocialMediaBody.zod.ts'
import type { SubmitTracerResponseBody } from '#generated/models/tracer-study/submitTracerResponseBody.zod.ts'
import type { TracerBiodataWire } from '#generated/models/tracer-study/tracerBiodataWire.zod.ts'
import type { TracerFormWire } from '#generated/models/tracer-study/tracerFormWire.zod.ts'
import type { TracerPekerjaanWire } from '#generated/models/tracer-study/tracerPekerjaanWire.zod.ts'
import type { TracerPertanyaanWire } from '#generated/models/tracer-study/tracerPertanyaanWire.zod.ts'
import type { TracerResponseWire } from '#generated/models/tracer-study/tracerResponseWire.zod.ts'
import type { UpdateTracerBiodataAlamatBody } from '#generated/models/tracer-study/updateTracerBiodataAlamatBody.zod.ts'
import type { UpdateTracerBiodataDiriBody } from '#generated/models/tracer-study/updateTracerBiodataDiriBody.zod.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { tanggal as readTanggal } from '#shared/wire/readers.ts'
import { Refusal } from '../refusal.ts'
import type { Mahasiswa } from './mahasiswa-types.ts'
import { averageOf, makulTempuh } from './rules.ts'
import type { PekerjaanDunia, TracerDunia } from './student-parts.ts'
import { type FormTracer, formsOf, questionsOf } from './tracer-forms.ts'
import { updateBiodata } from './update-biodata.ts'
import { toIso, toTanggal } from './waktu.ts'

const STORY = 'aktif'
const FIRST_WORK = 600

const tracerOf = ({ tracer }: Mahasiswa): TracerDunia => tracer ?? { respons: {}, lain: {} }

/** Returns stored or seeded answers to a form: the story's persona has submitted that of the year before. */
const responsOf = (mahasiswa: Mahasiswa, id: string): TracerDunia['respons'][string] | null => {
  const own = tracerOf(mahasiswa).respons[id]
  if (own) return own
  const { idForm, tanggalDiisi, jawaban } = getGetTracerResponseResponseMock()
  if (mahasiswa.persona !== STORY || String(idForm) !== id) return null
  const rows = (jawaban ?? []).map((row) => [String(row.idPertanyaan), row.nilai ?? []] as const)
  return { pada: tanggalDiisi ?? '', jawaban: Object.fromEntries(rows) }
}

const formOf = (mahasiswa: Mahasiswa, id: string): FormTracer => {
  const form = formsOf(mahasiswa.persona).find((one) => one.id === id)
  if (!form) throw new Refusal(404, 'Kuesioner tidak ditemukan.')
  return form
}

const answerOf = (mahasiswa: Mahasiswa, { bagian: _, ...form }: FormTracer): TracerFormWire => {
  const respons = responsOf(mahasiswa, form.id)
  return {
    ...form,
    sudahDiisi: respons !== null,
    tanggalDiisi: respons?.pada ?? null,
    jumlahPertanyaan: questionsOf({ ...form, bagian: _ }).length,
  }
}

/** Returns the forms of a student, newest first. */
export const tracerForms = (mahasiswa: Mahasiswa): TracerFormWire[] =>
  formsOf(mahasiswa.persona).map((form) => answerOf(mahasiswa, form))

/** Returns one form with its questions. @throws Refusal 404 */
export const tracerForm = (mahasiswa: Mahasiswa, id: string): TracerFormWire => {
  const form = formOf(mahasiswa, id)
  return { ...answerOf(mahasiswa, form), bagian: [...form.bagian] }
}

/** Returns the answers of a student to a form. @throws Refusal 404 when there are none */
export const tracerResponse = (mahasiswa: Mahasiswa, id: string): TracerResponseWire => {
  const form = formOf(mahasiswa, id)
  const respons = responsOf(mahasiswa, id)
  if (!respons) throw new Refusal(404, 'Kuesioner ini belum Anda isi.')
  const textOf = (idPertanyaan: string) =>
    questionsOf(form).find((one) => String(one.idPertanyaan) === idPertanyaan)?.pertanyaan ?? null
  return {
    idRespons: `4${id}`,
    idForm: id,
    tanggalDiisi: respons.pada,
    jawaban: Object.entries(respons.jawaban).map(([idPertanyaan, nilai]) => ({
      idPertanyaan,
      pertanyaan: textOf(idPertanyaan),
      nilai,
    })),
  }
}

const isNumber = (value: string): boolean => value.trim() !== '' && Number.isFinite(Number(value))

/** Validation by kind of question; each returns the gateway's error, or null. */
const RULES: Readonly<Record<string, (nilai: readonly string[], soal: TracerPertanyaanWire) => string | null>> = {
  angka: ([first = '']) => (isNumber(first) ? null : 'Jawaban harus berupa angka.'),
  tanggal: ([first = '']) => (readTanggal(first) === first ? null : 'Jawaban harus berupa tanggal.'),
  skala: ([first = ''], { skalaMinimal, skalaMaksimal }) => {
    const isWithin = isNumber(first) && Number(first) >= Number(skalaMinimal) && Number(first) <= Number(skalaMaksimal)
    return isWithin ? null : 'Jawaban di luar skala.'
  },
  pilihan: (nilai, soal) => offeredOrNot(nilai, soal),
  pilihanGanda: (nilai, soal) => offeredOrNot(nilai, soal),
}

const offeredOrNot = (nilai: readonly string[], { pilihan }: TracerPertanyaanWire): string | null => {
  const codes = new Set((pilihan ?? []).map(({ kode }) => String(kode)))
  return nilai.every((one) => codes.has(one)) ? null : 'Jawaban tidak ada dalam pilihan.'
}

/** Returns the error of an answer in the gateway's words; null for a valid one. */
const problemOf = (soal: TracerPertanyaanWire, nilai: readonly string[]): string | null => {
  const given = nilai.filter((one) => one.trim() !== '')
  if (given.length === 0) return soal.wajib ? 'Pertanyaan ini wajib dijawab.' : null
  if (soal.jenis !== 'pilihanGanda' && given.length > 1) return 'Hanya satu jawaban.'
  return RULES[soal.jenis ?? '']?.(given, soal) ?? null
}

const problemsOf = (form: FormTracer, { jawaban }: SubmitTracerResponseBody): FailureFieldWire[] => {
  const rows = questionsOf(form)
  const unknown = jawaban.filter(({ idPertanyaan }) => !rows.some((row) => String(row.idPertanyaan) === idPertanyaan))
  return [
    ...unknown.map(({ idPertanyaan }) => ({ field: idPertanyaan, message: 'Pertanyaan tidak dikenal.' })),
    ...rows.flatMap((row) => {
      const field = String(row.idPertanyaan)
      const message = problemOf(row, jawaban.find(({ idPertanyaan }) => idPertanyaan === field)?.nilai ?? [])
      return message ? [{ field, message }] : []
    }),
  ]
}

const day = (value: string): string => formatTanggal(value, 'id')

/**
 * Stores the answers to a form, once.
 * @throws Refusal 404, 409 after the last day or when it was already submitted, 422 by question
 */
export const submitTracer = (mahasiswa: Mahasiswa, id: string, body: SubmitTracerResponseBody, now: number): void => {
  const form = formOf(mahasiswa, id)
  const before = responsOf(mahasiswa, id)
  if (before) throw new Refusal(409, `Kuesioner ini sudah Anda kirim pada ${day(before.pada.slice(0, 10))}.`)
  if (toTanggal(now) > form.tanggalTutup)
    throw new Refusal(409, `Kuesioner ini ditutup pada ${day(form.tanggalTutup)}.`)
  const errors = problemsOf(form, body)
  if (errors.length > 0) throw new Refusal(422, 'Ada jawaban yang belum sesuai.', errors)
  const jawaban = Object.fromEntries(body.jawaban.map(({ idPertanyaan, nilai }) => [idPertanyaan, nilai]))
  const tracer = tracerOf(mahasiswa)
  mahasiswa.tracer = { ...tracer, respons: { ...tracer.respons, [id]: { pada: toIso(now), jawaban } } }
}

const alamatOf = ({ biodata: { alamat } }: Mahasiswa, negara: string | undefined): TracerBiodataWire['alamat'] => {
  const { jalan, rt, rw, kelurahan, wilayah, kodePos } = alamat ?? {}
  return {
    ...{ jalan, rt, rw, kelurahan },
    idWilayah: wilayah?.kode ?? null,
    namaWilayah: wilayah?.nama ?? null,
    kodePos: kodePos === undefined || kodePos === null ? null : String(kodePos),
    negara: negara ?? alamat?.negara?.nama ?? null,
  }
}

/** Returns the contact data. Email, phone, address and marital status are those of the biodata. */
export const tracerBiodata = (mahasiswa: Mahasiswa): TracerBiodataWire => {
  const { biodata, idMahasiswa, nama, prodi, angkatan, status } = mahasiswa
  const { nik, tempatLahir, tanggalLahir, jenisKelamin } = biodata.utama ?? {}
  const { statusPernikahan, email, telepon } = biodata.diri ?? {}
  const { npwp = null, emailAlternatif = null, negara } = tracerOf(mahasiswa).lain
  const tempuh = makulTempuh(mahasiswa)
  return {
    idMahasiswa,
    nama,
    ...{ nik, npwp, tempatLahir, tanggalLahir, jenisKelamin, statusPernikahan },
    ...{ email, emailAlternatif, telepon },
    prodi: `${prodi.tingkat} ${prodi.nama}`,
    angkatan,
    tanggalLulus: status === 'Lulus' ? '2025-08-29' : null,
    ipk: tempuh.length === 0 ? null : averageOf(tempuh),
    alamat: alamatOf(mahasiswa, negara),
  }
}

const withLain = (mahasiswa: Mahasiswa, lain: Record<string, string | undefined>): void => {
  const tracer = tracerOf(mahasiswa)
  const sent = Object.entries(lain).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
  mahasiswa.tracer = { ...tracer, lain: { ...tracer.lain, ...Object.fromEntries(sent) } }
}

/** Saves personal data. Graduates may do so too, although their biodata is closed (readings 112). */
export const saveTracerDiri = (mahasiswa: Mahasiswa, body: UpdateTracerBiodataDiriBody): void => {
  const { nik, npwp, emailAlternatif, ...diri } = body
  updateBiodata(mahasiswa, diri)
  mahasiswa.email = diri.email
  if (nik !== undefined) mahasiswa.biodata.utama = { ...mahasiswa.biodata.utama, nik }
  withLain(mahasiswa, { npwp, emailAlternatif })
}

export const saveTracerAlamat = (mahasiswa: Mahasiswa, { negara, ...alamat }: UpdateTracerBiodataAlamatBody): void => {
  updateBiodata(mahasiswa, alamat)
  withLain(mahasiswa, { negara })
}

const seededWork = ({ persona }: Mahasiswa): PekerjaanDunia[] => {
  if (persona !== STORY && persona !== 'lulus') return []
  return getListTracerWorkplaceResponseMock().data.map(({ idPekerjaan, namaPenghasilan: _, ...row }) => ({
    ...Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)),
    id: String(idPekerjaan),
    namaPerusahaan: row.namaPerusahaan ?? '',
    jabatan: row.jabatan ?? '',
    statusPekerjaan: row.statusPekerjaan ?? '',
    tanggalMulai: row.tanggalMulai ?? '',
    masihBekerja: row.masihBekerja === true,
  }))
}

const worksOf = (mahasiswa: Mahasiswa): PekerjaanDunia[] => tracerOf(mahasiswa).pekerjaan ?? seededWork(mahasiswa)

const namaPenghasilan = (kode: string | undefined): string | null =>
  getListPenghasilanResponseMock().data.find((row) => String(row.kode) === kode)?.nama ?? null

const workAnswer = ({ id, ...row }: PekerjaanDunia): TracerPekerjaanWire => ({
  idPekerjaan: id,
  ...row,
  tanggalSelesai: row.tanggalSelesai ?? null,
  namaPenghasilan: namaPenghasilan(row.kodePenghasilan),
})

/** Returns the work history of a student, newest first. */
export const tracerWorks = (mahasiswa: Mahasiswa): TracerPekerjaanWire[] =>
  worksOf(mahasiswa)
    .toSorted((one, other) => other.tanggalMulai.localeCompare(one.tanggalMulai))
    .map(workAnswer)

/** Returns one workplace. @throws Refusal 404 */
export const tracerWork = (mahasiswa: Mahasiswa, id: string): TracerPekerjaanWire => {
  const found = worksOf(mahasiswa).find((row) => row.id === id)
  if (!found) throw new Refusal(404, 'Pekerjaan tidak ditemukan.')
  return workAnswer(found)
}

const checkWork = ({ tanggalMulai, tanggalSelesai = '', masihBekerja }: CreateTracerWorkplaceBody): void => {
  const refuse = (message: string) => new Refusal(422, 'Data tidak sesuai.', [{ field: 'tanggalSelesai', message }])
  if (masihBekerja && tanggalSelesai !== '') throw refuse('Kosongkan tanggal selesai bila Anda masih bekerja di sini.')
  if (tanggalSelesai !== '' && tanggalSelesai < tanggalMulai)
    throw refuse('Tanggal selesai tidak boleh sebelum tanggal mulai.')
}

const keepWorks = (mahasiswa: Mahasiswa, pekerjaan: PekerjaanDunia[]): void => {
  mahasiswa.tracer = { ...tracerOf(mahasiswa), pekerjaan }
}

/** Adds a workplace. @throws Refusal 422 for invalid dates */
export const addWork = (mahasiswa: Mahasiswa, body: CreateTracerWorkplaceBody): void => {
  checkWork(body)
  const works = worksOf(mahasiswa)
  const { pekerjaanDihapus = [] } = tracerOf(mahasiswa)
  const next = Math.max(FIRST_WORK, ...[...works.map(({ id }) => id), ...pekerjaanDihapus].map(Number)) + 1
  keepWorks(mahasiswa, [{ ...body, id: String(next) }, ...works])
}

/** Replaces all fields of a workplace. @throws Refusal 404, 422 */
export const changeWork = (mahasiswa: Mahasiswa, id: string, body: CreateTracerWorkplaceBody): void => {
  tracerWork(mahasiswa, id)
  checkWork(body)
  keepWorks(
    mahasiswa,
    worksOf(mahasiswa).map((row) => (row.id === id ? { ...body, id } : row)),
  )
}

/**
 * Deletes a workplace; a second deletion has no effect. @throws Refusal 404 for a workplace that never belonged to the
 * student
 */
export const deleteWork = (mahasiswa: Mahasiswa, id: string): void => {
  const { pekerjaanDihapus = [] } = tracerOf(mahasiswa)
  if (pekerjaanDihapus.includes(id)) return
  tracerWork(mahasiswa, id)
  keepWorks(
    mahasiswa,
    worksOf(mahasiswa).filter((row) => row.id !== id),
  )
  mahasiswa.tracer = { ...tracerOf(mahasiswa), pekerjaanDihapus: [...pekerjaanDihapus, id] }
}

const NAMES = ['linkedin', 'instagram', 'facebook', 'x', 'github', 'situsWeb'] as const

/** Returns the social media addresses. An address omitted in the last write is empty. */
export const tracerSocialMedia = (mahasiswa: Mahasiswa) => {
  const own = tracerOf(mahasiswa).mediaSosial
  if (!own && mahasiswa.persona === STORY) return getGetTracerSocialMediaResponseMock()
  return Object.fromEntries(NAMES.map((name) => [name, own?.[name] || null]))
}

/** Replaces all addresses. */
export const saveTracerSocialMedia = (mahasiswa: Mahasiswa, body: SaveTracerSocialMediaBody): void => {
  const sent = NAMES.flatMap((name) => (body[name] ? [[name, body[name]] as const] : []))
  mahasiswa.tracer = { ...tracerOf(mahasiswa), mediaSosial: Object.fromEntries(sent) }
}
