import { IconArrowLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { HOME } from '#shared/home.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'

/** Key that the router gives to the first history entry of a page: there is no portal page before it. */
const FIRST_ENTRY = 'default'

/** Button to the previous page, or home if there is none (section 2, notification layout). */
export const BackButton = () => {
  const { t } = useTranslation('app')
  const { key } = useLocation()
  const navigate = useNavigate()
  const goBack = () => void (key === FIRST_ENTRY ? navigate(HOME) : navigate(-1))
  return (
    <button type="button" className={buttonClass('quiet')} onClick={goBack}>
      <IconArrowLeft size={20} aria-hidden />
      <span>{t('back')}</span>
    </button>
  )
}
