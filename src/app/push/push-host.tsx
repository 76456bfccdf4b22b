import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { type PushMessage, readPushMessage } from '#domain/notifikasi/push-message.ts'
import { isPushSignal } from '#domain/notifikasi/push-signal.ts'
import { getListPengumumanQueryKey } from '#generated/client/berita/berita.ts'
import { getGetUnreadNotifikasiQueryKey, getListNotifikasiQueryKey } from '#generated/client/notifikasi/notifikasi.ts'
import { serviceWorkers } from '#shared/browser/service-workers.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { safePath } from '#shared/text/safe-path.ts'
import styles from './push-card.module.css'
import { PushCard } from './push-card.tsx'
import { pushState } from './push-state.ts'
import { canPush, onPushPayload, startPush } from './start-push.ts'
import { usePushOwner } from './use-push-owner.ts'

/**
 * Invalidates news and unread count (section 4). Queries on the screen are refetched at once, others when they are next
 * used. A push message is not a write of the portal, so no x-invalidates applies.
 */
const refreshPengumuman = (client: QueryClient, idMahasiswa: string): void => {
  const keys = [
    getListPengumumanQueryKey(),
    getListNotifikasiQueryKey(idMahasiswa),
    getGetUnreadNotifikasiQueryKey(idMahasiswa),
  ]
  for (const queryKey of keys) void client.invalidateQueries({ queryKey })
}

/**
 * Renews the subscription at each visit once the user has granted permission, because the service may have changed the
 * token.
 */
const useStart = (): void => {
  const owner = usePushOwner()
  const { username, topic } = owner ?? {}
  useEffect(() => {
    if (!username || !topic || !canPush() || Notification.permission !== 'granted') return
    // A press may have failed before this: its message stays until the next press.
    if (pushState() !== 'failed') void startPush({ username, topic })
  }, [username, topic])
}

/** Responds to the worker, to confirm that this page shows the message, or navigates to the target of a click. */
const useWorker = (onRefresh: () => void, onOpen: (path: string) => void): void =>
  useEffect(() => {
    const serviceWorker = serviceWorkers()
    if (!serviceWorker) return undefined
    const onMessage = ({ data, ports }: MessageEvent<unknown>) => {
      const isPayload = isRecord(data) && data['isFirebaseMessaging'] === true
      if (!isPayload && !isPushSignal(data)) return
      ports[0]?.postMessage(true)
      if (!isPushSignal(data)) return
      if (data.portal === 'pengumuman') onRefresh()
      else onOpen(data.path)
    }
    serviceWorker.addEventListener('message', onMessage)
    return () => serviceWorker.removeEventListener('message', onMessage)
  }, [onRefresh, onOpen])

/** The bottom push notification of the main layout (section 2), and the refetch that a message triggers. */
export const PushHost = () => {
  const client = useQueryClient()
  const idMahasiswa = useIdMahasiswa()
  const navigate = useNavigate()
  const [message, setMessage] = useState<PushMessage | null>(null)
  const [actions] = useState(() => ({
    refresh: () => refreshPengumuman(client, idMahasiswa),
    open: (path: string) => {
      const target = safePath(path)
      if (target) void navigate(target)
    },
  }))
  useStart()
  useWorker(actions.refresh, actions.open)
  useEffect(
    () =>
      onPushPayload((payload) => {
        const read = readPushMessage(payload, window.location.origin)
        if (read.isPengumuman) actions.refresh()
        setMessage(read)
      }),
    [actions],
  )
  return (
    <div role="status" className={styles.place}>
      {message ? <PushCard message={message} onClose={() => setMessage(null)} /> : null}
    </div>
  )
}
