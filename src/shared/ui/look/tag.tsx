import { IconAlertTriangle, IconCheck, IconHourglass, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './tag.module.css'

/** Icon of each kind of state; its colour is in tag.module.css. Features map their states to these. */
const ICONS = {
  /** Done, granted, open. */
  ok: IconCheck,
  /** The user has something to do. Nothing else is a warning. */
  warn: IconAlertTriangle,
  /** Rejected, failed, missed, cancelled by the campus. */
  danger: IconX,
  /** In progress, or new. */
  accent: null,
  /** Over, started, or unknown to the portal. */
  neutral: null,
  /** In progress elsewhere: sent, proposed, being processed. The user has nothing to do. */
  wait: IconHourglass,
}

type Tone = keyof typeof ICONS

/** A status in a word or two. Its colour adds no information to the word and the icon. */
export const Tag = ({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) => {
  const Icon = ICONS[tone]
  return (
    <span className={`${styles.tag} ${styles[tone]}`}>
      {Icon ? <Icon size={12} stroke={2.5} aria-hidden /> : null}
      <span>{children}</span>
    </span>
  )
}
