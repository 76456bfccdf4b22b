import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NumericInput } from '#shared/ui/input/numeric-input.tsx'
import { RupiahInput } from '#shared/ui/input/rupiah-input.tsx'
import { Group, Tile } from '../group.tsx'

export const Section = () => {
  const { t } = useTranslation('gallery')
  const [rupiah, setRupiah] = useState<number | null>(1_500_000)
  const [wire, setWire] = useState('')
  return (
    <Group title={t('numbers')}>
      <Tile name="rupiah">
        <RupiahInput label="Rupiah" value={rupiah} onValue={setRupiah} />
        <output data-wire="rupiah">{String(rupiah)}</output>
        <RupiahInput label="Rupiah (2)" defaultValue={200_000} error={t('wrong')} />
        <RupiahInput label="Rupiah (3)" defaultValue={0} readOnly />
      </Tile>
      <Tile name="numeric">
        <NumericInput label="Numeric" decimal onValue={setWire} />
        <output data-wire="numeric">{wire}</output>
        <NumericInput label="NIK" unsigned maxLength={16} defaultValue="3374125704060003" />
      </Tile>
    </Group>
  )
}
