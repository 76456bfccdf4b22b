import type { ReactNode } from 'react'
import type { GatewayError } from '#gateway/call/gateway-error.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { AsyncBody } from '#shared/ui/state/async-body.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import styles from './query-view.module.css'

/** What the kit needs of a query: the result of a generated hook, handed on as it is. */
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
  /** What is shown of the answer; null where it can not be read: the failure card says so, it never looks empty. */
  select: (answer: Data) => Selected | null | undefined
  /** Height of what comes, in lines. */
  lines: number
  /** For a list: hint in its empty state. */
  empty?: string | undefined
  children: (selected: Selected) => ReactNode
}

const isEmpty = (rows: unknown): boolean => Array.isArray(rows) && rows.length === 0

/** A list of which no row could be read is a failure with 'Muat Ulang'. */
export const isUnreadable = (rows: unknown): boolean =>
  Array.isArray(rows) && rows.length > 0 && rows.every((row) => row === null)

/** What is shown of an answer: nothing yet, its failure with 'Muat Ulang', that it can not be read, or its part. */
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

/** One question in a card: its answer in every state, and since when it is kept. */
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
