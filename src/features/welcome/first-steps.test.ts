// @vitest-environment node
import { expect, test } from 'vitest'
import { firstSteps } from './welcome-page.tsx'

test.each([
  ['everything', [], ['biodata', 'krs', 'jadwal-dan-presensi']],
  ['no KRS', ['krs'], ['biodata', 'jadwal-dan-presensi', 'biaya-kuliah']],
  ['internship only', ['biodata', 'krs', 'jadwal-dan-presensi', 'biaya-kuliah', 'panduan'], []],
])('suggests up to three existing screens to a new student when the menu has %s', (_, hidden, steps) => {
  expect(firstSteps((step) => !hidden.includes(step))).toEqual(steps)
})
