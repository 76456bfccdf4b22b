import { useTranslation } from 'react-i18next'
import type { Appointment } from '#domain/jadwal/appointments.ts'
import type { HariKuliah, KelasHari, MingguKuliah } from '#domain/jadwal/minggu-kuliah.ts'
import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import { spanFigures } from '#domain/jadwal/pertemuan.ts'
import { DeadlineText } from '#kit/jadwal/deadline-text.tsx'
import { MakulLink } from '#kit/link/makul-link.tsx'
import { dayOf, daysBetween, minuteOf } from '#shared/campus/campus-time.ts'
import { zoneLabel } from '#shared/campus/campus-zone.ts'
import { formatTanggal, jamText } from '#shared/campus/tanggal.ts'
import { dayName } from '#shared/format/kalender.ts'
import type { Angka } from '#shared/wire/readers.ts'
import { tempatOf } from './daftar-kelas.tsx'
import type { WeekProps } from './hari-pekan.tsx'
import styles from './pekan-grid.module.css'

const HOUR = 60
const DAY = 24 * HOUR
const HOUR_HEIGHT = 72
/** Height of the header with the names of the days. */
const HEAD = 52
/** Width of the hours column in per cent; the days share the rest. */
const LEFT = 6
const GAP = 2

/** Returns the y coordinate of a minute of the day, in pixels. */
const yOf = (minutes: number, { dariJam }: MingguKuliah): number => HEAD + (minutes / HOUR - dariJam) * HOUR_HEIGHT

interface Column {
  x: number
  width: number
}

/** Returns the columns; days with clashes are wider, so that classes side by side stay readable. */
const columnsOf = ({ hari }: MingguKuliah): Column[] => {
  const weights = hari.map(({ kelas }) => (kelas.some(({ lajurSemua }) => lajurSemua > 1) ? 2 : 1))
  const unit = (100 - LEFT) / weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight, index) => ({
    x: LEFT + unit * weights.slice(0, index).reduce((sum, one) => sum + one, 0),
    width: unit * weight,
  }))
}

const lookOf = (kelas: KelasHari, minute: Angka): string => {
  const state = minute != null && minute >= kelas.selesai ? styles.past : ''
  const isRunning = minute != null && minute >= kelas.mulai && minute < kelas.selesai
  return [styles.block, isRunning ? styles.running : state, kelas.bentrok.length > 0 ? styles.clash : '']
    .filter(Boolean)
    .join(' ')
}

interface BlockProps {
  kelas: KelasHari
  column: Column
  minggu: MingguKuliah
  /** Minutes reached of the day; null when the day is ahead. */
  minute: Angka
}

const Block = ({ kelas, column, minggu, minute }: BlockProps) => {
  const { t, i18n } = useTranslation('jadwal-dan-presensi')
  const { row, waktu, lajur, lajurSemua, bentrok } = kelas
  const width = column.width / lajurSemua
  const y = yOf(kelas.mulai, minggu)
  return (
    <foreignObject
      x={`${column.x + width * lajur}%`}
      y={y + 1}
      width={`${width}%`}
      height={Math.max(HOUR_HEIGHT / 3, yOf(Math.min(DAY, kelas.selesai), minggu) - y - GAP)}
    >
      <div className={lookOf(kelas, minute)}>
        <span className={styles.when}>
          {row.janji?.isEndKnown === false ? jamText(kelas.mulai, i18n.language) : spanFigures(kelas, i18n.language)}
        </span>
        <b>
          <MakulLink of={row}>{namaMakulOf(row, i18n.language)}</MakulLink>
        </b>
        <span>{tempatOf(waktu, i18n.language)}</span>
        {bentrok.map((other) => (
          <span key={bentrok.indexOf(other)} className={styles.bad}>
            {t('clash.short', { waktu: spanFigures(other, i18n.language) })}
          </span>
        ))}
      </div>
    </foreignObject>
  )
}

interface DayProps extends Omit<WeekProps, 'dates'> {
  hari: HariKuliah
  column: Column
  date: string | undefined
  /** Days from today; null without a date. */
  ahead: Angka
  height: number
}

const shortDate = (date: string | undefined, language: string): string =>
  date === undefined
    ? ''
    : `${formatTanggal(date, language, 'day')} ${formatTanggal(date, language, 'monthShort')}`.trim()

/** Returns the minutes since midnight of a day, also after its end; null when the day is ahead. */
const reachedOf = (ahead: Angka, nowMs: number): number | null => {
  if (ahead == null || ahead > 0) return null
  return minuteOf(nowMs) - ahead * DAY
}

const Remarks = ({ of, column, height }: { of: readonly string[]; column: Column; height: number }) =>
  of.length === 0 ? null : (
    <foreignObject x={`${column.x}%`} y={HEAD} width={`${column.width}%`} height={height - HEAD}>
      <div className={styles.holiday}>
        {of.map((remark) => (
          <p key={remark}>{remark}</p>
        ))}
      </div>
    </foreignObject>
  )

const Day = ({ hari: { hari, kelas }, minggu, column, date, ahead, remarks, nowMs, height }: DayProps) => {
  const { t, i18n } = useTranslation('jadwal-dan-presensi')
  const isToday = ahead === 0
  const short = shortDate(date, i18n.language)
  return (
    <g>
      {isToday ? (
        <rect className={styles.today} x={`${column.x}%`} y="0" width={`${column.width}%`} height={height} />
      ) : null}
      <line className={styles.edge} x1={`${column.x}%`} x2={`${column.x}%`} y1="0" y2={height} />
      <foreignObject x={`${column.x}%`} y="0" width={`${column.width}%`} height={HEAD}>
        <div className={isToday ? `${styles.head} ${styles.now}` : styles.head}>
          <b>{dayName(hari, i18n.language)}</b>
          <span>{isToday ? t('today.short', { hari: short }) : short}</span>
        </div>
      </foreignObject>
      <Remarks of={date === undefined ? [] : remarks(date)} column={column} height={height} />
      {kelas.map((one) => (
        <Block key={one.key} kelas={one} column={column} minggu={minggu} minute={reachedOf(ahead, nowMs)} />
      ))}
    </g>
  )
}

/** Returns the y coordinate of the current time; null outside the hours shown, and in a week without today. */
const nowY = (minggu: MingguKuliah, today: Column | undefined, minute: number): number | null => {
  return today && minute >= minggu.dariJam * HOUR && minute <= minggu.sampaiJam * HOUR ? yOf(minute, minggu) : null
}

/** Line of the current time in today's column, rendered in front of its classes. */
const NowLine = ({ y, today, minute }: { y: number; today: Column; minute: number }) => {
  const { t, i18n } = useTranslation('jadwal-dan-presensi')
  return (
    <g className={styles.line}>
      <line x1={`${today.x}%`} x2={`${today.x + today.width}%`} y1={y} y2={y} />
      <circle cx={`${today.x}%`} cy={y} r="5" />
      <foreignObject x="0" y={y - 10} width={`${LEFT}%`} height="20">
        <div className={styles.badge}>
          <span className="visually-hidden">{`${t('now.at')} `}</span>
          <span>{jamText(minute, i18n.language)}</span>
        </div>
      </foreignObject>
    </g>
  )
}

/** Deadlines of a week, listed below the grid because they have no duration. */
const Deadlines = ({ of }: { of: readonly Appointment[] }) => {
  const { t, i18n } = useTranslation('jadwal-dan-presensi')
  if (of.length === 0) return null
  return (
    <figcaption className={styles.deadlines}>
      <b>{t('deadlines')}</b>
      <ul>
        {of.map((one) => (
          <li key={one.id}>
            <DeadlineText of={one} hari={formatTanggal(one.tanggal, i18n.language, 'dayMonth')} />
          </li>
        ))}
      </ul>
    </figcaption>
  )
}

/** Week view from tablet width on: hours downwards, clashes side by side, holidays, and a line for the current time. */
export const PekanGrid = (props: WeekProps) => {
  const { minggu, dates, nowMs } = props
  const { t, i18n } = useTranslation('jadwal-dan-presensi')
  const { hari, dariJam, sampaiJam } = minggu
  const height = HEAD + (sampaiJam - dariJam) * HOUR_HEIGHT + HOUR_HEIGHT / 4
  const columns = columnsOf(minggu)
  const days = hari.map((one) => {
    const date = dates?.[one.hari - 1]
    return date === undefined ? null : daysBetween(dayOf(nowMs), date)
  })
  const hours = Array.from({ length: sampaiJam - dariJam + 1 }, (_, step) => dariJam + step)
  const today = columns[days.indexOf(0)]
  const y = nowY(minggu, today, minuteOf(nowMs))
  return (
    <figure className={styles.week} aria-label={t('week.picture')}>
      <svg role="presentation" width="100%" height={height}>
        <text x={`${LEFT - 1}%`} y={HEAD / 2} textAnchor="end">
          {zoneLabel()}
        </text>
        {hours.map((hour) => (
          <g key={hour} aria-hidden>
            <line
              className={styles.hour}
              x1={`${LEFT}%`}
              x2="100%"
              y1={yOf(hour * HOUR, minggu)}
              y2={yOf(hour * HOUR, minggu)}
            />
            <text x={`${LEFT - 1}%`} y={yOf(hour * HOUR, minggu) + 4} textAnchor="end">
              {jamText(hour * HOUR, i18n.language)}
            </text>
          </g>
        ))}
        {/* Behind the classes, so that no name is struck through. */}
        {y === null ? null : <line className={styles.across} x1={`${LEFT}%`} x2="100%" y1={y} y2={y} />}
        {hari.map((one, index) => (
          <Day
            key={one.hari}
            {...props}
            hari={one}
            column={columns[index] ?? { x: 0, width: 0 }}
            date={dates?.[one.hari - 1]}
            ahead={days[index] ?? null}
            height={height}
          />
        ))}
        {y === null || !today ? null : <NowLine y={y} today={today} minute={minuteOf(nowMs)} />}
      </svg>
      <Deadlines of={(dates ?? []).flatMap((day) => props.deadlines(day))} />
    </figure>
  )
}
