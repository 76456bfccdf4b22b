import { useTranslation } from 'react-i18next'
import styles from './biodata.module.css'
import type { Section } from './biodata-fields.ts'
import { sectionId } from './form-section.tsx'

interface Props {
  sections: readonly Section[]
  /** Fields that have to be mended, by section. */
  problems: Partial<Record<Section, number>>
}

/** The sections of a long form beside it, each with what has to be mended in it. */
export const SectionNav = ({ sections, problems }: Props) => {
  const { t } = useTranslation('biodata')
  return (
    <nav className={styles['nav']} aria-label={t('sections')}>
      {sections.map((section) => (
        <a key={section} href={`#${sectionId(section)}`}>
          {t(`section.${section}`)}
          {problems[section] ? <b>{t('problems', { total: problems[section] })}</b> : null}
        </a>
      ))}
    </nav>
  )
}
