import type { UjianKalender } from '#domain/jadwal/ics.ts'
import { type Span, toSpan } from '#domain/jadwal/span.ts'
import type { KegiatanPendaftarWisuda, KegiatanWisuda } from '#generated/client/wisuda/readers.ts'
import { isKnownText, knownText, type Waktu } from '#shared/wire/readers.ts'

/**
 * State of the registration. pay: the fee is known to be unpaid; waiting: the campus decides; unknown: a status that
 * the contract does not name; unclear: it is unknown whether a registration exists.
 */
export type Stage = 'none' | 'pay' | 'waiting' | 'approved' | 'rejected' | 'unknown' | 'unclear'

/**
 * Returns whether the student is registered: by the answer's own flag, else because the answer has an id or a status;
 * null when unknown.
 */
export const isRegistered = ({ isTerdaftar, idPendaftaran, status }: KegiatanPendaftarWisuda): boolean | null =>
  isTerdaftar ?? (isKnownText(idPendaftaran) || isKnownText(status) ? true : null)

const isPaid = ({ isSudahBayar, kegiatan }: KegiatanPendaftarWisuda): boolean =>
  isSudahBayar === true || kegiatan?.biaya === 0

/** Returns whether there is a fee that is known to be unpaid. */
const isFeeOpen = ({ isSudahBayar, kegiatan }: KegiatanPendaftarWisuda): boolean =>
  isSudahBayar === false && (kegiatan?.biaya ?? 0) > 0

const DECISIONS: Readonly<Record<string, 'waiting' | 'approved' | 'rejected'>> = {
  '': 'waiting',
  menunggu: 'waiting',
  disetujui: 'approved',
  ditolak: 'rejected',
}

/** Returns the campus's decision. A registration without a status is pending. */
const decisionOf = ({ status }: KegiatanPendaftarWisuda) => DECISIONS[status] ?? 'unknown'

export const stageOf = (own: KegiatanPendaftarWisuda): Stage => {
  const registered = isRegistered(own)
  if (!registered) return registered === null ? 'unclear' : 'none'
  const decision = decisionOf(own)
  return isFeeOpen(own) && (decision === 'waiting' || decision === 'approved') ? 'pay' : decision
}

/** A step of a registration in the timeline. */
export interface GraduationStep {
  key: 'registered' | 'payment' | 'approval' | 'rehearsal' | 'ceremony'
  state: 'done' | 'now' | 'later' | 'stopped' | 'unknown'
}

/** Returns the step state of rehearsal or ceremony: past, next or later. */
const dayState = (day: Waktu, today: string, isNext: boolean): GraduationStep['state'] => {
  if (day && day < today) return 'done'
  return isNext ? 'now' : 'later'
}

const APPROVAL = { waiting: 'now', approved: 'done', rejected: 'stopped', unknown: 'unknown' } as const

/**
 * Returns the payment step; empty without a fee, when fee and payment are unknown, and for an unpaid rejected
 * registration.
 */
const paymentSteps = (own: KegiatanPendaftarWisuda): GraduationStep[] => {
  const { kegiatan, isSudahBayar } = own
  const isNowhere = (kegiatan?.biaya ?? null) === null && isSudahBayar === null
  if (kegiatan?.biaya === 0 || isNowhere || (decisionOf(own) === 'rejected' && !isPaid(own))) return []
  if (isPaid(own)) return [{ key: 'payment', state: 'done' }]
  return [{ key: 'payment', state: isFeeOpen(own) ? 'now' : 'unknown' }]
}

/** Returns the steps of rehearsal, unless there is none, and ceremony. */
const daySteps = ({ kegiatan }: KegiatanPendaftarWisuda, today: string, isApproved: boolean): GraduationStep[] => {
  const gladi = kegiatan ? kegiatan.tanggalGladi : null
  const rehearsal = dayState(gladi, today, isApproved)
  const isAfterRehearsal = gladi === null || rehearsal === 'done'
  const ceremony = dayState(kegiatan?.tanggal, today, isApproved && isAfterRehearsal)
  return [
    ...(gladi === null ? [] : [{ key: 'rehearsal', state: rehearsal } as const]), // undefined: there is one
    { key: 'ceremony', state: ceremony },
  ]
}

/**
 * Returns the steps of a registration: registered, payment if there is a fee, approval, rehearsal if there is one,
 * ceremony. A rejected registration has no further steps.
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

/** Splits the ceremonies by whether their registration has closed. */
export const splitCeremonies = (
  rows: readonly KegiatanWisuda[],
): { ahead: KegiatanWisuda[]; over: KegiatanWisuda[] } => {
  const isOver = ({ status }: KegiatanWisuda) => status === 'ditutup' || status === 'selesai'
  return { ahead: rows.filter((row) => !isOver(row)), over: rows.filter(isOver) }
}

/**
 * Reason why no registration is possible; `text` is the campus's own text, '' when it gives none. cost: the fee is
 * unknown; unclear: it is unknown whether the student is already registered.
 */
export interface Obstacle {
  kind: 'ceremony' | 'student' | 'cost' | 'unclear'
  text: string
}

/**
 * Returns the reason why no registration is possible, or null: first the ceremony's, then the student's own. A missing
 * permission does not forbid the registration.
 */
export const obstacleOf = (kegiatan: KegiatanWisuda, own: KegiatanPendaftarWisuda): Obstacle | null => {
  if (kegiatan.bolehMendaftar === false) return { kind: 'ceremony', text: knownText(kegiatan.alasan) }
  if (own.bolehMendaftar === false) return { kind: 'student', text: knownText(own.alasan) }
  if (kegiatan.biaya === undefined) return { kind: 'cost', text: '' }
  return stageOf(own) === 'unclear' ? { kind: 'unclear', text: '' } : null
}

/** Duration in minutes of an event without a known end, in a calendar file. */
const USUAL_MINUTES = 240
const LAST_MINUTE = 1439

/** Returns the hours of an event; null without a start, so that the event covers the whole day. */
const hoursOf = (from: string, until: string): Span | null => {
  const known = toSpan(from, until)
  if (known) return known
  const start = toSpan(from, '24.00')
  return start && { mulai: start.mulai, selesai: Math.min(start.mulai + USUAL_MINUTES, LAST_MINUTE) }
}

/** Returns whether a ceremony has no known day because one could not be read. */
export const hasUnreadDay = ({ tanggal, tanggalGladi }: KegiatanWisuda): boolean =>
  (tanggal === undefined || tanggalGladi === undefined) && !tanggal && !tanggalGladi

/**
 * Returns rehearsal and ceremony as calendar events; one without a known day is omitted.
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
