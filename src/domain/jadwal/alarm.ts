import { momentAt } from '#shared/campus/campus-time.ts'
import type { Span } from './span.ts'

/** Reminders of an event in a calendar file: a day and an hour before. */
export const ALARMS = ['day', 'hour'] as const
export type Alarm = (typeof ALARMS)[number]

const HOUR_MINUTES = 60
const DAY_MINUTES = 1440
/** Reminder of an event without an hour: 09.00 on the day before. */
const MORNING_MINUTES = 540

/** Fields of a calendar event (UjianKalender) that determine its reminders. */
interface Event {
  tanggal: string
  jam: Span | null
  isDeadline?: boolean
}

/**
 * Returns the minutes from the start of an event to a reminder; null when there is none. A deadline without an hour is
 * due at the end of its day; an event without an hour has no hour before.
 */
export const alarmMinutes = ({ jam, isDeadline = false }: Omit<Event, 'tanggal'>, alarm: Alarm): number | null => {
  if (jam) return alarm === 'day' ? -DAY_MINUTES : -HOUR_MINUTES
  if (alarm === 'day') return MORNING_MINUTES - DAY_MINUTES
  return isDeadline ? DAY_MINUTES - HOUR_MINUTES : null
}

/** Returns the moment of a reminder in milliseconds since 1970; null when the event has none. */
export const alarmMs = (event: Event, alarm: Alarm, offsetMinutes?: number): number | null => {
  const minutes = alarmMinutes(event, alarm)
  return minutes === null ? null : momentAt(event.tanggal, (event.jam?.mulai ?? 0) + minutes, offsetMinutes)
}

/** Returns the chosen reminders of an event that are still to come: some calendars ring at once for a past one. */
export const alarmsAhead = (event: Event, alarms: readonly Alarm[], nowMs: number, offsetMinutes?: number): Alarm[] =>
  alarms.filter((alarm) => (alarmMs(event, alarm, offsetMinutes) ?? 0) > nowMs)

/** Returns minutes as a duration (RFC 5545, 3.3.6): '-P1D', '-PT1H'. */
const durationText = (minutes: number): string => {
  const size = Math.abs(minutes)
  const text = size % DAY_MINUTES === 0 ? `P${size / DAY_MINUTES}D` : `PT${size / HOUR_MINUTES}H`
  return minutes < 0 ? `-${text}` : text
}

/**
 * Returns the lines of the reminders of an event (RFC 5545, 3.6.6).
 * @param name escaped text that the reminder shows
 */
export const alarmLines = (event: Omit<Event, 'tanggal'>, alarms: readonly Alarm[], name: string): string[] =>
  alarms.flatMap((alarm) => {
    const minutes = alarmMinutes(event, alarm)
    return minutes === null
      ? []
      : ['BEGIN:VALARM', 'ACTION:DISPLAY', `TRIGGER:${durationText(minutes)}`, `DESCRIPTION:${name}`, 'END:VALARM']
  })
