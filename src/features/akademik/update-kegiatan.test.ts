// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Kegiatan, readKegiatan } from '#generated/client/akademik/readers.ts'
import { updateKegiatan } from './update-kegiatan.ts'

const kegiatan = (idKegiatan: number): Kegiatan =>
  Object.freeze(
    readKegiatan({ idKegiatan, status: '0', biaya: 250_000, isSudahBayar: true, nama: `Kegiatan ${idKegiatan}` }),
  )
const ROWS = Object.freeze([kegiatan(1), kegiatan(2), kegiatan(3)])

test('[R4-043] changes status, cost and paid flag of the second kegiatan only', () => {
  expect(updateKegiatan(ROWS, 1, { status: '1', biaya: 0, isSudahBayar: false })).toEqual([
    kegiatan(1),
    { ...kegiatan(2), status: '1', biaya: 0, isSudahBayar: false },
    kegiatan(3),
  ])
})

test.each([{ status: '2' }, { biaya: 0 }, { isSudahBayar: false }, {}])('[R4-043] changes %j only', (change) => {
  expect(updateKegiatan(ROWS, 0, change)).toEqual([{ ...kegiatan(1), ...change }, kegiatan(2), kegiatan(3)])
})

test.each([-1, 3, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('[R4-043] changes nothing for the index %d', (index) => {
  expect(updateKegiatan(ROWS, index, { status: '2', biaya: 1 })).toEqual(ROWS)
})

test('[R4-043] changes no field but these three, and does not mutate the old list', () => {
  const foreign: object = { idKegiatan: 9, nama: 'lain', status: '2' }
  expect(updateKegiatan(ROWS, 2, foreign)[2]).toEqual({ ...kegiatan(3), status: '2' })
  fc.assert(
    fc.property(fc.integer({ min: -5, max: 8 }), fc.nat(), (index, biaya) => {
      const next = updateKegiatan(ROWS, index, { biaya })
      expect(next).not.toBe(ROWS)
      expect(next.map((row, place) => row === ROWS[place])).toEqual(ROWS.map((_, place) => place !== index))
      expect(updateKegiatan(next, index, { biaya: 250_000 })).toEqual(ROWS)
    }),
  )
})
