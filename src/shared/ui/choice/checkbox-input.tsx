import { type ComponentProps, useId } from 'react'
import { describedBy, FieldError, FieldMark, type FieldProps } from '../form/field.tsx'
import styles from './choice.module.css'

type Props = FieldProps & Omit<ComponentProps<'input'>, 'type'>

/** Checkbox with its sentence beside it; the whole row is the target. */
export const CheckboxInput = ({ label, hint, error, mark, id: wanted, ...rest }: Props) => {
  const made = useId()
  const id = wanted ?? made
  return (
    <div className={styles.check}>
      <label className={styles.row}>
        <input
          {...rest}
          type="checkbox"
          id={id}
          className={styles.box}
          aria-describedby={describedBy(id, { hint, error })}
          aria-invalid={error ? true : undefined}
          aria-required={mark === 'required' ? true : undefined}
        />
        <span>
          <span>{label}</span>
          <FieldMark mark={mark} />
        </span>
      </label>
      {hint ? (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      ) : null}
      {error ? <FieldError id={`${id}-error`} text={error} /> : null}
    </div>
  )
}
