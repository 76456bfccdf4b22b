import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { Field, type FieldProps } from '../form/field.tsx'
import styles from '../input/input.module.css'

interface Props extends FieldProps, ComponentProps<'select'> {
  /** Text of a first, empty option for "nothing chosen". */
  placeholder?: string
}

/** Labelled select for a short list; its options are the children. */
export const SelectInput = ({ label, hint, error, mark, id, placeholder, children, ...rest }: Props) => (
  <Field label={label} hint={hint} error={error} mark={mark} id={id}>
    {(control) => (
      <div className={styles.affix}>
        <select {...rest} {...control} className={styles.input}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {children}
        </select>
        <IconChevronDown size={16} aria-hidden />
      </div>
    )}
  </Field>
)
