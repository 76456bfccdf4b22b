import { hasDirtyForm } from '#shared/state/dirty-forms.ts'

const isChanged = (field: Element): boolean => {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio'))
    return field.checked !== field.defaultChecked
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    return field.value !== field.defaultValue
  return false
}

/** Returns whether a form on the screen holds unsent input that a new page would lose. */
export const hasTypedText = (): boolean =>
  hasDirtyForm() || [...document.forms].some((form) => [...form.elements].some((field) => isChanged(field)))
