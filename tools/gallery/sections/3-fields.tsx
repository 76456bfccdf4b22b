import { useTranslation } from 'react-i18next'
import { CheckboxInput } from '#shared/ui/choice/checkbox-input.tsx'
import { RadioGroup } from '#shared/ui/choice/radio-group.tsx'
import { SelectInput } from '#shared/ui/choice/select-input.tsx'
import { DateInput } from '#shared/ui/input/date-input.tsx'
import { TextArea } from '#shared/ui/input/text-area.tsx'
import { TextInput } from '#shared/ui/input/text-input.tsx'
import { Group, Tile } from '../group.tsx'

const BLOOD = ['A', 'B', 'O', 'AB'].map((value) => ({ value, label: value }))

export const Section = () => {
  const { t } = useTranslation('gallery')
  return (
    <Group title={t('fields')}>
      <Tile name="text empty">
        <TextInput label={t('label')} hint={t('hint')} mark="required" placeholder="Sekar" />
      </Tile>
      <Tile name="text filled">
        <TextInput label={t('label')} mark="optional" defaultValue="Sekar Ayu Prameswari" counter maxLength={25} />
      </Tile>
      <Tile name="text wrong">
        <TextInput label={t('label')} type="tel" defaultValue="62812345678" error={t('wrong')} hint={t('hint')} />
      </Tile>
      <Tile name="text fixed">
        <TextInput label={t('label')} defaultValue={t('long')} readOnly maxLength={200} />
      </Tile>
      <Tile name="text long">
        <TextInput label={t('long')} error={t('long')} hint={t('long')} />
      </Tile>
      <Tile name="area">
        <TextArea label={t('label')} defaultValue={t('long')} maxLength={160} counter />
        <TextArea label={t('choice')} error={t('wrong')} />
      </Tile>
      <Tile name="select">
        <SelectInput label={t('choice')} placeholder="–">
          <option>{t('long')}</option>
        </SelectInput>
        <SelectInput label={t('choice')} error={t('wrong')} defaultValue="1">
          <option value="1">{t('long')}</option>
        </SelectInput>
        <SelectInput label={t('choice')} disabled>
          <option>{t('open')}</option>
        </SelectInput>
      </Tile>
      <Tile name="date">
        <DateInput label={t('choice')} />
        <DateInput label={t('choice')} defaultValue="2006-04-17" max="2011-10-22" />
        <DateInput label={t('choice')} defaultValue="1999-08-09" error={t('wrong')} />
      </Tile>
      <Tile name="checkbox">
        <CheckboxInput label={t('hint')} />
        <CheckboxInput label={t('long')} defaultChecked />
        <CheckboxInput label={t('hint')} error={t('wrong')} hint={t('hint')} mark="required" />
        <CheckboxInput label={t('hint')} disabled />
      </Tile>
      <Tile name="radio">
        <RadioGroup label={t('choice')} options={BLOOD} defaultValue="O" />
        <RadioGroup label={t('choice')} options={[...BLOOD, { value: 'x', label: t('long') }]} error={t('wrong')} />
      </Tile>
    </Group>
  )
}
