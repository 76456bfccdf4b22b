import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Biodata } from '#generated/readers/biodata.ts'
import type { FieldValues } from '#kit/form/field.ts'
import { changedFields } from '#kit/form/field-values.ts'
import { useFieldsForm } from '#kit/form/use-fields-form.ts'
import { showToast } from '#shared/ui/toast.ts'
import { bodiesOf, placeOf, type Target, targetOf } from './biodata-body.ts'
import { FIELDS, sentFields, valuesOf } from './biodata-fields.ts'
import { useSaveBiodata } from './use-save-biodata.ts'

interface Options {
  biodata: Biodata
  /** Of the draft, unique in the portal. */
  name: string
  /** Everything that was changed is saved. */
  onSaved?: (() => void) | undefined
}

/** What the gateway has confirmed since the answer that the form began with. */
interface Confirmed {
  of: Biodata
  values: FieldValues
}

const fieldsOfTarget = (target: Target) => FIELDS.filter(({ group }) => targetOf(group) === target)

/** The form of the biodata: what it began with, what was typed, and the way from 'Simpan' over the summary to the gateway. */
export const useBiodataForm = ({ biodata, name, onSaved }: Options) => {
  const { t } = useTranslation('biodata')
  const [confirmed, setConfirmed] = useState<Confirmed>({ of: biodata, values: {} })
  const before = useMemo(
    () => ({ ...valuesOf(biodata), ...(confirmed.of === biodata ? confirmed.values : {}) }),
    [biodata, confirmed],
  )
  const fields = useFieldsForm({
    ns: 'biodata',
    fields: FIELDS,
    name,
    start: before,
    values: before,
    resetOptions: { keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true },
    judged: (values) => sentFields(before, values),
  })
  const { form, draft } = fields
  const { done } = draft
  // Each answer after a save fills the form anew, which the draft takes for typing.
  useEffect(() => {
    const isSent = Object.keys(confirmed.values).length > 0
    if (isSent && changedFields(FIELDS, before, form.getValues()).length === 0) done()
  }, [before, confirmed, form, done])
  /** What is to be sent, while its summary is open. */
  const [after, setAfter] = useState<FieldValues | null>(null)

  const { save, ...writes } = useSaveBiodata({
    onDone: (target) => {
      const saved = fieldsOfTarget(target)
      const values = Object.fromEntries(saved.map(({ name }) => [name, form.getValues(name)]))
      setConfirmed(({ of, values: known }) => ({
        of: biodata,
        values: of === biodata ? { ...known, ...values } : values,
      }))
      for (const { name } of saved) form.resetField(name, { defaultValue: form.getValues(name) })
    },
    onRefused: (target, errors) => fields.refuse(fieldsOfTarget(target), placeOf, errors),
  })
  const submit = (values: FieldValues) => {
    if (changedFields(FIELDS, before, values).length > 0) setAfter(values)
  }
  const confirm = async () => {
    if (!after) return
    const isSaved = await save(bodiesOf(before, after))
    setAfter(null)
    if (!isSaved) {
      fields.again() // with the dialog gone, so that the focus can go to the summary
      return
    }
    draft.done()
    showToast(t('saved'))
    onSaved?.()
  }
  return {
    fields,
    before,
    writes,
    submit,
    /** The summary before sending; null while it is closed. */
    summary: after && { after, confirm: () => void confirm(), cancel: () => setAfter(null) },
  }
}
