import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useGetBimbingan } from '#generated/client/bimbingan/bimbingan.ts'
import { BackLink } from '#kit/link/back-link.tsx'
import { QueryCard } from '#kit/query/query-view.tsx'
import { MissingCard, useIsGone } from '#kit/query/query-view-or-missing.tsx'
import styles from './guidance.module.css'
import type { Work } from './guidance.ts'
import { GuidanceCard, useGuidance } from './guidance-card.tsx'
import { GuidanceSheet } from './guidance-sheet.tsx'
import { GuidanceRecord } from './record.tsx'

interface Props {
  work: Work
  /** Id of the record in the address; null shows all records. */
  idBimbingan: string | null
  /** Address of the work. */
  back: string
}

/** One record, fetched by id. */
const OneRecord = ({ work, idBimbingan, back }: Omit<Props, 'idBimbingan'> & { idBimbingan: string }) => {
  const { t } = useTranslation('studi-akhir')
  const { jenisBimbingan, usulanId } = work
  const params = { idMahasiswa: useIdMahasiswa() }
  const record = useGetBimbingan(jenisBimbingan, usulanId, idBimbingan, params)
  if (useIsGone(record)) return <MissingCard to={back} label={t('guidance.back')} />
  return (
    <QueryCard query={record} select={(row) => row} title={t('record.one')} lines={6}>
      {(row) => <GuidanceRecord of={row} />}
    </QueryCard>
  )
}

/** Guidance page of a work: one record, all records, or with `?lembar=ya` the sheet to sign, once a record exists. */
export const GuidancePage = ({ work, idBimbingan, back }: Props) => {
  const { t } = useTranslation('studi-akhir')
  const [search] = useSearchParams()
  const records = useGuidance(work).data?.data
  if (search.get('lembar') === 'ya' && records?.length !== 0) return <GuidanceSheet work={work} />
  return (
    <div className={styles.page}>
      <BackLink to={back}>{t('guidance.back')}</BackLink>
      <div>
        <h1>{t('guidance')}</h1>
        <p>{work.judul}</p>
      </div>
      {idBimbingan === null ? null : <OneRecord work={work} idBimbingan={idBimbingan} back={back} />}
      <GuidanceCard work={work} />
    </div>
  )
}
