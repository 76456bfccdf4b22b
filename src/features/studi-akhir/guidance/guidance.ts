import type { BimbinganCatatan, BimbinganCatatanList } from '#generated/client/bimbingan/readers.ts'
import type { PembimbingStudiAkhir } from '#generated/client/umum/readers.ts'
import type { JenisBimbingan } from '#generated/models/jenisBimbingan.zod.ts'
import { type Angka, allRows, type Listed, readRows } from '#shared/wire/readers.ts'

/** A supervisor, as records and works name one. */
export type Person = Pick<PembimbingStudiAkhir, 'id' | 'nama'>

/** A work that is guided: an internship, a proposal or a thesis. */
export interface Work {
  jenisBimbingan: JenisBimbingan
  usulanId: string
  judul: string
  /** Chat group of the work; '' while there is none. */
  idGrupChat: string
  /** Supervisors as the answer of the work names them, where the records do not. */
  pembimbing: Listed<Person>
  /** Meetings held and needed as the answer of the work counts them, where the records do not say it. */
  jumlahBimbingan: Angka
  minimalBimbingan: Angka
  /** Ids of students who belong into the chat group besides the acting one. */
  anggota?: readonly string[]
  /** Address of one record. */
  addressOf: (idBimbingan: string) => string
}

type Answered = Omit<Work, 'jenisBimbingan' | 'usulanId' | 'anggota' | 'addressOf'> & { id: string }

/** Returns a work as its guidance needs it. @param jenisBimbingan also the first part of its address */
export const workFrom = (
  jenisBimbingan: JenisBimbingan,
  { id, judul, idGrupChat, jumlahBimbingan, minimalBimbingan, pembimbing }: Answered,
): Work => ({
  ...{ jenisBimbingan, usulanId: id, judul, idGrupChat, jumlahBimbingan, minimalBimbingan, pembimbing },
  addressOf: (idBimbingan) => `/${jenisBimbingan}/${id}/bimbingan/${encodeURIComponent(idBimbingan)}`,
})

/** approved and revision: answered by the supervisor; unknown: the status is none that the portal knows. */
export type RecordState = 'waiting' | 'approved' | 'revision' | 'unknown'

const STATES: Readonly<Record<string, RecordState>> = {
  menunggu: 'waiting',
  disetujui: 'approved',
  revisi: 'revision',
}

/** Returns where a record stands. */
export const recordState = ({ status }: Pick<BimbinganCatatan, 'status'>): RecordState =>
  Object.hasOwn(STATES, status) ? (STATES[status] ?? 'unknown') : 'unknown'

/** Progress of the guidance. */
export interface Progress {
  /** Meetings that count, or meetings held where the answer does not say which count; null while the records are not known. */
  count: Angka
  isApprovedOnly: boolean
  needed: Angka
  /** Records that wait for an answer; null where nobody knows. */
  waiting: number | null
  /** The gateway takes no record of this student now. */
  isClosed: boolean
}

/** Counts the records that wait; null where none is found, and one that could not be read may be it. */
const waitingOf = (rows: Listed<BimbinganCatatan> | null): number | null => {
  const found = readRows(rows, 'hint').filter((row) => recordState(row) === 'waiting').length
  return found > 0 || allRows(rows) !== null ? found : null
}

/**
 * Returns how far the guidance is: what counts by the records, else what was held by the work. While the records are not known
 * no number is told: meetings held and meetings that count differ.
 */
export const progressOf = (
  list: Pick<BimbinganCatatanList, 'data' | 'jumlahDisetujui' | 'minimalBimbingan' | 'bolehMenambah'> | undefined,
  work: Pick<Work, 'jumlahBimbingan' | 'minimalBimbingan'>,
): Progress => {
  if (!list)
    return { count: null, isApprovedOnly: false, needed: work.minimalBimbingan, waiting: null, isClosed: false }
  const isApprovedOnly = list.jumlahDisetujui !== null
  return {
    count: isApprovedOnly ? list.jumlahDisetujui : work.jumlahBimbingan,
    isApprovedOnly,
    needed: list.minimalBimbingan === null ? work.minimalBimbingan : list.minimalBimbingan,
    waiting: waitingOf(list.data),
    isClosed: list.bolehMenambah === false,
  }
}

/** Returns how many meetings are missing; null where nobody knows. */
export const missingOf = ({ count, needed }: Pick<Progress, 'count' | 'needed'>): number | null =>
  typeof count === 'number' && typeof needed === 'number' ? Math.max(0, needed - count) : null

/** Returns who acts while more guidance is needed; null where nobody knows whether a record waits. */
export const guidanceActor = ({ waiting }: Pick<Progress, 'waiting'>): 'supervisor' | 'you' | null => {
  if (waiting === null) return null
  return waiting > 0 ? 'supervisor' : 'you'
}
