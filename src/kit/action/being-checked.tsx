import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Kontak } from '#domain/kampus/kontak.tsx'
import { useKampus } from '#domain/kampus/use-kampus.ts'
import { resumeEntry } from '#gateway/writes/outbox.ts'
import type { OutboxEntry } from '#gateway/writes/outbox-entry.ts'
import { formatJamZona } from '#shared/format/tanggal.ts'
import { now } from '#shared/state/clock.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { Card } from '#shared/ui/look/card.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import styles from './action.module.css'
import { ARRIVAL_MS } from './arrival.ts'

interface Props {
  entries: readonly OutboxEntry[]
  /** Why it is still not known once it should be. */
  doubt: string
}

/** What is not known yet is read again this often while the person looks at it. */
const RECHECK_MS = 5_000

/** Goes on reading how writes ended, until it is known; sends nothing. */
const useRecheck = (entries: readonly OutboxEntry[]): void => {
  const keys = JSON.stringify(entries.map(({ key }) => key))
  useEffect(() => {
    const timer = setInterval(() => {
      for (const key of JSON.parse(keys) as string[]) void resumeEntry(key)
    }, RECHECK_MS)
    return () => clearInterval(timer)
  }, [keys])
}

/** What the person can do about a result that does not become known: ask the campus, and nothing else. */
const Unresolved = ({ doubt, time }: { doubt: string; time: string }) => {
  const { t } = useTranslation('ui')
  const { nama } = useKampus().facts
  return (
    <>
      <p>{t('ui:checking.doubt', { doubt })}</p>
      <p>
        {t('ui:checking.ask', { nama, time })} <Kontak />
      </p>
      <p className={styles.minor}>{t('ui:checking.release')}</p>
    </>
  )
}

/** In place of the button while nobody knows whether a write has happened: it is read, never sent again. */
export const BeingChecked = ({ entries, doubt }: Props) => {
  const { t, i18n } = useTranslation('ui')
  useRecheck(entries)
  return (
    <Card
      title={t('ui:checking.title')}
      aside={
        <span className={styles.tag}>
          <Tag tone="warn">{t('ui:checking.tag')}</Tag>
        </span>
      }
    >
      <div className={styles.checked} role="status">
        {entries.map(({ key, label, since, phase }) => {
          const time = formatJamZona(new Date(since), i18n.language)
          const isLate = now().getTime() - since >= ARRIVAL_MS
          return (
            <div key={key} className={styles.checked}>
              <p>
                {t('ui:checking.text', { label, time })} {isLate ? null : t('ui:checking.soon')}
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
