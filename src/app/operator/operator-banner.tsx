import { useTranslation } from 'react-i18next'
import { allowWrites } from './chosen-student.ts'
import styles from './operator.module.css'
import { useChangeStudent } from './use-change-student.ts'

interface Props {
  idMahasiswa: string
  nama: string
  writable: boolean
  /** Called when the operator asks to allow changes; opens the confirmation dialog. */
  onAllow: () => void
}

/**
 * Banner on every screen of an operator: the student, whether changes are allowed, and a button to another student. Its
 * line stays visible; on a phone its buttons scroll away.
 */
export const OperatorBanner = ({ idMahasiswa, nama, writable, onAllow }: Props) => {
  const { t } = useTranslation('operator')
  const change = useChangeStudent()
  return (
    <aside className={`${styles.banner} ${writable ? styles.open : ''}`} aria-label={t('label')}>
      <p className={styles.line}>
        <span className={styles.who}>
          <span className={styles.lead}>{t('acting')}</span> {nama ? <b>{`${nama},`}</b> : null}{' '}
          <span>{idMahasiswa}</span>
        </span>{' '}
        <b role="status">{t(writable ? 'writable' : 'readOnly')}</b>
      </p>
      <div className={styles.buttons}>
        <button type="button" onClick={writable ? () => allowWrites(null) : onAllow}>
          {t(writable ? 'lock' : 'allow')}
        </button>
        <button type="button" aria-label={t('change')} onClick={change}>
          {t('change.short')}
        </button>
      </div>
    </aside>
  )
}
