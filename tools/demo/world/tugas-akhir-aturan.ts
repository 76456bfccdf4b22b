import { getListAturanSidangResponseMock } from '#generated/mocks/sidang/sidang.msw.ts'
import {
  getGetAturanTugasAkhirResponseMock,
  getGetJadwalPengajuanSidangResponseMock,
  getGetJadwalTugasAkhirResponseMock,
} from '#generated/mocks/tugas-akhir/tugas-akhir.msw.ts'
import type { AturanSidangWire } from '#generated/models/sidang/aturanSidangWire.zod.ts'
import type { SyaratStudiAkhirWire } from '#generated/models/syaratStudiAkhirWire.zod.ts'
import type { AturanTugasAkhirWire } from '#generated/models/tugas-akhir/aturanTugasAkhirWire.zod.ts'
import type { JadwalTugasAkhirWire } from '#generated/models/tugas-akhir/jadwalTugasAkhirWire.zod.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { Refusal } from '../refusal.ts'
import { countApproved } from './bimbingan.ts'
import { dayText } from './day-text.ts'
import { kuesionerTertunda, sectionsOf, terkirimPada } from './kuesioner.ts'
import type { Mahasiswa, Periode } from './mahasiswa-types.ts'
import { labelPeriode } from './periode.ts'
import { averageText, countSks, isLulus, makulTempuh } from './rules.ts'
import { isPassed, menitSidang, namaSidang, runningSidang } from './sidang.ts'
import type { UsulanDunia } from './student-parts.ts'
import { tagihanMengunciWisuda } from './syarat-wisuda.ts'
import { karyaOfTugasAkhir } from './tugas-akhir-karya.ts'
import { statusUsulan } from './tugas-akhir-status.ts'
import { calonPembimbing, storedUsulan } from './tugas-akhir-store.ts'
import { toTanggal } from './waktu.ts'

const IPK = 2.75
export const MAX_USULAN = 3
const WINDOWS: Readonly<Record<string, { id: string; mulai: string; selesai: string }>> = {
  usulan: { id: '64', mulai: '2026-10-12', selesai: '2026-12-04' },
  akhir: { id: '65', mulai: '2026-10-19', selesai: '2026-12-04' },
}

/** The tracks of the study programme, with their requirements. */
const JALUR: Readonly<Record<string, { nama: string; sks: number; pembimbing: number }>> = {
  skripsi: { nama: 'Skripsi', sks: 80, pembimbing: 2 },
  publikasi: { nama: 'Publikasi ilmiah', sks: 100, pembimbing: 1 },
}

/** Returns a track by its code. @throws Refusal 404 */
export const jalurOf = (kode: string) => {
  const jalur = JALUR[kode]
  if (!jalur) throw new Refusal(404, 'Jalur tugas akhir tidak ditemukan.')
  return jalur
}

const running = (jadwal: JadwalTugasAkhirWire, now: number): JadwalTugasAkhirWire => ({
  ...jadwal,
  tahapan: (jadwal.tahapan ?? []).map((tahap) => ({
    ...tahap,
    isAktif: (tahap.tanggalMulai ?? '') <= toTanggal(now) && toTanggal(now) <= (tahap.tanggalSelesai ?? ''),
  })),
})

/** Returns the schedule of the final projects. @throws Refusal 404 for an unknown id */
export const jadwalTugasAkhir = (id: string, now: number): JadwalTugasAkhirWire => {
  const jadwal = getGetJadwalTugasAkhirResponseMock()
  if (String(jadwal.id) !== id) throw new Refusal(404, 'Jadwal tugas akhir tidak ditemukan.')
  return running(jadwal, now)
}

/** Returns the first and the last day of a step of the schedule. */
export const tahapOf = (nama: string): { mulai: string; selesai: string } => {
  const tahap = getGetJadwalTugasAkhirResponseMock().tahapan?.find((one) => one.nama === nama)
  return { mulai: tahap?.tanggalMulai ?? '', selesai: tahap?.tanggalSelesai ?? '' }
}

/** Returns the period in which a kind of defence can be requested. @throws Refusal 404 for an unknown id */
export const jadwalPengajuanSidang = (id: string, now: number): JadwalTugasAkhirWire => {
  const [jenis, window] = Object.entries(WINDOWS).find(([, one]) => one.id === id) ?? []
  if (!jenis || !window) throw new Refusal(404, 'Jadwal pengajuan sidang tidak ditemukan.')
  const nama = `Pengajuan ${namaSidang(jenis).toLowerCase()}`
  const { mulai: tanggalMulai, selesai: tanggalSelesai } = window
  return running(
    {
      ...getGetJadwalPengajuanSidangResponseMock(),
      id,
      nama: `${nama} 2026/2027 Ganjil`,
      tahapan: [{ nama, tanggalMulai, tanggalSelesai }],
    },
    now,
  )
}

const outside = (noun: string, { mulai, selesai }: { mulai: string; selesai: string }, now: number): string | null => {
  const today = toTanggal(now)
  if (today < mulai) return `${noun} dibuka ${dayText(mulai)}.`
  return today > selesai ? `${noun} berakhir ${dayText(selesai)}.` : null
}

/** Returns the reason why no proposals are accepted today, in the gateway's words; null when they are. */
export const usulanClosed = (now: number): string | null =>
  outside('Masa pengajuan usulan', tahapOf('Pengajuan usulan'), now)

const condition = (kode: string, nama: string, nilaiMinimal: string, nilai: string, terpenuhi: boolean) => ({
  kode,
  nama,
  nilaiMinimal,
  nilai,
  terpenuhi,
  wajib: true,
})

const syaratUsulan = (mahasiswa: Mahasiswa, minimalSks: number): SyaratStudiAkhirWire[] => {
  const sks = countSks(makulTempuh(mahasiswa).filter(({ nilaiHuruf }) => isLulus(nilaiHuruf)))
  const ipk = Number(averageText(makulTempuh(mahasiswa)))
  return [
    condition('sks', 'SKS lulus', String(minimalSks), String(sks), sks >= minimalSks),
    condition('ipk', 'IPK', IPK.toFixed(2), ipk.toFixed(2), ipk >= IPK),
    { kode: 'bahasa', nama: 'Skor bahasa Inggris', nilaiMinimal: '450', nilai: null, terpenuhi: false, wajib: false },
  ]
}

const WORDS: Readonly<Record<string, (of: SyaratStudiAkhirWire) => string>> = {
  usulan: () => 'Usulan belum disetujui.',
  kuesioner: ({ nama, nilai }) => `${nama ?? ''} ${nilai ?? ''}.`,
  tunggakan: ({ nilai }) => `Masih ada tagihan ${nilai ?? ''}.`,
}

/** Returns the first unmet requirement as text: 'Bimbingan 2 dari 3.'; null when all are met. */
const unmetText = (syarat: readonly SyaratStudiAkhirWire[]): string | null => {
  const unmet = syarat.find(({ terpenuhi, wajib }) => terpenuhi !== true && wajib !== false)
  if (!unmet) return null
  const { kode, nama, nilai, nilaiMinimal } = unmet
  return WORDS[kode ?? '']?.(unmet) ?? `${nama ?? ''} ${nilai ?? ''} dari ${nilaiMinimal ?? ''}.`
}

/** Returns the proposals that count towards a student's limit. */
const standing = (mahasiswa: Mahasiswa, now: number): UsulanDunia[] =>
  storedUsulan(mahasiswa).filter((usulan) => statusUsulan(mahasiswa, usulan, now).status !== 'ditolak')

/** Returns the reason against a new proposal, in the gateway's words; null when it is allowed. */
export const reasonAgainstUsulan = (mahasiswa: Mahasiswa, jalur: string, now: number): string | null => {
  if (mahasiswa.status !== 'Aktif') return 'Hanya mahasiswa aktif yang dapat mengajukan tugas akhir.'
  const closed = usulanClosed(now) ?? unmetText(syaratUsulan(mahasiswa, jalurOf(jalur).sks))
  if (closed) return closed
  return standing(mahasiswa, now).length >= MAX_USULAN ? 'Paling banyak tiga usulan.' : null
}

/** Returns the remaining quota of a lecturer. The proposals that all students made in the demo are subtracted. */
export const sisaKuota = (id: string, students: readonly Mahasiswa[], now: number, except?: string): number => {
  const taken = students
    .flatMap((student) => (student.tugasAkhir?.usulan ?? []).map((usulan) => ({ student, usulan })))
    .filter(({ student, usulan }) => statusUsulan(student, usulan, now).status !== 'ditolak')
    .filter(({ usulan }) => usulan.id !== except && usulan.pembimbing.some(({ idDosen }) => idDosen === id)).length
  const base = calonPembimbing().find((one) => String(one.id) === id)?.sisaKuota ?? 0
  return Math.max(0, base - taken)
}

/** Returns the rules of a track for a student. @throws Refusal 404 for an unknown track */
export const aturanTugasAkhir = (
  mahasiswa: Mahasiswa,
  kode: string,
  students: readonly Mahasiswa[],
  now: number,
): AturanTugasAkhirWire => {
  const jalur = jalurOf(kode)
  if (mahasiswa.persona === 'kosong') return { syarat: [], calonPembimbing: [], daftarJalur: [] }
  const alasan = reasonAgainstUsulan(mahasiswa, kode, now)
  return {
    ...getGetAturanTugasAkhirResponseMock(),
    prodiId: mahasiswa.prodi.idProdi,
    jalur: kode,
    namaJalur: jalur.nama,
    minimalSks: jalur.sks,
    jumlahPembimbing: jalur.pembimbing,
    bolehMengajukan: alasan === null,
    alasan,
    syarat: syaratUsulan(mahasiswa, jalur.sks),
    calonPembimbing: calonPembimbing().map((calon) => ({
      ...calon,
      sisaKuota: sisaKuota(String(calon.id), students, now),
    })),
  }
}

const countOpen = (mahasiswa: Mahasiswa, periode: Periode, now: number): number =>
  sectionsOf(mahasiswa, 'proses_pembelajaran', periode).filter((one) => terkirimPada(mahasiswa, one, now) === null)
    .length

const syaratSidang = (
  mahasiswa: Mahasiswa,
  usulan: UsulanDunia,
  jenis: string,
  now: number,
): SyaratStudiAkhirWire[] => {
  const karya = karyaOfTugasAkhir(mahasiswa, usulan.id, now)
  const { minimalBimbingan = 0 } = karya ?? {}
  const count = karya ? countApproved(mahasiswa, 'tugas-akhir', karya, now) : 0
  const { tanggalDisetujui = null } = statusUsulan(mahasiswa, usulan, now)
  const tertunda = kuesionerTertunda(mahasiswa)
  const tunggakan = tagihanMengunciWisuda(mahasiswa, now)
  const label = tertunda ? labelPeriode(tertunda.tahun, tertunda.semester) : 'semester lalu'
  return [
    condition(
      'bimbingan',
      'Bimbingan',
      String(minimalBimbingan),
      String(count),
      karya !== null && count >= minimalBimbingan,
    ),
    {
      ...condition('usulan', 'Usulan disetujui', '', '', tanggalDisetujui !== null),
      nilaiMinimal: null,
      nilai: tanggalDisetujui ? dayText(tanggalDisetujui.slice(0, 10)) : 'Belum',
    },
    {
      ...condition('kuesioner', `Kuesioner ${label}`, '', '', tertunda === null),
      nilaiMinimal: null,
      nilai: tertunda ? `${countOpen(mahasiswa, tertunda, now)} belum diisi` : 'Lengkap',
    },
    ...(jenis === 'akhir'
      ? [condition('tunggakan', 'Bebas tunggakan', formatRupiah(0), formatRupiah(tunggakan), tunggakan === 0)]
      : []),
  ]
}

const DOCUMENTS: Readonly<Record<string, string[]>> = {
  usulan: ['Naskah usulan', 'Lembar bimbingan'],
  akhir: ['Naskah skripsi', 'Lembar bimbingan', 'Transkrip sementara', 'Surat bebas pinjaman pustaka'],
}

/** Returns the reason against a request for a kind of defence, in the gateway's words; null when it is allowed. */
export const reasonAgainstSidang = (
  mahasiswa: Mahasiswa,
  usulan: UsulanDunia,
  jenis: string,
  now: number,
): string | null => {
  if (isPassed(mahasiswa, usulan.id, jenis, now)) return `${namaSidang(jenis)} untuk usulan ini sudah lulus.`
  if (runningSidang(mahasiswa, usulan.id, now)) return 'Masih ada sidang yang berjalan untuk usulan ini.'
  const window = WINDOWS[jenis]
  const closed = window ? outside('Masa pengajuan sidang', window, now) : null
  return closed ?? unmetText(syaratSidang(mahasiswa, usulan, jenis, now))
}

/** Returns the next kind of defence of a proposal. */
export const nextSidang = (mahasiswa: Mahasiswa, usulanId: string, now: number): 'usulan' | 'akhir' =>
  isPassed(mahasiswa, usulanId, 'usulan', now) ? 'akhir' : 'usulan'

const aturanOf = (
  mahasiswa: Mahasiswa,
  usulan: UsulanDunia,
  jenis: 'usulan' | 'akhir',
  now: number,
): AturanSidangWire => {
  const alasan = reasonAgainstSidang(mahasiswa, usulan, jenis, now)
  return {
    ...getListAturanSidangResponseMock().data[0],
    id: jenis === 'usulan' ? '7' : '8',
    jenisSidang: jenis,
    nama: namaSidang(jenis),
    minimalBimbingan: karyaOfTugasAkhir(mahasiswa, usulan.id, now)?.minimalBimbingan ?? null,
    durasiMenit: menitSidang(jenis),
    idJadwalPengajuan: WINDOWS[jenis]?.id ?? null,
    berkas: DOCUMENTS[jenis] ?? [],
    bolehMengajukan: alasan === null,
    alasan,
    syarat: syaratSidang(mahasiswa, usulan, jenis, now),
  }
}

/**
 * Returns the rules of the defences of a proposal, the next one first. Without an id, those of the newest approved
 * proposal.
 */
export const aturanSidangOf = (mahasiswa: Mahasiswa, usulanId: string | null, now: number): AturanSidangWire[] => {
  const usulan = storedUsulan(mahasiswa).find(
    (row) => row.id === usulanId || (usulanId === null && karyaOfTugasAkhir(mahasiswa, row.id, now) !== null),
  )
  if (!usulan) return []
  const kinds =
    nextSidang(mahasiswa, usulan.id, now) === 'usulan' ? (['usulan', 'akhir'] as const) : (['akhir'] as const)
  return kinds.map((jenis) => aturanOf(mahasiswa, usulan, jenis, now))
}
