import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './error-summary.module.css'

interface Props {
  /** Problems in the order of the form: field name and translated message. */
  problems: readonly { field: string; message: string }[]
  /** Number of attempts to submit; a failed attempt moves the focus here. */
  attempt: number
}

const fieldNear = (place: Element, name: string): HTMLElement | undefined => {
  const scope = place.closest('form, dialog') ?? document.body
  return [...document.getElementsByName(name)].find((field) => scope.contains(field))
}

/** Summary on top of a form with errors: their number, with a link to each field. */
export const ErrorSummary = ({ problems, attempt }: Props) => {
  const { t } = useTranslation('ui')
  const id = useId()
  const ref = useRef<HTMLElement>(null)
  const shown = useRef(0)
  const failed = problems.length > 0
  useEffect(() => {
    if (!failed || attempt === shown.current) return
    shown.current = attempt
    ref.current?.focus()
  }, [failed, attempt])
  if (!failed) return null
  const onFollow = (event: MouseEvent<HTMLAnchorElement>, name: string) => {
    event.preventDefault()
    fieldNear(event.currentTarget, name)?.focus()
  }
  return (
    <section ref={ref} className={styles.summary} tabIndex={-1} aria-labelledby={id}>
      <h2 id={id}>{t('summary.title', { total: problems.length })}</h2>
      <ul>
        {problems.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <a href={`#${field}`} onClick={(event) => onFollow(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
