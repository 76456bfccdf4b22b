import type { FailureFieldWire } from '#generated/models/failureFieldWire.zod.ts'
import type { CreateSuratBody } from '#generated/models/surat/createSuratBody.zod.ts'
import type { JenisSuratWire } from '#generated/models/surat/jenisSuratWire.zod.ts'
import type { SuratIsianWire } from '#generated/models/surat/suratIsianWire.zod.ts'
import type { SuratPratinjauWire } from '#generated/models/surat/suratPratinjauWire.zod.ts'
import type { SuratWire } from '#generated/models/surat/suratWire.zod.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { formatRomawi } from '#shared/format/romawi.ts'
import { tanggal as readTanggal } from '#shared/wire/readers.ts'
import { Refusal } from '../refusal.ts'
import { addBiayaAcara, dropBiayaAcara } from './biaya-acara.ts'
import type { Mahasiswa } from './mahasiswa-types.ts'
import { ajuanSuratOf, BAYAR_DAYS, jenisOf, PENANDATANGAN, suratNow, suratOf } from './surat.ts'
import { addHari, toIso, toTanggal } from './waktu.ts'

/** Number of letters of the year before the first one of the story. */
const FIRST = 927
const MAX_LENGTH = 500

/** Returns the error of a number; null for a valid one. */
const wrongNumber = ({ isBulat, nilaiMinimal }: SuratIsianWire, nilai: string): string | null => {
  if (!/^\d+([.,]\d+)?$/.test(nilai)) return 'Isi dengan angka.'
  if (isBulat === true && !/^\d+$/.test(nilai)) return 'Isi dengan bilangan bulat.'
  return Number(nilai.replace(',', '.')) < (nilaiMinimal ?? 0) ? `Paling sedikit ${nilaiMinimal}.` : null
}

/** Returns the error of a field's value; null for a valid one. */
const wrongWith = (field: SuratIsianWire, nilai: string): string | null => {
  const { jenis, maksimalKarakter, pilihan } = field
  if (nilai.length > (maksimalKarakter ?? MAX_LENGTH))
    return `Paling banyak ${maksimalKarakter ?? MAX_LENGTH} karakter.`
  if (jenis === 'tanggal' && readTanggal(nilai) == null) return 'Tanggal tidak dikenal.'
  if (jenis === 'angka') return wrongNumber(field, nilai)
  if (jenis === 'pilihan' && !(pilihan ?? []).some(({ kode }) => String(kode) === nilai))
    return 'Pilih salah satu yang tersedia.'
  return null
}

const sentErrors = (asked: readonly SuratIsianWire[], { isian }: CreateSuratBody): FailureFieldWire[] =>
  isian.flatMap(({ kode, nilai }, index) => {
    const field = asked.find((one) => one.kode === kode)
    const message = field ? wrongWith(field, nilai.trim()) : `Isian ${kode} tidak dikenal.`
    return message === null ? [] : [{ field: `isian.${index}`, message }]
  })

const errorsOf = (jenis: JenisSuratWire, body: CreateSuratBody): FailureFieldWire[] => {
  const asked = jenis.isian ?? []
  const isFilled = ({ kode }: SuratIsianWire) => body.isian.some((one) => one.kode === kode && one.nilai.trim() !== '')
  const missing = asked.filter((field) => field.isWajib === true && !isFilled(field))
  return [
    ...(body.keperluan.trim() === '' ? [{ field: 'keperluan', message: 'Keperluan wajib diisi.' }] : []),
    ...((jenis.bahasa ?? []).includes(body.bahasa)
      ? []
      : [{ field: 'bahasa', message: 'Surat ini tidak tersedia dalam bahasa itu.' }]),
    ...(jenis.isTujuanDiminta === true && (body.tujuan ?? '').trim() === ''
      ? [{ field: 'tujuan', message: 'Tujuan surat wajib diisi.' }]
      : []),
    ...missing.map(({ kode, label }) => ({ field: kode, message: `${label ?? kode} wajib diisi.` })),
    ...sentErrors(asked, body),
  ]
}

const kindOf = (body: CreateSuratBody): JenisSuratWire => {
  const jenis = jenisOf(String(body.idJenisSurat))
  if (!jenis) throw new Refusal(404, 'Jenis surat tidak ditemukan.')
  if (jenis.isAktif !== true) throw new Refusal(409, 'Surat ini belum dapat diminta.')
  const errors = errorsOf(jenis, body)
  if (errors.length > 0) throw new Refusal(422, 'Ada isian yang perlu diperbaiki.', errors)
  return jenis
}

const ACTIVE_ONLY = '1'

const nextId = (students: readonly Mahasiswa[], now: number): string => {
  const prefix = `S-${toTanggal(now).slice(2, 4)}-`
  const used = students
    .flatMap(ajuanSuratOf)
    .filter(({ id }) => id.startsWith(`${prefix}0`))
    .map(({ id }) => Number(id.slice(prefix.length)))
  return `${prefix}${String(Math.max(FIRST - 1, ...used) + 1).padStart(4, '0')}`
}

/**
 * Stores a request; a fee becomes a bill.
 * @param students all students of the mock state, because an id is unique within the campus
 * @throws Refusal 404 for an unknown kind; 409 when it cannot be requested; 422 with the invalid fields
 */
export const addSurat = (
  students: readonly Mahasiswa[],
  mahasiswa: Mahasiswa,
  body: CreateSuratBody,
  now: number,
): SuratWire => {
  const jenis = kindOf(body)
  const idJenisSurat = String(body.idJenisSurat)
  if (idJenisSurat === ACTIVE_ONLY && mahasiswa.status !== 'Aktif')
    throw new Refusal(409, 'Surat keterangan aktif kuliah hanya untuk mahasiswa aktif.')
  const same = suratOf(mahasiswa, now).find(
    (row) =>
      row.idJenisSurat === idJenisSurat &&
      row.keperluan === body.keperluan &&
      (row.status === 'Diajukan' || row.status === 'Diproses'),
  )
  if (same) throw new Refusal(409, `Permintaan yang sama sedang diproses (${same.idSurat}).`)
  const { keperluan, bahasa, tujuan = null } = body
  const ajuan = {
    ...{ id: nextId(students, now), idJenisSurat, keperluan, bahasa, tujuan },
    isian: Object.fromEntries(body.isian.map(({ kode, nilai }) => [kode, nilai])),
    pada: toIso(now),
    dibatalkanPada: null,
  }
  addBiayaAcara(
    mahasiswa,
    { jenis: 'surat', id: ajuan.id },
    { nama: jenis.nama ?? '', nominal: jenis.biaya ?? 0, jatuhTempo: addHari(toTanggal(now), BAYAR_DAYS) },
  )
  mahasiswa.surat = [ajuan, ...ajuanSuratOf(mahasiswa)]
  return suratNow(mahasiswa, ajuan, now)
}

/**
 * Cancels a request that is not issued and removes its unpaid bill.
 * @throws Refusal 404 for a letter of another student; 409 for one that is issued, rejected or paid
 */
export const cancelSurat = (mahasiswa: Mahasiswa, id: string, now: number): void => {
  const row = suratOf(mahasiswa, now).find(({ idSurat }) => idSurat === id)
  if (!row) throw new Refusal(404, 'Surat tidak ditemukan.')
  if (row.status === 'Dibatalkan') return
  if (row.status === 'Terbit') throw new Refusal(409, 'Surat sudah terbit.')
  if (row.status === 'Ditolak') throw new Refusal(409, 'Pengajuan ini sudah ditolak.')
  dropBiayaAcara(mahasiswa, { jenis: 'surat', id })
  mahasiswa.surat = ajuanSuratOf(mahasiswa).map((ajuan) =>
    ajuan.id === id ? { ...ajuan, dibatalkanPada: toIso(now) } : ajuan,
  )
}

const HEADS: Readonly<Record<string, string>> = {
  '1': 'Certificate of Active Study',
}
const ENGLISH = 'ENG'

/** Returns the text of a letter, by its kind. */
const paragraphsOf = ({ idJenisSurat, bahasa, isian }: CreateSuratBody, nama: string): string[] => {
  const filledIn = (kode: string) => isian.find((one) => one.kode === kode)?.nilai ?? '…'
  const day = formatTanggal(filledIn('tanggalMulai'), 'id').replace(/^0/, '')
  if (bahasa === ENGLISH)
    return [
      `This is to certify that the student below is enrolled as an active student. Parent: ${filledIn('namaOrangTua')}.`,
      'This certificate is issued at the request of the student.',
    ]
  const thanks = 'Atas perhatian dan kerja sama Bapak/Ibu kami ucapkan terima kasih.'
  const byKind: Readonly<Record<string, string[]>> = {
    '1': [
      `Dengan ini kami menerangkan bahwa mahasiswa berikut, putra atau putri dari ${filledIn('namaOrangTua')}, tercatat sebagai mahasiswa aktif.`,
      'Surat keterangan ini dibuat untuk dipergunakan sebagaimana mestinya.',
    ],
    '2': [
      `Dengan hormat, kami sampaikan bahwa mahasiswa berikut bermaksud melaksanakan magang di ${filledIn('namaInstansi')} mulai ${day}.`,
      thanks,
    ],
    '3': [
      `Dengan hormat, kami mohon izin bagi mahasiswa berikut untuk melakukan penelitian berjudul "${filledIn('judulPenelitian')}".`,
      thanks,
    ],
  }
  return byKind[String(idJenisSurat)] ?? [`${nama} untuk mahasiswa berikut.`]
}

/** Returns the text of a letter as it would be issued. @throws Refusal as for a request, except for a second one */
export const pratinjauOf = (mahasiswa: Mahasiswa, body: CreateSuratBody, now: number): SuratPratinjauWire => {
  const jenis = kindOf(body)
  const today = toTanggal(now)
  const [tahun = '', bulan = ''] = today.split('-')
  const nama = jenis.nama ?? ''
  const isEnglish = body.bahasa === ENGLISH
  const { idMahasiswa, prodi } = mahasiswa
  return {
    judul: isEnglish ? (HEADS[String(body.idJenisSurat)] ?? nama) : nama,
    nomorSurat: `…/UA.3/AK/${formatRomawi(Number(bulan))}/${tahun}`,
    namaPerguruanTinggi: 'Universitas Arunika',
    alamatPerguruanTinggi: 'Semarang, (024) 841 2330, akademik@arunika.example',
    tujuan: body.tujuan ?? null,
    identitas: [
      { label: isEnglish ? 'Name' : 'Nama', nilai: mahasiswa.nama },
      { label: isEnglish ? 'Student ID' : 'NIM', nilai: idMahasiswa },
      { label: isEnglish ? 'Programme' : 'Program studi', nilai: `${prodi.tingkat} ${prodi.nama}` },
    ],
    paragraf: paragraphsOf(body, nama),
    tempatTanggal: `Semarang, ${formatTanggal(today, isEnglish ? 'en' : 'id')}`,
    penandatangan: PENANDATANGAN,
  }
}
