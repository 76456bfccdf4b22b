import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useGetSidangKerjaPraktik, useGetUsulanKerjaPraktik } from '#generated/client/kerja-praktik/kerja-praktik.ts'
import type { UsulanKerjaPraktik } from '#generated/client/kerja-praktik/readers.ts'
import { Answer } from '#kit/answer/answer.tsx'
import { useHint } from '#kit/answer/use-hint.ts'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { Notice } from '#shared/ui/look/notice.tsx'
import { progressOf } from '../guidance/guidance.ts'
import { GuidanceCard, useGuidance } from '../guidance/guidance-card.tsx'
import styles from '../studi-akhir.module.css'
import { endOfTahapan } from '../tahapan.ts'
import { Company, Group, InternshipPeople } from './group.tsx'
import { Header } from './header.tsx'
import { isMember, readable, readableDefence, stageOf } from './internship.ts'
import { Journey } from './journey.tsx'
import { useSchedule } from './use-rules.ts'
import { workOf } from './work.ts'

/** A proposal that is not approved: nothing of it is guided yet. */
const Proposal = ({ of }: { of: UsulanKerjaPraktik }) => {
  const known = { usulan: of, sidang: null, count: of.jumlahBimbingan, needed: of.minimalBimbingan }
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Journey known={known} defence={null} guidanceUntil={null} />
      </div>
      <div className={styles.column}>
        <Group of={of} />
        <InternshipPeople of={of} sidang={null} />
        <Company of={of} />
      </div>
    </div>
  )
}

/** An internship that was approved: its steps, its guidance and its people. */
const Approved = ({ of }: { of: UsulanKerjaPraktik }) => {
  const params = { idMahasiswa: useIdMahasiswa() }
  const work = workOf(of)
  const { count, needed, waiting } = progressOf(useGuidance(work).data, work)
  const defence = useGetSidangKerjaPraktik(of.idSidang, params, { query: { enabled: of.idSidang !== '' } })
  const schedule = useHint(useSchedule(of.idJadwal))
  const sidang = of.idSidang !== '' && defence.data ? readableDefence(defence.data, of.idSidang) : null
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Journey
          known={{ usulan: of, sidang, count, needed, isWaiting: waiting > 0 }}
          defence={of.idSidang === '' ? null : defence}
          guidanceUntil={schedule ? endOfTahapan(schedule.tahapan, /bimbingan/i) : null}
        />
        <GuidanceCard work={work} />
      </div>
      <div className={styles.column}>
        <Group of={of} />
        <InternshipPeople of={of} sidang={sidang} />
        <Company of={of} />
      </div>
    </div>
  )
}

const OPEN = new Set(['draft', 'proposed', 'rejected', 'unknown'])

const Internship = ({ of }: { of: UsulanKerjaPraktik }) => {
  const { t } = useTranslation('kerja-praktik')
  const idMahasiswa = useIdMahasiswa()
  return (
    <>
      {isMember(of, idMahasiswa) ? <Notice>{t('group.reads')}</Notice> : null}
      {OPEN.has(stageOf(of)) ? <Proposal of={of} /> : <Approved of={of} />}
    </>
  )
}

/** /kerja-praktik/{id}: one internship, where it stands, who acts and until when. */
export const DetailPage = () => {
  const { t } = useTranslation('kerja-praktik')
  const id = readNumberedId(useParams()['id'])
  const params = { idMahasiswa: useIdMahasiswa() }
  const usulan = useGetUsulanKerjaPraktik(id ?? '', params, { query: { enabled: id !== null } })
  if (id === null) return <Navigate to="/kerja-praktik" replace />
  return (
    <div className={styles.page}>
      <Header title={t('title')} about={usulan.data?.judul ?? ''} back={{ to: '/kerja-praktik', label: t('all') }} />
      <Answer of={usulan} part={(known) => readable(known, id)} lines={20}>
        {(known) => <Internship of={known} />}
      </Answer>
    </div>
  )
}
