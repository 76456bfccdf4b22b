import { useTranslation } from 'react-i18next'
import type { FieldValues } from '#kit/form/field.ts'
import { showValue } from '#kit/form/show-value.ts'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { Facts } from '#shared/ui/facts.tsx'
import { fieldsOfSection, type Section } from './biodata-fields.ts'

/** One section of the biodata to read. */
export const BiodataFacts = ({ section, values }: { section: Section; values: FieldValues }) => {
  const { t, i18n } = useTranslation('biodata')
  const facts = fieldsOfSection(section).map((field) => ({
    label: t(field.label),
    value: showValue(field, values[field.name], t, i18n.language),
  }))
  if (facts.every(({ value }) => value === '')) return <EmptyState hint={t('section.empty')} />
  return <Facts facts={facts} />
}
