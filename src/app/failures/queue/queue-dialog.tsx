import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { onOutbox, outboxEntries, removeEntry, resumeEntry } from '#gateway/writes/outbox.ts'
import { failureType, isArrivalUnknown, type OutboxEntry } from '#gateway/writes/outbox-entry.ts'
import { dismissRead, repeatReads, type WaitingRead } from '#gateway/writes/outbox-reads.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import styles from './queue-dialog.module.css'
import { QueueRow } from './queue-row.tsx'
import { useWaiting } from './use-waiting.ts'

/** Verb prefix of a read operation. */
const VERB = /^(?:get|list|find|read|download|check)(?=[A-Z])/

/**
 * Returns the label of an operation in the queue: 'listJadwalKuliah' is 'Jadwal kuliah'. The nouns are the gateway's in
 * both languages (docs/glossary.md).
 */
const readableOperation = (operation: string): string => {
  const words = operation
    .replace(VERB, '')
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const ReadRow = ({ read }: { read: WaitingRead }) => {
  const { t } = useTranslation('ui')
  const client = useQueryClient()
  const { error, since, isBusy } = read
  return (
    <QueueRow
      label={t('ui:queue.read', { name: readableOperation(error.operation) })}
      type={failureType(error)}
      since={since}
      phase={isBusy ? 'sending' : 'waiting'}
      onResume={() => void repeatReads(client, [read])}
      onRemove={() => dismissRead(read)}
    />
  )
}

const WriteRow = ({ entry }: { entry: OutboxEntry }) => {
  const { key, next, phase, ...facts } = entry
  const isUncheckable = next.kind === 'check' && !next.check
  return (
    <QueueRow
      {...facts}
      phase={isUncheckable ? 'uncheckable' : phase === 'unknown' && isArrivalUnknown(entry) ? 'arrival' : phase}
      onResume={isUncheckable || phase === 'not-done' ? null : () => void resumeEntry(key, phase === 'overtaken')}
      onRemove={() => removeEntry(key)}
    />
  )
}

/** Dialog with the queued requests: reason, time and next step of each. Opened from the snackbar. */
export const QueueDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('ui')
  const { reads, resume } = useWaiting()
  const writes = useSyncExternalStore(onOutbox, outboxEntries)
  const close = useRef<HTMLButtonElement>(null)
  const count = reads.length + writes.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row takes the focused button along when it goes
  useEffect(() => {
    if (!document.activeElement?.closest('dialog')) close.current?.focus()
  }, [count])
  return (
    <Dialog
      title={t('ui:queue.title')}
      onClose={onClose}
      wide
      actions={
        <>
          <button ref={close} type="button" className={buttonClass()} onClick={onClose}>
            {t('ui:queue.close')}
          </button>
          {count > 0 ? (
            <button type="button" className={buttonClass('main')} onClick={resume}>
              {t('ui:queue.all')}
            </button>
          ) : null}
        </>
      }
    >
      {count > 0 ? (
        <ul className={styles.list}>
          {writes.map((entry) => (
            <WriteRow key={entry.key} entry={entry} />
          ))}
          {reads.map((read) => (
            <ReadRow key={read.query.queryHash} read={read} />
          ))}
        </ul>
      ) : (
        <EmptyState hint={t('ui:queue.empty')} />
      )}
    </Dialog>
  )
}
