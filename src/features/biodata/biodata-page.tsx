import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { Biodata } from '#generated/readers/biodata.ts'
import { AsyncBody } from '#shared/ui/async-body.tsx'
import { Card } from '#shared/ui/card.tsx'
import { WhyNot } from '#shared/ui/why-not.tsx'
import styles from './biodata.module.css'
import { BiodataFacts } from './biodata-facts.tsx'
import { SECTIONS } from './biodata-fields.ts'
import { BiodataForm } from './biodata-form.tsx'
import { valuesOf } from './biodata-values.ts'
import { RiwayatPendidikanCard } from './riwayat-pendidikan.tsx'
import { useBiodata } from './use-biodata.ts'
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
  const { biodata, error, isPending, refetch } = useBiodata()
  const idMahasiswa = useIdMahasiswa()
  return (
    <div className={styles['page']}>
      <header>
        <h1>{t('title')}</h1>
        <p className={styles['lead']}>{t('lead', { idMahasiswa })}</p>
      </header>
      <AsyncBody data={biodata} isPending={isPending} error={error} onReload={refetch} lines={24}>
        {(known) => <Open biodata={known} />}
      </AsyncBody>
      <RiwayatPendidikanCard />
    </div>
  )
}
