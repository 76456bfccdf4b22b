import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { telephoneHref } from '#domain/kampus/sistem.ts'
import { useKampus } from '#domain/kampus/use-kampus.ts'
import { readCampusConfig } from '#gateway/campus/campus-config.ts'
import { plainText } from '#shared/text/plain-text.ts'
import styles from './shell.module.css'

/** Footer with the campus' copyright text and contact block; server text stays text. @param isInside somebody is signed in */
export const Footer = ({ isInside = false }: { isInside?: boolean }) => {
  const { t } = useTranslation('app')
  const { telepon, email } = useKampus().facts
  const copyright = plainText(readCampusConfig()?.copyright)
  return (
    <footer className={styles.foot}>
      <p>{copyright}</p>
      {isInside ? (
        <p>
          <Link to="/info">{t('footer.info')}</Link> · <Link to="/kalender-akademik">{t('footer.calendar')}</Link>
        </p>
      ) : null}
      <p>
        {telepon ? <a href={telephoneHref(telepon)}>{telepon}</a> : null}
        {telepon && email ? ' · ' : null}
        {email ? <a href={`mailto:${email}`}>{email}</a> : null}
      </p>
    </footer>
  )
}
