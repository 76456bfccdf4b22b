import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Appointment } from '#domain/jadwal/appointments.ts'
import { type Kelas, kelasBerikutnya, type TimetableRow } from '#domain/jadwal/kelas-berikutnya.ts'
import { bentrokMinggu, type MingguKuliah, mingguDated, mingguKuliah } from '#domain/jadwal/minggu-kuliah.ts'
import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import { spanText } from '#domain/jadwal/pertemuan.ts'
import { toSpan } from '#domain/jadwal/span.ts'
import { examWeeksOn, liburPada } from '#domain/jadwal/teaching-days.ts'
import { deadlinesOn, isDayKnown, type KnownDays, timetableOn, unknownOn } from '#domain/jadwal/timetable.ts'
import { isEverythingKnown, type QueriedDays, useAcademicDays } from '#domain/jadwal/use-academic-days.ts'
import type { useJadwalKuliah } from '#domain/jadwal/use-jadwal-kuliah.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { type Periode, toPeriodeParams, useSemesterBerjalan } from '#domain/periode/periode.ts'
import type { JadwalKuliah, PresensiKuliah } from '#generated/client/jadwal-dan-presensi/readers.ts'
import { MissingAppointments } from '#kit/jadwal/missing-appointments.tsx'
import { Countdown } from '#kit/jendela/countdown.tsx'
import { MakulLink } from '#kit/link/makul-link.tsx'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { QueryCard, QueryView } from '#kit/query/query-view.tsx'
import { addDays, dayOf, daysBetween, minuteOf } from '#shared/campus/campus-time.ts'
import { formatRentang } from '#shared/campus/rentang.ts'
import { formatJam, formatTanggal, jamText } from '#shared/campus/tanggal.ts'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { dayName } from '#shared/format/kalender.ts'
import { shownText } from '#shared/format/unreadable.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import { Skeleton } from '#shared/ui/state/skeleton.tsx'
import type { Listed } from '#shared/wire/readers.ts'
import { useChosenWeek, WeekSteps } from './chosen-week.tsx'
import { DaftarKelas, TautanDaring, tempatOf } from './daftar-kelas.tsx'
import { WeekDays } from './hari-pekan.tsx'
import styles from './jadwal.module.css'
import { KalenderPekan } from './kalender-pekan.tsx'
import { PekanGrid } from './pekan-grid.tsx'
import { sortJadwalKuliah } from './sort-jadwal-kuliah.ts'

/** The current or next class. */
const Sekarang = ({ kelas, nowMs }: { kelas: Kelas; nowMs: number }) => {
  const { t, i18n } = useTranslation('jadwal-dan-presensi')
  const { mulai, selesai, row, waktu } = kelas
  const isRunning = nowMs >= mulai
  const days = daysBetween(dayOf(nowMs), dayOf(mulai))
  const day = days === 1 ? t('tomorrow') : formatTanggal(mulai, i18n.language, 'dayName')
  const sub = [days > 0 ? formatTanggal(mulai, i18n.language, 'weekday') : '', tempatOf(waktu, i18n.language)]
  return (
    <div className={styles.now}>
      {/* A large hour alone reads as today's. */}
      <p className={styles.time}>{[days > 0 ? day : '', jamText(minuteOf(mulai), i18n.language)].join(' ').trim()}</p>
      <div>
        <h3>
          <MakulLink of={row}>{namaMakulOf(row, i18n.language)}</MakulLink>{' '}
          {row.kelas ? <span className={styles.minor}>{t('group', { kelas: row.kelas })}</span> : null}
        </h3>
        <p className={styles.sub}>
          {[kelas.isSelesaiKnown ? t('until', { jam: formatJam(selesai, i18n.language) }) : '', ...sub]
            .filter(Boolean)
            .join(', ')}
        </p>
        {kelas.dosen ? <p className={styles.sub}>{shownText(kelas.dosen, i18n.language)}</p> : null}
        <TautanDaring row={row} waktu={waktu} />
      </div>
      <p className={styles.left}>
        <Countdown
          to={isRunning ? selesai : mulai}
          text={isRunning ? 'jadwal-dan-presensi:remaining' : 'jadwal-dan-presensi:left'}
        />
      </p>
    </div>
  )
}

const isClass = ({ jenisUjian, janji }: TimetableRow): boolean => !jenisUjian && !janji

const Bentrok = ({ minggu }: { minggu: MingguKuliah }) => {
  const { t, i18n } = useTranslation('jadwal-dan-presensi')
  const pairs = bentrokMinggu(minggu)
  if (pairs.length === 0) return null
  return (
    <Notice tone="danger">
      {pairs.map(({ hari, satu, dua, ...span }) => (
        <p key={`${hari} ${span.mulai} ${satu.idKelas} ${dua.idKelas}`}>
          {t(isClass(satu) && isClass(dua) ? 'clash.pair' : 'clash.any', {
            waktu: `${dayName(hari, i18n.language)} ${spanText(span, i18n.language)}`,
            satu: namaMakulOf(satu, i18n.language),
            dua: namaMakulOf(dua, i18n.language),
          })}
        </p>
      ))}
    </Notice>
  )
}

const weekTitle = (dates: readonly string[] | null, language: string): string =>
  formatRentang(dates?.[0], dates?.at(-1), language)

/** Returns a function that gives notes about a day: holidays, exam weeks, exams without known hours. */
const useRemarks = (rows: Listed<JadwalKuliah>, known: KnownDays) => {
  const { t, i18n } = useTranslation('jadwal-dan-presensi')
  return (day: string): string[] => [
    ...liburPada(known.kalender, day).map((nama) => t('holiday', { nama })),
    ...examWeeksOn(known.kalender, day).map((nama) => t('examWeek', { nama })),
    ...timetableOn(
      rows,
      known,
    )(day)
      .filter(
        ({ jenisUjian, janji, jadwal: [waktu] }) =>
          (jenisUjian || janji) && waktu && !toSpan(waktu.jamMulai, waktu.jamSelesai),
      )
      .map((row) => t('exam.noTime', { nama: namaMakulOf(row, i18n.language) })),
  ]
}

/** Returns the title key of the card with the current or next class. */
const nowTitle = (next: Kelas | null, nowMs: number): 'now' | 'next.exam' | 'next.event' | 'next' => {
  if (next && nowMs >= next.mulai) return 'now'
  if (next?.row.janji) return 'next.event'
  return next?.row.jenisUjian ? 'next.exam' : 'next'
}

const WEEK = 7

const Berikutnya = ({ rows, presensi, nowMs, known }: DatedProps) => {
  const { t } = useTranslation('jadwal-dan-presensi')
  const { next } = kelasBerikutnya(timetableOn(rows, known), presensi, nowMs)
  const isKnown = (_: unknown, ahead: number) => isDayKnown(unknownOn(rows, known)(addDays(dayOf(nowMs), ahead)))
  const isNothing = isEverythingKnown(known) && Array.from({ length: WEEK + 1 }, isKnown).every(Boolean)
  return (
    <Card title={t(nowTitle(next, nowMs))}>
      {next ? <Sekarang kelas={next} nowMs={nowMs} /> : <p>{t(isNothing ? 'next.none' : 'next.unknown')}</p>}
      {known.isIncomplete ? <p className={styles.sub}>{t('incomplete')}</p> : null}
      <MissingAppointments of={known} className={styles.sub} />
    </Card>
  )
}

interface CardProps extends Omit<MingguProps, 'isBerjalan'> {
  title: string
  minggu: MingguKuliah
  dates: string[] | null
  /** Navigation between weeks, if the days have dates. */
  steps?: ReactNode
  remarks: (day: string) => string[]
  deadlines: (day: string) => readonly Appointment[]
  /** True when the week is fully known and empty. */
  isFree: boolean
}

const MingguCard = ({
  title,
  rows,
  presensi,
  periode,
  updatedAt,
  minggu,
  dates,
  steps,
  remarks,
  deadlines,
  isFree,
  nowMs,
}: CardProps) => {
  const { t, i18n } = useTranslation('jadwal-dan-presensi')
  const lost = minggu.tanpaWaktu.map((row) => namaMakulOf(row, i18n.language))
  const shown = { minggu, dates, remarks, deadlines, nowMs }
  return (
    <Card title={title} updatedAt={updatedAt} flush>
      <div className={styles.inset}>
        {steps}
        <Bentrok minggu={minggu} />
        {lost.length > 0 ? <p className={styles.sub}>{t('lost', { makul: lost.join(', ') })}</p> : null}
        <UnreadNote of={rows} />
        {isFree ? <p>{t('week.none')}</p> : null}
        <KalenderPekan rows={rows} presensi={presensi} periode={periode} />
      </div>
      <PekanGrid {...shown} />
      <WeekDays {...shown} />
    </Card>
  )
}

/** Week of the running period: exams and the academic calendar override the weekly timetable. */
const DatedWeek = (props: DatedProps) => {
  const { rows, known, nowMs } = props
  const { t, i18n } = useTranslation('jadwal-dan-presensi')
  const remarks = useRemarks(rows, known)
  const week = useChosenWeek(known, props.presensi, nowMs)
  const { dates } = week
  const isAllKnown = isEverythingKnown(known)
  const isKnown = (day: string) => isAllKnown && isDayKnown(unknownOn(rows, known)(day))
  const isEmpty = (day: string) => isKnown(day) && timetableOn(rows, known)(day).length === 0
  return (
    <>
      <Berikutnya {...props} />
      <MingguCard
        {...props}
        title={t('week', { rentang: weekTitle(dates, i18n.language) })}
        minggu={mingguDated(dates, timetableOn(rows, known), rows, isKnown)}
        isFree={dates.every(isEmpty)}
        dates={dates}
        steps={<WeekSteps of={week} />}
        remarks={remarks}
        deadlines={(day) => deadlinesOn(known, day, nowMs)}
      />
    </>
  )
}

const Minggu = (props: MingguProps) => {
  const { rows, periode, isBerjalan } = props
  const { t } = useTranslation('jadwal-dan-presensi')
  const known = useAcademicDays(useIdMahasiswa(), toPeriodeParams(periode), isBerjalan)
  if (isBerjalan && !known) return <Skeleton lines={24} />
  return (
    <>
      {isBerjalan && known ? (
        <DatedWeek {...props} known={known} />
      ) : (
        <MingguCard
          {...props}
          title={t('week.past')}
          minggu={mingguKuliah(rows)}
          dates={null}
          isFree={false}
          remarks={() => []}
          deadlines={() => []}
        />
      )}
      <DaftarKelas rows={rows} />
    </>
  )
}

interface MingguProps {
  rows: Listed<JadwalKuliah>
  presensi: Listed<PresensiKuliah> | null
  periode: Periode
  /** True when the period is the running one, so its days have dates. */
  isBerjalan: boolean
  /** By the campus's clock, in milliseconds since 1970. */
  nowMs: number
  updatedAt: number
}

interface DatedProps extends MingguProps {
  known: QueriedDays
}

interface Props {
  periode: Periode
  of: ReturnType<typeof useJadwalKuliah>
}

/** Current and next class, the week, and every class with all known details. */
export const Pekan = ({ periode, of: { jadwal, presensi } }: Props) => {
  const { t } = useTranslation('jadwal-dan-presensi')
  const { semesterBerjalan, ...berjalan } = useSemesterBerjalan()
  const nowMs = useNowMs()
  const isBerjalan = semesterBerjalan?.tahun === periode.tahun && semesterBerjalan.semester === periode.semester
  // Without the running period it is unknown whether this week is current: shows the failure with a reload button.
  const isLost = semesterBerjalan === undefined && berjalan.error !== null
  return (
    <>
      {isLost ? (
        <QueryCard
          title={t('next')}
          query={{ ...berjalan, data: undefined, dataUpdatedAt: 0 }}
          select={() => null}
          lines={5}
        >
          {() => null}
        </QueryCard>
      ) : null}
      <QueryView query={jadwal} select={({ data }) => data && sortJadwalKuliah(data)} lines={24}>
        {(rows) =>
          rows.length === 0 ? (
            <Card title={t('week.past')} updatedAt={jadwal.dataUpdatedAt}>
              <EmptyState hint={t('empty')} />
            </Card>
          ) : (
            <Minggu
              rows={rows}
              presensi={presensi.data?.data ?? null}
              periode={periode}
              isBerjalan={isBerjalan}
              nowMs={nowMs}
              updatedAt={jadwal.dataUpdatedAt}
            />
          )
        }
      </QueryView>
    </>
  )
}
