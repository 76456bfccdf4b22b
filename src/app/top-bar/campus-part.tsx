import { useTranslation } from 'react-i18next'
import { telephoneHref } from '#domain/kampus/sistem.ts'
import { useKampus } from '#domain/kampus/use-kampus.ts'
import { Disclosure } from '#shared/ui/disclosure.tsx'
import styles from './campus-part.module.css'
import { GuidePanel } from './guide-menu.tsx'

/**
 * Name and contact of the campus and its newest guides (sections 1 and 2). Hidden from 768 px on, where the header has
 * them.
 */
export const CampusPart = () => {
  const { t } = useTranslation('app')
  const { nama, telepon, email } = useKampus().facts
  return (
    <section className={styles.campus} aria-label={t('contact.label')}>
      <b>{nama}</b>
      {telepon ? <a href={telephoneHref(telepon)}>{telepon}</a> : null}
      {email ? <a href={`mailto:${email}`}>{email}</a> : null}
      <Disclosure title={t('topbar.guide')}>
        <GuidePanel />
      </Disclosure>
    </section>
  )
}
