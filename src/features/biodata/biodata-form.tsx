import { useTranslation } from 'react-i18next'
import type { Biodata } from '#generated/readers/biodata.ts'
import { DraftKeeper } from '#shared/ui/draft-keeper.tsx'
import { ErrorSummary } from '#shared/ui/error-summary.tsx'
import { Notice } from '#shared/ui/notice.tsx'
import styles from './biodata.module.css'
import { FIELDS, type Section } from './biodata-fields.ts'
import { ChangeSummary } from './change-summary.tsx'
import { FormSection } from './form-section.tsx'
import { SaveBar } from './save-bar.tsx'
import { SectionNav } from './section-nav.tsx'
import { useBiodataForm } from './use-biodata-form.ts'
import { useErrorText } from './use-error-text.ts'

interface Props {
  biodata: Biodata
  sections: readonly Section[]
  /** Of the draft, unique in the portal. */
  name: string
  onSaved?: () => void
  /** Batal closes the form. */
  onClose?: () => void
}

/** The biodata to change: its sections, what is wrong with them, and what is to be sent. */
export const BiodataForm = ({ biodata, sections, name, onSaved, onClose }: Props) => {
  const { t } = useTranslation('biodata')
  const { form, draft, before, attempt, writes, submit, summary } = useBiodataForm({ biodata, name, onSaved })
  const { control, register, formState } = form
  const { errors } = formState
  const errorText = useErrorText()
  const wrong = FIELDS.filter(({ name, section }) => errors[name] && sections.includes(section))
  const count = (section: Section) => wrong.filter((field) => field.section === section).length
  const problems = wrong.map((field) => ({
    field: field.name,
    message: t('problem', {
      section: t(`section.${field.section}`),
      label: t(field.label),
      message: errorText(field, errors[field.name]),
    }),
  }))
  const isLong = sections.length > 1
  const discard = () => {
    draft.discard()
    onClose?.()
  }
  return (
    <>
      <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
        <DraftKeeper draft={draft} />
        <ErrorSummary problems={problems} attempt={attempt} />
        <div role="alert">
          {writes.failures.map(({ target, message }) => (
            <Notice key={target} tone="danger">
              {t('refused', { target: t(`target.${target}`), message })}
            </Notice>
          ))}
        </div>
        <div role="status">
          {writes.waiting.map((target) => (
            <Notice key={target} tone="warn">
              {t('waiting', { target: t(`target.${target}`) })}
            </Notice>
          ))}
        </div>
        <div className={isLong ? styles['split'] : undefined}>
          {isLong ? (
            <SectionNav
              sections={sections}
              problems={Object.fromEntries(sections.map((section) => [section, count(section)]))}
            />
          ) : null}
          <div className={isLong ? styles['card'] : undefined}>
            {sections.map((section) => (
              <FormSection key={section} section={section} register={register} control={control} errors={errors} />
            ))}
          </div>
        </div>
        <SaveBar
          control={control}
          before={before}
          pending={writes.isPending}
          onDiscard={discard}
          closes={onClose !== undefined}
        />
      </form>
      {summary ? (
        <ChangeSummary
          before={before}
          after={summary.after}
          pending={writes.isPending}
          onConfirm={summary.confirm}
          onCancel={summary.cancel}
        />
      ) : null}
    </>
  )
}
