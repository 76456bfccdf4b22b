import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hearRequestErrors } from '#gateway/call/request-errors.ts'
import { onWriteDone } from '#gateway/writes/outbox-facade.ts'
import { useOutboxOwner } from '#gateway/writes/use-outbox-owner.ts'
import type { LoadPendingChecks } from '#kit/action/action.ts'
import { showToast } from '#shared/ui/overlay/toast.ts'
import { useAskBeforeLeaving } from './leave/use-ask-before-leaving.ts'
import { PendingChecks } from './queue/pending-checks.tsx'
import { QueueDialog } from './queue/queue-dialog.tsx'
import { useRetrySnackbar } from './queue/use-retry-snackbar.ts'
import { tellWriteFailure } from './tell-write-failure.ts'

/** The desk with its queue: what waits is counted in the snackbar, shown in a dialog, and retried together. */
export const Desk = ({ loadChecks }: { loadChecks: LoadPendingChecks }) => {
  const { t } = useTranslation('ui')
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  useOutboxOwner()
  useRetrySnackbar({ open, isOpen })
  useAskBeforeLeaving()
  useEffect(() => hearRequestErrors(tellWriteFailure), [])
  useEffect(() => onWriteDone(({ label }) => showToast(t('ui:queue.done', { label }))), [t])
  return (
    <>
      <PendingChecks loadChecks={loadChecks} />
      {isOpen ? <QueueDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}
