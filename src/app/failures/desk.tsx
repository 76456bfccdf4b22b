import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onWriteDone } from '#gateway/outbox-facade.ts'
import { hearRequestErrors } from '#gateway/request-errors.ts'
import { useOutboxOwner } from '#gateway/use-outbox-owner.ts'
import { showToast } from '#shared/ui/toast.ts'
import { KeptWrites } from './kept-writes.tsx'
import { QueueDialog } from './queue-dialog.tsx'
import { tellWriteFailure } from './tell-write-failure.ts'
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts'
import { useRetrySnackbar } from './use-retry-snackbar.ts'

/** The desk with its queue: what waits is counted in the snackbar, shown in a dialog, and retried together. */
export const Desk = () => {
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
      <KeptWrites />
      {isOpen ? <QueueDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}
