import { type ReactNode, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { withTexts } from '#shared/i18n/i18n.ts'
import { showFirstScreen } from '#shared/start/first-screen.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { AfterFirst } from '#shared/ui/state/after-first.tsx'
import { LoadErrorPart, lazyOptional } from '#shared/ui/state/lazy-optional.tsx'
import { Skeleton } from '#shared/ui/state/skeleton.tsx'
import { WhenNear } from '#shared/ui/state/when-near.tsx'
import styles from './dashboard.module.css'
import { IpsCard } from './ips-card.tsx'
import { KelasCard } from './kelas-card.tsx'
import { Salam } from './salam.tsx'
import { SksCard } from './sks-card.tsx'
import { TunggakanCard } from './tunggakan-card.tsx'
import { useIps, useKelas, useTunggakan } from './use-dashboard.ts'

/**
 * Marks the moment that the performance budgets measure: student, next class, arrears and IPS show data. A component of
 * its own, so that a response re-renders only the cards that use it.
 */
const ReadyMark = () => {
  const { biodataSingkat } = useBiodataSingkat()
  const { data: jadwal } = useKelas()
  const { data: rekap } = useTunggakan()
  const { data: points } = useIps()
  const isReady = Boolean(biodataSingkat && jadwal && rekap && points)
  // In the same commit that shows the data, not after it.
  useLayoutEffect(() => {
    document.querySelector('main')?.toggleAttribute('data-ready', isReady)
    if (isReady) showFirstScreen()
  }, [isReady])
  return null
}

/** Strip with the first action, of the same height in every state. */
const FirstStep = lazyOptional(async () => (await withTexts(import('./first-step/first-step.tsx'), 'ui')).FirstStep, {
  waiting: () => <FirstStepSkeleton />,
  onLoadError: (loss) => (
    <div className={styles.strip}>
      <LoadErrorPart {...loss} />
    </div>
  ),
})

const FirstStepSkeleton = () => (
  <div className={styles.strip}>
    <Skeleton lines={3} />
  </div>
)

const InPlaceOfDeadlines = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('dashboard')
  return (
    <Card title={t('deadline.title')}>
      <div className={styles.deadlines}>{children}</div>
    </Card>
  )
}

const DeadlinesSkeleton = () => (
  <InPlaceOfDeadlines>
    <Skeleton lines={6} />
  </InPlaceOfDeadlines>
)

const DeadlinesCard = lazyOptional(async () => (await withTexts(import('./deadlines-card.tsx'), 'ui')).DeadlinesCard, {
  waiting: () => <DeadlinesSkeleton />,
  onLoadError: (loss) => (
    <InPlaceOfDeadlines>
      <LoadErrorPart {...loss} />
    </InPlaceOfDeadlines>
  ),
})

/** The two news cards with other content, e.g. a skeleton. */
const InPlaceOfKabar = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('dashboard')
  return (
    <div className={styles.board}>
      {[t('news.title'), t('agenda.title')].map((title) => (
        <Card key={title} title={title}>
          <div className={styles.news}>{children}</div>
        </Card>
      ))}
    </div>
  )
}

const KabarSkeleton = () => (
  <InPlaceOfKabar>
    <Skeleton lines={14} />
  </InPlaceOfKabar>
)

const Kabar = lazyOptional(async () => (await withTexts(import('./kabar.tsx'), 'ui')).Kabar, {
  waiting: () => <KabarSkeleton />,
  onLoadError: (loss) => (
    <InPlaceOfKabar>
      <LoadErrorPart {...loss} />
    </InPlaceOfKabar>
  ),
})

/** /dashboard: next appointment, bills, study progress and news. */
export const DashboardPage = () => (
  <>
    <Salam />
    <AfterFirst placeholder={<FirstStepSkeleton />}>
      <FirstStep />
    </AfterFirst>
    <div className={styles.board}>
      <KelasCard />
      <TunggakanCard />
      <AfterFirst placeholder={<DeadlinesSkeleton />}>
        <DeadlinesCard />
      </AfterFirst>
      <IpsCard />
      <AfterFirst>
        <SksCard />
      </AfterFirst>
    </div>
    <AfterFirst>
      <WhenNear placeholder={<KabarSkeleton />}>
        <Kabar />
      </WhenNear>
    </AfterFirst>
    <ReadyMark />
  </>
)
