import type { ReactNode } from 'react'
import type { GatewayError } from '#gateway/call/gateway-error.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { AsyncBody } from '#shared/ui/state/async-body.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import styles from './query-view.module.css'

/** The part of a query result that the kit uses: the result of a generated hook, passed on unchanged. */
export interface QueryResult<Data> {
  data: Data | undefined
  /** Milliseconds since 1970, 0 without data. */
  dataUpdatedAt: number
  error: GatewayError | null
  isPending: boolean
  refetch: () => unknown
}

interface QueryViewProps<Data, Selected> {
  query: QueryResult<Data>
  /** Selects the part to show; null when it is unreadable: then the failure card is shown instead of an empty state. */
  select: (answer: Data) => Selected | null | undefined
  /** Height of the expected content, in lines. */
  lines: number
  /** For a list: hint in its empty state. */
  empty?: string | undefined
  children: (selected: Selected) => ReactNode
}

const isEmpty = (rows: unknown): boolean => Array.isArray(rows) && rows.length === 0

/** Returns whether none of a list's rows could be read. It is shown as a failure with 'Muat Ulang'. */
export const isUnreadable = (rows: unknown): boolean =>
  Array.isArray(rows) && rows.length > 0 && rows.every((row) => row === null)

/** A query in each state: loading, failed with 'Muat Ulang', unreadable, or its part. */
export const QueryView = <Data, Selected>({
  query,
  select,
  lines,
  empty,
  children,
}: QueryViewProps<Data, Selected>) => {
  const { data, error, isPending, refetch } = query
  const shown = data === undefined ? undefined : select(data)
  return (
    <AsyncBody
      data={isUnreadable(shown) ? null : shown}
      isPending={isPending}
      error={error}
      onReload={refetch}
      lines={lines}
    >
      {(known) => (empty !== undefined && isEmpty(known) ? <EmptyState hint={empty} /> : children(known))}
    </AsyncBody>
  )
}

interface Props<Data, Selected> extends QueryViewProps<Data, Selected> {
  title: string
  /** Rendered next to the title: a link, a tag. */
  aside?: ReactNode
  /** Set when the rows extend to the edge of the card. */
  flush?: boolean
  /** Class of the placeholder: as high as the rows usually are, so that nothing shifts when they arrive. */
  waiting?: string | undefined
}

/** A query in a card: its response in each state, and the time since which a cached one is shown. */
export const QueryCard = <Data, Selected>(props: Props<Data, Selected>) => {
  const { title, aside, empty, flush = false, waiting = '', query, select, lines, children } = props
  const shown = query.data === undefined ? undefined : select(query.data)
  const reachesEdge = flush && shown !== undefined && shown !== null && !isEmpty(shown)
  return (
    <Card title={title} aside={aside} updatedAt={query.dataUpdatedAt} flush={flush}>
      <div className={flush && !reachesEdge ? `${styles.inset} ${waiting}` : undefined}>
        <QueryView query={query} select={() => shown} lines={lines} empty={empty}>
          {children}
        </QueryView>
      </div>
    </Card>
  )
}
