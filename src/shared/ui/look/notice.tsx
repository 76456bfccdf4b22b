import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconHourglass, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './notice.module.css'
import { PersonText } from './person-text.tsx'

const ICONS = {
  info: IconInfoCircle,
  ok: IconCircleCheck,
  warn: IconAlertTriangle,
  danger: IconAlertCircle,
  /** In progress; the user has nothing to do. */
  wait: IconHourglass,
}

type Tone = keyof typeof ICONS

interface Props {
  tone?: Tone
  /** Set when it appears after the screen: read out by screen readers. */
  live?: boolean
  children: ReactNode
}

/** A sentence about the whole part below it: an icon and words on a tint. */
export const Notice = ({ tone = 'info', live = false, children }: Props) => {
  const Icon = ICONS[tone]
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={live ? 'status' : undefined}>
      <Icon size={20} aria-hidden />
      <div>{typeof children === 'string' ? <PersonText text={children} /> : children}</div>
    </div>
  )
}
