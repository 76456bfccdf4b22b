import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import styles from './push-offer.module.css'
import { type PushState, usePushState } from './push-state.ts'
import { askAndStartPush, canPush } from './start-push.ts'
import { usePushOwner } from './use-push-owner.ts'

/** What is said of each state; the key of the text. */
const TEXTS: Record<PushState, string> = {
  off: 'offer',
  starting: 'offer',
  on: 'on',
  dismissed: 'dismissed',
  refused: 'refused',
  unsupported: 'unsupported',
  failed: 'failed',
}
/** Another press may change these. */
const OPEN: ReadonlySet<PushState> = new Set(['off', 'starting', 'dismissed', 'failed'])

/** Offers push messages below the news (section 4): asked for by a press only, and its outcome is said here. */
export const PushOffer = () => {
  const { t } = useTranslation('push')
  const state = usePushState()
  const owner = usePushOwner()
  // Refused at an earlier visit: nothing is left to ask, and nothing is said again.
  const [isOffered] = useState(() => canPush() && Notification.permission !== 'denied')
  if (!owner || !isOffered) return null
  const isStarting = state === 'starting'
  return (
    <div className={styles.offer}>
      <p role="status">{t(TEXTS[state])}</p>
      {OPEN.has(state) ? (
        <button
          type="button"
          className={buttonClass('plain', true)}
          aria-disabled={isStarting}
          onClick={() => {
            if (!isStarting) void askAndStartPush(owner)
          }}
        >
          {isStarting ? t('starting') : t('start')}
        </button>
      ) : null}
    </div>
  )
}
