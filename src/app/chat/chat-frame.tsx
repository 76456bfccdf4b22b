import { IconMessageCircle, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useChatFlags } from '#domain/percakapan/chat-flags.ts'
import { onPercakapan } from '#domain/percakapan/percakapan.ts'
import { closeOnBack } from '#shared/browser/close-on-back.ts'
import { useMedia } from '#shared/browser/use-media.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { floats } from '#shared/ui/overlay/floats.ts'
import bar from '../top-bar/top-bar.module.css'
import styles from './chat-frame.module.css'
import { chatSlot } from './chat-slot.ts'
import { useChatModule } from './use-chat-module.ts'

/** Width from which the chat is next to the page; below, it covers the screen. */
const BESIDE_PAGE = '(min-width: 48em)'
/**
 * Width from which the button floats in a corner, where there is room next to the content; below, it is in the top bar.
 */
const FLOATS = '(min-width: 64em)'

/** Button and panel of the chat module. The module also runs while the panel is closed. */
export const ChatFrame = ({ student }: { student: { id: string; nama: string } }) => {
  const { t } = useTranslation('chat')
  const [isOpen, setOpen] = useState(false)
  const [isReady, setReady] = useState(false)
  const [unread, setUnread] = useState(0)
  const button = useRef<HTMLButtonElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element | null>(null)
  const container = useRef<HTMLDivElement>(null)
  const slot = useSyncExternalStore(chatSlot.subscribe, chatSlot.get)
  const isFloating = useMedia(FLOATS) || slot === null
  const id = useId()
  const onReady = useCallback(() => setReady(true), [])
  const showGroup = useChatModule(container, {
    student,
    isOpen,
    showBimbingan: useChatFlags().showBimbingan,
    onUnread: setUnread,
    onReady,
  })
  const open = useCallback(() => {
    opener.current = document.activeElement
    if (dialog.current?.open) return
    if (window.matchMedia(BESIDE_PAGE).matches) dialog.current?.show()
    else dialog.current?.showModal()
    setOpen(true)
  }, [])
  useEffect(
    () =>
      onPercakapan((idGrup) => {
        open()
        showGroup(idGrup)
      }),
    [open, showGroup],
  )
  const close = () => dialog.current?.close()
  // Next to the page the chat stays open when the page changes.
  useEffect(() => {
    if (isOpen && dialog.current?.matches(':modal')) return closeOnBack(() => dialog.current?.close())
    return undefined
  }, [isOpen])
  const onClosed = () => {
    setOpen(false)
    // Returns the focus to the screen that opened the group, unless the pressed element was removed.
    if (opener.current instanceof HTMLElement && opener.current !== document.body && opener.current.isConnected)
      opener.current.focus()
    else button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.preventDefault() // a panel next to the page is closed by its button only
    close()
  }
  const opening = (
    <button
      ref={button}
      type="button"
      className={isFloating ? styles.float : buttonClass('icon')}
      aria-label={unread > 0 ? t('open.unread', { count: unread }) : t('open')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={isOpen ? close : open}
    >
      <IconMessageCircle size={isFloating ? 24 : 20} aria-hidden />
      {unread > 0 ? (
        <span className={isFloating ? styles.count : bar.dot} aria-hidden>
          {unread}
        </span>
      ) : null}
    </button>
  )
  return (
    <div data-no-print>
      {isFloating ? <div ref={floats}>{opening}</div> : createPortal(opening, slot)}
      <p role="status" className="visually-hidden">
        {unread > 0 ? t('unread', { count: unread }) : ''}
      </p>
      <dialog ref={dialog} className={styles.panel} aria-labelledby={id} onClose={onClosed} onKeyDown={onKeyDown}>
        <div className={styles.bar}>
          <h2 id={id}>{t('title')}</h2>
          <button type="button" className={buttonClass('icon')} onClick={close} aria-label={t('close')}>
            <IconX size={20} aria-hidden />
          </button>
        </div>
        {isReady ? null : <p className={styles.pending}>{t('pending')}</p>}
        <div ref={container} className={styles.container} />
      </dialog>
    </div>
  )
}
