import { prefetchListPengumumanQuery } from '#generated/client/berita/berita.ts'
import {
  type GetBiodataSingkatQueryResult,
  getGetBiodataSingkatQueryKey,
} from '#generated/client/biodata-singkat/biodata-singkat.ts'
import type { AskAhead } from '#shared/screen.ts'
import { beritaQuery, readBeritaAddress } from './berita-query.ts'

/** Asks for the rows that an address of the list shows, where it is known since when the student is here. */
export const askBerita: AskAhead = (client, idMahasiswa, query) => {
  const student = client.getQueryData<GetBiodataSingkatQueryResult>(getGetBiodataSingkatQueryKey(idMahasiswa))
  if (!student) return
  void prefetchListPengumumanQuery(client, beritaQuery(readBeritaAddress(query), student.biodataSingkat.tanggalMasuk))
}
