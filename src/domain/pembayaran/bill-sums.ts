import type { BiayaKuliah, Tagihan } from '#generated/client/biaya-kuliah/readers.ts'
import type { Rupiah, Waktu } from '#shared/wire/readers.ts'

/** Locks that unpaid bills may cause, each with the field of a bill that reports it. */
const LOCKS = {
  'kartu-ujian': 'isMengunciKartuUjian',
  krs: 'isMengunciKrs',
  cuti: 'isMengunciCuti',
  wisuda: 'isMengunciWisuda',
} as const satisfies Record<string, keyof Tagihan>

/** A feature that stays locked until bills are paid. */
export type Kunci = keyof typeof LOCKS

/** Bills by due date: overdue, without a due date, not due yet. */
export type Tempo = 'lewat' | 'tanpa' | 'belum'

const TEMPO = ['lewat', 'tanpa', 'belum'] as const satisfies readonly Tempo[]

type Due = Pick<Tagihan, 'jatuhTempo'>
type Bill = Due & Pick<Tagihan, 'tunggakan' | (typeof LOCKS)[Kunci]>

/** Returns whether a bill is overdue, not due yet, or without a due date; undefined when its date cannot be read. */
export const tempoOf = ({ jatuhTempo }: Due, today: string): Tempo | undefined => {
  if (jatuhTempo === undefined) return undefined
  if (jatuhTempo === null) return 'tanpa'
  return jatuhTempo < today ? 'lewat' : 'belum'
}

/** Returns whether this bill keeps a lock closed until it is paid; null where the gateway does not say. */
export const isLocking = (bill: Bill, kunci: Kunci): boolean | null => bill[LOCKS[kunci]]

export interface BillPart {
  tempo: Tempo
  rupiah: number
  /** Earliest due date of its bills; null for bills without one. */
  first: Waktu
  /** False when its bills have different due dates. */
  isOneDay: boolean
}

export interface BillSum {
  /** null when no response contains it, undefined when it cannot be read. */
  rupiah: Rupiah
  /** Parts in the order overdue, without a due date, not due yet; empty when a due date cannot be read. */
  parts: readonly BillPart[]
}

const UNREADABLE: BillSum = { rupiah: undefined, parts: [] }

const add = (bills: readonly Bill[]): Rupiah =>
  bills.reduce<Rupiah>((sum, { tunggakan }) => (sum == null || tunggakan == null ? undefined : sum + tunggakan), 0)

const earliest = (bills: readonly Bill[]): Waktu =>
  bills.reduce<Waktu>(
    (first, { jatuhTempo }) => (first == null || (jatuhTempo ?? '') < first ? jatuhTempo : first),
    null,
  )

const partsOf = (bills: readonly Bill[], today: string): BillPart[] => {
  if (bills.some((bill) => tempoOf(bill, today) === undefined)) return []
  return TEMPO.flatMap((tempo) => {
    const own = bills.filter((bill) => tempoOf(bill, today) === tempo)
    const rupiah = add(own)
    const isOneDay = new Set(own.map(({ jatuhTempo }) => jatuhTempo)).size <= 1
    return rupiah ? [{ tempo, rupiah, first: earliest(own), isOneDay }] : []
  })
}

const sumOf = (bills: readonly Bill[], today: string): BillSum => {
  const rupiah = add(bills)
  return rupiah == null ? UNREADABLE : { rupiah, parts: partsOf(bills, today) }
}

/** The three sums of a student's debt. */
export interface BillSums {
  /** Everything that is owed (tagihan). */
  tagihan: BillSum
  /** The overdue part of it (tunggakan). */
  tunggakan: Rupiah
  /** Amount to be paid before each lock opens; null where the gateway leaves that to the campus. */
  pembuka: Readonly<Record<Kunci, BillSum>>
}

const overdueOf = (bills: readonly Bill[], today: string): Rupiah =>
  bills.some((bill) => tempoOf(bill, today) === undefined)
    ? undefined
    : add(bills.filter((bill) => tempoOf(bill, today) === 'lewat'))

const openingOf = (bills: readonly Bill[], kunci: Kunci, today: string): BillSum => {
  const own = bills.filter((bill) => isLocking(bill, kunci) === true)
  const isTold = bills.every((bill) => isLocking(bill, kunci) !== null)
  // A lock without bills is opened by the campus, not by paying.
  return isTold && own.length > 0 ? sumOf(own, today) : { rupiah: null, parts: [] }
}

/**
 * Returns the total owed, its overdue part, and the amount that opens each lock, from the list of bills.
 * @param today day at the campus, YYYY-MM-DD
 */
export const billSumsOf = ({ tagihan }: Pick<BiayaKuliah, 'tagihan'>, today: string): BillSums => {
  const bills = tagihan?.every((bill) => bill !== null) ? tagihan : null
  const pembukaOf = (kunci: Kunci): BillSum => (bills ? openingOf(bills, kunci, today) : UNREADABLE)
  return {
    tagihan: bills ? sumOf(bills, today) : UNREADABLE,
    tunggakan: bills ? overdueOf(bills, today) : undefined,
    pembuka: {
      'kartu-ujian': pembukaOf('kartu-ujian'),
      krs: pembukaOf('krs'),
      cuti: pembukaOf('cuti'),
      wisuda: pembukaOf('wisuda'),
    },
  }
}
