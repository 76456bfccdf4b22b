import { edgeOf } from '#domain/jendela/jendela.ts'
import { readStatusKegiatan } from '#domain/kegiatan/kegiatan-list-params.ts'
import type { Kegiatan, KegiatanMahasiswa } from '#generated/client/akademik/readers.ts'
import { isWholeList } from '#kit/list/whole-list.ts'
import { findRow, type Listed, UNREADABLE, type Waktu } from '#shared/wire/readers.ts'

/** Returns the activities of a response; unreadable rows are null. Returns null when there is no list. */
export const rowsOf = ({ kegiatanMahasiswa }: KegiatanMahasiswa): Listed<Kegiatan> | null =>
  kegiatanMahasiswa?.data ?? null

/** Returns one activity of a response: undefined when absent, null when unreadable or the response is incomplete. */
export const kegiatanIn = (answer: KegiatanMahasiswa, id: string): Kegiatan | null | undefined => {
  const row = findRow(rowsOf(answer), ({ idKegiatan }) => idKegiatan === id)
  return row === undefined && !isWhole(answer) ? null : row
}

/** Returns whether a response holds every activity; only then does a missing one not exist. */
export const isWhole = ({ kegiatanMahasiswa }: KegiatanMahasiswa): boolean =>
  !!kegiatanMahasiswa && isWholeList(kegiatanMahasiswa)

/** Returns whether the student takes part: status 1. Status 2 is cancelled (section 9); any other was never taken. */
export const isDiambil = ({ status }: Pick<Kegiatan, 'status'>): boolean => readStatusKegiatan(status) === 'active'

/** Returns whether the student cancelled it. */
export const isDibatalkan = ({ status }: Pick<Kegiatan, 'status'>): boolean =>
  readStatusKegiatan(status) === 'cancelled'

/** Returns whether there may be an unpaid bill, including a payment that is still in progress. */
export const mayHaveBill = ({ biaya, isSudahBayar }: Kegiatan): boolean =>
  biaya !== null && biaya !== 0 && isSudahBayar !== true

/** Returns whether an activity that the student takes has an unpaid bill. */
export const isTertagih = ({ status, biaya, isSudahBayar }: Kegiatan): boolean =>
  isDiambil({ status }) && (biaya ?? 0) > 0 && isSudahBayar === false

/** Returns the seats left; null when the campus has no limit or gives none. */
export const sisaKursi = ({ kuota, terisi }: Pick<Kegiatan, 'kuota' | 'terisi'>): number | null =>
  typeof kuota !== 'number' || typeof terisi !== 'number' ? null : Math.max(0, kuota - terisi)

/** Returns whether a moment of an activity has passed; false when the response has none. */
export const isLewat = (value: Waktu, edge: 'mulai' | 'selesai', nowMs: number): boolean =>
  (edgeOf(value, edge) ?? nowMs) < nowMs

/** Reason why an activity cannot be taken or cancelled: a text key of `why`. */
type RefusalReason = 'closed' | 'full' | 'notOpen' | 'cost' | 'unclear' | 'begun' | 'paid' | 'notCancellable'

/**
 * Returns why an activity cannot be taken; null when it can. Blocked when the gateway forbids it, the cost is
 * unreadable or it may already be taken. When the gateway gives no flag, the write is allowed and the gateway decides.
 * @param nowMs by the gateway's clock
 */
export const reasonNotToTake = (kegiatan: Kegiatan, nowMs: number): RefusalReason | null => {
  if (isLewat(kegiatan.batasPendaftaran, 'selesai', nowMs)) return 'closed'
  if (sisaKursi(kegiatan) === 0) return 'full'
  if (kegiatan.isBisaDiambil === false) return 'notOpen'
  if (kegiatan.status === UNREADABLE) return 'unclear'
  return kegiatan.biaya === undefined ? 'cost' : null
}

/** Returns why an activity cannot be cancelled; null when it can. @param nowMs by the gateway's clock */
export const reasonNotToCancel = (kegiatan: Kegiatan, nowMs: number): RefusalReason | null => {
  if (isLewat(kegiatan.tanggalMulai, 'mulai', nowMs)) return 'begun'
  if (kegiatan.isBisaDibatalkan !== false) return null
  return kegiatan.isSudahBayar === true && (kegiatan.biaya ?? 0) > 0 ? 'paid' : 'notCancellable'
}

const mulaiMs = ({ tanggalMulai }: Kegiatan): number => edgeOf(tanggalMulai, 'mulai') ?? Number.MAX_VALUE

/** Sorts by start time; activities without one come last, and ties keep the gateway's order. */
const byMulai = (rows: readonly Kegiatan[]): Kegiatan[] => rows.toSorted((a, b) => mulaiMs(a) - mulaiMs(b))

/** Sorts the own activities: active ones first, then cancelled ones. */
export const diambilOf = (rows: readonly Kegiatan[]): Kegiatan[] => [
  ...byMulai(rows.filter(isDiambil)),
  ...byMulai(rows.filter((row) => !isDiambil(row))),
]

/**
 * Splits the activities on offer by whether the student can register. Excludes activities that the student takes part
 * in, and cancelled ones unless they can be taken again.
 */
export const tawaranOf = (rows: readonly Kegiatan[], nowMs: number) => {
  const others = byMulai(rows.filter((row) => !isDiambil(row)))
  const isOpen = (row: Kegiatan) => reasonNotToTake(row, nowMs) === null
  return { open: others.filter(isOpen), closed: others.filter((row) => !isOpen(row) && !isDibatalkan(row)) }
}
