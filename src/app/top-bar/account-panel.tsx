import { IconKey, IconLogout, IconWallet } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useIsActing } from '#domain/mahasiswa/mahasiswa-context.ts'
import { withTexts } from '#shared/i18n/i18n.ts'
import { lazyOptional, loadErrorCard } from '#shared/ui/state/lazy-optional.tsx'
import { useLeave } from '../session/use-leave.ts'
import { withWallet } from '../wallet/wallet-param.ts'
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

/** Panel of the avatar: signed-in user, password change, logout, device settings. */
export const AccountPanel = ({ nama, idMahasiswa, onChangePassword }: Props) => {
  const { t } = useTranslation('app')
  const { leaving, leave } = useLeave()
  const isActing = useIsActing() // an operator keeps no paper of a student
  const { search } = useLocation()
  return (
    <div className={styles.account}>
      <p className={styles.who}>
        <b>{isActing ? t('account.operator') : nama}</b>
        <span>{isActing ? t('account.operator.of', { nama, nim: idMahasiswa }) : idMahasiswa}</span>
      </p>
      <button type="button" onClick={onChangePassword} aria-haspopup="dialog">
        <IconKey size={20} aria-hidden />
        <span>{t('account.password')}</span>
      </button>
      {isActing ? null : (
        <Link to={{ search: withWallet(search) }}>
          <IconWallet size={20} aria-hidden />
          <span>{t('account.wallet')}</span>
        </Link>
      )}
      <button type="button" onClick={leave} aria-disabled={leaving}>
        <IconLogout size={20} aria-hidden />
        <span>{t(leaving ? 'account.logout.pending' : 'account.logout')}</span>
      </button>
      {/* Loaded later, and placed last so that no button moves just before it is pressed. */}
      <DeviceSettings />
    </div>
  )
}
