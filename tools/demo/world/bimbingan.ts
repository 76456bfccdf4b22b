import type { BimbinganCatatanWire } from '#generated/models/bimbingan/bimbinganCatatanWire.zod.ts'
import type { CreateBimbinganBodyOutput } from '#generated/models/bimbingan/createBimbinganBody.zod.ts'
import type { JenisBimbingan } from '#generated/models/jenisBimbingan.zod.ts'
import { endingOf, hasFormat } from '../file-ending.ts'
import { Refusal } from '../refusal.ts'
import type { Karya } from './karya.ts'
import type { Mahasiswa } from './mahasiswa-types.ts'
import type { CatatanDunia } from './student-parts.ts'
import { fromTanggal, toIso, toTanggal } from './waktu.ts'
import { afterWorkDays } from './work-days.ts'

const ANSWER_TIME = '15.40'
/** Minimum length of a report; shorter ones are sent back for revision. */
const MIN_URAIAN = 20
const FIRST_ID = 1601
const MAX_BYTES = 10_000_000
const FORMATS = ['pdf', 'doc', 'docx']

type Answer = Pick<BimbinganCatatanWire, 'status' | 'tanggapan' | 'tanggalTanggapan'>

/** Returns the supervisor's answer, on the working day after a record was made. */
const answerTo = (uraian: string, pada: number, now: number): Answer => {
  const answeredMs = afterWorkDays(pada, 1, ANSWER_TIME)
  if (now < answeredMs) return { status: 'menunggu', tanggapan: null, tanggalTanggapan: null }
  const isShort = uraian.trim().length < MIN_URAIAN
  return {
    status: isShort ? 'revisi' : 'disetujui',
    tanggapan: isShort
      ? 'Uraian terlalu singkat. Jelaskan apa yang dibahas.'
      : 'Sudah baik. Lanjutkan ke bagian berikutnya.',
    tanggalTanggapan: toIso(answeredMs),
  }
}

const ofStory = (row: BimbinganCatatanWire, now: number): BimbinganCatatanWire =>
  row.status === 'menunggu' ? { ...row, ...answerTo(row.uraian ?? '', fromTanggal(row.tanggal ?? ''), now) } : row

const ofStudent = (
  row: CatatanDunia,
  { pembimbing }: Karya,
  pertemuanKe: number,
  now: number,
): BimbinganCatatanWire => ({
  idBimbingan: row.id,
  usulanId: row.usulanId,
  pertemuanKe,
  tanggal: row.tanggal,
  topik: row.topik,
  uraian: row.uraian,
  pembimbing: pembimbing.find(({ id }) => String(id) === row.idDosen) ?? null,
  ...answerTo(row.uraian, Date.parse(row.pada), now),
  tugasBerikutnya: null,
  berkas: row.berkas ? [row.berkas] : [],
})

/** Returns the guidance records of a work, newest first: those of the story and those of the student. */
export const catatanOf = (
  mahasiswa: Mahasiswa,
  jenisBimbingan: JenisBimbingan,
  karya: Karya,
  now: number,
): BimbinganCatatanWire[] => {
  const own = (mahasiswa.bimbingan ?? []).filter(
    (row) => row.jenisBimbingan === jenisBimbingan && row.usulanId === karya.usulanId,
  )
  const story = karya.catatan.filter(({ tanggal }) => (tanggal ?? '') <= toTanggal(now))
  return [
    ...story.map((row) => ofStory(row, now)),
    ...own.map((row, place) => ofStudent(row, karya, karya.catatan.length + place + 1, now)),
  ].reverse()
}

/** Returns the number of approved meetings, which are the ones that count. */
export const countApproved = (
  mahasiswa: Mahasiswa,
  jenisBimbingan: JenisBimbingan,
  karya: Karya,
  now: number,
): number => catatanOf(mahasiswa, jenisBimbingan, karya, now).filter(({ status }) => status === 'disetujui').length

const isDay = (tanggal: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(tanggal) && toTanggal(fromTanggal(tanggal)) === tanggal

const refuse = (field: string, message: string): never => {
  throw new Refusal(422, message, [{ field, message }])
}

const checkBody = (
  { tanggal, idDosen, topik, uraian, berkas }: CreateBimbinganBodyOutput,
  karya: Karya,
  now: number,
) => {
  if (!isDay(tanggal)) refuse('tanggal', 'Tanggal tidak dikenal.')
  if (tanggal > toTanggal(now)) refuse('tanggal', 'Tanggal bimbingan tidak boleh setelah hari ini.')
  if (idDosen && karya.pembimbing.every(({ id }) => String(id) !== idDosen))
    refuse('idDosen', 'Dosen ini bukan pembimbing Anda.')
  if (topik.trim() === '') refuse('topik', 'Topik wajib diisi.')
  if (uraian.trim() === '') refuse('uraian', 'Uraian wajib diisi.')
  if (!(berkas instanceof File)) return
  if (berkas.size === 0) refuse('berkas', 'Berkas kosong.')
  if (!hasFormat(berkas.name, FORMATS)) refuse('berkas', 'Berkas harus berupa PDF atau dokumen Word.')
  if (berkas.size > MAX_BYTES) refuse('berkas', 'Berkas terlalu besar, paling besar 10 MB.')
}

/**
 * Stores a meeting. The supervisor answers on the next working day.
 * @throws Refusal 409 when the work accepts no more meetings; 422 with the invalid field
 */
export const addBimbingan = (
  mahasiswa: Mahasiswa,
  jenisBimbingan: JenisBimbingan,
  karya: Karya,
  body: CreateBimbinganBodyOutput,
  now: number,
): void => {
  if (!karya.bolehMenambah) throw new Refusal(409, 'Bimbingan untuk karya ini belum dibuka atau sudah ditutup.')
  checkBody(body, karya, now)
  const before = mahasiswa.bimbingan ?? []
  const id = String(FIRST_ID + before.length)
  const { tanggal, idDosen, topik, uraian, berkas } = body
  const address = `https://gateway.example/berkas/bimbingan/${mahasiswa.idMahasiswa}/${id}`
  const row: CatatanDunia = {
    ...{ id, jenisBimbingan, usulanId: karya.usulanId, tanggal, topik, uraian, pada: toIso(now) },
    idDosen: idDosen || null,
    berkas:
      berkas instanceof File
        ? { nama: berkas.name, url: `${address}.${endingOf(berkas.name)}`, ukuran: berkas.size }
        : null,
  }
  mahasiswa.bimbingan = [...before, row]
}
