import { useTranslation } from 'react-i18next'
import type { FieldProps } from '#shared/ui/form/field.tsx'
import { type Field, labelOf } from './field.ts'
import type { FieldsForm } from './use-fields-form.ts'
import { messageOf } from './validate.ts'

/** Label, hint, error and mark of a field, in the language of the screen. */
export const useShown = (form: FieldsForm, field: Field): FieldProps => {
  const { t } = useTranslation(form.ns)
  const { hint, hintText, mark, required, kind } = field
  const isMarked = mark !== false && kind !== 'password'
  const shownHint = hintText ?? (hint === undefined ? '' : messageOf(t, hint))
  return {
    label: labelOf(field, t),
    ...(shownHint !== '' && { hint: shownHint }),
    error: form.errorOf(field),
    mark: typeof mark === 'string' ? { words: t(mark) } : required && isMarked ? 'required' : undefined,
  }
}
