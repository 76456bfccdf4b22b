import { IconWifiOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { recoverNow } from '#gateway/query/recover-reads.ts'
import { useOffline } from '#shared/state/online.ts'
import styles from '#shared/ui/form/bar.module.css'
import { confirmAssumed } from '../session/confirm-assumed.ts'

/**
 * Bar that reports a lost network within 2 s. The region is rendered before its text, otherwise screen readers do not
 * announce it.
 */
export const OfflineBar = () => {
  const { t } = useTranslation()
  const client = useQueryClient()
  const offline = useOffline()
  const [isTrying, setTrying] = useState(false)
  const tryNow = async () => {
    if (isTrying) return
    setTrying(true)
    await recoverNow(client, confirmAssumed)
    setTrying(false)
  }
  return (
    <div role="status" className={styles.region}>
      {offline ? (
        <div className={`${styles.bar} ${styles.warn}`}>
          <IconWifiOff size={20} aria-hidden />
          <p>{t('ui:offline.notice')}</p>
          <button type="button" aria-disabled={isTrying} onClick={() => void tryNow()}>
            {t(isTrying ? 'ui:offline.trying' : 'ui:offline.again')}
          </button>
        </div>
      ) : null}
    </div>
  )
}
