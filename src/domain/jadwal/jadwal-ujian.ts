import type { JadwalUjian, PresensiUjian } from '#generated/client/ujian/readers.ts'
import { momentAt } from '#shared/campus/campus-time.ts'
import { readTime } from '#shared/time/read-time.ts'
import { findRow, isKnownText, type Listed, mapRows, readRows, sortRows, UNREADABLE } from '#shared/wire/readers.ts'
import { toSpan } from './span.ts'

/** Exam types (section 9). */
export const JENIS_UJIAN = ['UTS', 'UAS'] as const
export type JenisUjian = (typeof JENIS_UJIAN)[number]

const PART = { UTS: 'uts', UAS: 'uas' } as const

/**
 * Returns the exam schedule with the attendance of each exam: jamDatang, presensi, keterangan and status, merged by
 * idMakul from the uts or uas part (section 3). Fields that attendance does not have keep the value of the schedule;
 * without attendance the schedule is plain (section 4). Attendance is unreadable when it may be in a row that could not
 * be parsed.
 */
export const mergePresensiUjian = (
  jadwal: Listed<JadwalUjian>,
  presensi: Listed<PresensiUjian> | null,
  jenis: JenisUjian,
): (JadwalUjian | null)[] =>
  mapRows(jadwal, (ujian) => {
    const { idMakul } = ujian
    if (idMakul === '' || presensi === null) return ujian
    const found = findRow(presensi, (row) => row.idMakul === idMakul)
    if (found === undefined) return ujian
    const part = found?.presensi === null ? null : found?.presensi?.[PART[jenis]]
    if (part === null) return ujian
    if (part === undefined) return { ...ujian, presensi: ujian.presensi || UNREADABLE }
    const said = (field: keyof typeof part & keyof JadwalUjian) =>
      isKnownText(part[field]) ? part[field] : ujian[field] || part[field]
    return {
      ...ujian,
      jamDatang: said('jamDatang'),
      presensi: said('presensi'),
      keterangan: said('keterangan'),
      status: said('status'),
    }
  })

type Dated = Pick<JadwalUjian, 'tanggalUjian'> & Partial<Pick<JadwalUjian, 'jamMulai'>>

/** Sorts after every date. */
const UNDATED = '~'

const startOf = ({ jamMulai = '' }: Dated): number => readTime(jamMulai) ?? Number.MAX_VALUE

/**
 * Sorts exams by date, earliest first (section 4), then by start. Exams without a date or a start come last, in the
 * order of the gateway, followed by unreadable rows.
 */
export const sortJadwalUjian = <Row extends Dated>(jadwal: Listed<Row>): (Row | null)[] =>
  sortRows(jadwal, (a, b) => {
    const [one, other] = [a.tanggalUjian ?? UNDATED, b.tanggalUjian ?? UNDATED]
    if (one === other) return startOf(a) - startOf(b)
    return one < other ? -1 : 1
  })

/** Start and end of an exam, in milliseconds since 1970. */
export interface WaktuUjian {
  mulai: number
  selesai: number
  /** False when the gateway sends no readable hour: the start or end of the day is used, and no countdown is shown. */
  isMulaiKnown: boolean
  isSelesaiKnown: boolean
}

const DAY_MINUTES = 24 * 60

/** An exam of a schedule or of a card. */
type Timed = Pick<JadwalUjian, 'tanggalUjian' | 'jamMulai' | 'jamSelesai'>

/**
 * Returns start and end of an exam; an unreadable time becomes the start or end of its day.
 * @returns null without a day
 */
export const waktuUjianOf = ({ tanggalUjian, jamMulai, jamSelesai }: Timed): WaktuUjian | null => {
  if (!tanggalUjian) return null
  const jam = toSpan(jamMulai, jamSelesai)
  const begin = jam ?? toSpan(jamMulai, '24.00')
  const at = (minutes: number) => momentAt(tanggalUjian, minutes)
  return {
    mulai: at(begin?.mulai ?? 0),
    selesai: at(jam?.selesai ?? DAY_MINUTES),
    isMulaiKnown: begin !== null,
    isSelesaiKnown: jam !== null,
  }
}

/** Returns the exam that runs or comes next; null when there is none. @param nowMs by the campus's clock */
export const ujianBerikutnya = <Row extends Timed>(
  jadwal: Listed<Row>,
  nowMs: number,
): (WaktuUjian & { ujian: Row }) | null =>
  readRows(jadwal, 'hint')
    .flatMap((ujian) => {
      const waktu = waktuUjianOf(ujian)
      return waktu && waktu.selesai > nowMs ? [{ ...waktu, ujian }] : []
    })
    .toSorted((a, b) => a.mulai - b.mulai)[0] ?? null

/** Returns the exam type to show first: the type of the next exam, otherwise UTS. */
export const jenisBerikutnya = (
  jadwal: Readonly<Record<JenisUjian, Listed<JadwalUjian>>>,
  nowMs: number,
): JenisUjian => {
  const next = (jenis: JenisUjian) => ujianBerikutnya(jadwal[jenis], nowMs)?.mulai ?? Number.MAX_VALUE
  return next('UAS') < next('UTS') ? 'UAS' : 'UTS'
}
