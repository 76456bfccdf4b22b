import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { reloadMended } from '#shared/browser/chunk-errors.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { rawMessage } from '#shared/text/raw-message.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { useLooseTitle } from '../document-title.ts'
import { logOut } from '../session/log-out.ts'
import { ErrorView } from './error-view.tsx'

/**
 * The 500 page (section 2): raw message, hint, 'Muat Ulang'. Also shown for a failed role check, as 403 with a logout
 * instead of the hint. The page of a lost file is loaded with the table of screens (lost-screen.tsx).
 */
export const ErrorScreen = ({ error, inside = false }: { error?: unknown; inside?: boolean }) => {
  const { t } = useTranslation('app')
  const { state } = useLocation() as { state: unknown }
  const isRole = isRecord(state) && state['reason'] === 'role'
  useLooseTitle(isRole ? 'ERROR 403' : 'ERROR 500', inside)
  const reload = (
    <button type="button" className={buttonClass(isRole ? 'quiet' : 'plain')} onClick={reloadMended}>
      <IconRefresh size={20} aria-hidden />
      <span>{t('error.server.button')}</span>
    </button>
  )
  if (!isRole) {
    return (
      <ErrorView
        code={500}
        hint={t('error.server.hint')}
        inside={inside}
        message={rawMessage(error)}
        actions={reload}
      />
    )
  }
  const actions = (
    <>
      <button type="button" className={buttonClass()} onClick={() => void logOut()}>
        {t('account.logout')}
      </button>
      {reload}
    </>
  )
  return (
    <ErrorView code={403} hint={t('error.role.hint')} inside={inside} message={t('error.role')} actions={actions} />
  )
}
