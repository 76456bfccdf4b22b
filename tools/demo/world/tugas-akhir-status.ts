import type { UsulanTugasAkhirWire } from '#generated/models/tugas-akhir/usulanTugasAkhirWire.zod.ts'
import type { Mahasiswa } from './mahasiswa-types.ts'
import { endOf, isPassed, runningSidang } from './sidang.ts'
import type { UsulanDunia } from './student-parts.ts'
import { storedUsulan } from './tugas-akhir-store.ts'
import { toIso } from './waktu.ts'
import { afterWorkDays } from './work-days.ts'

const DECISION = { days: 3, jam: '10.00' }
const OTHER_RUNS = 'Usulan lain sudah disetujui. Selesaikan usulan itu lebih dahulu.'

type State = Pick<UsulanTugasAkhirWire, 'catatan' | 'tanggalDisetujui'> & {
  status: 'draft' | 'diajukan' | 'disetujui' | 'ditolak' | 'sidang' | 'selesai'
}

/** Returns when a submitted proposal is decided. */
const decidedMs = ({ diajukanPada, keputusan }: UsulanDunia): number =>
  keputusan ? Date.parse(keputusan.pada) : afterWorkDays(Date.parse(diajukanPada ?? ''), DECISION.days, DECISION.jam)

/**
 * Returns whether the student submitted another proposal earlier that was not rejected: only one final project is
 * allowed at a time.
 */
const isSecond = (mahasiswa: Mahasiswa, usulan: UsulanDunia): boolean =>
  storedUsulan(mahasiswa).some(
    (other) =>
      other.id !== usulan.id &&
      other.diajukanPada !== null &&
      other.keputusan?.status !== 'ditolak' &&
      Date.parse(other.diajukanPada) < Date.parse(usulan.diajukanPada ?? ''),
  )

const approved = (mahasiswa: Mahasiswa, { id }: UsulanDunia, now: number): State['status'] => {
  const end = endOf(mahasiswa, id, now)
  if (end !== null && now >= end) return 'selesai'
  const isLast = runningSidang(mahasiswa, id, now)?.jenisSidang === 'akhir' || isPassed(mahasiswa, id, 'akhir', now)
  return isLast ? 'sidang' : 'disetujui'
}

/** Returns the state of a proposal, derived from the clock. */
export const statusUsulan = (mahasiswa: Mahasiswa, usulan: UsulanDunia, now: number): State => {
  const none = { catatan: null, tanggalDisetujui: null }
  if (usulan.diajukanPada === null) return { ...none, status: 'draft' }
  const ms = decidedMs(usulan)
  if (now < ms) return { ...none, status: 'diajukan' }
  const { status = isSecond(mahasiswa, usulan) ? 'ditolak' : 'disetujui', catatan = null } = usulan.keputusan ?? {}
  if (status === 'ditolak') return { ...none, status, catatan: catatan ?? OTHER_RUNS }
  return { status: approved(mahasiswa, usulan, now), catatan, tanggalDisetujui: toIso(ms) }
}

/** Returns whether the student has passed and finished a final project. */
export const isTugasAkhirSelesai = (mahasiswa: Mahasiswa, now: number): boolean =>
  storedUsulan(mahasiswa).some((usulan) => statusUsulan(mahasiswa, usulan, now).status === 'selesai')
