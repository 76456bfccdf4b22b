import { IconAlertCircle } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './field.module.css'

/** Common props of all fields. */
export interface FieldProps {
  label: string
  /** Hint above the control: what to fill in. */
  hint?: ReactNode
  /** Translated error message; set, it makes the control invalid. */
  error?: string | undefined
  /** Mark in words beside the label; custom words for a field that is required under a condition. */
  mark?: 'required' | 'optional' | { words: string } | undefined
}

/** Props for the control that link it to its label and descriptions. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

interface Props extends FieldProps {
  id?: string | undefined
  /** Content below the control, part of its description: a date in full, a counter. */
  below?: ReactNode
  children: (control: ControlProps) => ReactNode
}

/** Error message of a field, with an icon. */
export const FieldError = ({ id, text }: { id: string; text: string }) => (
  <p className={styles.error} id={id}>
    <IconAlertCircle size={16} aria-hidden />
    <span>{text}</span>
  </p>
)

/** Mark beside a label: '(wajib)', '(opsional)' or custom words. */
export const FieldMark = ({ mark }: Pick<FieldProps, 'mark'>) => {
  const { t } = useTranslation('ui')
  if (!mark) return null
  return <span className={styles.mark}>{` ${typeof mark === 'string' ? t(`field.${mark}`) : mark.words}`}</span>
}

/** Returns the ids of the parts that describe a control, in reading order. */
export const describedBy = (id: string, parts: Record<string, unknown>): string | undefined =>
  Object.keys(parts)
    .filter((part) => Boolean(parts[part]))
    .map((part) => `${id}-${part}`)
    .join(' ') || undefined

/** Label, hint, control and error. For custom controls; the inputs of the kit include it. */
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
