import { useContext } from 'react'
import { studentMark } from '#domain/jadwal/calendar-privacy.ts'
import type { KelasMakul, UjianKalender } from '#domain/jadwal/ics.ts'
import { MahasiswaContext, useActingFor } from '#domain/mahasiswa/mahasiswa-context.ts'
import { campusOfFile } from './campus-of-file.ts'

/** The student of a calendar file that an operator exports; null for the student's own export. */
export interface CalendarOwner {
  /** Stands for the student in the ids of the events. */
  mark: string
  nama: string
}

/** Returns the student of this screen's calendar files when an operator exports them, otherwise null. */
export const useCalendarOwner = (): CalendarOwner | null => {
  const nama = useActingFor()
  const idMahasiswa = useContext(MahasiswaContext)
  return nama === null ? null : { mark: studentMark(campusOfFile(), idMahasiswa ?? nama), nama }
}

const named = (text: string, owner: CalendarOwner): string => `${text} · ${owner.nama}`

/** Returns the title of a calendar file, with the student when an operator exports it. */
export const ownedTitle = (title: string, owner: CalendarOwner | null): string => (owner ? named(title, owner) : title)

/**
 * Returns events with the student's name and ids unique per student: an operator may import those of two students into
 * one calendar.
 */
export const ownedEvents = (events: readonly UjianKalender[], owner: CalendarOwner | null): readonly UjianKalender[] =>
  owner ? events.map((one) => ({ ...one, id: `${one.id}-${owner.mark}`, nama: named(one.nama, owner) })) : events

/** Returns the same for weekly classes. */
export const ownedClasses = (classes: readonly KelasMakul[], owner: CalendarOwner | null): readonly KelasMakul[] =>
  owner
    ? classes.map(({ makul, kelas }) => ({
        makul,
        kelas: {
          ...kelas,
          idKelas: `${kelas.idKelas}-${owner.mark}`,
          nama: [kelas.nama, owner.nama].filter(Boolean).join(', '),
        },
      }))
    : classes
