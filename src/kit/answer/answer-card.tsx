import type { ReactNode } from 'react'
import { Card } from '#shared/ui/card.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { Answer, type AnswerProps } from './answer.tsx'
import styles from './answer-card.module.css'

interface Props<Data, Part> extends AnswerProps<Data, Part> {
  title: string
  /** Beside the title: a link, a tag. */
  aside?: ReactNode
  /** Of a list: what will stand here, where it is empty. */
  empty?: string
  /** The rows reach the edge of the card. */
  flush?: boolean
  /** Class of what stands there until rows do: as high as these usually are, so that nothing moves when they come. */
  waiting?: string | undefined
}

const isEmpty = (part: unknown): boolean => Array.isArray(part) && part.length === 0

/** One question in a card: its answer in every state, and since when it is kept. */
export const AnswerCard = <Data, Part>(props: Props<Data, Part>) => {
  const { title, aside, empty, flush = false, waiting = '', of, part, lines, children } = props
  const shown = of.data === undefined ? undefined : part(of.data)
  const reachesEdge = flush && shown !== undefined && shown !== null && !isEmpty(shown)
  return (
    <Card title={title} aside={aside} updatedAt={of.dataUpdatedAt} flush={flush}>
      <div className={flush && !reachesEdge ? `${String(styles['inset'])} ${waiting}` : undefined}>
        <Answer of={of} part={() => shown} lines={lines}>
          {(known) => (empty !== undefined && isEmpty(known) ? <EmptyState hint={empty} /> : children(known))}
        </Answer>
      </div>
    </Card>
  )
}
