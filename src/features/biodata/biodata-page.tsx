import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useGetBiodata, useListRiwayatPendidikan } from '#generated/client/biodata/biodata.ts'
import type { Biodata, RiwayatPendidikan } from '#generated/client/biodata/readers.ts'
import { QueryCard, QueryView } from '#kit/query/query-view.tsx'
import { formatDesimal } from '#shared/format/desimal.ts'
import { joined } from '#shared/text/joined.ts'
import { newestFirst } from '#shared/time/time-order.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { WhyNot } from '#shared/ui/overlay/why-not.tsx'
import styles from './biodata.module.css'
import { SECTIONS, valuesOf } from './biodata-fields.ts'
import { BiodataFacts, BiodataForm, useLockedReason } from './biodata-form.tsx'

/** Returns '2021–2024'; '2024–' without an end. */
const yearsOf = ({ tahunMasuk, tahunLulus }: RiwayatPendidikan): string =>
  tahunMasuk === null && tahunLulus === null ? '' : `${tahunMasuk ?? ''}–${tahunLulus ?? ''}`

const Row = ({ row }: { row: RiwayatPendidikan | null }) => {
  const { t, i18n } = useTranslation('biodata')
  if (!row) return <b>{t('riwayat.unnamed')}</b>
  const jurusan = joined(row.jurusan, row.kota)
  const years = yearsOf(row)
  return (
    <>
      <b>{joined(row.jenjang, row.namaInstitusi) || t('riwayat.unnamed')}</b>
      {jurusan ? <span>{jurusan}</span> : null}
      {years ? <span>{years}</span> : null}
      {row.nilaiAkhir == null ? null : (
        <span>{t('riwayat.nilai', { nilai: formatDesimal(row.nilaiAkhir, 2, i18n.language) })}</span>
      )}
    </>
  )
}

/** Education history, newest first; read-only, maintained by the campus (section 7). */
const RiwayatPendidikanCard = () => {
  const { t } = useTranslation('biodata')
  const riwayat = useListRiwayatPendidikan(useIdMahasiswa())
  return (
    <QueryCard
      title={t('riwayat.title')}
      query={riwayat}
      select={({ data }) => data}
      lines={4}
      empty={t('riwayat.empty')}
    >
      {(rows) => (
        <ol className={styles.riwayat}>
          {[...newestFirst(rows, (row) => row?.tahunMasuk).entries()].map(([place, row]) => (
            <li key={place}>
              <Row row={row} />
            </li>
          ))}
        </ol>
      )}
    </QueryCard>
  )
}

/** The biodata form, or the read-only biodata when the campus has not enabled editing. */
const Open = ({ biodata, refetch }: { biodata: Biodata; refetch: () => unknown }) => {
  const { t } = useTranslation('biodata')
  const reason = useLockedReason(biodata, refetch)
  if (!reason) return <BiodataForm biodata={biodata} sections={SECTIONS} name="biodata" />
  const values = valuesOf(biodata)
  return (
    <>
      <WhyNot id="biodata-locked" reason={reason} />
      <div className={styles.cards}>
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
    <div className={styles.page}>
      <header>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead', { idMahasiswa })}</p>
      </header>
      <QueryView query={biodata} select={(known) => known} lines={24}>
        {(known) => <Open biodata={known} refetch={biodata.refetch} />}
      </QueryView>
      <RiwayatPendidikanCard />
    </div>
  )
}
