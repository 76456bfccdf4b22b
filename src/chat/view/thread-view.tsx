import { useEffect } from 'react'
import { useIsInFront } from '#shared/state/use-is-in-front.ts'
import { useChat, useChatView, useHostState, useTexts } from '../talk/chat-context.ts'
import type { Thread } from '../talk/wire.ts'
import styles from './chat.module.css'
import { Composer } from './composer.tsx'
import { MessageLog } from './message-log.tsx'
import { ViewHead } from './view-head.tsx'

/** View of one thread: its messages and a text field. A thread counts as read while it is open in a visible tab. */
export const ThreadView = ({ thread, onBack }: { thread: Thread; onBack: () => void }) => {
  const t = useTexts()
  const { store } = useChat()
  const { conversation } = useChatView()
  const { isOpen } = useHostState()
  const isInFront = useIsInFront()
  const { groupId, threadId, isSelesai } = thread
  const judul = thread.judul || t('thread.unnamed')
  const messages = conversation.messages.filter((message) => message.threadId === threadId)
  const count = messages.length
  useEffect(() => {
    if (isOpen && isInFront && count > 0) store.read({ groupId, threadId })
  }, [store, groupId, threadId, isOpen, isInFront, count])
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
