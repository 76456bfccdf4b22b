import { useTexts } from '../talk/chat-context.ts'
import styles from './chat.module.css'

interface Props {
  title: string
  /** The newest line, or null. */
  line: string | null
  /** Messages that wait there. */
  unread: number
  /** A word beside the title. */
  mark?: string | null
  onOpen: () => void
}

/** One group or thread of a list: its name, its newest line, and how much waits there. */
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
