// @vitest-environment node
import { expect, test } from 'vitest'
import { readBiayaKuliah } from '#generated/client/biaya-kuliah/readers.ts'
import { billSumsOf } from './bill-sums.ts'

const TODAY = '2026-10-22'
const LOCKS = {
  isMengunciKartuUjian: true,
  isMengunciKrs: false,
  isMengunciCuti: false,
  isMengunciWisuda: true,
}
const bill = (tunggakan: unknown, jatuhTempo: unknown, more: object = LOCKS) => ({
  idKomponenKeuangan: 'SPP',
  tunggakan,
  jatuhTempo,
  ...more,
})
const FREE = { ...LOCKS, isMengunciKartuUjian: false, isMengunciWisuda: false }
const sums = (...tagihan: unknown[]) => billSumsOf(readBiayaKuliah({ tagihan }), TODAY)

test('adds up all tagihan, the overdue ones, and those that unlock the exam card', () => {
  const { tagihan, tunggakan, pembuka } = sums(
    bill(650_000, '2026-06-10'),
    bill(150_000, null),
    bill(1_500_000, '2026-10-10'),
    bill(450_000, '2026-10-31', FREE),
  )
  expect(tagihan).toEqual({
    rupiah: 2_750_000,
    parts: [
      { tempo: 'lewat', rupiah: 2_150_000, first: '2026-06-10', isOneDay: false },
      { tempo: 'tanpa', rupiah: 150_000, first: null, isOneDay: true },
      { tempo: 'belum', rupiah: 450_000, first: '2026-10-31', isOneDay: true },
    ],
  })
  expect(tunggakan).toBe(2_150_000)
  expect(pembuka['kartu-ujian']).toEqual({
    rupiah: 2_300_000,
    parts: [
      { tempo: 'lewat', rupiah: 2_150_000, first: '2026-06-10', isOneDay: false },
      { tempo: 'tanpa', rupiah: 150_000, first: null, isOneDay: true },
    ],
  })
})

test('counts a tagihan as overdue from the day after its due date', () => {
  expect(sums(bill(1, TODAY)).tunggakan).toBe(0)
  expect(sums(bill(1, '2026-10-21')).tunggakan).toBe(1)
})

const { isMengunciKartuUjian: _, ...UNSAID } = LOCKS
test.each<[title: string, of: unknown[], tagihan: unknown, tunggakan: unknown, kartu: unknown]>([
  ['nothing is owed', [], 0, 0, null],
  ['no bill locks the exam card', [bill(5, null, FREE)], 5, 0, null],
  ['the only bill does not say whether it locks the exam card', [bill(5, null, UNSAID)], 5, 0, null],
  ['one of two bills does not say whether it locks the exam card', [bill(5, null), bill(7, null, UNSAID)], 12, 0, null],
  ['an overdue amount cannot be read', [bill('?', '2026-01-01'), bill(7, null)], undefined, undefined, undefined],
  [
    'an amount that is not due and locks nothing cannot be read',
    [bill('?', '2027-01-01', FREE), bill(7, '2026-01-01')],
    undefined,
    7,
    7,
  ],
  ['a due date cannot be read', [bill(5, 'entah'), bill(7, null)], 12, undefined, 12],
  ['a bill cannot be read', [null, bill(7, null)], undefined, undefined, undefined],
])('returns the sums that are known when %s', (_title, of, tagihan, tunggakan, kartu) => {
  const known = sums(...of)
  expect([known.tagihan.rupiah, known.tunggakan, known.pembuka['kartu-ujian'].rupiah]).toEqual([
    tagihan,
    tunggakan,
    kartu,
  ])
})

test('returns no sum for a response without a list of tagihan', () => {
  const known = billSumsOf(readBiayaKuliah({}), TODAY)
  expect([known.tagihan.rupiah, known.tunggakan, known.pembuka.krs.rupiah]).toEqual([undefined, undefined, undefined])
})
