import { parseTanggal } from '#shared/format/parse-tanggal.ts'
import { formatJamZona } from '#shared/format/tanggal.ts'
import { useChat, useHostState, useTexts } from '../talk/chat-context.ts'
import type { Message } from '../talk/wire.ts'
import styles from './message.module.css'

/** One message: who, when, what. Text is text, whatever stands in it. */
export const MessageItem = ({ message: { pengirim, isi, createdAt } }: { message: Message }) => {
  const t = useTexts()
  const { host } = useChat()
  const { language } = useHostState()
  const date = parseTanggal(createdAt)
  const isOwn = pengirim.id === host.student.id
  return (
    <div className={`${styles.item}${isOwn ? ` ${styles.own}` : ''}`}>
      <p className={styles.meta}>
        {isOwn ? t('you') : pengirim.nama}
        {date ? (
          <>
            {' · '}
            <time dateTime={createdAt}>{formatJamZona(date, language)}</time>
          </>
        ) : null}
      </p>
      <p className={styles.text}>{isi}</p>
    </div>
  )
}
