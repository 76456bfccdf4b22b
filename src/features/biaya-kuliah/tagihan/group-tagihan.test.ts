// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBiayaKuliah } from '#generated/client/biaya-kuliah/readers.ts'
import { groupTagihan, setAkanDibayar, startTagihan, sumTagihan, toggleTagihan } from './tagihan-item.ts'

const row = (idKomponenKeuangan: string, tingkatSemester: unknown, tunggakan: unknown = 1000) => ({
  idKomponenKeuangan,
  tingkatSemester,
  tahun: 2027,
  semester: 1,
  bulan: null,
  idEvent: null,
  tunggakan,
})
const items = (rows: object[], aturanCicilan = 1) =>
  startTagihan(readBiayaKuliah({ aturanCicilan, tagihan: rows })) ?? []
const shown = (rows: object[]) =>
  groupTagihan(items(rows)).map(({ tingkatSemester, items: own }) => [
    tingkatSemester,
    own.map(({ idKomponenKeuangan }) => idKomponenKeuangan).join(' '),
  ])

test('[R3-018] groups the tagihan by semester, the first one first, in the order of the gateway', () => {
  const rows = [row('a', 10), row('b', 2), row('c', '10'), row('d', 1), row('e', ' 2 '), row('f', 10)]
  expect(shown(rows)).toEqual([
    [1, 'd'],
    [2, 'b e'],
    [10, 'a c f'],
  ])
})

test('[R3-018] puts tagihan without a semester after the others, and those with an unreadable one last', () => {
  const rows = [row('a', null), row('b', 'lima'), row('c', 3), row('d', undefined), row('e', {}), row('f', Number.NaN)]
  expect(shown(rows)).toEqual([
    [3, 'c'],
    [null, 'a d'],
    [undefined, 'b e f'],
  ])
  expect(shown([row('a', 8), row('b', null), row('c', 2)])).toEqual([
    [2, 'c'],
    [8, 'a'],
    [null, 'b'],
  ])
  expect(shown([])).toEqual([])
})

test('[R3-018] keeps every tagihan exactly once', () => {
  const any = fc.record({ tingkat: fc.oneof(fc.nat(8), fc.constantFrom('1', 'x', null)), id: fc.uuid() })
  fc.assert(
    fc.property(fc.array(any), (rows) => {
      const list = items(rows.map(({ id, tingkat }) => row(id, tingkat)))
      const groups = groupTagihan(list)
      const grouped = groups.flatMap((group) => group.items)
      expect(grouped.map(({ id }) => id).toSorted()).toEqual(list.map(({ id }) => id).toSorted())
      expect(new Set(groups.map(({ tingkatSemester }) => tingkatSemester)).size).toBe(groups.length)
    }),
  )
})

test('[R3-020] sums what is due in all, and what the selected tagihan pay', () => {
  const list = items([row('SPP', 5, 1_500_000), row('ASR', 5, 150_000)])
  const spp = 'SPP-2027-1-null-null'
  expect(sumTagihan(list)).toEqual({ totalTunggakan: 1_650_000, totalBayar: 1_650_000 })
  const off = toggleTagihan(list, spp)
  expect(sumTagihan(off)).toEqual({ totalTunggakan: 1_650_000, totalBayar: 150_000 })
  expect(sumTagihan(setAkanDibayar(off, spp, 400_000))).toEqual({ totalTunggakan: 1_650_000, totalBayar: 550_000 })
  expect(sumTagihan(items([row('SPP', 5, 1_500_000)], 0))).toEqual({ totalTunggakan: 1_500_000, totalBayar: 0 })
  expect(sumTagihan([])).toEqual({ totalTunggakan: 0, totalBayar: 0 })
})

test('[R3-020] ignores the amount of a tagihan that is not selected', () => {
  const list = items([row('SPP', 5, 1000)]).map((item) => ({ ...item, checked: false, akanDibayar: 700 }))
  expect(sumTagihan(list).totalBayar).toBe(0)
})

test('[R3-020] returns no sum of what is due when one tagihan is unreadable', () => {
  expect(sumTagihan(items([row('SPP', 5, 1000), row('ASR', 5, 'x')]))).toEqual({
    totalTunggakan: null,
    totalBayar: 1000,
  })
})
