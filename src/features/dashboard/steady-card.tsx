import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ScreenLink } from '#kit/link/screen-link.tsx'
import type { QueryResult } from '#kit/query/query-view.tsx'
import { Card } from '#shared/ui/look/card.tsx'
import { AsyncBody } from '#shared/ui/state/async-body.tsx'
import styles from './dashboard.module.css'

interface WayProps {
  to: string
  children: string
}

/** Link to the card's screen in its last line, if the campus has that screen. */
export const CardWay = ({ to, children }: WayProps) => (
  <ScreenLink className={styles.way} to={to}>
    <span>{children}</span>
    <IconChevronRight size={20} aria-hidden />
  </ScreenLink>
)

interface Props<Data> {
  title: string
  aside?: ReactNode
  query: QueryResult<Data | null>
  /** CSS class with the minimum height of the card's body: content below must not move. */
  className: string | undefined
  /** Height of the skeleton, in lines. */
  lines: number
  /** Link to its screen. */
  way?: ReactNode
  children: (data: Data) => ReactNode
}

/** Card of the first screen with reserved height: its content may be one line or five. */
export const SteadyCard = <Data,>({ title, aside, query, className, lines, way, children }: Props<Data>) => {
  const { data, dataUpdatedAt, error, isPending, refetch } = query
  return (
    <Card title={title} updatedAt={dataUpdatedAt} aside={aside}>
      <div className={className}>
        <AsyncBody data={data} isPending={isPending} error={error} onReload={refetch} lines={lines}>
          {children}
        </AsyncBody>
      </div>
      {way}
    </Card>
  )
}
