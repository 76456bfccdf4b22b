import type { ReactNode } from 'react'
import styles from './action.module.css'
import { BeingChecked } from './being-checked.tsx'
import type { ActionState } from './use-action.tsx'
import { useFocusPanel } from './use-focus-panel.ts'

interface Props {
  /** State of the action, or of the write of one row (`at` of useAction). */
  of: Pick<ActionState<unknown>, 'open' | 'doubt' | 'question'> & { notices: ReactNode }
  /** The action's button with its surroundings. */
  children: ReactNode
}

/**
 * Container of an action: its notices, button and confirmation dialog. While the outcome is unknown, a panel replaces
 * the button.
 */
export const ActionArea = ({ of, children }: Props) => {
  const isOpen = of.open.length > 0
  const around = useFocusPanel(isOpen ? 'checked' : 'offered')
  return (
    <div ref={around} className={styles.area}>
      {isOpen ? <BeingChecked entries={of.open} doubt={of.doubt} /> : null}
      {of.notices}
      {isOpen ? null : children}
      {of.question}
    </div>
  )
}
