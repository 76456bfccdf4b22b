import { IconCheck } from '@tabler/icons-react'
import i18next from 'i18next'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa, useIsActing } from '#domain/mahasiswa/mahasiswa-context.ts'
import { sendWrite } from '#gateway/call/send-write.ts'
import { getMarkNotifikasiReadMutationOptions } from '#generated/client/tanda-baca/tanda-baca.ts'
import type { Action } from '#kit/action/action.ts'
import { useAction } from '#kit/action/use-action.tsx'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import styles from './pengumuman-page.module.css'

/** Marks an announcement as read; x-invalidates updates the bell. */
const markRead = {
  operation: 'markNotifikasiRead',
  words: 'berita:read',
  describe: () => i18next.t('berita:read.mark'),
  send: (variables, { client }) => sendWrite(client, getMarkNotifikasiReadMutationOptions, variables),
} satisfies Action<{ idMahasiswa: string; idPengumuman: string; data: { isDibaca: boolean } }>

interface Props {
  idPengumuman: string
  /** Read mark of the response; may be missing: marking twice has no effect. */
  isDibaca: unknown
}

/**
 * Renders nothing when the announcement was marked on opening. Otherwise shows the failure or the reason, with a retry
 * button. For an operator, opening does not mark it; the button does.
 */
export const ReadMark = ({ idPengumuman, isDibaca }: Props) => {
  const { t } = useTranslation('berita')
  const idMahasiswa = useIdMahasiswa()
  const isActing = useIsActing()
  const [isDone, setDone] = useState(false)
  const { confirm, reason, isPending, failure, waiting } = useAction(markRead, {
    place: { idMahasiswa, idPengumuman },
    onDone: (how) => how === 'answered' && setDone(true),
  })
  const mark = () => confirm({ idMahasiswa, idPengumuman, data: { isDibaca: true } })
  const isOpen = isDibaca !== true && !isDone
  const byItself = !isActing && reason === null
  const isDue = isOpen && byItself
  const onDue = useEffectEvent(mark)
  useEffect(() => {
    if (isDue) onDue()
  }, [isDue])
  if (waiting.length > 0) return <p className={styles.mark}>{t('read.waiting')}</p>
  if (!failure && (byItself || !isOpen || isDibaca !== false)) return null
  return (
    <div className={styles.mark}>
      {failure ? <p role="alert">{t('read.failed', { message: failure.message })}</p> : null}
      <ActionButton variant="quiet" reason={reason} pending={isPending} onClick={mark}>
        <IconCheck size={20} aria-hidden />
        <span>{t('read.mark')}</span>
      </ActionButton>
    </div>
  )
}
