import {
  IconAlertCircle,
  IconCalendar,
  IconCalendarEvent,
  IconCalendarX,
  IconCircleCheck,
  IconClockHour4,
  IconHelpCircle,
  IconHourglass,
  IconLock,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Skeleton } from '#shared/ui/state/skeleton.tsx'
import styles from './state-card.module.css'

const ICONS = {
  /** The user can still act: the only state that counts down. */
  open: IconClockHour4,
  /** Others are processing it. */
  waiting: IconHourglass,
  approved: IconCircleCheck,
  locked: IconLock,
  rejected: IconAlertCircle,
  closed: IconCalendarX,
  /** Nothing can be sent yet, or there is no urgency. */
  ahead: IconCalendarEvent,
  /** A deciding fact is unknown. */
  unknown: IconHelpCircle,
}
type State = keyof typeof ICONS

/** Colours of the states that have one. */
const TONES: Partial<Record<State, string>> = {
  open: styles.open,
  approved: styles.approved,
  locked: styles.locked,
  rejected: styles.rejected,
}
/** Shown in red only when the user can do something about it. */
const NEEDS_A_WAY = new Set<State>(['locked', 'rejected'])

interface Props {
  /** Null while it is pending. */
  state: State | null
  /** Accessible name of the region. */
  label: string
  /** The state in a few words: 'Disetujui', 'Terkunci: tagihan belum lunas'. */
  title: ReactNode
  /** One or two sentences: since when, by whom, the next step. */
  children?: ReactNode
  /** A sum, facts or a small timeline between the sentences and the actions. */
  details?: ReactNode
  /** Actions, the main one first; empty when there are none. */
  actions?: ReactNode
  /** The window as a short line: 'Masa pengisian sampai Jumat, 15 Januari'. */
  foot?: ReactNode
}

/**
 * Card with the state of the student's request or registration as its headline, the possible actions, and the campus
 * window as a small foot.
 */
export const StateCard = ({ state, label, title, children, details, actions, foot }: Props) => {
  const Icon = state && ICONS[state]
  const tone = state && (actions || !NEEDS_A_WAY.has(state)) ? (TONES[state] ?? '') : ''
  return (
    <section className={`${styles.card} ${tone}`} aria-label={label}>
      {Icon ? (
        <div className={styles.head}>
          <Icon size={24} aria-hidden />
          <div className={styles.said}>
            <h2>{title}</h2>
            {children}
          </div>
        </div>
      ) : (
        <Skeleton lines={4} />
      )}
      {details ? <div className={styles.details}>{details}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
      {foot ? (
        <div className={styles.foot}>
          <IconCalendar size={16} aria-hidden />
          <div>{foot}</div>
        </div>
      ) : null}
    </section>
  )
}
