import { useTranslation } from 'react-i18next'
import type { BytesSent } from '#gateway/call/upload.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { formatBytes } from '#shared/ui/choice/file-problem.ts'
import { ProgressBar } from '#shared/ui/look/progress-bar.tsx'
import styles from './action.module.css'

interface Props {
  sent: BytesSent
  onStop: () => void
}

const PERCENT = 100

/**
 * Progress of a file upload, with a button to stop it; once everything is sent, a note that the campus has not
 * responded yet.
 */
export const UploadProgress = ({ sent: { loaded, total }, onStop }: Props) => {
  const { t, i18n } = useTranslation('ui')
  if (loaded >= total) return <ProgressBar label={t('upload.waiting')} />
  const size = (bytes: number) => formatBytes(bytes, i18n.language)
  const percent = Math.floor((loaded / total) * PERCENT)
  return (
    <div className={styles.underway}>
      <ProgressBar
        label={t('upload.sent', { loaded: size(loaded), total: size(total), percent })}
        value={loaded}
        max={total}
      />
      <button type="button" className={buttonClass()} onClick={onStop}>
        {t('upload.stop')}
      </button>
    </div>
  )
}
