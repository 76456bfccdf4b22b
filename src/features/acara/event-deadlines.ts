import type { Appointment } from '#domain/jadwal/appointments.ts'
import { deadlineOf } from '#domain/jadwal/deadline.ts'
import { type Listed, readRows } from '#shared/wire/readers.ts'
import type { Pendaftaran } from './acara.ts'
import { isUnpaid } from './step.ts'

/** A registration for an event, as far as its deadlines go. */
export interface EventDuties
  extends Pick<
    Pendaftaran,
    'id' | 'nama' | 'biaya' | 'isSudahBayar' | 'batasBayar' | 'isHadir' | 'wajibBerkas' | 'berkas' | 'batasBerkas'
  > {
  /** Cancelled, or passed: nothing is to be done any more. */
  isSettled: boolean
}

/** What is done until a deadline, in words, and the screen where it is done. */
interface Duty {
  name: (nama: string) => string
  tautan: string
}

/** The last days of the fee and of the file of each registration. Rows that could not be read are those of the days of the events. */
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
