import { IconArrowLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { HOME } from '#shared/home.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { useLooseTitle } from '../document-title.ts'
import { ErrorView } from './error-view.tsx'

/**
 * Page for an unknown route (section 2). 'Kembali' goes back, or home when this page was the first.
 * @param inside true within the shell, whose menu stays
 */
export const NotFoundScreen = ({ inside = false }: { inside?: boolean }) => {
  const { t } = useTranslation('app')
  const navigate = useNavigate()
  useLooseTitle('ERROR 404', inside)
  const goBack = () => void (window.history.length > 1 ? navigate(-1) : navigate(HOME, { replace: true }))
  return (
    <ErrorView
      code={404}
      message={t('error.notFound.message')}
      hint={t('error.notFound.hint')}
      inside={inside}
      actions={
        <>
          <button type="button" className={buttonClass()} onClick={goBack}>
            <IconArrowLeft size={20} aria-hidden />
            <span>{t('error.notFound.button')}</span>
          </button>
          {inside ? (
            <Link className={buttonClass('quiet')} to={HOME}>
              {t('error.notFound.home')}
            </Link>
          ) : null}
        </>
      }
    />
  )
}
