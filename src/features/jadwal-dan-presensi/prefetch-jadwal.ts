import { prefetchListTahunSemesterQuery } from '#generated/client/tahun-semester/tahun-semester.ts'
import type { PrefetchData } from '#kit/screen.ts'

/** Prefetches the periods, which decide the period shown. The dashboard has cached the running period's classes. */
export const prefetchJadwal: PrefetchData = (client, idMahasiswa) =>
  void prefetchListTahunSemesterQuery(client, idMahasiswa)
