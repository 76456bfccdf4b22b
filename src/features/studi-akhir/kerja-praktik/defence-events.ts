import type { UjianKalender } from '#domain/jadwal/ics.ts'
import type { SidangKerjaPraktik } from '#generated/client/kerja-praktik/readers.ts'
import { joined } from '#shared/text/joined.ts'
import { spanOf } from '../appointment.ts'

/** Returns the id of a defence in a calendar file. */
export const calendarId = ({ id }: Pick<SidangKerjaPraktik, 'id'>): string => `sidang-kp-${id}`

/** Returns the defence as a calendar event; empty while its day is not set. */
export const defenceEvents = (of: SidangKerjaPraktik, nama: string): UjianKalender[] =>
  !of.tanggal
    ? []
    : [
        {
          id: calendarId(of),
          nama,
          tanggal: of.tanggal,
          jam: spanOf(of),
          ruang: joined(of.ruang, of.tautanDaring),
          keterangan: of.judulLaporan,
        },
      ]
