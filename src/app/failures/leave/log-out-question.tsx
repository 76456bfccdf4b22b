import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LoadPendingChecks } from '#kit/action/action.ts'
import { hasDirtyForm, logOutOfForms } from '#shared/state/dirty-forms.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { PendingChecks } from '../queue/pending-checks.tsx'
import { QueueDialog } from '../queue/queue-dialog.tsx'
import { useOpenWrites } from '../queue/use-open-writes.ts'
import styles from './log-out-question.module.css'

interface Props {
  leave: () => void
  onStay: () => void
  loadChecks: LoadPendingChecks
}

interface AskedProps extends Props {
  open: NonNullable<ReturnType<typeof useOpenWrites>>
  onQueue: () => void
}

const Question = ({ open, leave, onStay, onQueue }: Omit<AskedProps, 'loadChecks'>) => {
  const { t } = useTranslation('ui')
  const isOpen = open.length > 0
  const main = useRef<HTMLButtonElement>(null)
  // Not the first button, nor the one that forgets: Enter opens the queue.
  useEffect(() => main.current?.focus(), [])
  return (
    <Dialog
      title={t('ui:logout.title')}
      onClose={onStay}
      wide
      actions={
        <>
          <button type="button" className={buttonClass('quiet')} onClick={onStay}>
            {t('ui:logout.stay')}
          </button>
          <button type="button" className={buttonClass(isOpen ? 'plain' : 'main')} onClick={leave}>
            {t(isOpen ? 'ui:logout.leave' : 'app:account.logout')}
          </button>
          {isOpen ? (
            <button ref={main} type="button" className={buttonClass('main')} onClick={onQueue}>
              {t('ui:queue.open')}
            </button>
          ) : null}
        </>
      }
    >
      <p role="status">{t(isOpen ? 'ui:logout.open' : 'ui:logout.settled')}</p>
      {isOpen ? (
        <>
          <ul className={styles.list}>
            {open.map(({ key, label, isSent }) => (
              <li key={key}>
                <b>{label}</b>
                <span className={styles.state}>{t(isSent ? 'ui:logout.sent' : 'ui:logout.waiting')}</span>
              </li>
            ))}
          </ul>
          <p>{t('ui:logout.means')}</p>
        </>
      ) : null}
      {hasDirtyForm() ? <p>{t('ui:logout.typed')}</p> : null}
    </Dialog>
  )
}

/** Nothing is open after all: on as if nobody had looked. */
const Onwards = ({ leave, onStay }: Omit<Props, 'loadChecks'>) => {
  const go = useEffectEvent(() => {
    onStay()
    logOutOfForms(leave)
  })
  useEffect(() => go(), [])
  return null
}

const Asked = ({ open, ...props }: Omit<AskedProps, 'onQueue'>) => {
  const [wasOpen] = useState(open.length > 0) // what ends while the person reads is not a reason to go
  const [isQueue, setQueue] = useState(false)
  if (!wasOpen) return <Onwards {...props} />
  return (
    <>
      <PendingChecks loadChecks={props.loadChecks} />
      {isQueue ? (
        <QueueDialog onClose={props.onStay} />
      ) : (
        <Question {...props} open={open} onQueue={() => setQueue(true)} />
      )}
    </>
  )
}

/** Asked once before what is open vanishes with the session; staying opens the queue. */
export const LogOutQuestion = (props: Props) => {
  const open = useOpenWrites()
  return open ? <Asked {...props} open={open} /> : null
}
