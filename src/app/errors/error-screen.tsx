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
 * The 500 page (section 2): raw message, hint, 'Muat Ulang'. Also where a failed role check ends, with a note and the way out. That of
 * a lost file comes with the table of screens (lost-screen.tsx).
 */
export const ErrorScreen = ({ error, inside = false }: { error?: unknown; inside?: boolean }) => {
  const { t } = useTranslation('app')
  const { state } = useLocation() as { state: unknown }
  const isRole = isRecord(state) && state['reason'] === 'role'
  useLooseTitle('ERROR 500', inside)
  const reload = (
    <button type="button" className={buttonClass(isRole ? 'quiet' : 'plain')} onClick={reloadMended}>
      <IconRefresh size={20} aria-hidden />
      <span>{t('error.server.button')}</span>
    </button>
  )
  const shown = { code: 500, hint: t('error.server.hint'), inside }
  if (!isRole) {
    return <ErrorView {...shown} message={rawMessage(error)} actions={reload} />
  }
  const actions = (
    <>
      <button type="button" className={buttonClass()} onClick={() => void logOut()}>
        {t('account.logout')}
      </button>
      {reload}
    </>
  )
  return <ErrorView {...shown} message={t('error.role')} note={t('error.role.hint')} actions={actions} />
}
