import type { BimbinganCatatan, BimbinganCatatanList } from '#generated/client/bimbingan/readers.ts'
import type { PembimbingStudiAkhir } from '#generated/client/umum/readers.ts'
import type { JenisBimbingan } from '#generated/models/jenisBimbingan.zod.ts'
import { type Angka, allRows, type Listed, readRows } from '#shared/wire/readers.ts'

/** A supervisor, as named by records and works. */
export type Person = Pick<PembimbingStudiAkhir, 'id' | 'nama'>

/** A work that is guided: an internship, a proposal or a thesis. */
export interface Work {
  jenisBimbingan: JenisBimbingan
  usulanId: string
  judul: string
  /** Chat group of the work; '' while there is none. */
  idGrupChat: string
  /** Supervisors from the work's answer, used when the records name none. */
  pembimbing: Listed<Person>
  /** Meetings held and required by the work's answer, used when the records do not count them. */
  jumlahBimbingan: Angka
  minimalBimbingan: Angka
  /** Ids of students in the chat group, in addition to the acting one. */
  anggota?: readonly string[]
  /** Returns the address of one record. */
  addressOf: (idBimbingan: string) => string
}

type Answered = Omit<Work, 'jenisBimbingan' | 'usulanId' | 'anggota' | 'addressOf'> & { id: string }

/**
 * Returns a work in the form that guidance needs.
 * @param jenisBimbingan also the first segment of its address
 */
export const workFrom = (
  jenisBimbingan: JenisBimbingan,
  { id, judul, idGrupChat, jumlahBimbingan, minimalBimbingan, pembimbing }: Answered,
): Work => ({
  ...{ jenisBimbingan, usulanId: id, judul, idGrupChat, jumlahBimbingan, minimalBimbingan, pembimbing },
  addressOf: (idBimbingan) => `/${jenisBimbingan}/${id}/bimbingan/${encodeURIComponent(idBimbingan)}`,
})

/**
 * State of a record. approved and revision: answered by the supervisor; unknown: a status that the portal does not
 * know.
 */
export type RecordState = 'waiting' | 'approved' | 'revision' | 'unknown'

const STATES: Readonly<Record<string, RecordState>> = {
  menunggu: 'waiting',
  disetujui: 'approved',
  revisi: 'revision',
}

export const recordState = ({ status }: Pick<BimbinganCatatan, 'status'>): RecordState =>
  Object.hasOwn(STATES, status) ? (STATES[status] ?? 'unknown') : 'unknown'

/** Progress of the guidance of a work. */
export interface Progress {
  /**
   * Meetings that count, or meetings held when the answer does not say which count; null while the records are unknown.
   */
  count: Angka
  isApprovedOnly: boolean
  needed: Angka
  /** Records that await an answer; null when unknown. */
  waiting: number | null
  /** True when the gateway currently accepts no record from this student. */
  isClosed: boolean
}

/** Returns the number of pending records; null when none is found and an unreadable one may be pending. */
const waitingOf = (rows: Listed<BimbinganCatatan> | null): number | null => {
  const found = readRows(rows, 'hint').filter((row) => recordState(row) === 'waiting').length
  return found > 0 || allRows(rows) !== null ? found : null
}

/**
 * Returns the progress of the guidance: approved meetings from the records, else meetings held from the work. No number
 * is returned while the records are unknown: meetings held and meetings that count differ.
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

/** Returns the number of missing meetings; null when unknown. */
export const missingOf = ({ count, needed }: Pick<Progress, 'count' | 'needed'>): number | null =>
  typeof count === 'number' && typeof needed === 'number' ? Math.max(0, needed - count) : null

/** Returns the actor of the next step while more guidance is needed; null when pending records are unknown. */
export const guidanceActor = ({ waiting }: Pick<Progress, 'waiting'>): 'supervisor' | 'you' | null => {
  if (waiting === null) return null
  return waiting > 0 ? 'supervisor' : 'you'
}
