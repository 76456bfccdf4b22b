import { useTranslation } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { TabsInAddress } from '#kit/tabs/tabs-in-address.tsx'
import { Timeline } from '#kit/timeline/timeline.tsx'
import { Group, Tile } from '../group.tsx'

export const Section = () => {
  const { t } = useTranslation('gallery')
  return (
    <Group title={t('tabs')}>
      <Tile name="tabs">
        <MemoryRouter>
          <TabsInAddress
            ns="gallery"
            label="tabs"
            tabs={[
              { name: 'tagihan', title: 'tab.bills', content: <p>{t('long')}</p> },
              { name: 'riwayat', title: 'tab.history', content: <p>{t('none')}</p> },
              { name: 'rekap', title: 'tab.recap', content: <p>{t('locked')}</p> },
            ]}
          />
        </MemoryRouter>
      </Tile>
      <Tile name="timeline">
        <Timeline
          steps={[
            { key: 'sent', title: t('step.sent'), state: 'done', note: '22 Oktober 2026, 14.05 WIB' },
            { key: 'prodi', title: t('step.prodi'), state: 'now', who: t('step.head'), note: t('step.by') },
            { key: 'long', title: t('long'), state: 'later' },
            { key: 'letter', title: t('step.letter'), state: 'later' },
          ]}
        />
      </Tile>
    </Group>
  )
}
