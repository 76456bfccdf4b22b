import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '#shared/browser/copy-text.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import styles from './requests.module.css'

interface Props {
  /** Returns the text to copy when the button is pressed. */
  text: () => string
}

/** Copies the shown lines. When the browser refuses, shows them in a field for manual copying. */
export const CopyLines = ({ text }: Props) => {
  const { t } = useTranslation('lab-requests')
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const [copied, setCopied] = useState('')
  const copy = async () => {
    const now = text()
    setCopied(now)
    setState((await copyText(now)) ? 'copied' : 'refused')
  }
  return (
    <>
      <button type="button" className={buttonClass()} onClick={() => void copy()}>
        {t('copy')}
      </button>
      <span role="status">{state === 'copied' ? t('copied') : ''}</span>
      {state === 'refused' ? (
        <textarea readOnly aria-label={t('copy.byHand')} className={styles.text} value={copied} />
      ) : null}
    </>
  )
}
