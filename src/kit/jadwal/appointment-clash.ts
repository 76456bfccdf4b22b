import type { Appointment } from '#domain/jadwal/appointments.ts'
import type { KelasMakul } from '#domain/jadwal/ics.ts'
import { overlapOf } from '#domain/jadwal/pertemuan.ts'
import type { Span } from '#domain/jadwal/span.ts'
import { type AcademicDays, isHeld } from '#domain/jadwal/teaching-days.ts'
import { isSamePeriode, type Periode } from '#domain/periode/periode.ts'
import { addDays, weekdayOf } from '#shared/campus/campus-time.ts'
import { readRows } from '#shared/wire/readers.ts'

/** A class of a plan that clashes with an appointment, on the day of that appointment. */
export interface AppointmentClash extends Span {
  own: KelasMakul
  janji: Appointment
}

/** Upper bound for the days of lectures and exams in a semester. */
const LONGEST_DAYS = 140

/** Returns the first day of lectures of a period; undefined when the academic calendar does not state it. */
const firstLecture = ({ kalender }: Pick<AcademicDays, 'kalender'>, periode: Periode): string | undefined =>
  readRows(kalender, 'noted')
    .filter((row) => isSamePeriode(row, periode) && row.kategori === 'Perkuliahan')
    .flatMap(({ tanggalMulai }) => tanggalMulai ?? [])
    .toSorted()[0]

/**
 * Returns the classes of a plan that clash with an appointment. A weekly class is compared with the day of the
 * appointment; returns none when the academic calendar does not state when the lectures of the period begin.
 */
export const appointmentClashes = (
  picks: readonly KelasMakul[],
  janji: readonly Appointment[],
  known: AcademicDays,
  periode: Periode,
): AppointmentClash[] => {
  const first = firstLecture(known, periode)
  if (first === undefined) return []
  const last = addDays(first, LONGEST_DAYS)
  return janji
    .filter(({ tanggal, isDeadline }) => !isDeadline && tanggal >= first && tanggal <= last)
    .flatMap((one) =>
      picks.flatMap((own) =>
        own.kelas.jadwal.flatMap(({ hari, jam }) => {
          const common = jam && one.jam && hari === weekdayOf(one.tanggal) ? overlapOf(jam, one.jam) : null
          if (!common || !isHeld(known, one.tanggal, { idMakul: own.makul.idMakul, jam })) return []
          return [{ ...common, own, janji: one }]
        }),
      ),
    )
}
