import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useGetUsulanKerjaPraktik } from '#generated/client/kerja-praktik/kerja-praktik.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { MissingCard, QueryViewOrMissing } from '#kit/query/query-view-or-missing.tsx'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { filterRows, mapRows } from '#shared/wire/readers.ts'
import { GuidancePage } from '../guidance/guidance-page.tsx'
import { ChooseWork } from '../missing-id.tsx'
import styles from '../studi-akhir.module.css'
import { Header } from './header.tsx'
import { stageOf } from './internship.ts'
import { internshipsQuery } from './internship-query.ts'
import { StageTag } from './stage-tag.tsx'
import { workOf } from './work.ts'

const GUIDED = new Set(['approved', 'running', 'defence', 'done'])

/** List of guided internships, for an address without an internship id. */
const Choose = ({ idBimbingan }: { idBimbingan: string }) => {
  const { t } = useTranslation('kerja-praktik')
  const internships = useQuery(internshipsQuery(useIdMahasiswa()))
  return (
    <div className={styles.page}>
      <Header title={t('guidance.title')} />
      <QueryView query={internships} select={({ data }) => data} lines={6}>
        {(rows) => (
          <ChooseWork
            rows={mapRows(
              filterRows(rows, (row) => GUIDED.has(stageOf(row))),
              (row) => ({
                to: `/kerja-praktik/${row.id}/bimbingan/${idBimbingan}`,
                title: row.judul,
                aside: <StageTag of={row} />,
              }),
            )}
            none={t('guidance.none')}
          />
        )}
      </QueryView>
    </div>
  )
}

const OfWork = ({ id, idBimbingan }: { id: string; idBimbingan: string }) => {
  const { t } = useTranslation('kerja-praktik')
  const usulan = useGetUsulanKerjaPraktik(id, { idMahasiswa: useIdMahasiswa() })
  const back = `/kerja-praktik/${id}`
  if (usulan.data) return <GuidancePage work={workOf({ ...usulan.data, id })} idBimbingan={idBimbingan} back={back} />
  return (
    <div className={styles.page}>
      <Header title={t('guidance.title')} back={{ to: back, label: t('title') }} />
      <QueryViewOrMissing
        query={usulan}
        select={() => null}
        lines={12}
        wayOn={{ to: '/kerja-praktik', label: t('all') }}
      >
        {() => null}
      </QueryViewOrMissing>
    </div>
  )
}

/** /kerja-praktik/{id?}/bimbingan/{idBimbingan}: one record and the guidance of its internship. */
export const KerjaPraktikBimbinganPage = () => {
  const { t } = useTranslation('kerja-praktik')
  const { id: written, idBimbingan: record } = useParams()
  const idBimbingan = readNumberedId(record)
  const id = readNumberedId(written)
  if (idBimbingan === null || (written !== undefined && id === null))
    return (
      <div className={styles.page}>
        <Header title={t('guidance.title')} />
        <MissingCard to="/kerja-praktik" label={t('all')} />
      </div>
    )
  return id === null ? <Choose idBimbingan={idBimbingan} /> : <OfWork id={id} idBimbingan={idBimbingan} />
}
