import type { UjianKalender } from '#domain/jadwal/ics.ts'
import { type Span, toSpan } from '#domain/jadwal/span.ts'
import type { KegiatanPendaftarWisuda, KegiatanWisuda } from '#generated/client/wisuda/readers.ts'
import type { Waktu } from '#shared/wire/readers.ts'

/**
 * State of the registration. pay: the fee is open; waiting: the campus decides; unknown: a status that the
 * contract does not name.
 */
export type Stage = 'none' | 'pay' | 'waiting' | 'approved' | 'rejected' | 'unknown'

const isPaid = ({ isSudahBayar, kegiatan }: KegiatanPendaftarWisuda): boolean =>
  isSudahBayar === true || kegiatan?.biaya === 0

/** Returns where the registration stands. A registration without a status waits. */
export const stageOf = (own: KegiatanPendaftarWisuda): Stage => {
  if (own.isTerdaftar !== true) return 'none'
  if (own.status === 'disetujui') return 'approved'
  if (own.status === 'ditolak') return 'rejected'
  if (own.status !== 'menunggu' && own.status !== '') return 'unknown'
  return isPaid(own) ? 'waiting' : 'pay'
}

/** A step of a registration, as the timeline shows it. */
export interface GraduationStep {
  key: 'registered' | 'payment' | 'approval' | 'rehearsal' | 'ceremony'
  state: 'done' | 'now' | 'later' | 'stopped' | 'unknown'
}

/** A day of the two: over, the next one, or later. */
const dayState = (day: Waktu, today: string, isNext: boolean): GraduationStep['state'] => {
  if (day != null && day < today) return 'done'
  return isNext ? 'now' : 'later'
}

const APPROVAL = {
  none: 'later',
  pay: 'later',
  waiting: 'now',
  approved: 'done',
  rejected: 'stopped',
  unknown: 'unknown',
} as const

/** The payment, where there is a fee; nothing of one that was rejected unpaid. */
const paymentSteps = (own: KegiatanPendaftarWisuda, stage: Stage): GraduationStep[] => {
  if (own.kegiatan?.biaya === 0 || (stage === 'rejected' && !isPaid(own))) return []
  if (isPaid(own)) return [{ key: 'payment', state: 'done' }]
  return [{ key: 'payment', state: stage === 'pay' ? 'now' : 'later' }]
}

/** Rehearsal, where its day is known, and ceremony. */
const daySteps = ({ kegiatan }: KegiatanPendaftarWisuda, today: string, isApproved: boolean): GraduationStep[] => {
  const gladi = kegiatan?.tanggalGladi ?? null
  const rehearsal = dayState(gladi, today, isApproved)
  const isAfterRehearsal = gladi === null || rehearsal === 'done'
  const ceremony = dayState(kegiatan?.tanggal ?? null, today, isApproved && isAfterRehearsal)
  return [
    ...(gladi === null ? [] : [{ key: 'rehearsal', state: rehearsal } as const]),
    { key: 'ceremony', state: ceremony },
  ]
}

/**
 * Returns the steps of a registration: registered, paid where there is a fee, approved, rehearsal where there is one, ceremony.
 * A rejected one ends there.
 * @param today YYYY-MM-DD on the campus's calendar
 */
export const stepsOf = (own: KegiatanPendaftarWisuda, today: string): readonly GraduationStep[] => {
  const stage = stageOf(own)
  if (stage === 'none') return []
  const approval = { key: 'approval', state: APPROVAL[stage] } as const
  const start: GraduationStep[] = [{ key: 'registered', state: 'done' }, ...paymentSteps(own, stage), approval]
  return stage === 'rejected' ? start : [...start, ...daySteps(own, today, stage === 'approved')]
}

/** Ceremonies that may still be registered for, and those whose registration is over. */
export const splitCeremonies = (
  rows: readonly KegiatanWisuda[],
): { ahead: KegiatanWisuda[]; over: KegiatanWisuda[] } => {
  const isOver = ({ status }: KegiatanWisuda) => status === 'ditutup' || status === 'selesai'
  return { ahead: rows.filter((row) => !isOver(row)), over: rows.filter(isOver) }
}

/** Obstacle to a registration for a ceremony; text is in the words of the campus, '' where it gives none. */
export interface Obstacle {
  kind: 'ceremony' | 'student'
  text: string
}

/** Returns what stands against registering, or null: the ceremony first, then the student's own conditions. */
export const obstacleOf = (
  kegiatan: KegiatanWisuda,
  own: Pick<KegiatanPendaftarWisuda, 'bolehMendaftar' | 'alasan'>,
): Obstacle | null => {
  if (kegiatan.bolehMendaftar !== true) return { kind: 'ceremony', text: kegiatan.alasan }
  return own.bolehMendaftar === true ? null : { kind: 'student', text: own.alasan }
}

/** Minutes that an event without a known end takes in a calendar. */
const USUAL_MINUTES = 240
const LAST_MINUTE = 1439

/** The hours of a day; null where the campus has said none, so that the event takes the whole day. */
const hoursOf = (from: string, until: string): Span | null => {
  const known = toSpan(from, until)
  if (known) return known
  const start = toSpan(from, '24.00')
  return start && { mulai: start.mulai, selesai: Math.min(start.mulai + USUAL_MINUTES, LAST_MINUTE) }
}

/**
 * Returns rehearsal and ceremony as calendar events; a day that is not known is none.
 * @param names titles of the two events
 * @param note description of both, such as the seat
 */
export const eventsOf = (
  kegiatan: KegiatanWisuda,
  names: { rehearsal: string; ceremony: string },
  note = '',
): UjianKalender[] => {
  const { id, tanggal, tanggalGladi, tempat } = kegiatan
  return [
    ...(!tanggalGladi
      ? []
      : [
          {
            id: `gladi-${id}`,
            nama: names.rehearsal,
            tanggal: tanggalGladi,
            jam: hoursOf(kegiatan.jamGladi, ''),
            ruang: kegiatan.tempatGladi || tempat,
            keterangan: note,
          },
        ]),
    ...(!tanggal
      ? []
      : [
          {
            id: `wisuda-${id}`,
            nama: names.ceremony,
            tanggal,
            jam: hoursOf(kegiatan.jamMulai, kegiatan.jamSelesai),
            ruang: tempat,
            keterangan: note,
          },
        ]),
  ]
}
