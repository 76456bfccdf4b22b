import { type ComponentProps, type ReactNode, useId } from 'react'
import fieldStyles from '../form/field.module.css'
import { describedBy, FieldError, FieldMark, type FieldProps } from '../form/field.tsx'
import styles from './choice.module.css'

export interface SetProps extends Omit<FieldProps, 'label'> {
  label: ReactNode
  /** Set when an answer is required, even without a mark. */
  required?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/**
 * Group of controls that form one field, labelled by the legend. Several checkboxes expose their invalid state
 * themselves.
 */
export const ChoiceSet = ({ role, ...set }: SetProps & { role: 'radiogroup' | 'group' }) => {
  const { label, hint, error, mark, required, className = fieldStyles.field, children } = set
  const id = useId()
  // ARIA allows invalid and required on a radiogroup only.
  const asked = role === 'radiogroup' && {
    'aria-invalid': error ? (true as const) : undefined,
    'aria-required': required || mark === 'required' || undefined,
  }
  return (
    <fieldset className={className} role={role} aria-describedby={describedBy(id, { hint, error })} {...asked}>
      <legend className={fieldStyles.label}>
        <span>{label}</span>
        <FieldMark mark={mark} />
      </legend>
      {hint ? (
        <div className={fieldStyles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      ) : null}
      {children}
      {error ? <FieldError id={`${id}-error`} text={error} /> : null}
    </fieldset>
  )
}

interface Props extends FieldProps, Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'id'> {
  options: readonly { value: string; label: string }[]
  /** The chosen value when React controls the group, and the first value when it does not. */
  value?: string | undefined
  defaultValue?: string | undefined
}

/** Radio group for a few visible choices, labelled by its legend. */
export const RadioGroup = ({ label, hint, error, mark, options, value, defaultValue, ...rest }: Props) => {
  const id = useId()
  const chosen = (option: string) => ({
    ...(value !== undefined && { checked: option === value }),
    ...(defaultValue !== undefined && { defaultChecked: option === defaultValue }),
  })
  return (
    <ChoiceSet role="radiogroup" label={label} hint={hint} error={error} mark={mark}>
      <div className={styles.radios}>
        {options.map((option) => (
          <label key={option.value} className={styles.radio}>
            <input
              name={id}
              {...rest}
              {...chosen(option.value)}
              className={styles.dot}
              type="radio"
              value={option.value}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </ChoiceSet>
  )
}
