import { useTranslation } from 'react-i18next'
import type { Angka, Listed } from '#shared/wire/readers.ts'
import type { Asked } from '../answer/answer.tsx'
import { type ListColumn, Rows } from './columns.tsx'
import { useListAddress } from './list-address.ts'
import { cutAnswer, PagedCard } from './paged-card.tsx'

interface Props<Row> {
  /** Namespace of its texts. */
  ns: string
  /** Text keys of its heading and its empty state; `list` and `empty` by default. */
  title?: string
  empty?: string
  /**
   * The result of the generated hook. For a gateway with paging: with the page of the address and `keepPreviousData`.
   */
  of: Asked<unknown> & { isPlaceholderData?: boolean }
  /** Its rows in the response; null when they are unreadable. */
  rows: Listed<Row> | null | undefined
  /** For a gateway with paging: the number of rows over all pages. */
  total?: Angka
  columns: readonly ListColumn<NoInfer<Row>>[]
}

const NO_FILTERS: readonly never[] = []

/** A declared list in a card: its rows in each state, in pages, with the page in the address. */
export const ListCard = <Row,>(props: Props<Row>) => {
  const { ns, title = 'list', empty = 'empty', of, rows = null, total: stated, columns } = props
  const { t } = useTranslation(ns)
  const { address, turn } = useListAddress(NO_FILTERS)
  const totalItems = stated === undefined ? (rows?.length ?? null) : stated
  const data = of.data === undefined ? undefined : cutAnswer({ data: rows, meta: { totalItems } }, address)
  return (
    <PagedCard title={t(title)} of={{ ...of, data }} address={address} onTurn={turn} empty={t(empty)} inset>
      {(shown) => <Rows ns={ns} caption={title} empty={empty} columns={columns} rows={shown} />}
    </PagedCard>
  )
}
