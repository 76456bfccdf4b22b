import { IconAlertTriangle, IconCalendarWeek, IconClock, IconRefresh, IconVideo } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type Kelas, kelasBerikutnya, type TimetableRow } from '#domain/jadwal/kelas-berikutnya.ts'
import { toMeetingSpan } from '#domain/jadwal/meeting-span.ts'
import { mergeMeetings, placeOf } from '#domain/jadwal/merge-meetings.ts'
import { mingguKuliah } from '#domain/jadwal/minggu-kuliah.ts'
import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import { hariOf, spanText } from '#domain/jadwal/pertemuan.ts'
import { type KnownDays, timetableOn } from '#domain/jadwal/timetable.ts'
import { useListKalenderAkademik } from '#generated/client/info/info.ts'
import type { JadwalKuliah } from '#generated/client/jadwal-dan-presensi/readers.ts'
import { useGetSemesterBerjalan } from '#generated/client/periode/periode.ts'
import { Countdown } from '#kit/jendela/countdown.tsx'
import type { MakulIds } from '#kit/link/makul-key.ts'
import { ScreenLink } from '#kit/link/screen-link.tsx'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { addDays, dayOf, daysBetween, minuteOf } from '#shared/campus/campus-time.ts'
import { formatJam, formatTanggal } from '#shared/campus/tanggal.ts'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { shownText } from '#shared/format/unreadable.ts'
import { webAddress } from '#shared/text/web-address.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { LoadFailure } from '#shared/ui/state/load-failure.tsx'
import { Skeleton } from '#shared/ui/state/skeleton.tsx'
import { allRows, type Listed, readRows } from '#shared/wire/readers.ts'
import { isOfMakul } from './find-makul.ts'
import styles from './makul-sheet.module.css'
import type { FoundMakul } from './use-found-makul.ts'
import type { MakulAnswers } from './use-makul-answers.ts'

const JADWAL = '/jadwal-dan-presensi'
/** Days in which the next meeting is searched: longer than exam weeks with the holidays beside them. */
const AHEAD = 28

/** Exams and academic calendar as far as they were read. */
interface Days extends KnownDays {
  /** True when some of them are missing: a meeting may be replaced. */
  isIncomplete: boolean
  reload: () => void
}

/** Returns the days that override the timetable, as on the dashboard; undefined while they are pending. */
const useDays = ({ uts, uas }: MakulAnswers): Days | undefined => {
  const kalender = useListKalenderAkademik()
  const asked = [uts, uas, kalender]
  if (asked.some(({ data, error, isPending }) => data === undefined && isPending && !error)) return undefined
  const [middle, last, dates] = [uts.data?.data, uas.data?.data, kalender.data?.data]
  return {
    uts: middle ?? [],
    uas: last ?? [],
    kalender: dates ?? [],
    janji: [],
    isIncomplete: !(allRows(middle) && allRows(last) && allRows(dates)),
    reload: () => {
      for (const { data, error, refetch } of asked) if (error || data === undefined) void refetch()
    },
  }
}

const isClass = ({ jenisUjian, janji }: TimetableRow): boolean => !jenisUjian && !janji

/** Returns whether a meeting of the class has no known day or hours. */
const isUntimed = ({ jadwal }: JadwalKuliah): boolean =>
  jadwal.some((one) => one === null || hariOf(one) === 0 || toMeetingSpan(one.jamMulai, one.jamSelesai) === null)

/** Returns the classes and exams that clash with a meeting, with the common time. */
const clashesOf = (kelas: Kelas, ids: MakulIds, rows: Listed<JadwalKuliah>, known: KnownDays) =>
  mingguKuliah(timetableOn(rows, known)(dayOf(kelas.mulai))).hari.flatMap((hari) =>
    hari.kelas
      .filter((one) => isClass(one.row) && isOfMakul(one.row, ids) === true && one.mulai === minuteOf(kelas.mulai))
      .flatMap(({ bentrok }) => bentrok),
  )

/** Returns a function that formats the day of a meeting: 'Besok, Jumat 23 Oktober'. */
const useDayText = (nowMs: number) => {
  const { t, i18n } = useTranslation('makul-sheet')
  return (ms: number): string => {
    const hari = (['dayName', 'monthDay'] as const).map((style) => formatTanggal(ms, i18n.language, style)).join(' ')
    const days = daysBetween(dayOf(nowMs), dayOf(ms))
    if (days === 0) return t('next.today', { hari })
    return days === 1 ? t('next.tomorrow', { hari }) : hari
  }
}

/** Hours and place: 'Daring' where only a link is known. */
const TimeAndPlace = ({ of: { waktu, mulai } }: { of: Kelas }) => {
  const { t, i18n } = useTranslation('makul-sheet')
  const span = toMeetingSpan(waktu.jamMulai, waktu.jamSelesai)
  const room = shownText(placeOf(waktu).replaceAll('. ', '.\u00a0'), i18n.language)
  const place = room || (waktu.urlDaring ? t('next.online') : '')
  return (
    <p className={styles.at}>
      <span>{`${span ? spanText(span, i18n.language) : formatJam(mulai, i18n.language)}${place ? ',' : ''}`}</span>{' '}
      {place ? <b>{place}</b> : null}
    </p>
  )
}

/** Link to an online meeting as the one main action; an address that is no web address is shown as text. */
const OnlineButton = ({ url }: { url: string }) => {
  const { t } = useTranslation('makul-sheet')
  const web = webAddress(url)
  return web ? (
    <a className={buttonClass('main')} href={web} target="_blank" rel="noopener noreferrer">
      <IconVideo size={20} aria-hidden />
      <span>{t('next.open')}</span>
      <span className="visually-hidden">{` ${t('ui:files.newTab')}`}</span>
    </a>
  ) : null
}

const withoutScheme = (url: string): string => url.replace(/^https?:\/\//i, '').replace(/\/$/, '')

interface MeetingProps {
  of: Kelas
  clashes: ReturnType<typeof clashesOf>
  nowMs: number
}

const Meeting = ({ of, clashes, nowMs }: MeetingProps) => {
  const { t, i18n } = useTranslation('makul-sheet')
  const dayText = useDayText(nowMs)
  const { urlDaring } = of.waktu
  return (
    <>
      <p className={styles.day}>{dayText(of.mulai)}</p>
      <TimeAndPlace of={of} />
      {clashes.map((other) => (
        <p key={clashes.indexOf(other)} className={styles.clash}>
          <IconAlertTriangle size={16} aria-hidden />
          <span>
            {t('next.clash', {
              waktu: spanText(other, i18n.language),
              makul: namaMakulOf(other.row, i18n.language),
            })}
          </span>
        </p>
      ))}
      <div className={styles.actions}>
        <OnlineButton url={urlDaring} />
        <ScreenLink className={buttonClass()} to={`${JADWAL}?pekan=${dayOf(of.mulai)}`}>
          <IconCalendarWeek size={20} aria-hidden />
          <span>{t('next.week')}</span>
        </ScreenLink>
      </div>
      {urlDaring ? <p className={styles.url}>{shownText(withoutScheme(urlDaring), i18n.language)}</p> : null}
    </>
  )
}

/** Time left, or that the meeting runs. */
const Left = ({ of: { mulai }, nowMs }: Pick<MeetingProps, 'of' | 'nowMs'>) => {
  const { t } = useTranslation('makul-sheet')
  return (
    <span className={styles.left}>
      <IconClock size={16} aria-hidden />
      {nowMs < mulai ? <Countdown to={mulai} text="makul-sheet:next.in" /> : <span>{t('next.running')}</span>}
    </span>
  )
}

/** Frame of the section: largest in the sheet, and always in its place. */
const Frame = ({ aside = null, children }: { aside?: ReactNode; children: ReactNode }) => {
  const { t } = useTranslation('makul-sheet')
  const id = useId()
  return (
    <section className={styles.next} aria-labelledby={id}>
      <div className={styles.nextHead}>
        <h3 id={id}>{t('next.title')}</h3>
        {aside}
      </div>
      {children}
    </section>
  )
}

/** Sentence in place of a meeting: no schedule, none before the end of the search, or not known. */
const NoMeeting = ({ own, days, until }: { own: JadwalKuliah[]; days: Days; until: string }) => {
  const { t, i18n } = useTranslation('makul-sheet')
  if (own.every(({ jadwal }) => jadwal.length === 0))
    return (
      <>
        <p className={styles.day}>{t('next.noSchedule')}</p>
        <p className={styles.more}>{t('next.noSchedule.hint')}</p>
      </>
    )
  const isKnown = !days.isIncomplete && !own.some(isUntimed)
  return (
    <p>{isKnown ? t('next.nothing', { hari: formatTanggal(until, i18n.language, 'weekday') }) : t('next.unsure')}</p>
  )
}

const Incomplete = ({ onReload }: { onReload: () => void }) => {
  const { t } = useTranslation('makul-sheet')
  return (
    <p className={styles.more}>
      <span>{t('next.incomplete')}</span>{' '}
      <button type="button" className={buttonClass('quiet')} onClick={onReload}>
        <IconRefresh size={20} aria-hidden />
        <span>{t('shared:failure.reload')}</span>
        <span className="visually-hidden">{` ${t('next.title')}`}</span>
      </button>
    </p>
  )
}

interface PlannedProps {
  ids: MakulIds
  /** Classes of the period. */
  rows: Listed<JadwalKuliah>
  days: Days
}

const Planned = ({ ids, rows, days }: PlannedProps) => {
  const { t } = useTranslation('makul-sheet')
  const nowMs = useNowMs()
  const end = useGetSemesterBerjalan().data?.tanggalSelesai
  const merged = mergeMeetings(rows)
  const own = readRows(merged, 'noted').filter((row) => isOfMakul(row, ids) === true)
  const until = [addDays(dayOf(nowMs), AHEAD), ...(end ? [end] : [])].toSorted()[0] ?? ''
  const heldOn = (day: string) => (day > until ? [] : timetableOn(own, days)(day).filter(isClass))
  const { next } = kelasBerikutnya(heldOn, null, nowMs, AHEAD)
  return (
    <Frame aside={next ? <Left of={next} nowMs={nowMs} /> : null}>
      {next ? (
        <Meeting of={next} clashes={clashesOf(next, ids, merged, days)} nowMs={nowMs} />
      ) : (
        <NoMeeting own={own} days={days} until={until} />
      )}
      {own.some(isUntimed) ? <p className={styles.more}>{t('next.untimed')}</p> : null}
      {days.isIncomplete ? <Incomplete onReload={days.reload} /> : null}
      <UnreadNote of={rows} />
    </Frame>
  )
}

interface Props {
  answers: MakulAnswers
  makul: FoundMakul
}

/** The next meeting of a course with room or link, by the same timetable as the dashboard. */
export const NextMeeting = ({ answers, makul: { ids, taken } }: Props) => {
  const { t } = useTranslation('makul-sheet')
  const days = useDays(answers)
  const { data, error, isPending, refetch } = answers.jadwal
  if (taken === 'no') return null
  if (data?.data && taken === 'yes' && days) return <Planned ids={ids} rows={data.data} days={days} />
  if (taken === 'yes' || (data === undefined && isPending && !error))
    return (
      <Frame>
        <Skeleton lines={4} />
      </Frame>
    )
  const kind = error?.kind ?? 'contract'
  return (
    <Frame>
      <LoadFailure kind={kind} message={error?.message ?? t('partial')} onReload={() => void refetch()} />
    </Frame>
  )
}
