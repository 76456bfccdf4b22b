import { getGetJadwalKompreResponseMock, getListJadwalKompreResponseMock } from '#generated/mocks/kompre/kompre.msw.ts'
import type { JadwalKompreWire } from '#generated/models/kompre/jadwalKompreWire.zod.ts'
import type { PartisipasiKompreWire } from '#generated/models/kompre/partisipasiKompreWire.zod.ts'
import type { SyaratStudiAkhirWire } from '#generated/models/syaratStudiAkhirWire.zod.ts'
import { Refusal } from '../refusal.ts'
import { dayText } from './day-text.ts'
import { DOSEN } from './kelas-builder.ts'
import type { Huruf, Mahasiswa } from './mahasiswa-types.ts'
import { bobotOf, countSks, isLulus, makulTempuh } from './rules.ts'
import type { PesertaKompre } from './student-parts.ts'
import { unmetText } from './syarat-wisuda.ts'
import { addHari, DAY_MS, fromTanggal, toIso, toTanggal } from './waktu.ts'
import { afterWorkDays } from './work-days.ts'
import type { World } from './world.ts'

const MINIMAL_SKS = 80
const MINIMAL_HURUF = 'C'
/** Course that must be passed before a sitting. */
const MAKUL_SYARAT = { kode: 'IF2402', nama: 'Basis Data' }
const MAKUL_SYARAT_LANJUT = { kode: 'IF2301', nama: 'Jaringan Komputer' }
const MINIMAL_NILAI = 60
const RESULT_DAYS = 5
const OPENS = '09.00'
/** Last day to cancel a registration, in days before the sitting. */
const CANCEL_DAYS = 3
const MANY = 24
const FIRST_ID = 940

/** Registrations by other students: number at the start of the story, and how many are added each day after it. */
const SEATS: Readonly<Record<string, { known: number; aDay: number }>> = {
  '31': { known: 17, aDay: 1 },
  '32': { known: 3, aDay: 0.25 },
  '33': { known: 3, aDay: 0.5 },
}

type Students = Pick<World, 'mahasiswa'>

const LANJUT = '33'

/** Returns another exam of the campus, at the same time as a class of the story. */
const advanced = (newest: JadwalKompreWire): JadwalKompreWire => ({
  ...newest,
  id: LANJUT,
  nama: 'Ujian Komprehensif Lanjut',
  gelombang: 'I',
  tanggal: '2026-12-10',
  jamMulai: '08.00',
  jamSelesai: '10.00',
  ruang: 'R. 305',
  tanggalBuka: '2026-10-19',
  tanggalTutup: '2026-11-27',
  kuota: 30,
  mataUji: [
    { kode: 'IF2301', nama: 'Jaringan Komputer', penguji: DOSEN.bagas },
    { kode: 'IF2403', nama: 'Sistem Operasi', penguji: DOSEN.yusuf },
  ],
  keterangan: 'Bawa kartu mahasiswa.',
})

/** Returns a sitting of an earlier year, one every half year; 27 is that of November 2025. */
const pastSitting = (newest: JadwalKompreWire, id: number): JadwalKompreWire => {
  const tanggal = addHari('2025-11-27', (id - 27) * 182)
  return {
    ...newest,
    id: String(id),
    gelombang: 'I',
    tahun: Number(tanggal.slice(0, 4)) + (tanggal.slice(5) > '08' ? 1 : 0),
    semester: tanggal.slice(5) > '08' ? 1 : 2,
    tanggal,
    tanggalBuka: addHari(tanggal, -52),
    tanggalTutup: addHari(tanggal, -13),
    jumlahPeserta: 31,
    keterangan: null,
  }
}

const FIRST_PAST = 4
const LAST_PAST = 27

/** Returns the sittings of the running period, next first. */
const runningSittings = (): JadwalKompreWire[] => {
  const detail = getGetJadwalKompreResponseMock()
  const waves = getListJadwalKompreResponseMock().data.map((row) => ({ ...row, mataUji: detail.mataUji ?? null }))
  return [...waves, advanced(detail)].toSorted((a, b) => ((a.tanggal ?? '') < (b.tanggal ?? '') ? -1 : 1))
}

/** Returns all sittings of the campus, the running ones first. */
const sittings = (): JadwalKompreWire[] => {
  const detail = getGetJadwalKompreResponseMock()
  const past = Array.from({ length: LAST_PAST - FIRST_PAST + 1 }, (_, index) => pastSitting(detail, LAST_PAST - index))
  return [...runningSittings(), ...past]
}

const sittingOf = (id: string): JadwalKompreWire => {
  const found = sittings().find((row) => String(row.id) === id)
  if (!found) throw new Refusal(404, 'Jadwal ujian komprehensif tidak ditemukan.')
  return found
}

const oldOnes = (): PesertaKompre[] =>
  Array.from({ length: MANY }, (_, index) => {
    const idJadwal = String(LAST_PAST - index)
    const { tanggalBuka } = sittingOf(idJadwal)
    const pada = fromTanggal(tanggalBuka ?? '', '10.15')
    return {
      id: String(300 - index),
      idJadwal,
      nomor: `KD-${idJadwal.padStart(3, '0')}-004`,
      pada: toIso(pada),
      dibatalkanPada: toIso(pada + DAY_MS),
    }
  })

/** Registrations made before the start of the story, by persona. */
const SEEDED: Readonly<Record<string, () => PesertaKompre[]>> = {
  aktif: () => [
    { id: '940', idJadwal: '31', nomor: 'KD-031-018', pada: '2026-10-15T10:48:00+07:00', dibatalkanPada: null },
  ],
  'tugas-akhir': () => [
    { id: '812', idJadwal: '27', nomor: 'KD-027-022', pada: '2025-10-20T09:30:00+07:00', dibatalkanPada: null },
  ],
  padat: oldOnes,
}

const pesertaOf = ({ kompre, persona }: Mahasiswa): PesertaKompre[] => kompre ?? SEEDED[persona]?.() ?? []

const gradeOf = (mahasiswa: Mahasiswa, kode: string): Huruf | null =>
  makulTempuh(mahasiswa).find(({ kodeMakul }) => kodeMakul === kode)?.nilaiHuruf ?? null

const MARKS: Readonly<Record<Huruf, number>> = { A: 88, AB: 80, B: 74, BC: 66, C: 58, D: 48, E: 30 }
const LETTERS = [
  [85, 'A'],
  [78, 'AB'],
  [70, 'B'],
  [62, 'BC'],
  [MINIMAL_NILAI, 'C'],
  [40, 'D'],
] as const
const letterOf = (nilai: number): string => LETTERS.find(([least]) => nilai >= least)?.[1] ?? 'E'

/** Returns the grades by subject; the second subject is three points lower. */
const marksOf = (mahasiswa: Mahasiswa, { mataUji }: JadwalKompreWire) =>
  (mataUji ?? []).map(({ kode = null, nama = null }, place) => {
    const nilai = MARKS[gradeOf(mahasiswa, kode ?? '') ?? 'E'] - place * 3
    return { kode, nama, nilai, hurufMutu: letterOf(nilai) }
  })

const resultMs = ({ tanggal }: JadwalKompreWire): number =>
  afterWorkDays(fromTanggal(tanggal ?? ''), RESULT_DAYS, OPENS)
const lastCancelDay = ({ tanggal }: JadwalKompreWire): string => addHari(tanggal ?? '', -CANCEL_DAYS)

type Outcome = Pick<PartisipasiKompreWire, 'status' | 'mataUji' | 'nilai' | 'hurufMutu' | 'catatan'>

const outcomeOf = (mahasiswa: Mahasiswa, row: PesertaKompre, jadwal: JadwalKompreWire, now: number): Outcome => {
  const subjects = (jadwal.mataUji ?? []).map(({ kode = null, nama = null }) => ({
    kode,
    nama,
    nilai: null,
    hurufMutu: null,
  }))
  const open = { mataUji: subjects, nilai: null, hurufMutu: null, catatan: null }
  if (row.dibatalkanPada !== null) return { ...open, status: 'batal' }
  if (now < resultMs(jadwal)) {
    const listedMs = afterWorkDays(fromTanggal(jadwal.tanggalTutup ?? ''), 1, OPENS)
    return { ...open, status: now < listedMs ? 'terdaftar' : 'disetujui' }
  }
  const mataUji = marksOf(mahasiswa, jadwal)
  const failed = mataUji.filter(({ nilai }) => nilai < MINIMAL_NILAI)
  const nilai = mataUji.reduce((sum, subject) => sum + subject.nilai, 0) / Math.max(1, mataUji.length)
  const isPassed = failed.length === 0
  const names = failed.map(({ nama }) => nama ?? '').join(' dan ')
  return {
    mataUji,
    nilai,
    hurufMutu: isPassed ? letterOf(nilai) : 'D',
    status: isPassed ? 'lulus' : 'tidakLulus',
    catatan: isPassed ? null : `Nilai ${names} di bawah ${MINIMAL_NILAI}. Ikuti gelombang berikutnya.`,
  }
}

const isOpenStatus = (status: unknown): boolean => status === 'terdaftar' || status === 'disetujui'

/** Returns the participations of a student, newest first. */
export const partisipasiKompreOf = (mahasiswa: Mahasiswa, now: number): PartisipasiKompreWire[] =>
  pesertaOf(mahasiswa).map((row) => {
    const jadwal = sittingOf(row.idJadwal)
    const outcome = outcomeOf(mahasiswa, row, jadwal, now)
    return {
      id: row.id,
      scheduleId: row.idJadwal,
      nama: jadwal.nama ?? null,
      tanggal: jadwal.tanggal ?? null,
      jamMulai: jadwal.jamMulai ?? null,
      jamSelesai: jadwal.jamSelesai ?? null,
      ruang: jadwal.ruang ?? null,
      tanggalDaftar: row.pada,
      nomorPeserta: row.nomor,
      ...outcome,
      bolehBatal: isOpenStatus(outcome.status) && toTanggal(now) <= lastCancelDay(jadwal),
    }
  })

const syaratKompreOf = (mahasiswa: Mahasiswa, jadwal: JadwalKompreWire): SyaratStudiAkhirWire[] => {
  const makul = jadwal.id === LANJUT ? MAKUL_SYARAT_LANJUT : MAKUL_SYARAT
  const sks = countSks(makulTempuh(mahasiswa).filter(({ nilaiHuruf }) => isLulus(nilaiHuruf)))
  const huruf = gradeOf(mahasiswa, makul.kode)
  return [
    {
      kode: 'sks',
      nama: 'SKS lulus',
      nilaiMinimal: String(MINIMAL_SKS),
      nilai: String(sks),
      terpenuhi: sks >= MINIMAL_SKS,
      wajib: true,
    },
    {
      kode: null,
      nama: `Lulus ${makul.nama}`,
      nilaiMinimal: MINIMAL_HURUF,
      nilai: huruf,
      terpenuhi: huruf !== null && bobotOf(huruf) >= bobotOf(MINIMAL_HURUF),
      wajib: true,
    },
  ]
}

/** Returns the seats taken: by other students, depending on the clock, and by the students of the mock state. */
const seatsTaken = ({ mahasiswa }: Students, jadwal: JadwalKompreWire, now: number): number => {
  const id = String(jadwal.id)
  const seats = SEATS[id]
  if (!seats) return jadwal.jumlahPeserta ?? 0
  const until = Math.min(now, fromTanggal(addHari(jadwal.tanggalTutup ?? '', 1)))
  const days = Math.max(0, Math.floor((until - fromTanggal(jadwal.tanggalBuka ?? '')) / DAY_MS))
  const others = Math.min(days, seats.known) + Math.floor(Math.max(0, days - seats.known) * seats.aDay)
  const ours = Object.values(mahasiswa)
    .flatMap(pesertaOf)
    .filter((row) => row.idJadwal === id && row.dibatalkanPada === null).length
  return Math.min(jadwal.kuota ?? 0, others + ours)
}

const waveOf = ({ gelombang, nama }: JadwalKompreWire): string => (gelombang ? `gelombang ${gelombang}` : (nama ?? ''))

/** Returns the reason against a registration, in the gateway's words; null when it is allowed. */
const alasanOf = (world: Students, mahasiswa: Mahasiswa, jadwal: JadwalKompreWire, now: number): string | null => {
  const own = partisipasiKompreOf(mahasiswa, now).filter(({ nama }) => nama === jadwal.nama)
  const open = own.find(({ status }) => isOpenStatus(status))
  if (open) return `Anda sudah terdaftar pada ${waveOf(sittingOf(String(open.scheduleId)))}.`
  if (own.some(({ status }) => status === 'lulus')) return 'Anda sudah lulus ujian ini.'
  const today = toTanggal(now)
  if (today < (jadwal.tanggalBuka ?? '')) return `Pendaftaran dibuka ${dayText(jadwal.tanggalBuka ?? '')}.`
  if (today > (jadwal.tanggalTutup ?? '')) return `Pendaftaran ditutup ${dayText(jadwal.tanggalTutup ?? '')}.`
  const unmet = unmetText(syaratKompreOf(mahasiswa, jadwal))
  if (unmet !== null) return unmet
  return seatsTaken(world, jadwal, now) >= (jadwal.kuota ?? 0) ? 'Kuota penuh.' : null
}

const answerOf = (world: Students, mahasiswa: Mahasiswa, jadwal: JadwalKompreWire, now: number): JadwalKompreWire => {
  const alasan = alasanOf(world, mahasiswa, jadwal, now)
  const id = String(jadwal.id)
  return {
    ...jadwal,
    jumlahPeserta: seatsTaken(world, jadwal, now),
    bolehMendaftar: alasan === null,
    alasan,
    isTerdaftar: pesertaOf(mahasiswa).some((row) => row.idJadwal === id && row.dibatalkanPada === null),
  }
}

/**
 * Returns the sittings of the running period for a student, without requirements, which are part of each sitting's
 * details.
 */
export const listJadwalKompre = (world: Students, mahasiswa: Mahasiswa, now: number): JadwalKompreWire[] =>
  mahasiswa.persona === 'kosong'
    ? []
    : runningSittings().map((row) => ({ ...answerOf(world, mahasiswa, row, now), syarat: null }))

/** Returns one sitting with its examiners, and whether the student meets its requirements. @throws Refusal 404 */
export const getJadwalKompre = (world: Students, mahasiswa: Mahasiswa, id: string, now: number): JadwalKompreWire => ({
  ...answerOf(world, mahasiswa, sittingOf(id), now),
  syarat: syaratKompreOf(mahasiswa, sittingOf(id)),
})

/** Registers a student for a sitting. @throws Refusal 404; 409 when the student may not register */
export const registerKompre = (world: Students, mahasiswa: Mahasiswa, idJadwal: string, now: number): void => {
  const jadwal = sittingOf(idJadwal)
  const alasan = alasanOf(world, mahasiswa, jadwal, now)
  if (alasan !== null) throw new Refusal(409, alasan)
  const seat = seatsTaken(world, jadwal, now) + 1
  const ids = Object.values(world.mahasiswa).flatMap((one) => pesertaOf(one).map(({ id }) => Number(id)))
  const row: PesertaKompre = {
    id: String(Math.max(FIRST_ID, ...ids) + 1),
    idJadwal,
    nomor: `KD-${idJadwal.padStart(3, '0')}-${String(seat).padStart(3, '0')}`,
    pada: toIso(now),
    dibatalkanPada: null,
  }
  mahasiswa.kompre = [row, ...pesertaOf(mahasiswa)]
}

/** Cancels a registration. @throws Refusal 404; 409 from two days before the sitting */
export const cancelKompre = (mahasiswa: Mahasiswa, id: string, now: number): void => {
  const own = partisipasiKompreOf(mahasiswa, now).find((row) => String(row.id) === id)
  if (!own) throw new Refusal(404, 'Pendaftaran ujian komprehensif tidak ditemukan.')
  if (own.status === 'batal') return
  if (own.bolehBatal !== true) throw new Refusal(409, 'Pembatalan ditutup tiga hari sebelum ujian.')
  mahasiswa.kompre = pesertaOf(mahasiswa).map((row) => (row.id === id ? { ...row, dibatalkanPada: toIso(now) } : row))
}
