import i18next from 'i18next'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { fieldErrorsOf } from '#gateway/answer/field-errors.ts'
import { sendWrite } from '#gateway/call/send-write.ts'
import { refetchNow } from '#gateway/query/refetch-now.ts'
import type { Replaced } from '#gateway/writes/write-kind.ts'
import {
  getGetBiodataQueryOptions,
  getUpdateBiodataMutationOptions,
  getUpdateBiodataUtamaMutationOptions,
} from '#generated/client/biodata/biodata.ts'
import type { Biodata } from '#generated/client/biodata/readers.ts'
import { readGetBiodata } from '#generated/client/biodata/readers.ts'
import type { UpdateBiodataBody } from '#generated/models/biodata/updateBiodataBody.zod.ts'
import type { UpdateBiodataUtamaBody } from '#generated/models/biodata/updateBiodataUtamaBody.zod.ts'
import type { Action, Caller } from '#kit/action/action.ts'
import { useAction } from '#kit/action/use-action.tsx'
import type { FieldValues } from '#kit/form/field.ts'
import { changedFields } from '#kit/form/field-values.ts'
import { useFieldsForm } from '#kit/form/use-fields-form.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { showToast } from '#shared/ui/overlay/toast.ts'
import {
  type BiodataBodies,
  bodiesOf,
  FIELDS,
  placeOf,
  sentFields,
  standAfter,
  standOf,
  TARGETS,
  type Target,
  targetOf,
  valuesOf,
} from './biodata-fields.ts'

type Sent<Body> = { idMahasiswa: string; data: Body }

/** Section 7: the type of the second operation defaults to diri. */
type OfType = Sent<UpdateBiodataBody> & { type?: Exclude<Target, 'utama'> }

const labelOf = (target: Target): string =>
  i18next.t('biodata:save.label', { target: i18next.t(`biodata:target.${target}`) })

/** Returns the part of the biodata that a write replaces, to detect that it has changed meanwhile. */
const replacing =
  <Variables extends Sent<Readonly<Record<string, unknown>>>>(targetOf: (variables: Variables) => Target) =>
  ({ client, idMahasiswa }: Caller): Replaced<Variables> => {
    const options = getGetBiodataQueryOptions(idMahasiswa)
    const shown = (variables: Variables) =>
      standOf(targetOf(variables), readGetBiodata(client.getQueryData(options.queryKey)))
    return {
      shown,
      read: async (variables) => standOf(targetOf(variables), await refetchNow(client, options)),
      after: (variables) => standAfter(shown(variables), variables.data),
    }
  }

const saveUtama = {
  operation: 'updateBiodataUtama',
  words: 'biodata:save',
  describe: () => labelOf('utama'),
  send: (variables, { client }) => sendWrite(client, getUpdateBiodataUtamaMutationOptions, variables),
  replaces: replacing(() => 'utama'),
} satisfies Action<Sent<UpdateBiodataUtamaBody>>

const saveType = {
  operation: 'updateBiodata',
  words: 'biodata:save',
  describe: ({ type = 'diri' }) => labelOf(type),
  send: (variables, { client }) => sendWrite(client, getUpdateBiodataMutationOptions, variables),
  replaces: replacing(({ type = 'diri' }) => type),
} satisfies Action<OfType>

interface Options {
  biodata: Biodata
  /** Name of the draft, unique in the portal. */
  name: string
  /** Called when every changed part is saved. */
  onSaved?: (() => void) | undefined
}

const fieldsOfTarget = (target: Target) => FIELDS.filter(({ group }) => targetOf(group) === target)

/**
 * State of the biodata form: initial values, draft, summary and sending. Sends one write per changed part, one after
 * the other; each has its own outcome.
 */
export const useBiodataForm = ({ biodata, name, onSaved }: Options) => {
  const { t } = useTranslation('biodata')
  const idMahasiswa = useIdMahasiswa()
  // Values that the gateway has confirmed since the response that the form started with.
  const [confirmed, setConfirmed] = useState<{ of: Biodata; values: FieldValues }>({ of: biodata, values: {} })
  const before = useMemo(
    () => ({ ...valuesOf(biodata), ...(confirmed.of === biodata ? confirmed.values : {}) }),
    [biodata, confirmed],
  )
  const [start] = useState(before)
  const fields = useFieldsForm({
    ns: 'biodata',
    fields: FIELDS,
    name,
    start,
    values: before === start ? undefined : before, // the initial values are already in the form
    resetOptions: { keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true },
    validated: (values) => sentFields(before, values),
  })
  const { form, draft } = fields
  const { done } = draft
  // After a save each response resets the form, which the draft would take for user input.
  useEffect(() => {
    const isSent = Object.keys(confirmed.values).length > 0
    if (isSent && changedFields(FIELDS, before, form.getValues()).length === 0) done()
  }, [before, confirmed, form, done])
  /** Values to send while the summary is open. */
  const [after, setAfter] = useState<FieldValues | null>(null)
  const utama = useAction<Sent<UpdateBiodataUtamaBody>>(saveUtama)
  const types = useAction<OfType>(saveType)
  const [failures, setFailures] = useState<{ target: Target; message: string }[]>([])

  const keep = (target: Target): void => {
    const saved = fieldsOfTarget(target)
    const values = Object.fromEntries(saved.map(({ name }) => [name, form.getValues(name)]))
    setConfirmed(({ of, values: known }) => ({
      of: biodata,
      values: of === biodata ? { ...known, ...values } : values,
    }))
    for (const { name } of saved) form.resetField(name, { defaultValue: form.getValues(name) })
  }
  const sendOne = (target: Target, bodies: BiodataBodies) => {
    if (target === 'utama') return bodies.utama && utama.send({ idMahasiswa, data: bodies.utama })
    const data = bodies[target]
    return data && types.send({ idMahasiswa, data, ...(target !== 'diri' && { type: target }) })
  }
  /** @returns whether the gateway has confirmed every part */
  const save = async (bodies: BiodataBodies): Promise<boolean> => {
    setFailures([])
    let isSaved = true
    for (const target of TARGETS) {
      const outcome = await sendOne(target, bodies)
      if (outcome?.kind === 'done') keep(target)
      else if (outcome) isSaved = false
      if (outcome?.kind !== 'refused') continue
      const { failure } = outcome
      setFailures((before) => [...before, { target, message: failure.message }])
      fields.setServerErrors(fieldsOfTarget(target), placeOf, fieldErrorsOf(failure))
    }
    return isSaved
  }
  const submit = (values: FieldValues) => {
    if (changedFields(FIELDS, before, values).length > 0) setAfter(values)
  }
  const confirm = async (after: FieldValues) => {
    const isSaved = await save(bodiesOf(before, after))
    setAfter(null)
    if (!isSaved) {
      fields.again() // after the dialog has closed, so that the error summary can receive the focus
      return
    }
    done()
    showToast(t('saved'))
    onSaved?.()
  }
  return {
    fields,
    before,
    isPending: utama.isPending || types.isPending,
    /** Rejected parts with the gateway's messages. */
    failures,
    /** Parts whose response was lost; they are in the queue. */
    waiting: TARGETS.filter((target) =>
      target === 'utama'
        ? utama.waiting.length > 0
        : types.waiting.some(({ payload }) => isRecord(payload) && (payload['type'] ?? 'diri') === target),
    ),
    submit,
    /** The summary before sending; null while it is closed. */
    summary: after && { after, confirm: () => void confirm(after), cancel: () => setAfter(null) },
  }
}
