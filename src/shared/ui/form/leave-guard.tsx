import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasOpenLayer } from '#shared/browser/close-on-back.ts'
import { navigationOf, type Traversal } from '#shared/browser/navigation.ts'
import { hasDirtyForm, type LeaveQuestion, onLeaveRequest } from '#shared/state/dirty-forms.ts'
import { ConfirmDialog } from '../overlay/confirm-dialog.tsx'

/** Continues the navigation after confirmation. */
type Leave = () => void

const WORDS: Readonly<Record<LeaveQuestion, `ui:${LeaveQuestion}`>> = {
  'draft.leave': 'ui:draft.leave',
  'draft.logout': 'ui:draft.logout',
  'draft.change': 'ui:draft.change',
}

/** Returns whether a click opens another window, or a dialog over this page, or stays on this page. */
const staysHere = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  link.target === '_blank' ||
  link.hasAttribute('download') ||
  link.getAttribute('aria-haspopup') === 'dialog' ||
  link.getAttribute('href')?.startsWith('#') === true

const leavingLink = (event: MouseEvent): HTMLAnchorElement | null => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  return link && !staysHere(event, link) ? link : null
}

/** Intercepts accidental navigation away from the page. @returns an unsubscribe function */
const watchLeaving = (ask: (leave: Leave) => void): (() => void) => {
  let allowed = false
  const isHeld = () => !allowed && hasDirtyForm()
  const holdBack = (event: Event, leave: Leave) => {
    event.preventDefault()
    event.stopPropagation()
    ask(() => {
      allowed = true
      leave()
    })
  }
  const onClick = (event: MouseEvent) => {
    const link = isHeld() ? leavingLink(event) : null
    if (!link) return
    holdBack(event, () => {
      link.click()
      allowed = false
    })
  }
  const navigation = navigationOf(window)
  const onNavigate = (event: Event) => {
    const { navigationType, destination } = event as Traversal
    if (navigationType !== 'traverse' || hasOpenLayer()) return // Back closes an open layer first
    if (event.cancelable && isHeld()) holdBack(event, () => void navigation?.traverseTo(destination.key))
    else allowed = false // navigation after confirmation
  }
  const onUnload = (event: BeforeUnloadEvent) => {
    if (isHeld()) event.preventDefault() // shows the browser's own dialog
  }
  document.addEventListener('click', onClick, true)
  navigation?.addEventListener('navigate', onNavigate)
  window.addEventListener('beforeunload', onUnload)
  return () => {
    document.removeEventListener('click', onClick, true)
    navigation?.removeEventListener('navigate', onNavigate)
    window.removeEventListener('beforeunload', onUnload)
  }
}

/** Confirms before the user leaves a form with unsent input. */
export const LeaveGuard = () => {
  const { t } = useTranslation('ui')
  const [leave, setLeave] = useState<{ go: Leave; question: LeaveQuestion } | null>(null)
  useEffect(() => watchLeaving((go) => setLeave({ go, question: 'draft.leave' })), [])
  useEffect(() => onLeaveRequest((go, question) => setLeave({ go, question })), [])
  if (!leave) return null
  const confirm = () => {
    setLeave(null)
    leave.go()
  }
  return (
    <ConfirmDialog onConfirm={confirm} onCancel={() => setLeave(null)}>
      {t(WORDS[leave.question])}
    </ConfirmDialog>
  )
}
