import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFlag } from '#flags/use-flag.ts'
import { LoadErrorPart, lazyOptional } from '#shared/ui/state/lazy-optional.tsx'
import { Skeleton } from '#shared/ui/state/skeleton.tsx'
import styles from './dashboard.module.css'
import { SteadyCard } from './steady-card.tsx'
import { useKemajuan } from './use-dashboard.ts'

const LINES = 6

const SksProgress = lazyOptional(async () => (await import('./sks-progress.tsx')).SksProgress, {
  waiting: () => <Skeleton lines={LINES} />,
  onLoadError: (loss) => <LoadErrorPart {...loss} />,
})

/** SKS passed, in progress and left until graduation (section 3: credits). */
export const SksCard = () => {
  const { t } = useTranslation('dashboard')
  const aside = useFlag('menu.nilai') ? <Link to="/nilai">{t('sks.transcript')}</Link> : null
  return (
    <SteadyCard title={t('sks.title')} aside={aside} query={useKemajuan()} className={styles.sks} lines={LINES}>
      {(kemajuan) => <SksProgress of={kemajuan} />}
    </SteadyCard>
  )
}
