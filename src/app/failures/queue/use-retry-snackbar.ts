import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { showRetrySnackbar } from '#shared/ui/overlay/snackbar.ts'
import { useWaiting } from './use-waiting.ts'

/** Failures come in bursts: the snackbar shows their number after this time. */
const GATHER_MS = 500

const TEXTS = {
  busy: 'ui:queue.busy',
  network: 'ui:queue.network',
  timeout: 'ui:queue.timeout',
  writes: 'ui:queue.writes',
  decide: 'ui:queue.decide',
}

/** Moves the focus to the screen's heading when a focused button is removed. */
const keepFocus = (hide: () => void): void => {
  const hadFocus = document.activeElement?.closest('[data-messages]')
  hide()
  const heading = hadFocus && document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
}

interface Queue {
  open: () => void
  /** True while the queue dialog is open: the snackbar is hidden then. */
  isOpen: boolean
}

/** Shows the snackbar 'Muat Ulang' while requests are queued (section 8). */
export const useRetrySnackbar = ({ open, isOpen }: Queue): void => {
  const { t } = useTranslation('ui')
  const { count, mood, resume } = useWaiting()
  const solved = useRef<(() => void) | null>(null)
  const text = count > 0 ? t(TEXTS[mood], { count }) : ''
  const label = t('ui:queue.open')
  useEffect(() => {
    if (isOpen) return undefined
    if (text === '') {
      if (solved.current) keepFocus(solved.current)
      solved.current = null
      return undefined
    }
    const show = () => {
      const onRetry = () => {
        if (!resume()) open() // only decisions of the user are left
      }
      solved.current = showRetrySnackbar(text, onRetry, { label, onOpen: open })
    }
    const timer = setTimeout(show, solved.current ? 0 : GATHER_MS)
    return () => clearTimeout(timer)
  }, [text, label, open, isOpen, resume])
  useEffect(() => () => solved.current?.(), []) // hide on unmount: the queue belongs to the signed-in user
}
