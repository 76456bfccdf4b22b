import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  cleanNumericText,
  cleanPastedNumber,
  finishNumericText,
  isSeparator,
  losesDecimals,
  numericWireText,
} from '#shared/validation/numeric-text.ts'
import { Field, type FieldProps } from '../form/field.tsx'
import styles from './input.module.css'
import { DEFAULT_MAX_LENGTH } from './text-input.tsx'
import { useFormattedInput } from './use-formatted-input.ts'

interface Props extends FieldProps, Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> {
  /** Takes one comma or dot. */
  decimal?: boolean
  /** Takes no minus. */
  unsigned?: boolean
  /** Number as the wire has it, with a dot; makes React control the field. */
  value?: string | undefined
  defaultValue?: string | undefined
  /** Called with the wire text, '' for none, at each change and when the field is left. */
  onValue?: (wire: string) => void
}

/**
 * Labelled number (section 5): digits, a minus unless unsigned, one comma or dot if decimal. In a field of whole numbers a
 * separator and what stands behind it are not taken, typed or pasted, and a sentence says so. With react-hook-form:
 * `register(name, { setValueAs: numericWireText })`.
 */
export const NumericInput = ({ label, hint, error, mark, id, decimal, unsigned, onValue, ...input }: Props) => {
  const { ref, onChange, onBlur, value, defaultValue, maxLength, ...rest } = input
  const { t, i18n } = useTranslation('ui')
  const [isRefused, setRefused] = useState(false)
  const rules = { decimal: decimal ?? false, unsigned: unsigned ?? false }
  const inWords = (wire: string) => (i18n.language === 'en' ? wire : wire.replace('.', ','))
  const keep = (text: string) => cleanNumericText(text, rules)
  const handlers = useFormattedInput({
    ref,
    onChange,
    onBlur,
    format: { keep, show: (kept) => kept, maxKept: maxLength ?? DEFAULT_MAX_LENGTH },
    read: (text) => cleanPastedNumber(text, rules),
    finish: finishNumericText,
    onShown: (shown) => onValue?.(numericWireText(shown)),
    ...(!rules.decimal && {
      ends: { character: isSeparator, paste: (text: string) => losesDecimals(text, rules) },
      onRefused: setRefused,
    }),
  })
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      mark={mark}
      id={id}
      below={isRefused ? <span role="alert">{t('number.whole')}</span> : null}
    >
      {(control) => (
        <input
          {...rest}
          {...control}
          {...handlers}
          {...(value !== undefined && { value: inWords(value) })}
          {...(defaultValue !== undefined && { defaultValue: inWords(defaultValue) })}
          type="text"
          inputMode={decimal ? 'decimal' : 'numeric'}
          autoComplete="off"
          className={`${styles.input} ${styles.number}`}
        />
      )}
    </Field>
  )
}
