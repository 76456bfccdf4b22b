import type { JadwalUjian, PresensiUjian } from '#generated/client/ujian/readers.ts'
import { momentAt } from '#shared/time/campus-time.ts'
import { readTime } from '#shared/time/read-time.ts'
import { knownText, readRows } from '#shared/wire/readers.ts'
import { toSpan } from './span.ts'

/** Section 9: exam types. */
export const JENIS_UJIAN = ['UTS', 'UAS'] as const
export type JenisUjian = (typeof JENIS_UJIAN)[number]

const PART = { UTS: 'uts', UAS: 'uas' } as const

/**
 * The exam schedule with the attendance of each exam: jamDatang, presensi, keterangan and status, merged by idMakul from
 * the uts or uas part (section 3). What attendance does not say stays as the schedule has it; attendance that can not be
 * read leaves the schedule plain (section 4).
 */
export const mergePresensiUjian = (
  jadwal: readonly (JadwalUjian | null)[] | null,
  presensi: readonly (PresensiUjian | null)[] | null,
  jenis: JenisUjian,
): JadwalUjian[] => {
  const rows = readRows(presensi, 'unreviewed')
  return readRows(jadwal, 'unreviewed').map((ujian) => {
    const { idMakul } = ujian
    const part = idMakul === '' ? null : rows.find((row) => row.idMakul === idMakul)?.presensi?.[PART[jenis]]
    if (!part) return ujian
    return {
      ...ujian,
      jamDatang: knownText(part.jamDatang) || ujian.jamDatang,
      presensi: knownText(part.presensi) || ujian.presensi,
      keterangan: knownText(part.keterangan) || ujian.keterangan,
      status: knownText(part.status) || ujian.status,
    }
  })
}

type Dated = Pick<JadwalUjian, 'tanggalUjian'> & Partial<Pick<JadwalUjian, 'jamMulai'>>

/** After every day of the calendar. */
const UNDATED = '~'

const startOf = ({ jamMulai = '' }: Dated): number => readTime(jamMulai) ?? Number.MAX_VALUE

/**
 * Exams by date, the first one first (section 4), and by start on one day. Without a date or a start an exam comes last, in the
 * order of the gateway.
 */
export const sortJadwalUjian = <Row extends Dated>(jadwal: readonly (Row | null)[] | null): Row[] =>
  readRows(jadwal, 'unreviewed').toSorted((a, b) => {
    const [one, other] = [a.tanggalUjian ?? UNDATED, b.tanggalUjian ?? UNDATED]
    if (one === other) return startOf(a) - startOf(b)
    return one < other ? -1 : 1
  })

/** When an exam begins and ends, in milliseconds since 1970. */
export interface WaktuUjian {
  mulai: number
  selesai: number
}

const DAY_MINUTES = 24 * 60

/** When an exam is; what nobody can read of its times is the edge of its day. @returns null without a day */
export const waktuUjianOf = ({ tanggalUjian, jamMulai, jamSelesai }: JadwalUjian): WaktuUjian | null => {
  if (!tanggalUjian) return null
  const jam = toSpan(jamMulai, jamSelesai)
  const begin = jam ?? toSpan(jamMulai, '24.00')
  const at = (minutes: number) => momentAt(tanggalUjian, minutes)
  return { mulai: at(begin?.mulai ?? 0), selesai: at(jam?.selesai ?? DAY_MINUTES) }
}

/** The exam that runs or comes next; null when none does. @param nowMs by the campus's clock */
export const ujianBerikutnya = (
  jadwal: readonly JadwalUjian[],
  nowMs: number,
): (WaktuUjian & { ujian: JadwalUjian }) | null =>
  jadwal
    .flatMap((ujian) => {
      const waktu = waktuUjianOf(ujian)
      return waktu && waktu.selesai > nowMs ? [{ ...waktu, ujian }] : []
    })
    .toSorted((a, b) => a.mulai - b.mulai)[0] ?? null

/** The exam type to begin with: the one whose exam comes next, else UTS. */
export const jenisBerikutnya = (
  jadwal: Readonly<Record<JenisUjian, readonly JadwalUjian[]>>,
  nowMs: number,
): JenisUjian => {
  const next = (jenis: JenisUjian) => ujianBerikutnya(jadwal[jenis], nowMs)?.mulai ?? Number.MAX_VALUE
  return next('UAS') < next('UTS') ? 'UAS' : 'UTS'
}
