import { type ReactNode, useState } from 'react'
import styles from './dashboard.module.css'

interface Props {
  /** The class that says how high the card's skeleton is. */
  className: string | undefined
  isPending: boolean
  children: ReactNode
}

/**
 * The body of a card. Where a skeleton was shown its height stays, whatever comes: the classes of a day are one line
 * or five, and what stands below must not move under the finger. What is here at once is as high as it is.
 */
export const Steady = ({ className, isPending, children }: Props) => {
  const [wasPending, setWasPending] = useState(isPending)
  if (isPending && !wasPending) setWasPending(true)
  return <div className={wasPending ? `${String(className)} ${String(styles['steady'])}` : className}>{children}</div>
}
