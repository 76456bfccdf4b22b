import { useTranslation } from 'react-i18next'
import { changeLanguage } from '#shared/i18n/i18n.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'

/** Language selector in a phone's top bar (section 2): one button that shows the language and changes it. */
export const LanguageToggle = () => {
  const { t, i18n } = useTranslation('app')
  const other = i18n.language === 'en' ? 'id' : 'en'
  const code = i18n.language.toUpperCase()
  return (
    <button
      type="button"
      className={buttonClass('icon')}
      aria-label={t('topbar.language', { code })}
      onClick={() => void changeLanguage(other)}
    >
      <b>{code}</b>
    </button>
  )
}
