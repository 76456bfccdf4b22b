import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { AturanPersetujuanKehadiran, Sidang } from '#generated/client/sidang/readers.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { RemindButton } from '#kit/jadwal/remind-button.tsx'
import { Until } from '#kit/jendela/until.tsx'
import { type QueryResult, QueryView } from '#kit/query/query-view.tsx'
import { momenText } from '#shared/campus/momen.ts'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { Notice } from '#shared/ui/look/notice.tsx'
import { isPast } from '../appointment.ts'
import { dayOf } from '../confirmed.ts'
import { ClashLine, useDayPlan } from '../day-plan.tsx'
import styles from '../studi-akhir.module.css'
import { approveAttendance } from './defence-actions.ts'
import { type AttendanceRule, attendanceEnd, attendanceOf, calendarId, eventsOf } from './final-project.ts'
import { defenceDay, defenceName } from './step-words.ts'
import { attendanceRule } from './use-work-facts.ts'

interface Props {
  of: Sidang
  asked: QueryResult<AturanPersetujuanKehadiran>
}

/** Deadline for approving the attendance, or a note that it is unknown because the rule has none. */
export const AttendanceLimit = ({ of, asked }: Props) => {
  const { t } = useTranslation('tugas-akhir')
  const rule = attendanceRule(asked)
  if (attendanceOf(of, rule, useNowMs()) !== 'open') return null
  const end = attendanceEnd(of, rule)
  return (
    <p>
      {end === null ? (
        <>
          <b>{t('approve')}</b> <span>{t('approve.noEnd')}</span>
        </>
      ) : (
        <Until action={t('approve')} value={end} />
      )}
    </p>
  )
}

/** Error of the rule, rendered in place of the deadline. */
const RuleFailure = ({ of, asked }: Props) => {
  const isOpen = attendanceOf(of, undefined, useNowMs()) === 'open'
  if (!isOpen || asked.data !== undefined || asked.error === null) return null
  return (
    <QueryView query={asked} select={() => null} lines={2}>
      {() => null}
    </QueryView>
  )
}

/** Button that approves the day of a defence; renders nothing when no approval is needed. */
const Approve = ({ of, rule }: { of: Sidang; rule: AttendanceRule }) => {
  const { t, i18n } = useTranslation('tugas-akhir')
  const nowMs = useNowMs()
  const attendance = attendanceOf(of, rule, nowMs)
  const end = attendanceEnd(of, rule)
  const place = { idMahasiswa: useIdMahasiswa(), idSidang: of.id }
  const name = defenceName(of, t)
  const late = end === null ? t('approve.over') : t('approve.late', momenText(end, i18n.language, 'weekday'))
  if (attendance === 'approved') return <Notice tone="ok">{t('approve.approved')}</Notice>
  if (attendance === 'none') return null
  return (
    <ConfirmAction
      action={approveAttendance}
      of={{ ...place, data: dayOf(of) }}
      variant="main"
      isOffered={attendance === 'open'}
      reason={attendance === 'late' ? { text: late } : null}
      questionOf={() => (
        <>
          <p>{t('approve.question', { name })}</p>
          <p>{defenceDay(of, i18n.language) || t('defence.noDay')}</p>
          <DefenceClash of={of} />
          <p>{t('approve.silence')}</p>
        </>
      )}
    >
      {(button) => (
        <>
          {attendance === 'open' ? <p className={styles.minor}>{t('approve.silence')}</p> : null}
          {of.persetujuanKehadiran === null ? <p className={styles.minor}>{t('approve.unknown')}</p> : null}
          <div>{button}</div>
        </>
      )}
    </ConfirmAction>
  )
}

/** Clashes of an upcoming defence. */
export const DefenceClash = ({ of }: { of: Sidang }) => {
  const tanggal = isPast(of, useNowMs()) ? null : of.tanggal
  const day = useDayPlan(tanggal, null, calendarId(of))
  return tanggal === null ? null : <ClashLine of={of} day={day} />
}

/** Attendance of a scheduled defence with its clashes, and a calendar file with its day and deadline. */
export const Attendance = ({ of, asked }: Props) => {
  const { t } = useTranslation('tugas-akhir')
  const rule = attendanceRule(asked)
  const nowMs = useNowMs()
  const name = defenceName(of, t)
  const { day, deadline } = eventsOf(of, rule, { defence: name, deadline: t('approve.event', { name }) }, nowMs)
  return (
    <div className={styles.stack}>
      <DefenceClash of={of} />
      <Approve of={of} rule={rule} />
      <RuleFailure of={of} asked={asked} />
      {day.length > 0 ? (
        <div>
          <RemindButton variant="plain" title={name} label={t('calendar')} events={[...day, ...deadline]} />
        </div>
      ) : null}
    </div>
  )
}
