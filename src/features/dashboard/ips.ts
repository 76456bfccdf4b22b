import { fromKodePeriode, periodeLabel } from '#domain/periode/periode.ts'
import type { RiwayatKuliah } from '#generated/models/dashboard/riwayatKuliah.zod.ts'
import { toNumber } from '#shared/format/desimal.ts'

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
    .sort((a, b) => Number(a.tahunSemester ?? 0) - Number(b.tahunSemester ?? 0))
    .map((row, index) => {
      const periode = fromKodePeriode(row.tahunSemester ?? '')
      return {
        ke: row.semesterKe ?? index + 1,
        label: periode ? periodeLabel(periode) : String(row.tahunSemester ?? '–'),
        sks: toNumber(row.sks),
        ips: toNumber(row.ips),
      }
    })
