import styles from './menu.module.css'

const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']

/** Bars where the menu will be, until it is known which campus has which entries. A list of its own: no shift. */
export const MenuSkeleton = () => (
  <ul className={styles.menu} key="skeleton" aria-hidden="true">
    {ROWS.map((row) => (
      <li key={row} className={styles.bar} />
    ))}
  </ul>
)
