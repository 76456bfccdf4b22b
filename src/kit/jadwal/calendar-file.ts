import { useContext } from 'react'
import type { Alarm } from '#domain/jadwal/alarm.ts'
import { privateClasses, privateEvents, withoutPrivate } from '#domain/jadwal/calendar-privacy.ts'
import { ICS_TYPE, icsName, type KelasMakul, type MeetsOn, toIcs, type UjianKalender } from '#domain/jadwal/ics.ts'
import { MahasiswaContext } from '#domain/mahasiswa/mahasiswa-context.ts'
import { saveText } from '#shared/browser/save-file.ts'
import { campusNow } from '#shared/campus/campus-clock.ts'
import { campusOffset } from '#shared/campus/campus-zone.ts'
import { ownedClasses, ownedEvents, ownedTitle, useCalendarOwner } from './calendar-owner.ts'
import { campusOfFile } from './campus-of-file.ts'

/** Content of a calendar file. */
interface CalendarFile {
  /** Title of the calendar and name of its file. */
  title: string
  events: readonly UjianKalender[]
  alarms: readonly Alarm[]
  /** Weekly classes, with the first day and the number of their weeks. */
  weekly?: { kelas: readonly KelasMakul[]; mulai: string; pekan: number; meetsOn: MeetsOn }
}

/**
 * Returns a function that saves a calendar file in the campus's time zone, without amounts and without the student's
 * number. Importing it again updates the events.
 */
export const useSaveCalendar = () => {
  const owner = useCalendarOwner()
  const idMahasiswa = useContext(MahasiswaContext) ?? ''
  return ({ title, events, alarms, weekly }: CalendarFile): void => {
    const campus = campusOfFile()
    const of = { campus, idMahasiswa }
    const name = withoutPrivate(ownedTitle(title, owner), of)
    const facts = {
      mulai: weekly?.mulai ?? '',
      pekan: weekly?.pekan ?? 0,
      offsetMinutes: campusOffset(),
      madeAtMs: campusNow(),
      title: name,
      campus,
      alarms,
    }
    const kelas = privateClasses(ownedClasses(weekly?.kelas ?? [], owner), of)
    const text = toIcs(kelas, facts, privateEvents(ownedEvents(events, owner), of), weekly?.meetsOn)
    saveText(text, icsName(name), ICS_TYPE)
  }
}
