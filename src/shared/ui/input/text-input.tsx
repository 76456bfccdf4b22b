import type { ComponentProps } from 'react'
import { Field, type FieldProps } from '../form/field.tsx'
import { CharacterCounter } from './character-counter.tsx'
import styles from './input.module.css'
import { oneLine } from './one-line.ts'
import { UnfitText } from './unfit-text.tsx'
import { useLimitedText } from './use-limited-text.ts'

/** Default maximum length of a text input (section 2). */
export const DEFAULT_MAX_LENGTH = 100

/** Inputs of type email do not expose the caret. This one has the same keyboard. */
const EMAIL = { type: 'text', inputMode: 'email', spellCheck: false } as const

interface Props extends FieldProps, ComponentProps<'input'> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password'
  /** Shows the used part of the limit. */
  counter?: boolean
}

/**
 * Labelled line of text. The browser enforces the limit on typing and pasting (section 5); the part of a pasted text
 * that does not fit is shown below, to be copied. Line breaks and repeated blanks of a pasted text become one blank.
 */
export const TextInput = ({ label, hint, error, mark, id, counter, ref, maxLength, type, onInput, ...rest }: Props) => {
  const max = maxLength ?? DEFAULT_MAX_LENGTH
  const { text, rest: unfit, attach, note } = useLimitedText({ ref, max, clean: oneLine(type ?? 'text') })
  const below = counter ? <CharacterCounter length={text.length} max={max} /> : undefined
  return (
    <Field label={label} hint={hint} error={error} mark={mark} id={id} below={below}>
      {(control) => (
        <>
          <input
            {...(type === 'email' ? EMAIL : { type: type ?? 'text' })}
            {...rest}
            {...control}
            ref={attach}
            className={styles.input}
            maxLength={max}
            onInput={(event) => {
              note(event)
              onInput?.(event)
            }}
          />
          <UnfitText text={unfit} />
        </>
      )}
    </Field>
  )
}
