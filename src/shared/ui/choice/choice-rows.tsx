import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import choice from './choice.module.css'
import styles from './choice-rows.module.css'
import { ChoiceSet, type SetProps } from './radio-group.tsx'

interface RowsProps extends Omit<SetProps, 'children'> {
  options: readonly { value: string; label: string }[]
  /** Note between the question and its choices. */
  note?: ReactNode
}

interface RadioProps extends RowsProps, Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {}

/** Radio group of choices that are longer than a word, as touch-friendly rows. */
export const RadioRows = ({ label, hint, error, mark, required, className, options, note, ...input }: RadioProps) => (
  <ChoiceSet role="radiogroup" {...{ label, hint, error, mark, required, className }}>
    {note}
    <div className={styles.rows}>
      {options.map((option) => (
        <label key={option.value} className={styles.row}>
          <input {...input} className={choice.dot} type="radio" value={option.value} />
          <span>{option.label || option.value}</span>
        </label>
      ))}
    </div>
  </ChoiceSet>
)

interface CheckboxProps extends RowsProps, Pick<ComponentProps<'input'>, 'name' | 'onBlur' | 'ref'> {
  value: readonly string[]
  /** @param next the chosen values in the order of the choices */
  onValue: (next: string[]) => void
  /** Maximum number of choices: the others are disabled then, and a sentence explains it. */
  max?: number | undefined
}

/** Checkboxes as rows, for any number of choices. Controlled by React. */
export const CheckboxRows = ({ options, note, value, onValue, max, name, onBlur, ref, ...set }: CheckboxProps) => {
  const { t } = useTranslation('ui')
  const chosen = options.filter((option) => value.includes(option.value))
  const isFull = max !== undefined && max < options.length && chosen.length >= max
  const change = (one: string, isChosen: boolean) => {
    if (isChosen && isFull) return
    onValue(options.map((option) => option.value).filter((other) => (other === one ? isChosen : value.includes(other))))
  }
  return (
    <ChoiceSet role="group" {...set}>
      {note}
      <div className={styles.rows}>
        {options.map((option, place) => {
          const isChosen = value.includes(option.value)
          return (
            <label key={option.value} className={styles.row}>
              <input
                type="checkbox"
                className={choice.box}
                name={name}
                value={option.value}
                checked={isChosen}
                aria-disabled={isFull && !isChosen}
                aria-invalid={set.error ? true : undefined}
                ref={place === 0 ? ref : undefined}
                onBlur={onBlur}
                onChange={({ target: { checked } }) => change(option.value, checked)}
              />
              <span>{option.label || option.value}</span>
            </label>
          )
        })}
      </div>
      {max !== undefined && max < options.length ? (
        <p className={styles.count} role="status">
          {isFull ? t('several.full', { max }) : t('several.count', { count: chosen.length, max })}
        </p>
      ) : null}
    </ChoiceSet>
  )
}
