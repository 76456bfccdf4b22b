import { lazy, Suspense, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { showFirstScreen } from '#shared/first-screen.ts'
import { AfterFirst } from '#shared/ui/after-first.tsx'
import { Card } from '#shared/ui/card.tsx'
import { Skeleton } from '#shared/ui/skeleton.tsx'
import { WhenNear } from '#shared/ui/when-near.tsx'
import styles from './dashboard.module.css'
import { IpsCard } from './ips-card.tsx'
import { KelasCard } from './kelas-card.tsx'
import { Salam } from './salam.tsx'
import { SksCard } from './sks-card.tsx'
import { TunggakanCard } from './tunggakan-card.tsx'
import { useIps, useKelas, useTunggakan } from './use-dashboard.ts'

/**
 * Marks the moment that the performance budgets measure: student, next class, arrears and IPS show data. By itself, so
 * that an answer renders the cards it belongs to and no other.
 */
const ReadyMark = () => {
  const { biodataSingkat } = useBiodataSingkat()
  const { jadwal } = useKelas()
  const { rekap } = useTunggakan()
  const { points } = useIps()
  const isReady = Boolean(biodataSingkat && jadwal && rekap && points)
  // In the commit that shows the data, not after it.
  useLayoutEffect(() => {
    document.querySelector('main')?.toggleAttribute('data-ready', isReady)
    if (isReady) showFirstScreen()
  }, [isReady])
  return null
}

const Kabar = lazy(async () => ({ default: (await import('./kabar.tsx')).Kabar }))

const KabarSkeleton = () => {
  const { t } = useTranslation('dashboard')
  return (
    <div className={styles['board']}>
      <Card title={t('news.title')}>
        <div className={styles['news']}>
          <Skeleton lines={14} />
        </div>
      </Card>
      <Card title={t('agenda.title')}>
        <div className={styles['news']}>
          <Skeleton lines={14} />
        </div>
      </Card>
    </div>
  )
}

/** /dashboard: what now, what must I pay, how am I doing, what is new. */
export const DashboardPage = () => (
  <>
    <Salam />
    <div className={styles['board']}>
      <KelasCard />
      <TunggakanCard />
      <IpsCard />
      <AfterFirst>
        <SksCard />
      </AfterFirst>
    </div>
    <AfterFirst>
      <WhenNear placeholder={<KabarSkeleton />}>
        <Suspense fallback={<KabarSkeleton />}>
          <div className={styles['board']}>
            <Kabar />
          </div>
        </Suspense>
      </WhenNear>
    </AfterFirst>
    <ReadyMark />
  </>
)
