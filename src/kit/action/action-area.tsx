import type { ReactNode } from 'react'
import styles from './action.module.css'
import { BeingChecked } from './being-checked.tsx'
import type { useAction } from './use-action.tsx'
import { useFocusPanel } from './use-focus-panel.ts'

interface Props {
  /** Null where another place says what became of it: of an action that many rows offer, one question stands beside one. */
  of: (Pick<ReturnType<typeof useAction>, 'open' | 'doubt' | 'question'> & { notices: ReactNode }) | null
  /** Its button, with what stands around it. */
  children: ReactNode
}

/** Where an action stands: what became of it, its button and its question; while its end is not known, that alone. */
export const ActionArea = ({ of, children }: Props) => {
  const isOpen = of !== null && of.open.length > 0
  const around = useFocusPanel(isOpen ? 'checked' : 'offered')
  return (
    <div ref={around} className={styles.area}>
      {isOpen ? (
        <BeingChecked entries={of.open} doubt={of.doubt} />
      ) : (
        <>
          {of?.notices}
          {children}
          {of?.question}
        </>
      )}
    </div>
  )
}
