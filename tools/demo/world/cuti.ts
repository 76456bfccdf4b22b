import {
  getListPengajuanCutiResponseMock,
  getListWaktuPengajuanCutiResponseMock,
} from '#generated/mocks/cuti/cuti.msw.ts'
import type { CreatePengajuanCutiBody } from '#generated/models/cuti/createPengajuanCutiBody.zod.ts'
import type { PengajuanCutiWire } from '#generated/models/cuti/pengajuanCutiWire.zod.ts'
import type { WaktuPengajuanCutiWire } from '#generated/models/cuti/waktuPengajuanCutiWire.zod.ts'
import { formatRomawi } from '#shared/format/romawi.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { Refusal } from '../refusal.ts'
import { tagihanTerbuka } from './keuangan.ts'
import type { Mahasiswa, Periode } from './mahasiswa-types.ts'
import { labelPeriode } from './periode.ts'
import { PERIODE_BERJALAN } from './rules.ts'
import type { AjuanCuti } from './student-parts.ts'
import { DAY_MS, fromTanggal, toIso, toTanggal } from './waktu.ts'
import { afterWorkDays } from './work-days.ts'

/** Maximum number of semesters of leave during the studies. */
const JATAH = 2
const MIN_SEMESTER = 2
const DECISION_DAYS = 5
const DECISION_TIME = '09.00'
const FIRST_ID = 219
const MANY = 24

const sameAs = (one: Periode) => (other: Periode) => one.tahun === other.tahun && one.semester === other.semester
const orderOf = ({ tahun, semester }: Periode): number => tahun * 10 + semester

/** Returns requests from earlier years, for the persona with the longest history. */
const oldOnes = (): PengajuanCutiWire[] =>
  Array.from({ length: MANY }, (_, index) => {
    const pada = fromTanggal('2026-01-07', '10.00') - index * 90 * DAY_MS
    const semester = (index % 2) + 1
    const tahun = 2026 - Math.floor(index / 2)
    return {
      idPengajuanCuti: String(180 - index),
      tahun,
      semester: semester === 1 ? 1 : 2,
      label: labelPeriode(tahun, semester),
      tanggalPengajuan: toIso(pada),
      alasan: 'Membantu usaha keluarga',
      status: index % 3 === 0 ? 'Ditolak' : 'Dibatalkan',
      catatan: index % 3 === 0 ? 'Persyaratan belum lengkap' : 'Dibatalkan oleh mahasiswa',
      tanggalKeputusan: toIso(pada + DECISION_DAYS * DAY_MS),
      nomorSk: null,
      dokumen: null,
      isBisaDibatalkan: false,
    }
  })

const decree = (idMahasiswa: string, id: string, decidedMs: number): Pick<PengajuanCutiWire, 'nomorSk' | 'dokumen'> => {
  const [tahun = '', bulan = ''] = toTanggal(decidedMs).split('-')
  return {
    nomorSk: `${id.padStart(4, '0')}/UA.1/AK/${formatRomawi(Number(bulan))}/${tahun}`,
    dokumen: {
      nama: `sk-cuti-${id}.pdf`,
      url: `https://gateway.example/berkas/${idMahasiswa}/sk-cuti-${id}.pdf`,
      ukuran: 88_000,
    },
  }
}

const onLeave = ({ idMahasiswa }: Mahasiswa): PengajuanCutiWire[] => {
  const decidedMs = Date.parse('2026-06-22T09:00:00+07:00')
  return [
    {
      idPengajuanCuti: '188',
      tahun: 2027,
      semester: 1,
      label: labelPeriode(2027, 1),
      tanggalPengajuan: '2026-06-15T08:40:00+07:00',
      alasan: 'Menemani pemulihan ayah setelah sakit',
      status: 'Disetujui',
      catatan: null,
      tanggalKeputusan: toIso(decidedMs),
      ...decree(idMahasiswa, '188', decidedMs),
      isBisaDibatalkan: false,
    },
  ]
}

/** Requests made before the start of the story, by persona. */
const SEEDED: Readonly<Record<string, (mahasiswa: Mahasiswa) => PengajuanCutiWire[]>> = {
  aktif: () => getListPengajuanCutiResponseMock().data,
  cuti: onLeave,
  padat: oldOnes,
}

/** Returns whether a bill blocks leave: it is of a semester before the running one. */
export const isMengunciCuti = (tagihan: Periode): boolean => orderOf(tagihan) < orderOf(PERIODE_BERJALAN)

/**
 * Returns the sum of earlier semesters' bills that were open at a moment; a later payment does not change the decision.
 */
const tunggakanAt = ({ keuangan }: Mahasiswa, ms: number): number => {
  const pembayaran = keuangan.pembayaran.filter(({ tanggalBayar }) => Date.parse(tanggalBayar) <= ms)
  return tagihanTerbuka({ ...keuangan, pembayaran })
    .filter(isMengunciCuti)
    .reduce((sum, { tunggakan }) => sum + tunggakan, 0)
}

const decisionOf = (mahasiswa: Mahasiswa, { id, pada, dibatalkanPada }: AjuanCuti, now: number) => {
  const none = { nomorSk: null, dokumen: null, isBisaDibatalkan: false }
  if (dibatalkanPada !== null)
    return { ...none, status: 'Dibatalkan', catatan: 'Dibatalkan oleh mahasiswa', tanggalKeputusan: dibatalkanPada }
  const decidedMs = afterWorkDays(Date.parse(pada), DECISION_DAYS, DECISION_TIME)
  if (now < decidedMs)
    return { ...none, status: 'Menunggu persetujuan', catatan: null, tanggalKeputusan: null, isBisaDibatalkan: true }
  const lama = tunggakanAt(mahasiswa, decidedMs)
  const decided = { ...none, tanggalKeputusan: toIso(decidedMs) }
  return lama > 0
    ? {
        ...decided,
        status: 'Ditolak',
        catatan: `Masih ada tagihan semester lalu ${formatRupiah(lama)}. Ajukan lagi setelah lunas.`,
      }
    : { ...decided, ...decree(mahasiswa.idMahasiswa, id, decidedMs), status: 'Disetujui', catatan: null }
}

const answerOf = (mahasiswa: Mahasiswa, ajuan: AjuanCuti, now: number): PengajuanCutiWire => ({
  idPengajuanCuti: ajuan.id,
  tahun: ajuan.tahun,
  semester: ajuan.semester === 1 ? 1 : 2,
  label: labelPeriode(ajuan.tahun, ajuan.semester),
  tanggalPengajuan: ajuan.pada,
  alasan: ajuan.alasan,
  ...decisionOf(mahasiswa, ajuan, now),
})

/** Returns the leave requests of a student, newest first. */
export const pengajuanCutiOf = (mahasiswa: Mahasiswa, now: number): PengajuanCutiWire[] => [
  ...(mahasiswa.cuti ?? []).map((ajuan) => answerOf(mahasiswa, ajuan, now)),
  ...(SEEDED[mahasiswa.persona]?.(mahasiswa) ?? []),
]

const periodeOfRow = ({ tahun, semester }: { tahun?: unknown; semester?: unknown }): Periode => ({
  tahun: Number(tahun),
  semester: Number(semester),
})

const withStatus = (mahasiswa: Mahasiswa, now: number, status: string): Periode[] =>
  pengajuanCutiOf(mahasiswa, now)
    .filter((row) => row.status === status)
    .map(periodeOfRow)

/** Returns whether leave was granted for a period. */
export const isCutiDisetujui = (mahasiswa: Mahasiswa, periode: Periode, now: number): boolean =>
  withStatus(mahasiswa, now, 'Disetujui').some(sameAs(periode))

const isOpen = ({ tanggalMulai, tanggalSelesai }: WaktuPengajuanCutiWire, now: number): boolean =>
  (tanggalMulai ?? '') <= toTanggal(now) && toTanggal(now) <= (tanggalSelesai ?? '')

const sisaOf = (mahasiswa: Mahasiswa, now: number): number => JATAH - withStatus(mahasiswa, now, 'Disetujui').length

/**
 * Returns the reason why a student may not request leave in a window, in the gateway's words; null when it is allowed.
 */
const reasonAgainst = (mahasiswa: Mahasiswa, window: WaktuPengajuanCutiWire, now: number): string | null => {
  const periode = periodeOfRow(window)
  const label = labelPeriode(periode.tahun, periode.semester)
  if (!isOpen(window, now))
    return (window.tanggalMulai ?? '') > toTanggal(now)
      ? `Waktu pengajuan cuti ${label} belum dibuka.`
      : `Waktu pengajuan cuti ${label} sudah ditutup.`
  if (mahasiswa.status !== 'Aktif') return 'Hanya mahasiswa aktif yang dapat mengajukan cuti.'
  if (mahasiswa.semesterBerjalan <= MIN_SEMESTER) return 'Cuti dapat diajukan setelah menempuh dua semester.'
  const standing = [...withStatus(mahasiswa, now, 'Menunggu persetujuan'), ...withStatus(mahasiswa, now, 'Disetujui')]
  if (standing.some(sameAs(periode))) return `Masih ada pengajuan cuti untuk ${label}.`
  return sisaOf(mahasiswa, now) <= 0 ? 'Jatah cuti Anda sudah habis.' : null
}

/** Returns the windows for a student: the remaining quota, and the reason why a request is not allowed. */
export const waktuCutiOf = (mahasiswa: Mahasiswa, now: number): WaktuPengajuanCutiWire[] =>
  mahasiswa.persona === 'kosong'
    ? []
    : getListWaktuPengajuanCutiResponseMock().data.map((window) => {
        const alasan = reasonAgainst(mahasiswa, window, now)
        return {
          ...window,
          isBuka: isOpen(window, now),
          sisaCuti: sisaOf(mahasiswa, now),
          bolehMengajukan: alasan === null,
          alasan,
        }
      })

/**
 * Stores a request. The campus decides after five working days.
 * @throws Refusal 422 for a period without a window; 409 when the student may not request leave
 */
export const addCuti = (
  mahasiswa: Mahasiswa,
  { tahun, semester, alasan }: CreatePengajuanCutiBody,
  now: number,
): PengajuanCutiWire => {
  const periode = { tahun, semester }
  const window = waktuCutiOf(mahasiswa, now).find((row) => sameAs(periode)(periodeOfRow(row)))
  if (!window) throw new Refusal(422, `Tidak ada waktu pengajuan cuti untuk ${labelPeriode(tahun, semester)}.`)
  if (window.alasan) throw new Refusal(409, window.alasan)
  const before = mahasiswa.cuti ?? []
  const ajuan = { id: String(FIRST_ID + before.length), ...periode, alasan, pada: toIso(now), dibatalkanPada: null }
  mahasiswa.cuti = [ajuan, ...before]
  return answerOf(mahasiswa, ajuan, now)
}

/** Cancels a pending request. @throws Refusal 404 for an unknown request; 409 for one that was decided */
export const cancelCuti = (mahasiswa: Mahasiswa, id: string, now: number): void => {
  const row = pengajuanCutiOf(mahasiswa, now).find(({ idPengajuanCuti }) => String(idPengajuanCuti) === id)
  if (!row) throw new Refusal(404, 'Pengajuan cuti tidak ditemukan.')
  if (row.status === 'Dibatalkan') return
  if (row.isBisaDibatalkan !== true) throw new Refusal(409, 'Pengajuan ini sudah diputuskan.')
  mahasiswa.cuti = (mahasiswa.cuti ?? []).map((ajuan) =>
    ajuan.id === id ? { ...ajuan, dibatalkanPada: toIso(now) } : ajuan,
  )
}
