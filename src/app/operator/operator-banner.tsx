import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { logOutOfForms } from '#shared/state/dirty-forms.ts'
import { ConfirmDialog } from '#shared/ui/overlay/confirm-dialog.tsx'
import { allowWrites, chooseStudent, useWritable } from './chosen-student.ts'
import styles from './operator.module.css'

/** Whose data this is and whether it can be changed, on every screen of an operator, with the way to another student. */
export const OperatorBanner = () => {
  const { t } = useTranslation('operator')
  const idMahasiswa = useIdMahasiswa()
  const nama = useBiodataSingkat().biodataSingkat?.nama ?? ''
  const writable = useWritable(idMahasiswa)
  const [asking, setAsking] = useState(false)
  const allow = () => {
    setAsking(false)
    allowWrites(idMahasiswa)
  }
  return (
    <aside className={`${styles.banner} ${writable ? styles.open : ''}`} aria-label={t('label')}>
      <span>{t('acting', { nama, idMahasiswa })}</span>
      <b role="status">{t(writable ? 'writable' : 'readOnly')}</b>
      <button type="button" onClick={() => (writable ? allowWrites(null) : setAsking(true))}>
        {t(writable ? 'lock' : 'allow')}
      </button>
      <button type="button" aria-label={t('change')} onClick={() => logOutOfForms(() => chooseStudent(null))}>
        {t('change.short')}
      </button>
      {asking ? (
        <ConfirmDialog onConfirm={allow} onCancel={() => setAsking(false)}>
          {t('allow.question', { nama, idMahasiswa })}
        </ConfirmDialog>
      ) : null}
    </aside>
  )
}
