import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button-class.ts'
import { Pagination } from '#shared/ui/pagination.tsx'
import styles from './berita.module.css'
import type { ListAddress } from './list-address.ts'

interface Props {
  address: ListAddress
  /** Rows over all pages; null when the answer does not say. */
  total: number | null
  /** Rows of this page. */
  shown: number
  onTurn: (part: Partial<ListAddress>) => void
}

/** The pages of the list. Where nobody knows how many there are, one step back or on: no number is made up. */
export const BeritaPages = ({ address: { page, perPage }, total, shown, onTurn }: Props) => {
  const { t } = useTranslation('berita')
  if (total !== null)
    return (
      <Pagination
        page={page}
        perPage={perPage}
        total={total}
        onPage={(to) => onTurn({ page: to })}
        onPerPage={(size) => onTurn({ page: 1, perPage: size })}
      />
    )
  const steps = [
    { to: page - 1, text: t('newer'), isThere: page > 1 },
    { to: page + 1, text: t('older'), isThere: shown >= perPage },
  ]
  return (
    <div className={styles['steps']}>
      {steps
        .filter(({ isThere }) => isThere)
        .map(({ to, text }) => (
          <button key={text} type="button" className={buttonClass('quiet')} onClick={() => onTurn({ page: to })}>
            {text}
          </button>
        ))}
    </div>
  )
}
