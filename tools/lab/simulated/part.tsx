import { type ReactNode, useId } from 'react'
import styles from './panel.module.css'

interface Props {
  title: string
  /** One or two plain sentences below the title. */
  note?: string
  children: ReactNode
}

/** A titled part of a panel. */
export const Part = ({ title, note, children }: Props) => {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {note ? <p className={styles.note}>{note}</p> : null}
      {children}
    </section>
  )
}
