import { useTranslation } from 'react-i18next'
import { useIsActing } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { Biodata } from '#generated/client/biodata/readers.ts'
import { type FieldValues, labelOf } from '#kit/form/field.ts'
import { changedFields, showValue } from '#kit/form/field-values.ts'
import { FieldsForm } from '#kit/form/fields-form.tsx'
import { ChangeSummary, SaveBar } from '#kit/form/save-bar.tsx'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { DescriptionList } from '#shared/ui/look/description-list.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import type { Reason } from '#shared/ui/overlay/why-not.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import { FIELDS, fieldsOfSection, type Section } from './biodata-fields.ts'
import { useBiodataForm } from './use-biodata-form.ts'

/** Failure or pending notice of each part that was sent. */
const Notices = ({ failures, waiting }: Pick<ReturnType<typeof useBiodataForm>, 'failures' | 'waiting'>) => {
  const { t } = useTranslation('biodata')
  return (
    <>
      <div role="alert">
        {failures.map(({ target, message }) => (
          <Notice key={target} tone="danger">
            {t('refused', { target: t(`target.${target}`), message })}
          </Notice>
        ))}
      </div>
      <div role="status">
        {waiting.map((target) => (
          <Notice key={target} tone="warn">
            {t('waiting', { target: t(`target.${target}`) })}
          </Notice>
        ))}
      </div>
    </>
  )
}

interface Props {
  biodata: Biodata
  sections: readonly Section[]
  /** Name of the draft, unique in the portal. */
  name: string
  onSaved?: () => void
  /** Called by Batal; closes the form. */
  onClose?: () => void
}

/** Biodata form: sections, field errors and a summary before sending. */
export const BiodataForm = ({ biodata, sections, name, onSaved, onClose }: Props) => {
  const { t } = useTranslation('biodata')
  const { fields, before, isPending, failures, waiting, submit, summary } = useBiodataForm({ biodata, name, onSaved })
  const discard = () => {
    fields.draft.discard()
    onClose?.()
  }
  const changes = changedFields(FIELDS, before, summary?.after ?? before).map((field) => ({
    field,
    label: t('label.full', { label: labelOf(field, t), section: t(`section.${field.section}`) }),
  }))
  return (
    <>
      <FieldsForm
        form={fields}
        onSend={submit}
        sections={sections.map((section) => ({ name: section, fields: fieldsOfSection(section) }))}
        notices={<Notices failures={failures} waiting={waiting} />}
      >
        <SaveBar form={fields} before={before} pending={isPending} onDiscard={discard} closes={onClose !== undefined} />
      </FieldsForm>
      {summary ? (
        <ChangeSummary
          ns="biodata"
          changes={changes}
          before={before}
          after={summary.after}
          pending={isPending}
          onConfirm={summary.confirm}
          onCancel={summary.cancel}
        />
      ) : null}
    </>
  )
}

/**
 * Returns why the student cannot edit the biodata (section 6): the campus has not enabled it, or the response does not
 * say. Null for an operator.
 * @param refetch refetches the biodata
 */
export const useLockedReason = (biodata: Biodata, refetch: () => unknown): Reason | null => {
  const { t } = useTranslation('biodata')
  const isActing = useIsActing()
  if (isActing || biodata.isEditMahasiswa === true) return null
  if (biodata.isEditMahasiswa === null) {
    const reload = (
      <button type="button" className={buttonClass('quiet')} onClick={() => void refetch()}>
        {t('shared:failure.reload')}
      </button>
    )
    return { text: t('lockUnknown'), next: reload, rule: 'isEditMahasiswa' }
  }
  return { text: t('locked'), next: t('locked.next'), rule: 'isEditMahasiswa' }
}

/** One section of the biodata, read-only. */
export const BiodataFacts = ({ section, values }: { section: Section; values: FieldValues }) => {
  const { t, i18n } = useTranslation('biodata')
  const facts = fieldsOfSection(section).map((field) => ({
    label: labelOf(field, t),
    value: showValue(field, values[field.name], t, i18n.language),
  }))
  if (facts.every(({ value }) => value === '')) return <EmptyState hint={t('section.empty')} />
  return <DescriptionList facts={facts} />
}
