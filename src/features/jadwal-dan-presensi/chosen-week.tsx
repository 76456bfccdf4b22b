import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { tanggalMinggu } from '#domain/jadwal/minggu-kuliah.ts'
import { examWeeksOn } from '#domain/jadwal/teaching-days.ts'
import type { KnownDays } from '#domain/jadwal/timetable.ts'
import type { PresensiKuliah } from '#generated/client/jadwal-dan-presensi/readers.ts'
import { addDays, dayOf } from '#shared/campus/campus-time.ts'
import { type Listed, readRows } from '#shared/wire/readers.ts'
import styles from './jadwal.module.css'

/** Name of the address's parameter: any day of the week, YYYY-MM-DD. */
const WEEK_OF = 'pekan'
const WEEK = 7
/** Days ahead that are shown where nobody knows when the period ends. */
const AHEAD = 28
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The first day that attendance names: lectures have begun by then; undefined before anybody was marked. */
export const firstMeeting = (presensi: Listed<PresensiKuliah> | null): string | undefined =>
  readRows(presensi, 'hint')
    .flatMap((one) => one.presensi.flatMap((entry) => (typeof entry === 'string' ? [] : (entry.tanggal ?? []))))
    .toSorted()[0]

const FINAL = /akhir|uas|eas/i

/** The last day of the final exams of the running period, by their schedule, else by the calendar; undefined where neither has one. */
const lastExam = ({ uas, kalender }: KnownDays, today: string): string | undefined => {
  const scheduled = readRows(uas, 'hint').flatMap(({ tanggalUjian }) => tanggalUjian || [])
  const planned = readRows(kalender, 'hint').flatMap(({ tanggalSelesai, tanggalMulai }) => {
    const last = tanggalSelesai || tanggalMulai
    return last && last >= today && examWeeksOn(kalender, last).some((name) => FINAL.test(name)) ? last : []
  })
  return scheduled.toSorted().at(-1) ?? planned.toSorted()[0]
}

/** The week that is shown and its neighbours: null for one in which nobody knows whether there are classes. */
interface ChosenWeek {
  /** From Senin, YYYY-MM-DD. */
  dates: string[]
  isThisWeek: boolean
  before: string | null
  after: string | null
}

/**
 * Returns the week that the address names (`?pekan=`), within the lectures and exams of the period; without one this week.
 * @param nowMs by the campus's clock
 */
export const useChosenWeek = (known: KnownDays, presensi: Listed<PresensiKuliah> | null, nowMs: number): ChosenWeek => {
  const [query] = useSearchParams()
  const today = dayOf(nowMs)
  const mondayOf = (day: string): string => tanggalMinggu(day)[0] ?? day
  const first = mondayOf([firstMeeting(presensi) ?? today, today].toSorted()[0] ?? today)
  const last = mondayOf([lastExam(known, today) ?? addDays(today, AHEAD), today].toSorted().at(-1) ?? today)
  const isShown = (monday: string) => first <= monday && monday <= last
  const wanted = query.get(WEEK_OF) ?? ''
  const monday = DAY.test(wanted) && isShown(mondayOf(wanted)) ? mondayOf(wanted) : mondayOf(today)
  const neighbour = (days: number) => (isShown(addDays(monday, days)) ? addDays(monday, days) : null)
  return {
    dates: tanggalMinggu(monday),
    isThisWeek: monday === mondayOf(today),
    before: neighbour(-WEEK),
    after: neighbour(WEEK),
  }
}

interface StepProps {
  /** null where there is no such week. */
  to: string | null
  label: string
  children: ReactNode
}

const Step = ({ to, label, children }: StepProps) => {
  const [query] = useSearchParams()
  if (to === null) return <span className={styles.noStep}>{children}</span>
  return (
    <Link to={`?${String(new URLSearchParams({ ...Object.fromEntries(query), [WEEK_OF]: to }))}`} aria-label={label}>
      {children}
    </Link>
  )
}

/** The way from week to week, in one piece that does not move. */
export const WeekSteps = ({ of: { isThisWeek, before, after } }: { of: ChosenWeek }) => {
  const { t } = useTranslation('jadwal-dan-presensi')
  const [query] = useSearchParams()
  const others = Object.entries(Object.fromEntries(query)).filter(([name]) => name !== WEEK_OF)
  return (
    <nav className={styles.steps} aria-label={t('week.steps')}>
      <Step to={before} label={t('week.before')}>
        <IconChevronLeft size={20} aria-hidden />
      </Step>
      <Link to={`?${String(new URLSearchParams(others))}`} aria-current={isThisWeek ? 'date' : undefined}>
        {t('week.this')}
      </Link>
      <Step to={after} label={t('week.after')}>
        <IconChevronRight size={20} aria-hidden />
      </Step>
    </nav>
  )
}
