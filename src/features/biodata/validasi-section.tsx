import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Biodata } from '#generated/readers/biodata.ts'
import { ActionButton } from '#shared/ui/action-button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { CheckboxInput } from '#shared/ui/checkbox-input.tsx'
import type { Reason } from '#shared/ui/why-not.tsx'
import { BiodataFacts } from './biodata-facts.tsx'
import { type Section, valuesOf } from './biodata-fields.ts'

interface Props {
  section: Section
  biodata: Biodata
  /** What register() gave for its box. */
  checked: UseFormRegisterReturn
  /** Why it can not be mended here. */
  reason: Reason | null
  onMend: () => void
}

/** One section to look at: what stands there, the way to mend it, and the student's word that it is right. */
export const ValidasiSection = ({ section, biodata, checked, reason, onMend }: Props) => {
  const { t } = useTranslation('biodata')
  const title = t(`section.${section}`)
  return (
    <Card title={title}>
      <BiodataFacts section={section} values={valuesOf(biodata)} />
      <CheckboxInput label={t('validasi.right', { section: title })} {...checked} />
      {reason ? null : (
        <ActionButton onClick={onMend} aria-label={t('validasi.mendOne', { section: title })}>
          {t('validasi.mend')}
        </ActionButton>
      )}
    </Card>
  )
}
