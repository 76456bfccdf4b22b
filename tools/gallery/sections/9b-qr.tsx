import { useTranslation } from 'react-i18next'
import { Qr } from '#kit/qr/qr.tsx'
import { Group, Tile } from '../group.tsx'

export const Section = () => {
  const { t } = useTranslation('gallery')
  return (
    <Group title={t('qr')}>
      <Tile name="qr">
        <Qr text="UTS-20271-240117023" mm={25} label={t('qr')} />
      </Tile>
    </Group>
  )
}
