import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useGetPrasyaratProposal } from '#generated/client/proposal/proposal.ts'
import type { Proposal } from '#generated/client/proposal/readers.ts'
import { BackLink } from '#kit/link/back-link.tsx'
import { useOptionalData } from '#kit/query/use-optional-data.ts'
import { Timeline } from '#kit/timeline/timeline.tsx'
import { Card } from '#shared/ui/look/card.tsx'
import { DescriptionList } from '#shared/ui/look/description-list.tsx'
import { WebLink } from '#shared/ui/look/web-link.tsx'
import { type Progress, progressOf } from '../guidance/guidance.ts'
import { GuidanceCard, RecordMeeting, useGuidance } from '../guidance/guidance-card.tsx'
import { People } from '../people.tsx'
import styles from '../studi-akhir.module.css'
import { ExamCard, ExamPeople, useExam } from './exam.tsx'
import { OneProposal } from './one-proposal.tsx'
import { isGuided, isOffered } from './proposal.ts'
import { ProposalStatusTag } from './proposal-page.tsx'
import { ProposalWrites } from './proposal-writes.tsx'
import { isRecordedInStep, useMark, useProposalSteps } from './steps.tsx'
import { workOf } from './work.ts'

interface JourneyProps {
  of: Proposal
  updatedAt: number
}

/**
 * Returns whether any action on a proposal is offered: by the gateway's permission, else while the student can write
 * it.
 */
const mayWrite = (of: Proposal): boolean =>
  [of.bolehAjukan, of.bolehUbah, of.bolehHapus].some((permission) => isOffered(permission, of))

/** Steps of the proposal with actors and deadlines, and the actions of a draft. */
const Journey = ({ of, updatedAt, progress }: JourneyProps & { progress: Progress }) => {
  const { t } = useTranslation('proposal')
  const exam = useExam(of)
  const prasyarat = useOptionalData(useGetPrasyaratProposal(useIdMahasiswa()))
  const steps = useProposalSteps({ of, jadwal: exam.data, tutup: prasyarat?.tanggalSelesai ?? null, progress })
  const shown = steps.map((step) => {
    if (step.key === 'guidance' && step.isYours) return { ...step, content: <RecordMeeting work={workOf(of)} /> }
    const isWritable = (step.state === 'now' || step.state === 'unknown') && mayWrite(of)
    return isWritable ? { ...step, content: <ProposalWrites of={of} /> } : step
  })
  return (
    <Card title={t('journey')} updatedAt={updatedAt} aside={<ProposalStatusTag status={of.status} />}>
      <Timeline steps={shown} />
    </Card>
  )
}

/** Steps of a guided proposal, whose actor depends on the records, with the examination and the records. */
const Guided = (props: JourneyProps) => {
  const work = workOf(props.of)
  const progress = progressOf(useGuidance(work).data, work)
  return (
    <>
      <Journey {...props} progress={progress} />
      <ExamCard of={props.of} />
      <GuidanceCard work={work} isRecordedElsewhere={isRecordedInStep(props.of, progress)} />
    </>
  )
}

/** Content of the proposal. */
const Written = ({ of }: { of: Proposal }) => {
  const { t } = useTranslation('proposal')
  const mark = useMark()(of)
  return (
    <Card title={t('written')}>
      <div className={styles.stack}>
        {of.latarBelakang ? <p className={styles.text}>{of.latarBelakang}</p> : null}
        <DescriptionList
          facts={[
            { label: t('field.judulInggris'), value: of.judulInggris },
            { label: t('field.bidang'), value: of.bidang },
            { label: t('field.kataKunci'), value: of.kataKunci.filter(Boolean).join(', ') },
            ...(mark ? [{ label: t('mark'), value: mark }] : []),
          ]}
        />
        <WebLink to={of.tautanNaskah} about={of.judul}>
          {t('manuscript')}
        </WebLink>
      </div>
    </Card>
  )
}

const Detail = ({ of, updatedAt }: JourneyProps) => {
  const { t } = useTranslation('proposal')
  const guided = isGuided(of)
  return (
    <div className={styles.page}>
      <BackLink to="/proposal">{t('back')}</BackLink>
      <h1>{of.judul || t('title')}</h1>
      <div className={styles.columns}>
        <div className={styles.column}>
          {guided ? (
            <Guided of={of} updatedAt={updatedAt} />
          ) : (
            <>
              <Journey of={of} updatedAt={updatedAt} progress={progressOf(undefined, workOf(of))} />
              <ExamCard of={of} />
            </>
          )}
        </div>
        <div className={styles.column}>
          {of.pembimbing.length > 0 ? (
            <Card title={t('supervisors')} flush>
              <People people={of.pembimbing} />
            </Card>
          ) : null}
          <ExamPeople of={of} />
          <Written of={of} />
        </div>
      </div>
    </div>
  )
}

/** /proposal/{id}: one proposal with its steps, its guidance, its examination and its people. */
export const ProposalDetailPage = () => (
  <OneProposal id={useParams()['id']}>{(of, updatedAt) => <Detail of={of} updatedAt={updatedAt} />}</OneProposal>
)
