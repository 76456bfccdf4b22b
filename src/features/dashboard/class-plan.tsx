import type { ReactNode } from 'react'
import { type Kelas, kelasBerikutnya } from '#domain/jadwal/kelas-berikutnya.ts'
import { mergeMeetings } from '#domain/jadwal/merge-meetings.ts'
import { timetableOn } from '#domain/jadwal/teaching-days.ts'
import { useAcademicDays } from '#domain/jadwal/use-academic-days.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { type Periode, toPeriodeParams } from '#domain/periode/periode.ts'
import type { JadwalKuliah, PresensiKuliah } from '#generated/client/jadwal-dan-presensi/readers.ts'

/** Input of a plan: the weekly classes, their attendance, and the present moment. */
export interface Weekly {
  rows: readonly JadwalKuliah[]
  presensi: readonly PresensiKuliah[]
  nowMs: number
}

interface Plan {
  next: Kelas | null
  later: Kelas[]
  /** Exams or academic calendar could not be loaded: their days are missing. */
  isIncomplete: boolean
}

interface Props extends Weekly {
  periode: Periode | null | undefined
  /** Stands here until exams and academic calendar are known. */
  waiting: ReactNode
  children: (plan: Plan) => ReactNode
}

/** The weekly classes without those that exams or the academic calendar replace (readings, 150). */
export const ClassPlan = ({ periode, rows, presensi, nowMs, waiting, children }: Props) => {
  const known = useAcademicDays(useIdMahasiswa(), toPeriodeParams(periode), Boolean(periode))
  if (!known) return waiting
  const plan = kelasBerikutnya(timetableOn(mergeMeetings(rows), known), presensi, nowMs)
  return children({ ...plan, isIncomplete: known.isIncomplete })
}
