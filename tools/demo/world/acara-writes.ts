import { endingOf, hasFormat } from '../file-ending.ts'
import { Refusal } from '../refusal.ts'
import { acaraOf, activeOf, alasanOf, type EventSubject, keepPendaftaran, pendaftaranOf } from './acara.ts'
import { type AcaraDunia, mulaiAt } from './acara-katalog.ts'
import { BAYAR_DAYS, keadaanOf } from './acara-pendaftaran.ts'
import { addBiayaAcara, dropBiayaAcara } from './biaya-acara.ts'
import type { Mahasiswa } from './mahasiswa-types.ts'
import { addHari, fromTanggal, toIso, toTanggal } from './waktu.ts'

const MB = 1_000_000

/**
 * Registers a student; the fee becomes a bill.
 * @throws Refusal 404 for an unknown event, 422 when registration is not possible
 */
export const daftarkan = (subjek: EventSubject, mahasiswa: Mahasiswa, idAcara: string, now: number): void => {
  const acara = acaraOf(subjek, idAcara)
  const alasan = alasanOf(subjek, mahasiswa, acara, now)
  if (alasan !== null) throw new Refusal(422, `${alasan}.`)
  const rows = pendaftaranOf(subjek, mahasiswa)
  const ids = rows.map(({ id }) => Number(id))
  const row = {
    id: String(Math.max(4000, ...ids) + 1),
    idAcara,
    tanggalDaftar: toIso(now),
    dibatalkan: false,
    tanggalBayar: null,
  }
  addBiayaAcara(
    mahasiswa,
    { jenis: subjek.jenis, id: idAcara },
    { nama: acara.nama, nominal: acara.biaya, jatuhTempo: addHari(toTanggal(now), BAYAR_DAYS) },
  )
  keepPendaftaran(subjek, mahasiswa, [row, ...rows])
}

/**
 * Cancels a registration: keeps its row, frees the seat and removes the unpaid bill.
 * @throws Refusal 404 for a registration of another student, 409 when it is cancelled, over or paid
 */
export const cancelPendaftaran = (subjek: EventSubject, mahasiswa: Mahasiswa, id: string, now: number): void => {
  const rows = pendaftaranOf(subjek, mahasiswa)
  const row = rows.find((one) => one.id === id)
  if (!row) throw new Refusal(404, 'Pendaftaran tidak ditemukan.')
  if (row.dibatalkan) throw new Refusal(409, 'Pendaftaran ini sudah dibatalkan.')
  const { acara, bayar } = keadaanOf(subjek, mahasiswa, row, now)
  if (now >= mulaiAt(acara)) throw new Refusal(409, `${subjek.nama} sudah dimulai, pendaftaran tidak dapat dibatalkan.`)
  if (acara.biaya > 0 && bayar.isSudahBayar)
    throw new Refusal(409, 'Biayanya sudah dibayar. Hubungi penyelenggara untuk membatalkan.')
  dropBiayaAcara(mahasiswa, { jenis: subjek.jenis, id: row.idAcara })
  keepPendaftaran(
    subjek,
    mahasiswa,
    rows.map((one) => (one === row ? { ...row, dibatalkan: true } : one)),
  )
}

/** Returns the reason to reject a file; null when it is accepted. */
const whyNotTaken = (subjek: EventSubject, acara: AcaraDunia, file: File, now: number): string | null => {
  const { nama, formats, maxBytes, sejakHari, batasOf } = subjek.berkas
  if (!acara.wajibBerkas) return `${subjek.nama} ini tidak meminta ${nama}.`
  if (sejakHari && now < fromTanggal(acara.mulai)) return `${subjek.nama} belum berlangsung.`
  if (now > fromTanggal(batasOf(acara), '23.59')) return `Batas pengumpulan ${nama} sudah lewat.`
  if (file.size === 0) return 'Berkas kosong.'
  if (!hasFormat(file.name, formats)) return `Berkas harus berjenis ${formats.join(' atau ')}.`
  return file.size > maxBytes ? `Berkas terlalu besar, paling besar ${maxBytes / MB} MB.` : null
}

/**
 * Stores a submission by name, size and time; a later file replaces it.
 * @throws Refusal 404 when the student is not registered, 422 when the file is rejected
 */
export const saveFile = (
  subjek: EventSubject,
  mahasiswa: Mahasiswa,
  idAcara: string,
  file: File,
  now: number,
): void => {
  const row = activeOf(subjek, mahasiswa, idAcara)
  if (!row) throw new Refusal(404, 'Anda tidak terdaftar.')
  const { acara, bayar } = keadaanOf(subjek, mahasiswa, row, now)
  const why = bayar.isSudahBayar ? whyNotTaken(subjek, acara, file, now) : 'Biayanya belum dibayar.'
  if (why !== null) throw new Refusal(422, why)
  const name = `jawaban-${subjek.jenis}-${idAcara}.${endingOf(file.name)}`
  const url = `https://gateway.example/berkas/${mahasiswa.idMahasiswa}/${name}`
  const berkas = { nama: file.name, url, ukuran: file.size, pada: toIso(now) }
  keepPendaftaran(
    subjek,
    mahasiswa,
    pendaftaranOf(subjek, mahasiswa).map((one) => (one.id === row.id ? { ...one, berkas } : one)),
  )
}
