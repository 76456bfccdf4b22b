import { IconCircleCheck, IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { periodeLabel, toPeriode } from '#domain/periode/periode.ts'
import type { RekapPembayaran } from '#generated/client/rekap-pembayaran/readers.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { formatTanggal } from '#shared/format/tanggal.ts'
import { daysBetween } from '#shared/time/campus-time.ts'
import { useToday } from '#shared/time/use-campus-clock.ts'
import { allRows } from '#shared/wire/readers.ts'
import styles from './dashboard.module.css'
import { CardWay, SteadyCard } from './steady-card.tsx'
import { useKemajuan, useTunggakan } from './use-dashboard.ts'

const MAX_PARTS = 3

/** What is owed by semester; none where the answer does not name every part, or the parts are not the sum. */
const partsOf = (rupiah: number, semesters: RekapPembayaran['perSemester'] | undefined) => {
  const parts = (allRows(semesters) ?? [])
    .filter(({ tunggakan }) => tunggakan !== 0)
    .map(({ tahun, semester, tunggakan }) => ({ periode: toPeriode(tahun, semester), rupiah: tunggakan ?? Number.NaN }))
  const sum = parts.reduce((total, part) => total + part.rupiah, 0)
  return sum === rupiah && parts.length <= MAX_PARTS && parts.every(({ periode }) => periode) ? parts : []
}

interface Props {
  rupiah: number
  due: string | null
  semesters: RekapPembayaran['perSemester'] | undefined
}

const Owed = ({ rupiah, due, semesters }: Props) => {
  const { t, i18n } = useTranslation('dashboard')
  const { data: kemajuan } = useKemajuan()
  const today = useToday()
  const late = due === null ? 0 : daysBetween(due, today)
  const date = formatTanggal(due, i18n.language)
  return (
    <>
      <p className={styles.big}>{formatRupiah(rupiah)}</p>
      {date ? <p>{late > 0 ? t('bill.late', { count: late, date }) : t('bill.due', { date })}</p> : null}
      <dl className={styles.parts}>
        {partsOf(rupiah, semesters).map(({ periode, rupiah: part }) =>
          periode ? (
            <div key={periodeLabel(periode)}>
              <dt>{periodeLabel(periode)}</dt>
              <dd>{formatRupiah(part)}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {kemajuan?.isKartuUjianDikunci ? (
        <p className={styles.why}>
          <IconLock size={16} aria-hidden />
          <span>{t('bill.locked')}</span>
        </p>
      ) : null}
    </>
  )
}

/** What is owed, and of it what is overdue. Nothing owed is said, not left blank. What is to be paid now stands in the strip. */
export const TunggakanCard = () => {
  const { t } = useTranslation('dashboard')
  return (
    <SteadyCard
      title={t('bill.title')}
      of={useTunggakan()}
      className={styles.tunggakan}
      lines={5}
      way={<CardWay to="/biaya-kuliah">{t('bill.all')}</CardWay>}
    >
      {({ tunggakan, totalBayar, jatuhTempoTerdekat = null, perSemester }) =>
        tunggakan > 0 ? (
          <Owed rupiah={tunggakan} due={jatuhTempoTerdekat} semesters={perSemester} />
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
