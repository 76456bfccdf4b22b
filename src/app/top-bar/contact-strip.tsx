import { useTranslation } from 'react-i18next'
import { telephoneHref } from '#domain/kampus/sistem.ts'
import { useKampus } from '#domain/kampus/use-kampus.ts'
import styles from './top-bar.module.css'

/** Campus name and contact above the top bar (section 1: header). */
export const ContactStrip = () => {
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
