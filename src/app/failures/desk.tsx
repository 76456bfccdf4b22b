import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { onWriteDone, setOutboxOwner } from '#gateway/outbox-door.ts'
import { hearRequestErrors } from '#gateway/request-errors.ts'
import { showToast } from '#shared/ui/toast.ts'
import { useSessionState } from '../session/session-state.ts'
import { QueueDialog } from './queue-dialog.tsx'
import { tellWriteFailure } from './tell-write-failure.ts'
import { useRetrySnackbar } from './use-retry-snackbar.ts'

/** Ties the queue of writes to who is signed in, and to the student who is acted for. */
const useOwner = (): void => {
  const session = useSessionState()
  const idMahasiswa = useIdMahasiswa()
  const { campus, identity } = session.status === 'ready' ? session : { campus: null, identity: null }
  const owner = [campus?.college_id, identity?.username, identity?.role, idMahasiswa].join(' ')
  useEffect(() => setOutboxOwner(owner), [owner])
}

/** The desk with its queue: what waits is counted in the snackbar, shown in a dialog, and retried together. */
export const Desk = () => {
  const { t } = useTranslation('ui')
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  useOwner()
  useRetrySnackbar({ open, isOpen })
  useEffect(() => hearRequestErrors(tellWriteFailure), [])
  useEffect(() => onWriteDone((label) => showToast(t('ui:queue.done', { label }))), [t])
  return isOpen ? <QueueDialog onClose={() => setOpen(false)} /> : null
}
