import { IconDeviceMobileDown } from '@tabler/icons-react'
import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsActing } from '#domain/mahasiswa/mahasiswa-context.ts'
import { installPrompt, isInstalled, isIosSafari } from '#shared/browser/install-prompt.ts'
import { endInstallOffer, installRecordChanges, isInstallDue } from '#shared/browser/install-record.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import styles from './install-offer.module.css'

/** Steps on an iPhone, where no page can install itself. */
const Steps = () => {
  const { t } = useTranslation('ui')
  return (
    <ol className={styles.steps}>
      <li>{t('ui:install.ios.share')}</li>
      <li>{t('ui:install.ios.add')}</li>
    </ol>
  )
}

/**
 * One quiet offer to install the portal, from the third visit of this device on. Any answer ends it for good, also the
 * one to the browser's own question. An operator uses many students' data and gets none.
 */
export const InstallOffer = () => {
  const { t } = useTranslation('ui')
  const id = useId()
  const isActing = useIsActing()
  const prompt = useSyncExternalStore(installPrompt.subscribe, installPrompt.get)
  useSyncExternalStore(installRecordChanges.subscribe, installRecordChanges.get)
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    window.addEventListener('appinstalled', endInstallOffer)
    return () => window.removeEventListener('appinstalled', endInstallOffer)
  }, [])
  const isManual = prompt === null && isIosSafari()
  if (isActing || isInstalled() || !isInstallDue() || (prompt === null && !isManual)) return null
  const install = async () => {
    setAsking(true)
    await prompt?.prompt().catch(() => undefined) // a browser that cannot ask any more has been answered
    installPrompt.set(null)
    endInstallOffer()
  }
  return (
    <section className={styles.offer} aria-labelledby={id}>
      <img src="/favicon.svg" alt="" width={44} height={44} />
      <div>
        <h2 id={id}>{t('ui:install.title')}</h2>
        {isManual ? <Steps /> : <p>{t('ui:install.why')}</p>}
        <div className={styles.actions}>
          {isManual ? null : (
            <ActionButton pending={isAsking} onClick={() => void install()}>
              <IconDeviceMobileDown size={20} aria-hidden />
              <span>{t('ui:install.do')}</span>
            </ActionButton>
          )}
          <ActionButton variant="quiet" onClick={endInstallOffer}>
            {t('ui:install.no')}
          </ActionButton>
        </div>
      </div>
    </section>
  )
}
