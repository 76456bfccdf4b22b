import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectInput } from '#shared/ui/choice/select-input.tsx'
import { TextInput } from '#shared/ui/input/text-input.tsx'
import type { Controls } from '#tools/demo/server/controls.ts'
import { findOperations } from './find-operations.ts'
import { useOperationName } from './use-operation-name.ts'

interface Props {
  controls: Controls
  value: string
  onValue: (operationId: string) => void
  error: string | undefined
}

/** Selects an operation of the contract. The text field filters the list below. */
export const OperationField = ({ controls, value, onValue, error }: Props) => {
  const { t } = useTranslation('lab-faults')
  const nameOf = useOperationName()
  const [wanted, setWanted] = useState('')
  const operations = useMemo(() => controls.operations(), [controls])
  const { groups, count } = findOperations(operations, wanted, nameOf, value)
  return (
    <>
      <TextInput
        type="search"
        label={t('search')}
        hint={t('search.hint')}
        value={wanted}
        autoComplete="off"
        onChange={({ target }) => setWanted(target.value)}
      />
      <SelectInput
        label={t('operation')}
        mark="required"
        name="operation"
        error={error}
        hint={<span role="status">{t('search.count', { total: count })}</span>}
        placeholder={t('operation.choose')}
        value={value}
        onChange={({ target }) => onValue(target.value)}
      >
        <option value="*">{t('operation.all')}</option>
        {groups.map(([tag, rows]) => (
          <optgroup key={tag} label={tag}>
            {rows.map(({ operationId, name }) => (
              <option key={operationId} value={operationId}>
                {`${name} (${operationId})`}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectInput>
    </>
  )
}
