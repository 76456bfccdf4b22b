import { Tag } from '#shared/ui/tag.tsx'
import styles from './panel.module.css'

/** The state of a payment beside the title of its card; the title gives way, not the tag. */
export const TitleTag = ({ children }: { children: string }) => (
  <span className={styles['tag']}>
    <Tag tone="warn">{children}</Tag>
  </span>
)
