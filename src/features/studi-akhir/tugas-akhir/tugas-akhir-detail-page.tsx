import { useTranslation } from 'react-i18next'
import { Link, Navigate, useParams } from 'react-router-dom'
import { Kontak } from '#domain/kampus/kontak.tsx'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { UsulanTugasAkhir } from '#generated/client/tugas-akhir/readers.ts'
import {
  useGetLabelPembimbing,
  useGetLabelPenguji,
  useGetUsulanTugasAkhir,
} from '#generated/client/tugas-akhir/tugas-akhir.ts'
import { BackLink } from '#kit/link/back-link.tsx'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { QueryCard, QueryView } from '#kit/query/query-view.tsx'
import { MissingCard, QueryViewOrMissing } from '#kit/query/query-view-or-missing.tsx'
import { useOptionalData } from '#kit/query/use-optional-data.ts'
import { Timeline } from '#kit/timeline/timeline.tsx'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { joined } from '#shared/text/joined.ts'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { DescriptionList } from '#shared/ui/look/description-list.tsx'
import { Conditions } from '../conditions.tsx'
import { GuidanceCard, RecordMeeting } from '../guidance/guidance-card.tsx'
import { People } from '../people.tsx'
import styles from '../studi-akhir.module.css'
import { useWays, withoutGuidanceFigures } from '../ways.ts'
import { Attendance, AttendanceLimit } from './attendance.tsx'
import { isGuided, isOpen, isRequestedAgain, stepsOf, type WorkStep } from './final-project.ts'
import { ScheduleCard } from './proposal-rules.tsx'
import { useWordedSteps } from './step-words.ts'
import { WorkTag } from './tugas-akhir-page.tsx'
import { guidedWork, type QueriedFacts, useDefenceRules, useWorkFacts } from './use-work-facts.ts'
import { UsulanTugasAkhirActions } from './usulan-tugas-akhir-actions.tsx'

interface ContentProps {
  step: WorkStep
  work: UsulanTugasAkhir
  asked: QueriedFacts
}

/** Link to the request for the next defence, or the campus's reason against it. */
const Request = ({ work, asked }: Omit<ContentProps, 'step'>) => {
  const { t } = useTranslation('tugas-akhir')
  const { rule } = asked.facts
  const may = rule?.bolehMengajukan !== false
  return (
    <div className={styles.stack}>
      {may ? null : <p className={styles.minor}>{rule.alasan || t('request.notNow')}</p>}
      <div>
        <Link className={buttonClass(may ? 'main' : 'plain')} to={`/tugas-akhir/sidang/tambah?usulanId=${work.id}`}>
          {t(isRequestedAgain(asked.facts) ? 'request.again' : 'request')}
        </Link>
      </div>
    </div>
  )
}

const Defence = ({ step, work, asked }: ContentProps) => {
  const { t } = useTranslation('tugas-akhir')
  const id = readNumberedId(step.defence?.id)
  if (id === null || !step.defence) return null
  return (
    <div className={styles.stack}>
      {step.state === 'now' ? (
        <>
          {step.until === null ? <AttendanceLimit of={step.defence} asked={asked.attendance} /> : null}
          <Attendance of={step.defence} asked={asked.attendance} />
        </>
      ) : null}
      <Link to={`/tugas-akhir/${work.id}/sidang/${id}`}>{t('defence.open')}</Link>
    </div>
  )
}

/** The student's actions in a step. */
const StepContent = ({ step, work, asked }: ContentProps) => {
  const { t } = useTranslation('tugas-akhir')
  if (step.kind === 'proposal') return isOpen(work) ? <UsulanTugasAkhirActions work={work} /> : null
  if (step.kind === 'defence') return <Defence step={step} work={work} asked={asked} />
  if (step.state !== 'now') return null
  if (step.kind === 'request') return <Request work={work} asked={asked} />
  if (step.kind === 'guidance') return step.actor === 'you' ? <RecordMeeting work={guidedWork(work)} /> : null
  return (
    <p className={styles.minor}>
      <span>{t('step.revision.where')}</span> <Kontak />
    </p>
  )
}

/**
 * Steps of the final project; those after the proposal appear once the defences are loaded, or their error is shown
 * instead.
 */
const Journey = ({ work, asked, updatedAt }: { work: UsulanTugasAkhir; asked: QueriedFacts; updatedAt: number }) => {
  const { t } = useTranslation('tugas-akhir')
  const steps = useWordedSteps(work, asked.facts).map(({ of, shown }) => ({
    ...shown,
    content: <StepContent step={of} work={work} asked={asked} />,
  }))
  return (
    <Card title={t('journey')} updatedAt={updatedAt} aside={<WorkTag of={work} />}>
      <div className={styles.stack}>
        <Timeline steps={steps} />
        {isGuided(work) ? (
          <QueryView query={asked.defences} select={({ data }) => data} lines={4}>
            {(rows) => <UnreadNote of={rows} noun={t('defences')} />}
          </QueryView>
        ) : null}
      </div>
    </Card>
  )
}

/** Conditions of the next defence, with a link to meet each. The guidance card counts the meetings. */
const DefenceConditions = ({ work }: { work: UsulanTugasAkhir }) => {
  const { t } = useTranslation('tugas-akhir')
  const rules = useDefenceRules(work.id, true)
  const ways = useWays({ bimbingan: null })
  const rule = rules.data?.data?.[0]
  return (
    <QueryCard
      query={rules}
      select={({ data }) => (data === null || rule === null ? null : (rule?.syarat ?? []))}
      title={rule?.nama ? t('conditions.of', { name: rule.nama }) : t('conditions')}
      lines={6}
      empty={t('conditions.none')}
    >
      {(items) => <Conditions items={withoutGuidanceFigures(items)} ways={ways} />}
    </QueryCard>
  )
}

const About = ({ work }: { work: UsulanTugasAkhir }) => {
  const { t } = useTranslation('tugas-akhir')
  return (
    <Card title={t('about')}>
      <div className={styles.stack}>
        <DescriptionList
          facts={[
            { label: t('field.judulInggris'), value: work.judulInggris },
            { label: t('field.idJenisPenelitian'), value: work.jenisPenelitian?.nama },
            { label: t('field.kataKunci'), value: work.kataKunci.filter(Boolean).join(', ') },
            ...(isOpen(work) || work.catatan === '' ? [] : [{ label: t('note'), value: work.catatan }]),
          ]}
        />
        {work.latarBelakang ? <p className={styles.text}>{work.latarBelakang}</p> : null}
      </div>
    </Card>
  )
}

/** Supervisors and examiners with their roles. */
export const TugasAkhirGroup = ({ of }: { of: Pick<UsulanTugasAkhir, 'pembimbing' | 'penguji'> }) => {
  const { t } = useTranslation('tugas-akhir')
  const supervisors = useOptionalData(useGetLabelPembimbing())?.data ?? []
  const examiners = useOptionalData(useGetLabelPenguji())?.data ?? []
  return (
    <>
      {of.pembimbing.length > 0 ? (
        <Card title={t('supervisors')} flush>
          <People people={of.pembimbing} labels={supervisors} />
        </Card>
      ) : null}
      {of.penguji.length > 0 ? (
        <Card title={t('examiners')} flush>
          <People people={of.penguji} labels={examiners} />
        </Card>
      ) : null}
    </>
  )
}

const Detail = ({ work, updatedAt }: { work: UsulanTugasAkhir; updatedAt: number }) => {
  const asked = useWorkFacts(work)
  const guided = isGuided(work)
  const isRecordedAbove = stepsOf(work, asked.facts, useNowMs()).some(
    ({ kind, state, actor }) => kind === 'guidance' && state === 'now' && actor === 'you',
  )
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Journey work={work} asked={asked} updatedAt={updatedAt} />
        {guided && work.status !== 'selesai' ? <DefenceConditions work={work} /> : null}
        {guided ? <GuidanceCard work={guidedWork(work)} isRecordedElsewhere={isRecordedAbove} /> : null}
      </div>
      <div className={styles.column}>
        <TugasAkhirGroup of={work} />
        <About work={work} />
        <ScheduleCard id={work.idJadwal} />
      </div>
    </div>
  )
}

const One = ({ id }: { id: string }) => {
  const { t } = useTranslation('tugas-akhir')
  const work = useGetUsulanTugasAkhir(id, { idMahasiswa: useIdMahasiswa() })
  const { jalur = '', jenisPenelitian = null, judul = '' } = work.data ?? {}
  return (
    <div className={styles.page}>
      <BackLink to="/tugas-akhir">{t('back')}</BackLink>
      <div>
        <h1 className={styles.title}>{judul || t('title')}</h1>
        <p className={styles.minor}>{joined(jalur && t('track.of', { jalur }), jenisPenelitian?.nama)}</p>
      </div>
      <QueryViewOrMissing
        query={work}
        select={(known) => known}
        lines={12}
        wayOn={{ to: '/tugas-akhir', label: t('back') }}
      >
        {(known) => <Detail work={{ ...known, id }} updatedAt={work.dataUpdatedAt} />}
      </QueryViewOrMissing>
    </div>
  )
}

/** Page for an address whose entry does not exist. */
export const MissingWork = () => {
  const { t } = useTranslation('tugas-akhir')
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <MissingCard to="/tugas-akhir" label={t('back')} />
    </div>
  )
}

/** First segments of other addresses: without further segments they redirect to the list. */
const PARTS: ReadonlySet<string | undefined> = new Set(['sidang', 'bimbingan'])

/** /tugas-akhir/{id}: one final project with its steps, actors and actions. */
export const TugasAkhirDetailPage = () => {
  const written = useParams()['id']
  const id = readNumberedId(written)
  if (PARTS.has(written)) return <Navigate to="/tugas-akhir" replace />
  return id === null ? <MissingWork /> : <One key={id} id={id} />
}
