import { useTranslation } from 'react-i18next'
import { textPieces } from '#shared/text/text-pieces.ts'
import styles from './person-text.module.css'

/** Text written by a person elsewhere: line breaks are kept, and web addresses become links. */
export const PersonText = ({ text }: { text: string }) => {
  const { t } = useTranslation('ui')
  const pieces = textPieces(text)
  if (text === '') return null
  if (!text.includes('\n') && pieces.every(({ href }) => href === null)) return <span>{text}</span>
  return (
    <span className={styles.text}>
      {pieces.map(({ at, written, href }) =>
        href === null ? (
          <span key={at}>{written}</span>
        ) : (
          <a key={at} href={href} target="_blank" rel="noopener noreferrer">
            <span>{written}</span>
            <span className="visually-hidden">{` ${t('ui:files.newTab')}`}</span>
          </a>
        ),
      )}
    </span>
  )
}
