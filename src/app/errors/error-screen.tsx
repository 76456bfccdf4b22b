import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { isChunkError } from '#shared/browser/chunk-errors.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { rawMessage } from '#shared/text/raw-message.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { reloadPage } from '#shared/version/take-over.ts'
import { useDocumentTitle } from '../document-title.ts'
import { logOut } from '../session/log-out.ts'
import { ErrorView } from './error-view.tsx'

/** The 500 page (section 2): raw message, hint, 'Muat Ulang'. Also where a failed role check ends. */
export const ErrorScreen = ({ error, inside = false }: { error?: unknown; inside?: boolean }) => {
  const { t } = useTranslation('app')
  const { state } = useLocation() as { state: unknown }
  const isRole = isRecord(state) && state['reason'] === 'role'
  useDocumentTitle('Portal Mahasiswa', 'ERROR 500')
  const hint = isRole
    ? t('error.role.hint')
    : isChunkError(error)
      ? t('shared:failure.timeout')
      : t('error.server.hint')
  const action = isRole ? (
    <button type="button" className={buttonClass()} onClick={() => void logOut()}>
      {t('account.logout')}
    </button>
  ) : (
    <button type="button" className={buttonClass()} onClick={reloadPage}>
      <IconRefresh size={20} aria-hidden />
      {t('error.server.button')}
    </button>
  )
  return (
    <ErrorView
      code={500}
      message={isRole ? t('error.role') : rawMessage(error)}
      hint={hint}
      action={action}
      inside={inside}
    />
  )
}
