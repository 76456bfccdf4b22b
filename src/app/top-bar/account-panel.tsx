import { IconLogout } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFlag } from '#flags/use-flag.ts'
import { LanguageSwitch } from '#shared/ui/language-switch.tsx'
import { logOut } from '../session/log-out.ts'
import styles from './top-bar.module.css'

interface Props {
  nama: string
  idMahasiswa: string
}

/** What the avatar opens: who is signed in, the language on narrow screens, logging out. */
export const AccountPanel = ({ nama, idMahasiswa }: Props) => {
  const { t } = useTranslation('app')
  const localization = useFlag('localization')
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    if (leaving) return
    setLeaving(true)
    void logOut()
  }
  return (
    <>
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
    </>
  )
}
