// @vitest-environment node
import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Sekar Ayu Prameswari', 'SP'],
  ['Sukarno', 'S'],
  ['  raka   adi ', 'RA'],
  ['', ''],
  ['240117023', '2'],
  ['Élodie Ñuñez', 'ÉÑ'],
  ['e\u0301lodie', 'E\u0301'],
  ['👩‍🎓 Sari', '👩‍🎓S'],
])('returns the initials of %j as %j', (nama, initials) => {
  expect(initialsOf(nama)).toBe(initials)
})
