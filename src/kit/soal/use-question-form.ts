import { useMemo } from 'react'
import type { GatewayError } from '#gateway/call/gateway-error.ts'
import type { Field, FieldValues } from '../form/field.ts'
import { startValues } from '../form/field-values.ts'
import { useFieldsForm } from '../form/use-fields-form.ts'
import { useServerErrors } from '../form/use-server-errors.tsx'
import { fieldsOfSoal, type JawabanSoal, type KelompokSoal, soalOfRefusal } from './soal.ts'

/** Questions, draft and start of a form of questions. */
export interface QuestionFormOptions {
  /** Keep it between renders: its fields are made from it. */
  groups: readonly KelompokSoal[]
  /** Name of the draft, unique in the portal. Null persists nothing. */
  draft: string | null
  /** Start values of fields, by their names; the others begin empty. */
  start?: FieldValues
  /** The draft does not expire before: milliseconds since 1970 by the campus's clock. */
  keepUntil?: number | undefined
}

const placeOf = ({ name }: Field): string => name

/** The state of a form of questions that are known only at run time: its draft, its errors, and its fields. */
export const useQuestionForm = ({ groups, draft, start = {}, keepUntil }: QuestionFormOptions) => {
  const { rows, fields } = useMemo(() => {
    const rows = groups.flatMap(({ soal }) => soal)
    return { rows, fields: fieldsOfSoal(rows) }
  }, [groups])
  const form = useFieldsForm({ ns: 'ui', fields, name: draft, start: { ...startValues(fields), ...start }, keepUntil })
  const refusals = useServerErrors(form, placeOf)
  return {
    ...form,
    groups,
    rows,
    refusals: refusals.notices,
    clearRefusals: refusals.clear,
    /**
     * Shows the gateway's errors at their questions.
     * @param answers name of the list of answers in the body, and the answers as they were sent
     */
    refuseAnswers: (failure: GatewayError, answers: { list: string; sent: readonly JawabanSoal[] }) =>
      refusals.show(failure, (path) => soalOfRefusal(rows, path, answers)?.name ?? path),
  }
}

export type QuestionFormState = ReturnType<typeof useQuestionForm>
