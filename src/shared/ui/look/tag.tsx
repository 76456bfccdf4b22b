import { IconAlertTriangle, IconCheck, IconHourglass, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './tag.module.css'

/** Icon of each kind of state; its colour stands in tag.module.css. Features map their states to these. */
const ICONS = {
  /** Done, granted, open. */
  ok: IconCheck,
  /** This person has something to do. Nothing else is a warning. */
  warn: IconAlertTriangle,
  /** Rejected, failed, missed, cancelled by the campus. */
  danger: IconX,
  /** Under way, or new. */
  accent: null,
  /** Over, begun, or unknown to the portal. */
  neutral: null,
  /** Others work on it: sent, proposed, being processed. This person has nothing to do. */
  wait: IconHourglass,
}

type Tone = keyof typeof ICONS

/** A status in a word or two. Its colour says nothing that the word and the icon do not say. */
export const Tag = ({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) => {
  const Icon = ICONS[tone]
  return (
    <span className={`${styles.tag} ${styles[tone]}`}>
      {Icon ? <Icon size={12} stroke={2.5} aria-hidden /> : null}
      <span>{children}</span>
    </span>
  )
}
