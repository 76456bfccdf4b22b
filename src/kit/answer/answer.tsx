import type { ReactNode } from 'react'
import type { GatewayError } from '#gateway/call/gateway-error.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { AsyncBody } from '#shared/ui/state/async-body.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import styles from './answer.module.css'

/** The part of a query result that the kit uses: the result of a generated hook, passed on unchanged. */
export interface Asked<Data> {
  data: Data | undefined
  /** Milliseconds since 1970, 0 without data. */
  dataUpdatedAt: number
  error: GatewayError | null
  isPending: boolean
  refetch: () => unknown
}

interface AnswerProps<Data, Part> {
  of: Asked<Data>
  /** Selects the part to show; null when it is unreadable: then the failure card is shown instead of an empty state. */
  part: (answer: Data) => Part | null | undefined
  /** Height of the expected content, in lines. */
  lines: number
  /** For a list: hint in its empty state. */
  empty?: string | undefined
  children: (part: Part) => ReactNode
}

const isEmpty = (part: unknown): boolean => Array.isArray(part) && part.length === 0

/** Returns whether none of a list's rows could be read. It is shown as a failure with 'Muat Ulang'. */
export const isUnreadable = (part: unknown): boolean =>
  Array.isArray(part) && part.length > 0 && part.every((row) => row === null)

/** A query in each state: loading, failed with 'Muat Ulang', unreadable, or its part. */
export const Answer = <Data, Part>({ of, part, lines, empty, children }: AnswerProps<Data, Part>) => {
  const { data, error, isPending, refetch } = of
  const shown = data === undefined ? undefined : part(data)
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

interface Props<Data, Part> extends AnswerProps<Data, Part> {
  title: string
  /** Rendered next to the title: a link, a tag. */
  aside?: ReactNode
  /** Set when the rows extend to the edge of the card. */
  flush?: boolean
  /** Class of the placeholder: as high as the rows usually are, so that nothing shifts when they arrive. */
  waiting?: string | undefined
}

/** A query in a card: its response in each state, and the time since which a cached one is shown. */
export const AnswerCard = <Data, Part>(props: Props<Data, Part>) => {
  const { title, aside, empty, flush = false, waiting = '', of, part, lines, children } = props
  const shown = of.data === undefined ? undefined : part(of.data)
  const reachesEdge = flush && shown !== undefined && shown !== null && !isEmpty(shown)
  return (
    <Card title={title} aside={aside} updatedAt={of.dataUpdatedAt} flush={flush}>
      <div className={flush && !reachesEdge ? `${styles.inset} ${waiting}` : undefined}>
        <Answer of={of} part={() => shown} lines={lines} empty={empty}>
          {children}
        </Answer>
      </div>
    </Card>
  )
}
