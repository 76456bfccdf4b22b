import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { measureHeight } from './measure-height.ts'
import { type Message, onMessage, showMessage } from './toast.ts'
import styles from './toast-area.module.css'

/** From top to bottom. */
const PLACES = ['retry', 'snackbar', 'toast'] as const

/** It stays: the page makes room for it. */
const measureRetry = measureHeight('--said')

const Bar = ({ message }: { message: Message }) => {
  const { t } = useTranslation()
  const [held, setHeld] = useState(false)
  const { place, text, ms, onRetry, more } = message
  const close = () => showMessage({ place, text: null, ms: null })
  // Whoever has the pointer or the keyboard on it has all the time to read it (WCAG 2.2.1).
  useEffect(() => {
    if (message.ms === null || held) return undefined
    const timer = setTimeout(() => showMessage({ place: message.place, text: null, ms: null }), message.ms)
    return () => clearTimeout(timer)
  }, [message, held])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: looking at it holds it; there is nothing to operate but its button
    <div
      ref={place === 'retry' ? measureRetry : undefined}
      className={`${String(styles['bar'])} ${String(styles[place])}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{text}</span>
      {ms === null ? (
        <>
          {more ? (
            <button type="button" onClick={more.onOpen}>
              {more.label}
            </button>
          ) : null}
          <button type="button" onClick={onRetry}>
            {t('failure.reload')}
          </button>
        </>
      ) : (
        <button type="button" onClick={close} aria-label={t('message.close')}>
          ✕
        </button>
      )}
    </div>
  )
}

/** Into the top layer again, above a dialog that was opened meanwhile. */
const liftAboveDialog = (area: HTMLElement | null) => {
  if (!area || !document.querySelector('dialog[open]')) return
  area.hidePopover()
  area.showPopover()
}

/** The live region in which toasts and snackbars appear; it exists before they do, or they would not be read out. */
export const ToastArea = () => {
  const ref = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Partial<Record<Message['place'], Message>>>({})
  // Layout effect: listening before any effect of the first screen speaks.
  useLayoutEffect(
    () =>
      onMessage((message) => {
        setShown((before) => ({ ...before, [message.place]: message }))
        liftAboveDialog(ref.current)
      }),
    [],
  )
  return (
    <div ref={ref} popover="manual" className={styles['area']} role="status" aria-atomic="false">
      {PLACES.map((place) => {
        const message = shown[place]
        return message && message.text !== null ? <Bar key={place} message={message} /> : null
      })}
    </div>
  )
}
