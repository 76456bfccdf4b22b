import { IconRefresh } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNewVersion } from '#shared/new-version.ts'
import styles from './bar.module.css'
import { hasTypedText } from './has-typed-text.ts'

const EVENTS = ['input', 'change', 'submit', 'reset', 'focusout'] as const

/** Whether something typed would be lost; looked at after everything that may change it. */
const useTypedText = (): boolean => {
  const [typed, setTyped] = useState(hasTypedText)
  useEffect(() => {
    const look = () => setTyped(hasTypedText())
    for (const name of EVENTS) document.addEventListener(name, look)
    return () => {
      for (const name of EVENTS) document.removeEventListener(name, look)
    }
  }, [])
  return typed
}

/** Offers a new version of the portal; nobody is made to take it, and nobody who is filling in a form is asked. */
export const VersionBar = () => {
  const { t } = useTranslation()
  const load = useNewVersion()
  const typed = useTypedText()
  const [later, setLater] = useState(false)
  return (
    <div role="status" className={styles['region']}>
      {load && !typed && !later ? (
        <div className={styles['bar']}>
          <IconRefresh size={20} aria-hidden />
          <p>{t('ui:version.notice')}</p>
          <button type="button" onClick={load}>
            {t('ui:version.load')}
          </button>
          <button type="button" onClick={() => setLater(true)}>
            {t('ui:version.later')}
          </button>
        </div>
      ) : null}
    </div>
  )
}
