import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useGetBiodata } from '#generated/client/biodata/biodata.ts'
import type { Biodata } from '#generated/readers/biodata.ts'
import { Answer } from '#kit/answer/answer.tsx'
import { Card } from '#shared/ui/card.tsx'
import { WhyNot } from '#shared/ui/why-not.tsx'
import styles from './biodata.module.css'
import { BiodataFacts } from './biodata-facts.tsx'
import { SECTIONS, valuesOf } from './biodata-fields.ts'
import { BiodataForm } from './biodata-form.tsx'
import { RiwayatPendidikanCard } from './riwayat-pendidikan.tsx'
import { useLockedReason } from './use-locked-reason.ts'

/** To read, where the campus has not opened it, or to change. */
const Open = ({ biodata }: { biodata: Biodata }) => {
  const { t } = useTranslation('biodata')
  const reason = useLockedReason(biodata)
  if (!reason) return <BiodataForm biodata={biodata} sections={SECTIONS} name="biodata" />
  const values = valuesOf(biodata)
  return (
    <>
      <WhyNot id="biodata-locked" reason={reason} />
      <div className={styles['cards']}>
        {SECTIONS.map((section) => (
          <Card key={section} title={t(`section.${section}`)}>
            <BiodataFacts section={section} values={values} />
          </Card>
        ))}
      </div>
    </>
  )
}

/** /biodata: the student's own data (section 2). */
export const BiodataPage = () => {
  const { t } = useTranslation('biodata')
  const idMahasiswa = useIdMahasiswa()
  const biodata = useGetBiodata(idMahasiswa)
  return (
    <div className={styles['page']}>
      <header>
        <h1>{t('title')}</h1>
        <p className={styles['lead']}>{t('lead', { idMahasiswa })}</p>
      </header>
      <Answer of={biodata} part={(known) => known} lines={24}>
        {(known) => <Open biodata={known} />}
      </Answer>
      <RiwayatPendidikanCard />
    </div>
  )
}
