import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Notice } from '#shared/ui/look/notice.tsx'
import { LoadFailure } from '#shared/ui/state/load-failure.tsx'
import styles from './oauth.module.css'
import { useOauth } from './use-oauth.ts'

const ToLogin = ({ quiet = false }: { quiet?: boolean }) => {
  const { t } = useTranslation('oauth')
  return (
    <a className={buttonClass(quiet ? 'quiet' : 'main', true)} href="/">
      {t('toLogin')}
    </a>
  )
}

/** Shown when the user is already logged in: says that the code was not used; without a code it continues at once. */
const SignedIn = ({ hasCode, onGoOn }: { hasCode: boolean; onGoOn: () => void }) => {
  const { t } = useTranslation('oauth')
  useEffect(() => {
    if (!hasCode) onGoOn()
  }, [hasCode, onGoOn])
  if (!hasCode) return null
  return (
    <>
      <h1>{t('signedIn')}</h1>
      <p className={styles.lead}>{t('signedIn.note')}</p>
      <button type="button" className={buttonClass('main', true)} onClick={onGoOn}>
        {t('goOn')}
      </button>
    </>
  )
}

const Confirm = ({ onConfirm }: { onConfirm: () => void }) => {
  const { t } = useTranslation('oauth')
  return (
    <>
      <h1>{t('confirm')}</h1>
      <p className={styles.lead}>{t('confirm.note')}</p>
      <div className={styles.choices}>
        <button type="button" className={buttonClass('main', true)} onClick={onConfirm}>
          {t('confirm.yes')}
        </button>
        <ToLogin quiet />
      </div>
    </>
  )
}

const Failed = ({ message }: { message: string | null }) => {
  const { t } = useTranslation('oauth')
  return (
    <>
      <h1>{t('failed')}</h1>
      <div role="alert">
        <Notice tone="danger">{message ?? t('failed.unknown')}</Notice>
      </div>
      <p className={styles.lead}>{t('failed.note')}</p>
      <ToLogin />
    </>
  )
}

/** /oauth: receives a login code (section 2). */
export const OauthPage = () => {
  const { t } = useTranslation('oauth')
  const { step, hasCode, ask, confirm, goOn } = useOauth()
  if (step.name === 'unknown') return <LoadFailure kind={step.kind} message={step.message} onReload={ask} />
  if (step.name === 'failed') return <Failed message={step.message} />
  if (step.name === 'signed-in') return <SignedIn hasCode={hasCode} onGoOn={goOn} />
  if (step.name === 'confirm') return <Confirm onConfirm={confirm} />
  if (step.name === 'missing') {
    return (
      <>
        <h1>{t('missing')}</h1>
        <p className={styles.lead}>{t('missing.note')}</p>
        <ToLogin />
      </>
    )
  }
  return (
    <div role="status">
      <h1>{t('working')}</h1>
      <p className={styles.lead}>{t('working.note')}</p>
    </div>
  )
}
