import { useTranslation } from 'react-i18next'
import type { OutboxEntry } from '#gateway/writes/outbox-entry.ts'
import { Notice } from '#shared/ui/look/notice.tsx'
import styles from './action.module.css'
import { ArrivalUnknown } from './arrival-unknown.tsx'

interface Props {
  /** That it was checked and did not happen. */
  notDone: string | null
  /** Its answer was lost: that it waits for 'Muat Ulang'. */
  queued: string | null
  /** What nobody knows yet to have arrived. */
  unknown?: readonly OutboxEntry[]
  /** That another device has written since; nothing is sent before the person decides. */
  isOvertaken?: boolean
  /** What has changed since the person confirmed it, so that nothing was sent; or that the person stopped it. */
  changed: string | null
  /** The gateway's refusal. */
  failure: { message: string } | null
}

/** What became of an action, in its place; read out. */
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
