import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconHourglass, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './notice.module.css'
import { PersonText } from './person-text.tsx'

const ICONS = {
  info: IconInfoCircle,
  ok: IconCircleCheck,
  warn: IconAlertTriangle,
  danger: IconAlertCircle,
  /** Something is under way, and this person has nothing to do. */
  wait: IconHourglass,
}

type Tone = keyof typeof ICONS

interface Props {
  tone?: Tone
  /** It appears while the person is on the screen: read out. */
  live?: boolean
  children: ReactNode
}

/** A sentence that concerns the whole part below it: an icon and words on a tint. */
export const Notice = ({ tone = 'info', live = false, children }: Props) => {
  const Icon = ICONS[tone]
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={live ? 'status' : undefined}>
      <Icon size={20} aria-hidden />
      <div>{typeof children === 'string' ? <PersonText text={children} /> : children}</div>
    </div>
  )
}
