import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { BimbinganCatatan, BimbinganCatatanList } from '#generated/client/bimbingan/readers.ts'
import { ListByParts } from '#kit/list/list-by-parts.tsx'
import { PrintLink } from '#kit/print/print-link.tsx'
import { QueryCard } from '#kit/query/query-view.tsx'
import { QuietRow } from '#shared/ui/button/quiet-row.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import { isKnownText, type Listed, readRows } from '#shared/wire/readers.ts'
import { Conversation } from './conversation.tsx'
import styles from './guidance.module.css'
import { guidanceActor, missingOf, progressOf, type Work } from './guidance.ts'
import { guidanceQuery } from './guidance-query.ts'
import { NewRecord } from './new-record.tsx'
import { GuidanceRecord } from './record.tsx'

/** Number of records shown at first; older ones are shown on demand. */
const FIRST = 3

/** Returns the query result of a work's guidance records. */
export const useGuidance = ({ jenisBimbingan, usulanId }: Pick<Work, 'jenisBimbingan' | 'usulanId'>) =>
  useQuery(guidanceQuery(jenisBimbingan, usulanId, useIdMahasiswa()))

/** Number of meetings out of the required number, with a progress bar. */
export const GuidanceProgress = ({ list, work }: { list: BimbinganCatatanList | undefined; work: Work }) => {
  const { t } = useTranslation('studi-akhir')
  const { count, isApprovedOnly, needed, waiting } = progressOf(list, work)
  if (typeof count !== 'number') return null
  const [key, only] = isApprovedOnly
    ? (['progress.approved', 'progress.approved.only'] as const)
    : (['progress.held', 'progress.held.only'] as const)
  return (
    <div>
      <p className={styles.count}>{typeof needed === 'number' ? t(key, { count, needed }) : t(only, { count })}</p>
      {waiting ? <p className={styles.minor}>{t('progress.waiting', { count: waiting })}</p> : null}
      {needed ? (
        <progress className={styles.progress} value={Math.min(count, needed)} max={needed} aria-hidden />
      ) : null}
    </div>
  )
}

const Records = ({ rows, work }: { rows: Listed<BimbinganCatatan>; work: Work }) => {
  const { t } = useTranslation('studi-akhir')
  if (rows.length === 0) return <EmptyState hint={t('record.empty')} />
  return (
    <ListByParts rows={rows} first={FIRST} idOf={({ idBimbingan }) => idBimbingan}>
      {(row) => (
        <GuidanceRecord of={row} {...(isKnownText(row.idBimbingan) && { to: work.addressOf(row.idBimbingan) })} />
      )}
    </ListByParts>
  )
}

/** Returns the supervisors with whom a meeting can be recorded: those of the records, else those of the work. */
const useSupervisors = (list: BimbinganCatatanList | undefined, work: Work) => {
  const known = (rows: Work['pembimbing'] | undefined) => readRows(rows, 'hint').filter(({ id }) => isKnownText(id))
  const named = known(list?.pembimbing)
  return named.length > 0 ? named : known(work.pembimbing)
}

/**
 * Button that records a meeting, for a step of the work that needs one. Renders nothing before the records are loaded.
 */
export const RecordMeeting = ({ work }: { work: Work }) => {
  const { data } = useGuidance(work)
  const pembimbing = useSupervisors(data, work)
  return data ? <NewRecord work={work} pembimbing={pembimbing} bolehMenambah={data.bolehMenambah} look="main" /> : null
}

interface CardProps {
  work: Work
  /**
   * True when meetings are recorded elsewhere: in the step of the work (`RecordMeeting`), or by the leader of the
   * group.
   */
  isRecordedElsewhere?: boolean
}

/**
 * Guidance of a work: number of meetings, records, button to add one, printable sheet, and conversation. Records and
 * conversation fail independently.
 */
export const GuidanceCard = ({ work, isRecordedElsewhere = false }: CardProps) => {
  const { t } = useTranslation('studi-akhir')
  const guidance = useGuidance(work)
  const pembimbing = useSupervisors(guidance.data, work)
  const progress = progressOf(guidance.data, work)
  const isDone = missingOf(progress) === 0
  const isNext = !isDone && guidanceActor(progress) === 'you'
  const isOffered = !isRecordedElsewhere && !(isDone && progress.isClosed)
  return (
    <QueryCard query={guidance} select={({ data }) => data} title={t('guidance')} lines={8} flush>
      {(data) => {
        const newest = readRows(data, 'hint').find(({ idBimbingan }) => isKnownText(idBimbingan))
        return (
          <>
            <div className={styles.head}>
              <GuidanceProgress list={guidance.data} work={work} />
              <div className={styles.actions}>
                {!isOffered ? null : (
                  <NewRecord
                    work={work}
                    pembimbing={pembimbing}
                    bolehMenambah={guidance.data?.bolehMenambah ?? null}
                    look={isNext ? 'main' : 'plain'}
                  />
                )}
                <Conversation work={work} pembimbing={pembimbing} />
                {newest ? (
                  <QuietRow>
                    <PrintLink variant="quiet" to={`${work.addressOf(newest.idBimbingan)}?lembar=ya`}>
                      {t('sheet.link')}
                    </PrintLink>
                  </QuietRow>
                ) : null}
              </div>
            </div>
            <Records rows={data} work={work} />
          </>
        )
      }}
    </QueryCard>
  )
}
