import { useTranslation } from 'react-i18next'
import styles from './empty-state.module.css'

interface Props {
  /** What there is none of, where that says more than that there is no data. */
  title?: string
  hint: string
}

/** Empty list: what there is none of or the text of the specification, and what will stand here or what to do next. */
export const EmptyState = ({ title, hint }: Props) => {
  const { t } = useTranslation()
  return (
    <p className={styles.empty}>
      <b>{title ?? t('list.empty')}</b>
      <span>{hint}</span>
    </p>
  )
}
