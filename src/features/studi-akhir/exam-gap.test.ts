// @vitest-environment node
import { expect, it } from 'vitest'
import { readJadwalUjian } from '#generated/client/ujian/readers.ts'
import { examGapOf, examPartOf } from './exam-gap.ts'

const ujian = (...days: (string | null)[]) => days.map((tanggalUjian) => readJadwalUjian({ tanggalUjian }))
const KNOWN = { uts: ujian('2026-11-05', '2026-10-26'), uas: ujian('2027-01-07', '2027-01-15') }

it.each([
  ['2026-10-25', { jenis: 'UTS', side: 'before', days: 1, exam: '2026-10-26' }],
  ['2026-10-26', { jenis: 'UTS', side: 'during', days: 0, exam: '2026-10-26' }],
  ['2026-11-05', { jenis: 'UTS', side: 'during', days: 0, exam: '2026-10-26' }],
  ['2026-11-12', { jenis: 'UTS', side: 'after', days: 7, exam: '2026-11-05' }],
  ['2026-12-06', { jenis: 'UTS', side: 'after', days: 31, exam: '2026-11-05' }],
  ['2026-12-07', { jenis: 'UAS', side: 'before', days: 31, exam: '2027-01-07' }],
  ['2027-01-06', { jenis: 'UAS', side: 'before', days: 1, exam: '2027-01-07' }],
  ['2027-01-10', { jenis: 'UAS', side: 'during', days: 0, exam: '2027-01-07' }],
  ['2027-01-21', { jenis: 'UAS', side: 'after', days: 6, exam: '2027-01-15' }],
])('places %s at %j', (day, expected) => {
  expect(examGapOf(KNOWN, day)).toMatchObject(expected)
})

it('returns the first and the last day of the exam type', () => {
  expect(examGapOf(KNOWN, '2026-11-12')).toMatchObject({ first: '2026-10-26', last: '2026-11-05' })
})

it('ignores an exam type with an undated exam and returns null without exams', () => {
  expect(examGapOf({ ...KNOWN, uts: ujian('2026-10-26', null) }, '2026-11-12')).toMatchObject({
    jenis: 'UAS',
    side: 'before',
  })
  expect(examGapOf({ uts: [], uas: ujian(null) }, '2026-11-12')).toBeNull()
})

it.each([
  ['2026-10-22', '2026-11-11', { from: 20, width: 55 }],
  ['2026-10-26', '2026-11-17', { from: 0, width: 50 }],
  ['2026-11-05', '2026-11-06', { from: 0, width: 100 }],
  ['2026-11-06', '2026-11-15', null],
  ['2026-10-22', '2026-10-25', null],
  ['2026-10-22', '2026-10-27', null],
])('from %s to %s, computes the exam span as %j', (today, day, expected) => {
  const gap = examGapOf(KNOWN, day)
  expect(gap && examPartOf(gap, today, day)).toEqual(expected)
})
