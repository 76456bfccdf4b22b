import type { UjianKalender } from '#domain/jadwal/ics.ts'
import { faseOf, toJendela } from '#domain/jendela/jendela.ts'
import type { Proposal, ProposalJadwal, ProposalPrasyarat } from '#generated/client/proposal/readers.ts'
import { spanOf } from '../appointment.ts'
import type { Progress } from '../guidance/guidance.ts'

/** A step of a proposal, as the timeline shows it. */
export interface ProposalStep {
  /** again: a rejected proposal is changed and handed in again; unknown: a status that the contract does not name. */
  key: 'draft' | 'submitted' | 'again' | 'guidance' | 'exam' | 'revision' | 'passed' | 'unknown'
  state: 'done' | 'now' | 'later' | 'stopped' | 'unknown'
}

/** Steps in their order, each with the status that makes it the present one; a rejected proposal stands beside them. */
const STEPS = [
  { of: 'draft', key: 'draft' },
  { of: 'diajukan', key: 'submitted' },
  { of: 'bimbingan', key: 'guidance' },
  { of: 'dijadwalkan', key: 'exam' },
  { of: 'revisi', key: 'revision' },
  { of: 'lulus', key: 'passed' },
] as const

type Steps = Pick<Proposal, 'status' | 'batasRevisi'>

/**
 * Returns the steps of a proposal: written, handed in, guided, examined, revised where the campus asks for a revision, passed.
 * The decision stops a rejected one. Of a status that nobody knows only that status is shown.
 */
export const stepsOf = ({ status, batasRevisi }: Steps): readonly ProposalStep[] => {
  if (status === 'ditolak')
    return [
      { key: 'draft', state: 'done' },
      { key: 'submitted', state: 'stopped' },
      { key: 'again', state: 'now' },
    ]
  const place = STEPS.findIndex(({ of }) => of === status)
  if (place === -1) return [{ key: 'unknown', state: 'unknown' }]
  return STEPS.flatMap(({ key }, index) => {
    if (key === 'revision' && status !== 'revisi' && batasRevisi === null) return []
    const state = index < place || status === 'lulus' ? 'done' : index === place ? 'now' : 'later'
    return [{ key, state } as const]
  })
}

/** Returns whether a proposal is guided or has been: its records are asked for. */
export const isGuided = ({ status }: Pick<Proposal, 'status'>): boolean =>
  ['bimbingan', 'dijadwalkan', 'revisi', 'lulus'].includes(status)

/** Returns whether every needed meeting counts; null where the numbers are not told. */
export const isGuidanceDone = ({ count, needed }: Pick<Progress, 'count' | 'needed'>): boolean | null =>
  typeof count === 'number' && typeof needed === 'number' ? count >= needed : null

/** Returns whether the student still writes a proposal; a status that nobody knows does not say no. */
const isWritten = ({ status }: Pick<Proposal, 'status'>): boolean =>
  !['diajukan', 'bimbingan', 'dijadwalkan', 'revisi', 'lulus'].includes(status)

/** Returns whether an action on a proposal is offered: by the gateway's word, else while the student still writes it. */
export const isOffered = (permission: boolean | null, of: Pick<Proposal, 'status'>): boolean =>
  permission ?? isWritten(of)

/** Obstacle to handing in; campus: in the words of the campus. */
export type Obstacle = { kind: 'campus'; text: string } | { kind: 'closed' | 'early' | 'refused' }

/**
 * Returns what stands against a new proposal, or null. The permission of the campus decides, and the dates that it tells: they
 * pass while an answer is kept. Where it gives no permission, a proposal is offered, and its refusal is shown.
 * @param nowMs by the gateway's clock
 */
export const obstacleOf = (prasyarat: ProposalPrasyarat, nowMs: number): Obstacle | null => {
  const { bolehMengajukan, alasan } = prasyarat
  if (bolehMengajukan === false && alasan !== '') return { kind: 'campus', text: alasan }
  const fase = faseOf(toJendela(prasyarat), nowMs)
  if (fase === 'before') return { kind: 'early' }
  if (fase === 'after') return { kind: 'closed' }
  return bolehMengajukan === false ? { kind: 'refused' } : null
}

/** Id of an examination in a calendar. */
export const calendarId = ({ id }: Pick<ProposalJadwal, 'id'>): string => `proposal-${id}`

/** Returns the examination as a calendar event; none without a day. @param nama title of the event */
export const eventsOf = (jadwal: ProposalJadwal, nama: string, note: string): UjianKalender[] => {
  const { tanggal, ruang } = jadwal
  return tanggal ? [{ id: calendarId(jadwal), nama, tanggal, jam: spanOf(jadwal), ruang, keterangan: note }] : []
}
