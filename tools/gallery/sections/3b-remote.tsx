import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Choice, type Found, RemoteSelect } from '#shared/ui/choice/remote-select.tsx'
import { Group, Tile } from '../group.tsx'

const KECAMATAN: readonly Choice[] = ['Gajahmungkur', 'Semarang Tengah', 'Semarang Utara', 'Tembalang'].map(
  (label, place) => ({ value: String(place), label: `Kec. ${label}` }),
)
const NOTHING = { choices: null, isPending: false, failed: false, onRetry: () => undefined }

interface Props {
  start?: Choice | null
  /** Result of the search; by default it filters by name. */
  ends?: Partial<Found>
  error?: string
}

const Searched = ({ start = null, ends, error }: Props) => {
  const { t } = useTranslation('gallery')
  const [value, setValue] = useState(start)
  const [text, setText] = useState('')
  const onSearch = useCallback((next: string) => setText(next.toLowerCase()), [])
  const choices = KECAMATAN.filter(({ label }) => label.toLowerCase().includes(text))
  return (
    <RemoteSelect
      label={t('choice')}
      hint={t('hint')}
      error={error}
      value={value}
      onValue={setValue}
      onSearch={onSearch}
      found={{ ...NOTHING, choices, ...ends }}
    />
  )
}

export const Section = () => {
  const { t } = useTranslation('gallery')
  return (
    <Group title={t('remote')}>
      <Tile name="remote empty">
        <Searched />
      </Tile>
      <Tile name="remote chosen">
        <Searched start={KECAMATAN[0] ?? null} />
      </Tile>
      <Tile name="remote wrong">
        <Searched error={t('wrong')} />
      </Tile>
      <Tile name="remote pending">
        <Searched ends={{ choices: null, isPending: true }} />
      </Tile>
      <Tile name="remote failed">
        <Searched ends={{ choices: null, failed: true }} />
      </Tile>
    </Group>
  )
}
