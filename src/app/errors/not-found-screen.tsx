import { IconArrowLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { HOME } from '#shared/home.ts'
import { buttonClass } from '#shared/ui/button-class.ts'
import { useDocumentTitle } from '../document-title.ts'
import { ErrorView } from './error-view.tsx'

/** An unknown route (section 2). 'Kembali' goes back, or home when this page was the first. */
export const NotFoundScreen = () => {
  const { t } = useTranslation('app')
  const navigate = useNavigate()
  useDocumentTitle('Portal Mahasiswa', 'ERROR 404')
  const goBack = () => void (window.history.length > 1 ? navigate(-1) : navigate(HOME, { replace: true }))
  return (
    <ErrorView
      code={404}
      message={t('error.notFound.message')}
      hint={t('error.notFound.hint')}
      action={
        <button type="button" className={buttonClass()} onClick={goBack}>
          <IconArrowLeft size={20} aria-hidden />
          {t('error.notFound.button')}
        </button>
      }
    />
  )
}
