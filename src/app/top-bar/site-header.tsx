import { useTranslation } from 'react-i18next'
import { telephoneHref } from '#domain/kampus/sistem.ts'
import { useKampus } from '#domain/kampus/use-kampus.ts'
import { OfflineSlot } from '../offline/offline-slot.tsx'
import styles from './top-bar.module.css'
import { TopBar, type TopBarProps } from './top-bar.tsx'

/** Campus name and contact above the top bar (section 1: header). */
const ContactStrip = () => {
  const { t } = useTranslation('app')
  const { nama, telepon, email } = useKampus().facts
  return (
    <aside className={styles.strip} aria-label={t('contact.label')}>
      <div>
        <b>{nama}</b>
        {telepon ? <a href={telephoneHref(telepon)}>{telepon}</a> : null}
        {email ? <a href={`mailto:${email}`}>{email}</a> : null}
      </div>
    </aside>
  )
}

/**
 * Header: campus contact above the top bar, notices below it. All are sticky, and the contact hides while the page is
 * scrolled down.
 */
export const SiteHeader = (props: TopBarProps) => (
  <div className={styles.head}>
    <ContactStrip />
    <TopBar {...props} />
    <OfflineSlot />
  </div>
)
