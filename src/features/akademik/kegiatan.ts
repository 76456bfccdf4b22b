import { edgeOf } from '#domain/jendela/jendela.ts'
import { readStatusKegiatan } from '#domain/kegiatan/kegiatan-list-params.ts'
import type { Kegiatan, KegiatanMahasiswa } from '#generated/client/akademik/readers.ts'
import { isWholeList } from '#kit/list/whole-list.ts'
import { findRow, type Listed, UNREADABLE, type Waktu } from '#shared/wire/readers.ts'

/** The activities of an answer, null for one that could not be read; null where it has no list. */
export const rowsOf = ({ kegiatanMahasiswa }: KegiatanMahasiswa): Listed<Kegiatan> | null =>
  kegiatanMahasiswa?.data ?? null

/** One activity of an answer: undefined where it has none such, null where the answer does not tell. */
export const kegiatanIn = (answer: KegiatanMahasiswa, id: string): Kegiatan | null | undefined => {
  const row = findRow(rowsOf(answer), ({ idKegiatan }) => idKegiatan === id)
  return row === undefined && !isWhole(answer) ? null : row
}

/** Returns whether an answer holds every activity: only then a missing one does not exist. */
export const isWhole = ({ kegiatanMahasiswa }: KegiatanMahasiswa): boolean =>
  !!kegiatanMahasiswa && isWholeList(kegiatanMahasiswa)

/** Whether a student takes part: by status 1; 2 is cancelled (section 9), anything else was never taken. */
export const isDiambil = ({ status }: Pick<Kegiatan, 'status'>): boolean => readStatusKegiatan(status) === 'active'

/** Whether the student took it and cancelled. */
export const isDibatalkan = ({ status }: Pick<Kegiatan, 'status'>): boolean =>
  readStatusKegiatan(status) === 'cancelled'

/** Whether there may be a bill of it that is not paid: money for it may be on its way. */
export const mayHaveBill = ({ biaya, isSudahBayar }: Kegiatan): boolean =>
  biaya !== null && biaya !== 0 && isSudahBayar !== true

/** Whether a bill of it waits for its money. */
export const isTertagih = ({ status, biaya, isSudahBayar }: Kegiatan): boolean =>
  isDiambil({ status }) && (biaya ?? 0) > 0 && isSudahBayar === false

/** How many seats are left; null where the campus has no limit or does not say. */
export const sisaKursi = ({ kuota, terisi }: Pick<Kegiatan, 'kuota' | 'terisi'>): number | null =>
  typeof kuota !== 'number' || typeof terisi !== 'number' ? null : Math.max(0, kuota - terisi)

/** Returns whether a moment of an activity is over; false where the answer names none. */
export const isLewat = (value: Waktu, edge: 'mulai' | 'selesai', nowMs: number): boolean =>
  (edgeOf(value, edge) ?? nowMs) < nowMs

/** Why an activity can not be taken or cancelled: a text key of `why`. */
type RefusalReason = 'closed' | 'full' | 'notOpen' | 'cost' | 'unclear' | 'begun' | 'paid' | 'notCancellable'

/**
 * Why an activity can not be taken; null when it can. What the gateway does not allow is not taken, nor what costs nobody
 * knows how much or may be taken already. Where the gateway does not say that it may be taken, it decides when it is asked.
 * @param nowMs by the gateway's clock
 */
export const reasonNotToTake = (kegiatan: Kegiatan, nowMs: number): RefusalReason | null => {
  if (isLewat(kegiatan.batasPendaftaran, 'selesai', nowMs)) return 'closed'
  if (sisaKursi(kegiatan) === 0) return 'full'
  if (kegiatan.isBisaDiambil === false) return 'notOpen'
  if (kegiatan.status === UNREADABLE) return 'unclear'
  return kegiatan.biaya === undefined ? 'cost' : null
}

/** Why an activity can not be cancelled; null when it can. @param nowMs by the gateway's clock */
export const reasonNotToCancel = (kegiatan: Kegiatan, nowMs: number): RefusalReason | null => {
  if (isLewat(kegiatan.tanggalMulai, 'mulai', nowMs)) return 'begun'
  if (kegiatan.isBisaDibatalkan !== false) return null
  return kegiatan.isSudahBayar === true && (kegiatan.biaya ?? 0) > 0 ? 'paid' : 'notCancellable'
}

const mulaiMs = ({ tanggalMulai }: Kegiatan): number => edgeOf(tanggalMulai, 'mulai') ?? Number.MAX_VALUE

/** By the time at which they begin; what says none comes last, and equal ones keep the gateway's order. */
const byMulai = (rows: readonly Kegiatan[]): Kegiatan[] => rows.toSorted((a, b) => mulaiMs(a) - mulaiMs(b))

/** What a student has taken: active ones first, then what was cancelled. */
export const diambilOf = (rows: readonly Kegiatan[]): Kegiatan[] => [
  ...byMulai(rows.filter(isDiambil)),
  ...byMulai(rows.filter((row) => !isDiambil(row))),
]

/**
 * What is on offer beside it, by whether one can register. What the student takes part in stands among the taken ones, and what was
 * cancelled only where it can be taken again.
 */
export const tawaranOf = (rows: readonly Kegiatan[], nowMs: number) => {
  const others = byMulai(rows.filter((row) => !isDiambil(row)))
  const isOpen = (row: Kegiatan) => reasonNotToTake(row, nowMs) === null
  return { open: others.filter(isOpen), closed: others.filter((row) => !isOpen(row) && !isDibatalkan(row)) }
}
