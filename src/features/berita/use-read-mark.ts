import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useIsActing } from '#domain/mahasiswa/read-only.ts'
import { useWrite } from '#gateway/use-write.ts'
import { useMarkNotifikasiRead } from '#generated/client/tanda-baca/tanda-baca.ts'
import { useReason } from '#kit/action/use-reason.ts'

/**
 * Marks an announcement as read when its student opens it; the bell follows by x-invalidates. What an operator opens is
 * not read by the student: then it takes a press.
 * @param isRead false for an answer that does not say, too: marking twice changes nothing
 */
export const useReadMark = (idPengumuman: string, isRead: boolean) => {
  const { t } = useTranslation('berita')
  const idMahasiswa = useIdMahasiswa()
  const isActing = useIsActing()
  const reason = useReason({ assumed: t('read.notHere') })
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
