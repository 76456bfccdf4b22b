import { IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from './action-button.tsx'
import './print.css'
import styles from './print-sheet.module.css'
import type { Reason } from './why-not.tsx'

interface Props {
  title: string
  /** Logo and name of the campus. */
  head: ReactNode
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

/** A paper: on the screen in a frame with the button that prints it, on A4 with nothing around it. */
export const PrintSheet = ({ title, head, student, digest, printed, reason, children }: Props) => {
  const { t } = useTranslation('ui')
  return (
    <>
      <div className={styles['bar']} data-no-print>
        <ActionButton look="main" reason={reason} onClick={() => window.print()}>
          <IconPrinter size={20} aria-hidden />
          {t('print.action')}
        </ActionButton>
      </div>
      <article className={styles['paper']} data-paper>
        <header className={styles['head']}>{head}</header>
        <h1>{title}</h1>
        {student}
        {children}
        <footer className={styles['foot']}>
          <p>{t('print.by', printed)}</p>
          <p>
            {t('print.digest')} <code>{digest}</code>
          </p>
        </footer>
      </article>
    </>
  )
}
