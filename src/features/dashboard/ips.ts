import { fromKodePeriode, periodeLabel } from '#domain/periode/periode.ts'
import type { RiwayatKuliah } from '#generated/readers/dashboard.ts'

/** One semester of the IPS chart. */
export interface IpsPoint {
  ke: number
  label: string
  sks: number | null
  /** null while the semester runs. */
  ips: number | null
}

/** Semesters in order of their period code, as the chart and its table show them. */
export const ipsPoints = (rows: readonly RiwayatKuliah[]): IpsPoint[] =>
  [...rows]
    .sort((a, b) => Number(a.tahunSemester) - Number(b.tahunSemester))
    .map((row, index) => {
      const periode = fromKodePeriode(row.tahunSemester)
      return {
        ke: row.semesterKe ?? index + 1,
        label: periode ? periodeLabel(periode) : row.tahunSemester || '–',
        sks: row.sks,
        ips: row.ips,
      }
    })
