import type { DokumenWire } from '#generated/models/dokumenWire.zod.ts'
import type { MetaWire } from '#generated/models/metaWire.zod.ts'
import { type Info, queryOf } from '../call.ts'
import { toPage } from '../page.ts'
import { Refusal } from '../refusal.ts'
import { acaraOf, activeOf, type EventSubject } from './acara.ts'
import { type AcaraDunia, mulaiAt, selesaiAt } from './acara-katalog.ts'
import { biayaAcaraOf } from './biaya-acara.ts'
import type { Mahasiswa } from './mahasiswa-types.ts'
import type { PendaftaranDunia } from './student-parts.ts'
import { addHari, fromTanggal, toTanggal } from './waktu.ts'

/** Days after the registration until the fee is due. */
export const BAYAR_DAYS = 7
/** Days until the result is published, after the end or a later submission. */
const HASIL_DAYS = 10
const LULUS = 70

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const

/** Returns the number on a certificate, e.g. 071/SEM/ARN/V/2026, and the address for its verification. */
const nomorOf = ({ tanda }: EventSubject, { id, mulai }: AcaraDunia) => {
  const [year = '', month = ''] = mulai.split('-')
  const nomor = id.padStart(3, '0')
  return {
    nomorSertifikat: `${nomor}/${tanda}/ARN/${ROMAN[Number(month) - 1] ?? ''}/${year}`,
    kodeVerifikasi: `https://arunika.example/verifikasi/${nomor}-${tanda}-${year}`,
  }
}

/** Returns a grade from 0 to 100, derived from the event. */
const nilaiOf = ({ id }: AcaraDunia): number => 88 - ((Number(id) * 7 + 1) % 26)

/** Returns whether and when the fee was paid, from the seed or else from the bill. */
const bayarOf = (subjek: EventSubject, mahasiswa: Mahasiswa, row: PendaftaranDunia, acara: AcaraDunia) => {
  const { jenis } = subjek
  const tanggalBayar = row.tanggalBayar ?? biayaAcaraOf(mahasiswa, { jenis, id: row.idAcara })?.tanggalBayar ?? null
  return {
    tanggalBayar: row.dibatalkan ? row.tanggalBayar : tanggalBayar,
    isSudahBayar: acara.biaya === 0 || tanggalBayar !== null,
  }
}

/** Returns the day of the result: some days after the last day, or after a later submission. */
const terbitOf = (acara: AcaraDunia, berkas: PendaftaranDunia['berkas']): string =>
  addHari(toTanggal(Math.max(selesaiAt(acara), Date.parse(berkas?.pada ?? '') || 0)), HASIL_DAYS)

/** Returns whether the student attended; null when it is not known yet. */
const isHadirOf = (row: PendaftaranDunia, acara: AcaraDunia, isSudahBayar: boolean, now: number): boolean | null => {
  if (row.dibatalkan || now < selesaiAt(acara)) return null
  return isSudahBayar && row.absen !== true
}

/** Returns the current state of a registration: paid, attended, submitted, passed. */
export const keadaanOf = (subjek: EventSubject, mahasiswa: Mahasiswa, row: PendaftaranDunia, now: number) => {
  const acara = acaraOf(subjek, row.idAcara)
  const bayar = bayarOf(subjek, mahasiswa, row, acara)
  const berkas = row.berkas ?? null
  const isHadir = isHadirOf(row, acara, bayar.isSudahBayar, now)
  const terbit = terbitOf(acara, berkas)
  const isComplete = isHadir === true && (!acara.wajibBerkas || berkas !== null)
  const isJudged = isComplete && now >= fromTanggal(terbit)
  const nilai = isJudged ? nilaiOf(acara) : null
  const isLulus = isJudged && (subjek.jenis === 'seminar' || nilaiOf(acara) >= LULUS)
  return { acara, bayar, berkas, isHadir, terbit, nilai, isLulus, ...nomorOf(subjek, acara) }
}

const noTransaksiOf = ({ tanda }: EventSubject, { id, tanggalDaftar, noTransaksi }: PendaftaranDunia): string =>
  noTransaksi ?? `${tanda}-${tanggalDaftar.slice(0, 4)}-${id.padStart(4, '0').slice(-4)}`

const toDokumen = ({ nama, url, ukuran }: NonNullable<PendaftaranDunia['berkas']>): DokumenWire => ({
  nama,
  url,
  ukuran,
})

/** Returns the fee of a registration and its due date; both null when it is free of charge. */
const biayaOf = (subjek: EventSubject, row: PendaftaranDunia, { biaya }: AcaraDunia) =>
  biaya === 0
    ? { biaya, noTransaksi: null, batasBayar: null }
    : {
        biaya,
        noTransaksi: noTransaksiOf(subjek, row),
        batasBayar: addHari(toTanggal(Date.parse(row.tanggalDaftar)), BAYAR_DAYS),
      }

/** Returns the fields of a registration that both subjects have in common. */
export const pendaftaranNow = (subjek: EventSubject, mahasiswa: Mahasiswa, row: PendaftaranDunia, now: number) => {
  const { acara, bayar, berkas, isHadir, nilai, isLulus, nomorSertifikat } = keadaanOf(subjek, mahasiswa, row, now)
  const asksFile = acara.wajibBerkas && !row.dibatalkan
  const isOpen = !row.dibatalkan && now < mulaiAt(acara)
  return {
    acara,
    isLulus,
    nilai,
    berkas: berkas && toDokumen(berkas),
    batasBerkas: asksFile ? subjek.berkas.batasOf(acara) : null,
    umum: {
      id: row.id,
      nama: acara.nama,
      jamMulai: acara.jamMulai,
      jamSelesai: acara.jamSelesai,
      tempat: acara.tempat,
      tanggalDaftar: row.tanggalDaftar,
      status: row.dibatalkan ? 2 : 1,
      ...biayaOf(subjek, row, acara),
      ...bayar,
      bolehBatal: isOpen && (acara.biaya === 0 || !bayar.isSudahBayar),
      isHadir,
      nomorSertifikat: isLulus ? nomorSertifikat : null,
    },
  }
}

/**
 * Returns one page of a student's registrations, filtered by the query: `status` (1, 2), and the result under the
 * subject's name for it.
 */
export const pendaftaranPage = <
  Row extends Partial<Record<Lulus, unknown>> & { status?: unknown },
  Lulus extends string,
>(
  rows: readonly Row[],
  info: Pick<Info, 'request'>,
  lulus: Lulus,
): { data: Row[]; meta: MetaWire } => {
  const asked = { status: queryOf(info, 'status'), [lulus]: queryOf(info, lulus) }
  const matches = (row: Row) =>
    Object.entries(asked).every(([name, value]) => value === null || String(row[name as keyof Row]) === value)
  return toPage(rows.filter(matches), info)
}

/** Returns the content of a certificate. @throws Refusal 404 without a registration, 409 before it is passed */
export const sertifikatOf = (subjek: EventSubject, mahasiswa: Mahasiswa, idAcara: string, now: number) => {
  const row = activeOf(subjek, mahasiswa, idAcara)
  if (!row) throw new Refusal(404, 'Anda tidak terdaftar.')
  const { acara, terbit, isLulus, nilai, nomorSertifikat, kodeVerifikasi } = keadaanOf(subjek, mahasiswa, row, now)
  if (!isLulus) throw new Refusal(409, 'Sertifikat terbit setelah Anda dinyatakan lulus.')
  const { idMahasiswa, nama, prodi } = mahasiswa
  return {
    acara,
    nilai,
    umum: {
      nomorSertifikat,
      idMahasiswa,
      namaMahasiswa: nama,
      prodi: `${prodi.tingkat} ${prodi.nama}`,
      nama: acara.nama,
      poinSkpi: acara.poin,
      tanggalTerbit: terbit,
      kotaTerbit: 'Semarang',
      kodeVerifikasi,
      penandatangan: [{ nama: 'Dr. Sri Handayani, M.T.', jabatan: 'Ketua Program Studi Teknik Informatika' }],
    },
  }
}
