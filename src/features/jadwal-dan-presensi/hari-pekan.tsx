import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Appointment } from '#domain/jadwal/appointments.ts'
import { dosenText } from '#domain/jadwal/kehadiran.ts'
import type { HariKuliah, KelasHari, MingguKuliah } from '#domain/jadwal/minggu-kuliah.ts'
import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import { endText, spanText } from '#domain/jadwal/pertemuan.ts'
import { DeadlineText } from '#kit/jadwal/deadline-text.tsx'
import { MakulLink } from '#kit/link/makul-link.tsx'
import { dayOf, minuteOf } from '#shared/campus/campus-time.ts'
import { zoneLabel } from '#shared/campus/campus-zone.ts'
import { formatTanggal, jamText } from '#shared/campus/tanggal.ts'
import { dayName } from '#shared/format/kalender.ts'
import { shownText } from '#shared/format/unreadable.ts'
import { joined } from '#shared/text/joined.ts'
import { Disclosure } from '#shared/ui/disclosure.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import type { Angka } from '#shared/wire/readers.ts'
import { tempatOf } from './daftar-kelas.tsx'
import styles from './jadwal.module.css'

const DAY_MINUTES = 1440

/** Returns the state of a meeting: running, ahead, over today ('done') or over on a previous day ('past'). */
const stateOf = ({ mulai, selesai }: KelasHari, minute: Angka): 'done' | 'running' | 'ahead' | 'past' => {
  if (minute == null) return 'ahead'
  if (minute >= selesai) return minute < DAY_MINUTES ? 'done' : 'past'
  return minute >= mulai ? 'running' : 'ahead'
}

const ClassRow = ({ kelas, minute }: { kelas: KelasHari; minute: Angka }) => {
  const { t, i18n } = useTranslation('jadwal-dan-presensi')
  const { row, waktu, bentrok } = kelas
  const state = stateOf(kelas, minute)
  return (
    <li className={bentrok.length > 0 ? `${styles.slot} ${styles.clash}` : styles.slot}>
      <b>{jamText(kelas.mulai, i18n.language)}</b>
      <div>
        <p className={styles.what}>
          <span>
            <MakulLink of={row}>{namaMakulOf(row, i18n.language)}</MakulLink>
          </span>
          {state === 'done' ? <Tag>{t('state.done')}</Tag> : null}
          {state === 'running' ? <Tag tone="accent">{t('state.running')}</Tag> : null}
        </p>
        <p className={styles.sub}>
          {joined(
            row.janji?.isEndKnown === false
              ? ''
              : t('until.lower', { jam: `${endText(kelas, i18n.language)}\u00a0${zoneLabel()}` }),
            tempatOf(waktu, i18n.language),
          )}
        </p>
        {row.dosen.length > 0 ? <p className={styles.sub}>{shownText(dosenText(row.dosen), i18n.language)}</p> : null}
        {bentrok.map((other) => (
          <p key={bentrok.indexOf(other)} className={styles.bad}>
            <IconAlertTriangle size={16} aria-hidden />
            <span>
              {t('clash.with', { waktu: spanText(other, i18n.language), makul: namaMakulOf(other.row, i18n.language) })}
            </span>
          </p>
        ))}
      </div>
    </li>
  )
}

/** Meetings of a day and the free hours between them, in order of time. */
const WeekDay = ({ hari: { kelas, kosong }, minute }: { hari: HariKuliah; minute: Angka }) => {
  const { t, i18n } = useTranslation('jadwal-dan-presensi')
  const rows = [
    ...kelas.map((one) => ({ at: one.mulai, row: <ClassRow key={one.key} kelas={one} minute={minute} /> })),
    ...kosong.map((free) => ({
      at: free.mulai,
      row: (
        <li key={`free ${free.mulai}`} className={styles.free}>
          {t('free', { waktu: spanText(free, i18n.language) })}
        </li>
      ),
    })),
  ]
  return <ol>{rows.toSorted((a, b) => a.at - b.at).map(({ row }) => row)}</ol>
}

/** Props of a week view. */
export interface WeekProps {
  minggu: MingguKuliah
  /** Dates of the days from Senin on, YYYY-MM-DD; null for a period that is not running, whose week has no dates. */
  dates: string[] | null
  /** Returns notes about a day: holiday or exam week. */
  remarks: (day: string) => string[]
  /** Returns the deadlines of a day that have not passed. */
  deadlines: (day: string) => readonly Appointment[]
  /** By the campus's clock, in milliseconds since 1970. */
  nowMs: number
}

/** Week view on a phone: today, the coming days, and past days behind a fold. */
export const WeekDays = ({ minggu, dates, remarks, deadlines, nowMs }: WeekProps) => {
  const { t, i18n } = useTranslation('jadwal-dan-presensi')
  const today = dates?.indexOf(dayOf(nowMs)) ?? -1
  // A class of yesterday may still be running after midnight.
  const minuteAt = (index: number) =>
    index === today || index === today - 1 ? minuteOf(nowMs) + (today - index) * DAY_MINUTES : null
  // `minggu.hari` ends with the last day with classes; a later day may have a deadline.
  const all = dates?.map((_, place) => minggu.hari[place] ?? { hari: place + 1, kelas: [], kosong: [] }) ?? minggu.hari
  const days = all.filter(({ hari, kelas }) => {
    const day = dates?.[hari - 1]
    return kelas.length > 0 || (day !== undefined && (remarks(day).length > 0 || deadlines(day).length > 0))
  })
  const isOver = ({ hari, kelas }: HariKuliah) => {
    const minute = minuteAt(hari - 1)
    return hari - 1 < today && !(minute !== null && kelas.some(({ selesai }) => selesai > minute))
  }
  const [coming, over] = [days.filter((one) => !isOver(one)), days.filter(isOver)]
  const section = (one: HariKuliah) => {
    const day = dates?.[one.hari - 1]
    const isToday = one.hari - 1 === today
    const name = day === undefined ? dayName(one.hari, i18n.language) : formatTanggal(day, i18n.language, 'dayMonth')
    return (
      <section key={one.hari} className={styles.day}>
        <h3 aria-current={isToday ? 'date' : undefined}>{isToday ? t('today', { hari: name }) : name}</h3>
        {day === undefined ? null : <Remarks of={remarks(day)} />}
        {day === undefined ? null : <Deadlines of={deadlines(day)} />}
        <WeekDay hari={one} minute={minuteAt(one.hari - 1)} />
      </section>
    )
  }
  const names = [over[0], over.at(-1)].flatMap((one) => (one ? dayName(one.hari, i18n.language) : []))
  return (
    <div className={styles.days}>
      {coming.map(section)}
      {over.length > 0 ? (
        <div className={styles.over}>
          <Disclosure title={t('days.over', { hari: [...new Set(names)].join('–') })}>{over.map(section)}</Disclosure>
        </div>
      ) : null}
    </div>
  )
}

const Remarks = ({ of }: { of: readonly string[] }) =>
  of.map((remark) => (
    <p key={remark} className={styles.holiday}>
      {remark}
    </p>
  ))

const Deadlines = ({ of }: { of: readonly Appointment[] }) =>
  of.map((one) => (
    <p key={one.id} className={styles.deadline}>
      <DeadlineText of={one} />
    </p>
  ))
