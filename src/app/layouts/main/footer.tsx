import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { telephoneHref } from '#domain/kampus/sistem.ts'
import { useKampus } from '#domain/kampus/use-kampus.ts'
import { readCampusConfig } from '#gateway/campus/campus-config.ts'
import { SafeLine } from '#shared/ui/look/safe-line.tsx'
import { readRelease } from '#shared/version/release.ts'
import styles from './shell.module.css'

/**
 * Footer with the campus copyright line and contact block (section 1), and with version and build as its tooltip.
 * @param isInside true when a user is signed in
 */
export const Footer = ({ isInside = false }: { isInside?: boolean }) => {
  const { t } = useTranslation('app')
  const { telepon, email } = useKampus().facts
  const release = readRelease()
  return (
    <footer className={styles.foot} title={release ? t('footer.release', { ...release }) : undefined}>
      <p>
        <SafeLine html={readCampusConfig()?.copyright} />
      </p>
      {isInside ? (
        <p>
          <Link to="/info">{t('footer.info')}</Link>
          <span>{' · '}</span>
          <Link to="/kalender-akademik">{t('footer.calendar')}</Link>
        </p>
      ) : null}
      <p>
        {telepon ? <a href={telephoneHref(telepon)}>{telepon}</a> : null}
        {telepon && email ? <span>{' · '}</span> : null}
        {email ? <a href={`mailto:${email}`}>{email}</a> : null}
      </p>
    </footer>
  )
}
