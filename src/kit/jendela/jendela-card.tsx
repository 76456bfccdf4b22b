import { IconClockHour4 } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Fase, JendelaNow } from '#domain/jendela/jendela.ts'
import { momenText } from '#shared/format/momen.ts'
import { type Reason, WhyNot } from '#shared/ui/overlay/why-not.tsx'
import { Answer, type Asked } from '../answer/answer.tsx'
import { Countdown } from './countdown.tsx'
import styles from './jendela-card.module.css'

interface Words {
  heading: string
  /** In place of the heading where its moment is known: what is left until then. */
  counted?: string
  /** The moment below it. */
  moment?: string
}

const WORDS: Record<Fase, Words> = {
  before: { heading: 'ui:window.shut', counted: 'ui:window.opensIn', moment: 'ui:window.opensAt' },
  open: { heading: 'ui:window.open', counted: 'ui:window.closesIn', moment: 'ui:window.closesAt' },
  after: { heading: 'ui:window.after', moment: 'ui:window.closedAt' },
  shut: { heading: 'ui:window.shut' },
  unknown: { heading: 'ui:window.unknown' },
}

interface LineProps {
  of: JendelaNow
  noun: string
  /** What else is to be known while it is open, in one sentence. */
  note?: string | undefined
}

/** Whether a window is open, for how long still, and the moment on the wall of the campus. */
const JendelaLine = ({ of: { jendela, fase }, noun, note = '' }: LineProps) => {
  const { t, i18n } = useTranslation('ui')
  const { heading, counted, moment } = WORDS[fase]
  const time = fase === 'before' ? jendela.mulai : jendela.selesai
  return (
    <div className={styles.top}>
      <IconClockHour4 size={24} aria-hidden />
      <div>
        <h2>{time !== null && counted ? <Countdown to={time} text={counted} /> : t(heading, { noun })}</h2>
        {time !== null && moment ? (
          <p>{`${t(moment, momenText(time, i18n.language, 'weekday'))} ${fase === 'open' ? note : ''}`}</p>
        ) : null}
      </div>
    </div>
  )
}

interface Props<Data> {
  /** Names the region. */
  label: string
  /** What opens and closes, as a sentence begins with it: 'Masa pengisian'. */
  noun: string
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
  const { label, noun, of, now, note, isOpening = false, reason, children } = props
  const { t } = useTranslation('ui')
  const id = useId()
  return (
    <section className={styles.card} aria-label={label}>
      <Answer of={of} part={(data) => data} lines={3}>
        {() => <JendelaLine of={now} noun={noun} note={note} />}
      </Answer>
      <div role="status">{isOpening ? <p className={styles.asking}>{t('ui:window.asking')}</p> : null}</div>
      {reason ? <WhyNot id={id} reason={reason} /> : null}
      {children}
    </section>
  )
}
