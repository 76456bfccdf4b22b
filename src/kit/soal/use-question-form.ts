import { useMemo } from 'react'
import type { GatewayError } from '#gateway/call/gateway-error.ts'
import type { Field, FieldValues } from '../form/field.ts'
import { startValues } from '../form/field-values.ts'
import { useFieldsForm } from '../form/use-fields-form.ts'
import { useServerErrors } from '../form/use-server-errors.tsx'
import { fieldsOfSoal, type JawabanSoal, type KelompokSoal, soalOfRefusal } from './soal.ts'

/** Options of a form of questions: questions, draft and start values. */
export interface QuestionFormOptions {
  /** Must be stable between renders, because the fields are derived from it. */
  groups: readonly KelompokSoal[]
  /** Name of the draft, unique in the portal. Null persists nothing. */
  draft: string | null
  /** Start values by field name; other fields start empty. */
  start?: FieldValues
  /** Earliest expiry of the draft: milliseconds since 1970 by the campus's clock. */
  keepUntil?: number | undefined
}

const placeOf = ({ name }: Field): string => name

/** State of a form of questions that are known only at run time: its draft, its errors, and its fields. */
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
