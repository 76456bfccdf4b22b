import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '#shared/ui/action-button.tsx'
import styles from './pengumuman-page.module.css'
import { useReadMark } from './use-read-mark.ts'

interface Props {
  idPengumuman: string
  /** As the answer says it; it may not. */
  isDibaca: unknown
}

/** Usually nothing: opening has marked it. What stands in the way is said, with a button for whoever wants to try again. */
export const ReadMark = ({ idPengumuman, isDibaca }: Props) => {
  const { t } = useTranslation('berita')
  const { mark, reason, isPending, isDone, isWaiting, failure, isByHand } = useReadMark(idPengumuman, isDibaca === true)
  if (isWaiting) return <p className={styles['mark']}>{t('read.waiting')}</p>
  const isMissing = isDibaca === false && !isDone && (reason !== null || isByHand)
  if (!failure && !isMissing) return null
  return (
    <div className={styles['mark']}>
      {failure ? <p role="alert">{t('read.failed', { message: failure.message })}</p> : null}
      <ActionButton look="quiet" reason={reason} pending={isPending} onClick={() => void mark()}>
        <IconCheck size={20} aria-hidden />
        {t('read.mark')}
      </ActionButton>
    </div>
  )
}
