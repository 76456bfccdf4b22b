import { IconRefresh } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasTypedText } from '#shared/text/has-typed-text.ts'
import styles from '#shared/ui/form/bar.module.css'
import { useNewVersion, usePlaceOfBar } from './new-version.ts'
import { addVersionTexts } from './version-texts.ts'

const EVENTS = ['input', 'change', 'submit', 'reset', 'focusout'] as const

/** Returns whether typed input would be lost; updated after every event that may change it. */
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
 * Offers a new version of the portal; never forces it, and stays hidden while the user fills in a form.
 * @param atEdge for pages without the shell: hidden while the shell shows its own bar
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
