import { useTranslation } from 'react-i18next'
import { FileInput } from '#shared/ui/choice/file-input.tsx'
import { ProgressBar } from '#shared/ui/look/progress-bar.tsx'
import { Group, Tile } from '../group.tsx'

export const Section = () => {
  const { t } = useTranslation('gallery')
  return (
    <Group title={t('files')}>
      <Tile name="file">
        <FileInput label="PDF" accept=".pdf,.jpg" maxBytes={1_000_000} mark="required" />
      </Tile>
      <Tile name="file wrong">
        <FileInput label={t('choice')} error={t('wrong')} />
      </Tile>
      <Tile name="progress">
        <ProgressBar label="96 / 144 SKS" value={96} max={144} />
        <ProgressBar label={t('states')} />
      </Tile>
    </Group>
  )
}
