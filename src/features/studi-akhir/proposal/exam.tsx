import { useTranslation } from 'react-i18next'
import { useGetJadwalProposal } from '#generated/client/proposal/proposal.ts'
import type { Proposal, ProposalJadwal } from '#generated/client/proposal/readers.ts'
import { RemindButton } from '#kit/jadwal/remind-button.tsx'
import { QueryCard } from '#kit/query/query-view.tsx'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { useReported } from '#shared/state/use-reported.ts'
import { joined } from '#shared/text/joined.ts'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { DescriptionList } from '#shared/ui/look/description-list.tsx'
import { WebLink } from '#shared/ui/look/web-link.tsx'
import { isPast } from '../appointment.ts'
import { ClashLine, useDayPlan } from '../day-plan.tsx'
import { hoursText } from '../hours.ts'
import { People } from '../people.tsx'
import { Schedule } from '../schedule.tsx'
import styles from '../studi-akhir.module.css'
import { calendarId, eventsOf } from './proposal.ts'

/** Returns the query result of a proposal's examination; without an id no request is sent. */
export const useExam = ({ idJadwal }: Pick<Proposal, 'idJadwal'>) => {
  const id = readNumberedId(idJadwal)
  return useGetJadwalProposal(id ?? '', { query: { enabled: id !== null } })
}

const Exam = ({ of }: { of: ProposalJadwal }) => {
  const { t, i18n } = useTranslation('proposal')
  const title = of.nama || t('exam')
  const isAhead = !isPast(of, useNowMs())
  const day = useDayPlan(isAhead ? of.tanggal : null, null, calendarId(of))
  return (
    <div className={styles.stack}>
      <div>
        {isAhead && of.tanggal ? <p className={styles.minor}>{t('exam.attend.title')}</p> : null}
        <p className={styles.day}>{formatTanggal(of.tanggal, i18n.language, 'weekday') || t('exam.noDay')}</p>
        <p className={styles.minor}>{joined(hoursText(of, i18n.language), of.ruang)}</p>
      </div>
      {isAhead ? <ClashLine of={of} day={day} /> : null}
      <WebLink to={of.tautanDaring} about={title}>
        {t('exam.online')}
      </WebLink>
      <DescriptionList facts={[{ label: t('exam.moderator'), value: of.moderator?.nama }]} />
      {of.catatan ? <p>{of.catatan}</p> : null}
      {of.tanggal === undefined ? null : (
        <div>
          <RemindButton title={title} events={eventsOf(of, title, of.catatan)} />
        </div>
      )}
    </div>
  )
}

const NOT_FOUND = 404

/** Examination of a proposal: day, hours, room, moderator, and calendar file. */
export const ExamCard = ({ of }: { of: Proposal }) => {
  const { t } = useTranslation('proposal')
  const exam = useExam(of)
  const { data, error } = exam
  const isGone = data === undefined && error?.status === NOT_FOUND
  useReported(isGone ? error : null)
  if (readNumberedId(of.idJadwal) === null) return null
  if (isGone)
    return (
      <Card title={t('exam')}>
        <p className={styles.minor}>{t('exam.gone')}</p>
      </Card>
    )
  return (
    <QueryCard query={exam} select={(jadwal) => jadwal} title={t('exam')} lines={6}>
      {(jadwal) => <Exam of={jadwal} />}
    </QueryCard>
  )
}

/** Examiners and the campus's schedule, when the examination has them. */
export const ExamPeople = ({ of }: { of: Proposal }) => {
  const { t } = useTranslation('proposal')
  const { data } = useExam(of)
  if (!data) return null
  return (
    <>
      {data.penguji.length > 0 ? (
        <Card title={t('examiners.title')} flush>
          <People people={data.penguji} />
        </Card>
      ) : null}
      {data.tahapan.length > 0 ? (
        <Card title={t('schedule')} flush>
          <Schedule tahapan={data.tahapan} />
        </Card>
      ) : null}
    </>
  )
}
