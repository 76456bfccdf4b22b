import { IconWifiOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffline } from '#shared/online.ts'
import { establishSession, useSessionState } from '../session/session-state.ts'
import styles from './bar.module.css'

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

/** Says within 2 s that there is no network (trust.md, 13). The region is there before its sentence, or nobody reads it out. */
export const OfflineBar = () => {
  const { t } = useTranslation('ui')
  const offline = useOffline()
  const askAgain = useAskAgain()
  useEffect(() => {
    window.addEventListener('online', askAgain)
    return () => window.removeEventListener('online', askAgain)
  })
  return (
    <div role="status" className={styles['region']}>
      {offline ? (
        <div className={`${String(styles['bar'])} ${String(styles['warn'])}`}>
          <IconWifiOff size={20} aria-hidden />
          <p>{t('offline.notice')}</p>
          <button type="button" onClick={askAgain}>
            {t('offline.again')}
          </button>
        </div>
      ) : null}
    </div>
  )
}
