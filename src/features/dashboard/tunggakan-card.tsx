import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { withTexts } from '#shared/i18n/i18n.ts'
import { LoadErrorPart, lazyOptional } from '#shared/ui/state/lazy-optional.tsx'
import styles from './dashboard.module.css'
import { CardWay, SteadyCard } from './steady-card.tsx'
import { useTunggakan } from './use-dashboard.ts'

const Owed = lazyOptional(async () => (await withTexts(import('./owed.tsx'), 'ui')).Owed, {
  onLoadError: (loss) => <LoadErrorPart {...loss} />,
})

/** Amount owed and its overdue part. Shows a text when nothing is owed. The payment due now is in the strip. */
export const TunggakanCard = () => {
  const { t } = useTranslation('dashboard')
  return (
    <SteadyCard
      title={t('bill.title')}
      query={useTunggakan()}
      className={styles.tunggakan}
      lines={5}
      way={<CardWay to="/biaya-kuliah">{t('bill.all')}</CardWay>}
    >
      {({ tunggakan, totalBayar, jatuhTempoTerdekat = null }) => (
        <>
          <p className={styles.big}>{formatRupiah(tunggakan)}</p>
          {tunggakan > 0 ? (
            <Owed rupiah={tunggakan} due={jatuhTempoTerdekat} />
          ) : (
            <p className={styles.why}>
              <IconCircleCheck size={16} aria-hidden />
              <span>{t('bill.none', { paid: formatRupiah(totalBayar) })}</span>
            </p>
          )}
        </>
      )}
    </SteadyCard>
  )
}
