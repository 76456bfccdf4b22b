import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { COLOR_CHOICES, type ColorChoice, chooseColor, colorChoice } from '../../browser/appearance.ts'
import styles from './color-mode.module.css'
import segments from './segments.module.css'

/** Choice of light, dark or system mode; the campus's default applies until the user chooses. */
export const ColorMode = () => {
  const { t } = useTranslation('ui')
  const [chosen, setChosen] = useState(colorChoice)
  const choose = (choice: ColorChoice) => {
    chooseColor(choice)
    setChosen(choice)
  }
  return (
    <fieldset className={styles.mode}>
      <legend>{t('color')}</legend>
      <div className={segments.segments}>
        {COLOR_CHOICES.map((choice) => (
          <button key={choice} type="button" aria-pressed={chosen === choice} onClick={() => choose(choice)}>
            {t(`color.${choice}`)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
