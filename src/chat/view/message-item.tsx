import { readMoment } from '#shared/campus/read-moment.ts'
import { formatJam } from '#shared/campus/tanggal.ts'
import { useChat, useHostState, useTexts } from '../talk/chat-context.ts'
import type { Message } from '../talk/wire.ts'
import styles from './message.module.css'

/** One message: sender, time and text. The text is never rendered as HTML. */
export const MessageItem = ({ message: { pengirim, isi, createdAt } }: { message: Message }) => {
  const t = useTexts()
  const { host } = useChat()
  const { language } = useHostState()
  const at = readMoment(createdAt)
  const isOwn = pengirim.id === host.student.id
  return (
    <div className={`${styles.item}${isOwn ? ` ${styles.own}` : ''}`}>
      <p className={styles.meta}>
        <span>{isOwn ? t('you') : pengirim.nama}</span>
        {at === null ? null : (
          <>
            <span>{' · '}</span>
            <time dateTime={createdAt}>{formatJam(at, language)}</time>
          </>
        )}
      </p>
      <p className={styles.text}>{isi}</p>
    </div>
  )
}
