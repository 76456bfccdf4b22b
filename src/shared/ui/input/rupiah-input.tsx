import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { digitsOnly, losesDecimals } from '#shared/validation/numeric-text.ts'
import { Field, type FieldProps } from '../form/field.tsx'
import styles from './input.module.css'
import type { NumberFormat } from './reformat.ts'
import { RUPIAH_MAX_DIGITS, readRupiahDigits, rupiahOfText, showRupiahDigits } from './rupiah-text.ts'
import { useFormattedInput } from './use-formatted-input.ts'

interface Props extends FieldProps, Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'maxLength'> {
  /** Whole rupiah, null for none; makes React control the field. */
  value?: number | null | undefined
  defaultValue?: number | null | undefined
  /** Called with the amount, null for none, at each change and when the field is left. */
  onValue?: (rupiah: number | null) => void
}

const FORMAT: NumberFormat = { keep: digitsOnly, show: showRupiahDigits, maxKept: RUPIAH_MAX_DIGITS }
/** A comma begins sen, which no field takes. Dots only group: whoever types one means the same amount. */
const SEN = {
  character: (typed: string) => typed === ',',
  paste: (text: string) => losesDecimals(text, { unsigned: true }),
}
const shownAmount = (rupiah: number | null): string => (rupiah === null ? '' : showRupiahDigits(String(rupiah)))

/**
 * Labelled amount of whole rupiah, grouped with dots while it is typed. A comma and what stands behind it are not taken,
 * typed or pasted, and a sentence says so. With react-hook-form: `register(name, { setValueAs: rupiahOfText })`.
 */
export const RupiahInput = ({ label, hint, error, mark, id, onValue, ...input }: Props) => {
  const { ref, onChange, onBlur, value, defaultValue, ...rest } = input
  const { t } = useTranslation('ui')
  const [isRefused, setRefused] = useState(false)
  const handlers = useFormattedInput({
    ref,
    onChange,
    onBlur,
    format: FORMAT,
    read: readRupiahDigits,
    finish: (shown) => shown,
    onShown: (shown) => onValue?.(rupiahOfText(shown)),
    ends: SEN,
    onRefused: setRefused,
  })
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      mark={mark}
      id={id}
      below={isRefused ? <span role="alert">{t('number.rupiah')}</span> : null}
    >
      {(control) => (
        <div className={styles.affix}>
          <span className={styles.prefix} aria-hidden="true">
            Rp
          </span>
          <input
            {...rest}
            {...control}
            {...handlers}
            {...(value !== undefined && { value: shownAmount(value) })}
            {...(defaultValue !== undefined && { defaultValue: shownAmount(defaultValue) })}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            className={`${styles.input} ${styles.number}`}
          />
        </div>
      )}
    </Field>
  )
}
