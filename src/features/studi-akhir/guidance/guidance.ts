import type { BimbinganCatatan, BimbinganCatatanList } from '#generated/client/bimbingan/readers.ts'
import type { JenisBimbingan } from '#generated/models/jenisBimbingan.zod.ts'
import { type Angka, readRows } from '#shared/wire/readers.ts'

/** A work that is guided: an internship, a proposal or a thesis. */
export interface Work {
  jenisBimbingan: JenisBimbingan
  usulanId: string
  judul: string
  /** Chat group of the work; '' while there is none. */
  idGrupChat: string
  /** Meetings held and needed as the answer of the work counts them, where the records do not say it. */
  jumlahBimbingan: Angka
  minimalBimbingan: Angka
  /** Ids of students who belong into the chat group besides the acting one. */
  anggota?: readonly string[]
  /** Address of one record. */
  addressOf: (idBimbingan: string) => string
}

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
  /** Meetings that count, or meetings held where the answer does not say which count. */
  count: Angka
  isApprovedOnly: boolean
  needed: Angka
  waiting: number
}

/** Returns how far the guidance is: what counts by the records, else what was held by the work. The two differ. */
export const progressOf = (
  list: Pick<BimbinganCatatanList, 'data' | 'jumlahDisetujui' | 'minimalBimbingan'> | undefined,
  work: Pick<Work, 'jumlahBimbingan' | 'minimalBimbingan'>,
): Progress => {
  const approved = list?.jumlahDisetujui ?? null
  return {
    count: approved ?? work.jumlahBimbingan,
    isApprovedOnly: approved !== null,
    needed: list?.minimalBimbingan ?? work.minimalBimbingan,
    waiting: readRows(list?.data ?? null, 'unreviewed').filter((row) => recordState(row) === 'waiting').length,
  }
}
