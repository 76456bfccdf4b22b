// @vitest-environment node
import { expect, it } from 'vitest'
import { readUsulanKerjaPraktik } from '#generated/client/kerja-praktik/readers.ts'
import { dateWarnings } from './date-warnings.ts'

const other = (tanggalMulai: string | null, tanggalSelesai: string | null, status = 'disetujui') =>
  readUsulanKerjaPraktik({ id: '1', judul: 'Gudang', status, tanggalMulai, tanggalSelesai })
const UAS = [{ jenis: 'UAS', days: ['2027-01-22', '2027-01-18', '2027-02-01'] }]

it.each([
  ['weeks without a conflict', '2027-03-01', '2027-04-09', [], UAS, []],
  ['an end decades later', '2027-01-18', '2072-02-26', [], [], ['long']],
  [
    'another internship on the last day',
    '2027-01-18',
    '2027-02-26',
    [other('2027-02-26', '2027-04-01')],
    [],
    ['other'],
  ],
  ['another internship a day later', '2027-01-18', '2027-02-26', [other('2027-02-27', '2027-04-01')], [], []],
  [
    'another internship that was rejected',
    '2027-01-18',
    '2027-02-26',
    [other('2027-01-18', '2027-02-26', 'ditolak')],
    [],
    [],
  ],
  ['another internship without known dates', '2027-01-18', '2027-02-26', [other(null, null)], [], []],
  ['exams of the student', '2027-01-18', '2027-01-31', [], UAS, ['exams']],
  ['an end before the start', '2027-02-26', '2027-01-18', [], UAS, []],
])('%s', (_, mulai, selesai, others, exams, kinds) => {
  expect(dateWarnings(mulai, selesai, others, exams).map(({ kind }) => kind)).toEqual(kinds)
})

it('counts the exams and names the first one', () => {
  expect(dateWarnings('2027-01-18', '2027-01-31', [], UAS)).toEqual([
    { kind: 'exams', jenis: 'UAS', count: 2, first: '2027-01-18' },
  ])
})
