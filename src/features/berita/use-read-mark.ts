import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useIsActing, useReadOnlyReason } from '#domain/mahasiswa/read-only.ts'
import { useFlag } from '#flags/use-flag.ts'
import { useWrite } from '#gateway/use-write.ts'
import { useMarkNotifikasiRead } from '#generated/client/tanda-baca/tanda-baca.ts'
import type { Reason } from '#shared/ui/why-not.tsx'
import { useOfflineReason } from '#shared/use-offline-reason.ts'

/** Why the mark can not be set now: an operator may not, the call is ours (readings, 34), or there is no network. */
const useReason = (): Reason | null => {
  const { t } = useTranslation('berita')
  const readOnly = useReadOnlyReason()
  const offline = useOfflineReason()
  const isKnown = useFlag('assumed-writes')
  return readOnly ?? (isKnown ? offline : { text: t('read.notHere'), rule: 'assumed-writes' })
}

/**
 * Marks an announcement as read when its student opens it; the bell follows by x-invalidates. What an operator opens is
 * not read by the student: then it takes a press.
 * @param isRead false for an answer that does not say, too: marking twice changes nothing
 */
export const useReadMark = (idPengumuman: string, isRead: boolean) => {
  const { t } = useTranslation('berita')
  const idMahasiswa = useIdMahasiswa()
  const isActing = useIsActing()
  const reason = useReason()
  const [isDone, setDone] = useState(false)
  const { mutateAsync } = useMarkNotifikasiRead()
  const { send, isPending, failure, waiting } = useWrite('markNotifikasiRead', mutateAsync, {
    describe: () => t('read.mark'),
    onDone: () => setDone(true),
  })
  const mark = () => send({ idMahasiswa, idPengumuman, data: { isDibaca: true } })
  const isDue = !isRead && !isDone && !isActing && reason === null
  const onDue = useEffectEvent(() => void mark())
  useEffect(() => {
    if (isDue) onDue()
  }, [isDue])
  return { mark, reason, isPending, isDone, isWaiting: waiting.length > 0, failure, isByHand: isActing }
}
