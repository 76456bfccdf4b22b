import { useTranslation } from 'react-i18next'
import { useKunjungan } from '#domain/kunjungan/use-kunjungan.ts'
import { useIdMahasiswa, useIsActing } from '#domain/mahasiswa/mahasiswa-context.ts'
import styles from './sejak.module.css'
import { SEJAK_ID } from './sejak-card.tsx'

/** Number of changes since the last visit, in the first line, linked to their card; null without changes. */
export const SejakLine = () => {
  const { t } = useTranslation('dashboard')
  const known = useKunjungan(useIdMahasiswa(), useIsActing())
  const count = (known?.kabar ?? []).reduce((sum, { baru }) => sum + Math.max(1, baru), 0)
  if (count === 0) return null
  const show = () => {
    const card = document.getElementById(SEJAK_ID)
    card?.scrollIntoView({ block: 'center' })
    card?.focus({ preventScroll: true })
  }
  return (
    <button type="button" className={styles.line} onClick={show}>
      {t('ui:since.line', { count })}
    </button>
  )
}
