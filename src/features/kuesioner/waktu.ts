import { type Fase, faseOf, toJendela } from '#domain/jendela/jendela.ts'
import { periodeLabel, periodeOrder, toKodePeriode, toPeriode } from '#domain/periode/periode.ts'
import type { KuesionerMakul, KuesionerSemester, KuesionerWaktu } from '#generated/client/kuesioner/readers.ts'
import { onceBy } from '#shared/wire/once-by.ts'
import { type Listed, mapRows, sortRows } from '#shared/wire/readers.ts'

const periodeOf = ({ tahun, semester }: KuesionerWaktu) => toPeriode(tahun, semester)

/** A row of an answer with its period, null where it names none, and what that is called. */
const toWaktu = (row: KuesionerWaktu) => {
  const periode = periodeOf(row)
  return { ...row, periode, nama: periode ? periodeLabel(periode) : row.label || '–' }
}
export type Waktu = ReturnType<typeof toWaktu>

/** The periods of an answer, each once: they stand in waktuKuesioner.data (section 7); null where that is no list. */
export const waktuOf = ({ waktuKuesioner }: KuesionerSemester): Listed<Waktu> | null =>
  waktuKuesioner?.data
    ? onceBy(mapRows(waktuKuesioner.data, toWaktu), (row) => (row?.periode ? String(toKodePeriode(row.periode)) : ''))
    : null

/** Where its window stands. @param nowMs by the gateway's clock */
const faseWaktu = (row: KuesionerWaktu, nowMs: number): Fase => faseOf(toJendela(row), nowMs)

/** How many parts of it are still to be sent; one where the gateway counts none. */
export const sisaOf = ({ isSudahDiisi, jumlahDiisi, jumlahTotal }: KuesionerWaktu): number => {
  if (isSudahDiisi === true) return 0
  const rest = jumlahTotal == null ? 1 : jumlahTotal - (jumlahDiisi ?? 0)
  return isSudahDiisi === false ? Math.max(1, rest) : Math.max(0, rest)
}

const orderOf = (row: KuesionerWaktu): number => {
  const periode = periodeOf(row)
  return periode ? periodeOrder(periode) : 0
}

/** What is to be filled in now, an earlier period first: its grades wait; and everything else in the gateway's order. */
export const bagiWaktu = <Row extends KuesionerWaktu>(rows: readonly Row[], nowMs: number) => {
  const isDue = (row: Row) =>
    ['open', 'unknown'].includes(faseWaktu(row, nowMs)) && sisaOf(row) > 0 && periodeOf(row) !== null
  const due = rows.filter(isDue).toSorted((a, b) => orderOf(a) - orderOf(b))
  return { due, others: rows.filter((row) => !isDue(row)) }
}

/** Whether everything that is open has been sent: something is open, and none of it waits (readings, 100). */
export const isSemuaTerkirim = (rows: readonly KuesionerWaktu[], nowMs: number): boolean => {
  const open = rows.filter((row) => faseWaktu(row, nowMs) === 'open')
  return open.length > 0 && open.every((row) => row.isSudahDiisi === true)
}

/** Courses of a period, each once: what is still to be sent first, each group in the gateway's order. */
export const urutMakul = (rows: Listed<KuesionerMakul>): Listed<KuesionerMakul> =>
  sortRows(
    onceBy(rows, (row) => (row ? [row.idMakul, row.idKelas, row.dosen?.id].join(' ') : '')),
    (a, b) => Number(a.isSudahDiisi) - Number(b.isSudahDiisi),
  )
