import { IconClock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { statusQuery } from '#domain/pembayaran/status-query.ts'
import { ScreenLink } from '#kit/link/screen-link.tsx'
import { writtenMomenText } from '#shared/format/momen.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { useReported } from '#shared/state/use-reported.ts'
import styles from './dashboard.module.css'

/** The payment that is waiting for its money, with the way to its number; nothing when there is none, or nobody knows. */
export const PembayaranBerjalan = () => {
  const { t, i18n } = useTranslation('dashboard')
  const { data, error } = useQuery(statusQuery(useIdMahasiswa()))
  useReported(error) // a hint beside the bills, whose screen says it in its place
  if (error || data?.access !== 'processing') return null
  const { total, batasWaktu } = data.pembayaran ?? {}
  const moment = writtenMomenText(batasWaktu, i18n.language, 'weekday')
  const waiting = Number.isSafeInteger(total)
    ? t('bill.waiting', { rupiah: formatRupiah(Number(total)) })
    : t('bill.waits')
  return (
    <p className={styles.why}>
      <IconClock size={16} aria-hidden />
      <span>
        <span>{moment ? `${waiting} ${t('bill.until', { moment: `${moment.hari}, ${moment.jam}` })}` : waiting}</span>{' '}
        <ScreenLink to="/biaya-kuliah">{t('bill.number')}</ScreenLink>
      </span>
    </p>
  )
}
