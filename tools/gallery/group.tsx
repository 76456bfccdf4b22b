import { type ReactNode, useId } from 'react'
import styles from './gallery.module.css'

/** Renders a section of the gallery: a heading and tiles. */
export const Group = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.tiles}>{children}</div>
    </section>
  )
}

interface TileProps {
  /** Name of the state, for readers and for tests. */
  name: string
  /** True to span all columns. */
  wide?: boolean
  children: ReactNode
}

/** Renders one component in one state. */
export const Tile = ({ name, wide = false, children }: TileProps) => (
  <div className={`${styles.tile}${wide ? ` ${styles.wide}` : ''}`}>
    <h3>{name}</h3>
    <div className={styles.stage} data-tile={name}>
      {children}
    </div>
  </div>
)
