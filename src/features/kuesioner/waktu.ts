import { type Fase, faseOf, toJendela } from '#domain/jendela/jendela.ts'
import { periodeLabel, periodeOrder, toKodePeriode, toPeriode } from '#domain/periode/periode.ts'
import type { KuesionerMakul, KuesionerSemester, KuesionerWaktu } from '#generated/client/kuesioner/readers.ts'
import { onceBy } from '#shared/wire/once-by.ts'
import { type Listed, mapRows, sortRows } from '#shared/wire/readers.ts'

const periodeOf = ({ tahun, semester }: KuesionerWaktu) => toPeriode(tahun, semester)

/** Adds the period (null without one) and its label to a row. */
const toWaktu = (row: KuesionerWaktu) => {
  const periode = periodeOf(row)
  return { ...row, periode, nama: periode ? periodeLabel(periode) : row.label || '–' }
}
export type Waktu = ReturnType<typeof toWaktu>

/** Returns the periods in waktuKuesioner.data (section 7) without duplicates; null when that is no list. */
export const waktuOf = ({ waktuKuesioner }: KuesionerSemester): Listed<Waktu> | null =>
  waktuKuesioner?.data
    ? onceBy(mapRows(waktuKuesioner.data, toWaktu), (row) => (row?.periode ? String(toKodePeriode(row.periode)) : ''))
    : null

/** Returns the phase of its window. @param nowMs by the gateway's clock */
const faseWaktu = (row: KuesionerWaktu, nowMs: number): Fase => faseOf(toJendela(row), nowMs)

/** Returns the number of unsent parts; 1 when the gateway gives no total. */
export const sisaOf = ({ isSudahDiisi, jumlahDiisi, jumlahTotal }: KuesionerWaktu): number => {
  if (isSudahDiisi === true) return 0
  const rest = jumlahTotal == null ? 1 : jumlahTotal - (jumlahDiisi ?? 0)
  return isSudahDiisi === false ? Math.max(1, rest) : Math.max(0, rest)
}

const orderOf = (row: KuesionerWaktu): number => {
  const periode = periodeOf(row)
  return periode ? periodeOrder(periode) : 0
}

/** Splits the rows: due now, earliest period first (its grades are hidden); others in the gateway's order. */
export const bagiWaktu = <Row extends KuesionerWaktu>(rows: readonly Row[], nowMs: number) => {
  const isDue = (row: Row) =>
    ['open', 'unknown'].includes(faseWaktu(row, nowMs)) && sisaOf(row) > 0 && periodeOf(row) !== null
  const due = rows.filter(isDue).toSorted((a, b) => orderOf(a) - orderOf(b))
  return { due, others: rows.filter((row) => !isDue(row)) }
}

/** Returns whether everything open has been sent; false when nothing is open (readings, 100). */
export const isSemuaTerkirim = (rows: readonly KuesionerWaktu[], nowMs: number): boolean => {
  const open = rows.filter((row) => faseWaktu(row, nowMs) === 'open')
  return open.length > 0 && open.every((row) => row.isSudahDiisi === true)
}

/** Returns the courses of a period without duplicates, unsent ones first, otherwise in the gateway's order. */
export const urutMakul = (rows: Listed<KuesionerMakul>): Listed<KuesionerMakul> =>
  sortRows(
    onceBy(rows, (row) => (row ? [row.idMakul, row.idKelas, row.dosen?.id].join(' ') : '')),
    (a, b) => Number(a.isSudahDiisi) - Number(b.isSudahDiisi),
  )
