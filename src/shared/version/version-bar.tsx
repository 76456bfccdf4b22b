import { IconRefresh } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasTypedText } from '#shared/text/has-typed-text.ts'
import styles from '#shared/ui/form/bar.module.css'
import { useNewVersion, usePlaceOfBar } from './new-version.ts'
import { addVersionTexts } from './version-texts.ts'

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

/**
 * Offers a new version of the portal; nobody is made to take it, and nobody who is filling in a form is asked.
 * @param atEdge for pages without the shell: not while that shows it
 */
export const VersionBar = ({ atEdge = false }: { atEdge?: boolean }) => {
  useState(addVersionTexts)
  const { t } = useTranslation('version')
  const isHere = usePlaceOfBar(atEdge)
  const load = useNewVersion()
  const typed = useTypedText()
  const [later, setLater] = useState(false)
  return (
    <div role="status" className={styles.region}>
      {load && isHere && !typed && !later ? (
        <div className={styles.bar}>
          <IconRefresh size={20} aria-hidden />
          <p>{t('notice')}</p>
          <button type="button" onClick={load}>
            {t('load')}
          </button>
          <button type="button" onClick={() => setLater(true)}>
            {t('later')}
          </button>
        </div>
      ) : null}
    </div>
  )
}
