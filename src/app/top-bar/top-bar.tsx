import { IconBell, IconHelpCircle, IconMenu2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useKampus } from '#domain/kampus/use-kampus.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useFlag } from '#flags/use-flag.ts'
import { useGetUnreadNotifikasi } from '#generated/client/notifikasi/notifikasi.ts'
import { isRecord } from '#shared/is-record.ts'
import { buttonClass } from '#shared/ui/button-class.ts'
import { CampusLogo } from '#shared/ui/campus-logo.tsx'
import { LanguageSwitch } from '#shared/ui/language-switch.tsx'
import { AccountMenu } from './account-menu.tsx'
import styles from './top-bar.module.css'

const MAX_BADGE = 99

/** Unread news of the student; 0 while unknown or malformed. */
const useUnread = (): number => {
  const { data } = useGetUnreadNotifikasi(useIdMahasiswa(), { tujuan: 'portalmhs' })
  const unread = isRecord(data?.data) ? Number(data.data.unread) : 0
  return Number.isFinite(unread) && unread > 0 ? unread : 0
}

interface Props {
  menuOpen: boolean
  onMenu: () => void
}

/** Top bar of the main layout (section 2): menu button below 768 px, logo to the root, language, guides, news, account. */
export const TopBar = ({ menuOpen, onMenu }: Props) => {
  const { t } = useTranslation('app')
  const { facts, logo } = useKampus()
  const localization = useFlag('localization')
  const unread = useUnread()
  const newsLabel = unread > 0 ? t('topbar.news.unread', { count: unread }) : t('topbar.news')
  return (
    <header className={styles['bar']}>
      <button
        type="button"
        className={`${buttonClass('icon')} ${String(styles['narrow'])}`}
        aria-label={t('menu.open')}
        aria-expanded={menuOpen}
        onClick={onMenu}
      >
        <IconMenu2 size={24} aria-hidden />
      </button>
      <Link className={styles['brand']} to="/" aria-label={`${facts.judul}, ${t('topbar.home')}`}>
        <CampusLogo src={logo} />
        <span>{facts.judul}</span>
      </Link>
      {localization ? (
        <div className={styles['wide']}>
          <LanguageSwitch />
        </div>
      ) : null}
      <Link className={`${buttonClass('icon')} ${String(styles['wide'])}`} to="/panduan" aria-label={t('topbar.guide')}>
        <IconHelpCircle size={20} aria-hidden />
      </Link>
      <Link className={buttonClass('icon')} to="/berita" aria-label={newsLabel}>
        <IconBell size={20} aria-hidden />
        {unread > 0 ? (
          <span className={styles['dot']} aria-hidden="true">
            {unread > MAX_BADGE ? `${MAX_BADGE}+` : unread}
          </span>
        ) : null}
      </Link>
      <AccountMenu />
    </header>
  )
}
