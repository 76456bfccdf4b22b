import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { measureHeight } from './measure-height.ts'
import { type Message, onMessage, showMessage } from './toast.ts'
import styles from './toast-area.module.css'

/** From top to bottom. */
const PLACES = ['retry', 'snackbar', 'toast'] as const

/** Messages at the top stay: the page reserves space for them. */
const measureRetry = measureHeight('--said')

const Bar = ({ message }: { message: Message }) => {
  const { t } = useTranslation()
  const [held, setHeld] = useState(false)
  const { place, text, ms, onRetry, more } = message
  const close = () => showMessage({ place, text: null, ms: null })
  // Pauses the timer while pointer or focus is on the message (WCAG 2.2.1).
  useEffect(() => {
    if (message.ms === null || held) return undefined
    const timer = setTimeout(() => showMessage({ place: message.place, text: null, ms: null }), message.ms)
    return () => clearTimeout(timer)
  }, [message, held])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: looking at it holds it; there is nothing to operate but its button
    <div
      ref={place === 'retry' ? measureRetry : undefined}
      className={place === 'retry' ? `${styles.bar} ${styles.retry}` : styles.bar}
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

/** A modal dialog hides and silences elements outside of it: while one is open, the messages are rendered in it. */
const moveInto = (area: HTMLElement, home: HTMLElement): void => {
  const dialog = [...document.querySelectorAll('dialog')].findLast((one) => one.matches(':modal'))
  const place = dialog ?? home
  if (area.parentElement === place) return
  place.append(area)
  dialog?.addEventListener('close', () => moveInto(area, home), { once: true })
}

/** Live region for toasts and snackbars; it exists before them, since screen readers only announce changes. */
export const ToastArea = () => {
  const home = useRef<HTMLDivElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Partial<Record<Message['place'], Message>>>({})
  // Layout effect: subscribes before any effect of the first screen shows a message.
  useLayoutEffect(
    () =>
      onMessage((message) => {
        if (area.current && home.current) moveInto(area.current, home.current)
        setShown((before) => ({ ...before, [message.place]: message }))
      }),
    [],
  )
  const messages = PLACES.flatMap((place) => {
    const message = shown[place]
    return message && message.text !== null ? [<Bar key={place} message={message} />] : []
  })
  const says = messages.length > 0
  // Reserves space for floating elements as well (data-says).
  useLayoutEffect(() => {
    const { documentElement } = document
    documentElement.toggleAttribute('data-says', says)
    return () => documentElement.removeAttribute('data-says')
  }, [says])
  return (
    <div ref={home}>
      <div ref={area} className={styles.area} role="status" aria-atomic="false" data-messages>
        {messages}
      </div>
    </div>
  )
}
