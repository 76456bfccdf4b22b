import { IconSend2 } from '@tabler/icons-react'
import { type KeyboardEvent, type SubmitEvent, useId } from 'react'
import { useMedia } from '#shared/browser/use-media.ts'
import { typedText } from '#shared/text/typed-text.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { useChat, useChatView, useTexts } from '../talk/chat-context.ts'
import styles from './chat.module.css'

/** Contract: length of a message. */
const ISI_LENGTH = 2000
/** A finger types on a keyboard of the screen, whose Enter begins a new line. */
const TOUCH = '(pointer: coarse)'

/** The line to write in: Enter of a real keyboard sends, Shift+Enter does not; what is typed stays while other threads are read. */
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
