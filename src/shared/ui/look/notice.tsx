import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './notice.module.css'
import { PersonText } from './person-text.tsx'

type Tone = 'info' | 'ok' | 'warn' | 'danger'

const ICONS = { info: IconInfoCircle, ok: IconCircleCheck, warn: IconAlertTriangle, danger: IconAlertCircle }

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
