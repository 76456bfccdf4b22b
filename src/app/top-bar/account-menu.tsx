import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { buttonClass } from '#shared/ui/button-class.ts'
import { AccountPanel } from './account-panel.tsx'
import { initialsOf } from './initials.ts'
import styles from './top-bar.module.css'

/** Avatar with what belongs to the account, in a popover of the platform: light dismiss and Esc come with it. */
export const AccountMenu = () => {
  const { t } = useTranslation('app')
  const id = useId()
  const idMahasiswa = useIdMahasiswa()
  const { biodataSingkat } = useBiodataSingkat()
  const nama = biodataSingkat?.nama ?? idMahasiswa
  const initials = initialsOf(nama)
  return (
    <>
      <button
        type="button"
        className={buttonClass('icon')}
        popoverTarget={id}
        aria-label={t('account.label', { initials, nama })}
      >
        <span className={styles['avatar']} aria-hidden="true">
          {initials}
        </span>
      </button>
      <div id={id} popover="auto" className={styles['account']}>
        <AccountPanel nama={nama} idMahasiswa={idMahasiswa} />
      </div>
    </>
  )
}
