import { type SubmitEvent, useId, useState } from 'react'
import { ChatThread } from '#generated/models/chat/chatThread.zod.ts'
import { typedText } from '#shared/text/typed-text.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { useChat, useChatView, useTexts } from '../talk/chat-context.ts'
import styles from './chat.module.css'

/** Contract: lengths of a title and of a message. */
const JUDUL_LENGTH = 100
const ISI_LENGTH = 2000

interface Props {
  groupId: string
  onClose: () => void
  onOpened: (threadId: string) => void
}

/** Opens a thread with its first message: sent once; what is typed stays until the gateway has it. */
export const NewThread = ({ groupId, onClose, onOpened }: Props) => {
  const t = useTexts()
  const { host, store } = useChat()
  const { drafts } = useChatView()
  const [step, setStep] = useState<'typing' | 'pending' | 'failed'>('typing')
  const id = useId()
  const names = { judul: `judul ${groupId}`, isi: `isi ${groupId}` }
  const judul = drafts[names.judul] ?? ''
  const isi = drafts[names.isi] ?? ''
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (step === 'pending' || typedText(judul) === '' || typedText(isi) === '') return
    setStep('pending')
    try {
      const answer = await host.request('createChatThread', {
        groupId,
        body: { judul: typedText(judul), isi: typedText(isi) },
      })
      const { threadId } = ChatThread.parse(answer)
      store.setDraft(names.judul, '')
      store.setDraft(names.isi, '')
      onClose()
      onOpened(String(threadId))
    } catch {
      setStep('failed') // perhaps it was opened all the same: the list of threads says so
    }
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <label htmlFor={`${id}judul`}>{t('new.judul')}</label>
      <input
        id={`${id}judul`}
        className={styles.field}
        value={judul}
        maxLength={JUDUL_LENGTH}
        required
        onChange={({ target }) => store.setDraft(names.judul, target.value)}
      />
      <label htmlFor={`${id}isi`}>{t('new.isi')}</label>
      <textarea
        id={`${id}isi`}
        className={styles.field}
        rows={3}
        value={isi}
        maxLength={ISI_LENGTH}
        required
        onChange={({ target }) => store.setDraft(names.isi, target.value)}
      />
      <p role="alert" className={styles.problem}>
        {step === 'failed' ? t('new.failed') : ''}
      </p>
      <div className={styles.actions}>
        <button type="button" className={buttonClass('quiet')} onClick={onClose}>
          {t('new.cancel')}
        </button>
        <button type="submit" className={buttonClass('main')} aria-disabled={step === 'pending'}>
          {step === 'pending' ? t('new.pending') : t('new.submit')}
        </button>
      </div>
    </form>
  )
}
