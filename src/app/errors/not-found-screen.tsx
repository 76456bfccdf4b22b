import { IconArrowLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { MENU_ROUTES } from '#flags/menu/menu.ts'
import { HOME } from '#shared/home.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { useDocumentTitle } from '../document-title.ts'
import styles from './error-view.module.css'
import { ErrorView } from './error-view.tsx'

/** What the menu leads to and this portal has no screen for: nobody typed an address that could be checked. */
const NotThereYet = () => {
  const { t } = useTranslation('app')
  return (
    <section className={styles.missing}>
      <h1>{t('missing.title')}</h1>
      <p>{t('missing.hint')}</p>
      <Link className={buttonClass('main')} to={HOME}>
        {t('missing.home')}
      </Link>
    </section>
  )
}

/**
 * An unknown route (section 2). 'Kembali' goes back, or home when this page was the first.
 * @param inside the shell, whose menu stays
 */
export const NotFoundScreen = ({ inside = false }: { inside?: boolean }) => {
  const { t } = useTranslation('app')
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const isInMenu = inside && MENU_ROUTES.includes(pathname)
  useDocumentTitle('Portal Mahasiswa', isInMenu ? t('missing.title') : 'ERROR 404')
  const goBack = () => void (window.history.length > 1 ? navigate(-1) : navigate(HOME, { replace: true }))
  if (isInMenu) return <NotThereYet />
  return (
    <ErrorView
      code={404}
      message={t('error.notFound.message')}
      hint={t('error.notFound.hint')}
      inside={inside}
      action={
        <div className={styles.actions}>
          <button type="button" className={buttonClass()} onClick={goBack}>
            <IconArrowLeft size={20} aria-hidden />
            {t('error.notFound.button')}
          </button>
          {inside ? (
            <Link className={buttonClass('quiet')} to={HOME}>
              {t('missing.home')}
            </Link>
          ) : null}
        </div>
      }
    />
  )
}
