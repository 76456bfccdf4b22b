// @vitest-environment node
import { expect, test } from 'vitest'
import { readKrsEdit, readKrsKurikulum } from '#generated/client/krs/readers.ts'
import { toPekan } from './pekan.ts'
import { clashesOf } from './rencana/clash.ts'
import { resolvePilihan } from './rencana/plan.ts'
import { toCatalogue } from './tawaran/catalogue.ts'

const makul = (idMakul: number, namaMakul: string, kode: number, jamMulai: string, jamSelesai: string) => ({
  idMakul,
  namaMakul,
  kelas: [{ idKelas: idMakul, jadwal: [{ hari: { kode }, jamMulai, jamSelesai }] }],
})
const weekOf = (...rows: ReturnType<typeof makul>[]) => {
  const pilihan = rows.map(({ idMakul }) => ({ idMakul: String(idMakul), idKelas: String(idMakul) }))
  const picks = resolvePilihan(pilihan, toCatalogue(readKrsKurikulum({ makul: rows }), readKrsEdit({})))
  return toPekan(picks, clashesOf(picks))
}

test('shows Monday to Friday, 08 to 16, and expands for classes outside that range', () => {
  expect(weekOf()).toEqual({ days: 5, fromHour: 8, untilHour: 16, blocks: [] })
  const wide = weekOf(makul(1, 'Kuliah Malam', 6, '07.00', '08.40'), makul(2, 'Seminar', 1, '18.30', '20.10'))
  expect(wide).toMatchObject({ days: 6, fromHour: 7, untilHour: 21 })
})

test('marks the later of two clashing picks and labels blocks by initials', () => {
  const { blocks } = weekOf(
    makul(1, 'Jaringan Komputer', 1, '10.30', '13.00'),
    makul(2, 'Interaksi Manusia dan Komputer', 1, '11.30', '14.00'),
    makul(3, 'Tanpa Jam', 1, '', ''),
  )
  expect(blocks.map(({ label, isClashing }) => [label, isClashing])).toEqual([
    ['JK', false],
    ['IMK', true],
  ])
  expect(blocks.map(({ lajur, lajurSemua }) => [lajur, lajurSemua])).toEqual([
    [0, 2],
    [1, 2],
  ])
})

test('places three concurrent classes side by side and merges a class in two rooms into one block', () => {
  const twice = makul(4, 'Statistika', 2, '08.00', '10.00')
  const [kelas] = twice.kelas
  const { blocks } = weekOf(
    makul(1, 'Jaringan Komputer', 1, '10.30', '13.00'),
    makul(2, 'Interaksi Manusia dan Komputer', 1, '11.30', '14.00'),
    makul(3, 'Kecerdasan Buatan', 1, '12.00', '13.00'),
    { ...twice, kelas: kelas ? [{ ...kelas, jadwal: [...kelas.jadwal, ...kelas.jadwal] }] : [] },
  )
  expect(blocks.map(({ label, lajur, lajurSemua }) => [label, lajur, lajurSemua])).toEqual([
    ['JK', 0, 3],
    ['IMK', 1, 3],
    ['KB', 2, 3],
    ['S', 0, 1],
  ])
})

test('draws a class that runs past midnight until midnight', () => {
  expect(weekOf(makul(1, 'Astronomi', 3, '22.00', '00.30'))).toMatchObject({
    untilHour: 24,
    blocks: [{ mulai: 1320, selesai: 1440 }],
  })
})
