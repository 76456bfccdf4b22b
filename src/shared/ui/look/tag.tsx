import { IconAlertTriangle, IconCheck, IconHourglass, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './tag.module.css'

/** wait: others work on it, and there is nothing to do. */
type Tone = 'ok' | 'warn' | 'danger' | 'accent' | 'neutral' | 'wait'

const ICONS = {
  ok: IconCheck,
  warn: IconAlertTriangle,
  danger: IconX,
  accent: null,
  neutral: null,
  wait: IconHourglass,
}

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
