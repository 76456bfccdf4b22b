import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { spanFigures, spanText } from '#domain/jadwal/pertemuan.ts'
import { type Span, toSpan } from '#domain/jadwal/span.ts'
import { useAppointments } from '#domain/jadwal/use-appointments.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { type Periode, toPeriodeParams, useSemesterBerjalan } from '#domain/periode/periode.ts'
import { useListKalenderAkademik } from '#generated/client/info/info.ts'
import { useListJadwalKuliah } from '#generated/client/jadwal-dan-presensi/jadwal-dan-presensi.ts'
import { useListJadwalUjian } from '#generated/client/ujian/ujian.ts'
import { combineQueries } from '#kit/query/combine-queries.ts'
import type { QueryResult } from '#kit/query/query-view.tsx'
import { formatTanggal, jamText } from '#shared/campus/tanggal.ts'
import { durationText } from '#shared/format/duration.ts'
import { useReported } from '#shared/state/use-reported.ts'
import { joined } from '#shared/text/joined.ts'
import { Notice } from '#shared/ui/look/notice.tsx'
import type { Waktu } from '#shared/wire/readers.ts'
import { type Appointment, spanOf } from './appointment.ts'
import styles from './day-plan.module.css'
import { clashesOf, type DayPlan, dayPlanOf, neighboursOf, type PlannedItem } from './day-plan-of.ts'

/** Plan of a day, with the loading state of the student's other appointments. */
export interface StudentDay extends DayPlan {
  /** True while other appointments are loading. */
  isPending: boolean
  /** Names of the subjects whose appointments could not be loaded. */
  missing: readonly string[]
}

/**
 * Returns the plan of an appointment's day as one answer over classes, exams, calendar and other appointments. `data`
 * is null when one of the first three cannot be read, and undefined while the day is not set.
 * @param own period of the timetable; null for the current one
 * @param ownId calendar id of the appointment, which is excluded from its own clashes
 */
export const useDayPlan = (tanggal: Waktu, own: Periode | null, ownId: string): QueryResult<StudentDay | null> => {
  const { i18n } = useTranslation('studi-akhir')
  const idMahasiswa = useIdMahasiswa()
  const { semesterBerjalan, ...running } = useSemesterBerjalan()
  const periode = own ?? semesterBerjalan
  const params = toPeriodeParams(periode)
  const query = { enabled: Boolean(tanggal && periode) }
  const kelas = useListJadwalKuliah(idMahasiswa, params, { query })
  const uts = useListJadwalUjian(idMahasiswa, { ...params, jenis: 'UTS' }, { query })
  const uas = useListJadwalUjian(idMahasiswa, { ...params, jenis: 'UAS' }, { query })
  const kalender = useListKalenderAkademik({ query })
  const appointments = useAppointments(idMahasiswa, params, query.enabled)
  const all = combineQueries(combineQueries(kelas, uts), combineQueries(uas, kalender))
  const isWaiting = !periode && (running.isPending || running.error !== null)
  useReported(isWaiting ? running.error : all.error)
  if (isWaiting) return { ...running, data: undefined, dataUpdatedAt: 0 }
  if (!tanggal || all.data === undefined) return { ...all, data: undefined }
  const [[{ data: classes }, { data: middle }], [{ data: last }, { data: dates }]] = all.data
  if (!classes || !middle || !last || !dates) return { ...all, data: null }
  const known = {
    kelas: classes,
    uts: middle,
    uas: last,
    kalender: dates,
    janji: appointments.janji.filter(({ id }) => id !== ownId),
  }
  const { isPending, missing } = appointments.timed
  return { ...all, data: { ...dayPlanOf(known, tanggal, i18n.language), isPending, missing } }
}

const aroundText = (plan: DayPlan, span: Span, t: TFunction<'studi-akhir'>): string => {
  const { before, after } = neighboursOf(plan, span)
  const gap = (minutes: number) => (minutes === 0 ? t('day.atOnce') : durationText(minutes, t))
  return [
    before ? t('day.after', { waktu: gap(span.mulai - before.selesai), nama: before.nama }) : '',
    after ? t('day.before', { waktu: gap(after.mulai - span.selesai), nama: after.nama }) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

interface ClashProps {
  of: Appointment
  plan: StudentDay
}

/** Returns whether all items of a day are known; only then may a time be called free. */
const isWhole = ({ isPending, missing, unknown }: StudentDay): boolean =>
  !isPending && missing.length === 0 && unknown.names.length === 0 && unknown.unread === 0

/** Note that a clash cannot be ruled out, with the reasons. */
const NotWhole = ({ plan: { isPending, missing, unknown } }: { plan: StudentDay }) => {
  const { t } = useTranslation('studi-akhir')
  const reasons = [
    isPending ? t('day.pending') : '',
    unknown.names.length > 0 ? t('day.untimed', { nama: unknown.names.join(', ') }) : '',
    missing.length > 0 ? t('day.missing', { nama: missing.join(', ') }) : '',
    unknown.unread > 0 ? t('day.unread', { count: unknown.unread }) : '',
  ]
  return <p className={styles.minor}>{reasons.filter(Boolean).join(' ')}</p>
}

/** Returns the hours of an item; only the start when its end is unknown. */
const hoursOf = (item: PlannedItem, language: string, withEnd: (span: Span, language: string) => string): string =>
  item.isEndKnown ? withEnd(item, language) : jamText(item.mulai, language)

/** Sentence about clashes of an appointment with other items of its day. Renders nothing without hours. */
export const Clash = ({ of, plan }: ClashProps) => {
  const { t, i18n } = useTranslation('studi-akhir')
  const span = spanOf(of)
  if (span === null) return null
  const clashes = clashesOf(plan, span)
  if (clashes.length > 0)
    return (
      <Notice tone="warn">
        {clashes.map((item) => (
          <p key={item.key}>{t('day.clash', { nama: item.nama, waktu: hoursOf(item, i18n.language, spanText) })}</p>
        ))}
      </Notice>
    )
  if (!isWhole(plan)) return <NotWhole plan={plan} />
  if (plan.isAfterPeriod) return <p className={styles.minor}>{t('day.afterPeriod')}</p>
  return (
    <Notice tone="ok">
      <p>{`${t('day.free')} ${plan.libur.length > 0 ? joined(...plan.libur) : aroundText(plan, span, t)}`}</p>
    </Notice>
  )
}

/** One-line variant of `Clash`, which also reports an unknown timetable. */
export const ClashLine = ({ of, day }: { of: Appointment; day: QueryResult<StudentDay | null> }) => {
  const { t } = useTranslation('studi-akhir')
  if (day.data) return <Clash of={of} plan={day.data} />
  const isUnknown = day.error !== null || day.data === null
  return isUnknown && of.tanggal ? <p className={styles.minor}>{t('day.unknown')}</p> : null
}

/** Line with the days between an appointment and the student's exams. Renders nothing when the exams have no dates. */
export const ExamGapLine = ({ day }: { day: QueryResult<DayPlan | null> }) => {
  const { t, i18n } = useTranslation('studi-akhir')
  const gap = day.data?.ujian
  if (!gap) return null
  const { jenis, side, days, exam } = gap
  return (
    <p className={styles.minor}>
      {t(`exams.${side}`, { count: days, jenis, hari: formatTanggal(exam, i18n.language) })}
    </p>
  )
}

const Line = ({ of, isOwn }: { of: PlannedItem; isOwn: boolean }) => {
  const { i18n } = useTranslation('studi-akhir')
  return (
    <li className={isOwn ? styles.own : styles.item}>
      <span className={styles.hours}>{hoursOf(of, i18n.language, spanFigures)}</span>
      <span>
        <b>{of.nama}</b>
        {of.ruang ? <span className={styles.minor}>{of.ruang}</span> : null}
      </span>
    </li>
  )
}

/** Classes, exams and the appointment of a day, in chronological order. */
export const DayList = ({ of, plan, nama, ruang }: ClashProps & { nama: string; ruang: string }) => {
  const { t } = useTranslation('studi-akhir')
  const span = spanOf(of)
  const isEndKnown = toSpan(of.jamMulai, of.jamSelesai) !== null
  const own: PlannedItem[] = span === null ? [] : [{ ...span, key: 'own', nama, ruang, isEndKnown }]
  const all = [...plan.items, ...own].toSorted((a, b) => a.mulai - b.mulai)
  if (all.length === 0 && !isWhole(plan)) return <NotWhole plan={plan} />
  if (all.length === 0) return <p className={styles.minor}>{joined(...plan.libur) || t('day.nothing')}</p>
  return (
    <ol className={styles.list}>
      {all.map((item) => (
        <Line key={item.key} of={item} isOwn={item.key === 'own'} />
      ))}
    </ol>
  )
}
