import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useGetUsulanKerjaPraktik } from '#generated/client/kerja-praktik/kerja-praktik.ts'
import type { UsulanKerjaPraktik } from '#generated/client/kerja-praktik/readers.ts'
import { MissingCard, QueryViewOrMissing } from '#kit/query/query-view-or-missing.tsx'
import { useOptionalData } from '#kit/query/use-optional-data.ts'
import { dayOf } from '#shared/campus/campus-time.ts'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { Notice } from '#shared/ui/look/notice.tsx'
import { GuidanceCard } from '../guidance/guidance-card.tsx'
import styles from '../studi-akhir.module.css'
import { endOfTahapan } from '../tahapan.ts'
import { Header } from './header.tsx'
import { isMember, stageOf, stepsOf } from './internship.ts'
import { Company, InternshipPeople, KerjaPraktikGroup } from './kerja-praktik-group.tsx'
import { KerjaPraktikJourney } from './kerja-praktik-journey.tsx'
import { useKnown, useProposed } from './use-known.ts'
import { useSchedule } from './use-rules.ts'
import { workOf } from './work.ts'

interface Props {
  of: UsulanKerjaPraktik
  /** Time of the answer in milliseconds since 1970. */
  updatedAt: number
}

/** A proposal that is not approved, and therefore has no guidance. */
const Proposal = ({ of, updatedAt }: Props) => {
  const known = useProposed(of)
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <KerjaPraktikJourney known={known} defence={null} guidanceUntil={null} updatedAt={updatedAt} />
      </div>
      <div className={styles.column}>
        <KerjaPraktikGroup of={of} />
        <InternshipPeople of={of} sidang={null} />
        <Company of={of} />
      </div>
    </div>
  )
}

/** An approved internship: its steps, guidance and people. */
const Approved = ({ of, updatedAt }: Props) => {
  const { known, defence } = useKnown(of)
  const schedule = useOptionalData(useSchedule(of.idJadwal))
  const guidance = stepsOf(known, dayOf(useNowMs())).find(({ key }) => key === 'guidance')
  const isRecordedAbove = guidance?.state === 'now' && guidance.actor === 'you'
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <KerjaPraktikJourney
          known={known}
          defence={defence}
          guidanceUntil={schedule ? endOfTahapan(schedule.tahapan, /bimbingan/i) : null}
          updatedAt={updatedAt}
        />
        <GuidanceCard work={workOf(of)} isRecordedElsewhere={known.isMember || isRecordedAbove} />
      </div>
      <div className={styles.column}>
        <KerjaPraktikGroup of={of} />
        <InternshipPeople of={of} sidang={known.sidang ?? null} />
        <Company of={of} />
      </div>
    </div>
  )
}

const OPEN = new Set(['draft', 'proposed', 'rejected', 'unknown'])

const Internship = ({ of, updatedAt }: Props) => {
  const { t } = useTranslation('kerja-praktik')
  const idMahasiswa = useIdMahasiswa()
  return (
    <>
      {isMember(of, idMahasiswa) ? <Notice>{t('group.reads')}</Notice> : null}
      {OPEN.has(stageOf(of)) ? <Proposal of={of} updatedAt={updatedAt} /> : <Approved of={of} updatedAt={updatedAt} />}
    </>
  )
}

/** /kerja-praktik/{id}: one internship with its state, actor and deadline. */
export const KerjaPraktikDetailPage = () => {
  const { t } = useTranslation('kerja-praktik')
  const id = readNumberedId(useParams()['id'])
  const params = { idMahasiswa: useIdMahasiswa() }
  const usulan = useGetUsulanKerjaPraktik(id ?? '', params, { query: { enabled: id !== null } })
  const wayOn = { to: '/kerja-praktik', label: t('all') }
  return (
    <div className={styles.page}>
      <Header title={t('title')} about={usulan.data?.judul ?? ''} back={wayOn} />
      {id === null ? (
        <MissingCard {...wayOn} />
      ) : (
        <QueryViewOrMissing query={usulan} select={(known) => ({ ...known, id })} lines={20} wayOn={wayOn}>
          {(known) => <Internship of={known} updatedAt={usulan.dataUpdatedAt} />}
        </QueryViewOrMissing>
      )}
    </div>
  )
}
