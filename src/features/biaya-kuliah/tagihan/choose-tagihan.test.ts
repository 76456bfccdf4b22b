// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBiayaKuliah } from '#generated/client/biaya-kuliah/readers.ts'
import { setAkanDibayar, startTagihan, type TagihanItem, toggleTagihan } from './tagihan-item.ts'

const row = (idKomponenKeuangan: string, tunggakan: number) => ({
  tingkatSemester: 5,
  idKomponenKeuangan,
  tahun: 2027,
  semester: 1,
  bulan: null,
  idEvent: null,
  tunggakan,
})
const ID = 'SPP-2027-1-null-null'
const start = (aturanCicilan: number): TagihanItem[] =>
  startTagihan(readBiayaKuliah({ aturanCicilan, tagihan: [row('SPP', 1_500_000), row('ASR', 150_000)] })) ?? []
const spp = (items: TagihanItem[]) => items.map(({ checked, akanDibayar }) => [checked, akanDibayar])

test('deselects a tagihan and selects it again without changing the other one', () => {
  const off = toggleTagihan(start(1), ID)
  expect(spp(off)).toEqual([
    [false, 0],
    [true, 150_000],
  ])
  expect(toggleTagihan(off, ID)).toEqual(start(1))
})

test('selects a tagihan with its full amount under another rule', () => {
  expect(spp(toggleTagihan(start(0), ID))).toEqual([
    [true, 1_500_000],
    [false, 0],
  ])
})

test.each([
  [500_000, true, 500_000],
  [1_500_000, true, 1_500_000],
  [1_500_001, true, 1_500_000],
  [Number.POSITIVE_INFINITY, true, 1_500_000],
  [0, false, 0],
  [-1, false, 0],
  [0.9, false, 0],
  [250_000.9, true, 250_000],
])('for the typed amount %d the tagihan is selected: %s, with %d rupiah', (rupiah, checked, akanDibayar) => {
  expect(spp(setAkanDibayar(start(0), ID, rupiah))[0]).toEqual([checked, akanDibayar])
})

test('ignores an amount that is not a number', () => {
  expect(setAkanDibayar(start(1), ID, Number.NaN)).toEqual(start(1))
})

test('does not select a tagihan whose amount is unreadable', () => {
  const unreadable = (startTagihan(readBiayaKuliah({ tagihan: [row('SPP', Number.NaN)] })) ?? []).map((item) =>
    Object.freeze(item),
  )
  expect(toggleTagihan(unreadable, ID)).toEqual(unreadable)
  expect(setAkanDibayar(unreadable, ID, 5)).toEqual(unreadable)
})

test('keeps amounts whole and between 0 and the amount due, and does not mutate the previous list', () => {
  const step = fc.record({
    id: fc.constantFrom(ID, 'ASR-2027-1-null-null', 'unknown'),
    rupiah: fc.option(fc.oneof(fc.double(), fc.integer({ min: -10, max: 2_000_000 }))),
  })
  fc.assert(
    fc.property(fc.array(step), fc.constantFrom(0, 1), (steps, aturan) => {
      let items = start(aturan)
      for (const { id, rupiah } of steps) {
        const before = structuredClone(items)
        const next = rupiah === null ? toggleTagihan(items, id) : setAkanDibayar(items, id, rupiah)
        expect(items).toEqual(before)
        items = next
      }
      for (const { akanDibayar, tunggakan, checked } of items) {
        expect(Number.isSafeInteger(akanDibayar)).toBe(true)
        expect(akanDibayar).toBeGreaterThanOrEqual(0)
        expect(akanDibayar).toBeLessThanOrEqual(tunggakan ?? 0)
        expect(checked).toBe(akanDibayar > 0)
      }
    }),
  )
})
