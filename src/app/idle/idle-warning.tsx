import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { quietMs } from './activity.ts'
import { idleAt } from './idle-time.ts'

const SECOND_MS = 1000

const secondsLeft = () => Math.max(0, Math.ceil(idleAt(quietMs()).nextMs / SECOND_MS))

/**
 * Warning one minute before the end (readings, 14; WCAG 2.2.1). Any activity extends the session; the button makes that
 * explicit.
 */
export const IdleWarning = () => {
  const { t } = useTranslation('app')
  const [seconds, setSeconds] = useState(secondsLeft)
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsLeft()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <Dialog
      title={t('ui:idle.title')}
      onClose={() => undefined} // Esc is a key press, and a key press is activity
      actions={
        <button type="button" className={buttonClass('main')}>
          {t('ui:idle.stay')}
        </button>
      }
    >
      <p>{t('ui:idle.message')}</p>
      <p role="timer">{t('ui:idle.seconds', { count: seconds })}</p>
    </Dialog>
  )
}
