// @vitest-environment node
import { expect, test } from 'vitest'
import { tertutupOf } from '#domain/nilai/tertutup.ts'
import { readAturanUmum } from '#generated/client/aturan/readers.ts'
import { aturanProdi } from './aturan-prodi.ts'
import { nilaiSementara } from './nilai-sementara.ts'
import { type PredikatDikenal, predikatOf } from './simulasi/predikat.ts'
import { skalaOf } from './simulasi/skala.ts'

const lettersOf = (rows: readonly { nilaiHuruf: string; bobot: number | null }[]) =>
  skalaOf(rows).map(({ huruf, bobot }) => `${huruf} ${bobot}`)

test('uses the default scale when the grades add no letter', () => {
  expect(lettersOf([])).toEqual(['A 4', 'AB 3.5', 'B 3', 'BC 2.5', 'C 2', 'D 1', 'E 0'])
})

test('merges the letters of the student’s grades into the default scale', () => {
  expect(lettersOf([{ nilaiHuruf: 'AB', bobot: 3.6 }])).toEqual(['A 4', 'AB 3.6', 'B 3', 'BC 2.5', 'C 2', 'D 1', 'E 0'])
})

test('omits AB for a campus that uses A- and B+', () => {
  const rows = [
    { nilaiHuruf: 'A-', bobot: 3.7 },
    { nilaiHuruf: 'B+', bobot: 3.3 },
    { nilaiHuruf: '', bobot: 3 },
    { nilaiHuruf: 'T', bobot: null },
    { nilaiHuruf: 'X', bobot: 88 },
  ]
  expect(lettersOf(rows)).toEqual(['A 4', 'A- 3.7', 'B+ 3.3', 'B 3', 'C 2', 'D 1', 'E 0'])
})

const SAID: PredikatDikenal[] = [{ ipk: 351, predikat: 'Sangat memuaskan' }]
test.each<[number, string, PredikatDikenal[], string]>([
  [400, 'S1', [], 'Dengan pujian'],
  [351, 'S1', [], 'Dengan pujian'],
  [350, 'S1', [], 'Sangat memuaskan'],
  [300, 'S1', [], 'Memuaskan'],
  [275, 'S1', [], ''],
  [360, 'S2', [], 'Sangat memuaskan'],
  [376, 'Profesi', [], 'Dengan pujian'],
  [351, 'S1', SAID, 'Sangat memuaskan'],
  [352, 'S1', SAID, 'Dengan pujian'],
  [345, 'S1', [{ ipk: 340, predikat: 'Cumlaude' }], 'Cumlaude'],
  [330, 'S1', [{ ipk: 340, predikat: 'Cumlaude' }], 'Sangat memuaskan'],
  [360, 'S1', [{ ipk: 340, predikat: 'Istimewa' }], ''],
  [340, 'S1', [{ ipk: 340, predikat: 'Istimewa' }], 'Istimewa'],
])('maps an IPK of %s hundredths in %s with known predicates %j to “%s”', (ipk, jenjang, known, predikat) => {
  expect(predikatOf(ipk, jenjang, known)).toBe(predikat)
})

const row = (idMakul: string, semesterKe: number | null, isTerkunci: boolean | null) => ({
  idMakul,
  kodeMakul: '',
  namaMakul: '',
  semesterKe,
  isTerkunci,
})

test('hides the IPS of the semester with a hidden grade and every IPK from then on, nothing else', () => {
  const { makul, isMakul, isIps, isIpk } = tertutupOf([row('1', 1, false), row('2', 3, true), row('3', 4, null)])
  expect(makul.map(({ idMakul }) => idMakul)).toEqual(['2'])
  expect(['1', '2', '3'].map((id) => isMakul(row(id, null, null)))).toEqual([false, true, false])
  expect([1, 2, 3, 4, null].map(isIps)).toEqual([false, false, true, false, true])
  expect([1, 2, 3, 4, null].map((ke) => isIpk(ke))).toEqual([false, false, true, true, true])
  expect(isIpk()).toBe(true)
})

test.each([
  [{ idMakul: '2' }, { idMakul: '2', kodeMakul: 'X' }, true],
  [{ idMakul: '2', kodeMakul: 'IF2' }, { idMakul: '3', kodeMakul: 'IF2' }, false],
  [{ kodeMakul: 'IF2' }, { idMakul: '2', kodeMakul: 'IF2' }, true],
  [{ kodeMakul: 'IF2' }, { idMakul: '2', kodeMakul: 'IF3' }, false],
  [{ namaMakul: 'Statistika' }, { kodeMakul: 'IF2', namaMakul: 'Statistika' }, true],
  [{ namaMakul: 'Statistika' }, { kodeMakul: 'IF2', namaMakul: 'Kalkulus' }, false],
  [{}, { idMakul: '2' }, true],
])('matches the hidden grade %j with the course %j: %s', (hidden, makul, isHidden) => {
  const { isMakul } = tertutupOf([{ ...row('', 1, true), ...hidden }])
  expect(isMakul({ ...row('', 1, null), ...makul })).toBe(isHidden)
})

test('treats a hidden grade without a semester as part of every semester', () => {
  const { isIps, isIpk } = tertutupOf([row('', null, true)])
  expect([isIps(1), isIpk(1), isIpk()]).toEqual([true, true, true])
})

test('hides nothing without a hidden grade', () => {
  const { isIps, isIpk } = tertutupOf([row('1', 1, false)])
  expect([isIps(1), isIps(null), isIpk(1), isIpk()]).toEqual([false, false, false, false])
})

test.each([
  [[], null],
  [[{ persentase: 40, nilai: null }], null],
  [[{ persentase: null, nilai: 80 }], null],
  [
    [
      { persentase: 20, nilai: 90 },
      { persentase: 10, nilai: 85 },
      { persentase: 70, nilai: null },
    ],
    { nilai: '88.33', persen: 30 },
  ],
])('computes the interim mark of %j as %j', (komponen, expected) => {
  expect(nilaiSementara(komponen)).toEqual(expected)
})

test('[R3-002] finds the rules of a programme by its id', () => {
  const aturan = [{ idAturan: 57201, minimalIpk: 3 }, { idAturan: '55201', minimalIpk: '2.75' }, { minimalIpk: 1 }].map(
    readAturanUmum,
  )
  expect(aturanProdi(aturan, '55201')?.minimalIpk).toBe(2.75)
  expect(aturanProdi(aturan, '57201')?.minimalIpk).toBe(3)
  expect([aturanProdi(aturan, ''), aturanProdi(aturan, undefined), aturanProdi(undefined, '55201')]).toEqual([
    null,
    null,
    null,
  ])
})
