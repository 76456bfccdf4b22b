import { fromUnits, toUnits } from '#domain/nilai/rata-rata.ts'
import type { Tertutup } from '#domain/nilai/tertutup.ts'
import type { AktivitasKuliah } from '#generated/client/nilai/readers.ts'
import { urutSemester } from '#kit/kurva/urut-semester.ts'

/** Returns the semesters in the order of their period code, without figures that would reveal a hidden grade. */
export const semesterNilai = (rows: readonly AktivitasKuliah[], tertutup: Tertutup<unknown>) =>
  urutSemester(rows).map(({ ke, label, semesterKe, sks, ips, ipk }) => {
    const isBelum = ips === null && ipk === null
    const isIpsTertutup = !isBelum && tertutup.isIps(semesterKe)
    const isIpkTertutup = !isBelum && tertutup.isIpk(semesterKe)
    return {
      ke,
      /** Label of its period. */
      label,
      sks,
      /** null: none yet, or hidden. */
      ips: isIpsTertutup ? null : ips,
      ipk: isIpkTertutup ? null : ipk,
      /** True when a hidden grade hides it; false while the semester has no figure. */
      isIpsTertutup,
      isIpkTertutup,
      /** True while it has no figure yet. */
      isBelum,
    }
  })

/** One semester of the chart. */
export type SemesterNilai = ReturnType<typeof semesterNilai>[number]

/** Returns the last semester with an IPK, the one before it, and the exact difference. */
export const gerakIpk = (semesters: readonly SemesterNilai[]) => {
  const [kini = null, sebelum = null] = semesters
    .flatMap(({ ke, ipk }) => (ipk == null ? [] : [{ ke, ipk }]))
    .toReversed()
  return { kini, sebelum, selisih: kini && sebelum ? fromUnits(toUnits(kini.ipk) - toUnits(sebelum.ipk)) : 0 }
}
