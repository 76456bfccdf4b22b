import type { JenisKrs, Kelas, Mahasiswa } from '../world/mahasiswa-types.ts'
import { isKrsTertunggak, JAM_BUKA, jendelaKrs, UTS_TO_UAS_DAYS } from '../world/rules.ts'
import { addHari, fromTanggal, toIso } from '../world/waktu.ts'

/** Why the world has no such moment. */
export type NoMoment = 'nobody' | 'krs-locked' | 'krs-over' | 'no-payment' | 'no-exam'

/** A moment worth seeing: when it happens, and where to jump so that it can be watched; or why there is none. */
export type Moment = { event: string; at: string; why: null } | { event: null; at: null; why: NoMoment }

export type MomentId = 'krs-opens' | 'va-expires' | 'exam-day'

/** So long before it happens a jump arrives. */
const LEAD_MS = 30_000
const EXAM_LEAD_MS = 30 * 60_000
const JENIS: readonly JenisKrs[] = ['krss', 'krs', 'pkrs']

const none = (why: NoMoment): Moment => ({ event: null, at: null, why })

/** The first of some moments that lies ahead; a second jump to it sees it again. */
const next = (moments: readonly number[], leadMs: number, nowMs: number, why: NoMoment): Moment => {
  const [event] = moments.filter((moment) => moment > nowMs).toSorted((a, b) => a - b)
  return event === undefined ? none(why) : { event: toIso(event), at: toIso(event - leadMs), why: null }
}

const krsOpens = (mahasiswa: Mahasiswa | null, nowMs: number): Moment => {
  if (mahasiswa && isKrsTertunggak(mahasiswa)) return none('krs-locked')
  const openings = JENIS.map((jenis) => fromTanggal(jendelaKrs(jenis).tanggalMulai, JAM_BUKA))
  return next(openings, LEAD_MS, nowMs, 'krs-over')
}

const vaExpires = (mahasiswa: Mahasiswa | null, nowMs: number): Moment => {
  if (!mahasiswa) return none('nobody')
  const { batasWaktu } = mahasiswa.keuangan.diproses?.pembayaran ?? {}
  return next(typeof batasWaktu === 'string' ? [Date.parse(batasWaktu)] : [], LEAD_MS, nowMs, 'no-payment')
}

const examsOf = ({ uts: { tanggal, jamMulai } }: Kelas): number[] =>
  [tanggal, addHari(tanggal, UTS_TO_UAS_DAYS)].map((day) => fromTanggal(day, jamMulai))

const examDay = (mahasiswa: Mahasiswa | null, nowMs: number): Moment =>
  mahasiswa ? next(mahasiswa.kelas.flatMap(examsOf), EXAM_LEAD_MS, nowMs, 'no-exam') : none('nobody')

/**
 * The named moments of the world that lie ahead.
 * @param mahasiswa who is signed in; null for nobody and for an operator
 */
export const momentsOf = (mahasiswa: Mahasiswa | null, nowMs: number): Record<MomentId, Moment> => ({
  'krs-opens': krsOpens(mahasiswa, nowMs),
  'va-expires': vaExpires(mahasiswa, nowMs),
  'exam-day': examDay(mahasiswa, nowMs),
})
