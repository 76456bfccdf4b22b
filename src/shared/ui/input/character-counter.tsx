import { useTranslation } from 'react-i18next'
import styles from './character-counter.module.css'

/** Characters left at which a screen reader is told, so that it does not speak at every key. */
const ANNOUNCED_REST = [0, 5, 10]

/** How much of a limit is used: a figure for the eye, the limit as description, the end announced politely. */
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
