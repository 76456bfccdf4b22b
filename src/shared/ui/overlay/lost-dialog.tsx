import { useTranslation } from 'react-i18next'
import { buttonClass } from '../button/button-class.ts'
import { LoadErrorPart } from '../state/lazy-optional.tsx'
import { Dialog } from './dialog.tsx'

interface Props {
  title: string
  error: unknown
  onReload: () => void
  onClose: () => void
}

/** Replaces a dialog whose file failed to load. */
export const LostDialog = ({ title, error, onReload, onClose }: Props) => {
  const { t } = useTranslation()
  const close = (
    <button type="button" className={buttonClass()} onClick={onClose}>
      {t('failure.close')}
    </button>
  )
  return (
    <Dialog title={title} onClose={onClose} actions={close}>
      <LoadErrorPart error={error} onReload={onReload} />
    </Dialog>
  )
}
