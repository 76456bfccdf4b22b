// @vitest-environment node
import { expect, test } from 'vitest'
import { readRiwayatKuliah } from '#generated/client/dashboard/readers.ts'
import { ipsPoints, isIpsTertutup } from './use-dashboard.ts'

test('sorts semesters by period, with label, credits and IPS, and no IPS for the current one', () => {
  const rows = [
    { tahunSemester: '20271', semesterKe: 3, sks: 22, ips: null },
    { tahunSemester: '20261', semesterKe: 1, sks: 20, ips: '3.40', ipk: 3.4 },
    { tahunSemester: '20262', semesterKe: 2, sks: 22, ips: 3.57 },
  ].map(readRiwayatKuliah)
  expect(ipsPoints(rows)).toEqual([
    { ke: 1, label: '2025/2026 Ganjil', sks: 20, ips: 3.4, isBelum: false },
    { ke: 2, label: '2025/2026 Genap', sks: 22, ips: 3.57, isBelum: false },
    { ke: 3, label: '2026/2027 Ganjil', sks: 22, ips: null, isBelum: true },
  ])
})

test('keeps an incomplete row, with a dash for missing values', () => {
  expect(ipsPoints([{}, { tahunSemester: 'x', ips: 'A', sks: null }].map(readRiwayatKuliah))).toEqual([
    { ke: 1, label: '–', sks: null, ips: null, isBelum: true },
    { ke: 2, label: 'x', sks: null, ips: undefined, isBelum: false },
  ])
})

test('does not reorder the response', () => {
  const rows = Object.freeze([{ tahunSemester: '20271' }, { tahunSemester: '20261' }].map(readRiwayatKuliah))
  expect(ipsPoints(rows).map(({ label }) => label)).toEqual(['2025/2026 Ganjil', '2026/2027 Ganjil'])
})

test.each([
  ['withheld while questionnaires are open', {}, 3, true],
  ['withheld while the number of open questionnaires is unknown', {}, null, true],
  ['missing, with every questionnaire filled in', {}, 0, false],
  ['available', { ips: 3.5 }, 3, false],
  ['missing in a semester on cuti', { sks: 0 }, 3, false],
  ['unknown, like its IPK', { ipk: null }, 3, false],
])('recognises an IPS that is %s', (_, more, jumlahKuesioner, isTertutup) => {
  const [point] = ipsPoints([readRiwayatKuliah({ tahunSemester: '20262', sks: 22, ips: null, ipk: 3.5, ...more })])
  expect(point && isIpsTertutup(point, jumlahKuesioner)).toBe(isTertutup)
})
