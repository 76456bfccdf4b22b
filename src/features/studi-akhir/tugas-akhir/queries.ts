import { getListSidangQueryOptions } from '#generated/client/sidang/sidang.ts'
import { getListUsulanTugasAkhirQueryOptions } from '#generated/client/tugas-akhir/tugas-akhir.ts'

/** The thesis proposals of the student, newest first. */
export const worksQuery = (idMahasiswa: string) => getListUsulanTugasAkhirQueryOptions({ idMahasiswa })

/** The defences of the student, over all proposals. */
export const defencesQuery = (idMahasiswa: string) => getListSidangQueryOptions({ idMahasiswa })
