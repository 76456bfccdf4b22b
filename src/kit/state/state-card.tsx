import {
  IconAlertCircle,
  IconCalendar,
  IconCalendarX,
  IconCircleCheck,
  IconClockHour4,
  IconHourglass,
  IconLock,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './state-card.module.css'

const ICONS = {
  /** The person can still do something: the only state that counts down. */
  open: IconClockHour4,
  /** Others work on it. */
  waiting: IconHourglass,
  approved: IconCircleCheck,
  locked: IconLock,
  rejected: IconAlertCircle,
  closed: IconCalendarX,
}

interface Props {
  state: keyof typeof ICONS
  /** Names the region. */
  label: string
  /** The state in a few words: 'Disetujui', 'Terkunci: tagihan belum lunas'. */
  title: ReactNode
  /** One or two sentences: since when, by whom, what follows. */
  children?: ReactNode
  /** A sum, facts or a small timeline between the sentences and the actions. */
  details?: ReactNode
  /** The main action first; nothing where there is nothing to press. */
  actions?: ReactNode
  /** The window, small: 'Masa pengisian sampai Jumat, 15 Januari'. */
  foot?: ReactNode
}

/** The state of a person's own matter as a headline, with the way on; the window of the campus stands small at its foot. */
export const StateCard = ({ state, label, title, children, details, actions, foot }: Props) => {
  const Icon = ICONS[state]
  return (
    <section className={`${styles.card} ${styles[state]}`} aria-label={label}>
      <div className={styles.head}>
        <Icon size={24} aria-hidden />
        <div className={styles.said}>
          <h2>{title}</h2>
          {children}
        </div>
      </div>
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
