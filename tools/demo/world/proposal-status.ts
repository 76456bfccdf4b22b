import { catatanOf } from './bimbingan.ts'
import type { Karya } from './karya.ts'
import { DOSEN } from './kelas-builder.ts'
import { judulSekarangOf } from './lock-jurnal.ts'
import { judulTerdaftarOf } from './lock-jurnal-seed.ts'
import type { Mahasiswa } from './mahasiswa-types.ts'
import { ceritaOf, proposalSeed } from './proposal-seed.ts'
import type { ProposalDunia } from './student-parts.ts'
import { addHari, fromTanggal, toIso, toTanggal } from './waktu.ts'
import { afterWorkDays } from './work-days.ts'

export const MINIMAL_BIMBINGAN = 3
const DECISION_DAYS = 3
const SCHEDULE_DAYS = 5
const RESULT_DAYS = 5
const REVISION_DAYS = 14
/** Minimum days between scheduling and the examination. */
const NOTICE_DAYS = 10
const MANUSCRIPT_DAYS = 7
const OFFICE = '10.00'
const RESULT_TIME = '09.00'
const REVISION_TIME = '16.00'
export const JAM_UJIAN = { mulai: '13.30', selesai: '14.30' }
const TUESDAY = 2

/** Returns the name of a lecturer by NIDN; the number itself for an unknown one. */
export const namaDosen = (id: string): string => Object.values(DOSEN).find((dosen) => dosen.id === id)?.nama ?? id

/** Returns the stored proposals of a student, newest first, including deleted ones. */
export const storedProposal = (mahasiswa: Mahasiswa): ProposalDunia[] => mahasiswa.proposal ?? proposalSeed(mahasiswa)

/** Returns the title of a proposal, with the student's change of the registered title applied. */
export const judulOf = (mahasiswa: Mahasiswa, { judul }: ProposalDunia): string =>
  judul === judulTerdaftarOf(mahasiswa)?.judul ? (judulSekarangOf(mahasiswa) ?? judul) : judul

/** Day of an examination, and the last day to submit the manuscript. */
export interface Ujian {
  idJadwal: string
  tanggal: string
  batasNaskah: string
}

/** State of a proposal. */
export interface Keadaan {
  status: 'draft' | 'diajukan' | 'ditolak' | 'bimbingan' | 'dijadwalkan' | 'revisi' | 'lulus'
  tahap: string
  tanggalDisetujui: string | null
  catatan: string | null
  ujian: Ujian | null
  /** Last day of the revision; null before the result. */
  batasRevisi: string | null
}

const firstTuesdayFrom = (tanggal: string): string => {
  const day = new Date(`${tanggal}T00:00:00Z`).getUTCDay()
  return addHari(tanggal, (TUESDAY - day + 7) % 7)
}

const karyaFacts = (mahasiswa: Mahasiswa, row: ProposalDunia): Karya => ({
  usulanId: row.id,
  judul: judulOf(mahasiswa, row),
  minimalBimbingan: MINIMAL_BIMBINGAN,
  bolehMenambah: false,
  pembimbing: row.pembimbing.map(({ idDosen }) => ({ id: idDosen, nama: namaDosen(idDosen) })),
  catatan: ceritaOf(row)?.bimbingan ?? [],
})

/** Returns when the last required meeting was approved; null before. */
const guidedAt = (mahasiswa: Mahasiswa, row: ProposalDunia, now: number): number | null => {
  const approved = catatanOf(mahasiswa, 'proposal', karyaFacts(mahasiswa, row), now)
    .filter(({ status }) => status === 'disetujui')
    .map(({ tanggalTanggapan }) => Date.parse(tanggalTanggapan ?? ''))
    .sort((one, other) => one - other)
  return approved[MINIMAL_BIMBINGAN - 1] ?? null
}

const examOf = (mahasiswa: Mahasiswa, row: ProposalDunia, scheduledMs: number): Ujian => {
  const cerita = ceritaOf(row)
  const tanggal = cerita?.tanggalUjian ?? firstTuesdayFrom(addHari(toTanggal(scheduledMs), NOTICE_DAYS))
  return {
    idJadwal: cerita?.idJadwal ?? `${mahasiswa.idMahasiswa}-${row.id}`,
    tanggal,
    batasNaskah: addHari(tanggal, -MANUSCRIPT_DAYS),
  }
}

/** Returns the outcome of a proposal with a scheduled examination. */
const afterSchedule = (ujian: Ujian, now: number): Pick<Keadaan, 'status' | 'tahap' | 'batasRevisi'> => {
  const resultMs = afterWorkDays(fromTanggal(ujian.tanggal), RESULT_DAYS, RESULT_TIME)
  const isOver = now >= fromTanggal(ujian.tanggal, JAM_UJIAN.selesai)
  if (now < resultMs)
    return { status: 'dijadwalkan', tahap: isOver ? 'Menunggu hasil' : 'Menunggu ujian', batasRevisi: null }
  const batasRevisi = addHari(toTanggal(resultMs), REVISION_DAYS)
  return now < fromTanggal(batasRevisi, REVISION_TIME)
    ? { status: 'revisi', tahap: 'Revisi', batasRevisi }
    : { status: 'lulus', tahap: 'Lulus', batasRevisi }
}

/**
 * Returns the state of a proposal: decision, guidance, examination, result and revision, all derived from the clock.
 */
export const keadaanOf = (mahasiswa: Mahasiswa, row: ProposalDunia, now: number): Keadaan => {
  const none = { tanggalDisetujui: null, catatan: null, ujian: null, batasRevisi: null }
  if (row.diajukanPada === null) return { ...none, status: 'draft', tahap: 'Disusun' }
  const cerita = ceritaOf(row)
  const decidedMs = cerita
    ? Date.parse(cerita.diterimaPada)
    : afterWorkDays(Date.parse(row.diajukanPada), DECISION_DAYS, OFFICE)
  if (now < decidedMs) return { ...none, status: 'diajukan', tahap: 'Menunggu keputusan program studi' }
  if (row.judulDipakai)
    return { ...none, status: 'ditolak', tahap: 'Ditolak', catatan: 'Judul sudah dipakai usulan lain.' }
  const accepted = { ...none, tanggalDisetujui: toIso(decidedMs), catatan: cerita?.catatan ?? null }
  const guidedMs = cerita ? Date.parse(cerita.dijadwalkanPada) : guidedAt(mahasiswa, row, now)
  const scheduledMs = guidedMs !== null && !cerita ? afterWorkDays(guidedMs, SCHEDULE_DAYS, OFFICE) : guidedMs
  if (scheduledMs === null || now < scheduledMs) return { ...accepted, status: 'bimbingan', tahap: 'Bimbingan' }
  const ujian = examOf(mahasiswa, row, scheduledMs)
  return { ...accepted, ujian, ...afterSchedule(ujian, now) }
}

/** Returns a proposal with the fields that its guidance needs; null for a proposal of another student. */
export const karyaOfProposal = (mahasiswa: Mahasiswa, usulanId: string, now: number): Karya | null => {
  const row = storedProposal(mahasiswa).find(({ id, dihapus }) => id === usulanId && !dihapus)
  if (!row) return null
  return { ...karyaFacts(mahasiswa, row), bolehMenambah: keadaanOf(mahasiswa, row, now).status === 'bimbingan' }
}
