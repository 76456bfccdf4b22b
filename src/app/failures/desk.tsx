import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isForeign } from '#gateway/answer/is-foreign.ts'
import { onRequestError, type RequestError } from '#gateway/call/request-errors.ts'
import { onWriteDone } from '#gateway/writes/outbox-facade.ts'
import { useOutboxOwner } from '#gateway/writes/use-outbox-owner.ts'
import type { LoadPendingChecks } from '#kit/action/action.ts'
import { isReported } from '#shared/state/reported-failures.ts'
import { showSnackbar } from '#shared/ui/overlay/snackbar.ts'
import { showToast } from '#shared/ui/overlay/toast.ts'
import { useAskBeforeLeaving } from './leave/use-ask-before-leaving.ts'
import { PendingChecks } from './queue/pending-checks.tsx'
import { QueueDialog } from './queue/queue-dialog.tsx'
import { useRetrySnackbar } from './queue/use-retry-snackbar.ts'

/**
 * Reports a failed write in the snackbar unless a form shows it: with the gateway's message or the text of section 8.
 */
const tellWriteFailure = ({ error, query }: RequestError): void => {
  if (query) return
  const isAnswer = (error.kind === 'client' || error.kind === 'server') && !isForeign(error)
  // Deferred, because the sender is notified after the cache: by then its form has shown the failure.
  setTimeout(() => isReported(error) || showSnackbar(isAnswer ? error.message : undefined))
}

/**
 * Failure center with its queue: the snackbar counts the queued requests, a dialog lists them, and one press retries
 * all.
 */
export const Desk = ({ loadChecks }: { loadChecks: LoadPendingChecks }) => {
  const { t } = useTranslation('ui')
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  useOutboxOwner()
  useRetrySnackbar({ open, isOpen })
  useAskBeforeLeaving()
  useEffect(() => onRequestError(tellWriteFailure), [])
  useEffect(() => onWriteDone(({ label }) => showToast(t('ui:queue.done', { label }))), [t])
  return (
    <>
      <PendingChecks loadChecks={loadChecks} />
      {isOpen ? <QueueDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}
