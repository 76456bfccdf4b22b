import { useState } from 'react'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { useChat, useChatView, useTexts } from '../talk/chat-context.ts'
import { newestOf, unreadOf } from '../talk/conversation.ts'
import type { Group } from '../talk/wire.ts'
import { BimbinganRecords } from './bimbingan-records.tsx'
import styles from './chat.module.css'
import { EntryRow } from './entry-row.tsx'
import { NewThread } from './new-thread.tsx'
import { ViewHead } from './view-head.tsx'

interface Props {
  group: Group
  onBack: () => void
  onOpen: (threadId: string) => void
}

/** View of one group: members, threads, a form for a new thread and, for guidance, the records of the meetings. */
export const GroupView = ({ group, onBack, onOpen }: Props) => {
  const t = useTexts()
  const { host } = useChat()
  const { conversation } = useChatView()
  const [isNew, setNew] = useState(false)
  const { groupId, nama, anggota, jenisBimbingan, usulanId } = group
  const threads = conversation.threads.filter((thread) => thread.groupId === groupId)
  const unread = unreadOf(conversation, host.student.id)
  const newest = (threadId: string) => newestOf(conversation, (message) => message.threadId === threadId)
  const byNewest = threads.toSorted(
    (one, other) => (newest(other.threadId)?.urut ?? 0) - (newest(one.threadId)?.urut ?? 0),
  )
  return (
    <>
      <ViewHead title={nama || t('groups.unnamed')} onBack={onBack} />
      <div className={styles.scroll}>
        <p className={styles.members}>
          {t('groups.members', { anggota: anggota.map((orang) => orang.nama).join('; ') })}
        </p>
        {jenisBimbingan && usulanId ? <BimbinganRecords jenisBimbingan={jenisBimbingan} usulanId={usulanId} /> : null}
        <h4 className={styles.kind}>{t('threads.title')}</h4>
        {threads.length === 0 ? <p className={styles.empty}>{t('threads.empty')}</p> : null}
        <ul>
          {byNewest.map(({ threadId, judul, isSelesai }) => (
            <EntryRow
              key={threadId}
              title={judul || t('thread.unnamed')}
              mark={isSelesai ? t('thread.closed') : null}
              line={newest(threadId)?.isi ?? null}
              unread={unread.filter((message) => message.threadId === threadId).length}
              onOpen={() => onOpen(threadId)}
            />
          ))}
        </ul>
        {isNew ? (
          <NewThread groupId={groupId} onClose={() => setNew(false)} onOpened={onOpen} />
        ) : (
          <div className={styles.actions}>
            <button type="button" className={buttonClass()} onClick={() => setNew(true)}>
              {t('new.open')}
            </button>
          </div>
        )}
      </div>
    </>
  )
}
