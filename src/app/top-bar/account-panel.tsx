import { IconKey, IconLogout } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { withTexts } from '#shared/i18n/i18n.ts'
import { lazyOptional, loadErrorCard } from '#shared/ui/state/lazy-optional.tsx'
import { useLeave } from '../session/use-leave.ts'
import styles from './account-panel.module.css'

const DeviceSettings = lazyOptional(
  async () => (await withTexts(import('./device-settings.tsx'), 'ui')).DeviceSettings,
  { onLoadError: loadErrorCard },
)

interface Props {
  nama: string
  idMahasiswa: string
  onChangePassword: () => void
}

/** What the avatar opens: who is signed in, changing the password, logging out, what this device keeps. */
export const AccountPanel = ({ nama, idMahasiswa, onChangePassword }: Props) => {
  const { t } = useTranslation('app')
  const { leaving, leave } = useLeave()
  return (
    <div className={styles.account}>
      <p className={styles.who}>
        <b>{nama}</b>
        <span>{idMahasiswa}</span>
      </p>
      <button type="button" onClick={onChangePassword} aria-haspopup="dialog">
        <IconKey size={20} aria-hidden />
        <span>{t('account.password')}</span>
      </button>
      <button type="button" onClick={leave} aria-disabled={leaving}>
        <IconLogout size={20} aria-hidden />
        <span>{t(leaving ? 'account.logout.pending' : 'account.logout')}</span>
      </button>
      {/* They arrive later: last, so that no button moves away under a finger that is on its way. */}
      <DeviceSettings />
    </div>
  )
}
