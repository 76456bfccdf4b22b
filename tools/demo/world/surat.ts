import { getListJenisSuratResponseMock } from '#generated/mocks/surat/surat.msw.ts'
import type { JenisSuratWire } from '#generated/models/surat/jenisSuratWire.zod.ts'
import type { SuratInfoWire } from '#generated/models/surat/suratInfoWire.zod.ts'
import type { SuratWire } from '#generated/models/surat/suratWire.zod.ts'
import { formatRomawi } from '#shared/format/romawi.ts'
import { Refusal } from '../refusal.ts'
import { biayaAcaraOf } from './biaya-acara.ts'
import type { Mahasiswa } from './mahasiswa-types.ts'
import type { AjuanSurat } from './student-parts.ts'
import { addHari, DAY_MS, fromTanggal, toIso, toTanggal } from './waktu.ts'
import { afterWorkDays } from './work-days.ts'

/** Days after the request until the fee is due. */
export const BAYAR_DAYS = 7
const OPENS = '09.00'
const SIGNED = '14.00'
const VALID_MONTHS = 6
const MANY = 60
/** Difference between the sequence numbers of ids and of letters in 2026. */
const NUMBER_GAP = 791
export const PENANDATANGAN = { nama: 'Dr. Sri Handayani, M.T.', jabatan: 'Ketua Program Studi', nidn: '0614077803' }

/** Returns all kinds of letters of the campus. */
export const jenisSurat = (): JenisSuratWire[] => getListJenisSuratResponseMock().data

/** Returns the kind with an id, or undefined. */
export const jenisOf = (id: string): JenisSuratWire | undefined =>
  jenisSurat().find(({ idJenisSurat }) => String(idJenisSurat) === id)

const request = (id: string, pada: string, keperluan: string, more: Partial<AjuanSurat> = {}): AjuanSurat => ({
  id,
  idJenisSurat: '1',
  keperluan,
  bahasa: 'INA',
  tujuan: null,
  isian: { namaOrangTua: 'Bambang Prameswara' },
  pada,
  dibatalkanPada: null,
  ...more,
})

/** Returns requests of earlier years, for the persona with the longest history. */
const oldOnes = (): AjuanSurat[] =>
  Array.from({ length: MANY }, (_, index) => {
    const ms = fromTanggal('2026-09-01', '10.00') - index * 21 * DAY_MS
    const year = toTanggal(ms).slice(2, 4)
    return request(`S-${year}-2${String(MANY - index).padStart(3, '0')}`, toIso(ms), `Beasiswa tahap ${MANY - index}`, {
      dibatalkanPada: index % 4 === 3 ? toIso(ms + DAY_MS / 24) : null,
    })
  })

/** Letters requested before the start of the story, by persona. */
const SEEDED: Readonly<Record<string, () => AjuanSurat[]>> = {
  aktif: () => [
    request('S-26-0918', '2026-10-21T10:15:00+07:00', 'Berkas Beasiswa Prestasi Akademik 2027'),
    request('S-26-0341', '2026-03-10T08:31:00+07:00', 'Tunjangan keluarga orang tua', {
      terbitPada: '2026-03-11T14:20:00+07:00',
      nomor: '118',
    }),
  ],
  lulus: () => [request('S-25-0207', '2025-05-12T09:20:00+07:00', 'Lamaran magang', { nomor: '064' })],
  padat: oldOnes,
}

/** Returns the requested letters of a student, newest first. */
export const ajuanSuratOf = ({ surat, persona }: Mahasiswa): AjuanSurat[] => surat ?? SEEDED[persona]?.() ?? []

const daysOf = (jenis: JenisSuratWire | undefined): number => Number.parseInt(jenis?.lamaProses ?? '', 10) || 1

const paidAt = (mahasiswa: Mahasiswa, { id }: AjuanSurat): string | null =>
  biayaAcaraOf(mahasiswa, { jenis: 'surat', id })?.tanggalBayar ?? null

const LATE = 'Tanggal mulai sudah lewat. Ajukan lagi dengan tanggal yang benar.'

interface Langkah {
  status: string
  waktu: string
  keterangan: string | null
}

/** Returns the steps of a request without cancellation, including future ones. */
const wayOf = (mahasiswa: Mahasiswa, ajuan: AjuanSurat): Langkah[] => {
  const jenis = jenisOf(ajuan.idJenisSurat)
  const first = { status: 'Diajukan', waktu: ajuan.pada, keterangan: null }
  const base = (jenis?.biaya ?? 0) > 0 ? paidAt(mahasiswa, ajuan) : ajuan.pada
  if (base === null) return [first]
  const beginMs = afterWorkDays(Date.parse(base), 1, OPENS)
  const begins = ajuan.isian['tanggalMulai']
  if (begins !== undefined && begins < toTanggal(beginMs))
    return [first, { status: 'Ditolak', waktu: toIso(beginMs), keterangan: LATE }]
  const issued = ajuan.terbitPada ?? toIso(afterWorkDays(Date.parse(base), daysOf(jenis), SIGNED))
  return [
    first,
    { status: 'Diproses', waktu: toIso(beginMs), keterangan: 'Menunggu tanda tangan' },
    { status: 'Terbit', waktu: issued, keterangan: null },
  ]
}

const stepsOf = (mahasiswa: Mahasiswa, ajuan: AjuanSurat, now: number): Langkah[] => {
  const { dibatalkanPada } = ajuan
  const until = dibatalkanPada === null ? now : Date.parse(dibatalkanPada)
  const passed = wayOf(mahasiswa, ajuan)
    .filter(({ waktu }) => Date.parse(waktu) <= until)
    .map((step, index, all) => (index < all.length - 1 ? { ...step, keterangan: null } : step))
  return dibatalkanPada === null
    ? passed
    : [...passed, { status: 'Dibatalkan', waktu: dibatalkanPada, keterangan: 'Dibatalkan oleh mahasiswa' }]
}

const nomorOf = ({ id, nomor }: AjuanSurat, terbit: string): string => {
  const [tahun = '', bulan = ''] = toTanggal(Date.parse(terbit)).split('-')
  const urutan = nomor ?? String(Math.abs(Number(id.slice(-4)) - NUMBER_GAP)).padStart(3, '0')
  return `${urutan}/UA.3/AK/${formatRomawi(Number(bulan))}/${tahun}`
}

/** Returns the fee of a request, its payment state and its due date. */
const feeOf = (mahasiswa: Mahasiswa, ajuan: AjuanSurat) => {
  const biaya = jenisOf(ajuan.idJenisSurat)?.biaya ?? 0
  return {
    biaya,
    isSudahBayar: biaya === 0 || paidAt(mahasiswa, ajuan) !== null,
    batasBayar: biaya === 0 ? null : addHari(toTanggal(Date.parse(ajuan.pada)), BAYAR_DAYS),
  }
}

/** Returns the current state of a request. */
export const suratNow = (mahasiswa: Mahasiswa, ajuan: AjuanSurat, now: number): SuratWire => {
  const jenis = jenisOf(ajuan.idJenisSurat)
  const riwayat = stepsOf(mahasiswa, ajuan, now)
  const { status = '', waktu = '', keterangan = null } = riwayat.at(-1) ?? {}
  const isIssued = status === 'Terbit'
  const fee = feeOf(mahasiswa, ajuan)
  const isOpen = status === 'Diajukan' || status === 'Diproses'
  return {
    idSurat: ajuan.id,
    idJenisSurat: ajuan.idJenisSurat,
    namaJenisSurat: jenis?.nama ?? null,
    nomorSurat: isIssued ? nomorOf(ajuan, waktu) : null,
    keperluan: ajuan.keperluan,
    tujuan: ajuan.tujuan,
    isian: Object.entries(ajuan.isian).map(([kode, nilai]) => ({ kode, nilai })),
    bahasa: ajuan.bahasa,
    tanggalPengajuan: ajuan.pada,
    tanggalTerbit: isIssued ? waktu : null,
    status,
    catatan: status === 'Ditolak' ? keterangan : null,
    isBisaDibatalkan: isOpen && (fee.biaya === 0 || !fee.isSudahBayar),
    isBisaDiunduh: isIssued,
    ...fee,
    riwayat,
  }
}

/** Returns the letters of a student, newest first. */
export const suratOf = (mahasiswa: Mahasiswa, now: number): SuratWire[] =>
  ajuanSuratOf(mahasiswa).map((ajuan) => suratNow(mahasiswa, ajuan, now))

const monthsAfter = (tanggal: string, months: number): string => {
  const [tahun = 0, bulan = 1, hari = 1] = tanggal.split('-').map(Number)
  const last = new Date(Date.UTC(tahun, bulan + months, 0))
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(hari, last.getUTCDate())))
    .toISOString()
    .slice(0, 10)
}

const SHOWN_FIRST = 4
const SHOWN_LAST = 2

/**
 * Returns the public facts of an issued letter of any student.
 * @throws Refusal 404 for a code without an issued letter
 */
export const suratInfoOf = (students: readonly Mahasiswa[], idSurat: string, now: number): SuratInfoWire => {
  const found = students
    .flatMap((mahasiswa) => ajuanSuratOf(mahasiswa).map((ajuan) => ({ mahasiswa, ajuan })))
    .find(({ ajuan }) => ajuan.id === idSurat)
  const surat = found && suratNow(found.mahasiswa, found.ajuan, now)
  if (!found || !surat?.tanggalTerbit) throw new Refusal(404, 'Kode ini tidak dikenal.')
  const { idMahasiswa, nama, prodi } = found.mahasiswa
  const berlakuSampai = monthsAfter(toTanggal(Date.parse(surat.tanggalTerbit)), VALID_MONTHS)
  return {
    idSurat,
    isSah: toTanggal(now) <= berlakuSampai,
    nomorSurat: surat.nomorSurat ?? null,
    namaJenisSurat: surat.namaJenisSurat ?? null,
    namaPerguruanTinggi: 'Universitas Arunika',
    namaMahasiswa: nama,
    idMahasiswaTersamar: `${idMahasiswa.slice(0, SHOWN_FIRST)}•••${idMahasiswa.slice(-SHOWN_LAST)}`,
    prodi: `${prodi.tingkat} ${prodi.nama}`,
    tanggalTerbit: surat.tanggalTerbit,
    berlakuSampai,
    status: surat.status ?? null,
    penandatangan: PENANDATANGAN,
  }
}
