import { useChat, useChatView, useTexts } from '../talk/chat-context.ts'
import { newestOf, unreadOf } from '../talk/conversation.ts'
import type { Group } from '../talk/wire.ts'
import styles from './chat.module.css'
import { EntryRow } from './entry-row.tsx'

interface Props {
  groups: readonly Group[]
  onOpen: (groupId: string) => void
}

const isBimbingan = ({ jenis }: Group): boolean => jenis === 'bimbingan'

/** List of the student's groups, guidance first, each with its newest message. */
export const GroupList = ({ groups, onOpen }: Props) => {
  const t = useTexts()
  const { host } = useChat()
  const { conversation } = useChatView()
  const unread = unreadOf(conversation, host.student.id)
  const kinds = [
    { title: t('groups.bimbingan'), rows: groups.filter(isBimbingan) },
    { title: t('groups.umum'), rows: groups.filter((group) => !isBimbingan(group)) },
  ]
  const lineOf = ({ groupId }: Group): string | null => {
    const newest = newestOf(conversation, (message) => message.groupId === groupId)
    if (!newest) return null
    const nama = newest.pengirim.id === host.student.id ? t('you') : newest.pengirim.nama
    return `${nama}: ${newest.isi}`
  }
  if (conversation.groups !== null && groups.length === 0) return <p className={styles.empty}>{t('groups.empty')}</p>
  return (
    <div className={styles.scroll}>
      {kinds.map(({ title, rows }) =>
        rows.length === 0 ? null : (
          <section key={title} aria-label={title}>
            <h3 className={styles.kind}>{title}</h3>
            <ul>
              {rows.map((group) => (
                <EntryRow
                  key={group.groupId}
                  title={group.nama || t('groups.unnamed')}
                  line={lineOf(group)}
                  unread={unread.filter(({ groupId }) => groupId === group.groupId).length}
                  onOpen={() => onOpen(group.groupId)}
                />
              ))}
            </ul>
          </section>
        ),
      )}
    </div>
  )
}
