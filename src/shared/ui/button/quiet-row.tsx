import type { ReactNode } from 'react'
import styles from './quiet-row.module.css'

/** Row of quiet buttons and links, aligned with the text around them. */
export const QuietRow = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>
