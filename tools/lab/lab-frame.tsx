import { IconArrowBarLeft, IconArrowBarRight, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, Suspense, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Skeleton } from '#shared/ui/state/skeleton.tsx'
import styles from './lab.module.css'
import { LabTabs } from './lab-tabs.tsx'
import type { LabHost } from './panel.ts'

interface Props {
  host: LabHost
  isOpen: boolean
  onClose: () => void
}

/** From this width the portal stays visible and usable beside the lab; below, the lab covers the whole screen. */
const WIDE = '(min-width: 64em)'

/**
 * Returns whether a modal dialog of the portal is open. It makes everything else inert, so the lab must open as a modal
 * dialog too.
 */
const isCovered = (): boolean => document.querySelector('dialog:modal') !== null

/** The panel of the lab. It opens beside the portal, because QA wants to watch it change (ADR 18). */
export const LabFrame = ({ host, isOpen, onClose }: Props) => {
  const { t } = useTranslation('lab')
  const [isWide, setWide] = useState(false)
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const dialog = ref.current
    if (!isOpen || !dialog) return undefined
    if (window.matchMedia(WIDE).matches && !isCovered()) dialog.show()
    else dialog.showModal()
    return () => dialog.close()
  }, [isOpen])
  const onKeyDown = (event: KeyboardEvent) => {
    // Esc then closes the dialog above the lab.
    if (event.target instanceof Element && event.target.closest('dialog') !== event.currentTarget) return
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.defaultPrevented) return
    event.preventDefault()
    onClose()
  }
  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return // the cancel event of a file input inside bubbles
    event.preventDefault()
    onClose()
  }
  return (
    <dialog
      ref={ref}
      className={`${styles.frame}${isWide ? ` ${styles.wide}` : ''}`}
      aria-labelledby={id}
      onKeyDown={onKeyDown}
      onCancel={onCancel}
    >
      <div className={styles.bar}>
        <h2 id={id}>{t('title')}</h2>
        <button
          type="button"
          className={`${buttonClass('icon')} ${styles.widen}`}
          aria-pressed={isWide}
          aria-label={t('widen')}
          onClick={() => setWide(!isWide)}
        >
          {isWide ? <IconArrowBarRight size={20} aria-hidden /> : <IconArrowBarLeft size={20} aria-hidden />}
        </button>
        <button type="button" className={buttonClass('icon')} aria-label={t('close')} onClick={onClose}>
          <IconX size={20} aria-hidden />
        </button>
      </div>
      <Suspense fallback={<Skeleton lines={6} />}>
        <LabTabs host={host} />
      </Suspense>
    </dialog>
  )
}
