import { toPeriodeParams } from '#domain/periode/periode.ts'
import { getListJadwalKuliahQueryOptions } from '#generated/client/jadwal-dan-presensi/jadwal-dan-presensi.ts'
import { hasPaperRows, type PaperKind, paperRead } from '#kit/print/paper-kind.ts'
import { periodeAddress, periodeOfParams } from '#kit/print/paper-periode.ts'

/** The weekly schedule of a period, as stored on the device. It has no print page of its own (section 2). */
export const jadwalPaper: PaperKind = {
  kind: 'jadwal',
  scope: 'gate',
  subject: 'jadwal-dan-presensi',
  address: periodeAddress('/jadwal-dan-presensi'),
  loadPage: async () => (await import('./jadwal-sheet.tsx')).JadwalSheet,
  own: (idMahasiswa, params) =>
    paperRead(getListJadwalKuliahQueryOptions(idMahasiswa, toPeriodeParams(periodeOfParams(params))), ({ data }) =>
      hasPaperRows(data),
    ),
}
