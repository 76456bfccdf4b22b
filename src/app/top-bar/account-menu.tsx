import { IconLogout } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { useFlag } from '#flags/use-flag.ts'
import { buttonClass } from '#shared/ui/button-class.ts'
import { LanguageSwitch } from '#shared/ui/language-switch.tsx'
import { logOut } from '../session/log-out.ts'
import { initialsOf } from './initials.ts'
import styles from './top-bar.module.css'

/** Avatar with what belongs to the account: who, the language on narrow screens, logging out. */
export const AccountMenu = () => {
  const { t } = useTranslation('app')
  const id = useId()
  const idMahasiswa = useIdMahasiswa()
  const { biodataSingkat } = useBiodataSingkat()
  const localization = useFlag('localization')
  const [leaving, setLeaving] = useState(false)
  const nama = biodataSingkat?.nama ?? idMahasiswa
  const leave = () => {
    if (leaving) return
    setLeaving(true)
    void logOut()
  }
  return (
    <>
      <button
        type="button"
        className={buttonClass('icon')}
        popoverTarget={id}
        aria-label={t('account.label', { nama })}
      >
        <span className={styles['avatar']} aria-hidden="true">
          {initialsOf(nama)}
        </span>
      </button>
      <div id={id} popover="auto" className={styles['account']}>
        <p className={styles['who']}>
          <b>{nama}</b>
          <span>{idMahasiswa}</span>
        </p>
        {localization ? (
          <div className={`${String(styles['languageNarrow'])} ${String(styles['narrow'])}`}>
            <LanguageSwitch />
          </div>
        ) : null}
        <button type="button" onClick={leave} aria-disabled={leaving}>
          <IconLogout size={20} aria-hidden />
          {t(leaving ? 'account.logout.pending' : 'account.logout')}
        </button>
      </div>
    </>
  )
}
