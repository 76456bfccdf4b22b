import type { ReactNode } from 'react'
import styles from './quiet-row.module.css'

/** Quiet buttons and links side by side, their words on the edge of the text around them. */
export const QuietRow = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>
