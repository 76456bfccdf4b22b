import { useId } from 'react'
import styles from './progress-bar.module.css'

interface Props {
  /** Label of the progress, e.g. 'Mengunggah 40%'. */
  label: string
  /** Undefined for unknown progress. */
  value?: number | undefined
  max?: number
}

/** Progress with its label above the platform's own bar. */
export const ProgressBar = ({ label, value, max = 1 }: Props) => {
  const id = useId()
  return (
    <div className={styles.progress}>
      <span id={id}>{label}</span>
      <progress aria-labelledby={id} value={value} max={max} />
    </div>
  )
}
