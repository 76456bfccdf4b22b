import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AsyncBody } from '#shared/ui/async-body.tsx'
import { Card } from '#shared/ui/card.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import styles from './dashboard.module.css'
import { kemajuanSks, semestersLeft } from './kemajuan-sks.ts'
import { Steady } from './steady.tsx'
import { useKemajuan } from './use-dashboard.ts'

/** SKS passed, running and left of what graduation needs (section 3: credits). */
export const SksCard = () => {
  const { t } = useTranslation('dashboard')
  const { kemajuan, updatedAt, error, isPending, refetch } = useKemajuan()
  const progress = kemajuan && kemajuanSks(kemajuan.sksTempuh, kemajuan.sksBerjalan, kemajuan.sksKelulusan)
  const left = progress && semestersLeft(progress)
  const ke = kemajuan?.semesterBerjalan
  return (
    <Card title={t('sks.title')} updatedAt={updatedAt} aside={<Link to="/nilai">{t('sks.transcript')}</Link>}>
      <Steady className={styles['sks']} isPending={isPending}>
        <AsyncBody data={kemajuan} isPending={isPending} error={error} onReload={refetch} lines={6}>
          {() =>
            progress ? (
              <>
                <p>
                  <span className={styles['big']}>{progress.lulus}</span>{' '}
                  <span>{t('sks.of', { total: progress.total })}</span>
                </p>
                <svg className={styles['bar']} role="img" aria-label={t('sks.description', { ...progress })}>
                  <rect className={styles['passed']} width={`${progress.percentLulus}%`} height="12" />
                  <rect
                    className={styles['running']}
                    x={`${progress.percentLulus}%`}
                    width={`${progress.percentBerjalan}%`}
                    height="12"
                  />
                </svg>
                <dl className={styles['legend']}>
                  <div>
                    <dt className={styles['keyPassed']}>{t('sks.passed')}</dt>
                    <dd>{progress.lulus}</dd>
                  </div>
                  <div>
                    <dt className={styles['keyRunning']}>
                      {ke ? t('sks.running.semester', { ke }) : t('sks.running')}
                    </dt>
                    <dd>{progress.berjalan}</dd>
                  </div>
                  <div>
                    <dt>{t('sks.left')}</dt>
                    <dd>{progress.tersisa}</dd>
                  </div>
                </dl>
                {left === null ? null : (
                  <p className={styles['forecast']}>{t('sks.forecast', { sks: progress.berjalan, count: left })}</p>
                )}
              </>
            ) : (
              <EmptyState hint={t('sks.empty')} />
            )
          }
        </AsyncBody>
      </Steady>
    </Card>
  )
}
