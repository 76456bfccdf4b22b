import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button-class.ts'
import { DEFAULT_PAGE_SIZE, lastPage } from '#shared/ui/page-numbers.ts'
import { Pagination } from '#shared/ui/pagination.tsx'
import type { ListAddress } from './list-address.ts'
import styles from './paged-card.module.css'

interface Props {
  address: Pick<ListAddress, 'page' | 'perPage'>
  /** Rows over all pages; null when the answer does not say. */
  total: number | null
  /** Rows of this page. */
  shown: number
  onTurn: (part: { page?: number; perPage?: number }) => void
}

/**
 * The pages of a list; none where one holds everything. Where nobody knows how many there are, one step back or on: no
 * number is made up.
 */
export const Pages = ({ address: { page, perPage }, total, shown, onTurn }: Props) => {
  const { t } = useTranslation('ui')
  if (total !== null) {
    const isOne = page === 1 && perPage === DEFAULT_PAGE_SIZE && lastPage(total, perPage) === 1
    return isOne ? null : (
      <div className={styles['pages']}>
        <Pagination
          page={page}
          perPage={perPage}
          total={total}
          onPage={(to) => onTurn({ page: to })}
          onPerPage={(size) => onTurn({ perPage: size })}
        />
      </div>
    )
  }
  const steps = [
    { to: page - 1, text: t('ui:pages.newer'), isThere: page > 1 },
    { to: page + 1, text: t('ui:pages.older'), isThere: shown >= perPage },
  ].filter(({ isThere }) => isThere)
  return steps.length === 0 ? null : (
    <div className={`${String(styles['pages'])} ${String(styles['steps'])}`}>
      {steps.map(({ to, text }) => (
        <button key={text} type="button" className={buttonClass('quiet')} onClick={() => onTurn({ page: to })}>
          {text}
        </button>
      ))}
    </div>
  )
}
