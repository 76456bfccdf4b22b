import { useContext } from 'react'
import type { KelasMakul, UjianKalender } from '#domain/jadwal/ics.ts'
import { MahasiswaContext, useActingFor } from '#domain/mahasiswa/mahasiswa-context.ts'

/** The student of a calendar file that an operator makes; null for the student's own. */
export interface CalendarOwner {
  idMahasiswa: string
  nama: string
}

/** Returns whom the calendar files of this screen are about, where an operator makes them. */
export const useCalendarOwner = (): CalendarOwner | null => {
  const nama = useActingFor()
  const idMahasiswa = useContext(MahasiswaContext)
  return nama === null ? null : { idMahasiswa: idMahasiswa ?? nama, nama }
}

const named = (text: string, owner: CalendarOwner): string => `${text} · ${owner.nama}`

/** Title of a calendar file, with the student where an operator makes it. */
export const ownedTitle = (title: string, owner: CalendarOwner | null): string => (owner ? named(title, owner) : title)

/** Events that name their student, with ids of their own: an operator may import those of two students into one calendar. */
export const ownedEvents = (events: readonly UjianKalender[], owner: CalendarOwner | null): readonly UjianKalender[] =>
  owner ? events.map((one) => ({ ...one, id: `${one.id}-${owner.idMahasiswa}`, nama: named(one.nama, owner) })) : events

/** The same for weekly classes. */
export const ownedClasses = (classes: readonly KelasMakul[], owner: CalendarOwner | null): readonly KelasMakul[] =>
  owner
    ? classes.map(({ makul, kelas }) => ({
        makul,
        kelas: {
          ...kelas,
          idKelas: `${kelas.idKelas}-${owner.idMahasiswa}`,
          nama: [kelas.nama, owner.nama].filter(Boolean).join(', '),
        },
      }))
    : classes
