import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button-class.ts'
import styles from './explain.module.css'

const copy = async (text: string): Promise<boolean> => {
  const clipboard = (navigator as { clipboard?: Clipboard }).clipboard // absent on plain HTTP
  return (clipboard?.writeText(text) ?? Promise.reject(new Error())).then(
    () => true,
    () => false,
  )
}

const SelectedText = ({ text }: { text: string }) => {
  const { t } = useTranslation('lab-flags')
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    area.current?.focus()
    area.current?.select()
  }, [])
  return <textarea ref={area} className={styles['text']} readOnly rows={8} value={text} aria-label={t('copy.text')} />
}

/** Copies a text and says so; where the browser does not let us, shows it selected. */
export const CopyButton = ({ text }: { text: string }) => {
  const { t } = useTranslation('lab-flags')
  const [told, setTold] = useState<'done' | 'failed' | null>(null)
  const onClick = async () => setTold((await copy(text)) ? 'done' : 'failed')
  return (
    <div className={styles['copy']}>
      <button type="button" className={buttonClass()} onClick={() => void onClick()}>
        {t('copy')}
      </button>
      <p role="status">{told === null ? '' : told === 'done' ? t('copy.done') : t('copy.failed')}</p>
      {told === 'failed' ? <SelectedText text={text} /> : null}
    </div>
  )
}
