import { IconTable } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFlag } from '#flags/use-flag.ts'
import { formatDesimal } from '#shared/format/desimal.ts'
import { AfterFirst } from '#shared/ui/after-first.tsx'
import { AsyncBody } from '#shared/ui/async-body.tsx'
import { Card } from '#shared/ui/card.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import styles from './dashboard.module.css'
import type { IpsPoint } from './ips.ts'
import { IpsChart } from './ips-chart.tsx'
import { Steady } from './steady.tsx'
import { useIps, useKemajuan } from './use-dashboard.ts'

const IpsTable = ({ points, decimals }: { points: IpsPoint[]; decimals: number }) => {
  const { t, i18n } = useTranslation('dashboard')
  return (
    <details className={styles['more']}>
      <summary>
        <IconTable size={16} aria-hidden />
        {t('ips.table')}
      </summary>
      <AfterFirst>
        <table className={styles['table']}>
          <caption className="visually-hidden">{t('ips.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('ips.column.semester')}</th>
              <th scope="col">{t('ips.column.sks')}</th>
              <th scope="col">{t('ips.column.ips')}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ ke, label, sks, ips }) => (
              <tr key={label}>
                <th scope="row">
                  {ke} · {label}
                </th>
                <td>{sks ?? '–'}</td>
                <td>{ips === null ? t('ips.running') : formatDesimal(ips, decimals, i18n.language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </AfterFirst>
    </details>
  )
}

/** IPS per semester: 2 decimals, 4 for one campus (section 9). */
export const IpsCard = () => {
  const { t, i18n } = useTranslation('dashboard')
  const decimals = useFlag('nilai.ips-decimals')
  const { points, updatedAt, error, isPending, refetch } = useIps()
  const { kemajuan } = useKemajuan()
  const hasIps = points?.some(({ ips }) => ips !== null) ?? false
  const ipk = hasIps ? (kemajuan?.ipk ?? null) : null
  return (
    <Card
      title={t('ips.title')}
      updatedAt={updatedAt}
      aside={
        ipk === null ? null : (
          <span className={styles['aside']}>
            {t('ips.ipk')} <b>{formatDesimal(ipk, decimals, i18n.language)}</b>
          </span>
        )
      }
    >
      <Steady className={styles['ips']} isPending={isPending}>
        <AsyncBody data={points} isPending={isPending} error={error} onReload={refetch} lines={8}>
          {(known) =>
            hasIps ? (
              <figure>
                <IpsChart points={known} decimals={decimals} />
                <IpsTable points={known} decimals={decimals} />
              </figure>
            ) : (
              <EmptyState hint={t('ips.empty')} />
            )
          }
        </AsyncBody>
      </Steady>
    </Card>
  )
}
