import { useTranslation } from 'react-i18next'
import type { FieldProps } from '#shared/ui/form/field.tsx'
import { type Field, labelOf } from './field.ts'
import { say } from './judge.ts'
import type { FieldsForm } from './use-fields-form.ts'

/** Label, hint, error and mark of a field, in the language of the screen. */
export const useShown = (form: FieldsForm, field: Field): FieldProps => {
  const { t } = useTranslation(form.ns)
  const { hint, hintText, mark, required, kind } = field
  const isMarked = mark !== false && kind !== 'password'
  const shownHint = hintText ?? (hint === undefined ? '' : say(t, hint))
  return {
    label: labelOf(field, t),
    ...(shownHint !== '' && { hint: shownHint }),
    error: form.said(field),
    mark: typeof mark === 'string' ? { words: t(mark) } : required && isMarked ? 'required' : undefined,
  }
}
