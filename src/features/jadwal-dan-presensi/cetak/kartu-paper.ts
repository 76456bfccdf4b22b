import { JENIS_UJIAN, type JenisUjian } from '#domain/jadwal/jadwal-ujian.ts'
import { getGetAturanQrCodeQueryOptions, getGetKartuUjianQueryOptions } from '#generated/client/ujian/ujian.ts'
import { hasPaperRows, type PaperKind, paperRead } from '#kit/print/paper-kind.ts'
import { isKartuTerkunci } from '../kartu-ujian.ts'

const jenisOf = (jenis: string | undefined): JenisUjian => JENIS_UJIAN.find((one) => one === jenis) ?? 'UTS'

/** The exam card of one kind, as stored on the device. */
export const kartuPaper: PaperKind = {
  kind: 'kartu',
  scope: 'gate',
  subject: 'jadwal-dan-presensi',
  address: ({ jenis }) => `/cetak-kartu-ujian?jenis=${jenisOf(jenis)}`,
  loadPage: async () => (await import('./cetak-kartu-ujian-page.tsx')).CetakKartuUjianPage,
  loadPass: async () => (await import('./kartu-pass.tsx')).KartuPass,
  own: (idMahasiswa, { jenis }) =>
    paperRead(
      getGetKartuUjianQueryOptions(idMahasiswa, { jenis: jenisOf(jenis) }),
      (kartu) => !isKartuTerkunci(kartu) && hasPaperRows(kartu.data),
    ),
  others: () => [paperRead(getGetAturanQrCodeQueryOptions())],
  passing: ['qrCode'],
}
