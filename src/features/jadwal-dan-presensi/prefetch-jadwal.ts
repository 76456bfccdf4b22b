import { prefetchListTahunSemesterQuery } from '#generated/client/tahun-semester/tahun-semester.ts'
import type { PrefetchData } from '#kit/screen.ts'

/** Asks for the periods: which one is shown follows from them, and the classes of the running one are known on the dashboard. */
export const prefetchJadwal: PrefetchData = (client, idMahasiswa) =>
  void prefetchListTahunSemesterQuery(client, idMahasiswa)
