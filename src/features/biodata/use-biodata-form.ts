import { useEffect, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FieldError } from '#gateway/field-errors.ts'
import type { Biodata } from '#generated/readers/biodata.ts'
import { useDraft } from '#shared/form/use-draft.ts'
import { showToast } from '#shared/ui/toast.ts'
import { bodiesOf, placeOf, type Target, targetOf } from './biodata-body.ts'
import { FIELDS } from './biodata-fields.ts'
import { biodataResolver } from './biodata-resolver.ts'
import { type BiodataValues, changedFields, valuesOf } from './biodata-values.ts'
import { FROM_GATEWAY } from './use-error-text.ts'
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
  values: BiodataValues
}

/** The form of the biodata: what it began with, what was typed, and the way from 'Simpan' over the summary to the gateway. */
export const useBiodataForm = ({ biodata, name, onSaved }: Options) => {
  const { t } = useTranslation('biodata')
  const [confirmed, setConfirmed] = useState<Confirmed>({ of: biodata, values: {} })
  const before = useMemo(
    () => ({ ...valuesOf(biodata), ...(confirmed.of === biodata ? confirmed.values : {}) }),
    [biodata, confirmed],
  )
  const form = useForm<BiodataValues>({
    defaultValues: before,
    values: before,
    resetOptions: { keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true },
    resolver: biodataResolver(before),
    shouldFocusError: false,
  })
  const draft = useDraft(form, name)
  const { done } = draft
  // Each answer after a save fills the form anew, which the draft takes for typing.
  useEffect(() => {
    const isSent = Object.keys(confirmed.values).length > 0 && changedFields(before, form.getValues()).length === 0
    if (isSent) done()
  }, [before, confirmed, form, done])
  /** What is to be sent, while its summary is open. */
  const [after, setAfter] = useState<BiodataValues | null>(null)
  const [attempt, setAttempt] = useState(0)

  const onDone = (target: Target) => {
    const saved = FIELDS.filter(({ group }) => targetOf(group) === target)
    const values = Object.fromEntries(saved.map(({ name }) => [name, form.getValues(name)]))
    setConfirmed(({ of, values: known }) => ({
      of: biodata,
      values: of === biodata ? { ...known, ...values } : values,
    }))
    for (const { name } of saved) form.resetField(name, { defaultValue: form.getValues(name) })
  }
  const onRefused = (target: Target, errors: readonly FieldError[]) => {
    for (const { field: place, message } of errors) {
      const field = FIELDS.find((one) => targetOf(one.group) === target && placeOf(one) === place)
      if (field) form.setError(field.name, { type: FROM_GATEWAY, message })
    }
  }
  const { save, ...writes } = useSaveBiodata({ onDone, onRefused })

  const submit = form.handleSubmit(
    (values) => {
      if (changedFields(before, values).length > 0) setAfter(values)
    },
    () => setAttempt((before) => before + 1),
  )
  const confirm = async () => {
    if (!after) return
    const isSaved = await save(bodiesOf(before, after))
    setAfter(null)
    if (!isSaved) {
      setAttempt((before) => before + 1) // with the dialog gone, so that the focus can go to the summary
      return
    }
    draft.done()
    showToast(t('saved'))
    onSaved?.()
  }
  return {
    form,
    draft,
    before,
    attempt,
    writes,
    submit,
    /** The summary before sending; null while it is closed. */
    summary: after && { after, confirm: () => void confirm(), cancel: () => setAfter(null) },
  }
}
