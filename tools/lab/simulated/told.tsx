import { Notice } from '#shared/ui/look/notice.tsx'
import styles from './panel.module.css'

/** What a control has just done, at the upper edge of the panel however far it is scrolled; read out. */
export const StatusMessage = ({ text }: { text: string }) => (
  <div role="status" className={styles.told}>
    {text === '' ? null : <Notice tone="ok">{text}</Notice>}
  </div>
)
