// @vitest-environment node
import { expect, it } from 'vitest'
import { readKalenderAkademik } from '#generated/client/info/readers.ts'
import { readJadwalKuliah } from '#generated/client/jadwal-dan-presensi/readers.ts'
import { readJadwalUjian } from '#generated/client/ujian/readers.ts'
import { clashesOf, dayPlanOf, neighboursOf } from './day-plan-of.ts'

const kelas = (namaMakul: string, jamMulai: string, jamSelesai: string, kode = '4') =>
  readJadwalKuliah({
    idKelas: namaMakul,
    namaMakul,
    jadwal: [{ hari: { kode, nama: 'Kamis' }, jamMulai, jamSelesai, ruang: 'R. 1' }],
  })
const ujian = (namaMakul: string, tanggalUjian: string, jamMulai = '08.00', jamSelesai = '10.00') =>
  readJadwalUjian({ idMakul: namaMakul, namaMakul, tanggalUjian, jamMulai, jamSelesai, ruang: 'R. 2' })
const kalender = (kegiatan: string, kategori: string, tanggalMulai: string, tanggalSelesai = tanggalMulai) =>
  readKalenderAkademik({ kegiatan, kategori, tanggalMulai, tanggalSelesai, isLibur: kategori === 'Libur' })

const KNOWN = {
  kelas: [
    kelas('Basis Data Lanjut', '15.30', '18.00'),
    kelas('Pancasila', '08.00', '10.30'),
    kelas('Web', '08.00', '10.00', '5'),
  ],
  uts: [ujian('Pancasila', '2026-10-29')],
  uas: [ujian('Pancasila', '2027-01-07'), ujian('Web', '2027-01-15')],
  kalender: [
    kalender('Ujian Tengah Semester', 'Ujian', '2026-10-26', '2026-11-06'),
    kalender('Libur Natal', 'Libur', '2026-12-24'),
  ],
  janji: [],
}
const textOf = (day: string) => {
  const { items, libur, isAfterPeriod } = dayPlanOf(KNOWN, day, 'id')
  return [...items.map(({ nama, ruang }) => `${nama} ${ruang}`), ...libur, ...(isAfterPeriod ? ['after'] : [])]
}

it.each([
  ['a Thursday of lectures', '2026-11-12', ['Pancasila R. 1', 'Basis Data Lanjut R. 1']],
  ['a day of exams', '2026-10-29', ['UTS Pancasila R. 2']],
  ['a day between exams', '2026-11-05', []],
  ['a holiday', '2026-12-24', ['Libur Natal']],
  ['a day after the last exam', '2027-01-21', ['after']],
  ['a Sunday', '2026-11-15', []],
])('%s', (_, day, expected) => {
  expect(textOf(day)).toEqual(expected)
})

it('does not end the lectures after the UTS when the UAS dates are unknown', () => {
  expect(dayPlanOf({ ...KNOWN, uas: [] }, '2027-01-21', 'id').items).toHaveLength(2)
})

it('finds clashes and the neighbours before and after a time', () => {
  const plan = dayPlanOf(KNOWN, '2026-11-12', 'id')
  const names = (mulai: number, selesai: number) => clashesOf(plan, { mulai, selesai }).map(({ nama }) => nama)
  expect(names(13 * 60, 14 * 60)).toEqual([])
  expect(names(10.5 * 60, 15.5 * 60)).toEqual([])
  expect(names(10 * 60, 16 * 60)).toEqual(['Pancasila', 'Basis Data Lanjut'])
  const { before, after } = neighboursOf(plan, { mulai: 13 * 60, selesai: 14 * 60 })
  expect([before?.nama, after?.nama]).toEqual(['Pancasila', 'Basis Data Lanjut'])
  expect(neighboursOf(plan, { mulai: 7 * 60, selesai: 8 * 60 }).before).toBeNull()
})
