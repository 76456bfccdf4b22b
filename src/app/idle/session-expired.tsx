import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { logOutNow } from '../session/log-out.ts'
import { useLeave } from '../session/use-leave.ts'
import { closePapers } from '../wallet/open-papers.ts'

/** 'Sesi Habis' (section 8). It cannot be dismissed, and leaving the page logs out too. */
export const SessionExpired = () => {
  const { t } = useTranslation('app')
  const { leaving, leave } = useLeave()
  useEffect(closePapers, [])
  useEffect(() => {
    window.addEventListener('pagehide', logOutNow)
    return () => window.removeEventListener('pagehide', logOutNow)
  }, [])
  return (
    <main>
      <Dialog
        title={t('expired.title')}
        onClose={() => undefined}
        locked
        actions={
          <button type="button" className={buttonClass('main')} onClick={leave} aria-disabled={leaving}>
            {t('expired.login')}
          </button>
        }
      >
        <p>{t('expired.message')}</p>
      </Dialog>
    </main>
  )
}
