import { IconCheck } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import { ChoiceSet, type SetProps } from './radio-group.tsx'
import styles from './scale-input.module.css'

interface Props extends Omit<SetProps, 'children'>, Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  /** In ascending order; `label` is read by screen readers with the value, and shown for the first and the last. */
  options: readonly { value: string; label: string }[]
  /** Note between the question and the cells. */
  note?: ReactNode
}

/** Choice of one number as cells side by side: native radios in touch size, with both ends of the scale labelled. */
export const ScaleInput = ({ label, hint, error, mark, required, className, options, note, ...input }: Props) => {
  const ends = [options[0]?.label, options.length > 1 ? options.at(-1)?.label : '']
  return (
    <ChoiceSet role="radiogroup" {...{ label, hint, error, mark, required, className }}>
      {note}
      <div className={styles.cells}>
        {options.map((option) => (
          <label key={option.value} className={styles.cell}>
            <input {...input} type="radio" value={option.value} />
            <span>
              <span>{option.value}</span>
              {option.label ? <span className="visually-hidden">{` ${option.label}`}</span> : null}
            </span>
            <IconCheck size={16} aria-hidden />
          </label>
        ))}
      </div>
      {ends.some(Boolean) ? (
        <p className={styles.ends} aria-hidden>
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </p>
      ) : null}
    </ChoiceSet>
  )
}
