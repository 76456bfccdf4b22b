import { IconX } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useMenu } from '#flags/menu.ts'
import { buttonClass } from '#shared/ui/button-class.ts'
import { currentEntry } from './current-entry.ts'
import styles from './menu.module.css'
import { MenuList } from './menu-list.tsx'
import { MenuSkeleton } from './menu-skeleton.tsx'

interface Props {
  title: string
  onClose: () => void
}

/** Menu below 768 px: a drawer that closes on route change, Esc or a touch outside. */
export const MenuDrawer = ({ title, onClose }: Props) => {
  const { t } = useTranslation('app')
  const { pathname } = useLocation()
  const entries = useMenu()
  const ref = useRef<HTMLDialogElement>(null)
  const opened = useRef(pathname)
  // Layout effect: closed while it still stands in the document, so that the browser gives the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  useEffect(() => {
    if (opened.current !== pathname) onClose()
  }, [pathname, onClose])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the keyboard's way; a touch on the backdrop is the finger's
    <dialog
      ref={ref}
      className={styles['drawer']}
      aria-label={t('menu.label')}
      onCancel={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles['drawerHead']}>
        <span>{title}</span>
        <button type="button" className={buttonClass('icon')} aria-label={t('menu.close')} onClick={onClose}>
          <IconX size={20} aria-hidden />
        </button>
      </div>
      <nav aria-label={t('menu.label')}>
        {entries ? <MenuList entries={entries} current={currentEntry(entries, pathname)} /> : <MenuSkeleton />}
      </nav>
    </dialog>
  )
}
