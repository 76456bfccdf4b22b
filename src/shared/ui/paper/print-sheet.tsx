import { IconArrowLeft } from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { HOME } from '../../home.ts'
import { buttonClass } from '../button/button-class.ts'
import type { Reason } from '../overlay/why-not.tsx'
import { PaperView } from './paper-view.tsx'
import { PrintButton } from './print-button.tsx'
import { PrintNote } from './print-note.ts'
import styles from './print-sheet.module.css'

interface Props {
  title: string
  /** Below the title: the period. */
  subtitle?: string | undefined
  /** Logo and name of the campus; on each page. */
  head: ReactNode
  /** Name and number of the student in one line; on each page. */
  of: string
  /** Who it is about. */
  student: ReactNode
  /** Fingerprint of the data that stands on the paper. */
  digest: string
  /** 'Dicetak … oleh …': the moment in full with its zone, and who printed. */
  printed: { time: string; student: string }
  /** Why it can not be printed yet: data, logo or fonts are still on their way. */
  reason?: Reason | null
  children: ReactNode
}

/** Back to where the paper was opened; home for who came by its address alone. */
const goBack = (event: MouseEvent): void => {
  if (window.history.length <= 1) return
  event.preventDefault()
  window.history.back()
}

/**
 * Names the document after the paper while it is printed: browsers suggest the title as the name of the PDF, and every
 * paper of a student would have the same one.
 */
const usePrintTitle = (name: string): void => {
  useEffect(() => {
    let before: string | null = null
    const begin = () => {
      before ??= document.title
      document.title = name
    }
    const end = () => {
      if (before !== null) document.title = before
      before = null
    }
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
      end()
    }
  }, [name])
}

/** No word of a paper is longer; what is, such as a file name or an address, may be broken anywhere. */
const LONG_WORD = /\S{30}/

/** Marks cells with a word that is wider than its column may be: the words of all others make the columns. */
const useMarkedCells = () => {
  const ref = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    for (const cell of ref.current?.querySelectorAll('td, th') ?? [])
      cell.toggleAttribute('data-long', LONG_WORD.test(cell.textContent))
  })
  return ref
}

/** Signs that a file name can not have on some device. */
const UNSAVABLE = /[\\/:*?"<>|]+/g

/** A paper: on the screen in a frame with the button that prints it, on A4 with nothing around it. */
export const PrintSheet = ({ title, subtitle, head, of, student, digest, printed, reason, children }: Props) => {
  const { t } = useTranslation('ui')
  const note = useContext(PrintNote)
  const paper = useMarkedCells()
  usePrintTitle([title, subtitle, of].filter(Boolean).join(' - ').replace(UNSAVABLE, '-'))
  return (
    <PaperView
      bar={
        <>
          <a className={buttonClass('quiet')} href={HOME} onClick={goBack}>
            <IconArrowLeft size={20} aria-hidden />
            <span>{t('print.back')}</span>
          </a>
          <PrintButton look="main" reason={reason} isShareable />
        </>
      }
    >
      <article ref={paper} className={styles.paper} data-paper>
        <header className={styles.head}>
          <div>
            <div>{head}</div>
            <div className={styles.of}>
              <p>{of}</p>
              {note === null ? null : <p>{note}</p>}
            </div>
          </div>
        </header>
        <div className={styles.body}>
          <div className={styles.title}>
            <h1>{title}</h1>
            {subtitle ? <p>{subtitle}</p> : null}
          </div>
          {student}
          {children}
        </div>
        <footer className={styles.foot}>
          <div>
            <p>{t('print.by', printed)}</p>
            <p>
              <span>{t('print.digest')}</span> <code>{digest}</code>
            </p>
          </div>
        </footer>
      </article>
    </PaperView>
  )
}
