import { useTranslation } from 'react-i18next'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { Facts } from '#shared/ui/facts.tsx'
import { fieldsOf, type Section } from './biodata-fields.ts'
import { type BiodataValues, wireOf } from './biodata-values.ts'
import { showValue } from './show-value.ts'

/** One section of the biodata to read. */
export const BiodataFacts = ({ section, values }: { section: Section; values: BiodataValues }) => {
  const { t, i18n } = useTranslation('biodata')
  const fields = fieldsOf(section)
  if (fields.every(({ name }) => wireOf(values[name]) === '')) return <EmptyState hint={t('section.empty')} />
  const facts = fields.map((field) => ({
    label: t(field.label),
    value: showValue(field, values[field.name] ?? null, t, i18n.language),
  }))
  return <Facts facts={facts} />
}
