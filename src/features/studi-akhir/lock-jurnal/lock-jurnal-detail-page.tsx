import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { PengajuanJurnal, PengajuanJurnalList } from '#generated/client/lock-jurnal/readers.ts'
import { BackLink } from '#kit/link/back-link.tsx'
import { isWholeList } from '#kit/list/whole-list.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { MissingCard } from '#kit/query/query-view-or-missing.tsx'
import { type Step, Timeline } from '#kit/timeline/timeline.tsx'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { DescriptionList } from '#shared/ui/look/description-list.tsx'
import { findRow } from '#shared/wire/readers.ts'
import styles from '../studi-akhir.module.css'
import { ArticleLinks, Delete, LockJurnalStatusTag, useArticleWords } from './article.tsx'
import { type LockStep, stepsOfArticle } from './lock.ts'
import { submissionsQuery } from './submissions-query.ts'

const useSteps = (of: PengajuanJurnal): Step[] => {
  const { t } = useTranslation('lock-jurnal')
  const words = useArticleWords(of)
  const details: Record<LockStep['key'], Omit<Step, 'key' | 'state'>> = {
    ...words,
    title: { title: t('step.title') },
    again: { title: t('step.again') },
    locked: { title: t('step.locked') },
  }
  return stepsOfArticle(of).map((step) => ({ ...step, ...details[step.key] }))
}

const Detail = ({ of }: { of: PengajuanJurnal }) => {
  const { t } = useTranslation('lock-jurnal')
  const navigate = useNavigate()
  const steps = useSteps(of)
  return (
    <div className={styles.columns}>
      <Card title={of.judulJurnal || '–'} aside={<LockJurnalStatusTag of={of} />}>
        <div className={styles.stack}>
          <Timeline steps={steps} foldPast={false} />
          <ArticleLinks of={of} />
          <Delete of={of} onDeleted={() => void navigate('/lock-jurnal')} />
        </div>
      </Card>
      <Card title={t('article')}>
        <DescriptionList
          facts={[
            { label: t('field.namaJurnal'), value: of.namaJurnal },
            { label: t('field.issn'), value: of.issn },
            { label: t('field.volume'), value: of.volume },
            { label: t('field.nomor'), value: of.nomor },
            { label: t('field.tahunTerbit'), value: of.tahunTerbit },
            { label: t('thesis.then'), value: of.judulSkripsi },
          ]}
        />
      </Card>
    </div>
  )
}

const Missing = () => {
  const { t } = useTranslation('lock-jurnal')
  return <MissingCard to="/lock-jurnal" label={t('back')} />
}

/**
 * Returns the submission with an id; null when it could not be read, or when an incomplete list does not contain it.
 */
const foundIn = (answer: PengajuanJurnalList, id: string): { found: PengajuanJurnal | undefined } | null => {
  const found = findRow(answer.data, ({ idJurnal }) => idJurnal === id)
  return found === null || (found === undefined && !isWholeList(answer)) ? null : { found }
}

/** /lock-jurnal/{id}: one submission with its steps, its receipt and the button to delete it. */
export const LockJurnalDetailPage = () => {
  const { t } = useTranslation('lock-jurnal')
  const id = readNumberedId(useParams()['id'])
  const submissions = useQuery(submissionsQuery(useIdMahasiswa()))
  return (
    <div className={styles.page}>
      {id === null ? null : <BackLink to="/lock-jurnal">{t('back')}</BackLink>}
      <h1>{id === null ? t('title') : t('detail.title', { id })}</h1>
      {id === null ? (
        <Missing />
      ) : (
        <QueryView query={submissions} select={(answer) => foundIn(answer, id)} lines={12}>
          {({ found }) => (found ? <Detail of={found} /> : <Missing />)}
        </QueryView>
      )}
    </div>
  )
}
