import type { ComponentProps } from 'react'
import { Field, type FieldProps } from '../form/field.tsx'
import { CharacterCounter } from './character-counter.tsx'
import styles from './input.module.css'
import { DEFAULT_MAX_LENGTH } from './text-input.tsx'
import { useTypedText } from './use-typed-text.ts'

interface Props extends FieldProps, ComponentProps<'textarea'> {
  /** Shows how much of the limit is used. */
  counter?: boolean
}

/** Labelled text of several lines, with the limit of a text input. */
export const TextArea = ({ label, hint, error, mark, id, counter, ref, maxLength, onInput, ...rest }: Props) => {
  const { text, attach, note } = useTypedText(ref)
  const max = maxLength ?? DEFAULT_MAX_LENGTH
  const below = counter ? <CharacterCounter length={text.length} max={max} /> : undefined
  return (
    <Field label={label} hint={hint} error={error} mark={mark} id={id} below={below}>
      {(control) => (
        <textarea
          rows={3}
          {...rest}
          {...control}
          ref={counter ? attach : ref}
          className={styles.input}
          maxLength={max}
          onInput={(event) => {
            if (counter) note(event)
            onInput?.(event)
          }}
        />
      )}
    </Field>
  )
}
