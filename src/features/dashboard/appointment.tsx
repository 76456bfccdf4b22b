import { IconAlertCircle, IconClock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { MakulIds } from '#kit/link/makul-key.ts'
import { MakulLink } from '#kit/link/makul-link.tsx'
import { ScreenLink } from '#kit/link/screen-link.tsx'
import styles from './dashboard.module.css'

/** An appointment after the next one, in one line. */
export interface LaterRow {
  key: string
  /** 'Besok 08.00' */
  when: string
  nama: string
  /** Its course, if it is a class or an exam. */
  makul?: MakulIds
  tempat: string
}

interface Props {
  /** Large text: '15.30', 'Besok 08.00', '28 November'. */
  time: string
  nama: string
  makul?: MakulIds
  /** Shown beside the name: 'kelas B'. */
  group?: string | undefined
  /** Shown beside the time. */
  action?: ReactNode
  /** At most three lines; unknown ones are omitted. */
  lines: readonly ReactNode[]
  later: readonly LaterRow[]
}

const LINES = 3
const ROWS = 2

/** Layout of an appointment. A later appointment replaces each missing line, so that the height stays the same. */
export const AppointmentShape = ({ time, nama, makul, group, action, lines, later }: Props) => {
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
            <span>
              <MakulLink of={makul}>{nama}</MakulLink>
            </span>{' '}
            {group ? <span>{group}</span> : null}
          </h3>
          {[...known.entries()].map(([place, line]) => (
            <p key={place}>{line}</p>
          ))}
        </div>
      </div>
      {rows.length > 0 ? (
        <ul className={styles.later}>
          {rows.map(({ key, when, nama: name, makul: of, tempat }) => (
            <li key={key}>
              <b>{when}</b>{' '}
              <span>
                <MakulLink of={of}>{name}</MakulLink>
              </span>{' '}
              <span>{tempat}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

/** Tag with the time left, shown beside the title of a card. */
export const UntilTag = ({ children }: { children: string }) => (
  <span className={styles.tag}>
    <IconClock size={16} aria-hidden />
    <span>{children}</span>
  </span>
)

/** Warning about attendance at or below the minimum, linked to its screen. */
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
