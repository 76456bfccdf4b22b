import { IconWifiOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffline } from '#shared/state/online.ts'
import styles from '#shared/ui/form/bar.module.css'
import { establishSession, useSessionState } from '../session/session-state.ts'

/** Asks again for what is on the screen and failed or is old; who is signed in comes first. */
const useAskAgain = () => {
  const client = useQueryClient()
  const session = useSessionState()
  const isAssumed = session.status === 'ready' && session.isAssumed === true
  return () => {
    if (isAssumed) void establishSession()
    void client.refetchQueries({ type: 'active', stale: true })
  }
}

/** Browsers do not always report that the network is back, and some report none while there is one. */
const PROBE_MS = 10_000

/** Fetches again when the browser reports the network back, and every 10 s while the page is in front and offline. */
const useProbe = (offline: boolean, askAgain: () => void): void => {
  const probe = useEffectEvent(askAgain)
  useEffect(() => {
    const listener = () => probe()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [])
  useEffect(() => {
    if (!offline) return undefined
    const timer = setInterval(() => {
      if (!document.hidden) probe()
    }, PROBE_MS)
    return () => clearInterval(timer)
  }, [offline])
}

/** Says within 2 s that there is no network. The region is there before its sentence, or nobody reads it out. */
export const OfflineBar = () => {
  const { t } = useTranslation()
  const offline = useOffline()
  const askAgain = useAskAgain()
  useProbe(offline, askAgain)
  return (
    <div role="status" className={styles.region}>
      {offline ? (
        <div className={`${styles.bar} ${styles.warn}`}>
          <IconWifiOff size={20} aria-hidden />
          <p>{t('ui:offline.notice')}</p>
          <button type="button" onClick={askAgain}>
            {t('ui:offline.again')}
          </button>
        </div>
      ) : null}
    </div>
  )
}
