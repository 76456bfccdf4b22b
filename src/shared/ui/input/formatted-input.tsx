import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field, type FieldProps } from '../form/field.tsx'
import styles from './input.module.css'
import { type FormattedOptions, type Refused, useFormattedInput } from './use-formatted-input.ts'

/** Common props of number fields, besides the value. */
export interface FormattedProps extends FieldProps, Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> {}

interface Props extends FormattedProps {
  writing: Omit<FormattedOptions, 'ref' | 'onChange' | 'onBlur' | 'onRefused'>
  /** Value as shown in the field; set, it makes React control the field. */
  value?: string | undefined
  defaultValue?: string | undefined
  type?: 'text' | 'tel'
  /** Aligns the number to the right, like amounts in a column. */
  isAmount?: boolean
  /** Message shown while typed or pasted text is rejected. */
  refusal?: string
  /** Note below the number, e.g. how it is read. */
  note?: string
  /** Unit shown before the number. */
  unit?: string
}

/** Labelled number that is formatted while the user types. `writing` defines what it accepts and shows. */
export const FormattedInput = ({ label, hint, error, mark, id, writing, refusal, note, unit, ...input }: Props) => {
  const { ref, onChange, onBlur, value, defaultValue, type = 'text', isAmount = false, ...rest } = input
  const { t } = useTranslation('ui')
  const [refused, setRefused] = useState<Refused>(null)
  const handlers = useFormattedInput({ ref, onChange, onBlur, ...writing, onRefused: setRefused })
  const said = refused === 'long' ? t('number.long', { count: writing.format.maxKept }) : refusal
  const below = refused ? <span role="alert">{said}</span> : note ? <span role="status">{note}</span> : null
  return (
    <Field label={label} hint={hint} error={error} mark={mark} id={id} below={below}>
      {(control) => (
        <div className={styles.affix}>
          {unit ? (
            <span className={styles.prefix} aria-hidden="true">
              {unit}
            </span>
          ) : null}
          <input
            inputMode="numeric"
            autoComplete="off"
            {...rest}
            {...control}
            {...handlers}
            {...(value !== undefined && { value })}
            {...(defaultValue !== undefined && { defaultValue })}
            type={type}
            className={isAmount ? `${styles.input} ${styles.number}` : styles.input}
          />
        </div>
      )}
    </Field>
  )
}
