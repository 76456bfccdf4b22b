import { useEffect } from 'react'
import { useChat, useChatView, useHostState, useTexts } from '../talk/chat-context.ts'
import type { Thread } from '../talk/wire.ts'
import styles from './chat.module.css'
import { Composer } from './composer.tsx'
import { MessageLog } from './message-log.tsx'
import { ViewHead } from './view-head.tsx'

/** One thread: what was said, and a line to say something. While it is seen, it counts as read. */
export const ThreadView = ({ thread, onBack }: { thread: Thread; onBack: () => void }) => {
  const t = useTexts()
  const { store } = useChat()
  const { conversation } = useChatView()
  const { isOpen } = useHostState()
  const { groupId, threadId, isSelesai } = thread
  const judul = thread.judul || t('thread.unnamed')
  const messages = conversation.messages.filter((message) => message.threadId === threadId)
  const count = messages.length
  useEffect(() => {
    if (isOpen && count > 0) store.read({ groupId, threadId })
  }, [store, groupId, threadId, isOpen, count])
  return (
    <>
      <ViewHead title={judul} onBack={onBack} />
      <MessageLog
        label={t('thread.messages', { judul })}
        messages={messages}
        outgoing={conversation.outgoing.filter((one) => one.threadId === threadId)}
      />
      {isSelesai ? (
        <p className={styles.empty}>{t('thread.closed.note')}</p>
      ) : (
        <Composer key={threadId} groupId={groupId} threadId={threadId} />
      )}
    </>
  )
}
