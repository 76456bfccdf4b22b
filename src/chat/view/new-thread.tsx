import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { ChatThreadWire } from '#generated/models/chat/chatThreadWire.zod.ts'
import { formResolver } from '#shared/form/form-resolver.ts'
import { typedText } from '#shared/text/typed-text.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { useChat, useChatView, useTexts } from '../talk/chat-context.ts'
import styles from './chat.module.css'

/** Maximum lengths of a title and of a message, from the contract. */
const JUDUL_LENGTH = 100
const ISI_LENGTH = 2000

const typed = (length: number) =>
  z.string().check(
    z.overwrite(typedText),
    z.refine((text) => text !== ''),
    z.maxLength(length),
  )
const Thread = z.object({ judul: typed(JUDUL_LENGTH), isi: typed(ISI_LENGTH) })

interface Props {
  groupId: string
  onClose: () => void
  onOpened: (threadId: string) => void
}

/**
 * Form that creates a thread with its first message. The request is sent once; the drafts are kept until it succeeds.
 */
export const NewThread = ({ groupId, onClose, onOpened }: Props) => {
  const t = useTexts()
  const { host, store } = useChat()
  const { drafts } = useChatView()
  const [step, setStep] = useState<'typing' | 'pending' | 'failed'>('typing')
  const id = useId()
  const names = { judul: `judul ${groupId}`, isi: `isi ${groupId}` }
  const { register, handleSubmit } = useForm({
    defaultValues: { judul: drafts[names.judul] ?? '', isi: drafts[names.isi] ?? '' },
    resolver: formResolver(Thread),
  })
  const submit = handleSubmit(async (body) => {
    if (step === 'pending') return
    setStep('pending')
    try {
      const answer = await host.request('createChatThread', { groupId, body })
      const { threadId } = ChatThreadWire.parse(answer)
      store.setDraft(names.judul, '')
      store.setDraft(names.isi, '')
      onClose()
      onOpened(String(threadId))
    } catch {
      setStep('failed') // the thread may have been created: the list of threads shows it
    }
  })
  const kept = (name: 'judul' | 'isi') =>
    register(name, {
      onChange: ({ target }: { target: { value: string } }) => store.setDraft(names[name], target.value),
    })
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <label htmlFor={`${id}judul`}>{t('new.judul')}</label>
      <input id={`${id}judul`} className={styles.field} maxLength={JUDUL_LENGTH} required {...kept('judul')} />
      <label htmlFor={`${id}isi`}>{t('new.isi')}</label>
      <textarea id={`${id}isi`} className={styles.field} rows={3} maxLength={ISI_LENGTH} required {...kept('isi')} />
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
