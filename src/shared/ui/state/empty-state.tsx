import { useTranslation } from 'react-i18next'
import styles from './empty-state.module.css'

/** Empty list: the text of the specification, and what will stand here or what to do next. */
export const EmptyState = ({ hint }: { hint: string }) => {
  const { t } = useTranslation()
  return (
    <p className={styles.empty}>
      <b>{t('list.empty')}</b>
      <span>{hint}</span>
    </p>
  )
}
