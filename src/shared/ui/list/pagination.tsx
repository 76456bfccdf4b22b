import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { digitsOnly } from '#shared/validation/numeric-text.ts'
import { buttonClass } from '../button/button-class.ts'
import inputStyles from '../input/input.module.css'
import { clampPage, lastPage, PAGE_SIZES } from './page-numbers.ts'
import styles from './pagination.module.css'

interface Props {
  /** From 1. */
  page: number
  perPage: number
  /** Number of all rows as sent by the gateway; an invalid number counts as 0. */
  total: unknown
  onPage: (page: number) => void
  /** The screen decides which page is shown then; without it the size cannot be changed. */
  onPerPage?: (perPage: number) => void
}

interface StepProps {
  label: string
  /** Null on the first or last page. */
  onStep: (() => void) | null
  position: string
  children: ReactNode
}

const Step = ({ label, onStep, position, children }: StepProps) => (
  <button
    type="button"
    className={buttonClass('icon')}
    aria-label={label}
    aria-disabled={onStep === null}
    aria-describedby={position}
    onClick={() => onStep?.()}
  >
    {children}
  </button>
)

interface JumpProps {
  page: number
  onJump: (page: number) => void
  /** Text between the box and its button: the number of pages. */
  children: ReactNode
}

const Jump = ({ page, onJump, children }: JumpProps) => {
  const { t } = useTranslation('ui')
  const [typed, setTyped] = useState({ page, text: String(page) })
  const text = typed.page === page ? typed.text : String(page) // discards typed text after a page change
  const jump = () => {
    if (text !== '') onJump(Number(text))
    setTyped({ page, text: String(page) })
  }
  return (
    <>
      <input
        className={`${inputStyles.input} ${inputStyles.number} ${styles.jump}`}
        aria-label={t('pagination.jump')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={text}
        onChange={(event) => setTyped({ page, text: digitsOnly(event.target.value) })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault() // keeps Enter from submitting the form around the list
          jump()
        }}
      />
      {children}
      <button type="button" className={`${buttonClass('quiet')} ${styles.jump}`} onClick={jump}>
        {t('pagination.go')}
      </button>
    </>
  )
}

/** Page controls of a list (section 2). From 768 px a box jumps to a page, limited to the last one. */
export const Pagination = ({ page, perPage, total, onPage, onPerPage }: Props) => {
  const { t } = useTranslation('ui')
  const id = useId()
  const last = lastPage(total, perPage)
  const current = clampPage(page, total, perPage)
  const rows = typeof total === 'number' && Number.isFinite(total) ? Math.max(0, total) : 0
  const go = (to: number) => onPage(clampPage(to, total, perPage))
  return (
    <nav className={styles.pagination} aria-label={t('pagination.label')}>
      {onPerPage ? (
        <label className={styles.size}>
          <span>{t('pagination.show')}</span>
          <select
            className={inputStyles.input}
            value={perPage}
            onChange={(event) => onPerPage(Number(event.target.value))}
          >
            {PAGE_SIZES.map((n) => (
              <option key={n} value={n}>
                {t('pagination.perPage', { n })}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <span>{t('pagination.total', { total: rows })}</span>
      <span className={styles.pages}>
        <Step label={t('pagination.previous')} onStep={current > 1 ? () => go(current - 1) : null} position={id}>
          <IconChevronLeft size={20} aria-hidden />
        </Step>
        <Jump page={current} onJump={go}>
          <span id={id} aria-live="polite">
            <span className={styles.page}>{`${t('pagination.page', { page: current })} `}</span>
            <span>{t('pagination.of', { last })}</span>
          </span>
        </Jump>
        <Step label={t('pagination.next')} onStep={current < last ? () => go(current + 1) : null} position={id}>
          <IconChevronRight size={20} aria-hidden />
        </Step>
      </span>
    </nav>
  )
}
