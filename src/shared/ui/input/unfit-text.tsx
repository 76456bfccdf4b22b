import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { charactersOf } from '#shared/format/characters.ts'
import { CopyButton } from '../button/copy-button.tsx'
import styles from './unfit-text.module.css'

/** Shows the part of an inserted text beyond the limit, to be read and copied. */
export const UnfitText = ({ text }: { text: string }) => {
  const { t } = useTranslation('ui')
  const id = useId()
  if (text === '') return null
  return (
    <div className={styles.unfit}>
      <p id={id} role="alert">
        {t('field.unfit', { count: charactersOf(text).length })}
      </p>
      <textarea className={styles.text} readOnly rows={2} value={text} aria-labelledby={id} />
      <CopyButton text={text} label={t('field.unfit.copy')} copied={t('field.unfit.copied')} />
    </div>
  )
}
