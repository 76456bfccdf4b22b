import { useEffect, useEffectEvent, useState } from 'react'
import { useChat, useChatView, useHostState, useTexts } from '../talk/chat-context.ts'
import styles from './chat.module.css'
import { GroupList } from './group-list.tsx'
import { GroupView } from './group-view.tsx'
import { ThreadView } from './thread-view.tsx'

/** Current view: the list of groups, a group, or one of its threads. */
interface Place {
  groupId: string | null
  threadId: string | null
}
const HOME: Place = { groupId: null, threadId: null }

const ConnectionNote = () => {
  const t = useTexts()
  const { status } = useChatView()
  const text = { open: '', connecting: t('connecting'), lost: t('lost') }[status]
  return (
    <p role="status" className={text ? styles.note : undefined}>
      {text}
    </p>
  )
}

/** Shows the group that the portal requests, at mount and on each later request. */
const useRequestedGroup = (show: (groupId: string) => void): void => {
  const { host } = useChat()
  const showNow = useEffectEvent(show)
  useEffect(() => {
    let shown: string | null = null
    const follow = () => {
      const { groupId } = host.state()
      if (groupId !== null && groupId !== shown) showNow(groupId)
      shown = groupId
    }
    follow()
    return host.onState(follow)
  }, [host])
}

/** Renders one of three views. When the shown group is gone (membership ended, guidance hidden), renders the list. */
export const ChatApp = () => {
  const t = useTexts()
  const [place, setPlace] = useState(HOME)
  useRequestedGroup((groupId) => setPlace({ groupId, threadId: null }))
  const { showBimbingan } = useHostState()
  const { conversation } = useChatView()
  const groups = (conversation.groups ?? []).filter(({ jenis }) => showBimbingan || jenis !== 'bimbingan')
  const group = groups.find(({ groupId }) => groupId === place.groupId)
  const thread = conversation.threads.find(
    ({ threadId, groupId }) => threadId === place.threadId && groupId === group?.groupId,
  )
  const isGone = place.groupId !== null && !group && conversation.groups !== null
  const openThread = (threadId: string | null) => setPlace({ ...place, threadId })
  return (
    <div className={styles.chat}>
      <ConnectionNote />
      {isGone ? (
        <p role="status" className={styles.note}>
          {t('groups.gone')}
        </p>
      ) : null}
      {group && thread ? (
        <ThreadView key={thread.threadId} thread={thread} onBack={() => openThread(null)} />
      ) : group ? (
        <GroupView key={group.groupId} group={group} onBack={() => setPlace(HOME)} onOpen={openThread} />
      ) : (
        <GroupList groups={groups} onOpen={(groupId) => setPlace({ groupId, threadId: null })} />
      )}
    </div>
  )
}
