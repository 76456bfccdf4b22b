import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LoadPendingChecks } from '#kit/action/action.ts'
import { hasDirtyForm, leaveForms } from '#shared/state/dirty-forms.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import type { WayOut } from '../../session/way-out.ts'
import { PendingChecks } from '../queue/pending-checks.tsx'
import { QueueDialog } from '../queue/queue-dialog.tsx'
import { useOpenWrites } from '../queue/use-open-writes.ts'
import styles from './leave-question.module.css'

interface Props {
  leave: () => void
  way: WayOut
  onStay: () => void
  loadChecks: LoadPendingChecks
}

/** Texts for each way out. */
const WORDS = {
  logout: {
    title: 'ui:logout.title',
    means: 'ui:logout.means',
    typed: 'ui:logout.typed',
    leave: 'ui:logout.leave',
    settled: 'app:account.logout',
  },
  change: {
    title: 'ui:change.title',
    means: 'ui:change.means',
    typed: 'ui:change.typed',
    leave: 'ui:change.leave',
    settled: 'ui:change.settled',
  },
} as const satisfies Record<WayOut, object>

interface AskedProps extends Props {
  open: NonNullable<ReturnType<typeof useOpenWrites>>
  onQueue: () => void
}

const Question = ({ open, leave, way, onStay, onQueue }: Omit<AskedProps, 'loadChecks'>) => {
  const { t } = useTranslation('ui')
  const isOpen = open.length > 0
  const words = WORDS[way]
  const main = useRef<HTMLButtonElement>(null)
  // Focus neither the first button nor the one that discards: Enter opens the queue.
  useEffect(() => main.current?.focus(), [])
  return (
    <Dialog
      title={t(words.title)}
      onClose={onStay}
      wide
      actions={
        <>
          <button type="button" className={buttonClass('quiet')} onClick={onStay}>
            {t('ui:logout.stay')}
          </button>
          <button type="button" className={buttonClass(isOpen ? 'plain' : 'main')} onClick={leave}>
            {t(isOpen ? words.leave : words.settled)}
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
          <p>{t(words.means)}</p>
        </>
      ) : null}
      {hasDirtyForm() ? <p>{t(words.typed)}</p> : null}
    </Dialog>
  )
}

/** Leaves when no write is open after all, still guarded by forms with typed text. */
const Onwards = ({ leave, way, onStay }: Omit<Props, 'loadChecks'>) => {
  const go = useEffectEvent(() => {
    onStay()
    leaveForms(leave, `draft.${way}`)
  })
  useEffect(() => go(), [])
  return null
}

const Asked = ({ open, ...props }: Omit<AskedProps, 'onQueue'>) => {
  const [wasOpen] = useState(open.length > 0) // fixed at the start: a write that ends while the user is reading must not trigger leaving
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

/** Asks once before open writes are lost with the session or with an operator's student. Staying opens the queue. */
export const LeaveQuestion = (props: Props) => {
  const open = useOpenWrites()
  return open ? <Asked {...props} open={open} /> : null
}
