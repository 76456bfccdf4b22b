import { buttonClass } from '#shared/ui/button/button-class.ts'
import { useChat, useTexts } from '../talk/chat-context.ts'
import type { Outgoing } from '../talk/conversation.ts'
import styles from './message.module.css'

/** A pending or failed message. Only the student sends a failed one again. */
export const OutgoingItem = ({ outgoing: { clientId, isi, status, reason } }: { outgoing: Outgoing }) => {
  const t = useTexts()
  const { store } = useChat()
  return (
    <div className={`${styles.item} ${styles.own}`}>
      <p className={styles.text}>{isi}</p>
      {status === 'pending' ? (
        <p className={styles.meta}>{t('message.pending')}</p>
      ) : (
        <>
          <p className={styles.failed}>{reason ?? t('message.failed')}</p>
          <div className={styles.actions}>
            <button type="button" className={buttonClass('quiet')} onClick={() => store.discard(clientId)}>
              {t('message.discard')}
            </button>
            <button type="button" className={buttonClass('quiet')} onClick={() => store.resend(clientId)}>
              {t('message.resend')}
            </button>
          </div>
        </>
      )}
    </div>
  )
}
