import { IconFlask } from '@tabler/icons-react'
import i18next from 'i18next'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { floats } from '#shared/ui/overlay/floats.ts'
import { LostDialog } from '#shared/ui/overlay/lost-dialog.tsx'
import { lazyOptional } from '#shared/ui/state/lazy-optional.tsx'
import { noteEmulation, useEmulation } from './emulation.ts'
import styles from './lab.module.css'
import type { LabHost } from './panel.ts'
import { RefusalNote } from './refusal-note.tsx'
import { openWithNextPage, takeOpen } from './tab-memory.ts'

const isShortcut = ({ ctrlKey, altKey, code, key }: KeyboardEvent): boolean =>
  ctrlKey && altKey && (code === 'KeyL' || key.toLowerCase() === 'l')

/** Handles Ctrl+Alt+L regardless of focus, even in a field that stops keyboard events. */
const useShortcut = (onPress: () => void): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event) || event.repeat) return
      event.preventDefault()
      onPress()
    }
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [onPress])
}

const LabFrame = lazyOptional(async () => (await import('./lab-frame.tsx')).LabFrame, {
  onLoadError: (loss, { isOpen, onClose }) =>
    isOpen ? <LostDialog title={i18next.t('lab:title')} {...loss} onClose={onClose} /> : null,
})

/** The button at the edge, which shows what is emulated, and the panel that it opens. */
export const Lab = ({ host: outer }: { host: LabHost }) => {
  const { t } = useTranslation('lab')
  const [wasOpen, setWasOpen] = useState(takeOpen)
  const [isOpen, setOpen] = useState(wasOpen)
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef<Element | null>(null)
  const host = useMemo<LabHost>(
    () => ({
      ...outer,
      refresh: () => outer.refresh().finally(noteEmulation),
      restart: () => {
        openWithNextPage()
        outer.restart()
      },
    }),
    [outer],
  )
  const { campus, overrides } = useEmulation(host)
  const close = useCallback(() => {
    setOpen(false)
    const back = before.current
    if (back instanceof HTMLElement && back !== document.body && back.isConnected) back.focus()
    else button.current?.focus()
  }, [])
  const open = useCallback(() => {
    before.current = document.activeElement
    setWasOpen(true)
    setOpen(true)
  }, [])
  const toggle = isOpen ? close : open
  useShortcut(toggle)
  const isEmulating = campus !== null || overrides > 0
  return (
    <aside ref={floats} aria-label={t('title')} data-no-print>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-keyshortcuts="Control+Alt+L"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <IconFlask size={20} aria-hidden />
        <span className="visually-hidden">{t('open')}</span>
        {isEmulating ? (
          <span className={styles.badge}>
            {campus === null ? null : <b>{t('badge.campus', { campus })}</b>}
            {overrides > 0 ? <span>{t('badge.flags', { count: overrides })}</span> : null}
          </span>
        ) : null}
      </button>
      <RefusalNote />
      {wasOpen ? <LabFrame host={host} isOpen={isOpen} onClose={close} /> : null}
    </aside>
  )
}
