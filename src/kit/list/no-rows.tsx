import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button-class.ts'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { lastPage } from '#shared/ui/page-numbers.ts'
import { isFiltered, type ListAddress, type Turn } from './list-address.ts'
import styles from './paged-card.module.css'

interface Props<Filter extends string> {
  address: ListAddress<Filter>
  total: number | null
  onTurn: (part: Turn<Filter>) => void
  /** What will stand here; where the list is filtered, that nothing matches. */
  empty: string
  none?: string | undefined
}

/** Why no row stands here, and the way to some. */
export const NoRows = <Filter extends string>({ address, total, onTurn, empty, none = empty }: Props<Filter>) => {
  const { t } = useTranslation('ui')
  const { page, perPage, filters } = address
  if (page === 1 && !isFiltered(address)) return <EmptyState hint={empty} />
  const isBehind = page > 1
  const all = Object.fromEntries(Object.keys(filters).map((name) => [name, ''])) as Record<Filter, string>
  const leave = () => onTurn(isBehind ? { page: lastPage(total, perPage) } : { filters: all })
  return (
    <div className={styles['empty']}>
      <EmptyState hint={isBehind ? t('ui:pages.missing', { page }) : none} />
      <button type="button" className={buttonClass()} onClick={leave}>
        {isBehind ? t('ui:pages.last') : t('ui:pages.all')}
      </button>
    </div>
  )
}
