import { useTranslation } from 'react-i18next'
import styles from './skeleton.module.css'

interface Props {
  /** Lines of text that will stand here, so that nothing moves when they arrive. */
  lines: number
}

/** Stands where data will be; it does not move. */
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
