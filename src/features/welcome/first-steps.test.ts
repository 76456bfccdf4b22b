// @vitest-environment node
import { expect, test } from 'vitest'
import { firstSteps } from './welcome-page.tsx'

test.each([
  ['everything', [], ['biodata', 'krs', 'jadwal-dan-presensi']],
  ['no KRS', ['krs'], ['biodata', 'jadwal-dan-presensi', 'biaya-kuliah']],
  ['internship only', ['biodata', 'krs', 'jadwal-dan-presensi', 'biaya-kuliah', 'panduan'], []],
])('a new student of a campus whose menu has %s begins with three screens that exist there', (_, hidden, steps) => {
  expect(firstSteps((step) => !hidden.includes(step))).toEqual(steps)
})
