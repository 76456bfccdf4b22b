import styles from './matrix.module.css'
import { ROW_HEAD } from './table-roles.ts'

/** Row header: plain words when available, and the key. */
export const RowHead = ({ flag, name }: { flag: string; name: string | null }) => (
  <th scope="row" className={styles.flag} {...ROW_HEAD}>
    {name === null ? null : <span>{name}</span>}
    <code>{flag}</code>
  </th>
)
