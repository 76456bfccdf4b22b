// @vitest-environment node
import { expect, test } from 'vitest'
import spec from '#tests/spec/texts.json'
import { isAktif } from './use-biodata-singkat.ts'

const notActive = spec.rows.filter(({ where }) => where === 'student status').map(({ text }) => text)

test('[R4-021] treats a student with the status Cuti, DO, Lulus or Non-Aktif as not active', () => {
  expect(notActive).toHaveLength(4)
  for (const status of notActive) expect(isAktif(status)).toBe(false)
})

test.each(['Aktif', '', 'cuti', 'Sedang Double Degree'])(
  '[R4-021] treats a student with the status %j as active',
  (status) => {
    expect(isAktif(status)).toBe(true)
  },
)
