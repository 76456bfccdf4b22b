import type { Appointment } from '#domain/jadwal/appointments.ts'
import { deadlineOf } from '#domain/jadwal/deadline.ts'
import { type Listed, readRows } from '#shared/wire/readers.ts'
import type { Pendaftaran } from './acara.ts'
import { isUnpaid } from './step.ts'

/** Fields of a registration that determine its deadlines. */
export interface EventDuties
  extends Pick<
    Pendaftaran,
    'id' | 'nama' | 'biaya' | 'isSudahBayar' | 'batasBayar' | 'isHadir' | 'wajibBerkas' | 'berkas' | 'batasBerkas'
  > {
  /** True when cancelled or passed: nothing is left to do. */
  isSettled: boolean
}

/** Label of a task with a deadline, and the screen where it is done. */
interface Duty {
  name: (nama: string) => string
  tautan: string
}

/** Returns the deadlines for fee and file. Unreadable rows are skipped: eventAppointments reports them. */
export const eventDeadlines = (
  rows: Listed<EventDuties>,
  subject: string,
  { pay, upload }: { pay: Duty; upload: Duty },
): Listed<Appointment> =>
  readRows(rows, 'noted').flatMap((row) => {
    if (row.isSettled || row.isHadir === false) return []
    const nama = row.nama || subject
    const isFileMissing = row.wajibBerkas === true && row.berkas === null
    const at = ({ name, tautan }: Duty) => ({ nama: name(nama), tautan })
    return [
      ...(isUnpaid(row) ? deadlineOf({ id: `${subject}-bayar-${row.id}`, until: row.batasBayar, ...at(pay) }) : []),
      ...(isFileMissing
        ? deadlineOf({ id: `${subject}-berkas-${row.id}`, until: row.batasBerkas, ...at(upload) })
        : []),
    ]
  })
