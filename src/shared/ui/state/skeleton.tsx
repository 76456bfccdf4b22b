import { useTranslation } from 'react-i18next'
import styles from './skeleton.module.css'

interface Props {
  /** Number of text lines to reserve, to avoid layout shift. */
  lines: number
}

/** Static placeholder for loading data. */
export const Skeleton = ({ lines }: Props) => {
  const { t } = useTranslation()
  return (
    <div className={styles.lines} role="status" aria-label={t('pending')}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity but their place
        <div key={line} className={styles.line} />
      ))}
    </div>
  )
}
