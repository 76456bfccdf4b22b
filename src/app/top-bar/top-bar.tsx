import { IconMenu2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useKampus } from '#domain/kampus/use-kampus.ts'
import { useIsActing } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useFlag } from '#flags/use-flag.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { CampusLogo } from '#shared/ui/look/campus-logo.tsx'
import { LanguageSwitch } from '#shared/ui/look/language-switch.tsx'
import { holdChatSlot } from '../chat/chat-slot.ts'
import { AccountMenu } from './account-menu.tsx'
import { GuideMenu } from './guide-menu.tsx'
import { LanguageToggle } from './language-toggle.tsx'
import { NewsMenu } from './news-menu.tsx'
import { SearchButton } from './search-button.tsx'
import styles from './top-bar.module.css'

export interface TopBarProps {
  menuOpen: boolean
  onMenu: () => void
  onSearch: () => void
  onChangePassword: () => void
}

/**
 * Top bar of the main layout (section 2): menu button below 768 px, logo to the root, search, language, guides, chat below
 * 1024 px, news, account.
 */
export const TopBar = ({ menuOpen, onMenu, onSearch, onChangePassword }: TopBarProps) => {
  const { t } = useTranslation('app')
  const { facts, logo } = useKampus()
  const localization = useFlag('localization')
  const isActing = useIsActing() // an operator has no chat
  const hasChat = useFlag('chat') && !isActing
  return (
    <header className={styles.bar} data-chat={hasChat || undefined}>
      <button
        type="button"
        className={`${buttonClass('icon')} ${styles.narrow}`}
        aria-label={t('menu.open')}
        aria-expanded={menuOpen}
        onClick={onMenu}
      >
        <IconMenu2 size={24} aria-hidden />
      </button>
      <Link className={styles.brand} to="/" aria-label={`${facts.judul}, ${t('topbar.home')}`}>
        <CampusLogo src={logo} />
        <span>{facts.judul}</span>
      </Link>
      <SearchButton onSearch={onSearch} />
      {localization ? (
        <>
          <div className={styles.wide}>
            <LanguageSwitch />
          </div>
          <div className={styles.narrow}>
            <LanguageToggle />
          </div>
        </>
      ) : null}
      <GuideMenu />
      {hasChat ? <div ref={holdChatSlot} /> : null}
      <NewsMenu />
      <AccountMenu onChangePassword={onChangePassword} />
    </header>
  )
}
