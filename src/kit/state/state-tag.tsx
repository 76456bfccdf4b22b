import { IconHourglass } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { Tag } from '#shared/ui/look/tag.tsx'
import styles from './state-tag.module.css'

type Tone = ComponentProps<typeof Tag>['tone'] | 'wait'

/** A status of a request in a word or two; wait: others work on it, which is nothing to be warned of. */
export const StateTag = ({ tone, children }: { tone: Tone; children: string }) => {
  if (tone !== 'wait') return <Tag tone={tone}>{children}</Tag>
  return (
    <Tag>
      <IconHourglass className={styles.icon} size={12} stroke={2.5} aria-hidden /> <span>{children}</span>
    </Tag>
  )
}
