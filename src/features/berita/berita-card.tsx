import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AsyncBody } from '#shared/ui/async-body.tsx'
import { Card } from '#shared/ui/card.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { lastPage } from '#shared/ui/page-numbers.ts'
import styles from './berita.module.css'
import { BeritaPages } from './berita-pages.tsx'
import { type ListAddress, writeListAddress } from './list-address.ts'
import { PengumumanList } from './pengumuman-list.tsx'
import { useBerita } from './use-berita.ts'

interface Props {
  address: ListAddress
  onTurn: (part: Partial<ListAddress>) => void
}

/** Why no row stands here, and the way to some. */
const NoRows = ({ address, total }: { address: ListAddress; total: number | null }) => {
  const { t } = useTranslation('berita')
  const { page, perPage, idKategori, judul } = address
  const all: ListAddress = { page: 1, perPage, idKategori: '', judul: '' }
  if (page > 1)
    return (
      <div className={styles['empty']}>
        <EmptyState hint={t('empty.page', { page })} />
        <Link to={{ search: writeListAddress({ ...address, page: lastPage(total, perPage) }) }}>{t('empty.last')}</Link>
      </div>
    )
  if (idKategori === '' && judul === '') return <EmptyState hint={t('empty')} />
  return (
    <div className={styles['empty']}>
      <EmptyState hint={t('empty.filtered')} />
      <Link to={{ search: writeListAddress(all) }}>{t('empty.all')}</Link>
    </div>
  )
}

/** One page of announcements, and the way to the others. */
export const BeritaCard = ({ address, onTurn }: Props) => {
  const { t } = useTranslation('berita')
  const { berita, updatedAt, error, isPending, isTurning, refetch } = useBerita(address)
  const isFiltered = address.idKategori !== '' || address.judul !== ''
  const hasRows = berita != null && berita.rows.length > 0
  return (
    <Card title={t(isFiltered ? 'list.filtered' : 'list.all')} updatedAt={updatedAt} flush>
      <div className={hasRows ? undefined : styles['body']} aria-busy={isTurning}>
        <AsyncBody data={berita} isPending={isPending} error={error} onReload={refetch} lines={16}>
          {({ rows, total }) =>
            rows.length === 0 ? (
              <NoRows address={address} total={total} />
            ) : (
              <PengumumanList rows={rows} isTurning={isTurning} />
            )
          }
        </AsyncBody>
      </div>
      {hasRows ? (
        <div className={styles['pages']}>
          <BeritaPages address={address} total={berita.total} shown={berita.rows.length} onTurn={onTurn} />
        </div>
      ) : null}
    </Card>
  )
}
