// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBiayaKuliah, readTagihan } from '#generated/client/biaya-kuliah/readers.ts'
import { BiayaKuliahWire } from '#generated/models/biaya-kuliah/biayaKuliahWire.zod.ts'
import { isFullAtStart, startTagihan, tagihanId } from './tagihan-item.ts'

const SPP = {
  tingkatSemester: 5,
  idKomponenKeuangan: 'SPP-1',
  tahun: 2027,
  semester: 1,
  bulan: 8,
  idEvent: null,
  tunggakan: 1_500_000,
}
const ASURANSI = { ...SPP, idKomponenKeuangan: 'ASR', bulan: null, tunggakan: 150_000 }
const start = (tagihan: unknown, aturanCicilan?: unknown) => startTagihan(readBiayaKuliah({ tagihan, aturanCicilan }))

test.each([1, '1', ' 1 ', null, undefined])(
  '[R4-036] [R9-021] under the aturan cicilan %j every tagihan starts selected with its full amount',
  (aturan) => {
    expect(isFullAtStart(readBiayaKuliah({ aturanCicilan: aturan }).aturanCicilan)).toBe(true)
    expect(start([SPP, ASURANSI], aturan)).toEqual([
      { ...readTagihan(SPP), id: 'SPP-1-2027-1-8-null', nama: 'SPP-1', checked: true, akanDibayar: 1_500_000 },
      { ...readTagihan(ASURANSI), id: 'ASR-2027-1-null-null', nama: 'ASR', checked: true, akanDibayar: 150_000 },
    ])
  },
)

test.each([0, 2, '0', '2', '', ' ', 'satu'])(
  '[R4-037] under the aturan cicilan %j every tagihan starts unselected with 0',
  (aturan) => {
    expect(start([SPP, ASURANSI], aturan)).toEqual([
      { ...readTagihan(SPP), id: 'SPP-1-2027-1-8-null', nama: 'SPP-1', checked: false, akanDibayar: 0 },
      { ...readTagihan(ASURANSI), id: 'ASR-2027-1-null-null', nama: 'ASR', checked: false, akanDibayar: 0 },
    ])
  },
)

test.each([true, false, Number.NaN, {}, [1]])(
  '[R4-037] rejects the whole response when the aturan cicilan is %j (x-strict)',
  (aturanCicilan) => {
    expect(BiayaKuliahWire.safeParse({ tagihan: [SPP], aturanCicilan: 1 }).success).toBe(true)
    expect(BiayaKuliahWire.safeParse({ tagihan: [SPP], aturanCicilan }).success).toBe(false)
  },
)

describe('id of a tagihan', () => {
  test.each([
    [SPP, 'SPP-1-2027-1-8-null'],
    [{ ...SPP, tahun: '2027', semester: '1', bulan: '8' }, 'SPP-1-2027-1-8-null'],
    [{ ...SPP, bulan: null, idEvent: 42 }, 'SPP-1-2027-1-null-42'],
    [{}, 'null-null-null-null-null'],
  ])('[R3-019] of %j is %s', (row, id) => {
    expect(tagihanId(readTagihan(row))).toBe(id)
  })

  const part = fc.oneof(fc.nat(3), fc.constantFrom('SPP', 'ASR', '1', '2'), fc.constant(null))
  const row = fc.record(
    { idKomponenKeuangan: part, tahun: part, semester: part, bulan: part, idEvent: part, tunggakan: fc.nat() },
    { requiredKeys: [] },
  )

  test('[R3-019] is built from its five parts, and differs when one of them differs', () => {
    const parts = ['idKomponenKeuangan', 'tahun', 'semester', 'bulan', 'idEvent'] as const
    fc.assert(
      fc.property(fc.constantFrom(...parts), fc.nat(9), (name, value) => {
        const id = tagihanId(readTagihan({ ...SPP, [name]: `x${value}` }))
        expect(id).toContain(`x${value}`)
        expect(id).not.toBe(tagihanId(readTagihan(SPP)))
      }),
    )
  })

  test('[R3-019] is unique in the list, even when the gateway repeats a tagihan', () => {
    expect(start([SPP, SPP, SPP])?.map(({ id }) => id)).toEqual([
      'SPP-1-2027-1-8-null',
      'SPP-1-2027-1-8-null~2',
      'SPP-1-2027-1-8-null~3',
    ])
    fc.assert(
      fc.property(fc.array(row, { maxLength: 30 }), (rows) => {
        const ids = start(rows)?.map(({ id }) => id) ?? []
        expect(ids).toHaveLength(rows.length)
        expect(new Set(ids).size).toBe(rows.length)
      }),
    )
  })
})

test.each([null, undefined, '', 'banyak', -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60, {}, [1]])(
  'does not allow paying a tagihan with the amount %j, and does not read it as 0',
  (tunggakan) => {
    expect(start([{ ...SPP, tunggakan }], 1)?.[0]).toMatchObject({ tunggakan: null, checked: false, akanDibayar: 0 })
  },
)

test('reads an amount that arrives as text', () => {
  expect(start([{ ...SPP, tunggakan: '1500000' }], 1)?.[0]).toMatchObject({
    tunggakan: 1_500_000,
    akanDibayar: 1_500_000,
  })
})

test.each([undefined, null, {}, 'x', 5])('returns no list for a response with the tagihan %j', (tagihan) => {
  expect(start(tagihan)).toBeNull()
})

test('keeps the other fields of a tagihan, and returns no amount for an unreadable one', () => {
  expect(
    start([null, { ...SPP, namaKomponenKeuangan: 'SPP', keterangan: 'ya' }])?.map(({ nama, keterangan, tunggakan }) => [
      nama,
      keterangan,
      tunggakan,
    ]),
  ).toEqual([
    ['', '', null],
    ['SPP', 'ya', 1_500_000],
  ])
})
