import { useTranslation } from 'react-i18next'
import { resumeEntry } from '#gateway/outbox.ts'
import type { OutboxEntry } from '#gateway/outbox-entry.ts'
import { formatJamZona } from '#shared/format/tanggal.ts'
import { ActionButton } from '#shared/ui/action-button.tsx'
import { Card } from '#shared/ui/card.tsx'
import styles from './panel.module.css'
import { TitleTag } from './title-tag.tsx'
import { useRecheck } from './use-recheck.ts'

/** In place of the button while nobody knows whether a write has happened (trust.md, 9): it is read, never sent again. */
export const SedangDiperiksa = ({ entries }: { entries: readonly OutboxEntry[] }) => {
  const { t, i18n } = useTranslation('biaya-kuliah')
  useRecheck(entries)
  return (
    <Card title={t('checking.title')} aside={<TitleTag>{t('checking.tag')}</TitleTag>}>
      <div className={styles['stack']} role="status">
        {entries.map(({ key, label, since, phase }) => (
          <div key={key} className={styles['stack']}>
            <p>{t('checking.text', { label, time: formatJamZona(new Date(since), i18n.language) })}</p>
            <p className={styles['minor']}>{t('checking.never')}</p>
            <div>
              <ActionButton pending={phase === 'checking'} onClick={() => void resumeEntry(key)}>
                {phase === 'checking' ? t('checking.pending') : t('checking.now')}
              </ActionButton>
            </div>
          </div>
        ))}
      </div>
    </Card>
  )
}
