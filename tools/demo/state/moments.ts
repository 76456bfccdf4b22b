import { pengajuanCutiOf } from '../world/cuti.ts'
import { partisipasiKompreOf } from '../world/kompre.ts'
import { pengajuanJurnalOf } from '../world/lock-jurnal.ts'
import type { JenisKrs, Kelas, Mahasiswa } from '../world/mahasiswa-types.ts'
import { proposalsOf } from '../world/proposal.ts'
import { isKrsTertunggak, JAM_BUKA, jendelaKrs, UTS_TO_UAS_DAYS } from '../world/rules.ts'
import { sidangOf } from '../world/sidang.ts'
import { suratOf } from '../world/surat.ts'
import { statusUsulan } from '../world/tugas-akhir-status.ts'
import { storedUsulan } from '../world/tugas-akhir-store.ts'
import { addHari, fromTanggal, toIso, toTanggal } from '../world/waktu.ts'

/** Reason why the mock state has no such moment. */
export type NoMoment =
  | 'nobody'
  | 'krs-locked'
  | 'krs-over'
  | 'no-payment'
  | 'no-exam'
  | 'no-defence'
  | 'no-kompre'
  | 'no-request'

/**
 * A moment to jump to: the time of the event, and a slightly earlier time from which it can be watched; or the reason
 * why there is none.
 */
export type Moment = { event: string; at: string; why: null } | { event: null; at: null; why: NoMoment }

export type MomentId = 'krs-opens' | 'va-expires' | 'exam-day' | 'defence-day' | 'kompre-day' | 'decision'

/** Time between the end of a jump and the event. */
const LEAD_MS = 30_000
const EXAM_LEAD_MS = 30 * 60_000
const JENIS: readonly JenisKrs[] = ['krss', 'krs', 'pkrs']

const none = (why: NoMoment): Moment => ({ event: null, at: null, why })

/** Returns the first moment in the future. A second jump to it shows the event again. */
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

interface Dated {
  status?: string | null
  tanggal?: string | null
  jamMulai?: string | null
}

const OFF = ['batal', 'ditolak']

/** Returns the start times of appointments that have a date and time and were not cancelled. */
const beginsOf = (rows: readonly Dated[]): number[] =>
  rows.flatMap(({ status, tanggal, jamMulai }) =>
    tanggal && jamMulai && !OFF.includes(status ?? '') ? [fromTanggal(tanggal, jamMulai)] : [],
  )

const defenceDay = (mahasiswa: Mahasiswa | null, nowMs: number): Moment =>
  mahasiswa ? next(beginsOf(sidangOf(mahasiswa, null, nowMs)), EXAM_LEAD_MS, nowMs, 'no-defence') : none('nobody')

const kompreDay = (mahasiswa: Mahasiswa | null, nowMs: number): Moment =>
  mahasiswa ? next(beginsOf(partisipasiKompreOf(mahasiswa, nowMs)), EXAM_LEAD_MS, nowMs, 'no-kompre') : none('nobody')

/** Returns the statuses of a student's requests at a moment, as one text. */
const standingsAt = (mahasiswa: Mahasiswa, ms: number): string =>
  JSON.stringify([
    pengajuanCutiOf(mahasiswa, ms).map(({ status }) => status),
    suratOf(mahasiswa, ms).map(({ status }) => status),
    pengajuanJurnalOf(mahasiswa, ms).map(({ status }) => status),
    proposalsOf(mahasiswa, ms).map(({ status }) => status),
    storedUsulan(mahasiswa).map((usulan) => statusUsulan(mahasiswa, usulan, ms)),
  ])

/** Times of day at which the story's office decides. */
const OFFICE_HOURS = ['09.00', '10.00', '14.00']
const LOOK_AHEAD_DAYS = 30

/** Returns the next moment at which a request of the student changes its status. */
const decision = (mahasiswa: Mahasiswa | null, nowMs: number): Moment => {
  if (!mahasiswa) return none('nobody')
  const today = toTanggal(nowMs)
  const standing = standingsAt(mahasiswa, nowMs)
  const found = Array.from({ length: LOOK_AHEAD_DAYS }, (_, day) => addHari(today, day))
    .flatMap((tanggal) => OFFICE_HOURS.map((jam) => fromTanggal(tanggal, jam)))
    .find((ms) => ms > nowMs && standingsAt(mahasiswa, ms) !== standing)
  return next(found === undefined ? [] : [found], LEAD_MS, nowMs, 'no-request')
}

/**
 * Returns the named moments in the future.
 * @param mahasiswa the signed-in student; null when nobody or an operator is signed in
 */
export const momentsOf = (mahasiswa: Mahasiswa | null, nowMs: number): Record<MomentId, Moment> => ({
  'krs-opens': krsOpens(mahasiswa, nowMs),
  'va-expires': vaExpires(mahasiswa, nowMs),
  'exam-day': examDay(mahasiswa, nowMs),
  'defence-day': defenceDay(mahasiswa, nowMs),
  'kompre-day': kompreDay(mahasiswa, nowMs),
  decision: decision(mahasiswa, nowMs),
})
