import { IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { BillPart } from '#domain/pembayaran/bill-sums.ts'
import { lockText, useBillSums } from '#domain/pembayaran/use-bill-sums.ts'
import { daysBetween } from '#shared/campus/campus-time.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { useToday } from '#shared/campus/use-campus-clock.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import styles from './dashboard.module.css'
import { useKemajuan } from './use-dashboard.ts'

const YEAR = 4

/** The amount owed by due date: overdue, without a due date, not due yet. */
const Parts = ({ of }: { of: readonly BillPart[] }) => {
  const { t, i18n } = useTranslation('dashboard')
  const today = useToday()
  return (
    <dl className={styles.parts}>
      {of.map(({ tempo, rupiah, first, isOneDay }) => {
        const isThisYear = first?.slice(0, YEAR) === today.slice(0, YEAR)
        const date = formatTanggal(first, i18n.language, isThisYear ? 'monthDay' : 'full')
        return (
          <div key={tempo}>
            <dt>{t(tempo === 'belum' && !isOneDay ? 'bill.part.several' : `bill.part.${tempo}`, { date })}</dt>
            <dd>{formatRupiah(rupiah)}</dd>
          </div>
        )
      })}
    </dl>
  )
}

/** The earliest due date, used when the bills are unknown. */
const Due = ({ date: due }: { date: string | null }) => {
  const { t, i18n } = useTranslation('dashboard')
  const today = useToday()
  const count = due === null ? 0 : daysBetween(due, today)
  const date = formatTanggal(due, i18n.language)
  return date ? <p>{count > 0 ? t('bill.late', { count, date }) : t('bill.due', { date })}</p> : null
}

interface Props {
  /** Total amount owed, as shown on the card. */
  rupiah: number
  /** Earliest due date. */
  due: string | null
}

/** Parts of the card's sum, and the amount that unlocks the exam card. */
export const Owed = ({ rupiah, due }: Props) => {
  const { t } = useTranslation('dashboard')
  const { data: kemajuan } = useKemajuan()
  const sums = useBillSums(useIdMahasiswa())
  // Parts that belong to another sum would not add up.
  const parts = sums?.tagihan.rupiah === rupiah ? sums.tagihan.parts : []
  return (
    <>
      {parts.length > 0 ? <Parts of={parts} /> : sums === undefined ? null : <Due date={due} />}
      {kemajuan?.isKartuUjianDikunci ? (
        <p className={styles.why}>
          <IconLock size={16} aria-hidden />
          <span>{sums === undefined ? t('bill.locked') : lockText(sums, 'kartu-ujian', false)}</span>
        </p>
      ) : null}
    </>
  )
}
