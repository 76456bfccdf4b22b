import { IconSend2 } from '@tabler/icons-react'
import { type KeyboardEvent, type SubmitEvent, useId } from 'react'
import { useMedia } from '#shared/browser/use-media.ts'
import { typedText } from '#shared/text/typed-text.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { useChat, useChatView, useTexts } from '../talk/chat-context.ts'
import styles from './chat.module.css'

/** Maximum length of a message, from the contract. */
const ISI_LENGTH = 2000
/** Matches devices with an on-screen keyboard, where Enter adds a line. */
const TOUCH = '(pointer: coarse)'

/**
 * Text field for a message. Enter of a hardware keyboard sends, Shift+Enter adds a line. The draft of a thread is kept
 * while other threads are open.
 */
export const Composer = ({ groupId, threadId }: { groupId: string; threadId: string }) => {
  const t = useTexts()
  const { store } = useChat()
  const { drafts } = useChatView()
  const isTouch = useMedia(TOUCH)
  const id = useId()
  const isi = drafts[threadId] ?? ''
  const send = () => {
    const typed = typedText(isi)
    if (typed === '') return
    store.send({ groupId, threadId }, typed)
    store.setDraft(threadId, '')
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isTouch || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form className={styles.composer} onSubmit={onSubmit}>
      <textarea
        className={styles.field}
        rows={2}
        value={isi}
        maxLength={ISI_LENGTH}
        aria-label={t('composer.label')}
        aria-describedby={isTouch ? undefined : id}
        onChange={({ target }) => store.setDraft(threadId, target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className={buttonClass('icon')} aria-label={t('composer.send')}>
        <IconSend2 size={22} aria-hidden />
      </button>
      {isTouch ? null : (
        <p id={id} className={styles.hint}>
          {t('composer.hint')}
        </p>
      )}
    </form>
  )
}
