import type { ReactNode } from 'react'
import type { GatewayError } from '#gateway/call/gateway-error.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { AsyncBody } from '#shared/ui/state/async-body.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import styles from './answer.module.css'

/** What the kit needs of a query: the result of a generated hook, handed on as it is. */
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
  /** What is shown of the answer; null where it can not be read: the failure card says so, it never looks empty. */
  part: (answer: Data) => Part | null | undefined
  /** Height of what comes, in lines. */
  lines: number
  /** Of a list: what will stand here, where it is empty. */
  empty?: string | undefined
  children: (part: Part) => ReactNode
}

const isEmpty = (part: unknown): boolean => Array.isArray(part) && part.length === 0

/** A list of which no row could be read is a failure with 'Muat Ulang'. */
export const isUnreadable = (part: unknown): boolean =>
  Array.isArray(part) && part.length > 0 && part.every((row) => row === null)

/** What is shown of an answer: nothing yet, its failure with 'Muat Ulang', that it can not be read, or its part. */
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
  /** Beside the title: a link, a tag. */
  aside?: ReactNode
  /** The rows reach the edge of the card. */
  flush?: boolean
  /** Class of what stands there until rows do: as high as these usually are, so that nothing moves when they come. */
  waiting?: string | undefined
}

/** One question in a card: its answer in every state, and since when it is kept. */
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
