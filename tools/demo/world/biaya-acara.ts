import { Refusal } from '../refusal.ts'
import { kunciTagihan } from './keuangan.ts'
import type { Mahasiswa, TagihanDunia } from './mahasiswa-types.ts'
import { PERIODE_BERJALAN } from './rules.ts'

/** Id and name of the bill item, by subject that charges a fee. */
const KOMPONEN = {
  kegiatan: ['KGT', 'Biaya kegiatan mahasiswa'],
  seminar: ['SMN', 'Biaya seminar'],
  sertifikasi: ['SRT', 'Biaya sertifikasi'],
  surat: ['SKT', 'Biaya surat'],
  wisuda: ['WSD', 'Biaya wisuda'],
} as const

/** An event of a subject, or a letter, by its id, which the bill stores as idEvent. */
export interface Acara {
  jenis: keyof typeof KOMPONEN
  id: string
}

/** State of an event's fee: not billed (null), billed, or paid on a day (ISO text). */
export type KeadaanBiaya = null | { tanggalBayar: string | null }

const findTagihan = ({ keuangan }: Mahasiswa, { jenis, id }: Acara): TagihanDunia | undefined =>
  keuangan.tagihan.find(
    ({ idKomponenKeuangan, idEvent }) => idKomponenKeuangan === KOMPONEN[jenis][0] && idEvent === id,
  )

/** Returns whether the fee of an event was billed, and when it was paid. */
export const biayaAcaraOf = (mahasiswa: Mahasiswa, acara: Acara): KeadaanBiaya => {
  const tagihan = findTagihan(mahasiswa, acara)
  if (!tagihan) return null
  const kunci = kunciTagihan(tagihan)
  const paid = mahasiswa.keuangan.pembayaran.find(({ rincian }) => rincian.some((row) => row.kunci === kunci))
  return { tanggalBayar: paid?.tanggalBayar ?? null }
}

/**
 * Bills the fee of an event (integer rupiah) in the running period. Does nothing for a fee of 0 or one that is already
 * billed.
 */
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
 * Removes an unpaid fee when the student cancels. Does nothing for a fee that was not billed.
 * @throws Refusal 409 when it is paid, or part of a pending payment
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
