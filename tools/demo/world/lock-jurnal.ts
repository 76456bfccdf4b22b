import {
  getGetCetakLockJurnalResponseMock,
  getGetInformasiLockJurnalResponseMock,
} from '#generated/mocks/lock-jurnal/lock-jurnal.msw.ts'
import type { CetakLockJurnalWire } from '#generated/models/lock-jurnal/cetakLockJurnalWire.zod.ts'
import type { CreatePengajuanJurnalBody } from '#generated/models/lock-jurnal/createPengajuanJurnalBody.zod.ts'
import type { InformasiLockJurnalWire } from '#generated/models/lock-jurnal/informasiLockJurnalWire.zod.ts'
import type { JudulSkripsiWire } from '#generated/models/lock-jurnal/judulSkripsiWire.zod.ts'
import type { PengajuanJurnalWire } from '#generated/models/lock-jurnal/pengajuanJurnalWire.zod.ts'
import { formatRomawi } from '#shared/format/romawi.ts'
import { webAddress } from '#shared/text/web-address.ts'
import { Refusal } from '../refusal.ts'
import { dayText } from './day-text.ts'
import { ajuanJurnalSeed, type JudulTerdaftar, judulTerdaftarOf } from './lock-jurnal-seed.ts'
import type { Mahasiswa } from './mahasiswa-types.ts'
import type { AjuanJurnal } from './student-parts.ts'
import { toIso, toTanggal } from './waktu.ts'
import { afterWorkDays } from './work-days.ts'

const EXAMINATION_DAYS = 10
const EXAMINATION_TIME = '10.00'
const EXAMINER = 'Yusuf Maulana, M.T.'
const FIRST_NUMBER = 119
const ISSN = /^\d{4}-?\d{3}[\dX]$/
const NOT_PUBLISHED = 'Artikel belum terbit. Ajukan kembali setelah terbit.'

const ajuanOf = (mahasiswa: Mahasiswa): AjuanJurnal[] => mahasiswa.lockJurnal?.ajuan ?? ajuanJurnalSeed(mahasiswa)

/** Returns the registered thesis title with the student's change applied; null when none is registered. */
const terdaftarOf = (mahasiswa: Mahasiswa): JudulTerdaftar | null => {
  const terdaftar = judulTerdaftarOf(mahasiswa)
  return terdaftar && { ...terdaftar, judul: mahasiswa.lockJurnal?.judul ?? terdaftar.judul }
}

/** Returns the current thesis title of a student; null when none is registered. */
export const judulSekarangOf = (mahasiswa: Mahasiswa): string | null => terdaftarOf(mahasiswa)?.judul ?? null

/** Returns the outcome of an examination: an article of a future year is rejected. */
const keadaanOf = ({ pada, tahunTerbit, diperiksaPada }: AjuanJurnal, now: number) => {
  const examinedMs = diperiksaPada
    ? Date.parse(diperiksaPada)
    : afterWorkDays(Date.parse(pada), EXAMINATION_DAYS, EXAMINATION_TIME)
  if (now < examinedMs)
    return { status: 'menunggu', catatan: null, diperiksaOleh: null, tanggalDiperiksa: null, isDikunci: false }
  const isPublished = tahunTerbit <= Number(toTanggal(examinedMs).slice(0, 4))
  return {
    status: isPublished ? 'disetujui' : 'ditolak',
    catatan: isPublished ? null : NOT_PUBLISHED,
    diperiksaOleh: EXAMINER,
    tanggalDiperiksa: toIso(examinedMs),
    isDikunci: true,
  }
}

const answerOf = (ajuan: AjuanJurnal, now: number): PengajuanJurnalWire => ({
  idJurnal: ajuan.id,
  judulSkripsi: ajuan.judulSkripsi,
  tanggalDaftar: toTanggal(Date.parse(ajuan.pada)),
  judulJurnal: ajuan.judulJurnal,
  namaJurnal: ajuan.namaJurnal,
  issn: ajuan.issn,
  volume: ajuan.volume,
  nomor: ajuan.nomor,
  tahunTerbit: ajuan.tahunTerbit,
  tautanJurnal: ajuan.tautanJurnal,
  ...keadaanOf(ajuan, now),
})

/** Returns the journal submissions of a student, newest first. */
export const pengajuanJurnalOf = (mahasiswa: Mahasiswa, now: number): PengajuanJurnalWire[] =>
  ajuanOf(mahasiswa)
    .filter(({ dihapus }) => !dihapus)
    .map((ajuan) => answerOf(ajuan, now))

/** Returns whether an accepted article locks the title. */
export const isJudulTerkunci = (mahasiswa: Mahasiswa, now: number): boolean =>
  pengajuanJurnalOf(mahasiswa, now).some(({ status }) => status === 'disetujui')

/** Returns the thesis title of a student; every field is null when none is registered. */
export const judulSkripsiOf = (mahasiswa: Mahasiswa, now: number): JudulSkripsiWire => {
  const terdaftar = terdaftarOf(mahasiswa)
  if (!terdaftar) return { judulSkripsi: null, judulSkripsiInggris: null, pembimbing: [], isDapatDiubah: null }
  return {
    judulSkripsi: terdaftar.judul,
    judulSkripsiInggris: terdaftar.inggris,
    pembimbing: terdaftar.pembimbing,
    isDapatDiubah: !isJudulTerkunci(mahasiswa, now),
  }
}

/** Returns the reason against a submission, in the gateway's words; null when it is allowed. */
const reasonAgainst = (mahasiswa: Mahasiswa, now: number): string | null => {
  const { tanggalMulai, tanggalSelesai } = getGetInformasiLockJurnalResponseMock()
  if (!terdaftarOf(mahasiswa)) return 'Judul skripsi belum terdaftar.'
  if (isJudulTerkunci(mahasiswa, now)) return 'Judul skripsi sudah terkunci.'
  if (toTanggal(now) < (tanggalMulai ?? '')) return `Masa pengajuan dibuka ${dayText(tanggalMulai)}.`
  return toTanggal(now) > (tanggalSelesai ?? '') ? `Masa pengajuan berakhir ${dayText(tanggalSelesai)}.` : null
}

/** Returns window, requirements and lock; without a window for the persona without data. */
export const informasiLockJurnalOf = (mahasiswa: Mahasiswa, now: number): InformasiLockJurnalWire => {
  const alasan = reasonAgainst(mahasiswa, now)
  const told = { bolehMengajukan: alasan === null, alasan }
  if (mahasiswa.persona === 'kosong')
    return { ...told, isTerkunci: null, tanggalMulai: null, tanggalSelesai: null, informasi: null, syarat: [] }
  const terdaftar = terdaftarOf(mahasiswa)
  const isTerkunci = isJudulTerkunci(mahasiswa, now)
  return {
    ...getGetInformasiLockJurnalResponseMock(),
    ...told,
    isTerkunci,
    syarat: [
      {
        kode: 'usulan',
        nama: 'Judul skripsi terdaftar',
        nilai: terdaftar ? `Terdaftar ${dayText(terdaftar.tanggal)}` : null,
        terpenuhi: terdaftar !== null,
      },
      {
        kode: 'usulan',
        nama: 'Pembimbing ditetapkan',
        nilai: terdaftar ? `${terdaftar.pembimbing.length} pembimbing` : null,
        terpenuhi: terdaftar !== null,
      },
      {
        kode: 'jurnal',
        nama: 'Artikel disetujui',
        nilai: isTerkunci ? '1 dari 1' : '0 dari 1',
        terpenuhi: isTerkunci,
      },
    ],
  }
}

const orNull = (value: string | undefined): string | null => value?.trim() || null

const refuseField = (field: string, message: string): never => {
  throw new Refusal(422, message, [{ field, message }])
}

/**
 * Validates a submission. @throws Refusal 409 when submitting is not allowed, the title has changed, or the article was
 * already submitted; 422
 */
const checkAjuan = (mahasiswa: Mahasiswa, body: CreatePengajuanJurnalBody, now: number): void => {
  const alasan = reasonAgainst(mahasiswa, now)
  if (alasan) throw new Refusal(409, alasan)
  if (body.judulSkripsi !== judulSekarangOf(mahasiswa))
    throw new Refusal(409, 'Judul skripsi sudah berubah. Periksa kembali, lalu ajukan.')
  const tautan = body.tautanJurnal.trim()
  if (webAddress(tautan) === null) refuseField('tautanJurnal', 'Tautan artikel harus alamat web.')
  const issn = orNull(body.issn)
  if (issn !== null && !ISSN.test(issn)) refuseField('issn', `ISSN ${issn} tidak dikenal.`)
  const same = pengajuanJurnalOf(mahasiswa, now).find((row) => row.tautanJurnal === tautan && row.status !== 'ditolak')
  if (same) throw new Refusal(409, `Artikel ini sudah diajukan (${String(same.idJurnal)}).`)
}

const nextId = (rows: readonly AjuanJurnal[]): string => {
  const highest = Math.max(FIRST_NUMBER - 1, ...rows.map(({ id }) => Number(id.replace(/\D/g, ''))))
  return `J-${highest + 1}`
}

/** Stores a submission. The campus examines it within ten working days. @throws Refusal as checkAjuan */
export const addJurnal = (mahasiswa: Mahasiswa, body: CreatePengajuanJurnalBody, now: number): void => {
  checkAjuan(mahasiswa, body, now)
  const before = ajuanOf(mahasiswa)
  const ajuan: AjuanJurnal = {
    id: nextId(before),
    pada: toIso(now),
    judulSkripsi: body.judulSkripsi,
    judulJurnal: body.judulJurnal.trim(),
    namaJurnal: body.namaJurnal.trim(),
    issn: orNull(body.issn),
    volume: orNull(body.volume),
    nomor: orNull(body.nomor),
    tahunTerbit: body.tahunTerbit,
    tautanJurnal: body.tautanJurnal.trim(),
    dihapus: false,
  }
  mahasiswa.lockJurnal = { ...mahasiswa.lockJurnal, ajuan: [ajuan, ...before] }
}

/** Deletes a submission; a second deletion has no effect. @throws Refusal 404; 409 for a locked one */
export const deleteJurnal = (mahasiswa: Mahasiswa, id: string, now: number): void => {
  const rows = ajuanOf(mahasiswa)
  const found = rows.find((row) => row.id === id)
  if (!found) throw new Refusal(404, 'Pengajuan jurnal tidak ditemukan.')
  if (found.dihapus) return
  if (keadaanOf(found, now).isDikunci) throw new Refusal(409, 'Pengajuan terkunci tidak dapat dihapus.')
  const ajuan = rows.map((row) => (row.id === id ? { ...row, dihapus: true } : row))
  mahasiswa.lockJurnal = { ...mahasiswa.lockJurnal, ajuan }
}

/** Replaces the registered title. @throws Refusal 409 when none is registered, and once an article locks it */
export const updateJudul = (mahasiswa: Mahasiswa, judul: string, now: number): void => {
  if (!terdaftarOf(mahasiswa)) throw new Refusal(409, 'Judul skripsi belum terdaftar.')
  if (isJudulTerkunci(mahasiswa, now)) throw new Refusal(409, 'Judul skripsi sudah terkunci.')
  mahasiswa.lockJurnal = { ...mahasiswa.lockJurnal, judul: judul.trim() }
}

/** Returns the receipt of submissions of one day. */
const receiptOf = (mahasiswa: Mahasiswa, rows: PengajuanJurnalWire[], now: number): CetakLockJurnalWire => {
  const { idJurnal = '', tanggalDaftar = null } = rows[0] ?? {}
  const [tahun = '', bulan = ''] = (tanggalDaftar ?? '').split('-')
  const terdaftar = terdaftarOf(mahasiswa)
  return {
    ...getGetCetakLockJurnalResponseMock(),
    nomor: `${String(idJurnal).replace(/\D/g, '')}/LJ/IF/${formatRomawi(Number(bulan))}/${tahun}`,
    idMahasiswa: mahasiswa.idMahasiswa,
    nama: mahasiswa.nama,
    prodi: `${mahasiswa.prodi.tingkat} ${mahasiswa.prodi.nama}`,
    angkatan: mahasiswa.angkatan,
    judulSkripsi: terdaftar?.judul ?? null,
    tanggalDaftar,
    pembimbing: terdaftar?.pembimbing ?? [],
    jurnal: rows,
    tanggalCetak: toIso(now),
  }
}

/** Returns the receipt of one submission. @throws Refusal 404 */
export const receiptOfOne = (mahasiswa: Mahasiswa, id: string, now: number): CetakLockJurnalWire => {
  const found = pengajuanJurnalOf(mahasiswa, now).find(({ idJurnal }) => idJurnal === id)
  if (!found) throw new Refusal(404, 'Pengajuan jurnal tidak ditemukan.')
  return receiptOf(mahasiswa, [found], now)
}

/**
 * Returns the receipt of all submissions of a day.
 * @param tanggal null for the latest day with a submission
 * @throws Refusal 404 for a day without any
 */
export const receiptOfDay = (mahasiswa: Mahasiswa, tanggal: string | null, now: number): CetakLockJurnalWire => {
  const rows = pengajuanJurnalOf(mahasiswa, now)
  const day = tanggal ?? rows[0]?.tanggalDaftar
  const found = rows.filter(({ tanggalDaftar }) => tanggalDaftar === day)
  if (found.length > 0) return receiptOf(mahasiswa, found, now)
  throw new Refusal(404, day ? `Tidak ada pengajuan pada ${dayText(day)}.` : 'Belum ada pengajuan jurnal.')
}
