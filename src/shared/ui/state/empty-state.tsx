import { useTranslation } from 'react-i18next'
import styles from './empty-state.module.css'

interface Props {
  /** Title that is more specific than "no data". */
  title?: string
  hint: string
}

/**
 * Placeholder of an empty list: a title, by default the specification's text, and a hint about the future content or
 * the next step.
 */
export const EmptyState = ({ title, hint }: Props) => {
  const { t } = useTranslation()
  return (
    <p className={styles.empty}>
      <b>{title ?? t('list.empty')}</b>
      <span>{hint}</span>
    </p>
  )
}
