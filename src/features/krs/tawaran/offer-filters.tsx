import { useTranslation } from 'react-i18next'
import { dayName } from '#shared/format/kalender.ts'
import { SelectInput } from '#shared/ui/choice/select-input.tsx'
import { TextInput } from '#shared/ui/input/text-input.tsx'
import { type MakulTawaran, semesterChoices, type TawaranFilter } from './catalogue.ts'
import styles from './tawaran.module.css'

const DAYS = [1, 2, 3, 4, 5, 6, 7]

interface Props {
  rows: readonly MakulTawaran[]
  filter: TawaranFilter
  onFilter: (next: TawaranFilter) => void
}

/** Search field and selects above the offer. */
export const OfferFilters = ({ rows, filter, onFilter }: Props) => {
  const { t, i18n } = useTranslation('krs')
  const semesters = semesterChoices(rows).map((semester) => [semester, t('offer.semesterKe', { semester })] as const)
  const days = DAYS.map((hari) => [hari, dayName(hari, i18n.language)] as const)
  const selects = [
    { name: 'semesterKe', label: t('offer.semester'), options: semesters },
    { name: 'hari', label: t('offer.day'), options: days },
  ] as const
  return (
    <div className={styles.filters}>
      <TextInput
        type="search"
        label={t('offer.search')}
        value={filter.cari}
        onChange={({ target }) => onFilter({ ...filter, cari: target.value })}
      />
      {selects.map(({ name, label, options }) => (
        <SelectInput
          key={name}
          label={label}
          value={filter[name]}
          onChange={({ target }) => onFilter({ ...filter, [name]: Number(target.value) })}
        >
          <option value={0}>{t('offer.all')}</option>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectInput>
      ))}
    </div>
  )
}
