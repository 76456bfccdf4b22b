import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import styles from './push-offer.module.css'
import { type PushState, usePushState } from './push-state.ts'
import { askAndStartPush, canPush } from './start-push.ts'
import { usePushOwner } from './use-push-owner.ts'

const TEXTS: Record<PushState, string> = {
  off: 'offer',
  starting: 'offer',
  on: 'on',
  dismissed: 'dismissed',
  refused: 'refused',
  unsupported: 'unsupported',
  failed: 'failed',
}
/** States that another press may change. */
const OPEN: ReadonlySet<PushState> = new Set(['off', 'starting', 'dismissed', 'failed'])

/**
 * Offer of push messages below the news (section 4). Permission is requested on a press only, and the outcome is shown
 * here.
 */
export const PushOffer = () => {
  const { t } = useTranslation('push')
  const state = usePushState()
  const owner = usePushOwner()
  // Denied at an earlier visit: nothing can be requested, and no message is shown again.
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
