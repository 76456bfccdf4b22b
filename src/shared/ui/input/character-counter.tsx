import { useTranslation } from 'react-i18next'
import styles from './character-counter.module.css'

/** Remaining characters at which a screen reader is notified, instead of at every key. */
const ANNOUNCED_REST = [0, 5, 10]

/** Counter of a length limit: a visible number, the limit as description, the end announced politely. */
export const CharacterCounter = ({ length, max }: { length: number; max: number }) => {
  const { t } = useTranslation('ui')
  const rest = length === 0 ? undefined : ANNOUNCED_REST.find((limit) => max - length <= limit)
  return (
    <span className={styles.counter}>
      <span aria-hidden="true">{`${length}/${max}`}</span>
      <span className="visually-hidden">{t('field.limit', { count: max })}</span>
      <span className="visually-hidden" role="status">
        {rest === undefined ? '' : t('field.nearEnd', { count: rest })}
      </span>
    </span>
  )
}
