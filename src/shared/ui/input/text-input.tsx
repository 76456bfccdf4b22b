import type { ComponentProps } from 'react'
import { Field, type FieldProps } from '../form/field.tsx'
import { CharacterCounter } from './character-counter.tsx'
import styles from './input.module.css'
import { oneLine } from './one-line.ts'
import { UnfitText } from './unfit-text.tsx'
import { useLimitedText } from './use-limited-text.ts'

/** Section 2: a text input takes at most this many characters unless told otherwise. */
export const DEFAULT_MAX_LENGTH = 100

/** An input of type email tells nobody where its caret is. This one has the same keyboard. */
const EMAIL = { type: 'text', inputMode: 'email', spellCheck: false } as const

interface Props extends FieldProps, ComponentProps<'input'> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password'
  /** Shows how much of the limit is used. */
  counter?: boolean
}

/**
 * Labelled line of text. The browser itself keeps typing and pasting within the limit (section 5); what does not fit of a
 * pasted text is shown below, to be copied. Line breaks and repeated blanks of a pasted text become one blank.
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
