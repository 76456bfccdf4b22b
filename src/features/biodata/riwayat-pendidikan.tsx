import { useTranslation } from 'react-i18next'
import { AsyncBody } from '#shared/ui/async-body.tsx'
import { Card } from '#shared/ui/card.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import styles from './biodata.module.css'
import { useRiwayatPendidikan } from './use-riwayat-pendidikan.ts'

/** The schools and programmes before and of this study; the campus keeps them (section 7). */
export const RiwayatPendidikanCard = () => {
  const { t } = useTranslation('biodata')
  const { riwayat, error, isPending, refetch } = useRiwayatPendidikan()
  return (
    <Card title={t('riwayat.title')}>
      <AsyncBody data={riwayat} isPending={isPending} error={error} onReload={refetch} lines={4}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState hint={t('riwayat.empty')} />
          ) : (
            <ol className={styles['riwayat']}>
              {rows.map(({ key, nama, jurusan, years, nilai }) => (
                <li key={key}>
                  <b>{nama || t('riwayat.unnamed')}</b>
                  {jurusan ? <span>{jurusan}</span> : null}
                  {years ? <span>{years}</span> : null}
                  {nilai ? <span>{t('riwayat.nilai', { nilai })}</span> : null}
                </li>
              ))}
            </ol>
          )
        }
      </AsyncBody>
    </Card>
  )
}
