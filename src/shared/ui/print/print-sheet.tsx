import { IconArrowLeft } from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { HOME } from '../../home.ts'
import { buttonClass } from '../button/button-class.ts'
import type { Reason } from '../overlay/why-not.tsx'
import { PrintButton } from './print-button.tsx'
import { PrintNote } from './print-note.ts'
import styles from './print-sheet.module.css'
import { PrintView } from './print-view.tsx'
import { StoredAt } from './stored-at.ts'

interface Props {
  title: string
  /** Line below the title: the period. */
  subtitle?: string | undefined
  /** Logo and name of the campus; on each page. */
  head: ReactNode
  /** Name and number of the student in one line; on each page. */
  of: string
  /** Facts about the student. */
  student: ReactNode
  /** Fingerprint of the printed data. */
  digest: string
  /** Values of 'Dicetak … oleh …': the moment in full with its zone, and the printing user. */
  printed: { time: string; student: string }
  /** Reason that disables printing: data, logo or fonts are loading. */
  reason?: Reason | null
  /** Control beside the print button. */
  beside?: ReactNode
  children: ReactNode
}

/** Navigates back to the origin of the print page, or home when it was opened by its URL. */
const goBack = (event: MouseEvent): void => {
  if (window.history.length <= 1) return
  event.preventDefault()
  window.history.back()
}

/**
 * Sets the document title to the page's name during printing: browsers suggest it as the name of the PDF, and all print
 * pages of a student would get the same one.
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

/** Longer than any real word; longer text, such as a file name or URL, may be broken anywhere. */
const LONG_WORD = /\S{30}/

/** Marks cells with a word that is wider than its column may be: the words of all other cells determine the columns. */
const useMarkedCells = () => {
  const ref = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    for (const cell of ref.current?.querySelectorAll('td, th') ?? [])
      cell.toggleAttribute('data-long', LONG_WORD.test(cell.textContent))
  })
  return ref
}

/** Characters that some devices do not allow in file names. */
const UNSAVABLE = /[\\/:*?"<>|]+/g

/** A print page: framed and with a print button on the screen, without anything around it on A4. */
export const PrintSheet = ({
  title,
  subtitle,
  head,
  of,
  student,
  digest,
  printed,
  reason,
  beside,
  children,
}: Props) => {
  const { t } = useTranslation('ui')
  const note = useContext(PrintNote)
  const isStored = useContext(StoredAt) !== null // the view of a stored paper has its own way back
  const paper = useMarkedCells()
  usePrintTitle([title, subtitle, of].filter(Boolean).join(' - ').replace(UNSAVABLE, '-'))
  return (
    <PrintView
      bar={
        <>
          {isStored ? null : (
            <a className={buttonClass('quiet')} href={HOME} onClick={goBack}>
              <IconArrowLeft size={20} aria-hidden />
              <span>{t('print.back')}</span>
            </a>
          )}
          <PrintButton variant="main" reason={reason} isShareable={!isStored} />
          {isStored ? null : beside}
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
    </PrintView>
  )
}
