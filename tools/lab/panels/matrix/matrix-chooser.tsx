import { useTranslation } from 'react-i18next'
import { CheckboxInput } from '#shared/ui/choice/checkbox-input.tsx'
import { SelectInput } from '#shared/ui/choice/select-input.tsx'
import { TextInput } from '#shared/ui/input/text-input.tsx'
import type { MatrixChoice } from '../../model/matrix-view.ts'
import parts from '../../parts.module.css'
import styles from './matrix.module.css'

interface Props {
  choice: MatrixChoice
  variants: readonly string[]
  onChange: (choice: MatrixChoice) => void
}

/** Search, campus columns, and the filter for differences. */
export const MatrixChooser = ({ choice, variants, onChange }: Props) => {
  const { t } = useTranslation('lab-matrix')
  const change = (part: Partial<MatrixChoice>) => onChange({ ...choice, ...part })
  const options = variants.map((name) => <option key={name}>{name}</option>)
  return (
    <div className={`${parts.tools} ${styles.tools}`}>
      <TextInput
        type="search"
        label={t('search')}
        value={choice.search}
        onChange={({ target }) => change({ search: target.value })}
      />
      <SelectInput
        label={t('first')}
        value={choice.first}
        placeholder={t('allCampuses', { count: variants.length })}
        onChange={({ target }) => change({ first: target.value, ...(target.value === '' && { second: '' }) })}
      >
        {options}
      </SelectInput>
      {choice.first === '' ? null : (
        <SelectInput
          label={t('second')}
          value={choice.second}
          placeholder={t('nobody')}
          onChange={({ target }) => change({ second: target.value })}
        >
          {options}
        </SelectInput>
      )}
      <CheckboxInput
        label={t('onlyDiffering')}
        checked={choice.onlyDiffering}
        onChange={({ target }) => change({ onlyDiffering: target.checked })}
      />
    </div>
  )
}
