import { useTranslation } from 'react-i18next'
import styles from './matrix.module.css'

/** Explains the signs of the whole matrix; not needed where cells contain words. */
export const Legend = () => {
  const { t } = useTranslation('lab-matrix')
  const rows = [
    { look: 'on', sign: '●', text: t('legend.on') },
    { look: 'off', sign: '–', text: t('legend.off') },
    { look: 'absent', sign: '✕', text: t('legend.absent') },
    { look: 'other', sign: '≠', text: t('legend.other') },
    { look: 'default', sign: '• ·', text: t('legend.default') },
    { look: 'assumed', sign: '', text: t('legend.assumed') },
  ] as const
  return (
    <ul className={styles.legend} aria-label={t('legend')}>
      {rows.map(({ look, sign, text }) => (
        <li key={look}>
          <span className={`${styles.cell} ${look === 'default' ? '' : styles[look]}`} aria-hidden>
            {sign}
          </span>
          {text}
        </li>
      ))}
    </ul>
  )
}
