import { Fragment, useLayoutEffect, useRef } from 'react'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { useHostState, useTexts } from '../talk/chat-context.ts'
import type { Outgoing } from '../talk/conversation.ts'
import type { Message } from '../talk/wire.ts'
import styles from './message.module.css'
import { MessageItem } from './message-item.tsx'
import { OutgoingItem } from './outgoing-item.tsx'

/**
 * Distance from the end within which the log follows new messages. A student who has scrolled further up is reading.
 */
const NEAR_PX = 120

interface Props {
  label: string
  messages: readonly Message[]
  outgoing: readonly Outgoing[]
}

const dayOf = ({ createdAt }: Message, language: string): string => formatTanggal(createdAt, language, 'dayMonth')

/** Messages of a thread, oldest first, grouped by day. Screen readers announce new ones. */
export const MessageLog = ({ label, messages, outgoing }: Props) => {
  const t = useTexts()
  const { language } = useHostState()
  const ref = useRef<HTMLDivElement>(null)
  const isNear = useRef(true)
  const total = messages.length + outgoing.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each line, not with each drawing
  useLayoutEffect(() => {
    const log = ref.current
    if (log && isNear.current) log.scrollTop = log.scrollHeight
  }, [total, outgoing.length])
  const onScroll = () => {
    const log = ref.current
    if (log) isNear.current = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_PX
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
    <div ref={ref} className={styles.log} role="log" aria-label={label} tabIndex={0} onScroll={onScroll}>
      {total === 0 ? <p className={styles.day}>{t('thread.empty')}</p> : null}
      {messages.map((message, index) => {
        const day = dayOf(message, language)
        const before = messages[index - 1]
        return (
          <Fragment key={message.idPesan}>
            {before && dayOf(before, language) === day ? null : <p className={styles.day}>{day}</p>}
            <MessageItem message={message} />
          </Fragment>
        )
      })}
      {outgoing.map((one) => (
        <OutgoingItem key={one.clientId} outgoing={one} />
      ))}
    </div>
  )
}
