import type { UjianKalender } from '#domain/jadwal/ics.ts'
import { type Span, toSpan } from '#domain/jadwal/span.ts'
import type { KegiatanPendaftarWisuda, KegiatanWisuda } from '#generated/client/wisuda/readers.ts'
import { isKnownText, knownText, type Waktu } from '#shared/wire/readers.ts'

/**
 * State of the registration. pay: the fee is open and known not to be paid; waiting: the campus decides; unknown: a status that
 * the contract does not name; unclear: nobody knows whether there is a registration.
 */
export type Stage = 'none' | 'pay' | 'waiting' | 'approved' | 'rejected' | 'unknown' | 'unclear'

/** Whether the student is registered, as far as the answer tells: by its own word, else by what only a registration has. */
export const isRegistered = ({ isTerdaftar, idPendaftaran, status }: KegiatanPendaftarWisuda): boolean | null =>
  isTerdaftar ?? (isKnownText(idPendaftaran) || isKnownText(status) ? true : null)

const isPaid = ({ isSudahBayar, kegiatan }: KegiatanPendaftarWisuda): boolean =>
  isSudahBayar === true || kegiatan?.biaya === 0

/** A fee that is known not to be paid. */
const isFeeOpen = ({ isSudahBayar, kegiatan }: KegiatanPendaftarWisuda): boolean =>
  isSudahBayar === false && (kegiatan?.biaya ?? 0) > 0

const DECISIONS: Readonly<Record<string, 'waiting' | 'approved' | 'rejected'>> = {
  '': 'waiting',
  menunggu: 'waiting',
  disetujui: 'approved',
  ditolak: 'rejected',
}

/** What the campus has decided. A registration without a status waits. */
const decisionOf = ({ status }: KegiatanPendaftarWisuda) => DECISIONS[status] ?? 'unknown'

/** Returns where the registration stands. */
export const stageOf = (own: KegiatanPendaftarWisuda): Stage => {
  const registered = isRegistered(own)
  if (!registered) return registered === null ? 'unclear' : 'none'
  const decision = decisionOf(own)
  return isFeeOpen(own) && (decision === 'waiting' || decision === 'approved') ? 'pay' : decision
}

/** A step of a registration, as the timeline shows it. */
export interface GraduationStep {
  key: 'registered' | 'payment' | 'approval' | 'rehearsal' | 'ceremony'
  state: 'done' | 'now' | 'later' | 'stopped' | 'unknown'
}

/** A day of the two: over, the next one, or later. */
const dayState = (day: Waktu, today: string, isNext: boolean): GraduationStep['state'] => {
  if (day && day < today) return 'done'
  return isNext ? 'now' : 'later'
}

const APPROVAL = { waiting: 'now', approved: 'done', rejected: 'stopped', unknown: 'unknown' } as const

/** The payment, where there is a fee or nobody knows; nothing of one that was rejected unpaid. */
const paymentSteps = (own: KegiatanPendaftarWisuda): GraduationStep[] => {
  const { kegiatan, isSudahBayar } = own
  const isNowhere = (kegiatan?.biaya ?? null) === null && isSudahBayar === null
  if (kegiatan?.biaya === 0 || isNowhere || (decisionOf(own) === 'rejected' && !isPaid(own))) return []
  if (isPaid(own)) return [{ key: 'payment', state: 'done' }]
  return [{ key: 'payment', state: isFeeOpen(own) ? 'now' : 'unknown' }]
}

/** Rehearsal, where its day is known, and ceremony. */
const daySteps = ({ kegiatan }: KegiatanPendaftarWisuda, today: string, isApproved: boolean): GraduationStep[] => {
  const gladi = kegiatan ? kegiatan.tanggalGladi : null
  const rehearsal = dayState(gladi, today, isApproved)
  const isAfterRehearsal = gladi === null || rehearsal === 'done'
  const ceremony = dayState(kegiatan?.tanggal, today, isApproved && isAfterRehearsal)
  return [
    ...(gladi === null ? [] : [{ key: 'rehearsal', state: rehearsal } as const]), // one that cannot be read is there
    { key: 'ceremony', state: ceremony },
  ]
}

/**
 * Returns the steps of a registration: registered, paid where there is a fee, approved, rehearsal where there is one, ceremony.
 * A rejected one ends there.
 * @param today YYYY-MM-DD on the campus's calendar
 */
export const stepsOf = (own: KegiatanPendaftarWisuda, today: string): readonly GraduationStep[] => {
  if (!isRegistered(own)) return []
  const decision = decisionOf(own)
  const state = decision === 'waiting' && isFeeOpen(own) ? 'later' : APPROVAL[decision]
  const start: GraduationStep[] = [
    { key: 'registered', state: 'done' },
    ...paymentSteps(own),
    { key: 'approval', state },
  ]
  return decision === 'rejected' ? start : [...start, ...daySteps(own, today, stageOf(own) === 'approved')]
}

/** Ceremonies that may still be registered for, and those whose registration is over. */
export const splitCeremonies = (
  rows: readonly KegiatanWisuda[],
): { ahead: KegiatanWisuda[]; over: KegiatanWisuda[] } => {
  const isOver = ({ status }: KegiatanWisuda) => status === 'ditutup' || status === 'selesai'
  return { ahead: rows.filter((row) => !isOver(row)), over: rows.filter(isOver) }
}

/**
 * Obstacle to a registration for a ceremony; text is in the words of the campus, '' where it gives none. cost: nobody knows
 * what it costs; unclear: nobody knows whether the student is registered already.
 */
export interface Obstacle {
  kind: 'ceremony' | 'student' | 'cost' | 'unclear'
  text: string
}

/**
 * Returns what stands against registering, or null: the ceremony first, then the student's own conditions. A permission that
 * the campus does not send forbids nothing.
 */
export const obstacleOf = (kegiatan: KegiatanWisuda, own: KegiatanPendaftarWisuda): Obstacle | null => {
  if (kegiatan.bolehMendaftar === false) return { kind: 'ceremony', text: knownText(kegiatan.alasan) }
  if (own.bolehMendaftar === false) return { kind: 'student', text: knownText(own.alasan) }
  if (kegiatan.biaya === undefined) return { kind: 'cost', text: '' }
  return stageOf(own) === 'unclear' ? { kind: 'unclear', text: '' } : null
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

/** Returns whether no day of a ceremony is known, and one could not be read. */
export const hasUnreadDay = ({ tanggal, tanggalGladi }: KegiatanWisuda): boolean =>
  (tanggal === undefined || tanggalGladi === undefined) && !tanggal && !tanggalGladi

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
