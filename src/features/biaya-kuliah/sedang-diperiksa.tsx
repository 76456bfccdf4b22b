import { useTranslation } from 'react-i18next'
import { useKampus } from '#domain/kampus/use-kampus.ts'
import { resumeEntry } from '#gateway/outbox.ts'
import type { OutboxEntry } from '#gateway/outbox-entry.ts'
import { now } from '#shared/clock.ts'
import { formatJamZona } from '#shared/format/tanggal.ts'
import { ActionButton } from '#shared/ui/action-button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { Kontak } from './kontak.tsx'
import styles from './panel.module.css'
import { ARRIVAL_MS } from './status-pembayaran.ts'
import { TitleTag } from './title-tag.tsx'
import { useRecheck } from './use-recheck.ts'

interface Props {
  entries: readonly OutboxEntry[]
  /** Why it is still not known once it should be. */
  doubt: string
}

/** What the person can do about a result that does not become known: ask the campus, and nothing else. */
const Unresolved = ({ doubt, time }: { doubt: string; time: string }) => {
  const { t } = useTranslation('biaya-kuliah')
  const { nama } = useKampus().facts
  return (
    <>
      <p>{t('checking.doubt', { doubt })}</p>
      <p>
        {t('checking.ask', { nama, time })} <Kontak />
      </p>
      <p className={styles['minor']}>{t('checking.release')}</p>
    </>
  )
}

/** In place of the button while nobody knows whether a write has happened (trust.md, 9): it is read, never sent again. */
export const SedangDiperiksa = ({ entries, doubt }: Props) => {
  const { t, i18n } = useTranslation('biaya-kuliah')
  useRecheck(entries)
  return (
    <Card title={t('checking.title')} aside={<TitleTag>{t('checking.tag')}</TitleTag>}>
      <div className={styles['stack']} role="status">
        {entries.map(({ key, label, since, phase }) => {
          const time = formatJamZona(new Date(since), i18n.language)
          const isLate = now().getTime() - since >= ARRIVAL_MS
          return (
            <div key={key} className={styles['stack']}>
              <p>
                {t('checking.text', { label, time })} {isLate ? null : t('checking.soon')}
              </p>
              {isLate ? <Unresolved doubt={doubt} time={time} /> : null}
              <p className={styles['minor']}>{t('checking.never')}</p>
              <div>
                <ActionButton pending={phase === 'checking'} onClick={() => void resumeEntry(key)}>
                  {phase === 'checking' ? t('checking.pending') : t('checking.now')}
                </ActionButton>
              </div>
            </div>
          )
        })}
      </div>
    </Card>
  )
}
