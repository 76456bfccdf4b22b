import { IconCircleCheck, IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFlag } from '#flags/use-flag.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { formatTanggal } from '#shared/format/tanggal.ts'
import { daysBetween } from '#shared/time/campus-time.ts'
import { useToday } from '#shared/time/use-campus-clock.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { AfterFirst } from '#shared/ui/state/after-first.tsx'
import { lostQuietly, optionalPart } from '#shared/ui/state/optional-part.tsx'
import styles from './dashboard.module.css'
import { SteadyCard } from './steady-card.tsx'
import { useKemajuan, useTunggakan } from './use-dashboard.ts'

const PembayaranBerjalan = optionalPart(async () => (await import('./pembayaran-berjalan.tsx')).PembayaranBerjalan, {
  lost: lostQuietly,
})

const Owed = ({ rupiah, due }: { rupiah: number; due: string | null }) => {
  const { t, i18n } = useTranslation('dashboard')
  const { data: kemajuan } = useKemajuan()
  const isInMenu = useFlag('menu.biaya-kuliah')
  const today = useToday()
  const late = due === null ? 0 : daysBetween(due, today)
  const date = formatTanggal(due, i18n.language)
  return (
    <>
      <p className={styles.big}>{formatRupiah(rupiah)}</p>
      {date ? <p>{late > 0 ? t('bill.late', { count: late, date }) : t('bill.due', { date })}</p> : null}
      <AfterFirst>
        <PembayaranBerjalan />
      </AfterFirst>
      {kemajuan?.isKartuUjianDikunci ? (
        <p className={styles.why}>
          <IconLock size={16} aria-hidden />
          <span>{t('bill.locked')}</span>
        </p>
      ) : null}
      {isInMenu ? (
        <p className={styles.actions}>
          <Link className={buttonClass('main')} to="/biaya-kuliah">
            {t('bill.pay')}
          </Link>
        </p>
      ) : null}
    </>
  )
}

/** What must be paid. Nothing owed is said, not left blank. */
export const TunggakanCard = () => {
  const { t } = useTranslation('dashboard')
  const asked = useTunggakan()
  const due = asked.data?.jatuhTempoTerdekat ?? null
  const today = useToday()
  // What is not due yet is a bill, and no arrears.
  const isEarly = due !== null && due >= today
  return (
    <SteadyCard
      title={isEarly ? t('bill.titleDue') : t('bill.title')}
      of={asked}
      className={styles.tunggakan}
      lines={5}
    >
      {({ tunggakan, totalBayar }) =>
        tunggakan > 0 ? (
          <Owed rupiah={tunggakan} due={due} />
        ) : (
          <>
            <p className={styles.big}>{formatRupiah(0)}</p>
            <p className={styles.why}>
              <IconCircleCheck size={16} aria-hidden />
              <span>{t('bill.none', { paid: formatRupiah(totalBayar) })}</span>
            </p>
          </>
        )
      }
    </SteadyCard>
  )
}
