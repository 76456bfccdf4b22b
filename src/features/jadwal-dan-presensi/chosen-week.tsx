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

/** Address parameter: any day of the week, YYYY-MM-DD. */
const WEEK_OF = 'pekan'
const WEEK = 7
/** Days shown ahead when the end of the period is unknown. */
const AHEAD = 28
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Returns the first day in the attendance data, by which lectures had begun; undefined without marks. */
export const firstMeeting = (presensi: Listed<PresensiKuliah> | null): string | undefined =>
  readRows(presensi, 'hint')
    .flatMap((one) => one.presensi.flatMap((entry) => (typeof entry === 'string' ? [] : (entry.tanggal ?? []))))
    .toSorted()[0]

const FINAL = /akhir|uas|eas/i

/** Returns the last day of the final exams, from their schedule or else the calendar; undefined without either. */
const lastExam = ({ uas, kalender }: KnownDays, today: string): string | undefined => {
  const scheduled = readRows(uas, 'hint').flatMap(({ tanggalUjian }) => tanggalUjian || [])
  const planned = readRows(kalender, 'hint').flatMap(({ tanggalSelesai, tanggalMulai }) => {
    const last = tanggalSelesai || tanggalMulai
    return last && last >= today && examWeeksOn(kalender, last).some((name) => FINAL.test(name)) ? last : []
  })
  return scheduled.toSorted().at(-1) ?? planned.toSorted()[0]
}

/** The week shown and its neighbours: null for a week outside lectures and exams. */
interface ChosenWeek {
  /** Dates from Senin on, YYYY-MM-DD. */
  dates: string[]
  isThisWeek: boolean
  before: string | null
  after: string | null
}

/**
 * Returns the week of the address (`?pekan=`) within the lectures and exams of the period; by default this week.
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
  /** null when there is no such week. */
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

/** Navigation between weeks in a fixed position. */
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
