import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field, type FieldProps } from '../form/field.tsx'
import styles from './input.module.css'
import { type FormattedOptions, type Refused, useFormattedInput } from './use-formatted-input.ts'

/** What a field of numbers takes besides its value. */
export interface FormattedProps extends FieldProps, Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> {}

interface Props extends FormattedProps {
  writing: Omit<FormattedOptions, 'ref' | 'onChange' | 'onBlur' | 'onRefused'>
  /** As the field shows it; makes React control the field. */
  value?: string | undefined
  defaultValue?: string | undefined
  type?: 'text' | 'tel'
  /** Aligns the number to the right, as amounts in a column. */
  isAmount?: boolean
  /** Shown while something that was typed or pasted is refused. */
  refusal?: string
  /** Shown below the number as it stands: how it is read. */
  note?: string
  /** Shown before the number. */
  unit?: string
}

/** Labelled number that is formatted while it is typed. `writing` says what it accepts and shows. */
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
