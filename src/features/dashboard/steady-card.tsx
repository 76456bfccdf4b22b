import { type ReactNode, useState } from 'react'
import type { Asked } from '#kit/answer/answer.tsx'
import { Card } from '#shared/ui/look/card.tsx'
import { AsyncBody } from '#shared/ui/state/async-body.tsx'
import styles from './dashboard.module.css'

interface Props<Data> {
  title: string
  aside?: ReactNode
  of: Asked<Data | null>
  /** The class that says how high the card's skeleton is. */
  className: string | undefined
  /** Height of the skeleton, in lines. */
  lines: number
  children: (data: Data) => ReactNode
}

/**
 * A card of the first screen. Where a skeleton was shown the height of its body stays, whatever comes: the classes of a day
 * are one line or five, and what stands below must not move under the finger. What is here at once is as high as it is.
 */
export const SteadyCard = <Data,>({ title, aside, of, className, lines, children }: Props<Data>) => {
  const { data, dataUpdatedAt, error, isPending, refetch } = of
  const [wasPending, setWasPending] = useState(isPending)
  if (isPending && !wasPending) setWasPending(true)
  return (
    <Card title={title} updatedAt={dataUpdatedAt} aside={aside}>
      <div className={wasPending ? `${String(className)} ${styles.steady}` : className}>
        <AsyncBody data={data} isPending={isPending} error={error} onReload={refetch} lines={lines}>
          {children}
        </AsyncBody>
      </div>
    </Card>
  )
}
