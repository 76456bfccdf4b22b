import { useState } from 'react'
import { get, type UseFormProps, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FieldError as Refused } from '#gateway/answer/field-errors.ts'
import { useDraft } from '#shared/form/use-draft.ts'
import { isRecord } from '#shared/text/is-record.ts'
import type { Field, FieldValues } from './field.ts'
import { startValues } from './field-values.ts'
import { type Check, fieldsResolver, ruleValues, say } from './judge.ts'

interface Options extends Pick<UseFormProps<FieldValues>, 'values' | 'resetOptions'> {
  /** Namespace of the texts that the fields name. */
  ns: string
  fields: readonly Field[]
  /** Of the draft, unique in the portal: what is typed is kept until it was sent. Null keeps none: a password. */
  name: string | null
  /** What the form begins with; empty fields without it. */
  start?: FieldValues
  /** The fields that have to answer for themselves; all without it. */
  judged?: (values: FieldValues) => readonly Field[]
  /** What the fields say together. */
  check?: Check
}

/** Type of an error that the gateway found: its message is in the gateway's words, every other one is a text key. */
const FROM_GATEWAY = 'gateway'

/** A declared form that is being filled in: its draft, what is wrong with it, and the way to send it. */
export const useFieldsForm = ({
  ns,
  fields,
  name,
  start = startValues(fields),
  judged = () => fields,
  check,
  ...options
}: Options) => {
  const { t, i18n } = useTranslation(ns)
  const form = useForm<FieldValues>({
    ...options,
    defaultValues: start,
    resolver: fieldsResolver(judged, check),
    shouldFocusError: false,
  })
  const draft = useDraft(form, name)
  const [attempt, setAttempt] = useState(0)
  const again = () => setAttempt((before) => before + 1)

  /** What is wrong with a field, in words of the language. */
  const said = ({ name, rule }: Pick<Field, 'name' | 'rule'>): string | undefined => {
    // Not by getFieldState: who asks it is drawn anew with every field that is left, too.
    const error: unknown = get(form.formState.errors, name)
    if (!isRecord(error)) return undefined
    const { type, message } = error
    if (typeof message !== 'string' || message === '') return undefined
    return type === FROM_GATEWAY ? message : say(t, message, ruleValues(rule, i18n.language))
  }
  /** Puts what the gateway refused at its field. @param placeOf the place of a field in the body, as the gateway names it */
  const refuse = <Sent extends Field>(
    sent: readonly Sent[],
    placeOf: (field: Sent) => string,
    refused: readonly Refused[],
  ): void => {
    for (const { field: named, message } of refused) {
      const field = sent.find((one) => placeOf(one) === named)
      if (field) form.setError(field.name, { type: FROM_GATEWAY, message })
    }
    again()
  }
  const submit = (send: (values: FieldValues) => unknown) => form.handleSubmit((values) => void send(values), again)
  // The library draws the owner of a form once more when it is ready: what is many waits for that, and is drawn once.
  const { isReady } = form.formState
  return { ns, fields, form, isReady, isKept: name !== null, draft, attempt, again, said, refuse, submit }
}

export type FieldsForm = ReturnType<typeof useFieldsForm>
