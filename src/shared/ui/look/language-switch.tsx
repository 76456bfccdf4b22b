import { useTranslation } from 'react-i18next'
import { changeLanguage, type Language } from '#shared/i18n/i18n.ts'
import styles from './segments.module.css'

const LANGUAGES: readonly Language[] = ['id', 'en']

/**
 * Language selector (section 1): Indonesian and English, no address prefix. `plain` is for the campus colour as
 * background.
 */
export const LanguageSwitch = ({ plain = false }: { plain?: boolean }) => {
  const { t, i18n } = useTranslation()
  return (
    <fieldset
      className={[styles.segments, styles.short, plain && styles.plain].filter(Boolean).join(' ')}
      aria-label={t('language.label')}
    >
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={i18n.language === language}
          aria-label={`${language.toUpperCase()}, ${t(`language.${language}`)}`}
          onClick={() => void changeLanguage(language)}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </fieldset>
  )
}
