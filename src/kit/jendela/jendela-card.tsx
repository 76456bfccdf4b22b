import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { JendelaNow } from '#domain/jendela/use-jendela.ts'
import { type Reason, WhyNot } from '#shared/ui/why-not.tsx'
import { Answer, type Asked } from '../answer/answer.tsx'
import styles from './jendela-card.module.css'
import { JendelaLine } from './jendela-line.tsx'

interface Props<Data> {
  /** Names the region. */
  label: string
  /** The answer that says the window. */
  of: Asked<Data>
  /** The same as useJendela reads it. */
  now: JendelaNow
  /** What else is to be known while it is open, in one sentence. */
  note?: string
  /** The screen is asking whether it has opened (useOpening). */
  isOpening?: boolean
  /** Why nothing can be done here; null when something can. */
  reason?: Reason | null
  /** Below the window. */
  children?: ReactNode
}

/** The first thing to know of what has a window: whether it is open, until when, and what stands in the way. */
export const JendelaCard = <Data,>(props: Props<Data>) => {
  const { label, of, now, note, isOpening = false, reason, children } = props
  const { t } = useTranslation('ui')
  const id = useId()
  return (
    <section className={styles['card']} aria-label={label}>
      <Answer of={of} part={(data) => data} lines={3}>
        {() => <JendelaLine of={now} note={note} />}
      </Answer>
      <div role="status">{isOpening ? <p className={styles['asking']}>{t('ui:window.asking')}</p> : null}</div>
      {reason ? <WhyNot id={id} reason={reason} /> : null}
      {children}
    </section>
  )
}
