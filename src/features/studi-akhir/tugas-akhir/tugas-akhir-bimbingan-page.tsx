import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router-dom'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useGetUsulanTugasAkhir } from '#generated/client/tugas-akhir/tugas-akhir.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useIsGone } from '#kit/query/query-view-or-missing.tsx'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { mapRows } from '#shared/wire/readers.ts'
import { GuidancePage } from '../guidance/guidance-page.tsx'
import { ChooseWork } from '../missing-id.tsx'
import styles from '../studi-akhir.module.css'
import { guidedWorks } from './final-project.ts'
import { worksQuery } from './queries.ts'
import { MissingWork } from './tugas-akhir-detail-page.tsx'
import { WorkTag } from './tugas-akhir-page.tsx'
import { guidedWork } from './use-work-facts.ts'

const One = ({ id, idBimbingan }: { id: string; idBimbingan: string | null }) => {
  const work = useGetUsulanTugasAkhir(id, { idMahasiswa: useIdMahasiswa() })
  if (useIsGone(work)) return <MissingWork />
  return (
    <QueryView query={work} select={(known) => known} lines={12}>
      {(known) => (
        <GuidancePage work={guidedWork({ ...known, id })} idBimbingan={idBimbingan} back={`/tugas-akhir/${id}`} />
      )}
    </QueryView>
  )
}

/** Resolves an address without the work: opens the only approved one, lists several, or shows that there is none. */
const Choose = ({ rest }: { rest: string }) => {
  const { t } = useTranslation('tugas-akhir')
  const works = useQuery(worksQuery(useIdMahasiswa()))
  return (
    <div className={styles.page}>
      <h1>{t('guidance.title')}</h1>
      <QueryView query={works} select={({ data }) => data} lines={6}>
        {(rows) => (
          <ChooseWork
            rows={mapRows(guidedWorks(rows), (work) => ({
              to: `/tugas-akhir/${work.id}/bimbingan/${rest}`,
              title: work.judul,
              aside: <WorkTag of={work} />,
            }))}
            none={t('guidance.none')}
          />
        )}
      </QueryView>
    </div>
  )
}

/** /tugas-akhir/{id?}/bimbingan/{idBimbingan}: one guidance record of a final project, and the list of all. */
export const TugasAkhirBimbinganPage = () => {
  const params = useParams()
  const { search } = useLocation()
  const id = readNumberedId(params['id'])
  const idBimbingan = readNumberedId(params['idBimbingan'])
  if (id === null) return <Choose rest={`${params['idBimbingan'] ?? ''}${search}`} />
  return <One key={id} id={id} idBimbingan={idBimbingan} />
}
