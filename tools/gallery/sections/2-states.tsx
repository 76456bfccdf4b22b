import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { showToast } from '#shared/ui/overlay/toast.ts'
import { EmptyPanel } from '#shared/ui/state/empty-panel.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import { LoadFailure } from '#shared/ui/state/load-failure.tsx'
import { Skeleton } from '#shared/ui/state/skeleton.tsx'
import { Group, Tile } from '../group.tsx'

export const Section = () => {
  const { t } = useTranslation('gallery')
  const again = () => showToast(t('saved'))
  return (
    <Group title={t('states')}>
      {['network', 'timeout', 'server'].map((kind) => (
        <Tile key={kind} name={`failure ${kind}`}>
          <LoadFailure kind={kind} message={t('refused')} onReload={again} />
        </Tile>
      ))}
      <Tile name="failure long">
        <LoadFailure kind="server" message={`${t('long')} ${'x'.repeat(90)}`} onReload={again} />
      </Tile>
      <Tile name="pending">
        <Skeleton lines={3} />
      </Tile>
      <Tile name="empty">
        <EmptyState hint={t('none')} />
      </Tile>
      <Tile name="empty list">
        <EmptyPanel
          hint={t('none')}
          action={
            <button type="button" className={buttonClass()}>
              {t('other')}
            </button>
          }
        />
      </Tile>
      <Tile name="card">
        <Card title={t('label')} aside={<a href="#kit-gallery">{t('open')}</a>}>
          <p>{t('long')}</p>
        </Card>
      </Tile>
    </Group>
  )
}
