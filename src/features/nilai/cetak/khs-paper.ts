import { toPeriodeParams } from '#domain/periode/periode.ts'
import { getGetKhsQueryOptions, getGetTranskripQueryOptions } from '#generated/client/nilai/nilai.ts'
import { hasPaperRows, type PaperKind, paperRead } from '#kit/print/paper-kind.ts'
import { periodeAddress, periodeOfParams } from '#kit/print/paper-periode.ts'

/** The KHS of a period, as stored on the device. Grades end with the session. */
export const khsPaper: PaperKind = {
  kind: 'khs',
  scope: 'session',
  subject: 'nilai',
  address: periodeAddress('/cetak-khs'),
  loadPage: async () => (await import('./cetak-khs-page.tsx')).CetakKhsPage,
  own: (idMahasiswa, params) =>
    paperRead(getGetKhsQueryOptions(idMahasiswa, toPeriodeParams(periodeOfParams(params))), ({ data }) =>
      hasPaperRows(data),
    ),
  // It decides which grades are hidden.
  others: (idMahasiswa) => [paperRead(getGetTranskripQueryOptions(idMahasiswa))],
}
