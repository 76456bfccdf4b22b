import { telephoneHref } from '#domain/kampus/sistem.ts'
import { useKampus } from '#domain/kampus/use-kampus.ts'
import { readCampusConfig } from '#gateway/campus-config.ts'
import { plainText } from '#shared/plain-text.ts'
import styles from './shell.module.css'

/** Footer with the campus' copyright text and contact block; server text stays text. */
export const Footer = () => {
  const { telepon, email } = useKampus().facts
  const copyright = plainText(readCampusConfig()?.copyright)
  return (
    <footer className={styles.foot}>
      <p>{copyright}</p>
      <p>
        {telepon ? <a href={telephoneHref(telepon)}>{telepon}</a> : null}
        {telepon && email ? ' · ' : null}
        {email ? <a href={`mailto:${email}`}>{email}</a> : null}
      </p>
    </footer>
  )
}
