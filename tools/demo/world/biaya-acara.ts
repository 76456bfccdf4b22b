import { Refusal } from '../refusal.ts'
import { kunciTagihan } from './keuangan.ts'
import type { Mahasiswa, TagihanDunia } from './mahasiswa-types.ts'
import { PERIODE_BERJALAN } from './rules.ts'

/** Which subject asks a fee: the id of its bill item and its name. */
const KOMPONEN = {
  kegiatan: ['KGT', 'Biaya kegiatan mahasiswa'],
  seminar: ['SMN', 'Biaya seminar'],
  sertifikasi: ['SRT', 'Biaya sertifikasi'],
  surat: ['SKT', 'Biaya surat'],
  wisuda: ['WSD', 'Biaya wisuda'],
} as const

/** An event of a subject, or a letter, by the id that its bill carries as idEvent. */
export interface Acara {
  jenis: keyof typeof KOMPONEN
  id: string
}

/** What is known of the fee of an event: not billed (null), billed, or paid on a day (ISO text). */
export type KeadaanBiaya = null | { tanggalBayar: string | null }

const findTagihan = ({ keuangan }: Mahasiswa, { jenis, id }: Acara): TagihanDunia | undefined =>
  keuangan.tagihan.find(
    ({ idKomponenKeuangan, idEvent }) => idKomponenKeuangan === KOMPONEN[jenis][0] && idEvent === id,
  )

/** Whether the fee of an event was billed, and when it was paid. */
export const biayaAcaraOf = (mahasiswa: Mahasiswa, acara: Acara): KeadaanBiaya => {
  const tagihan = findTagihan(mahasiswa, acara)
  if (!tagihan) return null
  const kunci = kunciTagihan(tagihan)
  const paid = mahasiswa.keuangan.pembayaran.find(({ rincian }) => rincian.some((row) => row.kunci === kunci))
  return { tanggalBayar: paid?.tanggalBayar ?? null }
}

/** Bills the fee of an event (integer rupiah) in the running period; a fee of 0, or one billed already, bills nothing. */
export const addBiayaAcara = (
  mahasiswa: Mahasiswa,
  acara: Acara,
  { nama, nominal, jatuhTempo }: { nama: string; nominal: number; jatuhTempo: string | null },
): void => {
  if (nominal === 0 || findTagihan(mahasiswa, acara)) return
  const [idKomponenKeuangan, namaKomponenKeuangan] = KOMPONEN[acara.jenis]
  mahasiswa.keuangan.tagihan.push({
    idKomponenKeuangan,
    namaKomponenKeuangan,
    tingkatSemester: mahasiswa.semesterBerjalan,
    ...PERIODE_BERJALAN,
    bulan: null,
    idEvent: acara.id,
    namaEvent: nama,
    nominal,
    jatuhTempo,
  })
}

/**
 * Takes an unpaid fee back when the student cancels; a fee that was never billed is none to take back.
 * @throws Refusal 409 when it has been paid, or stands in a payment that is in process
 */
export const dropBiayaAcara = (mahasiswa: Mahasiswa, acara: Acara): void => {
  const { keuangan } = mahasiswa
  const tagihan = findTagihan(mahasiswa, acara)
  if (!tagihan) return
  const kunci = kunciTagihan(tagihan)
  const isIn = (rincian: readonly { kunci: string }[]) => rincian.some((row) => row.kunci === kunci)
  if (keuangan.pembayaran.some(({ rincian }) => isIn(rincian)))
    throw new Refusal(409, 'Biayanya sudah dibayar. Hubungi penyelenggara untuk membatalkan.')
  if (keuangan.diproses && isIn(keuangan.diproses.rincian))
    throw new Refusal(409, 'Biayanya sedang dibayar. Batalkan pembayarannya dahulu.')
  keuangan.tagihan = keuangan.tagihan.filter((row) => row !== tagihan)
}
