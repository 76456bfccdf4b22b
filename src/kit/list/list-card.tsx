import { useTranslation } from 'react-i18next'
import type { Angka, Listed } from '#shared/wire/readers.ts'
import type { QueryResult } from '../query/query-view.tsx'
import { useListParams } from './list-params.ts'
import { listPageOf, PagedCard } from './paged-card.tsx'
import { type ListColumn, Table } from './table.tsx'

interface Props<Row> {
  /** Namespace of its texts. */
  ns: string
  /** Text keys of its heading and its empty state; `list` and `empty` by default. */
  title?: string
  empty?: string
  /**
   * The result of the generated hook. For a gateway with paging: with the page of the address and `keepPreviousData`.
   */
  query: QueryResult<unknown> & { isPlaceholderData?: boolean }
  /** Its rows in the response; null when they are unreadable. */
  rows: Listed<Row> | null | undefined
  /** For a gateway with paging: the number of rows over all pages. */
  total?: Angka
  columns: readonly ListColumn<NoInfer<Row>>[]
}

const NO_FILTERS: readonly never[] = []

/** A declared list in a card: its rows in each state, in pages, with the page in the address. */
export const ListCard = <Row,>(props: Props<Row>) => {
  const { ns, title = 'list', empty = 'empty', query, rows = null, total: stated, columns } = props
  const { t } = useTranslation(ns)
  const { address, setPage } = useListParams(NO_FILTERS)
  const totalItems = stated === undefined ? (rows?.length ?? null) : stated
  const data = query.data === undefined ? undefined : listPageOf({ data: rows, meta: { totalItems } }, address)
  return (
    <PagedCard
      title={t(title)}
      query={{ ...query, data }}
      address={address}
      onPageChange={setPage}
      empty={t(empty)}
      inset
    >
      {(shown) => <Table ns={ns} caption={title} empty={empty} columns={columns} rows={shown} />}
    </PagedCard>
  )
}
