import { fromUnits, toUnits } from '#domain/nilai/rata-rata.ts'
import type { Tertutup } from '#domain/nilai/tertutup.ts'
import type { AktivitasKuliah } from '#generated/client/nilai/readers.ts'
import { urutSemester } from '#kit/kurva/urut-semester.ts'

/** The semesters in order of their period code, without what would give a hidden grade away. */
export const semesterNilai = (rows: readonly AktivitasKuliah[], tertutup: Tertutup<unknown>) =>
  urutSemester(rows).map(({ ke, label, semesterKe, sks, ips, ipk }) => {
    const isBelum = ips === null && ipk === null
    const isIpsTertutup = !isBelum && tertutup.isIps(semesterKe)
    const isIpkTertutup = !isBelum && tertutup.isIpk(semesterKe)
    return {
      ke,
      /** Its period as users read it. */
      label,
      sks,
      /** null: none yet, or not to be seen. */
      ips: isIpsTertutup ? null : ips,
      ipk: isIpkTertutup ? null : ipk,
      /** Hidden, because a grade of it is; else nothing is said while it has no figure. */
      isIpsTertutup,
      isIpkTertutup,
      /** It has no figure yet. */
      isBelum,
    }
  })

/** One semester of the curve. */
export type SemesterNilai = ReturnType<typeof semesterNilai>[number]

/** The last semester that has an IPK, the one before it, and how much it moved between them, exactly. */
export const gerakIpk = (semesters: readonly SemesterNilai[]) => {
  const [kini = null, sebelum = null] = semesters
    .flatMap(({ ke, ipk }) => (ipk == null ? [] : [{ ke, ipk }]))
    .toReversed()
  return { kini, sebelum, selisih: kini && sebelum ? fromUnits(toUnits(kini.ipk) - toUnits(sebelum.ipk)) : 0 }
}
