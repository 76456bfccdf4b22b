import { useTranslation } from 'react-i18next'
import type { OutboxEntry } from '#gateway/writes/outbox-entry.ts'
import { Notice } from '#shared/ui/look/notice.tsx'
import styles from './action.module.css'
import { ArrivalUnknown } from './arrival-unknown.tsx'

interface Props {
  /** Message that a check has found that the write did not happen. */
  notDone: string | null
  /** Message that the response was lost and the write waits for 'Muat Ulang'. */
  queued: string | null
  /** Writes that may or may not have arrived. */
  unknown?: readonly OutboxEntry[]
  /** Set when another device has written since. Nothing is sent until the user decides. */
  isOvertaken?: boolean
  /**
   * Message that nothing was sent because the state has changed since the user confirmed, or that the user stopped the
   * write.
   */
  changed: string | null
  /** The gateway's refusal. */
  failure: { message: string } | null
}

/** Notices on the outcome of an action, announced to screen readers. */
export const ActionNotices = ({ notDone, queued, unknown = [], isOvertaken = false, changed, failure }: Props) => {
  const { t } = useTranslation('ui')
  return (
    <div role="alert" className={styles.notices}>
      {notDone === null ? null : <Notice tone="warn">{notDone}</Notice>}
      {queued === null ? null : <Notice tone="wait">{queued}</Notice>}
      {unknown.map((entry) => (
        <ArrivalUnknown key={entry.key} entry={entry} />
      ))}
      {isOvertaken ? <Notice tone="warn">{t('ui:queue.overtaken')}</Notice> : null}
      {changed === null ? null : <Notice tone="warn">{changed}</Notice>}
      {failure ? <Notice tone="danger">{failure.message || t('ui:action.refused')}</Notice> : null}
    </div>
  )
}
