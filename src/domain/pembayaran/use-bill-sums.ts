import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { useGetBiayaKuliah } from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import { useToday } from '#shared/campus/use-campus-clock.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { useReported } from '#shared/state/use-reported.ts'
import { type BillPart, type BillSums, billSumsOf, type Kunci } from './bill-sums.ts'

/**
 * What is owed, what is overdue and what opens each lock, beside another answer.
 * @returns undefined while the bills are on their way, null where they failed: their own screen says so
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

/** What happens once a lock opens, as a part of a sentence: 'kartu ujian terbuka'. */
export const openedText = (kunci: Kunci): string => i18next.t(OPENS[kunci])

const UNREAD = { rupiah: undefined, parts: [] }

const partText = ({ tempo, rupiah }: BillPart): string => i18next.t(PARTS[tempo], { rupiah: formatRupiah(rupiah) })

/**
 * The sum that opens a lock, in a sentence; that the campus decides it where no answer gives it.
 * @param sums null where the bills could not be read
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

/** The sentence beside a lock that bills hold: what has to be paid to open it. '' while the bills are not known. */
export const useLockText = (idMahasiswa: string, kunci: Kunci): string => {
  useTranslation('ui')
  const sums = useBillSums(idMahasiswa)
  return sums === undefined ? '' : lockText(sums, kunci)
}
