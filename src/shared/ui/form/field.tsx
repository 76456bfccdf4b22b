import { IconAlertCircle } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './field.module.css'

/** What every field says around its control. */
export interface FieldProps {
  label: string
  /** Above the control: what to fill in. */
  hint?: ReactNode
  /** What is wrong, in words of the language; with one the control is invalid. */
  error?: string | undefined
  /** Said in words beside the label; words of its own say when it is required. */
  mark?: 'required' | 'optional' | { words: string } | undefined
}

/** What a control takes over, so that it is labelled and described. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

interface Props extends FieldProps {
  id?: string | undefined
  /** Below the control and part of its description: a date in full, a counter. */
  below?: ReactNode
  children: (control: ControlProps) => ReactNode
}

/** A message of a field: an icon and words. */
export const FieldError = ({ id, text }: { id: string; text: string }) => (
  <p className={styles.error} id={id}>
    <IconAlertCircle size={16} aria-hidden />
    <span>{text}</span>
  </p>
)

/** The words beside a label: '(wajib)', '(opsional)' or its own. */
export const FieldMark = ({ mark }: Pick<FieldProps, 'mark'>) => {
  const { t } = useTranslation('ui')
  if (!mark) return null
  return <span className={styles.mark}>{` ${typeof mark === 'string' ? t(`field.${mark}`) : mark.words}`}</span>
}

/** Ids of the parts that describe a control, in reading order. */
export const describedBy = (id: string, parts: Record<string, unknown>): string | undefined =>
  Object.keys(parts)
    .filter((part) => Boolean(parts[part]))
    .map((part) => `${id}-${part}`)
    .join(' ') || undefined

/** Label, hint, control and error. For a control of your own; the inputs of the kit bring theirs along. */
export const Field = ({ label, hint, error, mark, id: wanted, below, children }: Props) => {
  const made = useId()
  const id = wanted ?? made
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        <span>{label}</span>
        <FieldMark mark={mark} />
      </label>
      {hint ? (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      ) : null}
      {children({
        id,
        'aria-describedby': describedBy(id, { hint, below, error }),
        'aria-invalid': error ? true : undefined,
        'aria-required': mark === 'required' ? true : undefined,
      })}
      {below ? (
        <div className={styles.below} id={`${id}-below`}>
          {below}
        </div>
      ) : null}
      {error ? <FieldError id={`${id}-error`} text={error} /> : null}
    </div>
  )
}
