import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { DEFAULT_PAGE_SIZE, lastPage } from '#shared/ui/list/page-numbers.ts'
import { Pagination } from '#shared/ui/list/pagination.tsx'
import { Card } from '#shared/ui/look/card.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import type { Angka, Listed } from '#shared/wire/readers.ts'
import { type QueryResult, QueryView } from '../query/query-view.tsx'
import { isFiltered, type ListParams, type PageChange } from './list-params.ts'
import styles from './paged-card.module.css'

/** One page of a list. */
interface ListPage<Row> {
  rows: Listed<Row>
  /** Rows over all pages; null when unknown. */
  total: Angka
}

/**
 * Returns the rows of one page. A gateway without paging sends all rows at once; they are cut here, so that a screen
 * never renders more than a page.
 * @param total number over all pages in the response; ignored when it is less than the number of rows
 */
export const sliceListPage = <Row,>(rows: Listed<Row>, total: Angka, page: number, perPage: number): ListPage<Row> =>
  rows.length > perPage
    ? { rows: rows.slice((page - 1) * perPage, page * perPage), total: rows.length }
    : { rows, total: total != null && Number.isInteger(total) && total >= rows.length ? total : null }

/** A list as parsed from a gateway response. */
interface ListAnswer<Row> {
  data: Listed<Row> | null
  meta: { totalItems: Angka } | null | undefined
}

/**
 * Returns the page of a response that the address names. For `select` of the query, so that rows of other pages are not
 * compared.
 * @returns null when the response has no list
 */
export const listPageOf = <Row,>(
  { data, meta }: ListAnswer<Row>,
  { page, perPage }: { page: number; perPage: number },
): ListPage<Row> | null => data && sliceListPage(data, meta?.totalItems ?? null, page, perPage)

interface NoRowsProps<Filter extends string> {
  address: ListParams<Filter>
  total: Angka
  onPageChange: (part: PageChange<Filter>) => void
  /** Hint in the empty state; `none` is used instead when the list is filtered. */
  empty: string
  none?: string | undefined
}

/** Explains why the page has no rows, with a button to a page that has some. */
export const NoRows = <Filter extends string>({
  address,
  total,
  onPageChange,
  empty,
  none = empty,
}: NoRowsProps<Filter>) => {
  const { t } = useTranslation('ui')
  const { page, perPage, filters } = address
  if (page === 1 && !isFiltered(address)) return <EmptyState hint={empty} />
  const isBehind = page > 1
  const all = Object.fromEntries(Object.keys(filters).map((name) => [name, ''])) as Record<Filter, string>
  const leave = () => onPageChange(isBehind ? { page: lastPage(total, perPage) } : { filters: all })
  return (
    <div className={styles.empty}>
      <EmptyState hint={isBehind ? t('ui:pages.missing', { page }) : none} />
      <button type="button" className={buttonClass()} onClick={leave}>
        {isBehind ? t('ui:pages.last') : t('ui:pages.all')}
      </button>
    </div>
  )
}

interface PagesProps {
  address: Pick<ListParams, 'page' | 'perPage'>
  /** Rows over all pages; null when the response does not state it. */
  total: Angka
  /** Number of rows on this page. */
  shown: number
  onPageChange: (part: { page?: number; perPage?: number }) => void
}

/**
 * Pagination of a list; nothing when one page holds all rows. With an unknown total it has only previous and next,
 * because no page number is invented.
 */
export const Pages = ({ address: { page, perPage }, total, shown, onPageChange }: PagesProps) => {
  const { t } = useTranslation('ui')
  if (total !== null) {
    const isOne = page === 1 && perPage === DEFAULT_PAGE_SIZE && lastPage(total, perPage) === 1
    return isOne ? null : (
      <div className={styles.pages}>
        <Pagination
          page={page}
          perPage={perPage}
          total={total}
          onPage={(to) => onPageChange({ page: to })}
          onPerPage={(size) => onPageChange({ perPage: size })}
        />
      </div>
    )
  }
  const steps = [
    { to: page - 1, text: t('ui:pages.newer'), isThere: page > 1 },
    { to: page + 1, text: t('ui:pages.older'), isThere: shown >= perPage },
  ].filter(({ isThere }) => isThere)
  return steps.length === 0 ? null : (
    <div className={`${styles.pages} ${styles.steps}`}>
      {steps.map(({ to, text }) => (
        <button key={text} type="button" className={buttonClass('quiet')} onClick={() => onPageChange({ page: to })}>
          {text}
        </button>
      ))}
    </div>
  )
}

interface Props<Row, Filter extends string> {
  title: string
  /** The query. Its `select` cuts the page out of the response (listPageOf). */
  query: QueryResult<ListPage<Row> | null> & { isPlaceholderData?: boolean }
  address: ListParams<Filter>
  onPageChange: (part: PageChange<Filter>) => void
  /** Hint in the empty state. */
  empty: string
  /** Hint when nothing matches the filter. */
  none?: string
  /** Filter controls of the list. */
  filter?: ReactNode
  /** Set when the rows are a table (Rows) and do not extend to the edge of the card. */
  inset?: boolean
  /** @param isTurning true while the previous page is still shown */
  children: (rows: Listed<Row>, isTurning: boolean) => ReactNode
}

/** One page of a list with its empty state and pagination. The previous page stays until the next one has arrived. */
export const PagedCard = <Row, Filter extends string>(props: Props<Row, Filter>) => {
  const { title, query, address, onPageChange, empty, none, filter, inset = false, children } = props
  const { data: shown } = query
  const hasRows = shown != null && shown.rows.length > 0
  return (
    <Card title={title} updatedAt={query.dataUpdatedAt} flush>
      {filter ? <div className={styles.body}>{filter}</div> : null}
      <div className={hasRows && !inset ? undefined : styles.body} aria-busy={query.isPlaceholderData}>
        <QueryView query={query} select={(cut) => cut} lines={16}>
          {({ rows, total }) =>
            rows.length === 0 ? (
              <NoRows address={address} total={total} onPageChange={onPageChange} empty={empty} none={none} />
            ) : (
              children(rows, query.isPlaceholderData === true)
            )
          }
        </QueryView>
      </div>
      {hasRows ? (
        <Pages address={address} total={shown.total} shown={shown.rows.length} onPageChange={onPageChange} />
      ) : null}
    </Card>
  )
}
