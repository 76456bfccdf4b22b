import type { BiayaKuliah, Tagihan } from '#generated/client/biaya-kuliah/readers.ts'
import type { Rupiah, Waktu } from '#shared/wire/readers.ts'

/** What unpaid bills may lock, with the field of a bill that says so. */
const LOCKS = {
  'kartu-ujian': 'isMengunciKartuUjian',
  krs: 'isMengunciKrs',
  cuti: 'isMengunciCuti',
  wisuda: 'isMengunciWisuda',
} as const satisfies Record<string, keyof Tagihan>

/** Something that stays locked until bills are paid. */
export type Kunci = keyof typeof LOCKS

/** Bills by their due date: overdue, without a due date, not due yet. */
export type Tempo = 'lewat' | 'tanpa' | 'belum'

const TEMPO = ['lewat', 'tanpa', 'belum'] as const satisfies readonly Tempo[]

type Due = Pick<Tagihan, 'jatuhTempo'>
type Bill = Due & Pick<Tagihan, 'tunggakan' | (typeof LOCKS)[Kunci]>

/** Returns whether a bill is overdue, not due yet, or without a due date; undefined where its date cannot be read. */
export const tempoOf = ({ jatuhTempo }: Due, today: string): Tempo | undefined => {
  if (jatuhTempo === undefined) return undefined
  if (jatuhTempo === null) return 'tanpa'
  return jatuhTempo < today ? 'lewat' : 'belum'
}

/** Returns whether a lock stays until this bill is paid; null where the gateway does not say. */
export const isLocking = (bill: Bill, kunci: Kunci): boolean | null => bill[LOCKS[kunci]]

/** A part of a sum. */
export interface BillPart {
  tempo: Tempo
  rupiah: number
  /** Earliest due date in it; null for bills without one. */
  first: Waktu
}

/** An amount with its parts. */
export interface BillSum {
  /** null where no answer gives it, undefined where it cannot be read. */
  rupiah: Rupiah
  /** What it consists of, in the order overdue, without a due date, not due yet; empty where a due date cannot be read. */
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
    return rupiah ? [{ tempo, rupiah, first: earliest(own) }] : []
  })
}

const sumOf = (bills: readonly Bill[], today: string): BillSum => {
  const rupiah = add(bills)
  return rupiah == null ? UNREADABLE : { rupiah, parts: partsOf(bills, today) }
}

/** The three quantities of what a student owes. */
export interface BillSums {
  /** Everything that is owed (tagihan). */
  tagihan: BillSum
  /** What of it is overdue (tunggakan). */
  tunggakan: Rupiah
  /** What has to be paid before a lock opens; null where the gateway leaves that to the campus. */
  pembuka: Readonly<Record<Kunci, BillSum>>
}

const overdueOf = (bills: readonly Bill[], today: string): Rupiah =>
  bills.some((bill) => tempoOf(bill, today) === undefined)
    ? undefined
    : add(bills.filter((bill) => tempoOf(bill, today) === 'lewat'))

const openingOf = (bills: readonly Bill[], kunci: Kunci, today: string): BillSum => {
  const own = bills.filter((bill) => isLocking(bill, kunci) === true)
  const isTold = bills.every((bill) => isLocking(bill, kunci) !== null)
  // A lock that no bill holds is none of the bills': the campus decides about it.
  return isTold && own.length > 0 ? sumOf(own, today) : { rupiah: null, parts: [] }
}

/**
 * Reads what is owed in all, what of it is overdue, and what opens each lock, from the list of bills.
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
