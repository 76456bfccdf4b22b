import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { telephoneHref } from '#domain/kampus/sistem.ts'
import { useKampus } from '#domain/kampus/use-kampus.ts'
import { QuietRow } from '#shared/ui/button/quiet-row.tsx'
import { BackButton } from './back-button.tsx'
import styles from './reading-layouts.module.css'

/** Notification layout (section 2): back button above the page, inside the main layout. */
export const NotificationLayout = () => (
  <>
    <div className={styles.back}>
      <QuietRow>
        <BackButton />
      </QuietRow>
    </div>
    <Outlet />
  </>
)

/** Contact for an announcement: name, phone, e-mail and hours of the campus. */
const ContactBlock = () => {
  const { t } = useTranslation('app')
  const { nama, telepon, email, jamLayanan } = useKampus().facts
  if (!telepon && !email) return null
  return (
    <aside className={styles.contact} aria-label={t('contact.ask')}>
      <h2>{t('contact.ask')}</h2>
      <p>{nama}</p>
      {telepon ? (
        <p>
          <a href={telephoneHref(telepon)}>{telepon}</a>
        </p>
      ) : null}
      {email ? (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      ) : null}
      {jamLayanan ? <p className={styles.hours}>{jamLayanan}</p> : null}
    </aside>
  )
}

/** Announcement layout (section 2): back button and contact block, inside the main layout. */
export const PengumumanLayout = () => (
  <>
    <div className={styles.back}>
      <QuietRow>
        <BackButton />
      </QuietRow>
    </div>
    <div className={styles.columns}>
      <div className={styles.page}>
        <Outlet />
      </div>
      <ContactBlock />
    </div>
  </>
)
