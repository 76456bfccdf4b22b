import { useTranslation } from 'react-i18next'
import { flagTable } from '#flags/inspect.ts'
import { SelectInput } from '#shared/ui/choice/select-input.tsx'
import type { FlagRow } from '../../model/flag-list.ts'
import { variantsOf } from '../../model/matrix.ts'
import { overrideFlag } from '../../model/read-value.ts'
import { TypedControl } from './typed-control.tsx'

/** Text flags with a fixed set of values; all others are typed. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  'campus.variant': variantsOf(flagTable),
}

interface Props {
  row: FlagRow
  name: string
}

const SwitchControl = ({ row, name }: Props) => {
  const { t } = useTranslation('lab-flags')
  return (
    <SelectInput
      label={t('override')}
      aria-label={t('overrideOf', { name })}
      value={row.overridden ? String(row.value === true) : ''}
      onChange={({ target }) => overrideFlag(row.key, target.value === '' ? undefined : target.value === 'true')}
    >
      <option value="">{t('noOverride')}</option>
      <option value="true">{t('on')}</option>
      <option value="false">{t('off')}</option>
    </SelectInput>
  )
}

const ChoiceControl = ({ row, name, choices }: Props & { choices: readonly string[] }) => {
  const { t } = useTranslation('lab-flags')
  return (
    <SelectInput
      label={t('override')}
      aria-label={t('overrideOf', { name })}
      value={row.overridden && typeof row.value === 'string' ? row.value : ''}
      onChange={({ target }) => overrideFlag(row.key, target.value === '' ? undefined : target.value)}
    >
      <option value="">{t('noOverride')}</option>
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </SelectInput>
  )
}

/** Renders the control for the type of a flag. */
export const FlagControl = ({ row, name }: Props) => {
  const choices = CHOICES[row.key]
  if (row.kind === 'boolean') return <SwitchControl row={row} name={name} />
  if (choices) return <ChoiceControl row={row} name={name} choices={choices} />
  return <TypedControl row={row} name={name} />
}
