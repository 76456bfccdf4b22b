import type { UjianKalender } from '#domain/jadwal/ics.ts'
import { faseOf, toJendela } from '#domain/jendela/jendela.ts'
import type { Proposal, ProposalJadwal, ProposalPrasyarat } from '#generated/client/proposal/readers.ts'
import { spanOf } from '../appointment.ts'
import type { Progress } from '../guidance/guidance.ts'

/** A step of a proposal in the timeline. */
export interface ProposalStep {
  /** again: a rejected proposal is changed and submitted again; unknown: a status that the contract does not name. */
  key: 'draft' | 'submitted' | 'again' | 'guidance' | 'exam' | 'revision' | 'passed' | 'unknown'
  state: 'done' | 'now' | 'later' | 'stopped' | 'unknown'
}

/** Steps in order, each with the status that makes it the current one; a rejected proposal has its own steps. */
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
 * Returns the steps of a proposal: draft, submission, guidance, exam, revision if the campus requires one, passed. A
 * rejected proposal stops at the decision. An unknown status is the only step.
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

/** Returns whether a proposal has or had guidance, so that its records are fetched. */
export const isGuided = ({ status }: Pick<Proposal, 'status'>): boolean =>
  ['bimbingan', 'dijadwalkan', 'revisi', 'lulus'].includes(status)

/** Returns whether all required meetings count; null when a number is unknown. */
export const isGuidanceDone = ({ count, needed }: Pick<Progress, 'count' | 'needed'>): boolean | null =>
  typeof count === 'number' && typeof needed === 'number' ? count >= needed : null

/** Returns whether the student can still write a proposal; true for an unknown status. */
const isWritten = ({ status }: Pick<Proposal, 'status'>): boolean =>
  !['diajukan', 'bimbingan', 'dijadwalkan', 'revisi', 'lulus'].includes(status)

/**
 * Returns whether an action on a proposal is offered: by the gateway's permission, else while the student can write it.
 */
export const isOffered = (permission: boolean | null, of: Pick<Proposal, 'status'>): boolean =>
  permission ?? isWritten(of)

/** Reason why no proposal can be submitted. campus: with the campus's own text. */
export type Obstacle = { kind: 'campus'; text: string } | { kind: 'closed' | 'early' | 'refused' }

/**
 * Returns the reason why no new proposal is possible, or null. The campus's permission and dates decide; the dates are
 * checked here because they may pass while the answer is cached. Without a permission in the answer a proposal is
 * offered, and a rejection is shown.
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

/** Returns the id of an examination in a calendar file. */
export const calendarId = ({ id }: Pick<ProposalJadwal, 'id'>): string => `proposal-${id}`

/**
 * Returns the examination as a calendar event; empty without a day.
 * @param nama title of the event
 */
export const eventsOf = (jadwal: ProposalJadwal, nama: string, note: string): UjianKalender[] => {
  const { tanggal, ruang } = jadwal
  return tanggal ? [{ id: calendarId(jadwal), nama, tanggal, jam: spanOf(jadwal), ruang, keterangan: note }] : []
}
