import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useGetSidangKerjaPraktik, useGetUsulanKerjaPraktik } from '#generated/client/kerja-praktik/kerja-praktik.ts'
import type { SidangKerjaPraktik, UsulanKerjaPraktik } from '#generated/client/kerja-praktik/readers.ts'
import { RemindButton } from '#kit/jadwal/remind-button.tsx'
import { Until } from '#kit/jendela/until.tsx'
import { QueryCard } from '#kit/query/query-view.tsx'
import { MissingCard, QueryViewOrMissing } from '#kit/query/query-view-or-missing.tsx'
import { useOptionalData } from '#kit/query/use-optional-data.ts'
import { writtenMomenText } from '#shared/campus/momen.ts'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { WebLink } from '#shared/ui/look/web-link.tsx'
import { Clash, DayList, useDayPlan } from '../day-plan.tsx'
import { People } from '../people.tsx'
import styles from '../studi-akhir.module.css'
import { DefenceDay } from './defence-day.tsx'
import { calendarId, defenceEvents } from './defence-events.ts'
import { Header } from './header.tsx'
import { defenceState, stageOf } from './internship.ts'
import { useMark } from './kerja-praktik-journey.tsx'
import { DefenceTag } from './stage-tag.tsx'

const WAITING = { requested: 'defence.wait', approved: 'defence.wait.day' } as const

interface Props {
  of: SidangKerjaPraktik
  /** Internship of the defence, once loaded. */
  usulan: UsulanKerjaPraktik | undefined
}

/** Result of a defence: decision, mark, note, and revision deadline. */
const Result = ({ of, usulan }: Props) => {
  const { t } = useTranslation('kerja-praktik')
  const mark = useMark()(of)
  return (
    <Card title={t('defence.result')} aside={<DefenceTag of={of} />}>
      <div className={styles.stack}>
        <p className={styles.day}>{of.hasil || '–'}</p>
        {mark ? <p className={styles.mark}>{mark}</p> : null}
        {of.catatan ? <p className={styles.text}>{of.catatan}</p> : null}
        {of.batasRevisi && !(usulan && stageOf(usulan) === 'done') ? (
          <>
            <p>
              <Until action={t('step.revision.do')} value={of.batasRevisi} />
            </p>
            {usulan ? <p className={styles.minor}>{t('step.revision.where')}</p> : null}
          </>
        ) : null}
      </div>
    </Card>
  )
}

const Day = ({ of }: { of: SidangKerjaPraktik }) => {
  const { t } = useTranslation('kerja-praktik')
  const state = defenceState(of)
  const wait = state === 'requested' || state === 'approved' ? WAITING[state] : null
  return (
    <Card title={t('defence.day')} aside={<DefenceTag of={of} />}>
      <div className={styles.stack}>
        {state === 'rejected' ? <Notice tone="danger">{of.catatan || t('defence.rejected')}</Notice> : null}
        {of.tanggal === null && wait ? <p>{t(wait)}</p> : <DefenceDay of={of} />}
        {of.tanggal ? (
          <div>
            <RemindButton title={t('defence.title')} variant="main" events={defenceEvents(of, t('defence.title'))} />
          </div>
        ) : null}
      </div>
    </Card>
  )
}

/** The student's other appointments on the day of the defence. */
const ThatDay = ({ of }: { of: SidangKerjaPraktik }) => {
  const { t } = useTranslation('kerja-praktik')
  const day = useDayPlan(of.tanggal, null, calendarId(of))
  return (
    <QueryCard query={day} select={(plan) => plan} title={t('defence.thatDay')} lines={6}>
      {(plan) => (
        <div className={styles.stack}>
          <Clash of={of} plan={plan} />
          <DayList of={of} plan={plan} nama={t('defence.title')} ruang={of.ruang} />
        </div>
      )}
    </QueryCard>
  )
}

const Report = ({ of }: { of: SidangKerjaPraktik }) => {
  const { t, i18n } = useTranslation('kerja-praktik')
  const sent = writtenMomenText(of.tanggalPengajuan, i18n.language)
  return (
    <Card title={t('report')}>
      <div className={styles.stack}>
        <p className={styles.name}>{of.judulLaporan || '–'}</p>
        {sent ? <p className={styles.minor}>{t('step.sent', { moment: t('moment', sent) })}</p> : null}
        {of.tautanLaporan ? <WebLink to={of.tautanLaporan}>{t('report.open')}</WebLink> : null}
      </div>
    </Card>
  )
}

const Defence = ({ of, usulan }: Props) => {
  const { t } = useTranslation('kerja-praktik')
  const isDone = ['done', 'failed'].includes(defenceState(of))
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {isDone ? <Result of={of} usulan={usulan} /> : null}
        <Day of={of} />
        {!isDone && of.tanggal ? <ThatDay of={of} /> : null}
      </div>
      <div className={styles.column}>
        {of.penguji.length + of.pembimbing.length > 0 ? (
          <Card title={t('defence.people')} flush>
            <People people={of.penguji} />
            <People people={of.pembimbing} />
          </Card>
        ) : null}
        <Report of={of} />
      </div>
    </div>
  )
}

/** /kerja-praktik/{id?}/sidang/{idSidang}: one defence with its day, people and result. */
export const KerjaPraktikSidangPage = () => {
  const { t } = useTranslation('kerja-praktik')
  const { id: written, idSidang } = useParams()
  const id = readNumberedId(written)
  const sidangId = readNumberedId(idSidang)
  const params = { idMahasiswa: useIdMahasiswa() }
  const defence = useGetSidangKerjaPraktik(sidangId ?? '', params, { query: { enabled: sidangId !== null } })
  const usulanId = id ?? readNumberedId(defence.data?.usulanId)
  const usulan = useOptionalData(
    useGetUsulanKerjaPraktik(usulanId ?? '', params, { query: { enabled: usulanId !== null } }),
  )
  const back = { to: usulanId === null ? '/kerja-praktik' : `/kerja-praktik/${usulanId}`, label: t('title') }
  const wayOn = { to: '/kerja-praktik', label: t('all') }
  return (
    <div className={styles.page}>
      <Header title={t('defence.title')} about={defence.data?.judulLaporan ?? ''} back={back} />
      {sidangId === null || (written !== undefined && id === null) ? (
        <MissingCard {...wayOn} />
      ) : (
        <QueryViewOrMissing query={defence} select={(known) => ({ ...known, id: sidangId })} lines={16} wayOn={wayOn}>
          {(known) => <Defence of={known} usulan={usulan} />}
        </QueryViewOrMissing>
      )}
    </div>
  )
}
