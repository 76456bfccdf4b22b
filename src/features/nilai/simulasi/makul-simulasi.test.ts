// @vitest-environment node
import { expect, test } from 'vitest'
import { readListJadwalKuliah } from '#generated/client/jadwal-dan-presensi/readers.ts'
import { readGetKrs } from '#generated/client/krs/readers.ts'
import { readGetTranskrip } from '#generated/client/nilai/readers.ts'
import { readRows } from '#shared/wire/readers.ts'
import { bahanOf, harapkan, rencanaOf } from './makul-simulasi.ts'
import { periodeBerikutnya } from './use-rencana.ts'

const grades = (...data: object[]) => readRows(readGetTranskrip({ data }).data, 'noted')
const classes = (...data: object[]) => readRows(readListJadwalKuliah({ data }).data, 'noted')
const picks = (...data: object[]) => readRows(readGetKrs({ data }).data, 'noted')
const B = { idMakul: 1, namaMakul: 'Kalkulus', sks: 3, nilaiHuruf: 'B', bobot: '3.00', semesterKe: 1 }
const namesOf = (rows: readonly { nama: string }[]) => rows.map(({ nama }) => nama)

test('excludes a graded class from the expected grades but counts it for the semester', () => {
  const { berjalan, tetap } = bahanOf(
    grades(B, { ...B, idMakul: '2', namaMakul: 'Fisika', semesterKe: 5 }),
    classes({ idMakul: '2', namaMakul: 'Fisika', sks: 3 }, { idMakul: 3, namaMakul: 'Logika', sks: 2 }),
    5,
    'id',
  )
  expect(namesOf(berjalan)).toEqual(['Logika'])
  expect(tetap).toMatchObject([{ kunci: '2', bobot: 3 }])
})

test('identifies a course by id (number or text), then by code, and merges its groups', () => {
  const { berjalan } = bahanOf(
    grades(),
    classes(
      { idMakul: 3, namaMakul: 'Logika', sks: 2 },
      { idMakul: '3', namaMakul: 'Logika', sks: 2 },
      { kodeMakul: 'IF9', sks: 1 },
      { namaMakul: 'Tanpa kunci', sks: 2 },
      { idMakul: 4, namaMakul: 'Tanpa SKS' },
    ),
    1,
    'id',
  )
  expect(berjalan).toEqual([
    { kunci: '3', nama: 'Logika', sks: 2 },
    { kunci: 'IF9', nama: 'IF9', sks: 1 },
  ])
})

test('uses the best grade of a repeated course', () => {
  const { pernah, dinilai } = bahanOf(grades({ ...B, nilaiHuruf: 'D', bobot: 1 }, { ...B, semesterKe: 3 }), [], 5, 'id')
  expect(dinilai).toHaveLength(2)
  expect(pernah).toEqual([{ kunci: '1', nama: 'Kalkulus', sks: 3, huruf: 'B' }])
})

test('treats a hidden or unpublished grade as pending and does not reveal its letter', () => {
  const { menunggu, dinilai, skala } = bahanOf(
    grades({ ...B, isTerkunci: true, nilaiHuruf: 'A-', bobot: 3.7 }, { ...B, idMakul: 2, nilaiHuruf: null }),
    [],
    5,
    'id',
  )
  expect(menunggu).toHaveLength(2)
  expect(dinilai).toEqual([])
  expect(skala.map(({ huruf }) => huruf)).not.toContain('A-')
})

test('excludes planned courses that are already running or pending', () => {
  const bahan = bahanOf(
    grades({ ...B, isTerkunci: true }),
    classes({ idMakul: 3, namaMakul: 'Logika', sks: 2 }),
    5,
    'id',
  )
  const plan = picks({ idMakul: 1, sks: 3 }, { idMakul: 3, sks: 2 }, { idMakul: 7, namaMakul: 'Grafika', sks: 3 })
  expect(namesOf(rencanaOf(plan, bahan))).toEqual(['Grafika'])
})

test('ignores a letter outside the scale', () => {
  const { skala } = bahanOf([], [], 1, 'id')
  const rows = [{ kunci: '1', nama: '', sks: 3 }]
  expect(harapkan(rows, { 1: 'Z' }, skala)).toEqual([])
  expect(harapkan(rows, { 1: 'AB' }, skala)).toEqual([{ kunci: '1', sks: 3, bobot: 3.5 }])
})

test.each([
  [2027, 1, 2027, 2],
  [2027, 2, 2028, 1],
  [2027, 3, 2027, 2],
  [2027, 4, 2028, 1],
])('returns for the period %s %s the next one, %s %s', (tahun, semester, nextTahun, nextSemester) => {
  expect(periodeBerikutnya({ tahun, semester })).toEqual({ tahun: nextTahun, semester: nextSemester })
})
