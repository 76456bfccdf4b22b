import { IconKey, IconLogout, IconSearch, IconX } from '@tabler/icons-react'
import { type MouseEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { closeOnBack } from '#shared/browser/close-on-back.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { useLeave } from '../session/use-leave.ts'
import { Avatar } from '../top-bar/avatar.tsx'
import { initialsOf } from '../top-bar/initials.ts'
import { currentEntry } from './current-entry.ts'
import styles from './menu-drawer.module.css'
import { MenuList } from './menu-list.tsx'
import { MenuSkeleton } from './menu-skeleton.tsx'
import { ownLinkOf } from './own-link.ts'
import { useShownMenu } from './use-shown-menu.ts'

interface Props {
  onClose: () => void
  onSearch: () => void
  onChangePassword: () => void
}

const Head = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('app')
  const idMahasiswa = useIdMahasiswa()
  const { biodataSingkat } = useBiodataSingkat()
  const nama = biodataSingkat?.nama ?? ''
  return (
    <div className={styles.head}>
      <Avatar initials={initialsOf(nama || idMahasiswa)} />
      <p>
        <b>{nama || idMahasiswa}</b>
        {nama ? <span>{idMahasiswa}</span> : null}
      </p>
      <button type="button" className={buttonClass('icon')} aria-label={t('menu.close')} onClick={onClose}>
        <IconX size={20} aria-hidden />
      </button>
    </div>
  )
}

const Foot = ({ onChangePassword }: { onChangePassword: () => void }) => {
  const { t } = useTranslation('app')
  const { leaving, leave } = useLeave()
  return (
    <div className={styles.foot}>
      <button type="button" className={buttonClass('quiet')} aria-haspopup="dialog" onClick={onChangePassword}>
        <IconKey size={20} aria-hidden />
        <span>{t('account.password.short')}</span>
      </button>
      <button type="button" className={buttonClass('quiet')} onClick={leave} aria-disabled={leaving}>
        <IconLogout size={20} aria-hidden />
        <span>{t(leaving ? 'account.logout.pending' : 'account.logout')}</span>
      </button>
    </div>
  )
}

/** Menu below 768 px: a drawer that closes on route change, Esc, Back or a touch outside. */
export const MenuDrawer = ({ onClose, onSearch, onChangePassword }: Props) => {
  const { t } = useTranslation('app')
  const { pathname } = useLocation()
  const entries = useShownMenu()
  const ref = useRef<HTMLDialogElement>(null)
  const opened = useRef(pathname)
  // Layout effect: closed while it is still in the document, so that the browser restores the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  const onBack = useEffectEvent(onClose)
  useEffect(() => closeOnBack(() => onBack()), [])
  useEffect(() => {
    if (opened.current !== pathname) onClose()
  }, [pathname, onClose])
  // In one step with the router, so that the drawer is not rendered again before it is removed.
  const closeWithLink = (event: MouseEvent) => {
    if (event.defaultPrevented && ownLinkOf(event.nativeEvent)) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the keyboard's way; a touch on the backdrop is the finger's
    <dialog
      ref={ref}
      className={styles.drawer}
      aria-label={t('menu.label')}
      onCancel={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
        else closeWithLink(event)
      }}
    >
      <Head onClose={onClose} />
      <nav aria-label={t('menu.label')}>
        <button type="button" className={`${buttonClass()} ${styles.find}`} aria-haspopup="dialog" onClick={onSearch}>
          <IconSearch size={20} aria-hidden />
          <span>{t('search.short')}</span>
        </button>
        {entries ? <MenuList entries={entries} current={currentEntry(entries, pathname)} /> : <MenuSkeleton />}
      </nav>
      <Foot onChangePassword={onChangePassword} />
    </dialog>
  )
}
