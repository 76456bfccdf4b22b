import type { ReactNode } from 'react'
import styles from './action.module.css'
import { BeingChecked } from './being-checked.tsx'
import type { useAction } from './use-action.tsx'
import { useFocusPanel } from './use-focus-panel.ts'

interface Props {
  of: Pick<ReturnType<typeof useAction>, 'open' | 'doubt' | 'question'> & { notices: ReactNode }
  /** Its button, with what stands around it. */
  children: ReactNode
}

/** Where an action stands: what became of it, its button and its question; while its end is not known, that alone. */
export const ActionArea = ({ of: { open, doubt, notices, question }, children }: Props) => {
  const isOpen = open.length > 0
  const around = useFocusPanel(isOpen ? 'checked' : 'offered')
  return (
    <div ref={around} className={styles.area}>
      {isOpen ? (
        <BeingChecked entries={open} doubt={doubt} />
      ) : (
        <>
          {notices}
          {children}
          {question}
        </>
      )}
    </div>
  )
}
