import { useId } from 'react'
import styles from './progress-bar.module.css'

interface Props {
  /** What is measured, in words: 'Mengunggah 40%'. */
  label: string
  /** Without one nobody knows how long it takes. */
  value?: number | undefined
  max?: number
}

/** How far something is: words above, the platform's own bar below. */
export const ProgressBar = ({ label, value, max = 1 }: Props) => {
  const id = useId()
  return (
    <div className={styles.progress}>
      <span id={id}>{label}</span>
      <progress aria-labelledby={id} value={value} max={max} />
    </div>
  )
}
