import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { runtimeConfig } from '#gateway/campus/runtime-config.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'

/** Button to the campus's own login server, where the deployment names one (externalLogin in config.json). */
export const ExternalLogin = ({ ready }: { ready: Promise<unknown> }) => {
  const { t } = useTranslation('login')
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const look = () => setShown(runtimeConfig().externalLogin !== undefined)
    ready.then(look, () => undefined) // without a configuration the form shows the error
  }, [ready])
  const leave = async () => (await import('./begin-external-login.ts')).beginExternalLogin()
  if (!shown) return null
  return (
    <button type="button" className={buttonClass('plain', true)} onClick={() => void leave()}>
      {t('external')}
    </button>
  )
}
