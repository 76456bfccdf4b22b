import {
  getListKelengkapanSkpiResponseMock,
  getListSkpiJenisKelengkapanResponseMock,
  getListSkpiTingkatResponseMock,
} from '#generated/mocks/skpi/skpi.msw.ts'
import type { CreateKelengkapanSkpiBodyOutput } from '#generated/models/skpi/createKelengkapanSkpiBody.zod.ts'
import type { SkpiKelengkapanListWire } from '#generated/models/skpi/skpiKelengkapanListWire.zod.ts'
import type { SkpiKelengkapanWire } from '#generated/models/skpi/skpiKelengkapanWire.zod.ts'
import { endingOf, hasFormat } from '../file-ending.ts'
import { Refusal } from '../refusal.ts'
import type { Mahasiswa } from './mahasiswa-types.ts'
import { STORY_NOW } from './seed.ts'
import type { EntriSkpi } from './student-parts.ts'
import { DAY_MS, toIso, toTanggal } from './waktu.ts'

const STORY = 'aktif'
/** Time from sending an entry to its verification. */
const VERIFIKASI_MS = 3 * DAY_MS
const MAX_BYTES = 5_000_000
const FORMATS = ['pdf', 'jpg', 'jpeg', 'png'] as const
/** Number of entries before the start of the story, by persona. */
const COUNT: Readonly<Record<string, number>> = { kosong: 0, baru: 0, lulus: 9, padat: 320, 'tugas-akhir': 6 }
const USUAL = 3

/** Points by kind, then by level. */
const POIN: Readonly<Record<string, readonly number[]>> = {
  1: [10, 20, 30, 40, 50],
  2: [20, 25, 30, 35, 40],
  3: [10, 15, 20, 25, 30],
  4: [4, 6, 8, 10, 15],
  5: [15, 20, 25, 30, 40],
}
const KEGIATAN = [
  ['1', 'Lomba Karya Tulis Ilmiah', 'Scientific Paper Contest', 'Juara 3'],
  ['2', 'Badan Eksekutif Mahasiswa', 'Student Executive Board', 'Anggota'],
  ['3', 'Pelatihan Analisis Data', 'Data Analysis Training', 'Peserta'],
  ['4', 'Seminar Transformasi Digital', 'Seminar on Digital Transformation', 'Peserta'],
  ['5', 'Magang Industri', 'Industrial Internship', 'Peserta magang'],
] as const
const PENYELENGGARA = ['Universitas Arunika', 'LLDIKTI Wilayah VI', 'Dinas Kominfo Semarang'] as const
const BULAN_DAYS = 30

const JENIS = getListSkpiJenisKelengkapanResponseMock().data
const TINGKAT = getListSkpiTingkatResponseMock().data

const at = <Row>(rows: readonly Row[], index: number): Row => rows[index % rows.length] as Row

const referensi = (rows: typeof JENIS, kode: string) =>
  rows.find((row) => String(row.kode) === kode) ?? { kode, nama: kode }

/** Returns the entries sent before the start of the story, newest first. */
const seededOf = ({ persona, idMahasiswa }: Mahasiswa): EntriSkpi[] =>
  Array.from({ length: COUNT[persona] ?? USUAL }, (_, index) => {
    const [jenis, nama, inggris, peran] = at(KEGIATAN, index)
    const day =
      STORY_NOW - (index * (persona === 'padat' ? 6 : BULAN_DAYS) + (persona === 'lulus' ? BULAN_DAYS : 1)) * DAY_MS
    const number = Math.floor(index / KEGIATAN.length) + 1
    const id = String(500 + index)
    return {
      id,
      jenis,
      tingkat: String((index % TINGKAT.length) + 1),
      namaKegiatan: `${nama} ${number}`,
      namaKegiatanInggris: `${inggris} ${number}`,
      penyelenggara: at(PENYELENGGARA, index),
      peran,
      tanggalMulai: toTanggal(day - 20 * DAY_MS),
      tanggalSelesai: toTanggal(day - 18 * DAY_MS),
      nomorSertifikat: index % 2 === 0 ? `${id}/SK/2026` : null,
      pada: toIso(day),
      bukti:
        index % 4 === 3 && persona !== 'lulus'
          ? null
          : {
              nama: `bukti-${id}.pdf`,
              url: `https://gateway.example/berkas/${idMahasiswa}/skpi-${id}.pdf`,
              ukuran: 210_000,
            },
    }
  })

/**
 * Returns the verification of an entry, some days later: points by kind and level, or a note that the proof is missing.
 */
const verifikasi = ({ jenis, tingkat, pada, bukti }: EntriSkpi, now: number) => {
  if (now < Date.parse(pada) + VERIFIKASI_MS) return { status: 'menunggu', poin: null, catatan: null } as const
  if (!bukti)
    return { status: 'ditolak', poin: 0, catatan: 'Bukti belum dilampirkan. Ajukan lagi dengan buktinya.' } as const
  return { status: 'diterima', poin: POIN[jenis]?.[Number(tingkat) - 1] ?? 0, catatan: null } as const
}

const answerOf = (entri: EntriSkpi, now: number): SkpiKelengkapanWire => {
  const { id, jenis, tingkat, pada, ...rest } = entri
  return {
    idKelengkapanSkpi: id,
    ...rest,
    jenisKelengkapan: referensi(JENIS, jenis),
    tingkat: referensi(TINGKAT, tingkat),
    tanggalPengajuan: pada,
    ...verifikasi(entri, now),
  }
}

/** Returns the entries of the story. The pending one is verified like any other. */
const storyRows = (now: number): SkpiKelengkapanWire[] =>
  getListKelengkapanSkpiResponseMock().data.map((row) => {
    const pada = row.tanggalPengajuan ?? ''
    if (row.status !== 'menunggu' || now < Date.parse(pada) + VERIFIKASI_MS) return row
    const poin = POIN[String(row.jenisKelengkapan?.kode)]?.[Number(row.tingkat?.kode) - 1] ?? 0
    return { ...row, status: 'diterima', poin }
  })

/** Returns all entries of a student with their verification, newest first, and the points of the accepted ones. */
export const skpiAnswer = (mahasiswa: Mahasiswa, now: number): SkpiKelengkapanListWire => {
  const { tambah = [], hapus = [] } = mahasiswa.skpi ?? {}
  const seeded = mahasiswa.persona === STORY ? storyRows(now) : seededOf(mahasiswa).map((entri) => answerOf(entri, now))
  const data = [...tambah.map((entri) => answerOf(entri, now)), ...seeded].filter(
    ({ idKelengkapanSkpi }) => !hapus.includes(String(idKelengkapanSkpi)),
  )
  return {
    data,
    totalPoin: data.reduce((sum, { status, poin }) => sum + (status === 'diterima' ? (poin ?? 0) : 0), 0),
    minimalPoin: getListKelengkapanSkpiResponseMock().minimalPoin ?? null,
    meta: { currentPage: 1, itemsPerPage: Math.max(20, data.length), totalItems: data.length },
  }
}

const checkBukti = (bukti: File): void => {
  if (bukti.size === 0) throw new Refusal(422, 'Bukti kosong.')
  if (!hasFormat(bukti.name, FORMATS)) throw new Refusal(422, 'Bukti harus berupa PDF, JPG, atau PNG.')
  if (bukti.size > MAX_BYTES) throw new Refusal(422, 'Bukti terlalu besar, paling besar 5 MB.')
}

const has = (rows: typeof JENIS, kode: string): boolean => rows.some((row) => String(row.kode) === kode)

const checkIsi = (body: CreateKelengkapanSkpiBodyOutput): void => {
  const { jenisKelengkapan, tingkat, tanggalMulai, tanggalSelesai = '' } = body
  if (!has(JENIS, jenisKelengkapan)) throw new Refusal(422, 'Jenis kelengkapan tidak dikenal.')
  if (!has(TINGKAT, tingkat)) throw new Refusal(422, 'Tingkat tidak dikenal.')
  if (tanggalSelesai !== '' && tanggalSelesai < tanggalMulai)
    throw new Refusal(422, 'Tanggal selesai tidak boleh sebelum tanggal mulai.')
}

const orNull = (value = ''): string | null => value || null

/** Returns the stored form of a proof: name and size. @throws Refusal 422 for an invalid one */
const keepBukti = (bukti: unknown, address: string): EntriSkpi['bukti'] => {
  if (!(bukti instanceof File)) return null
  checkBukti(bukti)
  return { nama: bukti.name, url: `${address}.${endingOf(bukti.name)}`, ukuran: bukti.size }
}

/**
 * Adds an entry with pending verification.
 * @throws Refusal 422 for an unknown kind or level, or an invalid proof
 */
export const addKelengkapan = (mahasiswa: Mahasiswa, body: CreateKelengkapanSkpiBodyOutput, now: number): void => {
  checkIsi(body)
  const { tambah = [], hapus = [] } = mahasiswa.skpi ?? {}
  const id = String(3001 + tambah.length)
  const entri: EntriSkpi = {
    id,
    jenis: body.jenisKelengkapan,
    tingkat: body.tingkat,
    namaKegiatan: body.namaKegiatan,
    namaKegiatanInggris: orNull(body.namaKegiatanInggris),
    penyelenggara: body.penyelenggara,
    peran: orNull(body.peran),
    tanggalMulai: body.tanggalMulai,
    tanggalSelesai: orNull(body.tanggalSelesai),
    nomorSertifikat: orNull(body.nomorSertifikat),
    pada: toIso(now),
    bukti: keepBukti(body.bukti, `https://gateway.example/berkas/${mahasiswa.idMahasiswa}/jawaban-skpi-${id}`),
  }
  mahasiswa.skpi = { tambah: [entri, ...tambah], hapus }
}

/**
 * Deletes entries; a second deletion has no effect.
 * @throws Refusal 404 when one of them never belonged to the student, 409 when one was accepted; then nothing is
 * deleted
 */
export const deleteKelengkapan = (mahasiswa: Mahasiswa, ids: readonly string[], now: number): void => {
  const rows = skpiAnswer(mahasiswa, now).data.filter(({ idKelengkapanSkpi }) =>
    ids.includes(String(idKelengkapanSkpi)),
  )
  const accepted = rows.find(({ status }) => status === 'diterima')
  if (accepted)
    throw new Refusal(409, `${accepted.namaKegiatan ?? 'Kelengkapan'} sudah diterima dan tidak dapat dihapus.`)
  const { tambah = [], hapus = [] } = mahasiswa.skpi ?? {}
  const known = [...rows.map(({ idKelengkapanSkpi }) => String(idKelengkapanSkpi)), ...hapus]
  if (ids.some((id) => !known.includes(id))) throw new Refusal(404, 'Kelengkapan SKPI tidak ditemukan.')
  const gone = rows.map(({ idKelengkapanSkpi }) => String(idKelengkapanSkpi))
  mahasiswa.skpi = { tambah, hapus: [...new Set([...hapus, ...gone])] }
}
