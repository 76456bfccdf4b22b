import { IconAlertCircle, IconClock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ScreenLink } from '#kit/link/screen-link.tsx'
import styles from './dashboard.module.css'

/** An appointment below the next one, in one line. */
export interface LaterRow {
  key: string
  /** 'Besok 08.00' */
  when: string
  nama: string
  tempat: string
}

interface Props {
  /** The large line: '15.30', 'Besok 08.00', '28 November'. */
  time: string
  nama: string
  /** Beside the name: 'kelas B'. */
  group?: string | undefined
  /** Beside the time. */
  action?: ReactNode
  /** At most three lines; nothing stands for one that is not known. */
  lines: readonly ReactNode[]
  later: readonly LaterRow[]
}

const LINES = 3
const ROWS = 2

/** The one shape of an appointment. A line that is missing leaves its room to a further appointment, so that the height stays. */
export const AppointmentShape = ({ time, nama, group, action, lines, later }: Props) => {
  const known = lines.filter(Boolean).slice(0, LINES)
  const rows = later.slice(0, ROWS + LINES - known.length)
  return (
    <>
      <div className={styles.next}>
        <div className={styles.when}>
          <p className={styles.time}>{time}</p>
          {action}
        </div>
        <div>
          <h3>
            <span>{nama}</span> {group ? <span>{group}</span> : null}
          </h3>
          {[...known.entries()].map(([place, line]) => (
            <p key={place}>{line}</p>
          ))}
        </div>
      </div>
      {rows.length > 0 ? (
        <ul className={styles.later}>
          {rows.map(({ key, when, nama: name, tempat }) => (
            <li key={key}>
              <b>{when}</b> <span>{name}</span> <span>{tempat}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

/** How long it is until something, beside the title of a card. */
export const UntilTag = ({ children }: { children: string }) => (
  <span className={styles.tag}>
    <IconClock size={16} aria-hidden />
    <span>{children}</span>
  </span>
)

/** An attendance at or below its minimum: in words, with the way to it. */
export const AttendanceWarning = ({ to, children }: { to: string; children: string }) => {
  const words = (
    <>
      <IconAlertCircle size={16} aria-hidden /> <span>{children}</span>
    </>
  )
  return (
    <ScreenLink className={styles.warn} to={to} instead={<span className={styles.warn}>{words}</span>}>
      {words}
    </ScreenLink>
  )
}
