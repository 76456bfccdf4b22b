import styles from './menu.module.css'

const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']

/** Placeholder bars of the menu until the campus's entries are known. A list of its own, to avoid layout shift. */
export const MenuSkeleton = () => (
  <ul className={styles.menu} key="skeleton" aria-hidden="true">
    {ROWS.map((row) => (
      <li key={row} className={styles.bar} />
    ))}
  </ul>
)
