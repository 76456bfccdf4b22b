import { Field, type FieldProps } from '#shared/ui/form/field.tsx'
import input from '#shared/ui/input/input.module.css'
import { digitsOnly } from '#shared/validation/numeric-text.ts'

interface Props extends FieldProps {
  value: string
  onValue: (text: string) => void
}

const MAX_DIGITS = 9

/** Labelled field for a whole number, kept as text while typing. */
export const NumberField = ({ value, onValue, ...field }: Props) => (
  <Field {...field}>
    {(control) => (
      <input
        {...control}
        className={input.input}
        inputMode="numeric"
        autoComplete="off"
        maxLength={MAX_DIGITS}
        value={value}
        onChange={({ target }) => onValue(digitsOnly(target.value))}
      />
    )}
  </Field>
)
