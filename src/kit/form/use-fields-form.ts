import { useState } from 'react'
import { get, type UseFormProps, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FieldError as Refused } from '#gateway/answer/field-errors.ts'
import { useDraft } from '#shared/form/use-draft.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { type Field, type FieldValues, nameAt } from './field.ts'
import { startValues, visibleFields } from './field-values.ts'
import { type Check, fieldsResolver, messageOf, ruleValues } from './validate.ts'

interface Options extends Pick<UseFormProps<FieldValues>, 'values' | 'resetOptions'> {
  /** Namespace of the field texts. */
  ns: string
  fields: readonly Field[]
  /**
   * Name of the draft, unique in the portal. Typed values are persisted until they are sent. Null persists nothing,
   * e.g. for a password.
   */
  name: string | null
  /** Earliest expiry of the draft: milliseconds since 1970 by the campus's clock. */
  keepUntil?: number | undefined
  /** Start values; empty fields by default. */
  start?: FieldValues
  /** Returns the fields to validate; all by default. */
  validated?: (values: FieldValues) => readonly Field[]
  /** Rule across the fields. */
  check?: Check
}

/** Type of errors from the gateway, whose messages are shown as they are. All other messages are text keys. */
const FROM_GATEWAY = 'gateway'

/** State of a declared form: its draft, its errors, and its submit handler. */
export const useFieldsForm = ({
  ns,
  fields,
  name,
  keepUntil,
  start = startValues(fields),
  validated = () => fields,
  check,
  ...options
}: Options) => {
  const { t, i18n } = useTranslation(ns)
  const form = useForm<FieldValues>({
    ...options,
    defaultValues: start,
    resolver: fieldsResolver(validated, check),
    shouldFocusError: false,
  })
  const draft = useDraft(form, name, keepUntil)
  const [attempt, setAttempt] = useState(0)
  const [files, setFiles] = useState<Readonly<Record<string, string | null>>>({})
  const again = () => setAttempt((before) => before + 1)

  /** Returns the error of a field in the screen's language. */
  const errorOf = ({ name, rule }: Pick<Field, 'name' | 'rule'>): string | undefined => {
    // Not getFieldState: its callers would also be rendered on each blur of any field.
    const error: unknown = get(form.formState.errors, name)
    if (!isRecord(error)) return undefined
    if (files[name]) return files[name]
    const { type, message } = error
    if (typeof message !== 'string' || message === '') return undefined
    return type === FROM_GATEWAY ? message : messageOf(t, message, ruleValues(rule, i18n.language))
  }
  /**
   * Shows the gateway's errors at their fields, and moves the focus to the summary.
   * @param placeOf path of a field in the body, as the gateway sends it
   * @returns the errors of fields that the form does not show now
   */
  const setServerErrors = <Sent extends Field>(
    sent: readonly Sent[],
    placeOf: (field: Sent) => string,
    refused: readonly Refused[],
  ): Refused[] => {
    const values = form.getValues()
    const shown = visibleFields(sent, values)
    const nameOf = (place: string): string | null => {
      const name = nameAt(shown, placeOf, place)
      return name === null || get(values, name) === undefined ? null : name // an entry that does not exist
    }
    const named = refused.map((one) => ({ one, name: nameOf(one.field) }))
    for (const { one, name } of named)
      if (name !== null) form.setError(name, { type: FROM_GATEWAY, message: one.message })
    again()
    return named.filter(({ name }) => name === null).map(({ one }) => one)
  }
  /** Stores the reason why a file was rejected. The form then holds no file and would report an empty field. */
  const setFileError = (name: string, sentence: string | null) =>
    setFiles((before) => ({ ...before, [name]: sentence }))
  const submit = (send: (values: FieldValues) => unknown) => form.handleSubmit((values) => void send(values), again)
  // The library renders the owner of a form a second time when it is ready. Large parts wait for that and are rendered
  // once.
  const { isReady } = form.formState
  return {
    ns,
    fields,
    form,
    isReady,
    isKept: name !== null,
    draft,
    attempt,
    again,
    errorOf,
    setServerErrors,
    setFileError,
    submit,
  }
}

export type FieldsForm = ReturnType<typeof useFieldsForm>
