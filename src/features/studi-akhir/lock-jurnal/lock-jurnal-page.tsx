import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useNoteRequests } from '#domain/kunjungan/requests.ts'
import { useIdMahasiswa, useIsActing } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useGetInformasiLockJurnal, useGetJudulSkripsi } from '#generated/client/lock-jurnal/lock-jurnal.ts'
import type { InformasiLockJurnal } from '#generated/client/lock-jurnal/readers.ts'
import { combineQueries } from '#kit/query/combine-queries.ts'
import { isUnreadable, QueryCard, type QueryResult, QueryView } from '#kit/query/query-view.tsx'
import { textOfHtml } from '#shared/text/html-text.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { SafeHtml } from '#shared/ui/look/safe-html.tsx'
import { Conditions } from '../conditions.tsx'
import styles from '../studi-akhir.module.css'
import { useWays } from '../ways.ts'
import { LockJurnalJourney, SUBMIT } from './lock-jurnal-journey.tsx'
import { conditionsOf } from './obstacle.tsx'
import { ownRequests } from './own-requests.ts'
import { Submissions } from './submissions.tsx'
import { submissionsQuery } from './submissions-query.ts'
import { TitleCard } from './title-card.tsx'

/** Conditions with a link to meet each, and the campus's information about submissions. */
const Rules = ({ of }: { of: QueryResult<InformasiLockJurnal> }) => {
  const { t } = useTranslation('lock-jurnal')
  const ways = useWays()
  return (
    <>
      <QueryCard query={of} select={conditionsOf} title={t('conditions')} lines={5} empty={t('conditions.none')}>
        {(items) => <Conditions items={items} ways={ways} />}
      </QueryCard>
      {of.data && textOfHtml(of.data.informasi) ? (
        <Card title={t('informasi')}>
          <SafeHtml html={of.data.informasi} />
        </Card>
      ) : null}
    </>
  )
}

/** /lock-jurnal: the steps up to the locked title, the title, the submissions and the conditions. */
export const LockJurnalPage = () => {
  const { t } = useTranslation('lock-jurnal')
  const idMahasiswa = useIdMahasiswa()
  const judul = useGetJudulSkripsi(idMahasiswa)
  const informasi = useGetInformasiLockJurnal(idMahasiswa)
  useNoteRequests(ownRequests, useIdMahasiswa(), useIsActing())
  const submissions = useQuery(submissionsQuery(idMahasiswa))
  const all = combineQueries(combineQueries(judul, informasi), submissions)
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <div className={styles.columns}>
        <QueryView
          query={all}
          select={([known, { data }]) => (data && !isUnreadable(data) ? ([known, data] as const) : null)}
          lines={12}
        >
          {([[title, rules], rows]) => (
            <LockJurnalJourney judul={title} informasi={rules} rows={rows} updatedAt={all.dataUpdatedAt} />
          )}
        </QueryView>
        <div className={styles.column}>
          <TitleCard of={judul} />
          <QueryCard
            query={submissions}
            select={({ data }) => data}
            title={t('list')}
            lines={6}
            empty={t('empty')}
            flush
            aside={
              informasi.data && informasi.data.bolehMengajukan !== false ? (
                <Link className={buttonClass('quiet')} to={SUBMIT}>
                  {t('submit')}
                </Link>
              ) : null
            }
          >
            {(rows) => <Submissions rows={rows} />}
          </QueryCard>
          <Rules of={informasi} />
        </div>
      </div>
    </div>
  )
}
