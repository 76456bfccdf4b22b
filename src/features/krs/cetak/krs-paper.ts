import { toPeriodeParams } from '#domain/periode/periode.ts'
import { getGetKrsQueryOptions } from '#generated/client/krs/krs.ts'
import { hasPaperRows, type PaperKind, paperRead } from '#kit/print/paper-kind.ts'
import { periodeAddress, periodeOfParams } from '#kit/print/paper-periode.ts'

/** The KRS of a period, as stored on the device. */
export const krsPaper: PaperKind = {
  kind: 'krs',
  scope: 'gate',
  subject: 'krs',
  address: periodeAddress('/cetak-krs'),
  loadPage: async () => (await import('./cetak-krs-page.tsx')).cetakKrsPage('krs'),
  own: (idMahasiswa, params) =>
    paperRead(getGetKrsQueryOptions(idMahasiswa, toPeriodeParams(periodeOfParams(params))), ({ data }) =>
      hasPaperRows(data),
    ),
}
