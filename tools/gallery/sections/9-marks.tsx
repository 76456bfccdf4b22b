import { useTranslation } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { DescriptionList } from '#shared/ui/look/description-list.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import { PrintSheet } from '#shared/ui/print/print-sheet.tsx'
import { AsOf } from '#shared/ui/state/as-of.tsx'
import styles from '../gallery.module.css'
import { Group, Tile } from '../group.tsx'

const TONES = ['ok', 'warn', 'danger', 'accent', 'neutral'] as const
const NOTICES = ['info', 'ok', 'warn', 'danger'] as const
const STUDENT = [
  { label: 'Nama', value: 'Sekar Ayu Prameswari' },
  { label: 'NIM', value: '240117023' },
  { label: 'Pembimbing', value: null },
]

export const Section = () => {
  const { t } = useTranslation('gallery')
  return (
    <Group title={t('marks')}>
      <Tile name="tags">
        <div className={styles.row}>
          {TONES.map((tone) => (
            <Tag key={tone} tone={tone}>
              {tone}
            </Tag>
          ))}
          <AsOf deviceMs={Date.parse('2026-10-22T14:05:00+07:00')} />
        </div>
        <Tag tone="warn">{t('long')}</Tag>
      </Tile>
      <Tile name="notices">
        {NOTICES.map((tone) => (
          <Notice key={tone} tone={tone}>
            {t('locked')} <a href="#kit-gallery">{t('pay')}</a>
          </Notice>
        ))}
        <Notice tone="warn">{t('long')}</Notice>
      </Tile>
      <Tile name="facts">
        <DescriptionList facts={STUDENT} />
      </Tile>
      <Tile name="campus colour" wide>
        <div className={styles.swatches} aria-hidden="true">
          {Array.from('0123456789', (step) => (
            <i key={step} />
          ))}
        </div>
      </Tile>
      <Tile name={t('print')} wide>
        <MemoryRouter>
          <PrintSheet
            title="KARTU HASIL STUDI"
            head={<b>UNIVERSITAS ARUNIKA</b>}
            of="Sekar Ayu Prameswari, 240117023"
            student={<DescriptionList facts={STUDENT} />}
            digest="sha256 9f2c 41d7 e0a8 5b36"
            printed={{ time: '22 Oktober 2026 14.05 WIB', student: '240117023' }}
          >
            <p>{t('long')}</p>
          </PrintSheet>
        </MemoryRouter>
      </Tile>
    </Group>
  )
}
