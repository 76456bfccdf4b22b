import { useTranslation } from 'react-i18next'
import type { FailureType, OutboxEntry } from '#gateway/writes/outbox-entry.ts'
import { fromDevice } from '#shared/campus/campus-clock.ts'
import { formatJam } from '#shared/campus/tanggal.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Tag } from '#shared/ui/look/tag.tsx'
import styles from './queue-dialog.module.css'

interface Props {
  label: string
  type: FailureType
  since: number
  phase: OutboxEntry['phase'] | 'uncheckable' | 'arrival'
  /** Null when only a decision of the user is left. */
  onResume: (() => void) | null
  onRemove: () => void
}

/** Text of the next step by phase. An unknown outcome is never shown as sent. */
const NEXT: Record<Props['phase'], string> = {
  waiting: 'ui:queue.waiting',
  sending: 'ui:queue.sending',
  checking: 'ui:queue.checking',
  unknown: 'ui:queue.unknown',
  overtaken: 'ui:queue.overtaken',
  arrival: 'ui:queue.arrival',
  uncheckable: 'ui:queue.uncheckable',
  'not-done': 'ui:queue.notDone',
}

/** Label of the button when it is not a plain retry. */
const RESUME: Partial<Record<Props['phase'], string>> = {
  checking: 'ui:queue.check',
  unknown: 'ui:queue.check',
  overtaken: 'ui:queue.mine',
}

/** One request in the queue: label, reason, time, next step, and its two actions. */
export const QueueRow = ({ label, type, since, phase, onResume, onRemove }: Props) => {
  const { t, i18n } = useTranslation('ui')
  const isBusy = phase === 'sending' || phase === 'checking'
  const resumeLabel = t(RESUME[phase] ?? 'ui:queue.again')
  return (
    <li className={styles.row}>
      <b>{label}</b>
      <p className={styles.facts}>
        <Tag>{type}</Tag> {type === 'Gateway Timeout' ? <span>{`${t('ui:queue.gatewayTimeout')},`}</span> : null}{' '}
        <span>{t('ui:queue.since', { time: formatJam(fromDevice(since), i18n.language) })}</span>
      </p>
      <p className={styles.next} role="status">
        {t(NEXT[phase])}
      </p>
      <div className={styles.buttons}>
        {onResume ? (
          <button
            type="button"
            className={buttonClass()}
            aria-disabled={isBusy}
            aria-label={`${resumeLabel}: ${label}`}
            onClick={isBusy ? undefined : onResume}
          >
            {resumeLabel}
          </button>
        ) : null}
        <button
          type="button"
          className={buttonClass('quiet')}
          aria-label={t('ui:queue.removeOne', { label })}
          onClick={onRemove}
        >
          {t('ui:queue.remove')}
        </button>
      </div>
    </li>
  )
}
