import { IconClockHour4 } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Fase, JendelaNow } from '#domain/jendela/jendela.ts'
import { momenText } from '#shared/campus/momen.ts'
import { type Reason, WhyNot } from '#shared/ui/overlay/why-not.tsx'
import { type QueryResult, QueryView } from '../query/query-view.tsx'
import { Countdown } from './countdown.tsx'
import styles from './jendela-card.module.css'

const TEXTS = {
  opensIn: 'ui:window.opensIn',
  opensAt: 'ui:window.opensAt',
  open: 'ui:window.open',
  closesIn: 'ui:window.closesIn',
  closesAt: 'ui:window.closesAt',
  after: 'ui:window.after',
  closedAt: 'ui:window.closedAt',
  shut: 'ui:window.shut',
  unknown: 'ui:window.unknown',
}

/**
 * Text keys of a subject that names what opens and closes, such as 'Pengajuan cuti ditutup dalam {{waktu}}'. Missing
 * keys fall back to the kit's. opensIn and closesIn interpolate `waktu`, opensAt, closesAt and closedAt `hari` and
 * `jam`.
 */
export type JendelaTexts = Partial<typeof TEXTS>

interface Words {
  heading: keyof JendelaTexts
  /** Text key of the remaining time, which replaces the heading when the moment is known. */
  counted?: keyof JendelaTexts
  /** Text key of the moment below the heading. */
  moment?: keyof JendelaTexts
}

const WORDS: Record<Fase, Words> = {
  before: { heading: 'shut', counted: 'opensIn', moment: 'opensAt' },
  open: { heading: 'open', counted: 'closesIn', moment: 'closesAt' },
  after: { heading: 'after', moment: 'closedAt' },
  shut: { heading: 'shut' },
  unknown: { heading: 'unknown' },
}

interface LineProps {
  of: JendelaNow
  noun: string
  texts?: JendelaTexts | undefined
  locked?: string | undefined
  /** Further note in one sentence, shown while the window is open. */
  note?: string | undefined
}

/** State of a window: whether it is open, the remaining time, and the moment in the campus's time zone. */
const JendelaLine = ({ of: { jendela, fase }, noun, texts, locked, note = '' }: LineProps) => {
  const { t, i18n } = useTranslation('ui')
  const { heading, counted, moment } = WORDS[locked ? 'shut' : fase]
  const keys = { ...TEXTS, ...texts }
  const time = fase === 'before' ? jendela.mulai : jendela.selesai
  return (
    <div className={styles.top}>
      <IconClockHour4 size={24} aria-hidden />
      <div>
        <h2>
          {time != null && counted ? (
            <Countdown to={time} text={keys[counted]} />
          ) : (
            locked || t(keys[heading], { noun })
          )}
        </h2>
        {time != null && moment ? (
          <p>{`${t(keys[moment], momenText(time, i18n.language, 'weekday'))} ${fase === 'open' ? note : ''}`}</p>
        ) : null}
      </div>
    </div>
  )
}

interface Props<Data> {
  /** Accessible name of the region. */
  label: string
  /** Noun of the window at the start of a sentence: 'Masa pengisian'. */
  noun: string
  /** The subject's own sentences, overriding the kit's. */
  texts?: JendelaTexts
  /** Heading when no window applies to this user: then no countdown is shown. */
  locked?: string
  /** The query that returns the window. */
  of: QueryResult<Data>
  /** The window of that query as read by useJendela. */
  now: JendelaNow
  /** Further note in one sentence, shown while the window is open. */
  note?: string
  /** True while the screen checks whether the window has opened (useOpening). */
  isOpening?: boolean
  /** Reason why nothing can be done here; null when something can. */
  reason?: Reason | null
  /** Content below the window. */
  children?: ReactNode
}

/** Card for a screen with a window: whether it is open, until when, and the reason that blocks the user. */
export const JendelaCard = <Data,>(props: Props<Data>) => {
  const { label, noun, texts, locked, of, now, note, isOpening = false, reason, children } = props
  const { t } = useTranslation('ui')
  const id = useId()
  return (
    <section className={styles.card} aria-label={label}>
      <QueryView query={of} select={(data) => data} lines={3}>
        {() => <JendelaLine of={now} noun={noun} texts={texts} locked={locked} note={note} />}
      </QueryView>
      <div role="status">{isOpening ? <p className={styles.asking}>{t('ui:window.asking')}</p> : null}</div>
      {reason ? <WhyNot id={id} reason={reason} /> : null}
      {children}
    </section>
  )
}
