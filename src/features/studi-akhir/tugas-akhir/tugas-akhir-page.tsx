import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNoteRequests } from '#domain/kunjungan/requests.ts'
import { useIdMahasiswa, useIsActing } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { UsulanTugasAkhir } from '#generated/client/tugas-akhir/readers.ts'
import { Until } from '#kit/jendela/until.tsx'
import { ListItemHead } from '#kit/list/list.tsx'
import { ListByParts } from '#kit/list/list-by-parts.tsx'
import { QueryCard, QueryView } from '#kit/query/query-view.tsx'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { MetaLine } from '#shared/ui/look/meta-line.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import { type Listed, readRows } from '#shared/wire/readers.ts'
import { inOrder } from '../people.tsx'
import styles from '../studi-akhir.module.css'
import { isGuided, presentStep, runningFirst, type WorkState, workState } from './final-project.ts'
import { ownRequests } from './own-requests.ts'
import { ProposalRules } from './proposal-rules.tsx'
import { worksQuery } from './queries.ts'
import { statusText, useWordedSteps } from './step-words.ts'
import { useWorkFacts } from './use-work-facts.ts'

/** Number of proposals shown at first; older ones are shown on demand. */
const FIRST = 3

const TONES: Readonly<Record<WorkState, 'neutral' | 'wait' | 'ok' | 'danger' | 'accent'>> = {
  draft: 'neutral',
  submitted: 'wait',
  approved: 'ok',
  rejected: 'danger',
  defence: 'accent',
  finished: 'ok',
  unknown: 'neutral',
}

/** Tag with the status of a proposal. */
export const WorkTag = ({ of }: { of: UsulanTugasAkhir }) => (
  <Tag tone={TONES[workState(of)]}>{statusText(of.status)}</Tag>
)

/** The current step with its actor and deadline. */
const Turn = ({ of }: { of: UsulanTugasAkhir }) => {
  const { t } = useTranslation('tugas-akhir')
  const { facts, defences } = useWorkFacts(of)
  const steps = useWordedSteps(of, facts)
  const waiting = presentStep(steps.map((step) => step.of))
  const shown = steps.find((step) => step.of === waiting)?.shown
  if (isGuided(of) && facts.defences === null)
    return (
      <QueryView query={defences} select={() => null} lines={2}>
        {() => null}
      </QueryView>
    )
  if (shown?.state !== 'now') return shown?.reason ? <p className={styles.minor}>{shown.reason}</p> : null
  return (
    <>
      <p className={styles.turn}>
        {shown.isYours ? <Tag tone="accent">{t('turn.yours')}</Tag> : null}
        <b>{shown.title}</b>
        {shown.aside ? <span className={styles.minor}>{shown.aside}</span> : null}
        {shown.who ? <Tag tone="wait">{t('turn.who', { who: shown.who })}</Tag> : null}
      </p>
      {shown.note ? <p className={styles.minor}>{shown.note}</p> : null}
      {shown.until && shown.until.value !== null ? (
        <p className={styles.minor}>
          <Until {...shown.until} />
        </p>
      ) : null}
    </>
  )
}

const WorkItem = ({ of }: { of: UsulanTugasAkhir }) => {
  const { t } = useTranslation('tugas-akhir')
  const id = readNumberedId(of.id)
  const title = of.judul || t('untitled')
  return (
    <div className={styles.stack}>
      <ListItemHead title={title} to={id === null ? null : `/tugas-akhir/${id}`}>
        <WorkTag of={of} />
      </ListItemHead>
      <MetaLine facts={[of.jenisPenelitian?.nama, ...inOrder(of.pembimbing).map((one) => one?.nama)]} none="" />
      <Turn of={of} />
    </div>
  )
}

const Works = ({ rows }: { rows: Listed<UsulanTugasAkhir> }) => {
  return (
    <ListByParts rows={runningFirst(rows)} first={FIRST} idOf={({ id }) => id}>
      {(row) => <WorkItem of={row} />}
    </ListByParts>
  )
}

/** /tugas-akhir: the proposals with their current step, and the requirements of a new one, by track. */
export const TugasAkhirPage = () => {
  const { t } = useTranslation('tugas-akhir')
  useNoteRequests(ownRequests, useIdMahasiswa(), useIsActing())
  const works = useQuery(worksQuery(useIdMahasiswa()))
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <QueryCard query={works} select={({ data }) => data} title={t('list')} lines={6} empty={t('empty')} flush>
        {(rows) => <Works rows={rows} />}
      </QueryCard>
      {works.isPending ? null : <ProposalRules works={readRows(works.data?.data, 'hint')} />}
    </div>
  )
}
