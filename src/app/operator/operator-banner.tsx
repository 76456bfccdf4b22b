import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { chooseStudent } from './chosen-student.ts'
import styles from './operator.module.css'

/** Whose data this is, on every screen of an operator, with the way to another student. */
export const OperatorBanner = () => {
  const { t } = useTranslation('app')
  const idMahasiswa = useIdMahasiswa()
  const { biodataSingkat } = useBiodataSingkat()
  return (
    <aside className={styles['banner']} aria-label={t('operator.label')}>
      <span>{t('operator.acting', { nama: biodataSingkat?.nama ?? '', idMahasiswa })}</span>
      <button type="button" onClick={() => chooseStudent(null)}>
        {t('operator.change')}
      </button>
    </aside>
  )
}
