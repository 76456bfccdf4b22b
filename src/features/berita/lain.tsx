import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AsyncBody } from '#shared/ui/async-body.tsx'
import { Card } from '#shared/ui/card.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { PengumumanList } from './pengumuman-list.tsx'
import styles from './pengumuman-page.module.css'
import { useLain } from './use-satu-pengumuman.ts'

/** The newest announcements beside this one, as the bell has them. */
export const Lain = ({ id }: { id: string }) => {
  const { t } = useTranslation('berita')
  const { lain, error, isPending, refetch } = useLain(id)
  return (
    <Card title={t('others')} aside={<Link to="/berita">{t('all')}</Link>} flush>
      <div className={lain && lain.length > 0 ? undefined : styles['inset']}>
        <AsyncBody data={lain} isPending={isPending} error={error} onReload={refetch} lines={6}>
          {(rows) => (rows.length === 0 ? <EmptyState hint={t('others.none')} /> : <PengumumanList rows={rows} />)}
        </AsyncBody>
      </div>
    </Card>
  )
}
