import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { FIRST_YEAR, LAST_YEAR } from '#shared/wire/readers.ts'
import { Field, type FieldProps } from '../form/field.tsx'
import styles from './input.module.css'
import { useTypedText } from './use-typed-text.ts'

interface Props extends FieldProps, Omit<ComponentProps<'input'>, 'type'> {}

/**
 * Labelled date input; the value is YYYY-MM-DD, min and max work like the platform's and default to plausible years.
 * Below it the date in full, which is unambiguous in any order of day and month.
 */
export const DateInput = ({ label, hint, error, mark, id, ref, onInput, max, ...rest }: Props) => {
  const { i18n } = useTranslation()
  const { text, attach, note } = useTypedText(ref)
  const below = <output>{formatTanggal(text, i18n.language)}</output>
  return (
    <Field label={label} hint={hint} error={error} mark={mark} id={id} below={below}>
      {(control) => (
        <input
          min={`${FIRST_YEAR}-01-01`}
          {...rest}
          max={max ?? `${LAST_YEAR}-12-31`}
          {...control}
          type="date"
          ref={attach}
          className={styles.input}
          onInput={(event) => {
            note(event)
            onInput?.(event)
          }}
        />
      )}
    </Field>
  )
}
