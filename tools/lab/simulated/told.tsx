import { Notice } from '#shared/ui/look/notice.tsx'
import styles from './panel.module.css'

/**
 * Message about a control's last action. Stays at the top of the panel while scrolling and is announced to screen
 * readers.
 */
export const StatusMessage = ({ text }: { text: string }) => (
  <div role="status" className={styles.told}>
    {text === '' ? null : <Notice tone="ok">{text}</Notice>}
  </div>
)
