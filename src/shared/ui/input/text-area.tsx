import type { ComponentProps } from 'react'
import { Field, type FieldProps } from '../form/field.tsx'
import { CharacterCounter } from './character-counter.tsx'
import styles from './input.module.css'
import { DEFAULT_MAX_LENGTH } from './text-input.tsx'
import { UnfitText } from './unfit-text.tsx'
import { useLimitedText } from './use-limited-text.ts'

interface Props extends FieldProps, ComponentProps<'textarea'> {
  /** Shows the used part of the limit. */
  counter?: boolean
}

const asItIs = (text: string): string => text

/**
 * Labelled multi-line text, with the limit of a text input; the part of a pasted text that does not fit is shown below.
 */
export const TextArea = ({ label, hint, error, mark, id, counter, ref, maxLength, onInput, ...rest }: Props) => {
  const max = maxLength ?? DEFAULT_MAX_LENGTH
  const { text, rest: unfit, attach, note } = useLimitedText({ ref, max, clean: asItIs })
  const below = counter ? <CharacterCounter length={text.length} max={max} /> : undefined
  return (
    <Field label={label} hint={hint} error={error} mark={mark} id={id} below={below}>
      {(control) => (
        <>
          <textarea
            rows={3}
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
