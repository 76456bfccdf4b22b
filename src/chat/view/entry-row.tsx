import { useTexts } from '../talk/chat-context.ts'
import styles from './chat.module.css'

interface Props {
  title: string
  /** Text of the newest message, or null. */
  line: string | null
  /** Number of unread messages. */
  unread: number
  /** Short label beside the title. */
  mark?: string | null
  onOpen: () => void
}

/** Row of a group or thread: its name, its newest message and its number of unread messages. */
export const EntryRow = ({ title, line, unread, mark = null, onOpen }: Props) => {
  const t = useTexts()
  return (
    <li>
      <button type="button" className={styles.entry} onClick={onOpen}>
        <span className={styles.entryTitle}>
          <span>{title}</span>
          {mark ? <span className={styles.mark}>{` · ${mark}`}</span> : null}
        </span>
        {line ? <span className={styles.line}>{line}</span> : null}
        {unread > 0 ? (
          <span className={styles.badge}>
            <span aria-hidden>{unread}</span>
            <span className="visually-hidden">{`, ${t('unread', { count: unread })}`}</span>
          </span>
        ) : null}
      </button>
    </li>
  )
}
