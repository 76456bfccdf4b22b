import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Kontak } from '#domain/kampus/kontak.tsx'
import { useKampus } from '#domain/kampus/use-kampus.ts'
import { resumeEntry } from '#gateway/writes/outbox.ts'
import type { OutboxEntry } from '#gateway/writes/outbox-entry.ts'
import { fromDevice } from '#shared/campus/campus-clock.ts'
import { formatJam } from '#shared/campus/tanggal.ts'
import { repeatWithBackoff } from '#shared/state/backoff.ts'
// oxlint-disable-next-line house/device-clock -- the age of a write, which this device has stamped
import { now } from '#shared/state/clock.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { Card } from '#shared/ui/look/card.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import styles from './action.module.css'
import { ARRIVAL_MS } from './arrival.ts'

interface Props {
  entries: readonly OutboxEntry[]
  /** Reason to show when the outcome stays unknown for long. */
  doubt: string
}

/** Pace of reading an unknown outcome (readings, 155). */
const RECHECK_PACE = { firstMs: 5000, longestMs: 60_000 }

/** Reads the outcomes of writes repeatedly until they are known, while the page is visible. Sends nothing. */
const useRecheck = (entries: readonly OutboxEntry[]): void => {
  const keys = JSON.stringify(entries.map(({ key }) => key))
  useEffect(() => {
    const left = new AbortController()
    const recheck = async () => {
      for (const key of JSON.parse(keys) as string[]) await resumeEntry(key)
      return false
    }
    void repeatWithBackoff(recheck, RECHECK_PACE, left.signal)
    return () => left.abort()
  }, [keys])
}

/** Advice for an outcome that stays unknown: only the campus can clarify it. */
const Unresolved = ({ doubt, time }: { doubt: string; time: string }) => {
  const { t } = useTranslation('ui')
  const { nama } = useKampus().facts
  return (
    <>
      <p>{t('ui:checking.doubt', { doubt })}</p>
      <p>
        <span>{t('ui:checking.ask', { nama, time })}</span> <Kontak />
      </p>
      <p className={styles.minor}>{t('ui:checking.release')}</p>
    </>
  )
}

/**
 * Panel that replaces the button while the outcome of a write is unknown. The outcome is read; the write is never sent
 * again.
 */
export const BeingChecked = ({ entries, doubt }: Props) => {
  const { t, i18n } = useTranslation('ui')
  useRecheck(entries)
  return (
    <Card
      title={t('ui:checking.title')}
      aside={
        <span className={styles.tag}>
          <Tag tone="wait">{t('ui:checking.tag')}</Tag>
        </span>
      }
    >
      <div className={styles.checked} role="status">
        {entries.map(({ key, label, since, phase }) => {
          const time = formatJam(fromDevice(since), i18n.language)
          const isLate = now().getTime() - since >= ARRIVAL_MS
          return (
            <div key={key} className={styles.checked}>
              <p>
                <span>{t('ui:checking.text', { label, time })}</span>{' '}
                {isLate ? null : <span>{t('ui:checking.soon')}</span>}
              </p>
              {isLate ? <Unresolved doubt={doubt} time={time} /> : null}
              <p className={styles.minor}>{t('ui:checking.never')}</p>
              <div>
                <ActionButton pending={phase === 'checking'} onClick={() => void resumeEntry(key)}>
                  {phase === 'checking' ? t('ui:checking.pending') : t('ui:checking.now')}
                </ActionButton>
              </div>
            </div>
          )
        })}
      </div>
    </Card>
  )
}
