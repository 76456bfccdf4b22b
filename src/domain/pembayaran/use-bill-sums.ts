import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { useGetBiayaKuliah } from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import { useToday } from '#shared/campus/use-campus-clock.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { useReported } from '#shared/state/use-reported.ts'
import { type BillPart, type BillSums, billSumsOf, type Kunci } from './bill-sums.ts'

/**
 * Fetches the bills and returns their sums, for screens that show them beside their own data.
 * @returns undefined while the bills are loading, null when they failed: the screen of the bills shows the failure
 */
export const useBillSums = (idMahasiswa: string, isConfirming = true): BillSums | null | undefined => {
  const { data, error } = useGetBiayaKuliah(idMahasiswa, { query: { enabled: isConfirming } })
  const today = useToday()
  useReported(error)
  if (!data) return error ? null : undefined
  return billSumsOf(data, today)
}

const PARTS = { lewat: 'ui:owed.lewat', tanpa: 'ui:owed.tanpa', belum: 'ui:owed.belum' } as const

const OPENS = {
  'kartu-ujian': 'ui:owed.to.kartu-ujian',
  krs: 'ui:owed.to.krs',
  cuti: 'ui:owed.to.cuti',
  wisuda: 'ui:owed.to.wisuda',
} as const satisfies Record<Kunci, string>

/** Returns the effect of opening a lock as part of a sentence: 'kartu ujian terbuka'. */
export const openedText = (kunci: Kunci): string => i18next.t(OPENS[kunci])

const UNREAD = { rupiah: undefined, parts: [] }

const partText = ({ tempo, rupiah }: BillPart): string => i18next.t(PARTS[tempo], { rupiah: formatRupiah(rupiah) })

/**
 * Returns a sentence with the amount that opens a lock, or that the campus decides when no response contains it.
 * @param sums null when the bills could not be read
 */
export const lockText = (sums: BillSums | null, kunci: Kunci, hasParts = true): string => {
  const { rupiah, parts } = sums?.pembuka[kunci] ?? UNREAD
  const what = openedText(kunci)
  if (rupiah === undefined) return i18next.t('ui:owed.unread', { what })
  if (rupiah === null) return i18next.t('ui:owed.campus', { what })
  const sum = formatRupiah(rupiah)
  return hasParts && parts.length > 1
    ? i18next.t('ui:owed.sumOf', { sum, what, parts: parts.map(partText).join(', ') })
    : i18next.t('ui:owed.sum', { sum, what })
}

/**
 * Returns the sentence beside a lock that unpaid bills cause: the amount that opens it. '' while the bills are unknown.
 */
export const useLockText = (idMahasiswa: string, kunci: Kunci): string => {
  useTranslation('ui')
  const sums = useBillSums(idMahasiswa)
  return sums === undefined ? '' : lockText(sums, kunci)
}
